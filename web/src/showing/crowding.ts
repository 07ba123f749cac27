/** Where there is room for a label, in px. */
import type { Camera } from "./camera.svelte";

/** Part of the screen, px. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const EDGE = 8; // px
export const KEYS = 56; // px of the row of keys at the bottom
const COVERING = 20; // as bad as so many square px of distance

/** What panels leave free, with a rim; on a desk, without the row of keys at the bottom. */
export function freeArea({ insets, width, height, isSmall }: Camera): Area {
  return { left: insets.left + EDGE, right: width - insets.right - EDGE, top: insets.top + EDGE, bottom: height - Math.max(insets.bottom, isSmall ? 0 : KEYS) - EDGE };
}

export function around([x, y]: [number, number], r: number): Area {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

export function shared(a: Area, b: Area): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** From the edge of a token to the nearest point of a label, as an SVG path; nothing where they touch. */
export function linkTo(at: [number, number], radius: number, label: Area): string {
  const x = Math.min(Math.max(at[0], label.left), label.right);
  const y = Math.min(Math.max(at[1], label.top), label.bottom);
  const away = Math.hypot(x - at[0], y - at[1]);
  if (away <= radius) return "";
  return `M${at[0] + ((x - at[0]) * radius) / away} ${at[1] + ((y - at[1]) * radius) / away}L${x} ${y}`;
}

/** Points along a line on the board, each with some room around it. */
export function alongLine([from, to]: [[number, number], [number, number]], camera: Camera, room: number): Area[] {
  return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1].map((part) =>
    around(camera.toScreen(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])), room));
}

/** The spot, of some, that covers least of what is there, lies within the free area and not far away. */
export function roomiest(spots: [number, number][], width: number, height: number, taken: Area[], free: Area, near: [number, number]): [number, number] {
  let [best, least] = [spots[0]!, Infinity];
  for (const [x, y] of spots) {
    const left = Math.min(Math.max(x, free.left), free.right - width);
    const top = Math.min(Math.max(y, free.top), free.bottom - height);
    const box = { left, right: left + width, top, bottom: top + height };
    const cost = taken.reduce((sum, other) => sum + COVERING * shared(box, other), 0) + 3 * (Math.abs(left - x) + Math.abs(top - y))
      + 5 * Math.hypot(Math.max(left - near[0], 0, near[0] - left - width), Math.max(top - near[1], 0, near[1] - top - height));
    if (cost < least) [best, least] = [[left, top], cost];
  }
  return best;
}
