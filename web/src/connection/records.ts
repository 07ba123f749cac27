/** Records of matches: fetched, imported, played on from. */
import type { DiceProof, Frame, MadeMatch } from "../protocol/types";
import { say } from "../words/say";
import { asked, posted, refusalOf } from "./asking";
import { keepKeys } from "./keys";
import { keepAbout } from "./matches";
import { reach } from "./reaching";
import { replayAddress } from "./routes";

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

export async function recordOf(match: string, key: string): Promise<string> {
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
