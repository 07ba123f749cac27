/** Addresses after the hash, so that no server log holds a key. */
export type Route =
  | { screen: "lobby" }
  | { screen: "table"; match: string; keys: string[] }
  | { screen: "watch"; match: string; keys: string[] }
  | { screen: "replay"; match: string; keys: string[]; step: number }
  | { screen: "kit" }
  | { screen: "rules" };

export function readRoute(hash: string): Route {
  const [screen = "", match = "", keys = "", step = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  const held = keys.split("+").filter((key) => key !== "");
  if (screen === "t" && match) return { screen: "table", match, keys: held };
  if (screen === "watch" && match) return { screen: "watch", match, keys: held };
  if (screen === "replay") return { screen: "replay", match, keys: held, step: Math.max(0, Math.trunc(Number(step)) || 0) };
  if (screen === "kit" || screen === "rules") return { screen };
  return { screen: "lobby" };
}

/** The keys that an address holds. */
export function keysIn(hash: string): string[] {
  const route = readRoute(hash);
  return "keys" in route ? route.keys : [];
}

/** What cannot be decoded stays as it is: a broken link leads to a page, not to nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tableAddress(match: string, keys: string[]): string {
  return `#/t/${encodeURIComponent(match)}/${keys.join("+")}`;
}

export function watchAddress(match: string, key: string): string {
  return `#/watch/${encodeURIComponent(match)}/${key}`;
}

export function replayAddress(match: string, key: string): string {
  return `#/replay/${encodeURIComponent(match)}/${key}`;
}

/** A replay, opened at one of its steps. */
export function momentAddress(match: string, key: string, step: number): string {
  return `${replayAddress(match, key)}/${step}`;
}
