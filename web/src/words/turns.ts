/** Whose turn it is, in a few words. */
import type { Session } from "../board/session.svelte";

const STAGES: Record<string, string> = {
  assign: "Secret stats", place: "Placement", move: "Move stage", attack: "Attack stage", over: "Match over",
};
const VERBS: Record<string, string> = { assign: "chooses", place: "places", move: "moves", attack: "shoots" };
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
  const view = session.table.table;
  if (!view || view.stage === "over") return { text: overWords(session), seat: "", kind: "over" };
  const seat = view.deciding.find((name) => session.isMine(name)) ?? view.deciding[0] ?? "";
  const about = session.table.seat(seat);
  if (session.isWatching) return { text: seat ? `Watching: ${seat}` : "Watching", seat, kind: "watching" };
  if (session.isMine(seat)) return { text: yourWords(session, seat), seat, kind: "yours" };
  if (about && !about.here) return { text: `${seat} is away`, seat, kind: "away" };
  if (about?.thinking || about?.kind === "bot") return { text: `${seat} plans`, seat, kind: "thinking" };
  return { text: `${seat} ${VERBS[view.stage] ?? "chooses"}`, seat, kind: "theirs" };
}

function yourWords(session: Session, seat: string): string {
  const { decision, stage } = session.table.table!;
  const isOne = session.you.length === 1;
  if (/\b(reroll|ace)\b/.test(decision)) return isOne ? "Your dice" : `${seat}, your dice`;
  return isOne ? (YOURS[stage] ?? "Your turn") : `${seat} ${VERBS[stage] ?? "chooses"}`;
}

function overWords(session: Session): string {
  const view = session.table.table;
  if (!view) return "";
  return view.drawn ? "A draw" : view.winner ? `${view.winner} wins` : "Over";
}

/** The line below a seat's name. */
export function seatStatus(session: Session, name: string): string {
  const view = session.table.table!;
  const seat = session.table.seat(name);
  const planes = view.planes.filter((plane) => plane.seat === name);
  if (planes.length > 0 && planes.every((plane) => !plane.flying)) return "out of the match";
  const where = seat?.bot_for_absent ? "a bot flies for it" : seat?.kind === "bot" ? `bot, ${seat.level}` : seat?.here ? (seat.kind === "link" ? "by link" : "here") : "away";
  return session.isMine(name) && seat?.here && !seat.bot_for_absent ? doing(session, name) : `${where}, ${doing(session, name)}`;
}

function doing(session: Session, name: string): string {
  const view = session.table.table!;
  const planes = view.planes.filter((plane) => plane.seat === name && plane.flying);
  if (view.deciding.includes(name) && /reroll|ace/.test(view.decision)) return "choosing about dice";
  if (view.deciding.includes(name)) return { move: "moving now", attack: "shooting now", place: "placing now", assign: "choosing stats" }[view.stage as string] ?? "choosing";
  if (view.stage === "move") return planes.every((plane) => plane.moved) ? "has moved" : "moves later";
  if (view.stage === "attack") return planes.every((plane) => plane.attacked) ? "has shot" : "shoots later";
  return "ready";
}
