/** Everything can be done by keys. */
import type { KeyGroup } from "../../sitting/sitting.svelte";
import { chooseTheme, THEMES } from "../../theme/theme";
import type { DiceSession } from "./session.svelte";

export const KEY_LIST: KeyGroup[] = [
  { group: "dice", keys: [["Enter", "gold"], ["P", "pass"], ["← →", "next-choice"], ["1 2 3 4", "pick-dice"], ["Esc", "put-down"]] },
  { group: "always", keys: [["O", "chances"], ["L", "log"], ["W", "tell"], ["I", "hint"], ["Q", "sound"], ["N", "theme"], ["Space", "skip"], ["?", "keys"]] },
];

type Key = (session: DiceSession) => void;

const KEYS: Record<string, Key> = {
  Enter: (session) => session.primary(),
  p: (session) => session.pass(),
  ArrowLeft: (session) => session.hand.cycle(-1),
  ArrowRight: (session) => session.hand.cycle(1),
  Escape: (session) => session.hand.putDown(),
  o: (session) => session.toggleChances(),
  l: (session) => (session.showsLog = !session.showsLog),
  i: (session) => session.askHint(),
  w: (session) => session.tellTable(),
  q: (session) => session.toggleSound(),
  n: (session) => turnTheme(session),
  " ": (session) => session.skip(),
  "?": (session) => (session.dialog = "keys"),
};

export function turnTheme(session: DiceSession): void {
  session.theme = THEMES[(THEMES.indexOf(session.theme) + 1) % THEMES.length]!;
  chooseTheme(session.theme);
}

/** A die of your own by its number; where one thing is chosen, that which stands in this place. */
function byNumber(session: DiceSession, number: number): void {
  const { ask, lit } = session.hand;
  const own = ask?.touchables.find((each) => each.on === "die" && each.seat === ask.seat && each.number === number);
  const touched = ask?.pick ? own : lit[number - 1];
  if (touched) session.hand.touch(touched);
  else if (ask?.choices[number - 1]) session.hand.select(ask.choices[number - 1]!.order);
}

/** A key pressed anywhere at the table, unless something else has a use for it. */
export function pressed(session: DiceSession, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  if (target.closest("button, a") !== null && (event.key === "Enter" || event.key === " ")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = /^[1-9]$/.test(name) ? (at: DiceSession) => byNumber(at, Number(name)) : KEYS[name];
  if (!act) return;
  event.preventDefault();
  act(session);
}
