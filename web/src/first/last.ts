/** What was done last on this device comes first the next time, behind a door or not. */
import type { Route } from "../connection/routes";
import { device } from "../keeping/device";

const KEPT = "skyrmish.last";
const DOORS = ["learn", "play", "table"] as const;
const OTHERS = ["puzzles", "rules", "kit", "lab"] as const;
export type Door = (typeof DOORS)[number];
export type Other = (typeof OTHERS)[number];

/** What somebody does on a screen. Watching and looking back are no beginning. */
const DOING: Partial<Record<Route["screen"], Door | Other>> = {
  learn: "learn",
  lobby: "play",
  table: "play",
  companion: "table",
  puzzles: "puzzles",
  puzzle: "puzzles",
  mistake: "puzzles",
  rules: "rules",
  kit: "kit",
  lab: "lab",
};

export function keepLast({ screen }: Route): void {
  const doing = DOING[screen];
  if (doing) device.set(KEPT, doing);
}

export function lastDoor(): Door | undefined {
  return DOORS.find((door) => door === device.get(KEPT));
}

/** What was done last, if no door leads there. */
export function lastOther(): Other | undefined {
  return OTHERS.find((other) => other === device.get(KEPT));
}

export function doorsInOrder(): Door[] {
  const last = lastDoor();
  return last ? [last, ...DOORS.filter((door) => door !== last)] : [...DOORS];
}
