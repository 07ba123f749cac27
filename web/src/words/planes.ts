/** A plane in words, for whoever cannot see the board. */
import type { PlaneView, Welcome } from "../protocol/types";
import { say } from "./say";

/** Ilse, ember chevron. Square D5. Altitude 3. Health 2 of 2. */
export function planeWords(plane: PlaneView, colour: number, welcome: Welcome): string {
  const { name, kind, health, health_full: full } = plane;
  const hexes = welcome.board?.kind === "hex";
  const altitude = plane.altitude_max > 0 && plane.pose ? plane.altitude : null;
  return say("table-plane", { name, colour, kind, hexes, square: plane.square || null, altitude, stores: welcome.stores, health, full });
}
