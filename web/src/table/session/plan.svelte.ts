/** A move being planned. Nothing is sent before Fly. */
import { outlookKey, type Table } from "../../connection/table.svelte";
import { nodeAt, nodesAlong, optionsFrom, paidFor, speedLeft, type Option } from "../../flight/fan";
import type { Flight } from "../../flight/flight";
import { poseOnBoard } from "../../flight/geometry";
import type { DrawnPieces, DrawnPose, MoveAsk, Outlook } from "../../protocol/types";
import { play } from "../../sound/play";
import { say } from "../../words/say";

interface Step {
  path: number[];
  change: number;
  drops: number[];
}

export class Plan {
  move = $state.raw<Flight | null>(null);
  isPencil = $state(false);
  isSent = $state(false); // flown, and not refused so far
  path = $state.raw<number[]>([]);
  change = $state(0);
  drops = $state.raw<number[]>([]); // the laid manoeuvres after which a bomb falls
  manner = $state("");
  hovered = $state<number | null>(null); // a manoeuvre
  seat = "";
  private past = $state.raw<Step[]>([]); // the plan before each step, for undo
  private pieces: DrawnPieces | null = null;

  constructor(private readonly table: Table) {}

  node = $derived(this.move ? nodeAt(this.move, this.path) : null);
  laid = $derived(this.move ? nodesAlong(this.move, this.path) : []);
  options = $derived.by<Option[]>(() => {
    if (!this.move || !this.node || !this.pieces || this.node.leaves_board || this.isSent) return [];
    return optionsFrom(this.move, this.pieces, this.node, this.change, this.table.welcome?.speed_name ?? "");
  });
  fan = $derived.by<Option[]>(() => {
    const shown = this.options.filter((option) => option.manoeuvre.manner === this.manner);
    return shown.some((option) => option.isOpen) ? shown : [];
  });
  manners = $derived([...new Set(this.options.map((option) => option.manoeuvre.manner))].filter((manner) => manner).sort().reverse());
  preview = $derived(this.fan.find((option) => option.manoeuvre.number === this.hovered) ?? null);
  /** Where the plane would be looked at from: the hovered ghost, or the end of the plan. */
  end = $derived(this.preview?.isOpen ? this.preview.node : this.node);
  speedLeft = $derived(this.move && this.node ? speedLeft(this.move, this.node, this.change) : 0);
  spent = $derived(this.move ? this.move.speed_left - this.speedLeft : 0);
  canClimb = $derived(Boolean(this.node && this.move && this.change < Math.max(this.node.high, this.path.length ? -99 : this.move.change_max)));
  /** What is stored is not spent beforehand. */
  canDive = $derived(Boolean(this.node && this.move && this.change > (this.move.stores ? 0 : Math.min(this.node.low, this.path.length ? 99 : this.move.change_min))));
  isFlyable = $derived(
    Boolean(this.node && this.path.length + (this.move?.flown.length ?? 0) > 0 && (this.node.may_end || this.node.leaves_board)
      && this.node.low <= this.change && this.change <= this.node.high && !this.isPencil && !this.isSent),
  );
  leavesBoard = $derived(this.node?.leaves_board ?? false);
  outlook = $derived(this.end ? this.outlookOf(this.end.node, this.change) : null);
  bombsLeft = $derived((this.move?.bombs ?? 0) - this.drops.length);
  /** Where the bombs of the plan will lie: ahead of where their template began. */
  bombs = $derived.by<{ index: number; pose: DrawnPose }[]>(() => {
    const bomb = this.pieces?.bomb;
    const start = this.move?.nodes[0];
    if (!bomb || !start || this.isSent) return [];
    const before = [start, ...this.laid];
    return this.drops.map((index) => ({ index, pose: poseOnBoard(before[index]!.pose, { x: bomb.ahead, y: 0, heading: 0 }) }));
  });
  canUndo = $derived(this.past.length > 0);

  /** A plan that was not flown is kept as far as it still stands. */
  open(ask: MoveAsk | null, move: Flight, pieces: DrawnPieces, isPencil: boolean): void {
    const isSame = this.move?.plane === move.plane && !this.isSent;
    this.pieces = pieces;
    this.seat = ask?.seat ?? "";
    this.isPencil = isPencil;
    this.move = move;
    this.isSent = false;
    this.hovered = null;
    if (!isSame) [this.path, this.change, this.manner, this.drops] = [[], 0, "", []];
    while (this.path.length > 0 && !nodeAt(move, this.path)) this.path = this.path.slice(0, -1);
    this.keepDrops();
    if (this.change > move.change_max || this.change < move.change_min) this.change = 0;
    this.past = this.stepsToHere();
  }

  close(): void {
    [this.move, this.path, this.change, this.hovered, this.manner, this.drops, this.past] = [null, [], 0, null, "", [], []];
    this.isSent = false;
  }

  /** As if the plan had been made from its beginning to its end, altitude first. */
  private stepsToHere(): Step[] {
    const { path, change, drops } = this;
    const laid = path.map((_, k) => ({ path: path.slice(0, k), change, drops: drops.filter((drop) => drop < k) }));
    return change === 0 ? laid : [{ path: [], change: 0, drops: [] }, ...laid];
  }

  private remember(): void {
    this.past = [...this.past, { path: this.path, change: this.change, drops: this.drops }];
  }

  outlookOf(node: number, change: number): Outlook | null {
    if (!this.move) return null;
    return this.table.outlooks.get(outlookKey(this.move.plane, node, change))?.outlook ?? null;
  }

  lay(manoeuvre: number): boolean {
    const option = this.options.find((each) => each.manoeuvre.number === manoeuvre);
    if (!option?.isOpen) {
      play("refused");
      return false;
    }
    this.remember();
    this.path = [...this.path, manoeuvre];
    this.change = paidFor(this.move!, option.node, this.change);
    this.hovered = null;
    this.manner = "";
    play("lay");
    return true;
  }

  /** The last step is taken back, whatever it was. */
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return play("refused");
    [this.path, this.change, this.drops] = [before.path, before.change, before.drops];
    this.past = this.past.slice(0, -1);
    this.hovered = null;
    play("undo");
  }

  /** Take one laid manoeuvre out; what no longer fits after it goes too. */
  remove(index: number): void {
    this.remember();
    const wanted = this.path.filter((_, k) => k !== index);
    let kept: number[] = [];
    for (const manoeuvre of wanted) {
      if (!this.move || !nodeAt(this.move, [...kept, manoeuvre])) break;
      kept = [...kept, manoeuvre];
    }
    this.path = kept;
    if (this.node) this.change = paidFor(this.move!, this.node, this.change);
    this.drops = this.drops.filter((k) => k !== index).map((k) => (k > index ? k - 1 : k));
    this.keepDrops();
    play("undo");
  }

  /** Whoever leaves the board drops nothing more. */
  canDrop(index: number): boolean {
    return this.bombsLeft > 0 && this.laid[index] !== undefined && !this.laid[index].leaves_board;
  }

  /** A bomb after a laid manoeuvre, or none after all. */
  drop(index: number): void {
    const isTakenBack = this.drops.includes(index);
    if (!isTakenBack && !this.canDrop(index)) return play("refused");
    this.remember();
    this.drops = isTakenBack ? this.drops.filter((k) => k !== index) : [...this.drops, index];
    play(isTakenBack ? "undo" : "lay");
  }

  /** Only those whose manoeuvre is still laid. */
  private keepDrops(): void {
    this.drops = this.drops.filter((k) => k < this.path.length).slice(0, this.move?.bombs ?? 0);
  }

  /** A whole plan at once, which can be undone like any other step. */
  take(path: number[], change: number, drops: number[]): void {
    this.remember();
    [this.path, this.change, this.drops, this.hovered, this.manner] = [path, change, drops, null, ""];
    play("lay");
  }

  /** Why the plan cannot be flown as it is; "" where it can. */
  whyNotFly = $derived.by(() => {
    const { node, change } = this;
    if (!this.move || this.isFlyable || this.isPencil || !node) return "";
    if (this.path.length + this.move.flown.length === 0) return say("table-lay-first");
    if (change > node.high) return say("table-too-high-a-change", { stores: this.move.stores });
    return say(change < node.low ? "table-too-deep-a-change" : "table-cannot-end-here");
  });

  climb(): void {
    if (!this.canClimb) return play("refused");
    this.remember();
    this.change += 1;
    play("lay");
  }

  dive(): void {
    if (!this.canDive) return play("refused");
    this.remember();
    this.change -= 1;
    play("lay");
  }

  /** No climb and no dive after all. */
  stayLevel(): void {
    this.remember();
    this.change = 0;
    play("undo");
  }

  /** The plan as orders: changes of altitude first, so that a dive pays for what follows; stores at the end. What was stored pays without an order. */
  orders(): string[] {
    if (!this.move || !this.pieces) return [];
    const flights = this.path.flatMap((manoeuvre, k) => [this.pieces!.manoeuvres[manoeuvre]!.order, ...(this.drops.includes(k) ? ["drop"] : [])]);
    const stores = this.move.stores && this.change > 0 ? [`store ${this.change}`] : [];
    const climbs = this.change > 0 && stores.length === 0 ? Array<string>(this.change).fill("climb") : [];
    const dives = this.change < 0 && !this.move.stores ? [`dive ${-this.change}`] : [];
    const end = this.leavesBoard ? [] : ["end"];
    return [...climbs, ...dives, ...flights, ...stores, ...end].map((order) => `${this.move!.plane}: ${order}`);
  }

  fly(): void {
    if (!this.isFlyable) return play("refused");
    this.isSent = true;
    this.table.order(this.seat, this.orders());
  }
}
