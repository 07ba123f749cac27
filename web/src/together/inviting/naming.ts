/** The name under which somebody sat down last on this device, to be offered the next time. */
import { device } from "../../keeping/device";

const NAME = "skyrmish.name";

export function ownName(): string {
  return device.get(NAME) ?? "";
}

export function keepOwnName(name: string): void {
  device.set(NAME, name);
}
