/** The matches that this device holds keys of, newest first. */
import { device } from "../keeping/device";
import { say } from "../words/say";
import { forgetInvited } from "./inviting";
import { forgetSeals } from "./seals";
import { forgetShare } from "./share";

const KEYS = "skyrmish.keys.";
const ABOUT = "skyrmish.about.";

export interface KeptMatch {
  match: string;
  keys: string[];
  title: string;
  seats: string;
  when: number;
  isOver: boolean;
  game: string;
  result: Result; // for whoever played on this device
  winner: string; // a side, as a sentence calls it
  how: string; // the event by which the players ended it, if the rules did not
  luck: Luck | null; // of the seats on this device
}

export type Result = "" | "won" | "lost" | "drawn" | "watched";
export interface Luck {
  rolled: number;
  expected: number;
}

type About = Omit<KeptMatch, "match" | "keys">;

export function keepAbout(match: string, about: Partial<About>): void {
  const known = aboutOf(match);
  device.set(ABOUT + match, JSON.stringify({ ...known, ...about }));
}

export function keptMatches(): KeptMatch[] {
  const names = device.names().filter((key) => key.startsWith(KEYS)).map((key) => key.slice(KEYS.length));
  const found = names.map((match) => ({ match, keys: read<string[]>(KEYS + match) ?? [], ...aboutOf(match) }));
  return found.sort((one, other) => other.when - one.when);
}

export function forgetMatch(match: string): void {
  device.remove(KEYS + match);
  device.remove(ABOUT + match);
  forgetInvited(match);
  forgetShare(match);
  forgetSeals(match);
}

export interface Tally {
  game: string;
  played: number;
  won: number;
  lost: number;
  drawn: number;
  luck: Luck;
}

/** What came of the matches that were played on this device, by game. */
export function tallies(matches: KeptMatch[]): Tally[] {
  const played = matches.filter((match) => ["won", "lost", "drawn"].includes(match.result));
  return [...new Set(played.map((match) => match.game))].map((game) => {
    const own = played.filter((match) => match.game === game);
    const count = (result: Result): number => own.filter((match) => match.result === result).length;
    const sum = (part: keyof Luck): number => own.reduce((total, match) => total + (match.luck?.[part] ?? 0), 0);
    return { game, played: own.length, won: count("won"), lost: count("lost"), drawn: count("drawn"), luck: { rolled: sum("rolled"), expected: sum("expected") } };
  });
}

function aboutOf(match: string): About {
  return { title: say("shared-a-match"), seats: "", when: 0, isOver: false, game: "", result: "", winner: "", how: "", luck: null, ...read<Partial<About>>(ABOUT + match) };
}

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(device.get(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
