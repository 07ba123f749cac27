/** What a replay draws beside the planes: where each one came from, and the stages of the match. */
import { onBoard, type Point } from "../flight/geometry";
import type { EventKind, TableEvent } from "../protocol/events";
import type { Frame, TableView, Welcome } from "../protocol/types";
import type { SkyWelcome } from "../protocol/welcome";
import { say } from "../words/say";
import { toldTo } from "../words/told";

export interface Trail {
  plane: string;
  colour: number;
  parts: { frame: number; points: Point[] }[];
  rounds: { frame: number; round: number; at: Point }[];
}

export interface Segment {
  round: number;
  stage: string;
  first: number; // frame
  last: number;
}

export interface Mark {
  frame: number;
  kind: "hit" | "shot-down";
  colour: number;
}

export function eventsOf(frame: Frame): TableEvent[] {
  return frame.events as unknown as TableEvent[];
}

export function tableOf(frame: Frame): TableView {
  return frame.table as unknown as TableView;
}

/** Every plane's way through the match, template by template. */
export function trailsOf(frames: Frame[], welcome: SkyWelcome): Trail[] {
  const last = frames.length ? tableOf(frames[frames.length - 1]!) : null;
  const colours = new Map(last?.seats.map((seat) => [seat.name, seat.colour]));
  const trails = new Map(last?.planes.map((plane): [string, Trail] => [plane.name, { plane: plane.name, colour: colours.get(plane.seat) ?? 0, parts: [], rounds: [] }]));
  frames.forEach((frame, index) => {
    const before = frames[index - 1];
    for (const event of eventsOf(frame)) {
      const trail = trails.get(event.who);
      if (trail && event.kind === "flew" && event.pose) trail.parts.push({ frame: index, points: flown(trail, event, before, welcome) });
      if (event.kind === "round") markRound(trails, frame, index, Number(event.facts.round ?? 0));
    }
  });
  return [...trails.values()];
}

function flown(trail: Trail, event: TableEvent, before: Frame | undefined, welcome: SkyWelcome): Point[] {
  const end: Point = [event.pose!.x, event.pose!.y];
  const start = trail.parts.at(-1)?.frame === undefined ? poseBefore(trail.plane, before) : null;
  const manoeuvre = welcome.pieces.manoeuvres.find((each) => each.number === event.manoeuvre);
  const way = welcome.pieces.templates.find((each) => each.name === manoeuvre?.template)?.way ?? [];
  // The way is drawn back from its end, so that a move of several templates needs no pose in between.
  const own = manoeuvre && way.at(-1);
  if (!own || manoeuvre.manner) return [...(start ? [start] : lastOf(trail)), end];
  const turned = { x: 0, y: 0, heading: event.pose!.heading - own.heading };
  const [dx, dy] = onBoard(turned, [own.x, own.y]);
  const origin = { x: end[0] - dx, y: end[1] - dy, heading: turned.heading };
  return way.map((pose) => onBoard(origin, [pose.x, pose.y]));
}

function lastOf(trail: Trail): Point[] {
  const point = trail.parts.at(-1)?.points.at(-1);
  return point ? [point] : [];
}

function poseBefore(plane: string, before: Frame | undefined): Point | null {
  const pose = before && tableOf(before).planes.find((each) => each.name === plane)?.pose;
  return pose ? [pose.x, pose.y] : null;
}

function markRound(trails: Map<string, Trail>, frame: Frame, index: number, round: number): void {
  for (const plane of tableOf(frame).planes) {
    if (plane.pose && plane.flying) trails.get(plane.name)?.rounds.push({ frame: index, round, at: [plane.pose.x, plane.pose.y] });
  }
}

export function segmentsOf(frames: Frame[]): Segment[] {
  const segments: Segment[] = [];
  frames.forEach((frame, index) => {
    const { round, stage } = tableOf(frame);
    const now = segments.at(-1);
    if (now && (stage === "over" || (now.round === round && now.stage === stage))) now.last = index;
    else segments.push({ round, stage, first: index, last: index });
  });
  return segments;
}

export function marksOf(frames: Frame[]): Mark[] {
  return frames.flatMap((frame, index) => {
    const { planes, seats } = tableOf(frame);
    const colourOf = (name: string): number => seats.find((seat) => seat.name === (planes.find((plane) => plane.name === name)?.seat ?? name))?.colour ?? 0;
    return eventsOf(frame).flatMap((event): Mark[] => {
      if (event.kind === "destroyed" || event.kind === "eliminated") return [{ frame: index, kind: "shot-down", colour: colourOf(event.who) }];
      if (event.kind === "lost") return [{ frame: index, kind: "hit", colour: colourOf(event.facts.to) }];
      if (event.kind === "damage" && Number(event.facts.lost) > 0) return [{ frame: index, kind: "hit", colour: colourOf(String(event.facts.from ?? "")) }];
      return [];
    });
  });
}

/** What a step is remembered for, where it happened in it. */
const CHIEF: EventKind[] = ["destroyed", "damage", "won", "draw", "immelmann", "eliminated", "lost", "escaped", "retired", "total"];

function whoseOrder({ order }: Frame): string {
  return order.split(":")[0]!;
}

/** A step of which nobody is told anything: what is sealed, and whoever passes while others may still act. */
function quietLine(frame: Frame): string {
  const who = whoseOrder(frame);
  return who ? say("replay-step-untold", { who, secret: tableOf(frame).is_secret }) : say("replay-table-is-set");
}

/** What a step says in the log: its last sentence, with the clause. */
export function lineOf(frame: Frame, welcome: Welcome): { text: string; clause: string; who: string } {
  const told = eventsOf(frame).filter((event) => event.kind !== "round");
  const chief = told.findLast((event) => CHIEF.includes(event.kind)) ?? told.at(-1);
  if (!chief) return { text: quietLine(frame), clause: "", who: whoseOrder(frame) };
  const watched = (event: TableEvent): string => toldTo("", event, welcome);
  const flew = told.some((event) => event.kind === "flew");
  const text = flew && chief.kind !== "destroyed" ? told.filter((event) => event.kind !== "ended").map(watched).join(" ") : watched(chief);
  return { text, clause: chief.clause, who: chief.who };
}
