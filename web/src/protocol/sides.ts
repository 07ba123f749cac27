/** What a side is called in a sentence: a team with the pilots in it. */
import type { TableView } from "./types";

export function sideCalled({ seats }: Pick<TableView, "seats">, side: string | null): string {
  return seats.find((seat) => seat.side === side)?.side_called ?? side ?? "";
}
