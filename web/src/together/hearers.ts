/** Whom one can say something to: people who sit at the table somewhere else. */
import type { Table } from "../connection/table.svelte";

export function hearers(table: Table): string[] {
  const you = table.about?.you ?? [];
  return (table.table?.seats ?? []).filter((seat) => seat.kind !== "bot" && !you.includes(seat.name)).map((seat) => seat.name);
}
