/** The keys of a match are kept on this device, so that a reload or a new tab resumes. */
const KEPT = "skyrmish.keys.";

export function keysOf(match: string, fromAddress: string[]): string[] {
  const kept = JSON.parse(localStorage.getItem(KEPT + match) ?? "[]") as string[];
  const keys = [...new Set([...fromAddress, ...kept])];
  keepKeys(match, keys);
  return keys;
}

export function keepKeys(match: string, keys: string[]): void {
  if (keys.length > 0) localStorage.setItem(KEPT + match, JSON.stringify(keys));
}
