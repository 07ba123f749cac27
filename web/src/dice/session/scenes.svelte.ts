/** Shows what happened, one beat after the other; a result stands until it was read. */
import type { TableEvent } from "../../protocol/events";
import type { DiceView } from "../../protocol/types";
import { pause, TIMES, wantsStillness } from "../../showing/timing";
import { play } from "../../sound/play";
import { type Beat, beatsOf, hasThrow } from "./beats";

const READ = 1100; // ms for what is no result
const [PATIENT, FASTEST] = [8, 6]; // beats that may wait before all goes faster, and how much faster at most
const WATCHED_FAST = 3; // times as quick
const MANY = 60; // events; of more at once, only what concerns you is shown

/** How many ms a result stands; Infinity: until somebody says so. */
export type Patience = () => number;

export class Scenes {
  beat = $state.raw<Beat | null>(null); // that is shown now
  isBusy = $state(false);
  isStanding = $state(false); // a result waits to be read
  standsFor = $state(0); // ms
  isFalling = $state(false); // dice are in the air: nothing is told of what they will show
  seen = $state(0); // the last event that was shown
  isFast = $state(false); // somebody who is out watches the rest
  unseen = $state.raw<Beat[]>([]); // while nobody looked, from a result on
  private queue: Beat[] = [];
  private isSkipped = false;
  private isRead = false;

  constructor(
    private readonly patience: Patience,
    private readonly concerns: (beat: Beat) => boolean,
  ) {}

  view = $derived<DiceView | null>(this.beat?.view ?? null);

  hear(events: TableEvent[]): void {
    const last = events.at(-1)?.number ?? 0;
    const told = beatsOf(events).filter((beat) => events.length <= MANY || (beat.isResult && this.concerns(beat)));
    const isAway = document.hidden && !this.isBusy;
    if (isAway) this.keepUnseen(told);
    const beats = isAway ? [] : told;
    this.queue.push(...beats);
    if (!this.isBusy && beats.length === 0) this.seen = Math.max(this.seen, last);
    if (!this.isBusy && beats.length > 0) void this.run(last);
  }

  private keepUnseen(beats: Beat[]): void {
    const from = this.unseen.length > 0 ? 0 : beats.findIndex((beat) => beat.isResult);
    if (from >= 0) this.unseen = [...this.unseen, ...beats.slice(from)];
  }

  /** Whoever looks again is shown what became of them meanwhile. */
  comeBack(): void {
    if (document.hidden || this.isBusy || this.unseen.length === 0) return;
    this.queue = this.unseen;
    this.unseen = [];
    void this.run(this.seen);
  }

  /** What is being shown, as far as the next result; a result that stands has been read. */
  goOn(): void {
    if (this.isStanding) this.isRead = true;
    else this.isSkipped = true;
  }

  /** Everything at once. */
  clear(): void {
    this.queue = [];
    this.isSkipped = this.isRead = true;
  }

  /** Whoever looks on while bots race falls behind, but not for ever. */
  private get hurry(): number {
    return Math.min(FASTEST, Math.max(this.isFast ? WATCHED_FAST : 1, this.queue.length / PATIENT));
  }

  private async run(last: number): Promise<void> {
    this.isBusy = true;
    while (this.queue.length > 0) {
      this.isSkipped = this.isRead = false;
      this.beat = this.queue.shift()!;
      await this.show(this.beat);
      this.seen = this.beat.events.at(-1)!.number;
    }
    this.beat = null;
    this.isBusy = false;
    this.seen = Math.max(this.seen, last);
  }

  private async show(beat: Beat): Promise<void> {
    if (hasThrow(beat)) {
      play("dice");
      this.isFalling = !wantsStillness();
      await pause(TIMES.dice! / this.hurry, () => this.isSkipped);
      this.isFalling = false;
    }
    this.seen = beat.events.at(-1)!.number;
    if (beat.kind === "lost") play("hit");
    if (!beat.isResult) return pause(READ / this.hurry, () => this.isSkipped);
    this.standsFor = this.patience() / this.hurry;
    this.isStanding = true;
    await pause(this.standsFor, () => this.isRead);
    this.isStanding = false;
  }
}
