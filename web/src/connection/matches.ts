/** The matches that this device holds keys of, newest first. */
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
}

type About = Omit<KeptMatch, "match" | "keys">;

export function keepAbout(match: string, about: Partial<About>): void {
  const known = aboutOf(match);
  localStorage.setItem(ABOUT + match, JSON.stringify({ ...known, ...about }));
}

export function keptMatches(): KeptMatch[] {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(KEYS)).map((key) => key.slice(KEYS.length));
  const found = names.map((match) => ({ match, keys: read<string[]>(KEYS + match) ?? [], ...aboutOf(match) }));
  return found.sort((one, other) => other.when - one.when);
}

export function forgetMatch(match: string): void {
  localStorage.removeItem(KEYS + match);
  localStorage.removeItem(ABOUT + match);
  forgetInvited(match);
  forgetShare(match);
  forgetSeals(match);
}

function aboutOf(match: string): About {
  return { title: say("shared-a-match"), seats: "", when: 0, isOver: false, ...read<Partial<About>>(ABOUT + match) };
}

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
