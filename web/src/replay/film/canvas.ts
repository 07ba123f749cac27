/** What pictures of all tables have: their size, the map below, and a caption. */
import { MAPS } from "../../theme/maps/maps";
import type { Theme } from "../../theme/theme";

export const SIDE = 960; // px of the table
export const CREAM = "#FFF8E6";
export const NAVY = "#12233F";
const CAPTION = 72; // px

export function canvasFor(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE, SIDE + CAPTION];
  return canvas;
}

/** The map of a theme; without it a picture has plain ground. */
export async function groundOf(theme: Theme): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = MAPS[theme];
  return image.decode().then(() => image, () => null);
}

export function caption(context: CanvasRenderingContext2D, title: string, line: string): void {
  context.fillStyle = NAVY; // the map goes on below the table
  context.fillRect(0, SIDE, SIDE, CAPTION);
  context.fillStyle = CREAM;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.font = "700 25px Rokkitt, serif";
  context.fillText(title, 20, SIDE + 24, SIDE - 40);
  context.font = "400 18px Atkinson, sans-serif";
  context.fillText(line, 20, SIDE + 52, SIDE - 40);
}
