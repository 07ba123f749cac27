/** What a question would give away: taken out where somebody is to find it out. */
import type { Ask } from "./types";

/** Dice as one chooses at a real table: nothing is picked beforehand, nothing reckoned. */
export function withoutAdvice(ask: Ask): Ask {
  if (ask.kind === "dice") return { ...withoutPicks(ask), best: ask.passing } as Ask;
  return ask.kind === "reroll" ? { ...ask, best: 0, dice: ask.dice.map((die) => ({ ...die, words: "", expected: 0, change: 0 })) } : ask;
}

/** In a lesson one picks dice oneself: the coach says which. */
export function withoutPicks(ask: Ask): Ask {
  return ask.kind === "dice" ? { ...ask, pick: ask.pick && { ...ask.pick, best: [] } } : ask;
}
