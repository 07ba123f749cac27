/** What every step of a match changed, as the table works it out; and what that says of a seat. */
import { asked, reasonOf, streamed } from "../connection/asking";
import type { ReviewStep, SeatLuck, SeatView } from "../protocol/types";
import { say } from "../words/say";

const WORTH_TELLING = 0.05; // of the chance to win
const COSTS_ALL = 0.2; // a decision that costs so much counts for nothing
const MOST = 5; // turning points that are told
const MISTAKE = 0.03;

export interface TurningPoint {
  step: number;
  weight: number;
  words: string;
}

export class Review {
  steps = $state.raw<ReviewStep[]>([]);
  luck = $state.raw<SeatLuck[]>([]);
  isDone = $state(false);
  problem = $state("");
  private readonly leaving = new AbortController();

  constructor(match: string, key: string) {
    void this.follow(`api/matches/${encodeURIComponent(match)}`, { headers: { "X-Seat-Key": key }, signal: this.leaving.signal });
  }

  close(): void {
    this.leaving.abort();
  }

  private async follow(address: string, request: RequestInit): Promise<void> {
    try {
      this.luck = await asked<SeatLuck[]>(`${address}/luck`, request);
      for await (const step of streamed<ReviewStep>(`${address}/review`, request)) this.steps = [...this.steps, step];
      this.isDone = true;
    } catch (trouble) {
      if (!this.leaving.signal.aborted) this.problem = reasonOf(trouble).reason;
    }
  }

  /** From 0 to 1 beside an ace's decisions; nothing, where none of them could be judged. */
  accuracy(seat: string): { share: number; decisions: number } | null {
    const judged = this.steps.filter((step) => step.judged && step.seat === seat);
    if (judged.length === 0) return null;
    const points = judged.map((step) => Math.max(0, 1 - step.loss / COSTS_ALL));
    return { share: points.reduce((sum, each) => sum + each, 0) / judged.length, decisions: judged.length };
  }

  /** What turned the match for a seat: dice, whoever threw them, and decisions of its own. */
  turningPoints(seat: SeatView, isYou: boolean): TurningPoint[] {
    const found = this.steps.flatMap((step) => pointOf(step, seat, isYou));
    const most = [...found].sort((one, other) => other.weight - one.weight).slice(0, MOST);
    return most.sort((one, other) => one.step - other.step);
  }

  /** The decision that cost a seat most; 0, where none cost much. */
  mistake(seat: string): number {
    const own = this.steps.filter((step) => step.judged && step.seat === seat && step.loss >= MISTAKE);
    return own.reduce((worst, step) => (step.loss > worst.loss ? step : worst), { step: 0, loss: 0 }).step;
  }
}

function pointOf(step: ReviewStep, seat: SeatView, isYou: boolean): TurningPoint[] {
  const change = step.changes[seat.side] ?? 0;
  if (step.is_roll && Math.abs(change) >= WORTH_TELLING) {
    const words = say("review-roll", { you: isYou, seat: seat.name, won: change > 0, percent: Math.round(100 * Math.abs(change)) });
    return [{ step: step.step, weight: Math.abs(change), words }];
  }
  if (step.seat !== seat.name || step.loss < WORTH_TELLING) return [];
  const { better } = step;
  const percent = Math.round(100 * step.loss);
  const words = step.target
    ? say("review-missed-shot", { better, percent, target: step.target, hit: Math.round(100 * step.hit) })
    : say("review-decision", { you: isYou, seat: seat.name, better, percent });
  return [{ step: step.step, weight: step.loss, words }];
}
