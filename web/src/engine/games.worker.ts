// One of several workers that play many games: a job first, then parts of it.

import { type Job, JobPlayer } from "./job";
import { Shelf } from "./shelf";

export type ToGames = { kind: "begin"; address: string; job: Job } | { kind: "play"; first: number; beyond: number };
export type FromGames = { kind: "ready" } | { kind: "played"; sums: Uint8Array } | { kind: "failed"; why: string };

let player: JobPlayer | null = null;

async function answer(told: ToGames): Promise<FromGames> {
  if (told.kind === "begin") {
    const shelf = await Shelf.at(told.address);
    await shelf.load(told.job.module);
    player = new JobPlayer(shelf.take(told.job.module), told.job);
    return { kind: "ready" };
  }
  if (!player) throw new Error("no job has begun");
  return { kind: "played", sums: player.play(told.first, told.beyond) };
}

self.onmessage = async ({ data }: MessageEvent<ToGames>) => {
  try {
    self.postMessage(await answer(data));
  } catch (fault) {
    self.postMessage({ kind: "failed", why: String(fault) } satisfies FromGames);
  }
};
