/** Everything that the page says to a player: messages by key, with facts put in. They are Fluent; a second language is a folder of files. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number | boolean>;

const LANGUAGE = "en";
const files = import.meta.glob<string>("../../../src/skyrmish/words/en/page-*.ftl", { query: "?raw", import: "default", eager: true });
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

/** A message in words. Whether something is so is told as yes or no. */
export function say(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, asFluent(fact)])));
}

/** Numbers as the table writes them: 1200 mm, not 1,200. */
function asFluent(fact: string | number | boolean): string | FluentNumber {
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "number" ? new FluentNumber(fact, { useGrouping: false }) : fact;
}
