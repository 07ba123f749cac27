/** Seals of secret choices: made here for one's own, remembered of everybody's, compared with the record at the end. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { device } from "../keeping/device";
import type { DiceProof, GiveOrders, Sealed } from "../protocol/types";

const TOLD = "skyrmish.seals."; // by match

/** Orders of a secret choice, with a seal that the host can neither foresee nor fit to another choice. */
export function sealed(orders: GiveOrders, commitment: string): GiveOrders {
  const nonce = bytesToHex(randomBytes(32));
  const written = orders.orders.map((order) => (order.includes(": ") ? order : `${orders.seat}: ${order}`));
  const text = ["skyrmish choice", commitment, orders.number, nonce, ...written].join("\n");
  return { ...orders, nonce, seal: bytesToHex(sha256(utf8ToBytes(text))) };
}

/** What the table told of a seal, or this page of its own. */
export function remember(match: string, seals: Omit<Sealed, "type">[]): void {
  const told = new Set([...remembered(match), ...seals.map(nameOf)]);
  if (told.size > 0) device.set(TOLD + match, JSON.stringify([...told]));
}

/** Whether every seal that this device was told is in the record. */
export function keepsSeals(match: string, proof: DiceProof): boolean {
  const there = new Set(proof.seals.map(nameOf));
  return remembered(match).every((told) => there.has(told));
}

function remembered(match: string): string[] {
  return JSON.parse(device.get(TOLD + match) ?? "[]") as string[];
}

function nameOf({ seat, number, seal }: Omit<Sealed, "type">): string {
  return `${number} ${seat} ${seal}`;
}

export function forgetSeals(match: string): void {
  device.remove(TOLD + match);
}
