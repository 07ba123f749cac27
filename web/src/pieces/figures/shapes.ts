/** The figures on tokens as paths, nose along x, in millimetres: drawn on the page, and painted into pictures. */
export interface Part {
  d: string;
  opacity?: number;
  isShade?: boolean; // in the colour of the token, not of the figure
}

/** Our biplane: span 20.4, length 19.8. */
export const PLANE: Part[] = [
  { d: "M-1 -10.2 Q0.3 -10.2 0.5 -9.2 V9.2 Q0.3 10.2 -1 10.2 H-2.8 Q-4 10.2 -4 9.2 V-9.2 Q-4 -10.2 -2.8 -10.2 Z", opacity: 0.45 },
  { d: "M2.2 -10.2 Q4.6 -10.2 4.8 -8.8 V8.8 Q4.6 10.2 2.2 10.2 H0.8 Q0.2 10.2 0.2 9.4 V-9.4 Q0.2 -10.2 0.8 -10.2 Z" },
  { d: "M-9.4 -3.6 Q-7 -3.8 -6.6 -2.8 V2.8 Q-7 3.8 -9.4 3.6 Z" },
  { d: "M9.6 -0.5 Q8.4 -1.7 6.4 -1.75 H1 L-9.6 -0.75 Q-10.2 0 -9.6 0.75 L1 1.75 H6.4 Q8.4 1.7 9.6 0.5 Z" },
  { d: "M-2.15 0 A1.25 0.85 0 1 1 0.35 0 A1.25 0.85 0 1 1 -2.15 0 Z", isShade: true },
  { d: "M8.6 -3.7 H9.4 V3.7 H8.6 Z", opacity: 0.75 },
];

/** Our raider of Space Pirates. */
export const SHIP: Part[] = [
  { d: "M-3.5 -2.2L-7.6 -8.2Q-5.6 -9.6 -3.6 -8L4.4 -1.8Z M-3.5 2.2L-7.6 8.2Q-5.6 9.6 -3.6 8L4.4 1.8Z", opacity: 0.72 },
  { d: "M9.2 0Q6.2 -2.6 0.5 -2.7L-6.8 -1.9Q-8 0 -6.8 1.9L0.5 2.7Q6.2 2.6 9.2 0Z" },
  { d: "M-6.9 -1.5H-9.2V-0.4H-6.9ZM-6.9 0.4H-9.2V1.5H-6.9Z", opacity: 0.75 },
  { d: "M0.7 0 A1.9 0.95 0 1 1 4.5 0 A1.9 0.95 0 1 1 0.7 0 Z", isShade: true },
];
