/** The six liveries: a colour never stands without its emblem. */
export interface Livery {
  colour: string;
  name: string;
  emblem: string;
  figure: string; // what is drawn on the colour
  light: string; // slabs of altitude
  dark: string; // rims and shades
}

const CREAM = "#FFFDF6";
const INK = "#12233F";

const LIVERIES: Livery[] = [
  { colour: "#D03F22", name: "ember", emblem: "chevron", figure: CREAM, light: "#F2A08D", dark: "#8E2611" },
  { colour: "#2152D4", name: "cobalt", emblem: "ring", figure: CREAM, light: "#8FACF2", dark: "#12328F" },
  { colour: "#4FA592", name: "jade", emblem: "diamond", figure: INK, light: "#A9D9CC", dark: "#1F5F52" },
  { colour: "#8A1F62", name: "plum", emblem: "trefoil", figure: CREAM, light: "#D593B9", dark: "#54103A" },
  { colour: "#15181E", name: "slate", emblem: "star", figure: CREAM, light: "#8C94A3", dark: "#000000" },
  { colour: "#F2E9CF", name: "ivory", emblem: "crescent", figure: INK, light: "#FFFBEE", dark: "#9C8B5E" },
];

export function livery(colour: number): Livery {
  return LIVERIES[colour % LIVERIES.length]!;
}

/** An octagon around the origin, flat to the top, as points of a polygon. */
export function octagon(radius: number): string {
  const corners = [];
  for (let corner = 0; corner < 8; corner++) {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    corners.push(`${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`);
  }
  return corners.join(" ");
}
