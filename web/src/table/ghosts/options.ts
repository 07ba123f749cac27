/** Options in one sentence, for whoever cannot see the board. */
import type { Option } from "../../flight/fan";
import type { Outlook } from "../../protocol/types";
import { percent } from "../../words/numbers";
import type { Plan } from "../session/plan.svelte";

export function optionWords(option: Option, plan: Plan): string {
  const { manoeuvre, node } = option;
  if (!option.isOpen) return `${manoeuvre.label}, costs ${manoeuvre.cost}: ${option.reason?.reason ?? "not possible"}.`;
  const left = plan.speedLeft - manoeuvre.cost;
  const leaves = node.leaves_board ? " Leaves the board." : "";
  return `${manoeuvre.label}, costs ${manoeuvre.cost}, leaves ${left}.${leaves}${outlookWords(plan.outlookOf(node.node, plan.change))}`;
}

/** “A bomb after Straight. 2 bombs left.” */
export function bombWords(plan: Plan, labelOf: (manoeuvre: number) => string): string {
  if (!plan.move?.bombs) return "";
  const after = [...plan.drops].sort((a, b) => a - b).map((index) => labelOf(plan.path[index]!));
  const falls = after.length > 0 ? ` A bomb after ${after.join(", and after ")}.` : "";
  return `${falls} ${plan.bombsLeft} ${plan.bombsLeft === 1 ? "bomb" : "bombs"} left.`;
}

export function outlookWords(outlook: Outlook | null): string {
  if (!outlook) return "";
  const best = outlook.sights.find((sight) => sight.odds);
  const shot = best?.odds ? ` You face ${best.plane}: hit ${percent(best.odds.hit)}, kill ${percent(best.odds.kill)}.` : " No shot.";
  return `${shot} You could be hit: ${percent(outlook.could_be_hit)}.`;
}
