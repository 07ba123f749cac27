/** A plane that is being placed: where it is held, what the table says of that, and the order for it. */
import type { Table } from "../../connection/table.svelte";
import type { DrawnPose, Keepaway, PlaceAsk, Reason, Spot, Tried } from "../../protocol/types";
import { play } from "../../sound/play";
import { onRim } from "../../flight/rim";
import { contains, pokesOut, snapped } from "../../flight/snapping";

const TRY_AFTER = 90; // ms of holding still

export class Placing {
  ask = $state.raw<PlaceAsk | null>(null);
  plane = $state("");
  pose = $state.raw<DrawnPose | null>(null);
  verdict = $state.raw<Tried | null>(null); // of the pose as it is held now
  private timer = 0;
  private tried = 0;
  private isOrdered = false; // before the table has spoken of it
  private named = ""; // the table's own order for this place, exact to the last digit

  keepaway: Keepaway | null = $derived.by(() => {
    const { pose, ask } = this;
    return (pose && ask?.keepaways.find((each) => contains(each.outline, [pose.x, pose.y]))) || null;
  });
  spot: Spot | null = $derived.by(() => {
    const { pose, ask } = this;
    return (pose && ask && placesOf(ask).find((each) => isSame(each.pose, pose))) || null;
  });
  canPlace = $derived(this.verdict?.reason === "");
  /** Why not here: in the table's words as soon as it has spoken. */
  refusal: Reason | null = $derived.by(() => (this.verdict ? (this.verdict.reason ? this.verdict : null) : (this.keepaway?.reason ?? null)));

  constructor(private readonly table: Table) {}

  open(ask: PlaceAsk): void {
    const plane = ask.planes[0] ?? "";
    if (this.ask && this.plane === plane && this.ask.seat === ask.seat) {
      if (this.ask !== ask) this.askAgain(ask);
      return;
    }
    this.ask = ask;
    this.plane = plane;
    this.hold(central(ask) ?? middleOf(ask), true);
  }

  /** Somebody else has placed meanwhile: what was allowed here may be no more. */
  private askAgain(ask: PlaceAsk): void {
    this.ask = ask;
    this.verdict = null;
    const elsewhere = this.keepaway && ask.rim ? central(ask) : null; // at a rim nothing snaps
    if (elsewhere) return this.hold(elsewhere, true);
    if (this.keepaway) this.settle();
    void this.try();
  }

  close(): void {
    this.ask = null;
    this.plane = "";
    this.pose = null;
    this.verdict = null;
  }

  /** Hold the plane here: to a tenth, unless it is meant exactly, by an order maybe. On hexes it goes to the nearest spot. */
  hold(pose: DrawnPose, isExact = false, order = ""): void {
    const held = this.ask && !this.ask.free ? nearest(placesOf(this.ask), pose) : isExact ? pose : this.held(rounded(pose));
    if (!held || (this.pose && isSame(held, this.pose))) return;
    this.pose = held;
    this.named = order || (this.ask && placesOf(this.ask).find((each) => isSame(each.pose, held))?.order) || "";
    this.verdict = null;
    this.tried += 1; // whatever is answered now was asked about another place
    this.isOrdered = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.try(), TRY_AFTER);
  }

  /** Where a mission wants the edge touched, a plane cannot be held elsewhere. */
  private held(pose: DrawnPose): DrawnPose {
    return this.ask?.rim ? onRim(this.ask.rim, pose) : pose;
  }

  move(dx: number, dy: number): void {
    if (this.pose && this.ask?.free) this.settle({ ...this.pose, x: this.pose.x + dx, y: this.pose.y + dy });
    else if (this.pose) this.step(dx, dy);
  }

  /** Counter-clockwise, in degrees. On hexes to the next facing that is allowed here. */
  turn(degrees: number): void {
    if (!this.pose) return;
    if (this.ask?.free) return this.settle({ ...this.pose, heading: this.pose.heading + degrees });
    const here = this.ask!.others.filter((spot) => spot.pose.x === this.pose!.x && spot.pose.y === this.pose!.y);
    const ordered = here.map((spot) => spot.pose).sort((one, other) => one.heading - other.heading);
    const at = ordered.findIndex((pose) => isSame(pose, this.pose!));
    const next = ordered[(at + (degrees > 0 ? 1 : -1) + ordered.length) % ordered.length];
    if (next) this.hold(next);
  }

  /** Let go here, or where it is allowed nearby: the reason is told while the plane is held. */
  settle(pose = this.pose): void {
    const { ask } = this;
    if (!ask || !pose) return;
    if (!ask.free || ask.rim) return this.hold(pose);
    const held = rounded(pose);
    const kept = ask.keepaways.map((each) => each.outline);
    this.hold(snapped(held, ask.allowed, kept, pokesOut(this.table.welcome?.pieces.token ?? [], held.heading)), true);
  }

  take(index: number): void {
    const spot = this.ask?.spots[index];
    if (spot) this.hold(spot.pose, true);
  }

  /** Place it here, as soon as the table has allowed it. */
  place(): void {
    this.isOrdered = this.ask !== null && this.verdict === null;
    if (this.isOrdered) return;
    if (!this.ask || !this.canPlace) return play("refused");
    const { seat } = this.ask;
    const order = this.order;
    play("lay");
    this.close();
    this.table.order(seat, [order]);
  }

  get order(): string {
    const { ask, pose, named } = this;
    if (!ask || !pose) return "";
    const text = named || ask.order.replace("{x}", `${pose.x}`).replace("{y}", `${pose.y}`).replace("{heading}", `${pose.heading}`);
    return `${this.plane}: ${text}`;
  }

  private async try(): Promise<void> {
    const { ask } = this;
    if (!ask) return;
    const number = ++this.tried;
    const verdict = await this.table.attempt(ask.seat, this.order);
    if (number !== this.tried || !this.ask) return;
    this.verdict = verdict;
    if (this.isOrdered) this.place();
  }

  /** On hexes an arrow goes to the nearest other spot that lies that way. */
  private step(dx: number, dy: number): void {
    const { x, y, heading } = this.pose!;
    const ahead = (pose: DrawnPose): number => (pose.x - x) * Math.sign(dx) + (pose.y - y) * Math.sign(dy);
    const aside = (pose: DrawnPose): number => Math.abs((pose.x - x) * Math.sign(dy)) + Math.abs((pose.y - y) * Math.sign(dx));
    const turned = (pose: DrawnPose): number => (isSameHeading(pose.heading, heading) ? 0 : 1);
    const found = placesOf(this.ask!).map((spot) => spot.pose).filter((pose) => ahead(pose) > 1);
    found.sort((one, other) => ahead(one) + 2 * aside(one) - ahead(other) - 2 * aside(other) || turned(one) - turned(other));
    if (found[0]) this.hold(found[0]);
  }
}

/** All that the table names. */
function placesOf(ask: PlaceAsk): Spot[] {
  return [...ask.spots, ...ask.others];
}

function nearest(spots: Spot[], { x, y, heading }: DrawnPose): DrawnPose | null {
  const far = (pose: DrawnPose): number => Math.hypot(pose.x - x, pose.y - y) * 1000 + Math.abs(turnBetween(pose.heading, heading));
  return spots.map((spot) => spot.pose).reduce<DrawnPose | null>((best, pose) => (best === null || far(pose) < far(best) ? pose : best), null);
}

function turnBetween(one: number, other: number): number {
  return ((((one - other) % 360) + 540) % 360) - 180;
}

function isSameHeading(one: number, other: number): boolean {
  return Math.abs(turnBetween(one, other)) < 0.05;
}

function isSame(one: DrawnPose, other: DrawnPose): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 0.01 && isSameHeading(one.heading, other.heading);
}

/** To a tenth of a millimetre and of a degree. */
function rounded({ x, y, heading }: DrawnPose): DrawnPose {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return { x: tenth(x), y: tenth(y), heading: tenth(((heading % 360) + 360) % 360) };
}

/** The spot nearest to the middle of everything: the middle of an edge, where there is most to do. */
function central(ask: PlaceAsk): DrawnPose | null {
  const poses = ask.spots.map((spot) => spot.pose);
  const [xs, ys] = [poses.map((pose) => pose.x), poses.map((pose) => pose.y)];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const away = (pose: DrawnPose): number => Math.hypot(pose.x - x, pose.y - y) + off(pose, x, y) / 10;
  return poses.reduce<DrawnPose | null>((best, pose) => (best === null || away(pose) < away(best) ? pose : best), null);
}

/** Degrees by which a plane looks past a point. */
function off({ x, y, heading }: DrawnPose, toX: number, toY: number): number {
  return Math.abs(turnBetween((Math.atan2(toY - y, toX - x) * 180) / Math.PI, heading));
}

function middleOf(ask: PlaceAsk): DrawnPose {
  const corners = ask.allowed[0] ?? [[0, 0]];
  const sum = corners.reduce(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return { x: sum[0] / corners.length, y: sum[1] / corners.length, heading: 90 };
}
