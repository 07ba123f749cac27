/** What is about to be played, in a line or two. */
import { capitalised, inside } from "../../words/numbers";
import { say } from "../../words/say";
import type { Draft } from "./draft.svelte";

export function headline(draft: Draft): string {
  const edition = draft.editionCard?.title ?? "";
  return draft.gameCard.editions.length > 1 ? say("lobby-game-and-edition", { game: draft.gameCard.title, edition: inside(edition) }) : draft.gameCard.title;
}

export function details(draft: Draft): string {
  const parts = [peopleWords(draft)];
  if (draft.editionCard) parts.unshift(moduleWords(draft), boardWords(draft));
  const mission = draft.missions.find((card) => card.mission === draft.mission);
  if (mission) parts.unshift(say("lobby-with-mission", { mission: mission.title }));
  const changed = Object.keys(draft.options).length;
  if (changed) parts.push(say("lobby-changed-rulings", { changed }));
  return say("lobby-details", { parts: capitalised(parts.join("; ")) });
}

export function moduleWords(draft: Draft): string {
  const modules = draft.cards.filter((card) => draft.modules.includes(card.name)).map((card) => card.title);
  return modules.length ? joined(modules) : say("lobby-core-alone");
}

function boardWords(draft: Draft): string {
  const [width, height] = boardSize(draft);
  return say("lobby-board-words", { board: draft.board, width, height });
}

export function boardSize(draft: Draft): [number, number] {
  const card = draft.editionCard;
  const [width, height] = (draft.board === "hex" ? card?.hex_board : card?.board) ?? [0, 0];
  return [draft.width || width, draft.height || height];
}

function peopleWords(draft: Draft): string {
  const planes = draft.seats.reduce((sum, seat) => sum + seat.planes, 0);
  const pilots = draft.seats.length;
  return say("lobby-people", { pilots, planes, several: planes > pilots, teams: draft.isTeamGame });
}

function joined(words: string[]): string {
  return words.length < 2 ? (words[0] ?? "") : say("lobby-and", { most: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}
