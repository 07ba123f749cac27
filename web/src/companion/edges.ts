/** A place told from an edge of the table, as whoever sits there sees it. */
import type { DrawnBoard, DrawnPose } from "../protocol/types";

export const EDGES = ["south", "west", "north", "east"] as const;
export type Edge = (typeof EDGES)[number];

export interface FromEdge {
  along: number; // mm from the corner at the left hand
  deep: number; // mm from the edge
  turned: number; // degrees from straight ahead, to the left counted up
}

const AHEAD: Record<Edge, number> = { south: 90, west: 0, north: 270, east: 180 };

export function fromEdge(edge: Edge, { along, deep, turned }: FromEdge, { width, height }: DrawnBoard): DrawnPose {
  const heading = AHEAD[edge] + turned;
  if (edge === "south") return { x: along, y: deep, heading };
  if (edge === "north") return { x: width - along, y: height - deep, heading };
  return edge === "west" ? { x: deep, y: height - along, heading } : { x: width - deep, y: along, heading };
}

export function asFromEdge(edge: Edge, { x, y, heading }: DrawnPose, { width, height }: DrawnBoard): FromEdge {
  const turned = ((((heading - AHEAD[edge]) % 360) + 540) % 360) - 180;
  if (edge === "south") return { along: x, deep: y, turned };
  if (edge === "north") return { along: width - x, deep: height - y, turned };
  return edge === "west" ? { along: height - y, deep: x, turned } : { along: y, deep: width - x, turned };
}

export function nearestEdge(pose: DrawnPose, board: DrawnBoard): Edge {
  const deep = (edge: Edge): number => asFromEdge(edge, pose, board).deep;
  return EDGES.reduce((best, edge) => (deep(edge) < deep(best) ? edge : best));
}
