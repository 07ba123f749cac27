/** The camera leans in on a decision: tokens large enough to aim at, your reach and range in sight. */
import type { FlightNode } from "../../flight/flight";
import { boxAround, onBoard, type Box, type Point } from "../../flight/geometry";
import type { DrawnPose } from "../../protocol/types";
import type { Camera, View } from "../../showing/camera.svelte";
import type { Session } from "./session.svelte";

const TOKEN = 26; // mm
const RIM = 14; // mm of haze that may show
const MOST = 64; // px
const PLACED = 150; // mm around a plane that is being placed on a phone
const FINGER = 26; // px that a ghost needs on every side
const BADGE = 16; // px of a cost beside it
const TURNING = 92; // px of the ring around a plane that is being placed, with its knob
const RING = 8; // px of a ring around a token
const FAR = 0.7; // of the scale that suits the decision
const LARGE = { phone: 32, screen: 42 }; // px that a token measures at least

export function leanIn(session: Session, now = false): void {
  const { camera } = session;
  const view = leaning(session);
  if (view) {
    camera.isMine = false;
    camera.glideTo(view, now);
  } else if (session.ask || now || camera.isWhole) camera.fit(now); // else nothing calls from where it is
}

/** Where the decision is best seen from, if it is somewhere. */
function leaning(session: Session): View | null {
  const { camera } = session;
  const box = decisionBox(session);
  if (!box) return null;
  const fitting = camera.viewOf(box, 24, leastScale(camera));
  const near = { ...fitting, scale: Math.min(fitting.scale, MOST / TOKEN) };
  const view = kept(holding(near, session, (node) => !node.leaves_board && node.cost <= 3), camera);
  const whole = camera.wholeBoard();
  // What may be laid first can be pressed, even where it leaves the board.
  return whole.scale >= view.scale ? whole : holding(view, session, (node) => node.parent === 0);
}

/** Tokens are large enough to aim at. */
function leastScale({ isSmall }: Camera): number {
  return (isSmall ? LARGE.phone : LARGE.screen) / TOKEN;
}

/** Another question: the camera leans in; on dice that are seen well already it only turns, if at all. */
export function lookAt(session: Session): void {
  const { ask, camera } = session;
  const isSeen = camera.coming >= leastScale(camera);
  if (isSeen && (ask?.kind === "reroll" || ask?.kind === "choice")) bringInSight(session);
  else leanIn(session);
  if (ask?.kind === "place") bringInSight(session);
}

/** What the decision is about is pushed into sight, if it is not there, and nothing else moves. */
export function bringInSight(session: Session): void {
  const { camera, table, ask, plan } = session;
  const points = mattering(session).map(({ x, y }): Point => [x, y]);
  const token = (table.welcome?.pieces.radius ?? 0) * camera.scale;
  const isFar = !camera.isMine && camera.coming < FAR * (leaning(session)?.scale ?? 0); // a panel that has gone had pushed it back
  if (ask?.kind === "place" && points.length) camera.bring(points, TURNING);
  else if (isFar) leanIn(session);
  else if (points.length && ask?.kind === "move") {
    const rim = Math.max(FINGER, token + BADGE);
    const start = plan.move!.nodes[0]!.pose;
    const all: Point[] = [...points, [start.x, start.y]];
    camera.bring(camera.viewOf(boxAround(all), rim).scale >= leastScale(camera) ? all : points, rim); // where it starts too, if there is room
  } else if (points.length) camera.bring(points, token + RING);
  else if (camera.isWhole) camera.fit();
}

/** The plane, the end of its plan and what may be laid next; what a hint proposes; who shoots, and at whom. */
function mattering({ ask, plan, aim, placing, staging, showsTray, hinting }: Session): DrawnPose[] {
  if (ask?.kind === "move" && plan.move) {
    const next = plan.fan.filter((option) => option.isOpen).map((option) => option.node.pose);
    return [...(plan.path.length ? [] : [plan.move.nodes[0]!.pose]), ...(plan.node ? [plan.node.pose] : []), ...next, ...(hinting.end ? [hinting.end] : [])];
  }
  const held = hinting.end ?? placing.pose;
  if (ask?.kind === "place") return held ? [held] : [];
  const names = ask?.kind === "attack" ? [aim.plane?.plane, aim.target?.plane] : showsTray ? [staging.tray?.attacker, staging.tray?.target] : [];
  const poses = names.flatMap((name) => staging.plane(name ?? "")?.pose ?? []);
  return ask?.kind === "choice" && ask.pose ? [...poses, ask.pose] : poses;
}

/** Where not everything fits, the plane and these plans stay in sight. */
function holding(view: View, { camera, plan, ask }: Session, isWanted: (node: FlightNode) => boolean): View {
  if (ask?.kind !== "move" || !plan.move) return view;
  const [wide, high] = [camera.freeWidth / 2 / view.scale - 30, camera.freeHeight / 2 / view.scale - 48];
  const reach = plan.move.nodes.filter((node) => node.node === 0 || (!node.blocked && isWanted(node)));
  const box = boxAround(reach.map(({ pose }): Point => [pose.x, pose.y]));
  return { ...view, x: pulled(view.x, box.right - wide, box.left + wide), y: pulled(view.y, box.top - high, box.bottom + high) };
}

function pulled(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : clamp(value, low, high);
}

/** No wider outside the board than need be. */
function kept(view: View, camera: Camera): View {
  const [wide, high] = [camera.freeWidth / 2 / view.scale, camera.freeHeight / 2 / view.scale];
  const { left, right, bottom, top } = camera.board;
  return { x: within(view.x, left + wide, right - wide), y: within(view.y, bottom + high, top - high), scale: view.scale };
}

function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : clamp(value, low - RIM, high + RIM);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** What a decision needs to show: a move's reach with its range, a shot's two planes. */
function decisionBox(session: Session): Box | null {
  const { ask, plan, aim, placing, staging, table, camera } = session;
  const range = table.welcome?.pieces.range_unit === "mm" ? table.welcome.pieces.range_max : 120;
  if (ask?.kind === "move" && plan.move) {
    const reach = plan.move.nodes.filter((node) => !node.blocked && !node.leaves_board);
    const others = table.isBare ? placesOf(session, staging.planes.map((plane) => plane.view.name)) : []; // a puzzle is about all of them
    const seen = [...others, ...reach.flatMap(({ pose }) => [onBoard(pose, [range, 0]), onBoard(pose, [0, 0])])];
    return boxAround(seen.map(([x, y]): Point => [clamp(x, camera.board.left, camera.board.right), clamp(y, camera.board.bottom, camera.board.top)]), 20);
  }
  if (ask?.kind === "place" && placing.pose && camera.isSmall) return boxAround([[placing.pose.x, placing.pose.y]], PLACED);
  if (ask?.kind === "attack" && aim.plane) {
    const pose = staging.plane(aim.plane.plane)?.pose;
    const near = aim.sights.filter((sight) => !sight.why_not || sight.missing < range / 2);
    const arc = pose ? [[0, 0], [range, 0], [range * 0.7, range * 0.7], [range * 0.7, -range * 0.7]].map((point) => onBoard(pose, point as Point)) : [];
    return boxAround([...arc, ...placesOf(session, near.map((sight) => sight.plane))], 34);
  }
  if (session.showsTray && !(ask?.kind === "choice" && ask.pose)) {
    return around(session, [staging.tray?.attacker ?? "", staging.tray?.target ?? ""], 90);
  }
  if (ask?.kind === "choice" && ask.pose) return boxAround([[ask.pose.x, ask.pose.y], ...placesOf(session, [ask.plane])], 120);
  if (ask?.kind === "choice") return around(session, [ask.plane], range);
  return null;
}

function placesOf(session: Session, names: string[]): Point[] {
  return names.map((name) => session.staging.plane(name)?.pose).filter((pose) => pose != null).map((pose): Point => [pose.x, pose.y]);
}

function around(session: Session, names: string[], margin: number): Box | null {
  const points = placesOf(session, names);
  return points.length ? boxAround(points, margin) : null;
}
