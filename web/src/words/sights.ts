/** What keeps a plane from shooting another, and by how much. */
import type { Sight } from "../protocol/types";
import { length, percent } from "./numbers";

export function missingWords(sight: Sight): string {
  const missing = sight.missing > 0 ? `out of range by ${length(sight.unit === "mm" ? Math.max(1, sight.missing) : sight.missing, sight.unit)}` : "";
  const turned = sight.degrees_off > 0 ? `${Math.max(1, Math.round(sight.degrees_off))}° outside your arc` : "";
  return [missing, turned].filter(Boolean).join(", ") || (sight.why_not?.reason ?? "");
}

export function sightWords(sight: Sight): string {
  if (sight.odds) return `${sight.plane}: hit ${percent(sight.odds.hit)}, kill ${percent(sight.odds.kill)}. ${sight.words}`;
  return `${sight.plane}: ${missingWords(sight)}. Rule ${sight.why_not?.clause ?? ""}.`;
}
