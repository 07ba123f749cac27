/** What keeps a plane from shooting another, and by how much. */
import type { Sight } from "../protocol/types";
import { length, percent } from "./numbers";

export function missingWords(sight: Sight): string {
  if (sight.degrees_off > 0) return `${Math.max(1, Math.round(sight.degrees_off))}° outside your arc`;
  if (sight.missing > 0) return `out of range by ${length(Math.max(sight.unit === "mm" ? 1 : 0, sight.missing), sight.unit)}`;
  return sight.why_not?.reason ?? "";
}

export function sightWords(sight: Sight): string {
  if (sight.odds) return `${sight.plane}: hit ${percent(sight.odds.hit)}, kill ${percent(sight.odds.kill)}. ${sight.words}`;
  return `${sight.plane}: ${missingWords(sight)}. Rule ${sight.why_not?.clause ?? ""}.`;
}
