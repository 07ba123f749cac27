/** How a match has ended, as whoever looks at it is told: you win, your team does, or who else. */
import { sideCalled } from "../protocol/sides";
import type { TableView } from "../protocol/types";
import { say } from "./say";

export function endingWords(view: TableView, you: string[]): string {
  if (view.drawn) return say("table-a-draw");
  const winners = view.seats.filter((seat) => view.winner !== null && seat.side === view.winner);
  const isYours = winners.some((seat) => you.includes(seat.name));
  if (isYours && winners.length > 1) return say("table-your-team-wins");
  if (isYours && you.length === 1) return say("table-you-win");
  return view.winner ? say("table-wins", { winner: sideCalled(view, view.winner) }) : say("table-over");
}
