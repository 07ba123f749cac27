/** Everything that the page says to a player: messages by key, with facts put in. They are Fluent; a second language is a folder of files. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number | boolean>;

const FOLDER = "../../../src/skyrmish/words/en";
const files = import.meta.glob<string>("../../../src/skyrmish/words/en/page-*.ftl", { query: "?raw", import: "default", eager: true });
const bundle = new FluentBundle("en", { useIsolating: false });
const read = new Set<string>();

/** A message in words. Whether something is so is told as yes or no. */
export function say(key: string, facts: Facts = {}): string {
  readFor(key);
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asFluent(fact)])));
}

/** A key begins with the name of its file, which is read when the first of its messages is said. */
function readFor(key: string): void {
  const part = key.slice(0, key.indexOf("-"));
  if (read.has(part)) return;
  read.add(part);
  bundle.addResource(new FluentResource(files[`${FOLDER}/page-${part}.ftl`] ?? ""));
}

/** Numbers as the table writes them: 1200 mm, not 1,200. */
function asFluent(fact: string | number | boolean): string | FluentNumber {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact;
}
