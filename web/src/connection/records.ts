/** Records of matches: fetched, imported, played on from; and what the host knows of mine, by the keys of this device. */
import type { DiceProof, Frame, LetGo, MadeMatch, MyMatch, SeatLuck } from "../protocol/types";
import { say } from "../words/say";
import { asked, posted, refusalOf } from "./asking";
import { keepKeys } from "./keys";
import { keepAbout, keptMatches, type Luck } from "./matches";
import { reach } from "./reaching";
import { replayAddress } from "./routes";

const AT_ONCE = 500; // keys that the host reads in one request

/** A record from elsewhere: the table checks it and makes a match of it; the address of its replay comes back. */
export async function takeRecord(record: string): Promise<string> {
  const made = await posted<MadeMatch>("api/records", { record });
  keepKeys(made.match, [made.watch]);
  keepAbout(made.match, { title: say("shared-record-you-brought"), when: Date.now(), isOver: true });
  return replayAddress(made.match, made.watch);
}

export function framesOf(match: string, key: string): Promise<Frame[]> {
  return asked<Frame[]>(`api/matches/${encodeURIComponent(match)}/frames`, { headers: { "X-Seat-Key": key } });
}

/** Whether every die and every order of a match is what was played, in one sentence. */
export function proofOf(match: string, key: string): Promise<DiceProof> {
  return asked<DiceProof>(`api/matches/${encodeURIComponent(match)}/proof`, { headers: { "X-Seat-Key": key } });
}

async function recordOf(match: string, key: string): Promise<string> {
  const answer = await reach(`api/matches/${encodeURIComponent(match)}/record`, { headers: { "X-Seat-Key": key } });
  if (!answer.ok) throw await refusalOf(answer);
  return answer.text();
}

/** The record as a file on this device. */
export async function saveRecord(match: string, key: string): Promise<void> {
  saveText(`skyrmish-${match}.txt`, await recordOf(match, key));
}

export function saveText(name: string, text: string): void {
  saveFile(new Blob([text], { type: "text/plain" }), name);
}

/** Something made here, as a file on this device. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A copy of a match as it stood after a step; seats in ``bots`` are flown by a bot of that level. */
export function branchOf(match: string, key: string, step: number, bots: Record<string, string>): Promise<MadeMatch> {
  return posted<MadeMatch>(`api/matches/${encodeURIComponent(match)}/branch`, { step, bots }, { "X-Seat-Key": key });
}

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
