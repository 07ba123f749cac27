/** The worker that holds a page's table: Python, with our own sources, and the shelf that it keeps matches on. */
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
}

const SOURCES = "/sources";
let table: Promise<InPage> | null = null;
let loaded = 0;

function tell(message: FromWorker): void {
  self.postMessage(message);
}

/** Whatever is fetched is counted on its way. */
function countFetched(all: number): void {
  const fetchPlainly = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const answer = await fetchPlainly(...asked);
    if (!answer.ok || !answer.body) return answer;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, onwards) {
        loaded += part.byteLength;
        tell({ kind: "loading", share: Math.min(1, loaded / all) });
        onwards.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counted), { status: answer.status, headers: answer.headers });
  };
}

async function start(python: string, sources: string): Promise<InPage> {
  const archive = fetch(sources).then((answer) => {
    if (!answer.ok) throw new Error(sources);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> };
  const [runtime, ours, shelf] = await Promise.all([loadPyodide({ indexURL: python }), archive, openShelf()]);
  runtime.unpackArchive(ours, "zip", { extractDir: SOURCES });
  runtime.runPython(`import sys; sys.path.insert(0, "${SOURCES}"); sys.dont_write_bytecode = True`);
  const say = (kind: "heard", number: number, ...rest: [string]): void => tell({ kind, number, rest });
  const made = runtime.pyimport("skyrmish.site.in_page").InPage(shelf, say);
  tell({ kind: "ready", isKept: shelf.isKept });
  return made;
}

const holding = new Holding((match) => void table?.then((made) => made.forget(match)));

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    countFetched(data.bytes);
    table = start(data.python, data.sources);
    table.catch((problem: unknown) => {
      console.error(problem);
      tell({ kind: "failed", why: loaded < data.bytes ? "download" : "start" });
    });
    return;
  }
  const made = await table!.catch(() => null);
  if (!made) return;
  if (data.kind === "ask") made.ask(data.number, data.address, data.key, data.body);
  else if (data.kind === "hear") made.hear(data.number, data.text);
  else if (await holding.take(data.match, data.insists)) made.open(data.number, data.match);
  else tell({ kind: "closed", number: data.number, rest: [ELSEWHERE, ""] });
};
