/** The keys of a match are kept on this device, so that a reload or a new tab resumes. */
const KEPT = "skyrmish.keys.";
const GUEST = "skyrmish.guest."; // came by a link, and has not sat down yet

/** Those of the address; without any, those that are kept. Two windows of one browser can so be two seats. */
export function keysOf(match: string, fromAddress: string[]): string[] {
  if (fromAddress.length === 0) return keptKeys(match);
  if (keptKeys(match).length === 0) sessionStorage.setItem(GUEST + match, "yes");
  keepKeys(match, [...new Set([...keptKeys(match), ...fromAddress])]);
  return fromAddress;
}

function keptKeys(match: string): string[] {
  return JSON.parse(localStorage.getItem(KEPT + match) ?? "[]") as string[];
}

export function keepKeys(match: string, keys: string[]): void {
  if (keys.length > 0) localStorage.setItem(KEPT + match, JSON.stringify(keys));
}

export function isGuest(match: string): boolean {
  return sessionStorage.getItem(GUEST + match) !== null;
}

export function welcomed(match: string): void {
  sessionStorage.removeItem(GUEST + match);
}
