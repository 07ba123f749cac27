/** What can be heard. Every cue has a visible twin. */
export type Cue = "lay" | "undo" | "fly" | "dice" | "hit" | "shot-down" | "turn" | "refused";

/** ``pan`` is where it happens: -1 left, 1 right. */
export function play(cue: Cue, pan = 0): void {
  void cue;
  void pan;
}
