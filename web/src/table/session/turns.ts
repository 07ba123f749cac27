/** Whose turn it is, in a few words. What is said of a decision stands in page-decision.ftl, by the decision's name. */
import type { TableView } from "../../protocol/types";
import { endingWords } from "../../words/ending";
import { say } from "../../words/say";
import type { Session } from "./session.svelte";

export function stageTitle({ stage, is_secret: secret }: TableView): string {
  return say("table-stage", { stage, secret });
}

export function stageInline({ stage, is_secret: secret }: TableView): string {
  return say("table-stage-inline", { stage, secret });
}

/** “Round 3, move stage”. */
export function stageAndRound(view: TableView): string {
  const { round, stage } = view;
  if (stage === "play") return say("table-turn-alone", { round });
  return round > 0 ? say("table-round-and-stage", { round, stage: stageInline(view) }) : stageTitle(view);
}

export interface Turn {
  text: string;
  seat: string;
  kind: "yours" | "theirs" | "thinking" | "away" | "watching" | "result" | "over";
}

/** What the chip under the stage says. */
export function turnOf(session: Session): Turn {
  const view = session.shown;
  if (!view || view.stage === "over") return { text: view ? endingWords(view, session.you) : "", seat: "", kind: "over" };
  if (session.staging.isQuiet) return { text: say("table-nobody-has-a-shot"), seat: "", kind: "result" };
  if (session.staging.readFor) return { text: say("table-a-result"), seat: "", kind: "result" };
  const seat = view.deciding.find((name) => session.isMine(name)) ?? view.deciding[0] ?? "";
  const about = session.table.seat(seat);
  const decision = decisionOf(view);
  if (session.isWatching) return { text: seat ? say("table-watching-seat", { seat }) : say("table-watching"), seat, kind: "watching" };
  if (session.isMine(seat)) return { text: say(session.isOnly(seat) ? "decision-yours" : "decision-yours-by-name", { decision, seat }), seat, kind: "yours" };
  if (about && !about.here) return { text: say("table-is-away", { seat }), seat, kind: "away" };
  if (about?.thinking || about?.kind === "bot") return { text: say("table-bot-plans", { seat }), seat, kind: "thinking" };
  return { text: say("decision-theirs", { decision, seat }), seat, kind: "theirs" };
}

/** A stage's own decision has the name of the stage; between decisions the stage is all that is known. */
function decisionOf({ decision, stage }: TableView): string {
  return decision || stage;
}

/** Every plane that a seat still has is done with this stage. */
export function isDone({ planes, stage }: TableView, name: string): boolean {
  const flying = planes.filter((plane) => plane.seat === name && plane.flying);
  return flying.length > 0 && flying.every((plane) => (stage === "move" ? plane.moved : stage === "attack" && plane.attacked));
}

/** The line below a seat's name. */
export function seatStatus(session: Session, name: string): string {
  const view = session.shown!;
  const seat = session.table.seat(name);
  const planes = view.planes.filter((plane) => plane.seat === name);
  if (planes.length > 0 && planes.every((plane) => !(session.staging.plane(plane.name)?.flying ?? plane.flying))) return say("table-out-of-the-match");
  const doing = doingOf(view, name);
  if (session.isMine(name) && seat?.here && !seat.bot_for_absent) return doing;
  const where = seat?.bot_for_absent ? "stand-in" : seat?.kind === "bot" ? "bot" : !seat?.here ? "away" : seat.kind;
  return say("table-where-and-doing", { where: say("table-where", { where }), doing });
}

function doingOf(view: TableView, name: string): string {
  const planes = view.planes.filter((plane) => plane.seat === name && plane.flying);
  if (view.deciding.includes(name)) return say("decision-doing", { decision: decisionOf(view) });
  if (view.stage === "over") return say(view.winner && planes[0]?.side === view.winner ? "table-has-won" : "table-still-flying");
  if (view.stage === "move") return say(planes.every((plane) => plane.moved) ? "table-has-moved" : "table-moves-later");
  if (view.stage === "attack") return say(planes.every((plane) => plane.attacked) ? "table-has-shot" : "table-shoots-later");
  return say("table-ready");
}
