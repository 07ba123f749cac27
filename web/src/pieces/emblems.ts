/** The emblems of seats as paths in a box of 24: drawn on the page, and painted into pictures. */
export interface EmblemShape {
  d: string;
  line?: number; // its width, where it is a line and no surface
}

export const EMBLEMS: Record<string, EmblemShape> = {
  chevron: { d: "M-5 2.6 L0 -3 L5 2.6", line: 2.6 },
  ring: { d: "M-4 0 A4 4 0 1 1 4 0 A4 4 0 1 1 -4 0 Z", line: 3 },
  diamond: { d: "M0 -5.6 L5.2 0 L0 5.6 L-5.2 0 Z" },
  trefoil: {
    d: "M-2.9 -2.9 A2.9 2.9 0 1 1 2.9 -2.9 A2.9 2.9 0 1 1 -2.9 -2.9 Z M-5.7 1.9 A2.9 2.9 0 1 1 0.1 1.9 A2.9 2.9 0 1 1 -5.7 1.9 Z M-0.1 1.9 A2.9 2.9 0 1 1 5.7 1.9 A2.9 2.9 0 1 1 -0.1 1.9 Z",
  },
  star: { d: "M0 -6.2 L1.6 -1.6 L6.2 0 L1.6 1.6 L0 6.2 L-1.6 1.6 L-6.2 0 L-1.6 -1.6 Z" },
  crescent: { d: "M2.6 -4.8 A5.4 5.4 0 1 0 2.6 4.8 A4.4 4.4 0 1 1 2.6 -4.8 Z" },
};
