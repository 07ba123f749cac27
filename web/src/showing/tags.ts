/** Name tags: beside their plane, clear of each other and of every token; left out where there is no room. */
import type { Point } from "../flight/geometry";
import { around, type Area, EDGE } from "./crowding";

export interface Wanted {
  name: string;
  at: Point; // of the token, px
  radius: number; // of the token, px
  width: number;
  first: boolean; // placed before the others
}

export interface Tag {
  name: string;
  x: number; // left edge, px
  y: number; // top edge
  edge: "" | "left" | "right" | "top" | "bottom"; // it points at a plane beyond the edge
}

const TAG_HEIGHT = 24;
const GAP = 7;
const MOST_AT_EDGE = 5;
const FARTHER = [1.2, 2, 3, 4]; // times as far
const EDGES = ["left", "right", "top", "bottom"] as const;
const ANGLES = Array.from({ length: 12 }, (_, k) => (k * Math.PI) / 6);

export function placeTags(wanted: Wanted[], area: Area, taken: Area[] = []): Tag[] {
  const tokens = wanted.map(({ at, radius }) => around(at, radius));
  const filled: Area[] = [...taken];
  const tags = new Map<string, Tag>();
  const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
  const inOrder = [...wanted].sort(
    (a, b) => Number(b.first) - Number(a.first) || Math.hypot(a.at[0] - x, a.at[1] - y) - Math.hypot(b.at[0] - x, b.at[1] - y),
  );
  let edges = 0;
  for (const tag of inOrder) {
    const isSeen = isWhole(tag, area);
    if (!isSeen && ++edges > MOST_AT_EDGE && !tag.first) continue;
    const placed = isSeen ? besideToken(tag, area, [...tokens, ...filled]) : atEdge(tag, area, [...tokens, ...filled]);
    if (!placed) continue;
    filled.push(boxOf(placed.x, placed.y, tag.width));
    tags.set(tag.name, { name: tag.name, ...placed });
  }
  return wanted.flatMap(({ name }) => tags.get(name) ?? []); // always in the same order, whoever came first
}

function besideToken(tag: Wanted, area: Area, taken: Area[]): Omit<Tag, "name"> | null {
  for (const [left, top] of spotsAround(tag)) {
    const box = boxOf(left, top, tag.width);
    const isFree = taken.every((other) => !overlap(box, other));
    if (isFree && box.left > area.left && box.right < area.right && box.top > area.top && box.bottom < area.bottom) return { x: left, y: top, edge: "" };
  }
  return null;
}

/** A plane out of sight, or cut by an edge, is named at the edge beyond which it is. */
function atEdge(tag: Wanted, area: Area, filled: Area[]): Omit<Tag, "name"> | null {
  const [x, y] = tag.at;
  const w = tag.width + 14;
  const left = Math.min(area.right - w - 4, Math.max(area.left + 4, x - w / 2));
  let top = Math.min(area.bottom - TAG_HEIGHT - 4, Math.max(area.top + 4, y - TAG_HEIGHT / 2));
  const beyond = { left: area.left - x, right: x - area.right, top: area.top - y, bottom: y - area.bottom };
  const edge = EDGES.reduce((most, other) => (beyond[other] > beyond[most] ? other : most));
  for (let tries = 0; tries < 12; tries++) {
    const box = boxOf(left, top, w);
    if (filled.every((other) => !overlap(box, other))) return { x: left, y: top, edge };
    top += (top > (area.top + area.bottom) / 2 ? -1 : 1) * (TAG_HEIGHT + 4);
  }
  return null;
}

/** At its sides first; then farther and farther away, all around. */
function spotsAround({ at: [x, y], width: w, radius }: Wanted): Point[] {
  const r = radius + GAP;
  const near: Point[] = [[x + r, y - TAG_HEIGHT - 2], [x + r, y + 4], [x - w / 2, y + r + 3], [x - r - w, y + 4], [x - r - w, y - TAG_HEIGHT - 2], [x - w / 2, y - r - TAG_HEIGHT]];
  const far = FARTHER.flatMap((rings) => ANGLES.map((angle): Point => [
    x + Math.cos(angle) * (rings * r + w / 2) - w / 2, y + Math.sin(angle) * (rings * r + TAG_HEIGHT / 2) - TAG_HEIGHT / 2,
  ]));
  return [...near, ...far];
}

function boxOf(x: number, y: number, width: number): Area {
  return { left: x, right: x + width, top: y, bottom: y + TAG_HEIGHT };
}

/** All of the token is seen: the area has a rim, into which it may reach. */
function isWhole({ at: [x, y], radius }: Wanted, area: Area): boolean {
  const r = radius - EDGE;
  return x - r > area.left && x + r < area.right && y - r > area.top && y + r < area.bottom;
}

function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
