/** A position as a picture: the map, the planes true to scale with names and Health, and a line below. */
import { along, pathOf } from "../../flight/geometry";
import { PLANE, SHIP } from "../../pieces/figures/shapes";
import { livery } from "../../pieces/seats";
import type { DrawnBoard, DrawnPieces, DrawnPose, Frame, PlaneView, SeatView } from "../../protocol/types";
import type { SkyWelcome } from "../../protocol/welcome";
import type { Theme } from "../../theme/theme";
import { eventsOf, lineOf, tableOf } from "../trails";
import { caption, CREAM, groundOf, NAVY, SIDE } from "./canvas";
import type { Painter } from "./filming";

const [PAINTED, MARGIN] = [700, 250]; // mm of the map: the board, and what is around it

interface Sight {
  board: DrawnBoard;
  pieces: DrawnPieces;
  ground: CanvasImageSource | null;
  planes: { view: PlaneView; pose: DrawnPose }[];
  seats: SeatView[];
  title: string;
  line: string;
}

/** Paints a sky: planes are on their way through a step. */
export async function skyPainter(welcome: SkyWelcome, theme: Theme): Promise<Painter> {
  const ground = await groundOf(theme);
  return (canvas, frames, at, part) => {
    const sight = sightOf(welcome, frames[at]!, ground);
    const planes = sight.planes.map((plane) => ({ ...plane, pose: onTheWay(frames, at, plane.view.name, plane.pose, part) }));
    paint(canvas, { ...sight, planes });
  };
}

/** The table of a frame, to be painted. */
function sightOf(welcome: SkyWelcome, frame: Frame, ground: CanvasImageSource | null): Sight {
  const { planes, seats } = tableOf(frame);
  const placed = planes.flatMap((view) => (view.pose ? [{ view, pose: view.pose }] : []));
  return { board: welcome.board, pieces: welcome.pieces, ground, planes: placed, seats, title: welcome.title, line: lineOf(frame, welcome).text };
}

/** Where a plane is in the middle of a step: along the ends of its templates. */
function onTheWay(frames: Frame[], at: number, name: string, end: DrawnPose, part: number): DrawnPose {
  const before = tableOf(frames[Math.max(0, at - 1)]!).planes.find((plane) => plane.name === name)?.pose;
  const flown = eventsOf(frames[at]!).flatMap((event) => (event.who === name && event.pose ? [event.pose] : []));
  return before && flown.length > 0 ? along([before, ...flown], Math.min(1, part * 1.3)) : end;
}

function paint(canvas: HTMLCanvasElement, sight: Sight): void {
  const context = canvas.getContext("2d")!;
  const { board } = sight;
  const scale = SIDE / Math.max(board.width, board.height);
  context.save();
  context.scale(scale, scale);
  context.translate(0, board.height); // y is north, and the picture's is south
  paintGround(context, sight);
  for (const { view, pose } of sight.planes) paintToken(context, sight, view, pose);
  context.restore();
  for (const { view, pose } of sight.planes) paintTag(context, sight, view, [pose.x * scale, (board.height - pose.y) * scale]);
  caption(context, sight.title, sight.line);
}

function paintGround(context: CanvasRenderingContext2D, { board, ground }: Sight): void {
  const stretch = Math.max(board.width, board.height) / PAINTED;
  const side = (PAINTED + 2 * MARGIN) * stretch;
  context.fillStyle = "#d9e2c3";
  context.fillRect(0, -board.height, board.width, board.height);
  if (ground) context.drawImage(ground, board.width / 2 - side / 2, -board.height / 2 - side / 2, side, side);
  context.strokeStyle = "rgb(20 38 74 / 35%)";
  context.lineWidth = 0.6;
  for (const { x, y } of board.hexes) context.strokeRect(x - 0.5, -y - 0.5, 1, 1);
}

function paintToken(context: CanvasRenderingContext2D, { pieces, seats }: Sight, view: PlaneView, { x, y, heading }: DrawnPose): void {
  const look = livery(seats.find((seat) => seat.name === view.seat)?.colour ?? 0);
  const outline = new Path2D(pathOf(view.token ?? pieces.token));
  context.save();
  context.translate(x, -y);
  context.rotate((-heading * Math.PI) / 180);
  context.globalAlpha = view.flying ? 1 : 0.45;
  context.fillStyle = view.flying ? look.colour : "#8f948a";
  context.strokeStyle = CREAM;
  context.lineWidth = 1.4;
  context.fill(outline);
  context.stroke(outline);
  for (const part of pieces.token.length === 6 ? SHIP : PLANE) {
    context.globalAlpha = (part.opacity ?? 1) * (view.flying ? 1 : 0.45);
    context.fillStyle = part.isShade ? look.colour : look.figure;
    context.fill(new Path2D(part.d));
  }
  context.restore();
}

function paintTag(context: CanvasRenderingContext2D, { seats }: Sight, view: PlaneView, [x, y]: [number, number]): void {
  const team = seats.find((seat) => seat.name === view.seat)?.team ?? "";
  const words = [team, view.name, view.health === null ? "" : "●".repeat(view.health)].filter(Boolean).join(" ");
  context.font = "600 19px Atkinson, sans-serif";
  const wide = context.measureText(words).width + 16;
  const left = x + 26 + wide > SIDE ? x - 26 - wide : x + 26;
  context.fillStyle = "rgb(255 253 246 / 92%)";
  context.fillRect(left, y - 15, wide, 30);
  context.fillStyle = NAVY;
  context.textBaseline = "middle";
  context.fillText(words, left + 8, y + 1);
}
