/** Whose turn it is, and what is gold, as facts that words are made of. */
import type { DiceSession } from "./session.svelte";

export type TurnKind = "yours" | "yours-by-name" | "theirs" | "thinking" | "away" | "all" | "watching" | "showing" | "standing" | "nobody" | "over";

export function turnOf(session: DiceSession): { kind: TurnKind; seat: string } {
  const { deciding, stage } = session.state;
  if (session.scenes.isBusy) return { kind: session.scenes.isStanding ? "standing" : "showing", seat: "" };
  if (stage === "over") return { kind: "over", seat: "" };
  const seat = session.ask?.seat ?? deciding[0] ?? "";
  if (!seat) return { kind: "nobody", seat };
  if (session.ask) return { kind: session.isOnly(seat) ? "yours" : "yours-by-name", seat };
  const about = session.seat(seat);
  if (about.thinking || about.kind === "bot" || about.bot_for_absent) return { kind: "thinking", seat };
  if (!about.here) return { kind: "away", seat };
  if (session.isWatching) return { kind: "watching", seat };
  return { kind: deciding.length > 1 ? "all" : "theirs", seat };
}

/** What an order does, by which its button is named. */
export interface Deed {
  what: string;
  own: boolean;
  name: string;
  letter: string;
  count: number;
}

/** What the golden button does now. */
export function goldenDeed(session: DiceSession): Deed {
  const { ask, chosen, choice, order, picks } = session.hand;
  const deed = { what: ask && !ask.passing ? "none" : "pass", own: chosen?.seat === ask?.seat, name: session.nameOf(chosen?.seat ?? ""), letter: chosen?.letter ?? "", count: picks.length };
  if (!ask || !order) return deed;
  if (ask.pick) return { ...deed, what: ask.pick.nothing ? "seal" : "blanks" };
  if (chosen) return { ...deed, what: chosen.on === "die" ? "any" : ask.decision };
  return { ...deed, what: choice ? choice.does : "pass" };
}
