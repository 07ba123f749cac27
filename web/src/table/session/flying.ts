/** Flying a plan, and the two ways in which one asks twice. */
import { play } from "../../sound/play";
import type { Plan } from "./plan.svelte";
import type { Session } from "./session.svelte";

/** Leaving the board loses the plane, so that is asked first. */
export function flyOrAsk(session: Session): void {
  if (session.plan.leavesBoard && session.plan.isFlyable) session.isLeaving = true;
  else if (session.plan.whyNotFly) session.tellWhy(session.plan.whyNotFly);
  else session.plan.fly();
}

/** Show the fan of a manner; where it can be flown in one way only, lay it. */
export function useManner(plan: Plan, manner: string): void {
  const open = plan.options.filter((option) => option.manoeuvre.manner === manner && option.isOpen);
  if (open.length === 0) return play("refused");
  if (open.length === 1 && plan.manner !== manner) plan.lay(open[0]!.manoeuvre.number);
  else plan.manner = plan.manner === manner ? "" : manner;
  plan.hovered = null;
}

/** Lay the template of an arrow key, in the manner that is chosen. */
export function layTemplate(plan: Plan, template: string): void {
  const option = plan.fan.find((each) => each.manoeuvre.template === template);
  if (option) plan.lay(option.manoeuvre.number);
  else play("refused");
}

/** Which way a change of altitude goes; Speed is stored and spent, not climbed and dived. */
export function wayOf(change: number, stores: boolean): "climb" | "store" | "dive" | "spend" {
  if (stores) return change < 0 ? "spend" : "store";
  return change < 0 ? "dive" : "climb";
}
