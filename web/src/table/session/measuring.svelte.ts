/** The measuring tool: from anything to anything, for everybody, at any time. */
import { distance, type Point } from "../../flight/geometry";

export interface Mark {
  at: Point;
  plane: string; // "" for a point of the board
}

export class Measuring {
  isOn = $state(false);
  from = $state.raw<Mark | null>(null);
  to = $state.raw<Mark | null>(null);
  isFixed = $state(false);

  length = $derived(this.from && this.to ? distance(this.from.at, this.to.at) : 0);

  /** The game has a way to measure from one plane to another; everything else is a plain line. */
  isBetweenPlanes = $derived(Boolean(this.isFixed && this.from?.plane && this.to?.plane && this.from.plane !== this.to.plane));

  toggle(): void {
    this.isOn = !this.isOn;
    [this.from, this.to, this.isFixed] = [null, null, false];
  }

  /** First here, then there; a third click starts again. */
  pick(mark: Mark): void {
    if (!this.from || this.isFixed) [this.from, this.to, this.isFixed] = [mark, null, false];
    else [this.to, this.isFixed] = [mark, true];
  }

  follow(mark: Mark): void {
    if (this.from && !this.isFixed) this.to = mark;
  }
}
