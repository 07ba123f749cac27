/** How long a result stands before the table goes on: kept on this device. */
import { device } from "../keeping/device";

export const PACES = ["wait", "calm", "brisk"] as const;
export type Pace = (typeof PACES)[number];

const KEPT = "skyrmish.pace";
const CALM = 3200; // ms
const BRISK = 900;
const OTHERS_WAIT = 10_000; // ms at most, where somebody elsewhere would be held up
const FAST = 300; // ms for who is out of the match, and wants to see the end of it

function keptPace(): Pace {
  const kept = device.get(KEPT);
  return PACES.find((pace) => pace === kept) ?? "wait";
}

class Reading {
  pace = $state<Pace>(keptPace());

  choose(pace: Pace): void {
    this.pace = pace;
    device.set(KEPT, pace);
  }

  /** Milliseconds for a result: for ever, if it is yours and nobody is held up. */
  time(isYours: boolean, holdsUp: boolean, isFast: boolean): number {
    if (isFast) return FAST;
    if (this.pace === "wait" && isYours) return holdsUp ? OTHERS_WAIT : Infinity;
    return this.pace === "brisk" ? BRISK : CALM;
  }
}

export const reading = new Reading();
