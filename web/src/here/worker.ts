/** The worker that holds a page's table: Python, with our own sources, and the shelf that it keeps matches on. */
import { Shelf } from "../engine/shelf";
import { Holding } from "./holding";
import { ELSEWHERE, type FromWorker, type ToWorker } from "./messages";
import { openShelf } from "./shelf";

/** As much of Pyodide as is used here. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): { InPage: (shelf: unknown, say: unknown) => InPage };
}

interface InPage {
  open(number: number, match: string): void;
  hear(number: number, text: string | null): void;
  ask(number: number, address: string, key: string, body: string | null): void;
  forget(match: string): void;
  think_with(modules: Shelf): void;
}

const SOURCES = "/sources";
const KINDS: Record<string, string | undefined> = { ".wasm": "application/wasm", ".zip": "application/zip" };
let table: Promise<InPage> | null = null;
let loaded = 0;

function tell(message: FromWorker): void {
  self.postMessage(message);
}

/** Files that lie packed: Pyodide asks for them by their own names. They are counted on their way. */
function fetchPacked(places: string[], all: number): void {
  const fetchPlainly = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const kind = KINDS[address.slice(address.lastIndexOf("."))];
    if (!kind || !places.some((place) => address.startsWith(place))) return fetchPlainly(asked, options);
    const answer = await fetchPlainly(`${address}.pack`, options);
    if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, onwards) {
        loaded += part.byteLength;
        tell({ kind: "loading", share: Math.min(1, loaded / all) });
        onwards.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip") as never), { headers: { "content-type": kind } });
  };
}

async function start(python: string, sources: string): Promise<InPage> {
  const archive = fetch(sources).then((answer) => answer.arrayBuffer());
  archive.catch(() => undefined); // it is heard of below
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  const [runtime, ours, shelf] = await Promise.all([loadPyodide({ indexURL: python }), archive, openShelf()]);
  runtime.unpackArchive(ours, "zip", { extractDir: SOURCES });
  runtime.runPython(`import sys; sys.path.insert(0, "${SOURCES}"); sys.dont_write_bytecode = True`);
  const say = (kind: "heard", number: number, ...rest: [string]): void => tell({ kind, number, rest });
  const made = runtime.pyimport("skyrmish.site.in_page").InPage(shelf, say);
  tell({ kind: "ready", isKept: shelf.isKept });
  return made;
}

/** What bots think with comes after the table; until it is here, they answer by instinct. */
async function strengthen(made: InPage, engine: string): Promise<void> {
  const modules = await Shelf.at(engine);
  await modules.loadAll();
  made.think_with(modules);
}

const holding = new Holding((match) => void table?.then((made) => made.forget(match)));

/** One after the other: what is said over a line comes after its opening, which may have to wait for a lock. */
let heard: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") begin(data.python, data.sources, data.engine, data.bytes);
  else heard = heard.then(() => pass(data));
};

function begin(python: string, sources: string, engine: string, bytes: number): void {
  fetchPacked([python, sources], bytes);
  table = start(python, sources);
  if (engine) void table.then((made) => strengthen(made, engine)).catch(console.error);
  table.catch((problem: unknown) => {
    console.error(problem);
    tell({ kind: "failed", why: loaded < bytes ? "download" : "start" });
  });
}

async function pass(data: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  const made = await table!.catch(() => null);
  if (!made) return;
  if (data.kind === "ask") made.ask(data.number, data.address, data.key, data.body);
  else if (data.kind === "hear") made.hear(data.number, data.text);
  else if (await holding.take(data.match, data.insists)) made.open(data.number, data.match);
  else tell({ kind: "closed", number: data.number, rest: [ELSEWHERE, ""] });
}
