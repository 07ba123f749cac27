/** How the table is reached: a server by its address, or the worker that holds it in this page. */
import { here, site, type Line } from "../here/here.svelte";
import { language } from "../words/language";

const TO_A_SERVER = 15_000, TO_A_WORKER = 600_000; // ms: the first visit loads all of Python

export const OPENING = site ? TO_A_WORKER : TO_A_SERVER; // for a line to be there, and for the first word over it

/** What fetch would answer. */
export function reach(address: string, request?: RequestInit): Promise<Response> {
  const headers = new Headers(request?.headers);
  headers.set("accept-language", language);
  return site ? here.ask(address, { ...request, headers }) : fetch(address, { ...request, headers });
}

export function openLine(match: string, insists = false): Line {
  return site ? here.line(match, insists) : new WebSocket(socketAddress(match));
}

/** The page and the table share one origin. */
function socketAddress(match: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(match)}`;
}
