/** A welcome to a table with a sky has a board and pieces. */
import type { DrawnBoard, DrawnPieces, Welcome } from "./types";

export interface SkyWelcome extends Welcome {
  board: DrawnBoard;
  pieces: DrawnPieces;
}

export function hasSky(welcome: Welcome): welcome is SkyWelcome {
  return welcome.face === "sky";
}
