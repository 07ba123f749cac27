/** What a hint proposes, as it is drawn on the board, and taken over by Apply. The last word stays with whoever plays. */
import { nodesAlong } from "../../flight/fan";
import type { FlightNode } from "../../flight/flight";
import type { DrawnPose } from "../../protocol/types";
import type { Session } from "./session.svelte";

export class Hinting {
  stats = $state.raw<number[] | null>(null); // that were taken over, for the card that lies open

  constructor(private readonly session: Session) {}

  private hint = $derived.by(() => this.session.table.hint);

  /** The plan, by manoeuvres and a change of altitude. */
  private plan = $derived.by<{ path: number[]; change: number } | null>(() => {
    const { plan, table } = this.session;
    const orders = this.hint?.orders;
    if (!orders || !plan.move || plan.isPencil) return null;
    const said = (order: string): number => orders.filter((each) => each === order || each === `${plan.move!.plane}: ${order}`).length;
    const path = orders.flatMap((order) => {
      const at = table.welcome!.pieces.manoeuvres.findIndex((each) => order === each.order || order === `${plan.move!.plane}: ${each.order}`);
      return at < 0 ? [] : [at];
    });
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => said(`dive ${number}`) || said(`store ${number}`)) ?? 0;
    return { path, change: said(`dive ${levels}`) ? -levels : said(`store ${levels}`) ? levels : said("climb") };
  });

  /** Where the plan leads, step by step. */
  nodes = $derived.by<FlightNode[]>(() => (this.plan && this.session.plan.move ? nodesAlong(this.session.plan.move, this.plan.path) : []));

  target = $derived.by(() => {
    const { aim } = this.session;
    const orders = this.hint?.orders ?? [];
    const { plane } = aim;
    return plane ? (aim.sights.find((sight) => orders.some((order) => order.endsWith(plane.order.replace("{target}", sight.plane))))?.plane ?? "") : "";
  });

  /** Where a plane would be placed. */
  pose = $derived.by<DrawnPose | null>(() => (this.session.ask?.kind === "place" ? (this.hint?.pose ?? null) : null));

  canApply = $derived.by(() => this.nodes.length > 0 || this.target !== "" || this.pose !== null || (this.hint?.stats.length ?? 0) > 0);

  apply(): void {
    const { plan, aim, placing, table } = this.session;
    if (this.plan && this.nodes.length > 0) plan.take(this.plan.path, this.plan.change);
    else if (this.target) aim.targetName = this.target;
    else if (this.pose) placing.hold(this.pose, true);
    else if (table.hint?.stats.length) this.stats = table.hint.stats;
    table.hint = null;
  }
}
