/** The page's fonts, each cut in two: what the words are written with, loaded at once, and the rest of Latin, loaded when somebody writes it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const CUT = here("node_modules/cut-fonts/"); // main.ts imports it from there
const WRITTEN = [here("../src/skyrmish/words/"), here("src/")];
const FONTS = { Rokkitt: "rokkitt", Atkinson: "atkinson-hyperlegible-next" };
const ASCII = span(0x20, 0x7e);
const WEIGHTS = { min: 400, max: 800, default: 400 }; // what the styles ask for

function span(from, to) {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** The code points of a list such as "U+0000-00FF,U+0131". */
function readRange(text) {
  return text.split(",").flatMap((each) => {
    const [from, to] = each.slice("U+".length).split("-").map((digits) => parseInt(digits, 16));
    return span(from, to ?? from);
  });
}

function writeRange(points) {
  const hex = (point) => point.toString(16);
  const ends = points.filter((point) => !points.includes(point + 1));
  return points.filter((point) => !points.includes(point - 1)).map((first, run) => `U+${hex(first)}${ends[run] > first ? `-${hex(ends[run])}` : ""}`).join(",");
}

/** Every character of the words and of the page itself. */
function writtenPoints() {
  const files = WRITTEN.flatMap((folder) => readdirSync(folder, { recursive: true }).filter((name) => /\.(ftl|svelte|ts)$/.test(name)).map((name) => folder + name));
  return new Set([...ASCII, ...files.flatMap((file) => [...new Set(readFileSync(file, "utf8"))].map((letter) => letter.codePointAt(0)))]);
}

async function cut(family, name, part, points) {
  const font = readFileSync(here(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const narrow = await subsetFont(font, String.fromCodePoint(...points), { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
  writeFileSync(`${CUT}${name}-${part}.woff2`, narrow);
  return `@font-face { font-family: "${family}"; font-weight: ${WEIGHTS.min} ${WEIGHTS.max}; font-display: swap; src: url("./${name}-${part}.woff2") format("woff2"); unicode-range: ${writeRange(points)}; }`;
}

async function cutAll() {
  mkdirSync(CUT, { recursive: true });
  const written = writtenPoints();
  const faces = Object.entries(FONTS).flatMap(([family, name]) => {
    const latin = readRange(JSON.parse(readFileSync(here(`node_modules/@fontsource-variable/${name}/unicode.json`), "utf8")).latin);
    return [cut(family, name, "written", latin.filter((point) => written.has(point))), cut(family, name, "rest", latin.filter((point) => !written.has(point)))];
  });
  writeFileSync(`${CUT}fonts.css`, (await Promise.all(faces)).join("\n") + "\n");
}

export const fonts = { name: "fonts", buildStart: cutAll };
