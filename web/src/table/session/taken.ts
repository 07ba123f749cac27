/** What lies on the board already, so that labels go elsewhere: px of the screen. */
import type { Option } from "../../flight/fan";
import { onBoard } from "../../flight/geometry";
import type { Camera } from "../../showing/camera.svelte";
import { around, type Area, shared } from "../../showing/crowding";
import type { Session } from "./session.svelte";

/** From the middle of a token to its corners, px. Bombers and balloons are larger than planes. */
export function radiusOf({ staging, camera, table }: Session, name: string): number {
  const own = staging.plane(name)?.view.token;
  return camera.view.scale * (own ? Math.max(...own.map(([x, y]) => Math.hypot(x, y))) : (table.welcome?.pieces.radius ?? 13));
}

/** Every plane in the air, with so much room around it, as parts of its radius. */
export function planeAreas(session: Session, room: number): Area[] {
  const flying = session.staging.planes.filter((plane) => plane.pose && plane.flying);
  return flying.map(({ pose, view }) => around(session.camera.toScreen(pose!.x, pose!.y), room * radiusOf(session, view.name)));
}

const TURNING = 80; // px of the ring around a plane that is being placed
const BADGE = 14; // px around its middle
const SPOTS = [[0.9, 0.95], [0.9, -0.95], [1.5, 0], [0, 1.7], [0, -1.7], [2, 1.7], [2, -1.7]] as const; // ahead and aside, as parts of the radius

/** Where the cost of an option is written: beside its nose, on the side to which it turns, or wherever it covers no plane. */
export function badgeAt({ manoeuvre, node }: Option, radius: number, camera: Camera, planes: Area[]): [number, number] {
  const side = { left: 1, "": -0.75, right: -1 }[manoeuvre.hand];
  const spots = SPOTS.map(([ahead, aside]) => camera.toScreen(...onBoard(node.pose, [radius * ahead, radius * aside * side])));
  return spots.find((at) => planes.every((plane) => shared(around(at, BADGE), plane) === 0)) ?? spots[0]!;
}

/** The fan, the laid plan and its badges. */
export function planAreas(session: Session): Area[] {
  const { plan, camera, table, placing } = session;
  if (placing.pose) return [around(camera.toScreen(placing.pose.x, placing.pose.y), TURNING)];
  if (!plan.move) return [];
  const token = table.welcome?.pieces.radius ?? 13; // mm
  const radius = token * camera.view.scale;
  const poses = [...plan.fan.map((option) => option.node.pose), ...plan.laid.map((node) => node.pose)];
  const tokens = poses.map(({ x, y }) => around(camera.toScreen(x, y), radius * 1.35));
  const chain = [plan.move.nodes[0]!, ...plan.laid].map((node) => camera.toScreen(node.pose.x, node.pose.y));
  const nose = chain[chain.length - 1]!;
  const ways = [...chain.slice(1).map((at, k) => middle(at, chain[k]!)), ...poses.map(({ x, y }) => middle(camera.toScreen(x, y), nose))];
  const planes = planeAreas(session, 1);
  const badges = plan.fan.map((option) => around(badgeAt(option, token, camera, planes), BADGE));
  return [...tokens, ...badges, ...ways.map((at) => around(at, radius * 1.1))];
}

function middle([x, y]: [number, number], [a, b]: [number, number]): [number, number] {
  return [(x + a) / 2, (y + b) / 2];
}
