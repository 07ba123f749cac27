/** The nearest place where a plane may be: inside one of the boxes that are allowed, and outside all that others keep. */
import type { DrawnPose } from "../protocol/types";
import { boxAround, type Point } from "./geometry";

const RINGS = [0, 3, 6, 10, 15, 22, 30, 40, 52, 66, 84, 110, 150, 200, 280, 380, 500]; // mm away
const WAYS = 32;
const CLEAR = 0.05; // mm from a border, so that no rounding crosses it

/** ``pokes`` is how far the token as it is turned reaches beyond the one that the boxes were made for. */
export function snapped(pose: DrawnPose, allowed: Point[][], kept: Point[][], pokes: number): DrawnPose {
  const boxes = allowed.map((outline) => boxAround(outline, -pokes - CLEAR));
  const around = RINGS.flatMap((far) => Array.from({ length: far ? WAYS : 1 }, (_, k): Point => {
    const way = (2 * Math.PI * k) / WAYS;
    return [pose.x + far * Math.cos(way), pose.y + far * Math.sin(way)];
  }));
  const inside = around.flatMap(([x, y]) => boxes.map((box): Point => [within(x, box.left, box.right), within(y, box.bottom, box.top)]));
  const free = inside.filter((point) => !kept.some((outline) => contains(outline, point)));
  const best = free.reduce<Point | null>((one, other) => (one && away(pose, one) <= away(pose, other) ? one : other), null);
  return best ? { ...pose, x: best[0], y: best[1] } : pose;
}

/** How much farther a turned token reaches than the same token with its flat sides along the board. */
export function pokesOut(token: Point[], heading: number): number {
  return reach(token, heading) - Math.min(...token.map((_, k) => reach(token, (k * 360) / token.length)));
}

function reach(token: Point[], heading: number): number {
  const turn = (heading * Math.PI) / 180;
  return Math.max(...token.flatMap(([x, y]) => [Math.abs(x * Math.cos(turn) - y * Math.sin(turn)), Math.abs(x * Math.sin(turn) + y * Math.cos(turn))]));
}

export function contains(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let k = 0, before = outline.length - 1; k < outline.length; before = k++) {
    const [[ax, ay], [bx, by]] = [outline[k]!, outline[before]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function away({ x, y }: DrawnPose, [a, b]: Point): number {
  return Math.hypot(a - x, b - y);
}

function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
