/** A film of a replay: every step painted in its time, and taken down by the browser. */
import { along } from "../../flight/geometry";
import type { DrawnPose, Frame } from "../../protocol/types";
import type { SkyWelcome } from "../../protocol/welcome";
import { eventsOf, lineOf, tableOf } from "../trails";
import { canvasFor, groundOf, paint, type Sight } from "./painting";

const LONGEST = 45; // seconds of a film
const STEP = 0.7; // seconds at most
const HOLD = 1; // seconds at the end
const RATE = 30; // pictures a second
const TYPES = ["video/webm;codecs=vp9", "video/webm", "video/mp4"];

/** The table of a frame, to be painted. */
export function sightOf(welcome: SkyWelcome, frame: Frame, ground: CanvasImageSource | null): Sight {
  const { planes, seats } = tableOf(frame);
  const placed = planes.flatMap((view) => (view.pose ? [{ view, pose: view.pose }] : []));
  return { board: welcome.board, pieces: welcome.pieces, ground, planes: placed, seats, title: welcome.title, line: lineOf(frame, welcome).text };
}

export async function picture(welcome: SkyWelcome, frame: Frame, theme: string): Promise<Blob> {
  const canvas = canvasFor();
  paint(canvas, sightOf(welcome, frame, await groundOf(theme)));
  return new Promise((taken) => canvas.toBlob((blob) => taken(blob!), "image/png"));
}

/** What this browser can film; "" where it cannot. */
export function filmType(): string {
  return typeof MediaRecorder === "undefined" ? "" : (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? "");
}

export async function film(welcome: SkyWelcome, frames: Frame[], theme: string, tell: (part: number) => void): Promise<Blob> {
  const canvas = canvasFor();
  const ground = await groundOf(theme);
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: filmType(), videoBitsPerSecond: 4_000_000 });
  const taken: Blob[] = [];
  recorder.ondataavailable = ({ data }) => taken.push(data);
  const done = new Promise((stopped) => (recorder.onstop = stopped));
  const step = Math.min(STEP, LONGEST / frames.length);
  const seconds = step * frames.length;
  paint(canvas, sightOf(welcome, frames[0]!, ground));
  recorder.start();
  await inTime(seconds, (now) => {
    const at = Math.min(frames.length - 1, Math.floor(now / step));
    const sight = sightOf(welcome, frames[at]!, ground);
    paint(canvas, { ...sight, planes: sight.planes.map((plane) => ({ ...plane, pose: onTheWay(frames, at, plane.view.name, plane.pose, now / step - at) })) });
    tell(now / seconds);
  });
  await inTime(HOLD, () => paint(canvas, sightOf(welcome, frames.at(-1)!, ground))); // a picture that stands is taken down as well
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

/** Where a plane is in the middle of a step: along the ends of its templates. */
function onTheWay(frames: Frame[], at: number, name: string, end: DrawnPose, part: number): DrawnPose {
  const before = tableOf(frames[Math.max(0, at - 1)]!).planes.find((plane) => plane.name === name)?.pose;
  const flown = eventsOf(frames[at]!).flatMap((event) => (event.who === name && event.pose ? [event.pose] : []));
  return before && flown.length > 0 ? along([before, ...flown], Math.min(1, part * 1.3)) : end;
}
