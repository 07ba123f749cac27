/** What happened, in words: as the record has it, or as it is told to a pilot, who is “you” and sees others from a cockpit. */
import type { EventOf, TableEvent } from "../protocol/events";
import { type Seen, SIDES, type Welcome } from "../protocol/types";
import { capitalised } from "./numbers";
import { type Fact, type Facts, say } from "./say";

const YOU = "you";
const DECIMALS = [1, 2, 3, 4, 5, 6].map((digits) => new Intl.NumberFormat("en", { maximumFractionDigits: digits, roundingMode: "halfEven", useGrouping: false }));
type SeenEvent = EventOf<"placed" | "flew" | "immelmann" | "dropped">;
type Place = { x?: number | null; y?: number | null; heading?: number | null; q?: number | null; r?: number | null; facing?: number | null };

/** Told to this pilot, by the name of the plane; to "", who looks on from nowhere. */
export function toldTo(pilot: string, event: TableEvent, welcome: Welcome): string {
  if (event.text) return event.told[pilot] ?? event.text;
  return isSeen(event) ? asSeen(pilot, event, welcome) : asSaid(pilot, event, welcome);
}

/** As the record has it, with coordinates. */
export function asRecorded(event: TableEvent, welcome: Welcome): string {
  return event.text || asSaid("", event, welcome);
}

function asSaid(pilot: string, event: TableEvent, welcome: Welcome): string {
  const flown = welcome.pieces?.manoeuvres.find(({ number }) => number === event.manoeuvre);
  const told: Facts = Object.fromEntries(Object.entries({ ...plainFacts(event), ...(flown && { manoeuvre: flown.called }), who: event.who }).map(([name, fact]) => [name, fact && fact === pilot ? YOU : fact]));
  for (const name of SIDES[event.kind] ?? []) told[name] = welcome.teams[String(told[name])] ?? told[name];
  const you = (event.who ? told.who : told.start) === YOU; // whom the sentence is about
  const text = say(`event-${event.kind}`, { ...told, you, speed_name: welcome.speed_name });
  return you ? capitalised(text) : text;
}

/** The facts that messages can tell, and what is counted or put together from them. */
function plainFacts(event: TableEvent): Facts {
  const facts: Facts = Object.fromEntries(Object.entries(event.facts).filter((entry): entry is [string, Fact] => !(entry[1] instanceof Object) || Array.isArray(entry[1])));
  if (event.kind === "attack") facts.ace_dice = event.facts.for.filter((what) => what === "ace").length;
  if (isSeen(event)) facts.where = whereWords(event.facts);
  return facts;
}

function isSeen(event: TableEvent): event is SeenEvent {
  return event.kind === "placed" || event.kind === "flew" || event.kind === "immelmann" || event.kind === "dropped";
}

/** Ilse banks left behind you, two straights away, one higher. */
function asSeen(pilot: string, event: SeenEvent, welcome: Welcome): string {
  const you = event.who === pilot;
  const seen = event.seen[pilot];
  const flown = event.kind === "flew" ? manoeuvreFacts(event, welcome) : {};
  const text = say(`told-${event.kind}`, { ...plainFacts(event), ...flown, who: you ? YOU : event.who, you, seen: seen && seenWords(seen, welcome) });
  return you ? capitalised(text) : text;
}

function manoeuvreFacts(event: EventOf<"flew">, welcome: Welcome): Facts {
  const flown = welcome.pieces?.manoeuvres.find(({ number }) => number === event.manoeuvre);
  return { template: flown?.kind, hand: flown?.hand || null, manner: flown?.manner ? flown.manner_name : null };
}

function seenWords({ side, away, higher }: Seen, welcome: Welcome): string {
  const height = higher === 0 ? null : say("seen-height", { levels: Math.abs(higher), higher: higher > 0 });
  return say("told-seen", { side, away, hexes: welcome.board?.kind === "hex", height });
}

function whereWords({ x, y, heading, q, r, facing }: Place): string {
  if (typeof q === "number") return say(typeof facing === "number" ? "at-hex" : "at-hex-alone", { q: String(q), r: String(r), facing });
  return say(typeof heading === "number" ? "at-pose" : "at-point", { x: rounded(x), y: rounded(y), heading: rounded(heading) });
}

/** A measure for a sentence: 12 or 12.3, never 12.0, and never a false 0. */
function rounded(number: number | null | undefined): string {
  const texts = DECIMALS.map((decimals) => decimals.format(number ?? 0));
  return texts.find((text) => Number(text) !== 0) ?? texts[0]!;
}
