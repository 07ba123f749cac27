/** Where the table is looked at from. It never moves by itself while a pointer is down. */
import { boxAround, type Box, type Point } from "../flight/geometry";

export interface View {
  x: number; // the middle, in mm
  y: number;
  scale: number; // px per mm
}

export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CLOSEST = 7; // px per mm
const GLIDE = 450; // ms
const LEAST = 20; // px on every side of the middle

export class Camera {
  width = $state(1);
  height = $state(1);
  insets = $state.raw<Insets>({ left: 0, right: 0, top: 0, bottom: 0 });
  view = $state.raw<View>({ x: 350, y: 350, scale: 1 });
  board = $state.raw<Box>({ left: 0, right: 700, bottom: 0, top: 700 });
  isHeld = false; // a pointer is down
  isWhole = true; // it was last led to the whole board
  isMine = $state(false); // moved by hand since it last leaned in
  private waiting: View | null = null;
  private start: View = this.view; // of the glide
  private goal: View = this.view;
  private frame = 0;

  /** The middle of what panels leave free, on the screen. */
  middle = $derived<Point>([
    (this.insets.left + this.width - this.insets.right) / 2,
    (this.insets.top + this.height - this.insets.bottom) / 2,
  ]);
  freeWidth = $derived(Math.max(80, this.width - this.insets.left - this.insets.right));
  freeHeight = $derived(Math.max(80, this.height - this.insets.top - this.insets.bottom));
  scale = $derived(this.view.scale);
  isSmall = $derived(this.width < 760 || this.height < 560); // a phone, or a screen enlarged twice
  /** Where the board's south-west corner lies on the screen, in whole px: what is painted can then be pushed about as it is. */
  origin = $derived<Point>([
    Math.round(this.middle[0] - this.view.x * this.view.scale),
    Math.round(this.middle[1] + this.view.y * this.view.scale),
  ]);
  /** What is laid out from the board's corner is only pushed about while the camera moves. */
  shift = $derived(`translate3d(${this.origin[0]}px, ${this.origin[1]}px, 0)`);
  /** The scale at which the sky is painted. While the camera's own changes, that picture is stretched. */
  painted = $state(1);
  isStretched = $derived(this.scale !== this.painted);
  stretch = $derived(`${this.shift} scale(${this.scale / this.painted})`);

  toScreen(x: number, y: number): Point {
    const { view, origin } = this;
    return [origin[0] + x * view.scale, origin[1] - y * view.scale];
  }

  /** From the board's corner, at the scale of the camera or of the picture: before the shift, or before the stretch. */
  fromCorner({ x, y }: { x: number; y: number }, scale = this.scale): Point {
    return [x * scale, -y * scale];
  }

  toBoard(px: number, py: number): Point {
    const { view, middle } = this;
    return [view.x + (px - middle[0]) / view.scale, view.y - (py - middle[1]) / view.scale];
  }

  /** The scale that it has, or glides to. */
  get coming(): number {
    return this.goal.scale;
  }

  /** Panels came or went: what is seen stays where it is, and a glide goes on as it was. */
  leaveFree(insets: Insets): void {
    const [x, y] = this.middle;
    this.insets = insets;
    const [mx, my] = this.middle;
    const still = (view: View): View => ({ ...view, x: view.x + (mx - x) / view.scale, y: view.y - (my - y) / view.scale });
    [this.view, this.start, this.goal] = [still(this.view), still(this.start), still(this.goal)];
  }

  /** The least move that shows these points with so many px around them: from farther away only if they do not fit. */
  bring(points: Point[], around: number): void {
    const [box, { x, y, scale }] = [boxAround(points), this.goal];
    const rim = Math.min(around, this.freeWidth / 2 - LEAST, this.freeHeight / 2 - LEAST); // panels may leave next to nothing
    const fitting = this.viewOf(box, rim);
    const seen = Math.min(scale, fitting.scale);
    const [wide, high] = [(this.freeWidth / 2 - rim) / seen, (this.freeHeight / 2 - rim) / seen];
    const next = { x: within(x, box.right - wide, box.left + wide), y: within(y, box.top - high, box.bottom + high), scale: seen };
    if (next.x !== x || next.y !== y || next.scale !== scale) this.glideTo(next);
  }

  /** What the free part of the screen shows, in mm. */
  shown = $derived.by<Box>(() => {
    const [halfWide, halfHigh] = [this.freeWidth / 2 / this.view.scale, this.freeHeight / 2 / this.view.scale];
    const { x, y } = this.view;
    return { left: x - halfWide, right: x + halfWide, bottom: y - halfHigh, top: y + halfHigh };
  });

  isCropped = $derived(
    this.shown.left > this.board.left + 4 || this.shown.right < this.board.right - 4 ||
      this.shown.bottom > this.board.bottom + 4 || this.shown.top < this.board.top - 4,
  );

  wholeBoard(): View {
    const margin = this.width < 760 ? 6 : 14;
    return this.viewOf(this.board, margin);
  }

  viewOf(box: Box, margin = 0, least = 0): View {
    const scale = Math.min(
      (this.freeWidth - 2 * margin) / (box.right - box.left),
      (this.freeHeight - 2 * margin) / (box.top - box.bottom),
    );
    return { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2, scale: Math.max(scale, least) };
  }

  fit(now = false): void {
    this.glideTo(this.wholeBoard(), now);
    this.isMine = false;
    this.isWhole = true;
  }

  /** Something happens there: step back if it could not be seen. */
  keepInSight(x: number, y: number): void {
    const { left, right, bottom, top } = this.shown;
    if (!this.isMine && (x < left || x > right || y < bottom || y > top)) this.fit();
  }

  zoomAt(px: number, py: number, factor: number): void {
    const [x, y] = this.toBoard(px, py);
    const scale = Math.min(CLOSEST, Math.max(this.wholeBoard().scale * 0.7, this.view.scale * factor));
    const [mx, my] = this.middle;
    this.jump({ x: x - (px - mx) / scale, y: y + (py - my) / scale, scale });
    this.isMine = true;
    this.isWhole = false;
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.view;
    this.jump({ x: x - dx / scale, y: y + dy / scale, scale });
    this.isMine = true;
    this.isWhole = false;
  }

  release(): void {
    this.isHeld = false;
    const next = this.waiting;
    this.waiting = null;
    if (next) this.glideTo(next);
  }

  glideTo(target: View, now = false): void {
    if (this.isHeld) {
      this.waiting = target;
      return;
    }
    this.isWhole = false;
    cancelAnimationFrame(this.frame);
    [this.start, this.goal] = [this.view, target];
    if (now || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.jump(target);
      this.painted = this.scale;
      return;
    }
    const begun = performance.now();
    const step = (time: number): void => {
      const part = Math.min(1, (time - begun) / GLIDE);
      const eased = 1 - (1 - part) ** 4;
      const { start, goal } = this;
      this.view = {
        x: start.x + (goal.x - start.x) * eased,
        y: start.y + (goal.y - start.y) * eased,
        scale: start.scale * (goal.scale / start.scale) ** eased,
      };
      if (part < 1 && !this.isHeld) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** The board stays in sight wherever it is pushed. */
  private jump(view: View): void {
    cancelAnimationFrame(this.frame);
    const { left, right, bottom, top } = this.board;
    this.view = {
      x: Math.min(right, Math.max(left, view.x)),
      y: Math.min(top, Math.max(bottom, view.y)),
      scale: view.scale,
    };
    this.goal = this.view;
  }
}

/** Between two bounds; in their middle where they have changed places. */
function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
