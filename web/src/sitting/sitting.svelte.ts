/** What everybody who sits at a table of ours has, whatever is played there: seats, dialogs, sound and look. */
import { getContext, setContext } from "svelte";

import type { Table } from "../connection/table.svelte";
import type { TableEvent } from "../protocol/events";
import { hasSound, setSound } from "../sound/play";
import { type Theme, usualTheme } from "../theme/theme";
import { say } from "../words/say";
import { asRecorded, toldTo } from "../words/told";

const CONTEXT = Symbol("sitting");
const WHY = 6000; // ms
export type Dialog = "" | "menu" | "keys" | "rules" | "log";
export type KeyGroup = { group: string; keys: [keys: string, does: string][] };

export class Sitting {
  showsLog = $state(true);
  showsPlaces = $state(false); // coordinates in the log
  dialog = $state<Dialog>("");
  bannerHeight = $state(0); // px of the table's top that a banner lies over
  why = $state(""); // what was touched last cannot be done
  private forgetting = 0;
  clause = $state(""); // whose rule is open
  theme = $state<Theme>(usualTheme());
  hasSound = $state(hasSound());

  constructor(
    readonly table: Table,
    readonly keys: KeyGroup[], // what every key does, by the name of what it does; several keys stand apart
  ) {}

  you = $derived.by<string[]>(() => this.table.about?.you ?? []);
  isWatching = $derived(this.you.length === 0);

  /** The last event that has been shown. */
  get seen(): number {
    return Infinity;
  }

  isMine(seat: string): boolean {
    return this.you.includes(seat);
  }

  nameOf(seat: string): string {
    return this.isOnly(seat) ? say("table-you") : seat;
  }

  /** This seat is the only one here, so that it can be called “you”. */
  isOnly(seat: string): boolean {
    return this.isMine(seat) && this.you.length === 1;
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

  /** Why something that was touched cannot be done; it stands for a while. */
  tellWhy(why: string): void {
    clearTimeout(this.forgetting);
    this.why = why;
    this.forgetting = window.setTimeout(() => (this.why = ""), WHY);
  }

  askHint(): void {
    if (this.hintFor) this.table.askHint(this.hintFor);
  }

  /** What happened as the pilot here is told of it, from the cockpit; with coordinates on request. */
  textOf(event: TableEvent): string {
    const welcome = this.table.about!;
    return this.showsPlaces ? asRecorded(event, welcome) : toldTo(this.cockpit, event, welcome);
  }

  /** Whoever flies for the only seat here; "" where that is several pieces: their seat looks on from none of them. */
  private get cockpit(): string {
    const seat = this.you.length === 1 ? this.you[0]! : "";
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
