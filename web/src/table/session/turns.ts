/** Whose turn it is, in a few words. */
import type { TableView } from "../../protocol/types";
import type { Session } from "./session.svelte";

const STAGES: Record<string, string> = {
  assign: "Secret stats", place: "Placement", move: "Move stage", attack: "Attack stage", over: "Match over",
};
const VERBS: Record<string, string> = { assign: "chooses", place: "places", move: "moves", attack: "shoots" };
// What somebody does who is asked in the middle of something.
const MIDWAY: Record<string, [verb: string, doing: string]> = {
  "attack-reroll": ["chooses rerolls", "choosing rerolls"],
  "defence-reroll": ["chooses rerolls", "choosing rerolls"],
  "ace-defence": ["chooses ace dice", "choosing ace dice"],
  immelmann: ["may loop", "may fly a loop"],
  "dive-bomb": ["may dive-bomb", "may dive-bomb"],
  "push-gain": ["pushed the envelope", "choosing its gain"],
};
const YOURS: Record<string, string> = { assign: "Your stats", place: "Your placement", move: "Your move", attack: "You shoot" };

export function stageTitle(stage: string): string {
  return STAGES[stage] ?? "Table";
}

export interface Turn {
  text: string;
  seat: string;
  kind: "yours" | "theirs" | "thinking" | "away" | "watching" | "over";
}

/** What the chip under the stage says. */
export function turnOf(session: Session): Turn {
  const view = session.shown;
  if (!view || view.stage === "over") return { text: overWords(session), seat: "", kind: "over" };
  const seat = view.deciding.find((name) => session.isMine(name)) ?? view.deciding[0] ?? "";
  const about = session.table.seat(seat);
  if (session.isWatching) return { text: seat ? `Watching: ${seat}` : "Watching", seat, kind: "watching" };
  if (session.isMine(seat)) return { text: yourWords(session, seat), seat, kind: "yours" };
  if (about && !about.here) return { text: `${seat} is away`, seat, kind: "away" };
  if (about?.thinking || about?.kind === "bot") return { text: `${seat} plans`, seat, kind: "thinking" };
  return { text: `${seat} ${verbOf(view)}`, seat, kind: "theirs" };
}

function verbOf({ decision, stage }: TableView): string {
  return MIDWAY[decision]?.[0] ?? VERBS[stage] ?? "chooses";
}

function yourWords(session: Session, seat: string): string {
  const { decision, stage } = session.shown!;
  const isOne = session.you.length === 1;
  if (/\b(reroll|ace)\b/.test(decision)) return isOne ? "Your dice" : `${seat}, your dice`;
  if (isOne) return decision in MIDWAY ? "Your choice" : (YOURS[stage] ?? "Your turn");
  return `${seat} ${verbOf(session.shown!)}`;
}

function overWords(session: Session): string {
  const view = session.shown;
  if (!view) return "";
  return view.drawn ? "A draw" : view.winner ? `${view.winner} wins` : "Over";
}

/** The line below a seat's name. */
export function seatStatus(session: Session, name: string): string {
  const view = session.shown!;
  const seat = session.table.seat(name);
  const planes = view.planes.filter((plane) => plane.seat === name);
  if (planes.length > 0 && planes.every((plane) => !plane.flying)) return "out of the match";
  const where = seat?.bot_for_absent ? "a bot flies for it" : seat?.kind === "bot" ? "bot" : seat?.here ? (seat.kind === "link" ? "by link" : "here") : "away";
  return session.isMine(name) && seat?.here && !seat.bot_for_absent ? doing(session, name) : `${where}, ${doing(session, name)}`;
}

function doing(session: Session, name: string): string {
  const view = session.shown!;
  const planes = view.planes.filter((plane) => plane.seat === name && plane.flying);
  if (view.deciding.includes(name) && view.decision in MIDWAY) return MIDWAY[view.decision]![1];
  if (view.deciding.includes(name)) return { move: "moving now", attack: "shooting now", place: "placing now", assign: "choosing stats" }[view.stage as string] ?? "choosing";
  if (view.stage === "over") return view.winner && planes[0]?.side === view.winner ? "has won" : "still flying";
  if (view.stage === "move") return planes.every((plane) => plane.moved) ? "has moved" : "moves later";
  if (view.stage === "attack") return planes.every((plane) => plane.attacked) ? "has shot" : "shoots later";
  return "ready";
}
