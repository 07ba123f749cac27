/** One socket that keeps itself open: it says hello, comes back after a loss and resends what was not answered. */
import type { Line } from "../here/here.svelte";
import { ELSEWHERE } from "../here/messages";
import type { AnyAnswer, AnyRequest } from "../protocol/types";
import { say } from "../words/say";
import { OPENING } from "./reaching";

const FIRST_WAIT = 300; // ms before the first new try
const LONGEST_WAIT = 5000;
const FINAL = new Map([[4401, "strange"], [4404, "gone"], [4409, "renewed"], [4422, "unplayable"], [ELSEWHERE, "elsewhere"]]); // codes after which coming back would not help
const MOVING = 1001; // the match goes on at another host, if there is one
const QUIETLY = 1500; // ms for that; nobody needs to hear of it if it takes no longer
const SILENT = 1006; // as browsers say it of a line that broke off
const UNSAVED = 4503; // the table can keep nothing now
const STEADY = 10_000; // ms after which a line is one that holds
const BEAT = 20_000; // a ping now and then shows a dead line
const ANSWER = 5000; // ms for anything to come after a ping; a server that hangs closes no line
const OPEN = 1; // a line that is there, as a WebSocket has it

export interface SocketNews {
  hello(): AnyRequest;
  answer(answer: AnyAnswer): void;
  lost(isUnsaved: boolean): void;
  ended(reason: string, isElsewhere: boolean): void; // coming back would not help
}

export class TableSocket {
  private socket: Line | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private patience = 0;
  private quiet = 0;
  private steady = 0;
  private closed = false;
  private insists = false;

  constructor(
    private readonly open: (insists: boolean) => Line,
    private readonly news: SocketNews,
  ) {
    this.connect();
    window.addEventListener("online", this.reconnectNow);
  }

  send(request: AnyRequest): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Play here, wherever the match is open. */
  insist(): void {
    this.insists = true;
    this.reconnectNow();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stopTimers();
    window.removeEventListener("online", this.reconnectNow);
    this.socket?.close();
  }

  private readonly reconnectNow = (): void => {
    if (this.socket?.readyState === OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private connect(): void {
    if (this.closed) return;
    const socket = this.open(this.insists);
    this.insists = false;
    this.socket = socket;
    this.expectWord(OPENING);
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      clearTimeout(this.patience);
      clearTimeout(this.quiet);
      this.news.answer(JSON.parse(String(message.data)) as AnyAnswer);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private opened(): void {
    this.send(this.news.hello());
    this.expectWord(OPENING);
    clearInterval(this.beat);
    this.beat = window.setInterval(() => this.ping(), BEAT);
    this.steady = window.setTimeout(() => (this.wait = FIRST_WAIT), STEADY);
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.expectWord(ANSWER);
  }

  private expectWord(within: number): void {
    clearTimeout(this.patience);
    this.patience = window.setTimeout(() => this.abandon(), within);
  }

  /** Nothing comes any more: the line is left as it is, since whoever hangs does not say goodbye either. */
  private abandon(): void {
    const left = this.socket;
    this.socket = null;
    left?.close();
    this.lost(SILENT);
  }

  private stopTimers(): void {
    clearInterval(this.beat);
    clearTimeout(this.steady);
    clearTimeout(this.patience);
    clearTimeout(this.quiet);
  }

  private lost(code: number): void {
    this.stopTimers();
    if (this.closed) return;
    const why = FINAL.get(code);
    if (why) return this.news.ended(say("shared-line-ended", { why }), code === ELSEWHERE);
    if (code === MOVING && this.wait === FIRST_WAIT) this.quiet = window.setTimeout(() => this.news.lost(false), QUIETLY);
    else this.news.lost(code === UNSAVED);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
