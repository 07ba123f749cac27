/** What was done last on this device comes first the next time. */
import { device } from "../keeping/device";

const KEPT = "skyrmish.last";
const DOORS = ["learn", "play", "table"] as const;
export type Door = (typeof DOORS)[number];

export function doorsInOrder(): Door[] {
  const last = DOORS.find((door) => door === device.get(KEPT));
  return last ? [last, ...DOORS.filter((door) => door !== last)] : [...DOORS];
}

export function keepDoor(door: Door): void {
  device.set(KEPT, door);
}
