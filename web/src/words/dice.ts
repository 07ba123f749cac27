/** What a die is worth, as a word. */
import type { DieView, TrayView } from "../protocol/types";

const WORDS: Record<DieView["result"], string> = {
  critical: "crit", hit: "hit", double: "2 hits", miss: "miss", dodge: "dodge", "double-dodge": "2 dodges", cancelled: "dodged",
};

export function dieWord(result: DieView["result"]): string {
  return WORDS[result];
}

/** “You roll 8, 7, 6, 2: one critical, two hits.” comes from the log; this is the result. */
export function damageWords(tray: TrayView): string {
  return tray.damage === 0 ? "No damage" : `${tray.damage} damage`;
}
