/** Dice with icons as paths around the origin: drawn on the page, and painted into pictures. */
import { livery } from "../../pieces/seats";
import type { IconDieView } from "../../protocol/types";

export interface FacePart {
  d?: string; // or a plane that flies upwards
  plane?: [x: number, y: number, scale: number];
  line?: number; // its width, where it is a line and no surface
  scale?: number;
  opacity?: number;
  isShade?: boolean; // in the colour of the die's edge
}

const STAR = "M0 -15L3.2 -6.2L10.6 -10.6L6.2 -3.2L15 0L6.2 3.2L10.6 10.6L3.2 6.2L0 15L-3.2 6.2L-10.6 10.6L-6.2 3.2L-15 0L-6.2 -3.2L-10.6 -10.6L-3.2 -6.2Z";
const TURN = "M6.4 -4.6A7.6 7.6 0 0 0 -7 -2.4M-7.4 -6.8V-2.2H-2.8M-6.4 4.6A7.6 7.6 0 0 0 7 2.4M7.4 6.8V2.2H2.8";

/** What a face shows, in a box of 40, by its icon. */
const FACES: Record<string, FacePart[]> = {
  one: [{ plane: [0, 0, 1.3] }],
  two: [{ plane: [-8, -7, 0.86] }, { plane: [8, 7.5, 0.86] }],
  evade: [{ d: "M-10 14C-10 4 -1 7 1 -1C2.4 -6.6 6 -9 11 -11", line: 4 }, { d: "M4 -13.5L13 -12L10.4 -3.4", line: 4 }],
  hit: [{ d: STAR }, { d: "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z", isShade: true }],
  reroll: [{ d: TURN, line: 3.4, scale: 1.35 }],
  any: [{ d: "M-7 -13H7A6 6 0 0 1 13 -7V7A6 6 0 0 1 7 13H-7A6 6 0 0 1 -13 7V-7A6 6 0 0 1 -7 -13Z", line: 3 }, { d: TURN, line: 2.6, scale: 0.86 }],
  blanks: [
    { d: "M-9.5 -14H-0.5A4.5 4.5 0 0 1 4 -9.5V-0.5A4.5 4.5 0 0 1 -0.5 4H-9.5A4.5 4.5 0 0 1 -14 -0.5V-9.5A4.5 4.5 0 0 1 -9.5 -14Z", line: 3 },
    { d: "M8 -4H9.5A4.5 4.5 0 0 1 14 0.5V9.5A4.5 4.5 0 0 1 9.5 14H0.5A4.5 4.5 0 0 1 -4 9.5V8", line: 3 },
  ],
  blank: [{ d: "M-6 0H6", line: 3, opacity: 0.55 }],
};
const NOT_ROLLED: FacePart[] = [{ d: "M-2 0A2 2 0 1 1 2 0A2 2 0 1 1 -2 0Z", opacity: 0.4 }];

export function faceOf(icon: string): FacePart[] {
  return FACES[icon] ?? NOT_ROLLED;
}

const SQUARE = "M-18 -28H18A10 10 0 0 1 28 -18V18A10 10 0 0 1 18 28H-18A10 10 0 0 1 -28 18V-18A10 10 0 0 1 -18 -28Z";
const ROUND = "M-8 -28H8A20 20 0 0 1 28 -8V8A20 20 0 0 1 8 28H-8A20 20 0 0 1 -28 8V-8A20 20 0 0 1 -8 -28Z";
const CUT = "M-16 -28H16L28 -16V16L16 28H-16L-28 16V-16Z";
export const GOLD = "#F2B632";

export interface DieLook {
  body: string;
  fill: string;
  edge: string;
  figure: string;
  isAce: boolean;
  isDecision: boolean;
  faceScale: number;
}

/** Rookies are square, Aces have their corners cut, Decision dice are round; shots have colours of their own. */
export function lookOf({ kind }: IconDieView, colour: number): DieLook {
  const seat = livery(colour);
  const [fill, edge, figure] = { hit: ["#2D3038", "#08090C", "#FFFDF6"], evade: [GOLD, "#8A5E06", "#2A1D00"] }[kind] ?? [seat.colour, seat.dark, seat.figure];
  const [isAce, isDecision] = [kind.length === 1, kind === "decision"];
  return { body: isAce ? CUT : isDecision ? ROUND : SQUARE, fill: fill!, edge: edge!, figure: figure!, isAce, isDecision, faceScale: isDecision ? 0.82 : 1.02 };
}
