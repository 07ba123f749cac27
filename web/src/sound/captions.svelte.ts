/** What is heard, in words, for whoever cannot hear it: kept on this device, and shown with the sound off too. */
import { device } from "../keeping/device";
import type { Cue } from "./cues";

const KEPT = "skyrmish.captions";
const STANDS = 1800; // ms

class Captions {
  isOn = $state(device.get(KEPT) === "on");
  cue = $state<Cue | "">("");
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  toggle(): void {
    this.isOn = !this.isOn;
    device.set(KEPT, this.isOn ? "on" : "off");
  }

  show(cue: Cue): void {
    if (!this.isOn) return;
    clearTimeout(this.forgetting);
    this.cue = cue;
    this.forgetting = setTimeout(() => (this.cue = ""), STANDS);
  }
}

export const captions = new Captions();
