/** What each seat did in a match, counted from what happened. */
import type { TableEvent } from "../../protocol/events";
import type { TableView } from "../../protocol/types";

export interface SeatTally {
  seat: string;
  colour: number;
  team: string;
  hasWon: boolean;
  attacks: number;
  damage: number;
  taken: number;
  downed: number; // planes it shot down
  flying: number; // planes of its own that are left
  planes: number;
}

export function tallied(table: TableView, events: TableEvent[]): SeatTally[] {
  const seatOf = new Map(table.planes.map((plane) => [plane.name, plane.seat]));
  const tallies = new Map(table.seats.map((seat): [string, SeatTally] => [seat.name, fresh(table, seat.name)]));
  let shooter = "";
  for (const event of events) {
    const own = tallies.get(seatOf.get(event.who) ?? "");
    if (!own) continue;
    if (event.kind === "attack-roll") own.attacks++;
    if (event.kind === "damage") {
      shooter = seatOf.get(String(event.facts.from ?? "")) ?? "";
      const lost = Number(event.facts.lost ?? 0);
      own.taken += lost;
      const from = tallies.get(shooter);
      if (from) from.damage += lost;
    }
    if (event.kind === "destroyed" && event.facts.cause === "shot") {
      const from = tallies.get(shooter);
      if (from) from.downed++;
    }
  }
  return [...tallies.values()].sort((one, other) => Number(other.hasWon) - Number(one.hasWon) || other.damage - one.damage);
}

function fresh(table: TableView, name: string): SeatTally {
  const seat = table.seats.find((each) => each.name === name)!;
  const planes = table.planes.filter((plane) => plane.seat === name);
  return {
    seat: name, colour: seat.colour, team: seat.team, hasWon: table.winner !== null && table.winner === seat.side,
    attacks: 0, damage: 0, taken: 0, downed: 0, flying: planes.filter((plane) => plane.flying).length, planes: planes.length,
  };
}
