/** What was solved on this device, and for how many puzzles and days in a row. */
import { device } from "../keeping/device";

const KEPT = "skyrmish.puzzles";
const DAMAGED = "skyrmish.puzzles.damaged"; // what could not be read stays there, for whoever can mend it

interface Kept {
  solved: Record<string, number>; // with how many tries
  missed: string[]; // begun, and not solved at the first try
  inARow: number; // solved at the first try
  mostInARow: number;
  days: number; // in a row with the puzzle of the day solved
  lastDay: string;
}

const NONE: Kept = { solved: {}, missed: [], inARow: 0, mostInARow: 0, days: 0, lastDay: "" };

export class Progress {
  kept = $state.raw<Kept>(NONE);
  isDamaged = $state(false); // what was there could not be read: it was put aside

  constructor() {
    const text = device.get(KEPT);
    const read = readKept(text);
    this.kept = read ?? NONE;
    if (text !== null && read === null) {
      this.isDamaged = true;
      device.set(DAMAGED, text);
      this.keep(NONE);
    }
  }

  isSolved(puzzle: string): boolean {
    return puzzle in this.kept.solved;
  }

  get count(): number {
    return Object.keys(this.kept.solved).length;
  }

  /** Days in a row are lost when one goes by. */
  days(today: string): number {
    return [today, dayBefore(today)].includes(this.kept.lastDay) ? this.kept.days : 0;
  }

  solve(puzzle: string, tries: number, ofTheDay: string): void {
    const { kept } = this;
    const isFirst = tries === 1 && !this.isSolved(puzzle) && !kept.missed.includes(puzzle);
    const inARow = isFirst ? kept.inARow + 1 : kept.inARow;
    const days = !ofTheDay || kept.lastDay === ofTheDay ? kept.days : this.days(ofTheDay) + 1;
    this.keep({ ...kept, solved: { [puzzle]: tries, ...kept.solved }, inARow, mostInARow: Math.max(inARow, kept.mostInARow), days, lastDay: ofTheDay || kept.lastDay });
  }

  miss(puzzle: string): void {
    const { kept } = this;
    if (this.isSolved(puzzle) || kept.missed.includes(puzzle)) return;
    this.keep({ ...kept, missed: [...kept.missed, puzzle], inARow: 0 });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    device.set(KEPT, JSON.stringify(kept));
  }
}

function readKept(text: string | null): Kept | null {
  try {
    const read = JSON.parse(text ?? "null") as Partial<Kept> | null;
    if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
    const { solved, missed, inARow, mostInARow, days, lastDay } = { ...NONE, ...read };
    const areNumbers = [inARow, mostInARow, days, ...Object.values(solved)].every((each) => Number.isSafeInteger(each) && each >= 0);
    if (!areNumbers || !Array.isArray(missed) || typeof lastDay !== "string") return null;
    return { solved, missed: missed.map(String), inARow, mostInARow, days, lastDay };
  } catch {
    return null;
  }
}

/** The date here, as 2026-11-18. */
export function dateOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

const STRIDE = 37; // so that two days in a row are of different kinds; it shares no factor with the usual counts

/** The puzzle of a day: everybody who has the same puzzles has the same one. */
export function ofTheDay<Line>(puzzles: Line[], date: string): Line | undefined {
  const day = Math.round(Date.parse(`${date}T12:00:00Z`) / 86_400_000);
  return puzzles[(day * STRIDE) % Math.max(1, puzzles.length)];
}
