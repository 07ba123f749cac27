/** The painted map under a table, by theme; and a small one of the same, for pictures of games. */
import day from "./day.avif";
import smallDay from "./day-small.avif";
import night from "./night.avif";
import space from "./space.avif";
import smallSpace from "./space-small.avif";
import type { Theme } from "../theme";

export const MAPS: Record<Theme, string> = { day, night, space };
export const SMALL_MAPS = { day: smallDay, space: smallSpace };
