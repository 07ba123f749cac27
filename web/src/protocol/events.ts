/** What can happen at a table, by kind. The page asks for kinds and facts, never for words. */
import type { EventKind, TableEvent } from "./types";

export type { EventKind, TableEvent };

/** An event of one kind, with its own facts. */
export type EventOf<K extends EventKind> = Extract<TableEvent, { kind: K }>;

const OF_THE_TRAY: EventKind[] = ["attack-roll", "attack-reroll", "defence-roll", "defence-reroll"];
const REROLLS: EventKind[] = ["attack-reroll", "defence-reroll"];
const BY_THE_ATTACKER: EventKind[] = ["attack-roll", "attack-reroll"];

/** Dice fall into the tray. */
export function isTrayRoll({ kind }: TableEvent): boolean {
  return OF_THE_TRAY.includes(kind);
}

/** Dice fall, in the tray or beside it. */
export function isRoll(event: TableEvent): boolean {
  return isTrayRoll(event) || event.kind === "dive-bomb-roll";
}

export function isReroll({ kind }: TableEvent): boolean {
  return REROLLS.includes(kind);
}

/** Whose dice they are. */
export function sideOfRoll({ kind }: TableEvent): "attack" | "defence" {
  return BY_THE_ATTACKER.includes(kind) ? "attack" : "defence";
}
