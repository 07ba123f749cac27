/** The numbers of a card on its stats: swapping them, and ready-made characters. */
import type { AssignAsk } from "../../protocol/types";

export type Numbers = number[];

export interface Character {
  name: string;
  order: AssignAsk["keys"]; // stats from the one that gets most to the one that gets least; any others get the rest
}

export const CHARACTERS: Character[] = [
  { name: "hunter", order: ["attack", "speed", "health", "defense"] },
  { name: "dancer", order: ["speed", "defense", "attack", "health"] },
  { name: "fortress", order: ["health", "defense", "attack", "speed"] },
  { name: "fencer", order: ["defense", "attack", "speed", "health"] },
];

export function asCharacter(ask: AssignAsk, character: Character): Numbers {
  const sorted = [...ask.stats].sort((one, other) => other - one);
  const order = [...new Set([...character.order, ...ask.keys])];
  const numbers = ask.keys.map((key) => sorted[order.indexOf(key)]!);
  return isAllowed(ask, numbers) ? numbers : (ask.allocations[0] ?? numbers);
}

export function isAllowed(ask: AssignAsk, numbers: Numbers): boolean {
  return ask.allocations.some((allocation) => allocation.every((value, stat) => value === numbers[stat]));
}

export function swapped(numbers: Numbers, one: number, other: number): Numbers {
  const after = [...numbers];
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
  return allocations[Math.floor(Math.random() * allocations.length)] ?? ask.stats;
}

export function assignOrder(ask: AssignAsk, plane: string, numbers: Numbers): string {
  const order = numbers.reduce<string>((text, value, stat) => text.replace(`{${stat}}`, String(value)), ask.order);
  return `${plane}: ${order}`; // a seat may have planes of another kind, which are asked about later
}
