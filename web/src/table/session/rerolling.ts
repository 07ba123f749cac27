/** Choices about dice, for buttons, clicks and keys alike. */
import { play } from "../../sound/play";
import type { Session } from "./session.svelte";

export function pickDie(session: Session, die: number): void {
  const choice = session.reroll?.dice.find((each) => each.die === die);
  if (choice && !choice.why_not) session.pickedDie = die;
  else play("refused");
}

export function rerollPicked(session: Session): void {
  const ask = session.reroll;
  const choice = ask?.dice.find((each) => each.die === session.pickedDie);
  if (ask && choice && !choice.why_not) session.table.order(ask.seat, [choice.order]);
  else play("refused");
}

export function keepDice(session: Session): void {
  const ask = session.reroll;
  if (ask) session.table.order(ask.seat, [ask.keep]);
}
