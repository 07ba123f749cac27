/** A plan in pencil while others move: the chart laid where the plane is, with nothing in the way and at its altitude. */
import type { FlightChart, PlaneView } from "../protocol/types";
import { flightOf, type Flight } from "./flight";

export function pencilOf(plane: PlaneView, chart: FlightChart): Flight | null {
  if (!plane.pose || plane.speed === null) return null;
  const move = flightOf(
    {
      plane: plane.name, pose: plane.pose, speed: plane.speed, speed_left: plane.speed, altitude: plane.altitude, chart: chart.name,
      climb_cost: 0, change_min: 0, change_max: 0, climb_word: "", stores: false, climb_why_not: null, dive_why_not: null,
      flown: [], off_board: [], reached: [], refused: [], reasons: [], extra: [], bombs: 0,
    },
    chart,
  );
  const level = move.nodes.filter((node) => node.blocked || (node.low <= 0 && node.high >= 0));
  return { ...move, nodes: level.map((node) => (node.blocked ? node : { ...node, low: 0, high: 0 })) };
}
