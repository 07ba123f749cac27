// Many games on all cores. Game number n of a seed is the same game in any worker, so parts may end in any order.

import type { FromGames, ToGames } from "./games.worker";
import type { Job } from "./job";

const PARTS_PER_CORE = 32; // enough to see them grow, few enough to cost nothing
const FIRST_PART = 8; // games, before a worker knows how long they take
const LONG = 300; // ms that a part may take
const MOST_IN_A_PART = 8192; // so that whoever stops does not wait long

/** Play all games of a job; ``heard`` is told what each part has counted, and of how many games that is. */
export async function playAll(
  address: string, // of the shelf
  job: Job,
  games: number,
  heard: (sums: Uint8Array, games: number) => void,
  stop?: AbortSignal,
): Promise<void> {
  const cores = Math.min(games, navigator.hardwareConcurrency || 1);
  const most = Math.max(1, Math.min(MOST_IN_A_PART, Math.floor(games / (cores * PARTS_PER_CORE))));
  let next = 0;
  const work = async (): Promise<void> => {
    const hand = new Hand();
    try {
      await hand.ask({ kind: "begin", address: new URL(address, location.href).href, job });
      for (let size = Math.min(FIRST_PART, most); next < games && !stop?.aborted; ) {
        const first = next;
        next = Math.min(games, first + size);
        const beyond = next;
        const began = performance.now();
        const said = await hand.ask({ kind: "play", first, beyond });
        if (said.kind === "played") heard(said.sums, beyond - first);
        size = performance.now() - began < LONG ? Math.min(most, 2 * size) : Math.max(1, size >> 1);
      }
    } finally {
      hand.close();
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
}

/** A worker that is asked one thing after the other. */
class Hand {
  private readonly worker = new Worker(new URL("./games.worker.ts", import.meta.url), { type: "module" });

  ask(told: ToGames): Promise<FromGames> {
    return new Promise((settle, refuse) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromGames>) =>
        data.kind === "failed" ? refuse(new Error(data.why)) : settle(data);
      this.worker.onerror = (event) => refuse(new Error(event.message));
      this.worker.postMessage(told);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
