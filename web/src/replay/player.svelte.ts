/** A replay being played: which step is shown, forwards, backwards, or by itself. */
import type { Frame } from "../protocol/types";
import type { Session } from "../table/session/session.svelte";
import { eventsOf, segmentsOf, tableOf } from "./trails";

const REST = 500; // ms after each step

export class Player {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  frame: Frame = $derived.by(() => this.frames[this.at]!);
  segments = $derived.by(() => segmentsOf(this.frames));
  segment = $derived.by(() => this.segments.findIndex((each) => each.first <= this.at && this.at <= each.last));
  private timer = 0;

  constructor(
    readonly session: Session,
    readonly frames: Frame[],
  ) {
    this.show(0);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** One step forward is flown and thrown; any other way the table is simply as it was. */
  show(at: number): void {
    const next = Math.max(0, Math.min(this.last, at));
    const isStep = next === this.at + 1 && this.speed < 4;
    this.at = next;
    const { table, staging } = this.session;
    table.table = tableOf(this.frame);
    if (staging.isBusy) staging.skipAll();
    if (table.welcome) staging.hear(isStep ? eventsOf(this.frame) : [], table.table, table.welcome);
  }

  step(by: number): void {
    this.pause();
    this.show(this.at + by);
  }

  stage(by: number): void {
    this.pause();
    const now = this.segments[this.segment];
    if (by < 0 && now && this.at > now.first) return this.show(now.first);
    const next = this.segments[this.segment + by];
    if (next) this.show(next.first);
    else this.show(by > 0 ? this.last : 0);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.at === this.last) this.show(0);
    this.isPlaying = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    if (!this.isPlaying) return;
    if (this.at >= this.last) return this.pause();
    if (!this.session.staging.isBusy) this.show(this.at + 1);
    this.timer = window.setTimeout(() => this.tick(), REST / this.speed);
  }
}
