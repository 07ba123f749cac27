/** What is about to be played, in a line or two. */
import type { Draft } from "./draft.svelte";

export function headline(draft: Draft): string {
  const edition = draft.editionCard?.title ?? "";
  return draft.gameCard.editions.length > 1 ? `${draft.gameCard.title}, ${edition.toLowerCase()}` : draft.gameCard.title;
}

export function details(draft: Draft): string {
  const modules = draft.cards.filter((card) => draft.modules.includes(card.name)).map((card) => card.title);
  const parts = [modules.length ? joined(modules) : "core rules alone", boardWords(draft), peopleWords(draft)];
  const mission = draft.missions.find((card) => card.mission === draft.mission);
  if (mission) parts.unshift(`mission ${mission.title}`);
  const changed = Object.keys(draft.options).length;
  if (changed) parts.push(`${changed} ${changed === 1 ? "ruling" : "rulings"} changed`);
  const told = parts.join("; ");
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

export function boardWords(draft: Draft): string {
  const [width, height] = boardSize(draft);
  return draft.board === "hex" ? `hexes, ${width} × ${height}` : `${width} × ${height} mm of open sky`;
}

export function boardSize(draft: Draft): [number, number] {
  const card = draft.editionCard;
  const [width, height] = (draft.board === "hex" ? card?.hex_board : card?.board) ?? [0, 0];
  return [draft.width || width, draft.height || height];
}

function peopleWords(draft: Draft): string {
  const planes = draft.seats.reduce((sum, seat) => sum + seat.planes, 0);
  return `${draft.seats.length} pilots${planes > draft.seats.length ? ` with ${planes} planes` : ""}${draft.isTeamGame ? " in teams" : ""}`;
}

function joined(words: string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Where a refusal belongs: at the module, the ruling, the board or the seats that it names. */
export function culprit(reason: string): { kind: "module" | "option" | "board" | "seats" | "match"; name: string } {
  const module = /\bmodule '?([a-z0-9-]+)'?/.exec(reason);
  if (module) return { kind: "module", name: module[1]! };
  const option = /\boption '?([A-Za-z0-9.]+)'?/.exec(reason);
  if (option) return { kind: "option", name: option[1]! };
  if (/\b(board|width|height|columns|rows)\b/.test(reason)) return { kind: "board", name: "" };
  if (/\b(seats?|team|planes?|name|bot|level)\b/.test(reason)) return { kind: "seats", name: "" };
  return { kind: "match", name: "" };
}
