/** Of many events at once only what concerns you is a scene; the rest is done in a moment. */
import type { TableEvent } from "../protocol/events";

const MANY = 14;

/** ``concerns`` says whether any of these planes is yours. */
export function scenesOf(events: TableEvent[], concerns: (...planes: string[]) => boolean): Set<TableEvent> {
  if (events.length <= MANY) return new Set(events);
  const begun = events.find((event) => event.kind === "attack" || event.kind === "damage");
  let isYours = begun?.kind === "damage" && concerns(begun.who, begun.facts.from); // the shot that the events are about
  let isOver = false;
  return new Set(
    events.filter((event) => {
      if (event.kind === "attack") isYours = concerns(event.who, event.facts.target);
      else if (isOver && event.kind !== "destroyed") isYours = false;
      isOver = event.kind === "damage" || (isOver && event.kind !== "attack");
      return isYours || (event.kind === "destroyed" && concerns(event.who));
    }),
  );
}
