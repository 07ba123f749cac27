/** Choices about dice, for buttons, clicks and keys alike. */
import type { DieChoice } from "../../protocol/types";
import { play } from "../../sound/play";
import type { Session } from "./session.svelte";

/** The dice to choose from, from left to right as they lie in the tray: there a dodge lies below what it cancels. */
export function diceInOrder(session: Session): DieChoice[] {
  const { reroll, staging } = session;
  if (!reroll) return [];
  const order = (staging.tray?.columns ?? []).map((column) => column[reroll.of]);
  return [...reroll.dice].sort((one, other) => order.indexOf(one.die - 1) - order.indexOf(other.die - 1));
}

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
