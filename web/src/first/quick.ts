/** A good first game by one click: stats and place are chosen, so that the next thing is to fly. */
import { makeMatch } from "../connection/asking";
import { keepKeys } from "../connection/keys";
import { keepAbout } from "../connection/matches";
import { tableAddress } from "../connection/routes";
import { Table } from "../connection/table.svelte";
import { tab } from "../keeping/device";
import type { Ask, Catalogue, DrawnBoard, DrawnPose, Preset } from "../protocol/types";
import { asCharacter, assignOrder, CHARACTERS } from "../table/setup/allocation";

const CHOSEN = "skyrmish.chosen"; // the match whose stats and place were chosen

/** The address of the table, once it is the pilot's turn to fly. */
export async function playNow({ presets }: Catalogue, name: string): Promise<string> {
  const { match, keys } = await begin(presets[0]!, name);
  await setUp(match, keys);
  tab.set(CHOSEN, match);
  return tableAddress(match, keys);
}

/** The same, with stats and place left to choose. */
export async function playByHand({ presets }: Catalogue, name: string): Promise<string> {
  const { match, keys } = await begin(presets[0]!, name);
  return tableAddress(match, keys);
}

export function wasChosen(match: string): boolean {
  return tab.get(CHOSEN) === match;
}

export function isKnown(): void {
  tab.remove(CHOSEN);
}

async function begin(preset: Preset, name: string): Promise<{ match: string; keys: string[] }> {
  const seats = preset.match.seats.map((seat) => (seat.kind === "person" && name ? { ...seat, name } : seat));
  const made = await makeMatch({ ...preset.match, seats });
  const keys = Object.values(made.keys);
  keepKeys(made.match, keys);
  keepAbout(made.match, { title: preset.title, seats: seats.map((seat) => seat.name).join(", "), when: Date.now() });
  return { match: made.match, keys };
}

/** Answer what is asked before the first move, at a table that nobody sees. */
function setUp(match: string, keys: string[]): Promise<void> {
  const table = new Table(match, keys);
  return new Promise((resolve) => {
    const stop = table.listen((_, view) => {
      const ask = table.asks[0];
      const order = ask && answerTo(ask, table.welcome!.board);
      if (ask && order) table.order(ask.seat, [order]);
      else if (table.waiting === 0 && view.stage !== "assign" && view.stage !== "place") {
        stop();
        table.close();
        resolve();
      }
    });
  });
}

function answerTo(ask: Ask, { width, height }: DrawnBoard): string {
  if (ask.kind === "assign") return assignOrder(ask, ask.planes[0]!, asCharacter(ask, CHARACTERS[0]!));
  if (ask.kind !== "place") return "";
  const [middle] = [...ask.spots].sort((one, other) => fromMiddle(one.pose) - fromMiddle(other.pose));
  return `${ask.planes[0]}: ${middle!.order}`;

  /** In a corner there is little room to turn. */
  function fromMiddle({ x, y }: DrawnPose): number {
    return Math.hypot(x - width / 2, y - height / 2);
  }
}
