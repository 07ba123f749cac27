/** Choices about dice, for buttons, clicks and keys alike. */
import type { Session } from "../board/session.svelte";
import { play } from "../sound/play";

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
