/** What can be heard. Every cue has a visible twin, is made here from noise and tones, and ends within 600 ms. */
import { device } from "../keeping/device";
import { captions } from "./captions.svelte";
import { CUES, type Cue } from "./cues";

export type { Cue } from "./cues";

const KEPT = "skyrmish.sound";
let context: AudioContext | null = null;
let isOn = device.get(KEPT) !== "off";

/** ``pan`` is where it happens: -1 left, 1 right. */
export function play(cue: Cue, pan = 0): void {
  captions.show(cue);
  if (!isOn || document.hidden) return;
  context ??= awake();
  if (context?.state !== "running") return;
  const out = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, pan)) });
  out.connect(context.destination);
  CUES[cue](context, out);
}

export function hasSound(): boolean {
  return isOn;
}

/** Off by one key, and remembered. */
export function setSound(on: boolean): void {
  isOn = on;
  device.set(KEPT, on ? "on" : "off");
  if (on) play("lay");
}

/** Browsers keep silent until somebody has pressed something. */
function awake(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  const fresh = new AudioContext();
  const wake = (): void => void fresh.resume();
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, wake, { passive: true });
  return fresh;
}
