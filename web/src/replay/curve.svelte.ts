/** Every side's chance to win, step by step, as the table works it out: the ends first, then ever finer. */
import { reasonOf, streamed } from "../connection/asking";
import type { SeatView, WinChance } from "../protocol/types";
import { say } from "../words/say";

export interface Line {
  side: string;
  name: string;
  colour: number;
  chances: (number | undefined)[]; // by step
}

export class Curve {
  known = $state.raw<ReadonlyMap<number, Record<string, number>>>(new Map());
  isDone = $state(false);
  problem = $state("");
  private readonly leaving = new AbortController();

  constructor(match: string, key: string) {
    void this.follow(match, key);
  }

  close(): void {
    this.leaving.abort();
  }

  private async follow(match: string, key: string): Promise<void> {
    const address = `api/matches/${encodeURIComponent(match)}/chances`;
    try {
      for await (const point of streamed<WinChance>(address, { headers: { "X-Seat-Key": key }, signal: this.leaving.signal })) {
        this.known = new Map(this.known).set(point.step, point.chances);
      }
      this.isDone = true;
    } catch (trouble) {
      if (!this.leaving.signal.aborted) this.problem = reasonOf(trouble).reason;
    }
  }
}

/** A line for each side, in the colour and with the names of those who fly for it. */
export function linesOf(curve: Curve, seats: SeatView[], last: number): Line[] {
  return [...new Set(seats.map((seat) => seat.side))].map((side) => {
    const own = seats.filter((seat) => seat.side === side);
    const chances = Array.from({ length: last + 1 }, (_, step) => curve.known.get(step)?.[side]);
    return { side, name: own.map((seat) => seat.name).join(" & "), colour: own[0]!.colour, chances };
  });
}

/** The chance after a step as it is said: a figure, or that it is not known yet. */
export function percentOf(line: Line, step: number): string {
  const chance = line.chances[step];
  return chance === undefined ? "…" : say("shared-percent", { value: Math.round(100 * chance) });
}

/** The same for whoever listens. */
export function chancesTold(lines: Line[], step: number): string {
  if (lines.some((line) => line.chances[step] === undefined)) return say("replay-chances-unknown");
  return say("replay-chances", { chances: lines.map((line) => say("replay-chance", { name: line.name, chance: percentOf(line, step) })).join(", ") });
}

/** The known points of a line, for a box that is ``last`` wide and 100 high, with 0 % at the bottom. */
export function pointsOf(line: Line): string {
  return line.chances.flatMap((chance, step) => (chance === undefined ? [] : [`${step},${(100 - 100 * chance).toFixed(2)}`])).join(" ");
}
