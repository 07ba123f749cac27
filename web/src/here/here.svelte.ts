/** The table in this page, where no server is: a worker that is asked as a server would be, and that is begun again if it dies. */
import { say } from "../words/say";
import { install } from "./installing";
import type { FromWorker, Site, ToWorker } from "./messages";

const OPEN = 1, CLOSED = 3; // as a WebSocket has them
const DIED = 1006;
const UNAVAILABLE = 503;
const SOON = 2_000; // ms after which whoever was in a hurry has the first question
const LATER = 15_000; // ms after which nobody minds what is done for the next visit
const BEAT = 5_000; // ms between two questions whether the worker lives: no browser says so
const SILENT = 2; // beats unheard, after which its reader is told
const MOST_UNHEARD = 12; // it may think for long; and a page that slept for hours asks once more before it gives up

/** What a WebSocket and a line to a worker have in common. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((message: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

/** The files of a page that brings its own table; null where a server has it. */
export const site = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="skyrmish-site"]')?.content ?? "null") as Site | null;

/** What the table needs and this browser has not. */
const lacking = ["WebAssembly", "DecompressionStream", "TransformStream"].find((name) => !(name in window));

export const progress = $state({ share: 0, isReady: false, isKept: true, isNewer: false, isWeak: false, isSilent: false, failed: "" as "" | "download" | "start" | "old" });

/** What went wrong, in a sentence. */
export const failure = (): string => say("site-failed", { why: progress.failed, lacking: lacking ?? "" });

class WorkerLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly number: number,
    private readonly tell: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.tell({ kind: "hear", number: this.number, text });
  }

  close(): void {
    if (this.readyState === OPEN) this.tell({ kind: "hear", number: this.number, text: undefined });
    this.readyState = CLOSED;
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  ended(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

interface Waiting {
  resolve(answer: Response): void;
  body?: ReadableStreamDefaultController<Uint8Array>;
}

class Here {
  private worker: Worker | null = null;
  private count = 0;
  private beating = 0;
  private unheard = 0; // beats since anything was heard
  private readonly lines = new Map<number, WorkerLine>();
  private readonly waiting = new Map<number, Waiting>();
  private readonly letters = new TextEncoder();

  /** Have Python loaded, if it is not. */
  begin(): void {
    if (this.worker) return;
    if (lacking) {
      progress.failed = "old";
      return;
    }
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    Object.assign(progress, { share: 0, isReady: false, isWeak: false, isSilent: false, failed: "" });
    this.beating = window.setInterval(() => this.beat(), BEAT);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = () => this.died("start");
    const { python, sources, engine, bytes } = site!;
    this.tell({ kind: "start", python: absolute(python), sources: absolute(sources), engine: engine && absolute(engine), bytes });
  }

  /** Have another worker in place of one that says nothing. */
  renew(): void {
    this.died("start");
    this.begin();
  }

  /** Have what bots think with fetched again. */
  strengthen(): void {
    progress.isWeak = false;
    this.tell({ kind: "strengthen" });
  }

  line(match: string, insists: boolean): Line {
    this.begin();
    const number = ++this.count;
    const line = new WorkerLine(number, (message) => this.tell(message));
    this.lines.set(number, line);
    this.tell({ kind: "open", number, match, insists });
    if (progress.isReady) queueMicrotask(() => line.opened());
    return line;
  }

  async ask(address: string, request: RequestInit = {}): Promise<Response> {
    const headers = new Headers(request.headers);
    const language = headers.get("accept-language") ?? "";
    if (address === "api/catalogue") return fetch(site!.catalogue[language]!);
    if (progress.failed !== "download") this.begin(); // what did not come whole is fetched again when its reader says so
    if (!this.worker) return unavailable();
    if (address === "api/matches") void navigator.storage?.persist?.();
    const number = ++this.count;
    const key = headers.get("X-Seat-Key") ?? "";
    request.signal?.addEventListener("abort", () => {
      if (this.waiting.delete(number)) this.tell({ kind: "leave", number });
    });
    return new Promise((resolve) => {
      this.waiting.set(number, { resolve });
      this.tell({ kind: "ask", number, address, key, body: request.body as string | undefined, language });
    });
  }

  private tell(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private beat(): void {
    progress.isSilent = this.unheard >= SILENT;
    if (this.unheard++ < MOST_UNHEARD) this.tell({ kind: "beat" });
    else this.died("start");
  }

  private heard(message: FromWorker): void {
    this.unheard = 0;
    progress.isSilent = false;
    switch (message.kind) {
      case "loading":
        progress.share = message.share;
        break;
      case "ready":
        Object.assign(progress, { share: 1, isReady: true, isKept: message.isKept });
        for (const line of this.lines.values()) line.opened();
        setTimeout(() => void install(() => (progress.isNewer = true)), SOON); // a core's work, for a while
        if (!message.isRecalled && "caches" in window) setTimeout(remember, LATER);
        break;
      case "strength":
        progress.isWeak = !message.isFull;
        break;
      case "failed":
        this.died(message.why);
        break;
      case "alive":
        break;
      case "heard":
        this.lines.get(message.number)?.onmessage?.(new MessageEvent("message", { data: message.rest[0] }));
        break;
      case "closed":
        this.lines.get(message.number)?.ended(message.rest[0]);
        this.lines.delete(message.number);
        break;
      default:
        this.answered(message);
    }
  }

  private answered(message: Extract<FromWorker, { kind: "answered" | "part" | "answer-ended" }>): void {
    const asked = this.waiting.get(message.number);
    if (!asked) return;
    if (message.kind === "answered") {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (asked.body = controller) });
      asked.resolve(new Response(body, { status: message.rest[0], headers: { "content-type": "application/json" } }));
    } else if (message.kind === "part") asked.body?.enqueue(this.letters.encode(message.rest[0]));
    else {
      asked.body?.close();
      this.waiting.delete(message.number);
    }
  }

  /** Everything that was under way is told so; whoever asks again begins a new worker. */
  private died(why: "download" | "start"): void {
    clearInterval(this.beating);
    this.unheard = 0;
    this.worker?.terminate();
    this.worker = null;
    Object.assign(progress, { isReady: false, failed: why });
    for (const line of this.lines.values()) line.ended(DIED);
    for (const asked of this.waiting.values()) asked.resolve(unavailable());
    this.lines.clear();
    this.waiting.clear();
  }
}

/** The next visit begins with Python's memory as a worker of its own has it once all is loaded. */
function remember(): void {
  const { python, sources } = site!;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.postMessage({ kind: "remember", python: absolute(python), sources: absolute(sources) } satisfies ToWorker);
}

function unavailable(): Response {
  return new Response(JSON.stringify({ reason: failure() }), { status: UNAVAILABLE });
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}

export const here = new Here();
