/** What may be laid next: every manoeuvre from where the plan ends, with what it costs and what is in the way. */
import type { DrawnPieces, DrawnManoeuvre, Reason } from "../protocol/types";
import { say } from "../words/say";
import type { Flight, FlightNode } from "./flight";

export interface Option {
  manoeuvre: DrawnManoeuvre;
  node: FlightNode;
  isOpen: boolean; // it can be laid as the plan is now
  short: number; // Speed that is missing
  reason: Reason | null; // why it cannot be laid
}

/** The node at the end of a path of manoeuvres, or null if there is no such plan. */
export function nodeAt(move: Flight, path: number[]): FlightNode | null {
  let node = move.nodes[0] ?? null;
  for (const manoeuvre of path) {
    const parent: FlightNode | null = node;
    node = move.nodes.find((child) => child.parent === parent?.node && child.manoeuvre === manoeuvre && !child.blocked) ?? null;
    if (!node) return null;
  }
  return node;
}

export function nodesAlong(move: Flight, path: number[]): FlightNode[] {
  return path.map((_, k) => nodeAt(move, path.slice(0, k + 1))).filter((node) => node !== null);
}

export function optionsFrom(move: Flight, pieces: DrawnPieces, at: FlightNode, change: number, speedName: string): Option[] {
  const options: Option[] = [];
  for (const node of move.nodes) {
    const manoeuvre = pieces.manoeuvres[node.manoeuvre];
    if (node.parent !== at.node || !manoeuvre) continue;
    const short = node.blocked ? shortBy(move, node, change) : Math.max(0, change - node.high) * Math.max(1, move.climb_cost);
    const paid = paidFor(move, node, change);
    const isOpen = !node.blocked && node.low <= paid && paid <= node.high;
    options.push({ manoeuvre, node, isOpen, short, reason: isOpen ? null : (node.blocked ?? changeReason(move, node, change, say("shared-speed-short", { short, speed: speedName }))) });
  }
  return options;
}

/** The change of altitude with a plan: stored Speed pays for what is flown, no more than it must. */
export function paidFor(move: Flight, node: FlightNode, change: number): number {
  return move.stores && change <= 0 ? Math.min(0, node.high) : change;
}

function shortBy(move: Flight, node: FlightNode, change: number): number {
  return Math.max(0, node.cost + Math.max(0, change) * move.climb_cost + Math.min(0, change) - move.speed_left);
}

function changeReason({ stores }: Flight, node: FlightNode, change: number, short: string): Reason {
  if (change < node.low) return { reason: node.low > 0 ? say("shared-climb-first", { levels: node.low }) : say("shared-too-deep-a-dive"), clause: "" };
  const way = node.high < 0 ? say("shared-dive-to-pay", { stores, levels: -node.high }) : change > 0 ? say("shared-drop-the-climb", { stores }) : say("shared-nothing-to-pay-with");
  return { reason: say("shared-short-but", { short, way }), clause: "" };
}

/** Speed still to be spent after a plan with a change of altitude. */
export function speedLeft(move: Flight, node: FlightNode, change: number): number {
  return move.speed_left - node.cost - (change > 0 ? change * move.climb_cost : change);
}
