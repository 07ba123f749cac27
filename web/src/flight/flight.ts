/** A move to be planned: the chart of all plans laid where the plane is, without what something is in the way of. */
import type { DrawnPose, FlightChart, PlaneMove, Reason } from "../protocol/types";
import { poseOnBoard } from "./geometry";

/** A sequence of manoeuvres: its end, and the changes of altitude with which it can be flown. Node 0 is the plane where it is. */
export interface FlightNode {
  node: number;
  parent: number;
  manoeuvre: number; // the last one, −1 for node 0
  pose: DrawnPose;
  cost: number;
  low: number; // it can be flown with a change c if low <= c <= high
  high: number;
  altitude: number; // levels that its manoeuvres take
  may_end: boolean;
  leaves_board: boolean;
  wins: boolean; // it reaches the edge that the mission sends it to
  blocked: Reason | null; // shown greyed: it can be flown with no change of altitude at all
}

export type Flight = Omit<PlaneMove, "pose" | "chart" | "off_board" | "reached" | "refused" | "reasons"> & { nodes: FlightNode[] };

export function flightOf(move: PlaneMove, chart: FlightChart): Flight {
  const [off, won, refused] = [new Set(move.off_board), new Set(move.reached), new Map(move.refused)];
  const goesOn: boolean[] = [];
  const nodes: FlightNode[] = [];
  chart.parents.forEach((parent, node) => {
    if (parent >= 0 && !goesOn[parent]) return;
    const blocked = reasonWhy(move, chart, refused.get(node), chart.blocked[node]!);
    const leaves = off.has(node);
    const wins = won.has(node);
    goesOn[node] = !blocked && !leaves && !wins;
    nodes.push({
      node, parent, manoeuvre: chart.manoeuvres[node]!, pose: endOf(move, chart, node), cost: chart.costs[node]!,
      low: blocked ? 1 : chart.lows[node]!, high: blocked ? 0 : chart.highs[node]!, altitude: chart.altitudes[node]!,
      may_end: node === 0 ? chart.may_end : !blocked && !leaves, leaves_board: leaves, wins, blocked,
    });
  });
  return { ...move, nodes };
}

/** What is in the way here, or what every plane that stands like this cannot pay for. */
function reasonWhy(move: PlaneMove, chart: FlightChart, here: number | undefined, anywhere: number): Reason | null {
  if (here !== undefined) return move.reasons[here]!;
  return chart.reasons[anywhere] ?? null;
}

function endOf(move: PlaneMove, chart: FlightChart, node: number): DrawnPose {
  const [x, y, heading] = chart.ends[node]!;
  return poseOnBoard(move.pose, { x, y, heading });
}
