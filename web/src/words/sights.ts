/** What keeps a plane from shooting another, and by how much. */
import type { Sight } from "../protocol/types";
import { capitalised, length, percent } from "./numbers";
import { say } from "./say";

export function missingWords(sight: Sight): string {
  const { missing, unit, degrees_off: off } = sight;
  const short = missing > 0 ? say("shared-out-of-range", { by: length(unit === "mm" ? Math.max(1, missing) : missing, unit) }) : "";
  const turned = off > 0 ? say("shared-outside-the-arc", { degrees: Math.max(1, Math.round(off)) }) : "";
  return [short, turned].filter(Boolean).join(", ") || (sight.why_not?.reason ?? "");
}

/** The same as a sentence, with how far it is where only range is missing. */
export function missingSentence(sight: Sight, reach: number): string {
  const why = capitalised(missingWords(sight));
  if (sight.missing <= 0 || sight.degrees_off) return say("shared-no-shot-for", { why });
  return say("shared-no-shot-so-far", { why, distance: length(sight.distance, sight.unit), reach: length(reach, sight.unit) });
}

export function sightWords(sight: Sight): string {
  const { plane, odds, words } = sight;
  if (odds) return say("shared-sight-odds", { plane, hit: percent(odds.hit), kill: percent(odds.kill), words });
  return say("shared-sight-refused", { plane, why: missingWords(sight), clause: sight.why_not?.clause ?? "" });
}
