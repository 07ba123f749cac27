// What the page reads of a language: node reading_words.mjs PATH-OF-WORDS.MJS LANGUAGE
import { pathToFileURL } from "node:url";

const [path, language] = process.argv.slice(2);
const { words } = await import(pathToFileURL(path));
const load = (id) => words.load.call({ warn: (text) => { throw Error(text); } }, `\0${id}`);
const list = load("languages");
const names = [...new Set([...list.matchAll(/"(page-[a-z-]+)": /g)].map(([, name]) => name))];
const files = Object.assign({}, ...["", ...names.map((name) => `-${name}`)].map((part) => JSON.parse(load(`words-${language}${part}`).replace("export default ", "").replace(/;$/, ""))));
const parts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.trim().split(/\n(?=[a-z])/)]));
process.stdout.write(JSON.stringify({ list, parts }));
