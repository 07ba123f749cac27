/** How far this device is in the course. */
import { device } from "../keeping/device";

const KEPT = "skyrmish.lessons";
const DAMAGED = "skyrmish.lessons.damaged"; // what could not be read stays there, for whoever can mend it
export const NEXT = "next"; // in an address: the first lesson that is not flown yet

export interface Progress {
  done: string[];
  isDamaged: boolean; // what was kept cannot be read
}

export function progress(): Progress {
  const kept = device.get(KEPT);
  if (kept === null) return { done: [], isDamaged: false };
  try {
    const read: unknown = JSON.parse(kept);
    if (Array.isArray(read) && read.every((name) => typeof name === "string")) return { done: read, isDamaged: false };
  } catch {
    // told below
  }
  device.set(DAMAGED, kept);
  return { done: [], isDamaged: true };
}

export function keepDone(lesson: string): void {
  device.set(KEPT, JSON.stringify([...new Set([...progress().done, lesson])]));
}

export function forgetProgress(): void {
  device.remove(KEPT);
}
