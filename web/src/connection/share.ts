/** This device's share in the dice of a match: promised in the hello, opened when everybody has promised one. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { device } from "../keeping/device";
import type { Dice } from "../protocol/types";

const SHARE = "skyrmish.share.";
const SEEN = "skyrmish.dice."; // what the table said of its dice before the first fell

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
export function shareToOpen(match: string, dice: Dice): string | null {
  const share = shareOf(match);
  if (!dice.commitments || dice.shares || !Object.values(dice.commitments).includes(commitmentTo(share))) return null;
  const told = JSON.stringify([dice.commitment, dice.commitments]);
  const before = device.get(SEEN + match);
  device.set(SEEN + match, before ?? told);
  return before === null || before === told ? share : null;
}

/** Whether the table promised another secret to this device than its record has now. */
export function wasPromisedAnother(match: string, commitment: string): boolean {
  const seen = device.get(SEEN + match);
  return seen !== null && (JSON.parse(seen) as [string])[0] !== commitment;
}

export function forgetShare(match: string): void {
  device.remove(SHARE + match);
  device.remove(SEEN + match);
}
