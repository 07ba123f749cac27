/** Solving one puzzle: its table, hints, tries, and what became of them. */
import { fetchCatalogue, reasonOf } from "../connection/asking";
import { keepKeys } from "../connection/keys";
import { keepAbout } from "../connection/matches";
import { puzzleAddress, tableAddress } from "../connection/routes";
import type { Problem, PuzzleLine, PuzzleTable, PuzzleVerdict } from "../protocol/types";
import { say } from "../words/say";
import type { Source } from "./asking";
import { Progress } from "./progress.svelte";

export class Solving {
  laid = $state.raw<PuzzleTable | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  hints = $state(0); // that were asked for
  isShown = $state(false); // the answer was asked for
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);
  next = $state(""); // the address of another one
  readonly progress = new Progress();
  private tries = 0;
  private date = ""; // of the day that this is the puzzle of

  constructor(readonly source: Source) {}

  private get id(): string {
    return this.source.id;
  }

  /** What comes next is the next harder one of its kind that was not solved, or any other. */
  know(all: PuzzleLine[], date: string): void {
    this.date = date;
    const kind = all.find((each) => each.id === this.id)?.kind;
    const place = all.findIndex((each) => each.id === this.id);
    const open = [...all.slice(place + 1), ...all.slice(0, place)].filter((each) => !this.progress.isSolved(each.id));
    const after = open.find((each) => each.kind === kind) ?? open[0];
    this.next = after ? puzzleAddress(after.id) : "";
  }

  async layOut(): Promise<void> {
    this.laid = await this.source.layOut();
    this.verdict = null;
  }

  /** Once more from the beginning. */
  again(): Promise<void> {
    return this.doing(() => this.layOut());
  }

  /** What was ordered at the table; only the first order of a try is an answer. */
  async answer(orders: string[]): Promise<void> {
    if (this.verdict) return;
    await this.doing(async () => {
      const verdict = await this.source.answer(orders);
      this.verdict = verdict;
      if (this.isShown || !this.id) return;
      this.tries += 1;
      if (verdict.right) this.progress.solve(this.id, this.tries + this.hints, this.date);
      else this.progress.miss(this.id);
    });
  }

  hint(): void {
    this.hints = Math.min(this.hints + 1, this.laid?.puzzle.hints.length ?? 0);
  }

  show(): void {
    this.isShown = true;
    if (this.id) this.progress.miss(this.id);
  }

  /** A game from here, against bots. */
  playOn(): Promise<void> {
    return this.doing(async () => {
      const { puzzle } = this.laid!;
      const bots = (await fetchCatalogue()).games.find((card) => card.game === puzzle.game)?.bots ?? [];
      const level = (bots.find((bot) => bot.level === "wingman") ?? bots.at(-1))?.level ?? "";
      const others = Object.keys(this.laid!.table.keys).filter((seat) => seat !== puzzle.seat);
      const made = await this.source.playOn(Object.fromEntries(others.map((seat) => [seat, level])));
      const keys = Object.values(made.keys);
      keepKeys(made.match, keys);
      keepAbout(made.match, { title: say("puzzles-match-title", { title: puzzle.title }), seats: [puzzle.seat, ...others].join(", "), when: Date.now() });
      location.hash = tableAddress(made.match, keys);
    });
  }

  private async doing(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    await work().catch((trouble: unknown) => (this.problem = reasonOf(trouble)));
    this.isBusy = false;
  }
}
