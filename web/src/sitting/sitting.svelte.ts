/** What everybody who sits at a table of ours has, whatever is played there: seats, dialogs, sound and look. */
import { getContext, setContext, type Snippet } from "svelte";

import type { Table } from "../connection/table.svelte";
import type { TableEvent } from "../protocol/events";
import { hasSound, setSound } from "../sound/play";
import { type Theme, usualTheme } from "../theme/theme";
import { capitalised } from "../words/numbers";
import { say } from "../words/say";
import { asRecorded, toldTo } from "../words/told";
import { Announcer } from "./announcing.svelte";

const CONTEXT = Symbol("sitting");
const WHY = 6000; // ms
export type Dialog = "" | "menu" | "keys" | "rules" | "log";
export type KeyGroup = { group: string; keys: [keys: string, does: string, words?: string][] };

export class Sitting {
  showsLog = $state(true);
  showsPlaces = $state(false); // coordinates in the log
  dialog = $state<Dialog>("");
  headHeight = $state(0); // px that a phone's head takes
  bannerHeight = $state(0); // px of the table's top that a banner lies over
  private refusal = $state.raw({ why: "", number: 0 }); // what was touched last cannot be done, as the table stood then
  private forgetting = 0;
  clause = $state(""); // whose rule is open
  readonly announcer = new Announcer();
  beside: Snippet | null = null; // who stands beside the table, such as a coach, in the place of stage and log
  theme = $state<Theme>(usualTheme());
  hasSound = $state(hasSound());

  constructor(
    readonly table: Table,
    private readonly keyList: KeyGroup[],
  ) {}

  /** What every key does, by the name of what it does, or in words; several keys stand apart. */
  get keys(): KeyGroup[] {
    return this.keyList;
  }

  you = $derived.by<string[]>(() => this.table.about?.you ?? []);
  isWatching = $derived(this.you.length === 0);

  /** The last event that has been shown. */
  get seen(): number {
    return Infinity;
  }

  isMine(seat: string): boolean {
    return this.you.includes(seat);
  }

  /** A replay is shown to others too: in it everybody has a name. */
  get namesAll(): boolean {
    return false;
  }

  nameOf(seat: string): string {
    return this.isOnly(seat) ? say("table-you") : seat;
  }

  /** This seat is the only one here, so that it can be called “you”. */
  isOnly(seat: string): boolean {
    return !this.namesAll && this.isMine(seat) && this.you.length === 1;
  }

  /** What happened is still being shown. */
  get isShowing(): boolean {
    return false;
  }

  /** Orders that are laid out, and can be given as they are. */
  get considered(): string[] {
    return [];
  }

  /** What is on the table, in words, for whoever cannot see it. */
  get told(): string[] {
    return [];
  }

  tellTable(): void {
    for (const sentence of this.told) this.announcer.tell(sentence);
  }

  /** The seat that a hint can be asked for now; "" where nobody here is asked. */
  get hintFor(): string {
    return "";
  }

  /** A hint can be taken over, to be ordered or changed. */
  get canApplyHint(): boolean {
    return false;
  }

  applyHint(): void {
    this.table.hint = null;
  }

  /** Of another question it would say nothing. */
  get why(): string {
    return this.refusal.number === this.table.table?.number ? this.refusal.why : "";
  }

  /** Why something that was touched cannot be done; it stands for a while. */
  tellWhy(why: string): void {
    clearTimeout(this.forgetting);
    this.refusal = { why: capitalised(why), number: this.table.table?.number ?? 0 };
    this.forgetting = window.setTimeout(() => (this.refusal = { why: "", number: 0 }), WHY);
  }

  askHint(): void {
    if (this.hintFor) this.table.askHint(this.hintFor);
  }

  /** In the log, and aloud: a move that used all of its Speed has been told already. */
  isNews(event: TableEvent): boolean {
    return this.showsPlaces || event.kind !== "ended" || event.facts.left > 0;
  }

  /** What happened as the pilot here is told of it, from the cockpit; with coordinates on request. */
  textOf(event: TableEvent): string {
    const welcome = this.table.about!;
    return this.showsPlaces ? asRecorded(event, welcome) : toldTo(this.cockpit, event, welcome);
  }

  /** This piece is all that the only seat here has, so that it can be called “you”; of several each has its name. */
  isYou(piece: string): boolean {
    return piece !== "" && piece === this.cockpit;
  }

  callOf(piece: string): string {
    return this.isYou(piece) ? say("table-you") : piece;
  }

  /** Whoever flies for the only seat here; "" where that is several pieces: their seat looks on from none of them. */
  private get cockpit(): string {
    const seat = this.you.length === 1 && !this.namesAll ? this.you[0]! : "";
    const pieces = (this.table.table?.planes ?? []).filter((piece) => piece.seat === seat);
    return pieces.length > 1 ? "" : (pieces[0]?.name ?? seat);
  }

  /** The team of a seat, and whether somebody here is in it. */
  teamOf(seat: string): { team: string; isYours: boolean } {
    const team = this.table.seat(seat)?.team ?? "";
    return { team, isYours: this.you.some((own) => this.table.seat(own)?.team === team) };
  }

  toggleSound(): void {
    this.hasSound = !this.hasSound;
    setSound(this.hasSound);
  }
}

export function provideSitting<Kind extends Sitting>(sitting: Kind): Kind {
  return setContext(CONTEXT, sitting);
}

export function useSitting<Kind extends Sitting>(): Kind {
  return getContext<Kind>(CONTEXT);
}
