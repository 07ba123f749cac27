/** A lesson being flown: its match, and what the coach says of it. */
import { posted } from "../connection/asking";
import { letGo } from "../connection/records";
import type { Coached, CoachRemark, LessonCard, MadeMatch } from "../protocol/types";
import { keepDone } from "./progress";

export class Lesson {
  coached = $state.raw<Coached | null>(null);
  private asks = 0; // answers to earlier questions are late

  constructor(
    readonly card: LessonCard,
    readonly number: number, // counted from 1
    readonly course: LessonCard[],
    readonly match: string,
    readonly keys: string[],
  ) {}

  static async begin(card: LessonCard, course: LessonCard[]): Promise<Lesson> {
    const made = await posted<MadeMatch>("api/lessons", { lesson: card.name });
    return new Lesson(card, course.indexOf(card) + 1, course, made.match, [made.keys[card.pupil]!]);
  }

  done = $derived(this.coached?.now.done ?? 0);
  isDone = $derived.by(() => this.done >= this.card.points.length);
  next: LessonCard | undefined = $derived.by(() => this.course[this.number]);
  /** What goes wrong: with the plan that is laid out, or else with what was flown. */
  wrong = $derived.by<CoachRemark | null>(() => {
    const { now, then } = this.coached ?? { now: null, then: null };
    const found = then ?? now;
    return !this.isDone && found?.mistake ? found : null;
  });
  /** The plan that is laid out would reach the goal. */
  isRight = $derived((this.coached?.then?.done ?? 0) > this.done);

  /** Have the coach look at the table, and at the orders that are laid out. */
  async look(orders: string[]): Promise<void> {
    const ask = ++this.asks;
    const address = `api/matches/${encodeURIComponent(this.match)}/coach`;
    const said = await posted<Coached>(address, { lesson: this.card.name, orders }, { "X-Seat-Key": this.keys[0]! }).catch(() => null);
    if (!said || ask !== this.asks) return; // a coach who is out of reach comes back with the next look
    this.coached = said;
    if (this.isDone) keepDone(this.card.name);
  }

  /** Nobody comes back to this match: a lesson is begun anew. */
  leave(): void {
    void letGo(this.match, this.keys).catch(() => null);
  }
}
