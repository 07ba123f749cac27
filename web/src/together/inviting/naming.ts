/** The name under which somebody sat down last on this device, to be offered the next time. */
const NAME = "skyrmish.name";

export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepOwnName(name: string): void {
  localStorage.setItem(NAME, name);
}
