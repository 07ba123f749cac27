/** Questions to the lab: what is asked, what has been counted so far, and what was found before. */
import { problemOf, reasonOf, streamed } from "../connection/asking";
import type { Draft } from "../lobby/draft/draft.svelte";
import type { BotCard, LabCounts, LabLine, LabQuestion, Problem } from "../protocol/types";

export type Kind = LabQuestion["kind"];
export interface Run {
  kind: Kind;
  counts: LabCounts;
}

const MOST_RUNS = 8;
const SOON = 500; // ms after the last change

export class Lab {
  kind = $state<Kind>("simulate");
  games = $state(10_000);
  seed = $state(1);
  chosen = $state<string[]>([]); // bots, by seat
  counts = $state.raw<LabCounts | null>(null);
  isCounting = $state(false);
  waiting = $state("");
  problem = $state.raw<Problem | null>(null);
  runs = $state.raw<Run[]>([]); // the last first
  seconds = $state(0);
  bots: BotCard[] = $derived.by(() => [...this.draft.gameCard.yardsticks, ...this.draft.gameCard.bots]);
  hasStats: boolean = $derived.by(() => (this.draft.editionCard?.stats.length ?? 0) > 0);
  before: Run | undefined = $derived.by(() => this.runs.find((run) => run.kind === this.kind && run.counts !== this.counts));
  private stopping: AbortController | null = null;
  private soon = 0;

  constructor(readonly draft: Draft) {}

  /** The bot on a seat: as chosen here, as in the lobby, or one that is quick. */
  bot(seat: number): string {
    const levels = this.bots.map((card) => card.level);
    const lobby = this.draft.seats[seat]?.level ?? "";
    return [this.chosen[seat] ?? "", lobby, this.draft.gameCard.bots[0]?.level ?? ""].find((level) => levels.includes(level)) ?? levels[0]!;
  }

  choose(seat: number, level: string): void {
    this.chosen = this.draft.seats.map((_, index) => (index === seat ? level : this.bot(index)));
  }

  get question(): LabQuestion {
    const { kind, games, seed, draft } = this;
    const seats = kind === "balance" && !this.hasStats ? [] : draft.seats;
    return { kind, match: draft.match, bots: kind === "balance" ? [this.bot(0)] : seats.map((_, seat) => this.bot(seat)), games, seed };
  }

  /** Whoever has counted once sees at once what a change does. */
  changed(): void {
    clearTimeout(this.soon);
    if (this.counts || this.problem) this.soon = window.setTimeout(() => void this.count(), SOON);
  }

  async count(): Promise<void> {
    this.stop();
    const { question } = this;
    const stopping = (this.stopping = new AbortController());
    Object.assign(this, { isCounting: true, problem: null, waiting: "", counts: null });
    const began = performance.now();
    try {
      for await (const line of streamed<LabLine>("api/lab", { ...posting(question), signal: stopping.signal })) {
        if (stopping.signal.aborted) return;
        this.waiting = line.waiting;
        if (line.counts) [this.counts, this.seconds] = [line.counts, (performance.now() - began) / 1000];
      }
      if (this.waiting) this.problem = problemOf(this.waiting);
    } catch (trouble) {
      if (!stopping.signal.aborted) this.problem = reasonOf(trouble);
    } finally {
      if (this.stopping === stopping) this.ended(question.kind);
    }
  }

  /** What was counted until then stays. */
  stop(): void {
    clearTimeout(this.soon);
    const { stopping } = this;
    if (!stopping) return;
    this.ended(this.runKind ?? this.kind);
    stopping.abort();
  }

  private get runKind(): Kind | null {
    return this.counts ? (this.counts.allocations.length ? "balance" : "simulate") : null;
  }

  private ended(kind: Kind): void {
    this.stopping = null;
    this.isCounting = false;
    if (this.counts) this.runs = [{ kind, counts: this.counts }, ...this.runs].slice(0, MOST_RUNS);
  }
}

function posting(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
