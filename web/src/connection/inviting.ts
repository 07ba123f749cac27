/** Links that are handed to friends: with the address at which they find this table, which need not be the one here. */
import { device } from "../keeping/device";
import type { Place } from "../protocol/types";
import { asked } from "./asking";
import { tableAddress } from "./routes";

const KEPT = "skyrmish.invited."; // keys of seats that were handed on, by match and place: a guest may pick a name
const ONLY_HERE = ["127.0.0.1", "localhost", "[::1]"];

export interface Invitations {
  base: string; // what a link begins with
  isOnlyHere: boolean; // friends cannot come to it from their machines
}

/** A page that was opened at an address of this machine's own asks for another; any other page is where friends find it. */
export async function invitations(): Promise<Invitations> {
  const here = location.href.split("#")[0]!;
  if (!ONLY_HERE.includes(location.hostname)) return { base: here, isOnlyHere: false };
  const { invites } = await asked<Place>("api/place").catch(() => ({ invites: "" }));
  return { base: invites || here, isOnlyHere: invites === "" };
}

/** Whoever made a match can hand on its links again. */
export function keepInvited(match: string, keys: Record<number, string>): void {
  device.set(KEPT + match, JSON.stringify(keys));
}

/** The links of the seats that are a friend's, by the names that they have now. */
export function invitedTo(match: string, seats: string[]): Record<string, string> {
  const keys = JSON.parse(device.get(KEPT + match) ?? "{}") as Record<number, string>;
  return Object.fromEntries(Object.entries(keys).flatMap(([place, key]) => (seats[Number(place)] ? [[seats[Number(place)]!, tableAddress(match, [key])]] : [])));
}

export function forgetInvited(match: string): void {
  device.remove(KEPT + match);
}
