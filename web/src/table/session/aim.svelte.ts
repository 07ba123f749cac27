/** Choosing whom to shoot. Refused targets can be looked at too, with the reason. */
import type { Table } from "../../connection/table.svelte";
import type { AttackAsk, PlaneAttack, Sight } from "../../protocol/types";
import { play } from "../../sound/play";
import { say } from "../../words/say";
import { missingSentence } from "../../words/sights";

export class Aim {
  ask = $state.raw<AttackAsk | null>(null);
  planeName = $state("");
  targetName = $state("");
  aces = $state(0);

  constructor(private readonly table: Table) {}

  plane = $derived<PlaneAttack | null>(
    this.ask?.planes.find((plane) => plane.plane === this.planeName) ?? this.ask?.planes[0] ?? null,
  );
  sights = $derived<Sight[]>(this.plane?.sights ?? []);
  target = $derived<Sight | null>(this.sights.find((sight) => sight.plane === this.targetName) ?? null);

  /** Why nobody is shot at as it is; "" where somebody is. */
  whyNot = $derived.by(() => {
    if (this.target) return this.target.why_not ? missingSentence(this.target, this.table.welcome?.pieces.range_max ?? 0) : "";
    return say("table-nobody-is-left-to-shoot");
  });

  open(ask: AttackAsk): void {
    this.ask = ask;
    this.aces = 0;
    if (!ask.planes.some((plane) => plane.plane === this.planeName)) {
      const armed = ask.planes.find((plane) => plane.best) ?? ask.planes[0];
      this.planeName = armed?.plane ?? "";
    }
    const first = this.sights.find((sight) => !sight.why_not) ?? this.sights[0];
    this.targetName = this.plane?.best || first?.plane || "";
  }

  close(): void {
    this.ask = null;
    this.targetName = "";
  }

  choosePlane(name: string): void {
    this.planeName = name;
    this.targetName = this.plane?.best || this.sights[0]?.plane || "";
  }

  /** One ace die more, and after the last of them none. */
  addAce(): void {
    const left = this.plane?.aces_left ?? 0;
    if (left === 0) return play("refused");
    this.aces = (this.aces + 1) % (left + 1);
    play("lay");
  }

  cycle(step: number): void {
    const at = this.sights.findIndex((sight) => sight.plane === this.targetName);
    const count = this.sights.length;
    if (count > 0) this.targetName = this.sights[(at + step + count) % count]!.plane;
  }

  fire(): void {
    if (!this.ask || !this.plane || !this.target || this.target.why_not) return play("refused");
    const extra = this.aces > 0 ? ` ace ${this.aces}` : "";
    const order = this.plane.order.replace("{target}", this.target.plane) + extra;
    this.table.order(this.ask.seat, [`${this.plane.plane}: ${order}`]);
  }

  hold(): void {
    if (this.ask && this.plane) this.table.order(this.ask.seat, [`${this.plane.plane}: ${this.plane.hold}`]);
  }
}
