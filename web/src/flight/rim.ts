/** The rim of the board, where a mission's tokens touch their edge: wherever one is held, it lies there. */
import type { DrawnPose, Rim } from "../protocol/types";

const EXACT = 1e7; // parts of a millimetre: the rules ask for a millionth

/** The pose on the nearest of the edges, along it as it is held, and whole on the board. */
export function onRim(rim: Rim, { x, y, heading }: DrawnPose): DrawnPose {
  const across = reach(rim, heading, 0);
  const up = reach(rim, heading, 90);
  const to: Record<string, number> = { south: y - up, north: rim.height - up - y, west: x - across, east: rim.width - across - x };
  const edge = rim.edges.reduce((best, each) => (to[each]! < to[best]! ? each : best));
  const held = { x: within(x, across, rim.width - across), y: within(y, up, rim.height - up), heading };
  if (edge === "south" || edge === "north") held.y = edge === "south" ? up : rim.height - up;
  else held.x = edge === "west" ? across : rim.width - across;
  return { ...held, x: exact(held.x), y: exact(held.y) };
}

/** How far the token reaches from its centre that way. Its outline is the same to both sides. */
function reach(rim: Rim, heading: number, way: number): number {
  const turn = ((heading - way) * Math.PI) / 180;
  return Math.max(...rim.token.map(([ahead, left]) => Math.abs(ahead * Math.cos(turn) - left * Math.sin(turn))));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function exact(value: number): number {
  return Math.round(value * EXACT) / EXACT;
}
