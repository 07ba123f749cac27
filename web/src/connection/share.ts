/** This device's share in the dice of a match: promised in the hello, opened when everybody has promised one. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { device } from "../keeping/device";
import type { Dice, DiceProof } from "../protocol/types";
import { say } from "../words/say";

const SHARE = "skyrmish.share.";
const PROMISED = "skyrmish.promised.";

/** What the table promised this device before the first die: nothing of it may be another in the record. */
interface Promised {
  secret: string; // the commitment to the host's
  commitments: Record<string, string> | null; // to the shares, by seat; null: not told yet
  seats: string[]; // that this device had
  isOpened: boolean; // its own share
}

/** The same after a reload: a share that was promised must be the one that is opened. */
export function shareOf(match: string): string {
  const kept = device.get(SHARE + match) ?? bytesToHex(randomBytes(32));
  device.set(SHARE + match, kept);
  return kept;
}

export function commitmentTo(share: string): string {
  return bytesToHex(sha256(utf8ToBytes(["skyrmish", "share", share].join(" "))));
}

/** The share, if it is time to open it; never for a second list of promises, which only a cheating host has. */
export function shareToOpen(match: string, dice: Dice, seats: string[]): string | null {
  const before = promised(match) ?? { secret: dice.commitment, commitments: null, seats, isOpened: false };
  const told = { ...before, commitments: before.commitments ?? dice.commitments };
  const keepsWord = told.secret === dice.commitment && isSame(told.commitments, dice.commitments);
  const opens = keepsWord && !dice.shares && holds(match, dice.commitments);
  device.set(PROMISED + match, JSON.stringify({ ...told, isOpened: told.isOpened || opens }));
  return opens ? shareOf(match) : null;
}

/** What the host has changed since it promised it to this device, or left out, as a sentence; empty: nothing. */
export function brokenPromise(match: string, proof: DiceProof): string {
  const told = promised(match);
  if (!told) return "";
  if (told.secret !== proof.commitment) return say("replay-other-promise");
  if (told.commitments && !isSame(told.commitments, proof.commitments)) return say("replay-other-shares");
  return told.isOpened && !hasShare(match, proof) ? say("replay-share-left-out") : "";
}

/** Whether this device sat at the table, and added nothing to its dice. */
export function hasNoShare(match: string, proof: DiceProof): boolean {
  const sat = (promised(match)?.seats.length ?? 0) > 0;
  return sat && Object.keys(proof.commitments).length > 0 && !hasShare(match, proof);
}

function hasShare(match: string, proof: DiceProof): boolean {
  return holds(match, proof.commitments) && Object.values(proof.shares).includes(shareOf(match));
}

/** The promise of this device is among them. */
function holds(match: string, commitments: Record<string, string> | null): boolean {
  return Object.values(commitments ?? {}).includes(commitmentTo(shareOf(match)));
}

function isSame(one: Record<string, string> | null, other: Record<string, string> | null): boolean {
  const sorted = [one, other].map((each) => JSON.stringify(Object.entries(each ?? {}).sort()));
  return sorted[0] === sorted[1];
}

function promised(match: string): Promised | null {
  return JSON.parse(device.get(PROMISED + match) ?? "null") as Promised | null;
}

export function forgetShare(match: string): void {
  device.remove(SHARE + match);
  device.remove(PROMISED + match);
}
