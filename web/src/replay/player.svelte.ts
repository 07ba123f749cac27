/** A replay being played: which step is shown, forwards, backwards, or by itself. */
import type { Frame } from "../protocol/types";
import { segmentsOf, tableOf } from "./trails";

const REST = 500; // ms after each step

/** Whoever draws the table of a replay. */
export interface Stage {
  readonly isBusy: boolean;
  show(frame: Frame, isStep: boolean): void; // a step is flown and thrown; otherwise the table is simply as it was
}

export class Player {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  frame: Frame = $derived.by(() => this.frames[this.at]!);
  segments = $derived.by(() => segmentsOf(this.frames));
  segment = $derived.by(() => this.segments.findIndex((each) => each.first <= this.at && this.at <= each.last));
  private timer = 0;

  constructor(
    private readonly theatre: Stage,
    readonly frames: Frame[],
    first = 0,
  ) {
    this.show(first);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** From the end of a match nobody can play on: from the step before it, then. */
  get branchesAt(): number {
    return this.at === this.last && tableOf(this.frame).stage === "over" ? Math.max(0, this.at - 1) : this.at;
  }

  show(at: number): void {
    const next = Math.max(0, Math.min(this.last, at));
    const isStep = next === this.at + 1 && this.speed < 4;
    this.at = next;
    this.theatre.show(this.frame, isStep);
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
    if (!this.theatre.isBusy) this.show(this.at + 1);
    this.timer = window.setTimeout(() => this.tick(), REST / this.speed);
  }
}
