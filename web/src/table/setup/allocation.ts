/** Four numbers on four stats: swapping them, and ready-made characters. */
import type { AssignAsk } from "../../protocol/types";

export type Numbers = [number, number, number, number];

export interface Character {
  name: string;
  order: [number, number, number, number]; // stats from the one that gets most to the one that gets least
}

const [ATTACK, DEFENSE, SPEED, HEALTH] = [0, 1, 2, 3];

export const CHARACTERS: Character[] = [
  { name: "hunter", order: [ATTACK, SPEED, HEALTH, DEFENSE] },
  { name: "dancer", order: [SPEED, DEFENSE, ATTACK, HEALTH] },
  { name: "fortress", order: [HEALTH, DEFENSE, ATTACK, SPEED] },
  { name: "fencer", order: [DEFENSE, ATTACK, SPEED, HEALTH] },
];

export function asCharacter(ask: AssignAsk, character: Character): Numbers {
  const sorted = [...ask.stats].sort((one, other) => other - one);
  const numbers: Numbers = [0, 0, 0, 0];
  character.order.forEach((stat, place) => (numbers[stat] = sorted[place] ?? 0));
  return isAllowed(ask, numbers) ? numbers : (ask.allocations[0] ?? numbers);
}

export function isAllowed(ask: AssignAsk, numbers: Numbers): boolean {
  return ask.allocations.some((allocation) => allocation.every((value, stat) => value === numbers[stat]));
}

export function swapped(numbers: Numbers, one: number, other: number): Numbers {
  const after: Numbers = [...numbers];
  [after[one], after[other]] = [numbers[other]!, numbers[one]!];
  return after;
}

/** Put a number on a stat: it comes from wherever it lies now. */
export function withNumber(numbers: Numbers, stat: number, value: number): Numbers {
  const from = numbers.findIndex((held, index) => held === value && index !== stat);
  return numbers[stat] === value || from < 0 ? numbers : swapped(numbers, stat, from);
}

export function surprise(ask: AssignAsk): Numbers {
  const { allocations } = ask;
  return allocations[Math.floor(Math.random() * allocations.length)] ?? (ask.stats as Numbers);
}

export function assignOrder(ask: AssignAsk, plane: string, numbers: Numbers): string {
  const order = numbers.reduce<string>((text, value, stat) => text.replace(`{${stat}}`, String(value)), ask.order);
  return `${plane}: ${order}`; // a seat may have planes of another kind, which are asked about later
}
