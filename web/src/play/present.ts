/** A picture of the table as it is now, loaded when somebody wants one. */
import type { Table } from "../connection/table.svelte";
import type { Frame } from "../protocol/types";
import type { Painter } from "../replay/film/filming";
import { themeOr } from "../theme/theme";
import { withWords } from "../words/say";

export async function pictureOf(table: Table): Promise<Blob> {
  const { picture } = await withWords("replay", import("../replay/film/filming"));
  const frame = { order: "", events: table.log.slice(-1), table: table.table } as unknown as Frame;
  return picture(await painterOf(table), frame);
}

async function painterOf({ about, welcome }: Table): Promise<Painter> {
  const theme = themeOr(about!.theme);
  if (welcome) return (await import("../replay/film/sky")).skyPainter(welcome, theme);
  return (await import("../dice/film/painting")).dicePainter(about!, theme);
}
