/** Everything that the page says to a player: messages by key, with facts put in. They are Fluent. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import languages from "virtual:languages";

import { language } from "./language";

export type Fact = string | number | boolean | null | undefined | (string | number)[];
export type Facts = Record<string, Fact>;

const SHARED = ["agreements", "squadron-leader-events", "stats"]; // what the table says as well, in records and at the terminal
const OF_SHARED = ["event", "at", "seen"]; // how their keys begin
const NONE = "not-there"; // an empty list, or a fact that does not apply
const DECIMAL = /^-?\d+\.\d+$/;
const bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM: ([you, ofOthers, ofYou]) => (you === "yes" ? ofYou! : ofOthers!) } });
const own = languages[language]!;
const files: Record<string, string> = {};
const read = new Set<string>();

/** A message in words. Whether something is so is told as yes or no. */
export function say(key: string, facts: Facts = {}): string {
  readFor(key);
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asFluent(fact)])));
}

/** Words that every page needs, before anything is said. */
export async function loadLanguage(): Promise<void> {
  Object.assign(files, (await own.first()).default);
}

/** Words that most pages do without. */
export async function loadWords(part: string): Promise<void> {
  Object.assign(files, (await own.later[`page-${part}`]!()).default);
}

/** A screen that is loaded when it is opened, with words of its own. */
export async function withWords<Screen>(part: string, screen: Promise<Screen>): Promise<Screen> {
  await loadWords(part);
  return screen;
}

/** A key begins with the name of its file, which is read when the first of its messages is said. */
function readFor(key: string): void {
  const part = key.slice(0, key.indexOf("-"));
  for (const name of OF_SHARED.includes(part) ? SHARED : [`page-${part}`]) {
    if (read.has(name) || !(name in files)) continue; // it may still come
    read.add(name);
    bundle.addResource(new FluentResource(files[name]!));
  }
}

/** Numbers as the table writes them: 1200 mm, not 1,200; lists with commas; decimals as the language has them. */
function asFluent(fact: Fact): string | FluentNumber {
  if (Array.isArray(fact)) return fact.join(", ") || NONE;
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  if (typeof fact === "string" && DECIMAL.test(fact)) return fact.replace(".", own.point);
  return typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : (fact ?? NONE);
}
