/** A picture of a step, and a film of a replay: every step painted in its time, and taken down by the browser. */
import type { Frame } from "../../protocol/types";
import { canvasFor } from "./canvas";

const LONGEST = 45; // seconds of a film
const STEP = 0.7; // seconds at most
const HOLD = 1; // seconds at the end
const RATE = 30; // pictures a second
const TYPES = ["video/webm;codecs=vp9", "video/webm", "video/mp4"];

/** Whoever paints a kind of table: a step, of which a part is over. */
export type Painter = (canvas: HTMLCanvasElement, frames: Frame[], at: number, part: number) => void;

export function picture(paint: Painter, frame: Frame): Promise<Blob> {
  const canvas = canvasFor();
  paint(canvas, [frame], 0, 1);
  return new Promise((taken) => canvas.toBlob((blob) => taken(blob!), "image/png"));
}

/** What this browser can film; "" where it cannot. */
export function filmType(): string {
  return typeof MediaRecorder === "undefined" ? "" : (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? "");
}

export async function film(paint: Painter, frames: Frame[], tell: (part: number) => void): Promise<Blob> {
  const canvas = canvasFor();
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: filmType(), videoBitsPerSecond: 4_000_000 });
  const taken: Blob[] = [];
  recorder.ondataavailable = ({ data }) => taken.push(data);
  const done = new Promise((stopped) => (recorder.onstop = stopped));
  const step = Math.min(STEP, LONGEST / frames.length);
  const seconds = step * frames.length;
  paint(canvas, frames, 0, 0);
  recorder.start();
  await inTime(seconds, (now) => {
    const at = Math.min(frames.length - 1, Math.floor(now / step));
    paint(canvas, frames, at, now / step - at);
    tell(now / seconds);
  });
  await inTime(HOLD, () => paint(canvas, frames, frames.length - 1, 1)); // a picture that stands is taken down as well
  recorder.stop();
  await done;
  return new Blob(taken, { type: recorder.mimeType });
}

/** Paint for so long, once for every picture that the screen shows. */
function inTime(seconds: number, show: (now: number) => void): Promise<void> {
  const begun = performance.now();
  return new Promise((over) => {
    const next = (): void => {
      const now = (performance.now() - begun) / 1000;
      show(Math.min(now, seconds - 1e-6));
      if (now < seconds) requestAnimationFrame(next);
      else over();
    };
    next();
  });
}
