/** What you are about to do at a table of dice: what is picked, and the order that it makes. */
import type { Choice, DiceAsk, Reason, Touchable } from "../../protocol/types";

export class Hand {
  ask = $state.raw<DiceAsk | null>(null);
  picks = $state<number[]>([]); // dice of your own, by their numbers
  selected = $state(""); // any other order
  dim = $state.raw<Reason | null>(null); // why what was touched last is not lit

  /** A question is opened with what a quick bot would do. */
  open(ask: DiceAsk | null): void {
    this.ask = ask;
    this.dim = null;
    this.picks = ask?.pick?.best ?? [];
    this.selected = ask && !ask.pick && ask.best !== ask.passing ? ask.best : "";
  }

  /** The order as it is put together now; empty while nothing is picked. */
  order = $derived.by(() => {
    const pick = this.ask?.pick;
    if (!pick) return this.selected;
    return this.picks.length > 0 ? pick.order.replace("{picked}", this.picks.join(" ")) : pick.nothing;
  });
  /** What the golden button orders. */
  gold = $derived.by(() => this.order || (this.ask?.passing ?? ""));
  chosen = $derived.by<Touchable | null>(() => this.ask?.touchables.find((each) => each.order !== "" && each.order === this.selected) ?? null);
  choice = $derived.by<Choice | null>(() => this.ask?.choices.find((each) => each.order === this.selected) ?? null);
  /** What may be touched, in reading order. */
  lit = $derived.by<Touchable[]>(() => this.ask?.touchables.filter((each) => !each.why_not) ?? []);

  isPicked(touchable: Touchable): boolean {
    return touchable.order ? touchable.order === this.selected : touchable.on === "die" && this.picks.includes(touchable.number);
  }

  /** Lit things are picked, or let go; dim ones say why. */
  touch(touchable: Touchable): void {
    this.dim = touchable.why_not;
    if (touchable.why_not) return;
    if (touchable.order) this.select(touchable.order);
    else this.pick(touchable.number);
  }

  /** Where one may pass, the same again lets go. */
  select(order: string): void {
    this.dim = null;
    this.selected = this.selected === order && this.ask?.passing ? "" : order;
  }

  /** What a hint orders is taken over: dice that are picked, or any other order. */
  take(order: string): void {
    if (this.ask?.pick) this.picks = this.picked(order);
    else this.selected = order.endsWith(this.ask?.passing || "\n") ? "" : (this.orders.find((each) => order.endsWith(each)) ?? "");
  }

  /** An order is about this: a die among those that it picks, or all that it says. */
  isMeant(order: string, touchable: Touchable): boolean {
    if (touchable.order) return order.endsWith(touchable.order);
    return touchable.on === "die" && touchable.seat === this.ask?.seat && this.picked(order).includes(touchable.number);
  }

  /** The dice of your own that an order picks. */
  private picked(order: string): number[] {
    const { pick, touchables = [], seat } = this.ask ?? {};
    const numbers = touchables.filter((each) => each.on === "die" && each.seat === seat).map((each) => each.number);
    return subsets(numbers).find((some) => pick && some.length > 0 && order.endsWith(pick.order.replace("{picked}", some.join(" ")))) ?? [];
  }

  private orders = $derived.by<string[]>(() => [...(this.ask?.choices ?? []), ...(this.ask?.touchables ?? [])].map((each) => each.order).filter(Boolean));

  /** Of several dice the one that was picked first makes room. */
  private pick(number: number): void {
    const most = this.ask?.pick?.most ?? 0;
    const others = this.picks.filter((each) => each !== number);
    const picks = others.length < this.picks.length ? others : [...others.slice(Math.max(0, others.length - most + 1)), number];
    this.picks = picks.sort((one, other) => one - other);
  }

  putDown(): void {
    this.dim = null;
    this.picks = [];
    if (this.ask?.passing) this.selected = "";
  }

  /** The next thing that may be touched by itself. */
  cycle(by: number): void {
    const orders = this.lit.map((each) => each.order).filter(Boolean);
    if (orders.length > 0) this.selected = orders[(orders.indexOf(this.selected) + by + orders.length) % orders.length]!;
  }
}

/** Every choice of some of these, each in order. */
function subsets(numbers: number[]): number[][] {
  return numbers.reduce<number[][]>((all, number) => [...all, ...all.map((some) => [...some, number])], [[]]);
}
