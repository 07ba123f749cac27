/** The table as this page knows it: everything the screens read, and everything they may say. */
import { flightOf, type Flight } from "../flight/flight";
import { pencilOf } from "../flight/pencil";
import { site } from "../here/here.svelte";
import { withoutAdvice, withoutPicks } from "../protocol/advice";
import type { TableEvent } from "../protocol/events";
import { VERSION } from "../protocol/types";
import type {
  AnyAnswer, AnyRequest, Ask, Chances, Dice, DiceDue, FlightChart, GiveOrders, Hint, MakeOffer, Measured, NodeOutlook, OfferView, PlaneMove, Refused, Rematch, SeatView, Signal,
  State, TableView, TrayView, Tried, Welcome,
} from "../protocol/types";
import { hasSky, type SkyWelcome } from "../protocol/welcome";
import { language } from "../words/language";
import { say } from "../words/say";
import { isGuest, welcomed } from "./keys";
import { openLine } from "./reaching";
import { remember, sealed } from "./seals";
import { commitmentTo, shareOf, shareToOpen } from "./share";
import { TableSocket } from "./socket";

export type OfferKind = MakeOffer["what"];
export type SignalKind = Signal["what"];
export const SIGNALS: SignalKind[] = ["ready", "nice-shot", "one-moment"];
const SIGNAL_STANDS = 6000; // ms
const END_IS_SEEN = 600; // ms

/** Real dice that are wanted, for orders of ours or (none) by the table, after those that were thrown for them already. */
export interface Rolling {
  seat: string;
  orders: string[];
  faces: string[];
  due: DiceDue;
}

type Listener = (events: TableEvent[], table: TableView, trays: TrayView[]) => void;

export class Table {
  about = $state.raw<Welcome | null>(null); // to a table of any kind
  welcome = $state.raw<SkyWelcome | null>(null); // to a table with a sky
  table = $state.raw<TableView | null>(null);
  asks = $state.raw<Ask[]>([]);
  pencil = $state.raw<Flight | null>(null); // of a plane of yours that moves later in this round
  log = $state.raw<TableEvent[]>([]);
  outlooks = $state.raw<Map<string, NodeOutlook>>(new Map());
  outlooksDone = $state(false);
  refused = $state.raw<Refused | null>(null);
  rolling = $state.raw<Rolling | null>(null);
  hint = $state.raw<Hint | null>(null);
  measured = $state.raw<Measured | null>(null); // the ruler that was asked for last
  chances = $state.raw<Chances | null>(null); // that were asked for last
  rematch = $state.raw<Rematch | null>(null);
  mayPlayAgain = $state(false); // the end of the match has been seen for a moment
  offer = $state.raw<OfferView | null>(null); // what somebody asks of the others
  signals = $state.raw<Record<string, SignalKind>>({}); // by seat, for a few seconds
  watchers = $state(0);
  connected = $state(false);
  everConnected = $state(false);
  lost = $state(""); // why the line was lost the last time
  ended = $state(""); // why this table cannot be reached at all
  isElsewhere = $state(false); // because another tab has it
  choosesName = $state(false); // a guest is still about to sit down
  waiting = $state(0); // orders that the table has not answered yet

  picture: (() => Promise<Blob>) | null = null; // of the table as it is now
  private since = 0;
  private commitment = ""; // of the host to its dice; empty: they come from a seed
  private taken = 0; // the table after the last orders of ours that were taken
  private readonly charts = new Map<string, FlightChart>(); // all that this page was told
  private readonly flights = new WeakMap<PlaneMove, Flight>();
  private readonly pending = new Map<string, GiveOrders>();
  private readonly tries = new Map<string, (answer: Tried) => void>();
  private sitting = ""; // the request
  private measuring = ""; // likewise
  private weighing = ""; // likewise
  private readonly fading = new Map<string, ReturnType<typeof setTimeout>>(); // signals, by seat
  private readonly listeners = new Set<Listener>();
  private readonly socket: TableSocket;

  constructor(
    readonly match: string,
    readonly keys: string[],
    private readonly onanswer: ((orders: string[]) => void) | null = null, // to a puzzle: then no odds are told
    private readonly isTaught = false, // in a lesson
  ) {
    this.choosesName = isGuest(match);
    this.socket = new TableSocket((insists) => openLine(match, insists), {
      hello: () => ({ type: "hello", version: VERSION, keys: this.keys, since: this.since, language, commitment: commitmentTo(shareOf(match)), chooses_name: this.choosesName, wants: this.isBare ? "asks" : "all" }),
      answer: (answer) => this.hear(answer),
      lost: (isUnsaved) => {
        this.connected = false;
        this.lost = isUnsaved ? say("table-cannot-save", { by: site ? "browser" : "server" }) : say("table-the-line-to-the-table");
      },
      ended: (reason, isElsewhere) => Object.assign(this, { ended: reason, isElsewhere }),
    });
  }

  /** A puzzle lies on it: nothing is told that would give the answer away. */
  get isBare(): boolean {
    return this.onanswer !== null;
  }

  close(): void {
    this.socket.close();
  }

  /** Have the match in this tab, and in no other. */
  insist(): void {
    Object.assign(this, { ended: "", isElsewhere: false });
    this.socket.insist();
  }

  /** Be told of what happens, in order; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A guest keeps the name that the seat has, or brings another. */
  sitDown(seat: string, name: string): void {
    this.refused = null;
    this.sitting = freshId();
    this.socket.send({ type: "sit-down", id: this.sitting, seat, name });
  }

  seated(): void {
    this.choosesName = false;
    welcomed(this.match);
  }

  /** Orders go out with an id and stay pending until the table took or refused them. */
  order(seat: string, orders: string[], dice: string[] = []): void {
    const request = this.sealed({ type: "orders", id: freshId(), number: this.table?.number ?? 0, seat, orders, dice });
    this.refused = null;
    this.pending.set(request.id, request);
    this.count();
    this.socket.send(request);
    this.onanswer?.(orders);
  }

  /** A secret choice is promised to everybody, so that not even the host can change it. */
  private sealed(request: GiveOrders): GiveOrders {
    return this.table?.is_secret && this.commitment ? sealed(request, this.commitment) : request;
  }

  /** Orders of ours that only want dice. */
  private wanted({ id, dice }: Refused): Rolling | null {
    const given = this.pending.get(id);
    return dice && given ? { seat: given.seat, orders: given.orders, faces: given.dice ?? [], due: dice } : null;
  }

  private rememberOwn(id: string): void {
    const { seat, number, seal } = this.pending.get(id) ?? { seat: "", number: 0, seal: null };
    if (seal) remember(this.match, [{ seat, number, seal }]);
  }

  /** Would this be allowed? */
  attempt(seat: string, order: string): Promise<Tried> {
    const id = freshId();
    return new Promise((resolve) => {
      this.tries.set(id, resolve);
      if (!this.socket.send({ type: "try", id, seat, order })) {
        this.tries.delete(id);
        resolve({ type: "tried", id, reason: say("shared-out-of-reach"), clause: "" });
      }
    });
  }

  /** Lay the ruler between two planes. */
  measure(plane: string, to: string): void {
    this.measuring = freshId();
    this.measured = null;
    this.send({ type: "measure", id: this.measuring, plane, to });
  }

  /** What an order may lead to, exactly. */
  askChances(seat: string, order: string): void {
    if (this.isBare) return;
    this.weighing = freshId();
    this.send({ type: "chances", id: this.weighing, seat, order });
  }

  askHint(seat: string): void {
    this.hint = null;
    this.socket.send({ type: "hint", id: freshId(), seat });
  }

  letBotFly(seat: string, level: string): void {
    this.socket.send({ type: "let-bot-fly", id: freshId(), seat, level });
  }

  takeBack(seat: string): void {
    this.socket.send({ type: "take-back", id: freshId(), seat });
  }

  hurry(): void {
    this.socket.send({ type: "hurry" });
  }

  /** Ask something of the others; it is done at once where it concerns nobody else. */
  ask(seat: string, what: OfferKind): void {
    this.refused = null;
    this.socket.send({ type: "offer", id: freshId(), seat, what });
  }

  reply(seat: string, yes: boolean): void {
    this.socket.send({ type: "answer", id: freshId(), seat, yes });
  }

  /** Whoever hurries on through results does not play again by that. */
  showEnd(): void {
    setTimeout(() => (this.mayPlayAgain = true), END_IS_SEEN);
  }

  /** The same again: for all of several people at this screen. */
  playAgain(): void {
    if (!this.mayPlayAgain) return;
    const you = this.about?.you ?? [];
    const offer = this.offer?.what === "rematch" ? this.offer : null;
    if (!offer) this.ask(you[0]!, "rematch");
    for (const seat of offer?.waits_for ?? you.slice(1)) if (you.includes(seat)) this.reply(seat, true);
  }

  claim(seat: string, side: string): void {
    this.socket.send({ type: "claim", id: freshId(), seat, side });
  }

  signal(seat: string, what: SignalKind): void {
    this.refused = null;
    this.socket.send({ type: "signal", id: freshId(), seat, what });
  }

  private showSignal(seat: string, what: SignalKind): void {
    this.signals = { ...this.signals, [seat]: what };
    clearTimeout(this.fading.get(seat));
    this.fading.set(seat, setTimeout(() => (this.signals = Object.fromEntries(Object.entries(this.signals).filter(([each]) => each !== seat))), SIGNAL_STANDS));
  }

  seat(name: string): SeatView | undefined {
    return this.table?.seats.find((seat) => seat.name === name);
  }

  /** All plans of a plane that may move; always the same for the same question. */
  flight(move: PlaneMove): Flight {
    const flight = this.flights.get(move) ?? flightOf(move, this.charts.get(move.chart)!);
    this.flights.set(move, flight);
    return flight;
  }

  private hear(answer: AnyAnswer): void {
    switch (answer.type) {
      case "welcome":
        this.about = answer;
        if (hasSky(answer)) this.welcome = answer;
        this.connected = true;
        this.everConnected = true;
        for (const request of this.pending.values()) this.send(request);
        if (answer.dice) this.share(answer.dice);
        this.commitment = answer.dice?.commitment ?? "";
        remember(this.match, answer.seals);
        break;
      case "sealed":
        remember(this.match, [answer]);
        break;
      case "dice":
        this.share(answer);
        break;
      case "state":
        this.show(answer);
        break;
      case "outlooks":
        this.addOutlooks(answer.number, answer.plane, answer.outlooks, answer.is_last);
        break;
      case "accepted":
        if (answer.id === this.sitting) this.seated();
        this.rememberOwn(answer.id);
        this.taken = Math.max(this.taken, answer.number);
        this.settle(answer.id);
        if (this.table?.number !== answer.number) this.rolling = null; // what is asked next comes with the state
        break;
      case "refused":
        this.rolling = this.wanted(answer);
        this.settle(answer.id);
        this.refused = this.rolling ? null : answer;
        break;
      case "tried":
        this.tries.get(answer.id)?.(answer);
        this.tries.delete(answer.id);
        break;
      case "hint":
        this.hint = answer;
        break;
      case "measured":
        if (answer.id === this.measuring) this.measured = answer;
        break;
      case "chances":
        if (answer.id === this.weighing) this.chances = answer;
        break;
      case "presence":
        this.watchers = answer.watchers;
        this.offer = answer.offer;
        if (this.table) this.table = { ...this.table, seats: this.isBare ? answer.seats.map(present) : answer.seats };
        break;
      case "rematch":
        this.rematch = answer;
        break;
      case "signal":
        this.showSignal(answer.seat, answer.what);
        break;
      case "pong":
        break;
    }
  }

  /** Everybody's share in the dice is promised: this page's is opened. */
  private share(dice: Dice): void {
    const share = shareToOpen(this.match, dice, this.about?.you ?? []);
    if (share) this.send({ type: "share", id: freshId(), share });
  }

  private send(request: AnyRequest): void {
    this.socket.send(request);
  }

  private show({ table, events, asks, charts, trays, pencil, due }: State): void {
    const [seat] = this.about?.you ?? [];
    if (due && seat) this.rolling = { seat, orders: [], faces: [], due };
    else if (table.number !== this.table?.number) this.rolling = null;
    for (const chart of charts) this.charts.set(chart.name, chart);
    const fresh = (events as TableEvent[]).filter((event) => event.number > this.since);
    this.since = fresh.reduce((latest, event) => Math.max(latest, event.number), this.since);
    if (table.number !== this.table?.number) {
      this.outlooks = new Map();
      this.outlooksDone = false;
      this.hint = null;
      this.chances = null;
    }
    this.table = this.isBare ? { ...table, seats: table.seats.map(present) } : table;
    this.count();
    this.asks = this.isBare ? asks.map(withoutAdvice) : this.isTaught ? asks.map(withoutPicks) : asks;
    const waits = table.planes.find((plane) => plane.name === pencil?.plane);
    this.pencil = waits && pencil ? pencilOf(waits, this.charts.get(pencil.chart)!) : null;
    this.log = [...this.log, ...fresh];
    for (const listener of this.listeners) listener(fresh, table, trays);
  }

  private addOutlooks(number: number, plane: string, outlooks: NodeOutlook[], isLast: boolean): void {
    if (number !== this.table?.number) return;
    const all = new Map(this.outlooks);
    for (const outlook of outlooks) all.set(outlookKey(plane, outlook.node, outlook.change), outlook);
    this.outlooks = all;
    this.outlooksDone = isLast;
  }

  private settle(id: string): void {
    this.pending.delete(id);
    this.count();
  }

  /** Orders that were taken still wait for the state that they led to. */
  private count(): void {
    this.waiting = this.pending.size + (this.taken > (this.table?.number ?? 0) ? 1 : 0);
  }
}

/** Nobody else is expected at a puzzle. */
function present(seat: SeatView): SeatView {
  return { ...seat, here: true };
}

export function outlookKey(plane: string, node: number, change: number): string {
  return `${plane}/${node}/${change}`;
}

/** Not randomUUID, which browsers keep from pages without a certificate. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
