/** Modules that exclude each other share a card. */
import type { ModuleCard } from "../../protocol/types";

export function grouped(cards: ModuleCard[]): ModuleCard[][] {
  const groups: ModuleCard[][] = [];
  for (const card of cards) {
    const rivals = groups.find((group) => group.some((other) => other.excludes.includes(card.name)));
    if (rivals) rivals.push(card);
    else groups.push([card]);
  }
  return groups;
}
