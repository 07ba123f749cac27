/** Dice, Aces and emblems, painted around a point. */
import { EMBLEMS } from "../../pieces/emblems";
import { PLANE } from "../../pieces/figures/shapes";
import { livery, octagon } from "../../pieces/seats";
import type { AceView, IconDieView } from "../../protocol/types";
import { faceOf, GOLD, lookOf } from "../pieces/shapes";

const HALF = 33; // of the box in which a die is drawn
const PASSING = ["one", "two", "blank"]; // faces of a die that tumbles
const RIM = "#FBF6E9";

/** A die at a point; while it tumbles (a part of the time, or 0) it turns and shows other faces. */
export function paintDie(context: CanvasRenderingContext2D, die: IconDieView, colour: number, x: number, y: number, size: number, tumbling: number, place: number): void {
  const look = lookOf(die, colour);
  const turns = die.thrown && tumbling > 0;
  const body = new Path2D(look.body);
  around(context, x, y, size / (2 * HALF), () => {
    if (turns) context.rotate(tumbling * Math.PI * 4 + place);
    context.translate(0, 4);
    fill(context, body, look.edge);
    context.translate(0, -4);
    fill(context, body, look.fill);
    if (look.isDecision) line(context, new Path2D("M-22.5 0A22.5 22.5 0 1 1 22.5 0A22.5 22.5 0 1 1 -22.5 0Z"), GOLD, 3);
    context.scale(look.faceScale, look.faceScale);
    paintFace(context, turns ? PASSING[Math.floor(tumbling * 8 + place) % PASSING.length]! : die.icon, look.figure, look.edge);
    if (look.isAce) around(context, 21, -21, 1, () => mark(context, die.kind));
  });
}

function paintFace(context: CanvasRenderingContext2D, icon: string, figure: string, shade: string): void {
  for (const { d, plane, line: wide, scale = 1, opacity = 1, isShade } of faceOf(icon)) {
    if (plane) around(context, plane[0], plane[1], plane[2], () => paintPlane(context, figure, shade));
    else around(context, 0, 0, scale, () => {
      context.globalAlpha = opacity;
      if (wide) line(context, new Path2D(d), figure, wide);
      else fill(context, new Path2D(d), isShade ? shade : figure);
    });
  }
}

function paintPlane(context: CanvasRenderingContext2D, figure: string, shade: string): void {
  context.rotate(-Math.PI / 2);
  for (const { d, opacity = 1, isShade } of PLANE) {
    context.globalAlpha = opacity;
    fill(context, new Path2D(d), isShade ? shade : figure);
  }
}

/** Full where it flies or may, with a golden rim in the air; retired, and home for this turn, in outline. */
export function paintAce(context: CanvasRenderingContext2D, { letter, state }: AceView, colour: number, x: number, y: number, size: number): void {
  const seat = livery(colour);
  const isFull = state === "flying" || state === "reserve";
  const shape = new Path2D(`M${octagon(14).split(" ").join("L")}Z`);
  around(context, x, y, size / 32, () => {
    fill(context, shape, isFull ? seat.colour : "#F2EAD6");
    line(context, shape, state === "flying" ? GOLD : isFull ? RIM : "#97845A", state === "flying" ? 2.4 : 1.4);
    write(context, letter, 16, isFull ? seat.figure : "#42516C");
  });
}

export function paintEmblem(context: CanvasRenderingContext2D, colour: number, x: number, y: number, size: number): void {
  const seat = livery(colour);
  const { d, line: wide } = EMBLEMS[seat.emblem]!;
  around(context, x, y, size / 24, () => {
    fill(context, new Path2D(`M${octagon(11.6).split(" ").join("L")}Z`), seat.colour);
    if (wide) line(context, new Path2D(d), seat.figure, wide);
    else fill(context, new Path2D(d), seat.figure);
  });
}

function mark(context: CanvasRenderingContext2D, letter: string): void {
  const circle = new Path2D("M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0Z");
  fill(context, circle, GOLD);
  line(context, circle, RIM, 1.4);
  write(context, letter, 15, "#3d2a00");
}

function write(context: CanvasRenderingContext2D, letter: string, size: number, colour: string): void {
  context.font = `800 ${size}px Rokkitt, serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(letter, 0, 1);
}

function around(context: CanvasRenderingContext2D, x: number, y: number, scale: number, paint: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  paint();
  context.restore();
}

function fill(context: CanvasRenderingContext2D, shape: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(shape);
}

function line(context: CanvasRenderingContext2D, shape: Path2D, colour: string, wide: number): void {
  context.strokeStyle = colour;
  context.lineWidth = wide;
  [context.lineCap, context.lineJoin] = ["round", "round"];
  context.stroke(shape);
}
