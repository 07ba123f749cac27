/** What a page and the worker that holds its table say to each other. */

/** The files of a site, as its index names them. */
export interface Site {
  python: string; // a folder with Pyodide
  sources: string; // our own Python, in one file
  engine: string; // a folder with rules as WebAssembly; empty: bots answer by instinct
  catalogue: Record<string, string>; // what can be played, for the lobby, by language
  bytes: number; // of all that Python needs
  kits: ReadyKit[];
}

/** To print, ready-made. */
export interface ReadyKit {
  title: string;
  file: string;
  bytes: number;
}

/** Python's `InPage` takes these, but for the first. */
export type ToWorker =
  | { kind: "start"; python: string; sources: string; engine: string; bytes: number }
  | { kind: "remember"; python: string; sources: string } // for the next visit
  | { kind: "open"; number: number; match: string; insists: boolean } // a line; if it insists, another tab lets go
  | { kind: "hear"; number: number; text: string | undefined } // nothing more, if the page has left
  | { kind: "ask"; number: number; address: string; key: string; body: string | undefined; language: string }
  | { kind: "leave"; number: number } // nobody waits for that answer any more
  | { kind: "strengthen" } // what bots think with is to be fetched again
  | { kind: "beat" }; // to be answered at once by whoever lives

export type FromWorker =
  | { kind: "loading"; share: number } // from 0 to 1
  | { kind: "ready"; isKept: boolean; isRecalled: boolean } // not kept: this browser lets nobody keep anything
  | { kind: "failed"; why: "download" | "start" }
  | { kind: "strength"; isFull: boolean } // or bots answer by instinct: what they think with did not come
  | { kind: "alive" }
  | { kind: "heard"; number: number; rest: [string] }
  | { kind: "closed"; number: number; rest: [number, string] }
  | { kind: "answered"; number: number; rest: [number] }
  | { kind: "part"; number: number; rest: [string] }
  | { kind: "answer-ended"; number: number; rest: [] };

export const ELSEWHERE = 4423; // the code of a line whose match is open in another tab
