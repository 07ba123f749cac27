/** Modules bring along what they need, and send away what they exclude. */
import type { ModuleCard } from "../../protocol/types";
import { say } from "../../words/say";

/** The modules that are on after one of them was switched. */
export function switched(cards: ModuleCard[], before: Set<string>, name: string, on: boolean): Set<string> {
  const chosen = new Set(before);
  const core = new Set(cards.filter((card) => card.core).map((card) => card.name));

  function add(module: string): void {
    chosen.add(module);
    const card = cards.find((known) => known.name === module);
    for (const other of card?.excludes ?? []) remove(other);
    for (const other of cards) if (other.excludes.includes(module)) remove(other.name);
    for (const needed of card?.needs ?? []) if (!chosen.has(needed) && !core.has(needed)) add(needed);
  }

  function remove(module: string): void {
    chosen.delete(module);
    for (const card of cards) if (chosen.has(card.name) && card.needs.includes(module)) remove(card.name);
  }

  if (on) add(name);
  else remove(name);
  return chosen;
}

/** What else was switched, and why. */
export function switchedWords(cards: ModuleCard[], name: string, before: Set<string>, after: Set<string>): string {
  const title = (of: string): string => cards.find((card) => card.name === of)?.title ?? of;
  const changed = cards.map((card) => card.name).filter((other) => other !== name && before.has(other) !== after.has(other));
  const on = changed.filter((other) => after.has(other)).map(title);
  const off = changed.filter((other) => !after.has(other)).map(title);
  const parts = [on.length ? say("lobby-switched-on", { modules: on.join(", "), by: title(name) }) : ""];
  if (off.length) parts.push(say("lobby-switched-off", { modules: off.join(", "), by: title(name), excluded: after.has(name) }));
  return parts.filter(Boolean).join(" ");
}
