/** Languages as the page loads them, in pieces that are loaded when they are needed: each is a folder beside src/skyrmish/words/en, or one file. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const WORDS = fileURLToPath(new URL("../src/skyrmish/words/", import.meta.url));
const USUAL = "en";
const SHARED = ["agreements", "squadron-leader-events", "stats"]; // what the table says as well, in records and at the terminal
const FIRST = ["page-decision", "page-shared", "page-table", "page-together", "page-told", ...SHARED]; // what every page needs
const LIST = "virtual:languages";
const MESSAGE = /^([a-z][a-z0-9-]*) =.*\n?(?:(?![a-z]).*(?:\n|$))*/gm;

const REFERENCE = /\{ ([a-z][a-z0-9-]*) \}/g;
const LANGUAGE = /^[a-z]{2}(?=$|\.ftl$)/;

const languages = () => [...new Set(readdirSync(WORDS).flatMap((name) => LANGUAGE.exec(name)?.[0] ?? []))].sort();
const laterFiles = () => readdirSync(WORDS + USUAL).map((name) => name.replace(/\.ftl$/, "")).filter((name) => name.startsWith("page-") && !FIRST.includes(name));

/** Words as they are read, without what only helps whoever writes them: comments, room between lines and brackets. */
function brief(text) {
  return text.replace(/^(#.*)?\n/gm, "").replace(/^ +/gm, " ").replaceAll("{ ", "{").replaceAll(" }", "}");
}

function messagesIn(path) {
  try {
    const text = readFileSync(`${WORDS}${path}.ftl`, "utf8").replace(/^#.*\n/gm, "");
    return new Map([...text.matchAll(MESSAGE)].map(([body, key]) => [key, body.trimEnd()]));
  } catch {
    return new Map();
  }
}

/** The messages that belong into a file: from there, or from the only one of a language. */
function messagesOf(language, name) {
  const found = messagesIn(`${language}/${name}`);
  const whole = language === USUAL ? new Map() : messagesIn(language);
  if (whole.size) for (const key of messagesIn(`${USUAL}/${name}`).keys()) take(key);
  return found;

  /** A message, and those that stand in it. */
  function take(key) {
    if (!whole.has(key) || found.has(key)) return;
    found.set(key, whole.get(key));
    for (const [, part] of whole.get(key).matchAll(REFERENCE)) take(part);
  }
}

/** The messages of some files; those that a language lacks are said in the usual one. */
function wordsOf(language, names, warn) {
  return Object.fromEntries(
    names.map((name) => {
      const own = messagesOf(language, name);
      const missing = [...messagesOf(USUAL, name)].filter(([key]) => !own.has(key));
      if (missing.length) warn(`language ${language} lacks ${missing.map(([key]) => key).join(", ")}, said in ${USUAL} instead`);
      return [name, brief([...own.values(), ...missing.map(([, body]) => body)].join("\n") + "\n")];
    }),
  );
}

function listOfLanguages() {
  const rows = languages().map((language) => {
    const lists = messagesOf(language, "lists");
    const [name, point] = ["language-name", "decimal-point"].map((key) => lists.get(key)?.split(" = ")[1]);
    const later = laterFiles().map((file) => `${JSON.stringify(file)}: () => import("virtual:words-${language}-${file}")`);
    return `${language}: { name: ${JSON.stringify(name ?? language)}, point: ${JSON.stringify(point ?? ".")}, first: () => import("virtual:words-${language}"), later: { ${later.join(", ")} } }`;
  });
  return `export default { ${rows.join(", ")} };`;
}

export const words = {
  name: "words",
  resolveId: (id) => (id === LIST || id.startsWith("virtual:words-") ? `\0${id.slice("virtual:".length)}` : null),
  load(id) {
    if (id === "\0languages") return listOfLanguages();
    const [, language, file] = /^\0words-([a-z]{2})(?:-(.+))?$/.exec(id) ?? [];
    if (!language) return null;
    const names = file ? [file] : FIRST;
    for (const path of [language, ...names.map((name) => `${language}/${name}`)]) this.addWatchFile?.(`${WORDS}${path}.ftl`);
    return `export default ${JSON.stringify(wordsOf(language, names, (text) => this.warn(text)))};`;
  },
};
