/** Millimetres on the board: x east, y north, headings counter-clockwise from east. Screens count y downwards. */
import type { DrawnPieces, DrawnPose } from "../protocol/types";

export type Point = [number, number];

/** Where a plane, or a bomber with its turrets, may fire: section by section. */
export function bandsOf(pieces: DrawnPieces, kind: string): Point[][][] {
  return (kind === "bomber" ? pieces.bomb?.bands : null) ?? pieces.bands;
}

/** A closed outline as an SVG path. */
export function pathOf(outline: Point[]): string {
  return outline.length === 0 ? "" : `M${outline.map(([x, y]) => `${x} ${-y}`).join("L")}Z`;
}

/** An open line as an SVG path. */
export function lineOf(points: Point[]): string {
  return points.length === 0 ? "" : `M${points.map(([x, y]) => `${round(x)} ${round(-y)}`).join("L")}`;
}

/** The transform that puts a shape of a plane's own frame where the plane is. */
export function placeAt(pose: DrawnPose, scale = 1): string {
  const grown = scale === 1 ? "" : ` scale(${scale})`;
  return `translate(${round(pose.x)} ${round(-pose.y)}) rotate(${round(-pose.heading)})${grown}`;
}

/** A point of the plane's own frame, on the board. */
export function onBoard(pose: DrawnPose, [ahead, left]: Point): Point {
  const angle = (pose.heading * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [pose.x + ahead * c - left * s, pose.y + ahead * s + left * c];
}

/** A pose of the plane's own frame, on the board. */
export function poseOnBoard(pose: DrawnPose, own: DrawnPose): DrawnPose {
  const [x, y] = onBoard(pose, [own.x, own.y]);
  return { x, y, heading: pose.heading + own.heading };
}

/** Between two headings, the short way round. */
function turnTowards(from: number, to: number, part: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + turn * part;
}

export function between(from: DrawnPose, to: DrawnPose, part: number): DrawnPose {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: turnTowards(from.heading, to.heading, part),
  };
}

/** How long a way is, and the pose after a part of it, at constant speed. */
export function along(way: DrawnPose[], part: number): DrawnPose {
  const lengths = way.slice(1).map((pose, k) => Math.hypot(pose.x - way[k]!.x, pose.y - way[k]!.y));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (let k = 0; k < lengths.length; k++) {
    const length = lengths[k]!;
    if (left <= length || k === lengths.length - 1) return between(way[k]!, way[k + 1]!, length ? Math.min(1, left / length) : 1);
    left -= length;
  }
  return way[way.length - 1]!;
}

export function distance([x, y]: Point, [a, b]: Point): number {
  return Math.hypot(x - a, y - b);
}

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The smallest upright box around points. */
export function boxAround(points: Point[], margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.min(...ys) - margin,
    top: Math.max(...ys) + margin,
  };
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
