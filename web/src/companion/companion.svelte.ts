/** A real game as its phone knows it: planes with what they have left, whose turn it is. Kept in the browser, step by step. */
import { posted, reasonOf } from "../connection/asking";
import { poseOnBoard } from "../flight/geometry";
import { device } from "../keeping/device";
import type { DrawnManoeuvre, DrawnPose, NewMatch, Problem, RealPlane, RealSheet, RealSight, RealTurns } from "../protocol/types";

const KEPT = "skyrmish.companion";
const DAMAGED = "skyrmish.companion.damaged"; // what could not be read stays there, for whoever can mend it
const STEPS = 200; // that can be taken back
const APART = 160; // mm between planes that nobody has put anywhere yet

export interface Tracked {
  name: string;
  colour: number;
  side: number;
  stats: Record<string, number>;
  health: number;
  altitude: number;
  climbed: number; // levels in this round
  aces: number;
  acted: boolean;
  pose: DrawnPose;
}

interface State {
  rules: NewMatch;
  planes: Tracked[];
  turns: RealTurns | null;
  stage: number;
}

export class Companion {
  rules = $state.raw<NewMatch | null>(null);
  planes = $state<Tracked[]>([]);
  turns = $state.raw<RealTurns | null>(null);
  stage = $state(0);
  sheet = $state.raw<RealSheet | null>(null);
  sights = $state.raw<RealSight[]>([]);
  problem = $state.raw<Problem | null>(null);
  isDamaged = $state(false); // what was kept could not be read: it was put aside
  private past = $state.raw<string[]>([]);

  canUndo: boolean = $derived(this.past.length > 0);
  flying: Tracked[] = $derived(this.planes.filter((plane) => plane.health > 0));
  order: Tracked[] = $derived((this.turns?.order ?? []).flatMap((name) => this.flying.filter((plane) => plane.name === name)));
  acting: Tracked | undefined = $derived(this.order.find((plane) => !plane.acted));
  stageName: string = $derived(this.turns?.stages[this.stage] ?? "");
  isOver: boolean = $derived(this.planes.length > 0 && new Set(this.flying.map((plane) => plane.side)).size < 2);

  constructor() {
    const text = device.get(KEPT);
    const kept = readState(text);
    if (text !== null && kept === null) this.putAside(text);
    if (!kept) return;
    this.put(kept);
    void this.load();
  }

  /** Begin a game with these rules and pilots. */
  async begin(rules: NewMatch): Promise<void> {
    this.problem = null;
    try {
      const sheet = await posted<RealSheet>("api/real-sheet", rules);
      const planes = sheet.planes.map((name, index) => fresh(sheet, name, index));
      const turns = await posted<RealTurns>("api/real-turns", { rules, round: 1, start: 0, flying: sheet.planes });
      this.put({ rules, planes, turns, stage: 0 });
      [this.sheet, this.past] = [sheet, []];
      this.keep();
      await this.look();
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
  }

  forget(): void {
    device.remove(KEPT);
    this.put({ rules: null as unknown as NewMatch, planes: [], turns: null, stage: 0 });
    [this.past, this.sheet, this.sights] = [[], null, []];
  }

  /** Something changes, and can be taken back. */
  change(what: () => void): void {
    this.past = [...this.past.slice(1 - STEPS), this.written()];
    what();
    this.keep();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.put(JSON.parse(before) as State);
    this.keep();
    void this.look();
  }

  hurt(plane: Tracked, by: number): void {
    this.change(() => (plane.health = Math.max(0, Math.min(plane.stats.health ?? plane.health, plane.health - by))));
  }

  climb(plane: Tracked, by: number): void {
    const next = plane.altitude + by;
    if (next < 0 || next > (this.sheet?.altitude_max ?? 0)) return;
    this.change(() => ([plane.altitude, plane.climbed] = [next, plane.climbed + by]));
    void this.look();
  }

  setStat(plane: Tracked, stat: string, value: number): void {
    this.change(() => {
      if (stat === "health") plane.health = Math.min(value, Math.max(0, plane.health + value - (plane.stats.health ?? 0)));
      plane.stats[stat] = value;
    });
    void this.look();
  }

  starts(side: number): void {
    void this.ask("api/real-turns", this.turns?.round ?? 1, side);
  }

  /** The plane whose turn it is has acted; then the next stage, then the next round. */
  next(): void {
    this.change(() => {
      if (this.acting) this.acting.acted = true;
      if (this.order.some((plane) => !plane.acted)) return;
      for (const plane of this.planes) plane.acted = false;
      this.stage += 1;
    });
    if (this.turns && this.stage >= this.turns.stages.length) void this.ask("api/real-next-round", this.turns.round, this.turns.start);
  }

  private async ask(address: string, round: number, start: number): Promise<void> {
    try {
      const turns = await posted<RealTurns>(address, { rules: this.rules, round, start, flying: this.flying.map((plane) => plane.name) });
      [this.turns, this.stage, this.problem] = [turns, 0, null];
      for (const plane of this.planes) [plane.acted, plane.climbed] = [false, 0];
      this.keep();
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
  }

  /** A plane flies a template from where it stands. */
  fly(plane: Tracked, manoeuvre: DrawnManoeuvre): void {
    this.change(() => (plane.pose = poseOnBoard(plane.pose, manoeuvre.end)));
    void this.look();
  }

  /** Who may shoot whom as the planes stand: asked of the rules. */
  async look(): Promise<void> {
    if (!this.rules) return;
    try {
      const planes = this.flying.map((plane) => this.told(plane));
      this.sights = await posted<RealSight[]>("api/real-sights", { rules: this.rules, planes });
      this.problem = null;
    } catch (trouble) {
      this.problem = reasonOf(trouble);
    }
  }

  keep(): void {
    device.set(KEPT, this.written());
  }

  private told(plane: Tracked): RealPlane {
    const { name, altitude, health, aces, stats, pose } = plane;
    return { name, altitude, health, aces, attack: stats.attack ?? 1, defense: stats.defense ?? 1, ...this.placed(pose) };
  }

  /** On hexes a pose is a hex, and the side that is faced. */
  private placed(pose: DrawnPose): DrawnPose {
    const hexes = this.sheet?.board?.hexes ?? [];
    if (hexes.length === 0) return pose;
    const at = hexes.reduce((best, hex) => (Math.hypot(hex.x - pose.x, hex.y - pose.y) < Math.hypot(best.x - pose.x, best.y - pose.y) ? hex : best));
    return { x: at.q, y: at.r, heading: ((Math.round((90 - pose.heading) / 60) % 6) + 6) % 6 };
  }

  private async load(): Promise<void> {
    try {
      this.sheet = await posted<RealSheet>("api/real-sheet", this.rules);
      await this.look();
    } catch (trouble) {
      this.problem = reasonOf(trouble);
      if (this.problem.part) this.putAside(this.written()); // rules that nobody could have chosen here
    }
  }

  private putAside(text: string): void {
    device.set(DAMAGED, text);
    this.forget();
    [this.isDamaged, this.problem] = [true, null];
  }

  private put(state: State): void {
    [this.rules, this.planes, this.turns, this.stage] = [state.rules, state.planes, state.turns, state.stage];
  }

  private written(): string {
    return JSON.stringify({ rules: this.rules, planes: this.planes, turns: this.turns, stage: this.stage });
  }
}

/** A plane that nobody has touched yet: stats as printed, and on the board beside the others. */
function fresh(sheet: RealSheet, name: string, index: number): Tracked {
  const stats = Object.fromEntries(sheet.stats.map((stat, number) => [stat.key, sheet.numbers[number] ?? 1]));
  const [wide, high] = [sheet.board?.width ?? 700, sheet.board?.height ?? 700];
  const isSouth = (sheet.sides[index] ?? 0) % 2 === 0;
  const x = wide / 2 + ((index >> 1) - (sheet.planes.length >> 2)) * APART;
  const pose = { x, y: high / 2 + (isSouth ? -APART / 2 : APART / 2), heading: isSouth ? 90 : 270 };
  return { name, colour: sheet.colours[index] ?? index, side: sheet.sides[index] ?? index, stats, health: stats.health ?? 1, altitude: 0, climbed: 0, aces: 0, acted: false, pose };
}

/** What was kept; nothing where it is damaged. */
function readState(text: string | null): State | null {
  try {
    const read = JSON.parse(text ?? "null") as State | null;
    const isWhole = read !== null && typeof read.rules === "object" && read.rules !== null && Array.isArray(read.planes) && read.planes.every(isPlane);
    return isWhole ? read : null;
  } catch {
    return null;
  }
}

function isPlane({ name, stats, health, pose }: Tracked): boolean {
  return typeof name === "string" && typeof stats === "object" && stats !== null && typeof health === "number" && typeof pose?.x === "number";
}
