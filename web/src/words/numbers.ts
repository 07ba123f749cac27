/** Numbers as they are said: a chance, a length. */
import { say } from "./say";

/** No false precision. */
export function percent(chance: number): string {
  const value = 100 * chance;
  if (value > 0 && value < 0.5) return say("shared-less-than-a-percent");
  if (value > 99.5 && value < 100) return say("shared-nearly-certain");
  return say("shared-percent", { value: Math.round(value) });
}

export function length(value: number, unit: string): string {
  return unit === "mm" ? say("shared-millimetres", { value: Math.round(value) }) : say("shared-hexes", { value });
}

/** A title within a sentence: first edition, erste Ausgabe. */
export function inside(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** At the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number and its sign of per cent stay on one line. */
export function unbroken(words: string): string {
  return words.replaceAll(" %", "\u00a0%");
}
