/** A position as a picture: the map, the planes true to scale with names and Health, and a line below. */
import { pathOf } from "../../flight/geometry";
import { PLANE, SHIP } from "../../pieces/figures/shapes";
import { livery } from "../../pieces/seats";
import type { DrawnBoard, DrawnPieces, DrawnPose, PlaneView, SeatView } from "../../protocol/types";

export const SIDE = 960; // px of the board
const CAPTION = 72; // px
const [PAINTED, MARGIN] = [700, 250]; // mm of the map: the board, and what is around it
const CREAM = "#FFF8E6";
const NAVY = "#12233F";

export interface Sight {
  board: DrawnBoard;
  pieces: DrawnPieces;
  ground: CanvasImageSource | null;
  planes: { view: PlaneView; pose: DrawnPose }[];
  seats: SeatView[];
  title: string;
  line: string;
}

export function canvasFor(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE, SIDE + CAPTION];
  return canvas;
}

/** The map of a theme; without it a picture has plain ground. */
export async function groundOf(theme: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = `maps/${theme}.avif`;
  return image.decode().then(() => image, () => null);
}

export function paint(canvas: HTMLCanvasElement, sight: Sight): void {
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
  caption(context, sight);
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

function caption(context: CanvasRenderingContext2D, { title, line }: Sight): void {
  context.fillStyle = NAVY; // the map goes on below the board
  context.fillRect(0, SIDE, SIDE, CAPTION);
  context.fillStyle = CREAM;
  context.textBaseline = "middle";
  context.font = "700 25px Rokkitt, serif";
  context.fillText(title, 20, SIDE + 24, SIDE - 40);
  context.font = "400 18px Atkinson, sans-serif";
  context.fillText(line, 20, SIDE + 52, SIDE - 40);
}
