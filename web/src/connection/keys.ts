/** The keys of a match are kept on this device, so that a reload or a new tab resumes. */
import { device, tab } from "../keeping/device";

const KEPT = "skyrmish.keys.";
const GUEST = "skyrmish.guest."; // came by a link, and has not sat down yet

/** Those of the address; without any, those that are kept. Two windows of one browser can so be two seats. */
export function keysOf(match: string, fromAddress: string[]): string[] {
  if (fromAddress.length === 0) return keptKeys(match);
  if (keptKeys(match).length === 0) tab.set(GUEST + match, "yes");
  keepKeys(match, [...new Set([...keptKeys(match), ...fromAddress])]);
  return fromAddress;
}

function keptKeys(match: string): string[] {
  return JSON.parse(device.get(KEPT + match) ?? "[]") as string[];
}

export function keepKeys(match: string, keys: string[]): void {
  if (keys.length > 0) device.set(KEPT + match, JSON.stringify(keys));
}

export function isGuest(match: string): boolean {
  return tab.get(GUEST + match) !== null;
}

export function welcomed(match: string): void {
  tab.remove(GUEST + match);
}
