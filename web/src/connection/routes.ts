/** Addresses after the hash, so that no server log holds a key. */
export type Route =
  | { screen: "first" }
  | { screen: "lobby"; game: string }
  | { screen: "learn"; lesson: string }
  | { screen: "table"; match: string; keys: string[] }
  | { screen: "watch"; match: string; keys: string[] }
  | { screen: "replay"; match: string; keys: string[]; step: number }
  | { screen: "companion" }
  | { screen: "puzzles" }
  | { screen: "puzzle"; puzzle: string }
  | { screen: "mistake"; match: string; keys: string[]; step: number }
  | { screen: "kit" }
  | { screen: "lab" }
  | { screen: "rules" };

const KEY = /^[A-Za-z0-9_-]{16,64}$/; // a link that was cut, or has a full stop behind it, holds none

export function readRoute(hash: string): Route {
  const [screen = "", match = "", keys = "", step = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  const held = keys.split("+").filter((key) => KEY.test(key));
  if (screen === "t" && match) return { screen: "table", match, keys: held };
  if (screen === "watch" && match) return { screen: "watch", match, keys: held };
  if (screen === "replay") return { screen: "replay", match, keys: held, step: Math.max(0, Math.trunc(Number(step)) || 0) };
  if (screen === "learn") return { screen, lesson: match };
  if (screen === "kit" || screen === "lab" || screen === "rules" || screen === "companion") return { screen };
  if (screen === "puzzle" && match) return { screen, puzzle: match };
  if (screen === "puzzles" || screen === "puzzle") return { screen: "puzzles" };
  if (screen === "mistake") return { screen, match, keys: held, step: Math.max(1, Math.trunc(Number(step)) || 1) };
  if (screen === "play" || screen === "new") return { screen: "lobby", game: screen === "play" ? match : "" };
  return { screen: "first" };
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

/** The lobby, with a game chosen. */
export function lobbyAddress(game = ""): string {
  return game ? `#/play/${game}` : "#/play";
}

/** Without a name, the list of all of them. */
export function lessonAddress(lesson = ""): string {
  return lesson ? `#/learn/${encodeURIComponent(lesson)}` : "#/learn";
}

export function puzzleAddress(puzzle: string): string {
  return `#/puzzle/${encodeURIComponent(puzzle)}`;
}

/** A step of a match as a puzzle. */
export function mistakeAddress(match: string, key: string, step: number): string {
  return `#/mistake/${encodeURIComponent(match)}/${key}/${step}`;
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
