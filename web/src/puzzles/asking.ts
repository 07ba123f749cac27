/** Puzzles: asked for, laid out on a table, answered. They come from the collection, or from a match of one's own. */
import { asked, posted } from "../connection/asking";
import { keysOf } from "../connection/keys";
import { branchOf } from "../connection/records";
import { mistakeAddress, puzzleAddress } from "../connection/routes";
import type { MadeMatch, PuzzleLine, PuzzleTable, PuzzleVerdict } from "../protocol/types";

export interface Source {
  id: string; // of the collection; "" of a match
  address: string; // to share
  layOut: () => Promise<PuzzleTable>;
  answer: (orders: string[]) => Promise<PuzzleVerdict>;
  playOn: (bots: Record<string, string>) => Promise<MadeMatch>; // bots of these levels fly for some seats
}

/** A step of a match, to be done better. */
export interface Mistake {
  match: string;
  keys: string[];
  step: number;
}

export function allPuzzles(): Promise<PuzzleLine[]> {
  return asked<PuzzleLine[]>("api/puzzles");
}

export function ofCollection(id: string): Source {
  const address = `api/puzzles/${encodeURIComponent(id)}`;
  const layOut = (bots: Record<string, string>): Promise<PuzzleTable> => posted<PuzzleTable>(`${address}/table`, { bots });
  return {
    id,
    address: puzzleAddress(id),
    layOut: () => layOut({}),
    answer: (orders) => posted<PuzzleVerdict>(`${address}/answer`, { orders }),
    playOn: async (bots) => (await layOut(bots)).table,
  };
}

export function ofAMatch({ match, keys, step }: Mistake): Source {
  const address = `api/matches/${encodeURIComponent(match)}/mistake`;
  const key = keysOf(match, keys)[0] ?? "";
  const headers = { "X-Seat-Key": key };
  return {
    id: "",
    address: mistakeAddress(match, key, step),
    layOut: () => posted<PuzzleTable>(address, { step }, headers),
    answer: (orders) => posted<PuzzleVerdict>(`${address}-answer`, { step, orders }, headers),
    playOn: (bots) => branchOf(match, key, step - 1, bots),
  };
}
