/** Rules as a link: the whole NewMatch, deflated, after the hash, so that no server ever sees it. */
import type { NewMatch } from "../../protocol/types";

const PREFIX = "#/new/";
const LONGEST = 20_000; // characters; an honest link has a few hundred

export async function rulesLink(match: NewMatch): Promise<string> {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(match)));
  const letters = btoa(String.fromCharCode(...packed)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return location.href.split("#")[0] + PREFIX + letters;
}

/** The rules in an address, or null where there are none that can be read. */
export async function sharedRules(hash: string): Promise<NewMatch | null> {
  if (!hash.startsWith(PREFIX) || hash.length > LONGEST) return null;
  try {
    const letters = atob(hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed));
    const read: unknown = JSON.parse(text);
    return looksRight(read) ? read : null;
  } catch {
    return null;
  }
}

export function looksRight(read: unknown): read is NewMatch {
  if (typeof read !== "object" || read === null) return false;
  const { seats, modules = [], options = {} } = read as Record<string, unknown>;
  const named = (seat: unknown): boolean =>
    typeof seat === "object" && seat !== null && typeof (seat as Record<string, unknown>).name === "string";
  return Array.isArray(seats) && seats.every(named) && Array.isArray(modules) && typeof options === "object";
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const flow = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}
