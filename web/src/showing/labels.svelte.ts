/** Labels that lie on the board now: each keeps clear of those that come before it, and name tags of all. */
import { SvelteMap } from "svelte/reactivity";

import type { Area } from "./crowding";

const ORDER = ["map", "said", "aim", "odds", "note", "range", "measure"] as const;
export type LabelName = (typeof ORDER)[number];

export class Labels {
  private readonly areas = new SvelteMap<LabelName, Area>();

  all = $derived([...this.areas.values()]);

  before(name: LabelName): Area[] {
    return ORDER.slice(0, ORDER.indexOf(name)).flatMap((each) => this.areas.get(each) ?? []);
  }

  /** Told only what is new, or labels that depend on each other would never come to rest. */
  lie(name: LabelName, area: Area | null): void {
    const old = this.areas.get(name);
    if (!area) this.areas.delete(name);
    else if (!old || (Object.keys(area) as (keyof Area)[]).some((side) => Math.abs(area[side] - old[side]) > 0.5)) this.areas.set(name, area);
  }
}
