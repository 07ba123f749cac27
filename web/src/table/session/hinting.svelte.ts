/** What a hint proposes, as it is drawn on the board, and taken over by Apply. The last word stays with whoever plays. */
import { nodeAt, nodesAlong, paidFor } from "../../flight/fan";
import type { FlightNode } from "../../flight/flight";
import type { DrawnPose } from "../../protocol/types";
import type { Session } from "./session.svelte";

export class Hinting {
  stats = $state.raw<number[] | null>(null); // that were taken over, for the card that lies open

  constructor(private readonly session: Session) {}

  private hint = $derived.by(() => this.session.table.hint);

  /** The orders without the plane that they are headed by. */
  private orders = $derived.by<string[]>(() => {
    const { ask, plan, aim } = this.session;
    const heads = [plan.move?.plane, aim.plane?.plane, this.session.placing.plane, ask?.kind === "reroll" || ask?.kind === "choice" ? ask.plane : undefined, ask?.seat];
    return (this.hint?.orders ?? []).map((order) => {
      const head = heads.find((each) => each !== undefined && order.startsWith(`${each}: `));
      return head === undefined ? order : order.slice(head.length + 2);
    });
  });

  /** The plan, by manoeuvres, a change of altitude, and the manoeuvres after which a bomb falls. */
  private plan = $derived.by<{ path: number[]; change: number; drops: number[] } | null>(() => {
    const { plan, table } = this.session;
    if (this.orders.length === 0 || !plan.move || plan.isPencil) return null;
    const [path, drops]: [number[], number[]] = [[], []];
    for (const order of this.orders) {
      const at = table.welcome!.pieces.manoeuvres.findIndex((each) => order === each.order);
      if (at >= 0) path.push(at);
      else if (order === "drop" && path.length > 0) drops.push(path.length - 1);
    }
    const said = (order: string): number => this.orders.filter((each) => each === order).length;
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => said(`dive ${number}`) || said(`store ${number}`)) ?? 0;
    const change = said(`dive ${levels}`) ? -levels : said(`store ${levels}`) ? levels : said("climb");
    const end = nodeAt(plan.move, path);
    return { path, drops, change: end ? paidFor(plan.move, end, change) : change };
  });

  /** Where the plan leads, step by step. */
  nodes = $derived.by<FlightNode[]>(() => (this.plan && this.session.plan.move ? nodesAlong(this.session.plan.move, this.plan.path) : []));

  /** Whom to shoot at, and with how many ace dice. */
  private shot = $derived.by<{ target: string; aces: number } | null>(() => {
    const { plane, sights } = this.session.aim;
    if (!plane) return null;
    for (const { plane: target } of sights) {
      const fire = plane.order.replace("{target}", target);
      const aces = Array.from({ length: plane.aces_left + 1 }, (_, count) => count).find((count) => this.orders.includes(count ? `${fire} ace ${count}` : fire));
      if (aces !== undefined) return { target, aces };
    }
    return null;
  });
  target = $derived.by(() => this.shot?.target ?? "");

  /** A die that would be thrown again. */
  die = $derived.by(() => this.session.reroll?.dice.find((each) => this.orders.includes(each.order))?.die ?? 0);

  /** An order that has a button of its own: it is marked there, and Apply leads to it. */
  button = $derived.by(() => {
    const { ask, aim } = this.session;
    const named = ask?.kind === "choice" ? ask.choices.map((each) => each.order) : ask?.kind === "reroll" ? [ask.keep] : ask?.kind === "attack" && aim.plane ? [aim.plane.hold] : [];
    return named.find((order) => this.orders.includes(order)) ?? "";
  });

  /** Where a plane would be placed. */
  pose = $derived.by<DrawnPose | null>(() => (this.session.ask?.kind === "place" ? (this.hint?.pose ?? null) : null));

  /** Where it would put the plane: at the end of a plan, or before the fight. */
  end = $derived.by<DrawnPose | null>(() => this.nodes.at(-1)?.pose ?? this.pose);

  /** Another of your planes, which it is about. */
  private other = $derived.by(() => this.session.ownPlanes.find((name) => name !== this.session.ownPlane && this.hint?.orders[0]?.startsWith(`${name}: `)) ?? "");

  canApply = $derived.by(() => this.other !== "" || this.nodes.length > 0 || this.target !== "" || this.pose !== null || this.die > 0 || this.button !== "" || (this.hint?.stats.length ?? 0) > 0);

  apply(): void {
    const { plan, aim, placing, table } = this.session;
    if (this.other) this.session.choosePlane(this.other);
    if (this.plan && this.nodes.length > 0) plan.take(this.plan.path, this.plan.change, this.plan.drops);
    else if (this.shot) [aim.targetName, aim.aces] = [this.shot.target, this.shot.aces];
    else if (this.die) this.session.pickedDie = this.die;
    else if (this.button) document.querySelector<HTMLElement>("[data-hinted]")?.focus();
    else if (this.pose) placing.hold(this.pose, true, this.orders[0]);
    else if (table.hint?.stats.length) this.stats = table.hint.stats;
    table.hint = null;
  }
}
