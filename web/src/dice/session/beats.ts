/** What happened, in beats: events that are seen together, with the table as it then lies. */
import type { EventKind, TableEvent } from "../../protocol/events";
import type { DiceView } from "../../protocol/types";

export interface Beat {
  kind: EventKind; // of its first event
  events: TableEvent[];
  view: DiceView;
  isResult: boolean; // it stands until it was read
}

// Kinds that belong together; any other stands for itself.
const TOGETHER: EventKind[][] = [["kept-die", "position-roll"], ["first-roll"], ["used", "rerolled"], ["chose"], ["total", "kept-ace"], ["lost", "eliminated"], ["retired"]];
const RESULTS: EventKind[] = ["tie", "escaped", "lost", "total"];
const UNSEEN: EventKind[] = ["round", "won", "draw"]; // the heading and the end say it

function groupOf(kind: EventKind): number {
  return TOGETHER.findIndex((kinds) => kinds.includes(kind));
}

function goesOn(beat: Beat, { kind }: TableEvent): boolean {
  const group = groupOf(kind);
  return group >= 0 && group === groupOf(beat.kind) && kind !== "used";
}

/** Events that are no longer news have no table with them: they are read of in the log. */
export function beatsOf(events: TableEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (!event.dice || UNSEEN.includes(event.kind)) continue;
    if (last && goesOn(last, event)) Object.assign(last, { view: event.dice, events: [...last.events, event] });
    else beats.push({ kind: event.kind, events: [event], view: event.dice, isResult: RESULTS.includes(event.kind) });
  }
  return beats;
}

/** Dice fall in it. */
export function hasThrow({ view }: Beat): boolean {
  return view.pilots.some((pilot) => [...pilot.dice, ...pilot.shot].some((die) => die.thrown));
}

/** Whose it is: of a shot, both sides'; anything else is everybody's. */
export function seatsOf({ view: { shot, pilots } }: Beat): string[] {
  return shot ? [shot.hitter, shot.evader] : pilots.map((pilot) => pilot.seat);
}
