/** How lucky this device's seats were in a match that is over: asked once, and kept. */
import type { SeatLuck } from "../protocol/types";
import { asked } from "./asking";
import { keepAbout, type Luck } from "./matches";

export async function luckOf(match: string, key: string, you: string[]): Promise<Luck> {
  const seats = await asked<SeatLuck[]>(`api/matches/${encodeURIComponent(match)}/luck`, { headers: { "X-Seat-Key": key } });
  const own = seats.filter((seat) => you.includes(seat.seat));
  const luck = { rolled: own.reduce((sum, seat) => sum + seat.rolled, 0), expected: own.reduce((sum, seat) => sum + seat.expected, 0) };
  keepAbout(match, { luck });
  return luck;
}
