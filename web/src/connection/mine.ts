/** My matches as the host knows them, by the keys of this device: how they stand, my luck, and letting go of them. */
import type { LetGo, MyMatch, SeatLuck } from "../protocol/types";
import { asked, posted } from "./asking";
import { keepAbout, keptMatches, type Luck } from "./matches";

const AT_ONCE = 500; // keys that the host reads in one request

/** What has become of them meanwhile, also while nobody here looked on, is kept on this device too. */
export async function askHost(): Promise<void> {
  const keys = keptMatches().flatMap((match) => match.keys);
  for (let first = 0; first < keys.length; first += AT_ONCE) {
    const found = await posted<MyMatch[]>("api/mine", { keys: keys.slice(first, first + AT_ONCE) });
    for (const { match, title, game, seats, when, is_over, result, winner, how } of found) {
      keepAbout(match, { title, game, seats: seats.join(", "), when: 1000 * when, isOver: is_over, result, winner, how });
    }
  }
}

/** Who still wants it, if anybody does: until then the host keeps it. */
export async function letGo(match: string, keys: string[]): Promise<string[]> {
  const { wanted_by } = await posted<LetGo>(`api/matches/${encodeURIComponent(match)}/let-go`, { keys }, { "X-Seat-Key": keys[0] ?? "" });
  return wanted_by;
}

/** How lucky this device's seats were in a match that is over: asked once, and kept. */
export async function luckOf(match: string, key: string, you: string[]): Promise<Luck> {
  const seats = await asked<SeatLuck[]>(`api/matches/${encodeURIComponent(match)}/luck`, { headers: { "X-Seat-Key": key } });
  const own = seats.filter((seat) => you.includes(seat.seat));
  const luck = { rolled: own.reduce((sum, seat) => sum + seat.rolled, 0), expected: own.reduce((sum, seat) => sum + seat.expected, 0) };
  keepAbout(match, { luck });
  return luck;
}
