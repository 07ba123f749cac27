/** Options in one sentence, for whoever cannot see the board. */
import type { Option } from "../../flight/fan";
import type { Outlook } from "../../protocol/types";
import { percent } from "../../words/numbers";
import { say } from "../../words/say";
import type { Plan } from "../session/plan.svelte";

/** Sentences that stand side by side. */
export function sentences(...all: string[]): string {
  return all.filter(Boolean).join(" ");
}

export function optionWords(option: Option, plan: Plan): string {
  const { manoeuvre, node } = option;
  const facts = { manoeuvre: manoeuvre.label, cost: manoeuvre.cost };
  if (!option.isOpen) return say("table-option-closed", { ...facts, why: option.reason?.reason ?? say("table-not-possible") });
  const costs = say("table-option-open", { ...facts, left: plan.speedLeft - manoeuvre.cost });
  return sentences(costs, node.leaves_board ? say("table-leaves-the-board") : node.wins ? say("table-wins-the-mission") : "", outlookWords(plan.outlookOf(node.node, plan.change)));
}

/** “A bomb after Straight. 2 bombs left.” */
export function bombWords(plan: Plan, labelOf: (manoeuvre: number) => string): string {
  if (!plan.move?.bombs) return "";
  const after = [...plan.drops].sort((a, b) => a - b).map((index) => labelOf(plan.path[index]!));
  const falls = after.length > 0 ? say("table-bomb-after", { manoeuvres: after.join(say("table-and-after")) }) : "";
  return sentences(falls, say("table-bombs-left", { count: plan.bombsLeft }));
}

export function outlookWords(outlook: Outlook | null): string {
  if (!outlook) return "";
  const best = outlook.sights.find((sight) => sight.odds);
  const shot = best?.odds ? say("table-you-face", { plane: best.plane, hit: percent(best.odds.hit), kill: percent(best.odds.kill) }) : say("table-no-shot-here");
  return sentences(shot, say("table-could-be-hit", { chance: percent(outlook.could_be_hit) }));
}
