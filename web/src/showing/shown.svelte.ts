/** The planes as they are seen now: they follow the table, one thing after the other. */
import type { DrawnPose, PlaneView } from "../protocol/types";

export class ShownPlane {
  view = $state.raw<PlaneView>()!;
  pose = $state.raw<DrawnPose | null>(null);
  altitude = $state(0);
  health = $state<number | null>(null);
  flying = $state(true);
  tilt = $state(0); // degrees, while it banks
  flash = $state(false);
  falling = $state(0); // 0 to 1 on the way down
  colour: number;

  constructor(view: PlaneView, colour: number) {
    this.colour = colour;
    this.settle(view);
  }

  /** As the table says, at once. */
  settle(view: PlaneView): void {
    this.view = view;
    this.pose = view.pose;
    this.altitude = view.altitude;
    this.health = view.health;
    this.flying = view.flying;
    this.tilt = 0;
    this.flash = false;
    this.falling = 0;
  }
}
