/** Everything can be done by keys. */
import type { KeyGroup } from "../../sitting/sitting.svelte";
import { flyOrAsk, layTemplate, useManner } from "./flying";
import { diceInOrder, keepDice, pickDie, rerollPicked } from "./rerolling";
import type { Session } from "./session.svelte";

/** What every key does, by the name of what it does; several keys stand apart. */
export const KEY_LIST: KeyGroup[] = [
  {
    group: "move",
    keys: [
      ["↑", "straight"], ["← →", "bank"], ["⇧← ⇧→", "turn"], ["C", "climb"], ["V", "dive"],
      ["D", "drop"], ["Z", "undo"], ["N", "next-plane"], ["Enter", "fly"],
    ],
  },
  {
    group: "attack",
    keys: [["← →", "next-target"], ["Enter", "fire"], ["H", "hold"], ["A", "ace"], ["N", "next-plane"], ["1 2 3 4", "pick"], ["R", "reroll"], ["K", "keep"]],
  },
  {
    group: "always",
    keys: [
      ["F", "fit"], ["+ -", "zoom"], ["T", "threats"], ["M", "measure"], ["L", "log"], ["W", "tell"], ["I", "hint"], ["Q", "sound"], ["Space", "skip"], ["Enter", "go-on"],
      ["?", "keys"], ["Esc", "close"],
    ],
  },
];

type Key = (session: Session) => void;

const ALWAYS: Record<string, Key> = {
  f: (session) => session.camera.fit(),
  t: (session) => (session.showsThreats = !session.showsThreats),
  m: (session) => session.measuring.toggle(),
  l: (session) => (session.showsLog = !session.showsLog),
  q: (session) => session.toggleSound(),
  i: (session) => session.askHint(),
  w: (session) => session.tellTable(),
  "?": (session) => (session.dialog = "keys"),
  "+": (session) => session.camera.zoomAt(...session.camera.middle, 1.25),
  "-": (session) => session.camera.zoomAt(...session.camera.middle, 0.8),
  " ": (session) => session.skip(),
  Escape: (session) => session.putDown(),
};

const MOVE: Record<string, Key> = {
  ArrowUp: (session) => layTemplate(session.plan, "straight"),
  ArrowLeft: (session) => layTemplate(session.plan, "bank left"),
  ArrowRight: (session) => layTemplate(session.plan, "bank right"),
  "shift ArrowLeft": (session) => layTemplate(session.plan, "turn left"),
  "shift ArrowRight": (session) => layTemplate(session.plan, "turn right"),
  c: (session) => session.plan.climb(),
  v: (session) => session.plan.dive(),
  d: (session) => session.plan.drop(session.plan.path.length - 1),
  z: (session) => session.plan.undo(),
  n: (session) => session.nextPlane(),
  Enter: (session) => flyOrAsk(session),
};

const ATTACK: Record<string, Key> = {
  ArrowLeft: (session) => session.aim.cycle(-1),
  ArrowRight: (session) => session.aim.cycle(1),
  Enter: (session) => session.aim.fire(),
  h: (session) => session.aim.hold(),
  a: (session) => session.aim.addAce(),
  n: (session) => session.nextPlane(),
};

const REROLL: Record<string, Key> = { r: rerollPicked, k: keepDice };

function keyOf(session: Session, key: string): Key | undefined {
  const ask = session.ask;
  if (key === "Enter" && session.staging.readFor) return () => session.staging.goOn();
  if (key === "Enter" && session.canRematch) return () => session.table.playAgain();
  if (key === "Enter" && ask?.kind === "reroll") return ask.best ? rerollPicked : keepDice; // what is gold
  if (/^[1-9]$/.test(key) && ask?.kind === "reroll") return () => pickDie(session, diceInOrder(session)[Number(key) - 1]?.die ?? 0);
  if (/^[1-9]$/.test(key) && ask?.kind === "choice") return () => session.choose(Number(key) - 1);
  if (ask?.kind === "choice" && key === "Enter") return () => session.choose(0);
  if (session.plan.move && MOVE[key]) return MOVE[key];
  const manner = session.plan.move && session.table.welcome?.pieces.manoeuvres.find((each) => each.key && each.key.toLowerCase() === key)?.manner;
  if (manner) return () => useManner(session.plan, manner);
  if (ask?.kind === "attack" && ATTACK[key]) return ATTACK[key];
  if (ask?.kind === "reroll" && REROLL[key]) return REROLL[key];
  return ALWAYS[key];
}

/** A key pressed anywhere at the table, unless something else has a use for it. */
export function pressed(session: Session, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
  const isButton = target.closest("button, a") !== null;
  if (isButton && (event.key === "Enter" || event.key === " ")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = keyOf(session, event.shiftKey && event.key.startsWith("Arrow") ? `shift ${name}` : name);
  if (!act) return;
  event.preventDefault();
  act(session);
}
