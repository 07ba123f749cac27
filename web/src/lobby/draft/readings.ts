/** A ruling's values in words. */
import type { OptionCard } from "../../protocol/types";

export function reading(card: OptionCard, value: unknown): string {
  return card.readings[String(value)] ?? (Array.isArray(value) ? value.join(", ") : String(value));
}

/** What might be chosen as well; of numbers there is no list. */
export function notTaken(card: OptionCard, value: unknown): string[] {
  return Object.entries(card.readings).filter(([key]) => key !== String(value)).map(([, words]) => words);
}
