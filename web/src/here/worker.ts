/** The worker that holds a page's table: Python, with our own sources, and the shelf that it keeps matches on. */
import { playAll } from "../engine/crew";
import type { Job } from "../engine/job";
import { Shelf } from "../engine/shelf";
import { Together } from "../engine/together";
import { fetchPacked } from "./fetching";
import { Holding } from "./holding";
import { ELSEWHERE, type FromWorker, type ToWorker } from "./messages";
import { forget, keep, makeRoomFor, recalled } from "./memory";
import { openShelf } from "./shelf";
import { type Files, unpack } from "./unpacking";

/** As much of Pyodide as is used here. */
interface Python {
  FS: Files;
  runPython(code: string): unknown;
  pyimport(name: string): { InPage: (shelf: unknown, say: unknown) => InPage };
  makeMemorySnapshot(): Uint8Array;
}

/** What there is not is undefined, which Python knows as None; null is another thing there. */
interface InPage {
  open(number: number, match: string): void;
  hear(number: number, text: string | undefined): void;
  ask(number: number, address: string, key: string, body: string | undefined, language: string): void;
  forget(match: string): void;
  leave(number: number): void;
  think_with(modules: Shelf, play: Play): void;
  think_without(): void;
}

/** What Python is given to have many games played; it answers with a way to stop. */
type Play = (job: Job, games: number, heard: (sums: Uint8Array) => void, ended: (problem: string) => void) => () => void;

const SOURCES = "/sources";
let table: Promise<InPage> | null = null;
let engine = "";
let loaded = 0;
let breakOff: (problem: unknown) => void;
const brokenOff = new Promise<never>((_, reject) => (breakOff = reject)); // Pyodide waits for ever for what did not come

function tell(message: FromWorker): void {
  self.postMessage(message);
}

interface Loaded {
  runtime: Python;
  isRecalled: boolean; // from what was kept of an earlier visit
}

async function load(python: string, options: object): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  return loadPyodide({ indexURL: python, ...options });
}

/** Python as it was kept, if it was and can still be used. */
async function recall(python: string, sources: string): Promise<Loaded | null> {
  const kept = await recalled(memoryOf(python, sources));
  if (!kept) return null;
  const done = makeRoomFor(kept.memory);
  try {
    return { runtime: await load(python, { _loadSnapshot: kept.memory }), isRecalled: true };
  } catch (problem) {
    console.warn(problem);
    await forget();
    return null;
  } finally {
    done();
  }
}

function memoryOf(python: string, sources: string): string {
  return `${sources}?${encodeURIComponent(python)}`;
}

/** Python with our sources, from the beginning. */
async function begun(python: string, archive: Promise<ArrayBuffer>, options: object = {}): Promise<Python> {
  const [runtime, ours] = await Promise.all([load(python, options), archive]);
  unpack(ours, runtime.FS, SOURCES);
  runtime.runPython(`import sys; sys.path.insert(0, "${SOURCES}"); sys.dont_write_bytecode = True`);
  return runtime;
}

async function start(python: string, sources: string): Promise<InPage> {
  const archive = fetched(sources);
  const shelf = openShelf();
  const { runtime, isRecalled } = (await recall(python, sources)) ?? { runtime: await begun(python, archive), isRecalled: false };
  if (isRecalled) unpack(await archive, runtime.FS, SOURCES); // what was not loaded then may be now
  const say = (kind: "heard", number: number, ...rest: [string]): void => tell({ kind, number, rest });
  const made = runtime.pyimport("skyrmish.site.in_page").InPage(await shelf, say);
  tell({ kind: "ready", isKept: (await shelf).isKept, isRecalled });
  return made;
}

function fetched(sources: string): Promise<ArrayBuffer> {
  const archive = fetch(sources).then((answer) => answer.arrayBuffer());
  archive.catch(() => undefined); // it is heard of by whoever needs it
  return archive;
}

/** A second Python, that nobody plays with, is loaded for the next visit; then this worker is done. */
async function remember(python: string, sources: string): Promise<void> {
  const runtime = await begun(python, fetched(sources), { _makeSnapshot: true });
  runtime.runPython("import skyrmish.site.in_page\nfrom skyrmish.site.warming import warm\nwarm()");
  await keep(memoryOf(python, sources), runtime.makeMemorySnapshot());
}

/** What bots think with comes after the table; until it is here, they answer by instinct. */
async function strengthen(made: InPage): Promise<void> {
  if (!engine) return made.think_without();
  try {
    const modules = await Shelf.at(engine);
    await modules.loadAll();
    made.think_with(modules, play);
    tell({ kind: "strength", isFull: true });
  } catch (problem) {
    console.error(problem);
    made.think_without();
    tell({ kind: "strength", isFull: false });
  }
}

const play: Play = (job, games, heard, ended) => {
  const stop = new AbortController();
  const sums = new Together(heard);
  playAll(engine, job, games, (part) => sums.add(part), stop.signal)
    .then(() => sums.tell())
    .then(() => ended(""), (problem: unknown) => ended(String(problem)));
  return () => stop.abort();
};

const holding = new Holding((match) => void table?.then((made) => made.forget(match)));

/** One after the other: what is said over a line comes after its opening, which may have to wait for a lock. */
let heard: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") begin(data);
  else if (data.kind === "remember") later(data.python, data.sources);
  else if (data.kind === "beat") tell({ kind: "alive" });
  else heard = heard.then(() => pass(data));
};

function begin(files: Extract<ToWorker, { kind: "start" }>): void {
  engine = files.engine;
  fetchPacked([files.python, files.sources], (bytes) => {
    loaded += bytes;
    tell({ kind: "loading", share: Math.min(1, loaded / files.bytes) });
  }, breakOff);
  table = Promise.race([start(files.python, files.sources), brokenOff]);
  table.then(strengthen, (problem: unknown) => {
    console.error(problem);
    tell({ kind: "failed", why: loaded < files.bytes ? "download" : "start" });
  });
}

function later(python: string, sources: string): void {
  fetchPacked([python, sources], () => undefined, breakOff);
  void Promise.race([remember(python, sources), brokenOff]).catch(console.warn).finally(() => self.close());
}

async function pass(data: Exclude<ToWorker, { kind: "start" | "remember" | "beat" }>): Promise<void> {
  const made = await table!.catch(() => null);
  if (!made) return;
  if (data.kind === "ask") made.ask(data.number, data.address, data.key, data.body, data.language);
  else if (data.kind === "leave") made.leave(data.number);
  else if (data.kind === "strengthen") void strengthen(made);
  else if (data.kind === "hear") made.hear(data.number, data.text);
  else if (await holding.take(data.match, data.insists)) made.open(data.number, data.match);
  else tell({ kind: "closed", number: data.number, rest: [ELSEWHERE, ""] });
}
