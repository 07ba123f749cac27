/** Everything that the page says to a player: messages by key, with facts put in. They are Fluent; a second language is a folder of files. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Fact = string | number | boolean | null | undefined | (string | number)[];
export type Facts = Record<string, Fact>;

type LaterPart = "dice" | "kit" | "lobby" | "plain" | "replay" | "rules" | "site";

const FOLDER = "../../../src/skyrmish/words/en";
const files = import.meta.glob<string>(["../../../src/skyrmish/words/en/{page-*,agreements,squadron-leader-events,stats}.ftl", "!../../../src/skyrmish/words/en/page-{dice,kit,lobby,plain,replay,rules,site}.ftl"], { query: "?raw", import: "default", eager: true });
const later = import.meta.glob<string>("../../../src/skyrmish/words/en/page-{dice,kit,lobby,plain,replay,rules,site}.ftl", { query: "?raw", import: "default" });
const SHARED = ["agreements", "squadron-leader-events", "stats"]; // what the table says as well, in records and at the terminal
const OF_SHARED = ["event", "at", "seen"]; // how their keys begin
const NONE = "not-there"; // an empty list, or a fact that does not apply
const bundle = new FluentBundle("en", { useIsolating: false, functions: { FORM: ([you, ofOthers, ofYou]) => (you === "yes" ? ofYou! : ofOthers!) } });
const read = new Set<string>();

/** A message in words. Whether something is so is told as yes or no. */
export function say(key: string, facts: Facts = {}): string {
  readFor(key);
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asFluent(fact)])));
}

/** Words that most pages do without. */
export async function loadWords(part: LaterPart): Promise<void> {
  const path = `${FOLDER}/page-${part}.ftl`;
  files[path] = await later[path]!();
}

/** A screen that is loaded when it is opened, with words of its own. */
export async function withWords<Screen>(part: LaterPart, screen: Promise<Screen>): Promise<Screen> {
  await loadWords(part);
  return screen;
}

/** A key begins with the name of its file, which is read when the first of its messages is said. */
function readFor(key: string): void {
  const part = key.slice(0, key.indexOf("-"));
  for (const name of OF_SHARED.includes(part) ? SHARED : [`page-${part}`]) {
    if (read.has(name)) continue;
    read.add(name);
    bundle.addResource(new FluentResource(files[`${FOLDER}/${name}.ftl`] ?? ""));
  }
}

/** Numbers as the table writes them: 1200 mm, not 1,200; lists with commas. */
function asFluent(fact: Fact): string | FluentNumber {
  if (Array.isArray(fact)) return fact.join(", ") || NONE;
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : (fact ?? NONE);
}
