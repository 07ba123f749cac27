/** A plan in pencil while others move: geometry and cost only, since only the table knows the rules. */
import type { DrawnPieces, PlaneView } from "../protocol/types";
import type { Flight, FlightNode } from "./flight";
import { poseOnBoard } from "./geometry";

const DEEPEST = 400; // nodes

export function pencilMove(plane: PlaneView, pieces: DrawnPieces): Flight | null {
  if (!plane.pose || plane.speed === null) return null;
  const nodes: FlightNode[] = [blank(0, -1, -1, plane.pose, 0)];
  for (let at = 0; at < nodes.length && nodes.length < DEEPEST; at++) {
    const from = nodes[at]!;
    for (const manoeuvre of pieces.manoeuvres) {
      if (manoeuvre.manner || from.cost + manoeuvre.cost > plane.speed) continue;
      const pose = poseOnBoard(from.pose, manoeuvre.end);
      nodes.push(blank(nodes.length, at, manoeuvre.number, pose, from.cost + manoeuvre.cost));
    }
  }
  return {
    plane: plane.name, speed: plane.speed, speed_left: plane.speed, altitude: plane.altitude, climb_cost: 0,
    change_min: 0, change_max: 0, climb_word: "", stores: false, climb_why_not: null, dive_why_not: null, flown: [], nodes, extra: [], bombs: 0,
  };
}

function blank(node: number, parent: number, manoeuvre: number, pose: FlightNode["pose"], cost: number): FlightNode {
  return { node, parent, manoeuvre, pose, cost, low: 0, high: 0, altitude: 0, may_end: false, leaves_board: false, blocked: null };
}
