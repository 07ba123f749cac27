/** All that the screen of a table of dice shares. */
import type { Table } from "../../connection/table.svelte";
import type { TableEvent } from "../../protocol/events";
import type { DiceAsk, DiceView, IconDieView, PilotView, SeatView, TableView, Touchable } from "../../protocol/types";
import { provideSitting, Sitting, useSitting } from "../../sitting/sitting.svelte";
import { reading } from "../../showing/pace.svelte";
import { play } from "../../sound/play";
import { say } from "../../words/say";
import { seatsOf } from "./beats";
import { Hand } from "./hand.svelte";
import { KEY_LIST } from "./keyboard";
import { Scenes } from "./scenes.svelte";

export class DiceSession extends Sitting {
  readonly scenes: Scenes = new Scenes(() => this.patience(), (beat) => seatsOf(beat).some((seat) => this.isMine(seat)));
  readonly hand = new Hand();
  readyFor = $state(""); // whoever of several at this screen has said that nobody else looks
  showsChances = $state(false);
  headWidth = $state(0); // px that the head of a phone on its side takes
  private lastAsked = "";

  constructor(
    table: Table,
    private readonly isReplay = false,
  ) {
    super(table, KEY_LIST);
    table.listen((events: TableEvent[]) => this.scenes.hear(events));
    this.scenes.seen = table.log.at(-1)?.number ?? 0;
  }

  override get namesAll(): boolean {
    return this.isReplay;
  }

  override get told(): string[] {
    return this.view.pilots.map((pilot) => say("dice-asked", { seat: this.nameOf(pilot.seat), question: pilot.words }));
  }

  override get isShowing(): boolean {
    return this.scenes.isBusy;
  }

  override get seen(): number {
    return this.scenes.seen;
  }

  state = $derived.by<TableView>(() => this.table.table!);
  /** The table as far as it has been shown: no word runs ahead of the dice. */
  view = $derived.by<DiceView>(() => this.scenes.view ?? this.state.dice!);
  isOver = $derived.by(() => this.state.stage === "over" && !this.scenes.isBusy);
  /** Questions wait until what happened has been seen. */
  ask = $derived.by<DiceAsk | null>(() => {
    const asked = this.isReplay || this.scenes.isBusy || this.scenes.unseen.length > 0 || this.table.waiting > 0 ? [] : this.table.asks;
    return asked.find((ask): ask is DiceAsk => ask.kind === "dice") ?? null;
  });
  /** Whose dice lie in front: whoever of you is asked, or the first of you, or nobody's for those who look on. */
  front = $derived.by(() => this.ask?.seat ?? this.state.deciding.find((seat) => this.isMine(seat)) ?? this.you[0] ?? this.view.pilots.at(-1)?.seat ?? "");
  /** Several people here choose in secret: the screen is handed over. */
  mustHandOver = $derived.by(() => this.ask !== null && this.you.length > 1 && this.isSecret && this.readyFor !== `${this.state.number}/${this.ask.seat}`);
  private isSecret = $derived.by(() => this.state.deciding.length > 1 || this.view.pilots.some((pilot) => pilot.acting === "sealed"));

  pilot(seat: string): PilotView | undefined {
    return this.view.pilots.find((pilot) => pilot.seat === seat);
  }

  /** Planes of dice that are picked may change: ghosts fly in their place. */
  inTheAir(pilot: PilotView): { planes: number; ghosts: number } {
    const { ask, picks } = this.hand;
    const picked = ask?.seat === pilot.seat && ask.pick ? pilot.dice.filter((die) => die.number > 0 && picks.includes(die.number)) : [];
    return { planes: pilot.planes - picked.reduce((sum, die) => sum + die.planes, 0), ghosts: this.view.shot ? 0 : picked.length };
  }

  /** Dice of this pilot are in the air. */
  isFalling(pilot: PilotView, dice: IconDieView[] = pilot.dice): boolean {
    return this.scenes.isFalling && dice.some((die) => die.thrown);
  }

  seat(name: string): SeatView {
    return this.state.seats.find((seat) => seat.name === name)!;
  }

  /** Nobody here is in the game: a spectator, or somebody who is out. */
  looksOn = $derived.by(() => !this.state.dice!.pilots.some((pilot) => pilot.alive && this.isMine(pilot.seat)));

  /** Your squadron is gone, and the others fly on. */
  isOut = $derived.by(() => {
    const mine = this.view.pilots.filter((pilot) => this.isMine(pilot.seat));
    return mine.length > 0 && mine.every((pilot) => !pilot.alive) && this.state.stage !== "over" && !this.isReplay && !this.scenes.isStanding;
  });

  others = $derived.by<PilotView[]>(() => this.view.pilots.filter((pilot) => pilot.seat !== this.front));

  /** Follow the question: open it, and ring the chime. */
  follow(): void {
    const asked = this.ask ? `${this.state.number}/${this.ask.seat}` : "";
    const open = this.mustHandOver ? null : this.ask; // nobody sees what another is about to do
    if (asked === this.lastAsked && this.hand.ask === open) return;
    this.hand.open(open);
    if (asked && asked !== this.lastAsked) play("turn");
    this.lastAsked = asked;
    if (this.showsChances) this.weigh();
  }

  takeOver(): void {
    this.readyFor = `${this.state.number}/${this.ask?.seat ?? ""}`;
  }

  give(order: string): void {
    if (this.ask && order) this.table.order(this.ask.seat, [order]);
  }

  /** What is gold: a result was read, the screen was handed over, or the order is given. */
  primary(): void {
    if (this.scenes.isBusy) this.scenes.goOn();
    else if (this.isOver && !this.isWatching) this.table.playAgain();
    else if (this.mustHandOver) this.takeOver();
    else this.give(this.hand.gold);
  }

  pass(): void {
    if (!this.mustHandOver) this.give(this.ask?.passing || (this.ask?.pick?.nothing ?? ""));
  }

  /** Those who only look on skip all that there is to be seen. */
  skip(): void {
    if (this.looksOn) this.scenes.clear();
    else this.scenes.goOn();
    this.table.hurry();
  }

  override get hintFor(): string {
    return this.table.isBare ? "" : this.ask?.seat ?? "";
  }

  private hinted = $derived.by(() => this.table.hint?.orders[0] ?? "");

  /** A hint is about this, or is this order. */
  isHinted(about: Touchable | string): "" | undefined {
    const { hinted } = this;
    const isSo = hinted !== "" && about !== "" && (typeof about === "string" ? hinted.endsWith(about) : this.hand.isMeant(hinted, about));
    return isSo ? "" : undefined;
  }

  override get canApplyHint(): boolean {
    return this.hinted !== "";
  }

  override applyHint(): void {
    this.hand.take(this.hinted);
    this.table.hint = null;
  }

  toggleChances(): void {
    this.showsChances = !this.showsChances;
    if (this.showsChances) this.weigh();
  }

  /** The chances of what is picked now. */
  weigh(): void {
    if (this.ask && this.hand.gold && !this.mustHandOver) this.table.askChances(this.ask.seat, this.hand.gold);
  }

  /** Nobody is held up alone, with bots, or at one screen; friends elsewhere are, but not for long. */
  private patience(): number {
    const holdsUp = this.state.seats.some((seat) => seat.kind !== "bot" && !this.isMine(seat.name));
    return reading.time(!this.isReplay && !this.looksOn, holdsUp, false);
  }
}

export function provideDice(session: DiceSession): DiceSession {
  return provideSitting(session);
}

export function useDice(): DiceSession {
  return useSitting<DiceSession>();
}
