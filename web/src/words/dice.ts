/** What a die is worth, as a word. */
import type { DieView, TrayView } from "../protocol/types";
import { say } from "./say";

export function dieWord(result: DieView["result"]): string {
  return say("shared-die-result", { result });
}

/** “You roll 8, 7, 6, 2: one critical, two hits.” comes from the log; this is the result. */
export function damageWords({ damage }: TrayView): string {
  return say("shared-damage", { damage });
}
