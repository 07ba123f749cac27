/** A table of dice as a picture: the map, a panel for each pilot with all dice, and the shot between them. */
import type { Frame, PilotView, SeatView, ShotView, Welcome } from "../../protocol/types";
import { caption, groundOf, SIDE } from "../../replay/film/canvas";
import type { Painter } from "../../replay/film/filming";
import { lineOf, tableOf } from "../../replay/trails";
import type { Theme } from "../../theme/theme";
import { say } from "../../words/say";
import { paintAce, paintDie, paintEmblem } from "./pieces";

const EDGE = 24; // px around everything, and between panels
const SHOT = 170; // px of the band between the panels
const TUMBLING = 0.5; // of a step
const [PAPER, INK, FAINT, TRAY] = ["rgb(251 246 233 / 93%)", "#14264A", "#42516C", "#12233F"];
const [DIE, ACE] = [76, 34]; // px at most

/** Dice that fell in a step tumble in the first half of it. */
export async function dicePainter(welcome: Welcome, theme: Theme): Promise<Painter> {
  const ground = await groundOf(theme);
  return (canvas, frames, at, part) => {
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#d9e2c3";
    context.fillRect(0, 0, SIDE, SIDE);
    if (ground) context.drawImage(ground, 200, 200, SIDE * 2, SIDE * 2, 0, 0, SIDE, SIDE);
    paintTable(context, frames[at]!, part < TUMBLING ? part / TUMBLING : 0);
    caption(context, welcome.title, lineOf(frames[at]!, welcome).text);
  };
}

function paintTable(context: CanvasRenderingContext2D, frame: Frame, tumbling: number): void {
  const { dice, seats } = tableOf(frame);
  if (!dice) return;
  const band = dice.shot ? SHOT : 0;
  const high = (SIDE - EDGE * (dice.pilots.length + 1) - band) / dice.pilots.length;
  const above = Math.ceil(dice.pilots.length / 2); // the shot lies below these
  dice.pilots.forEach((pilot, place) => {
    const seat = seats.find((each) => each.name === pilot.seat)!;
    paintPilot(context, pilot, seat, EDGE + place * (high + EDGE) + (place >= above ? band : 0), high, tumbling);
  });
  if (dice.shot) paintShot(context, dice.shot, dice.pilots, seats, EDGE + above * (high + EDGE) - EDGE / 2, tumbling);
}

function paintPilot(context: CanvasRenderingContext2D, pilot: PilotView, seat: SeatView, top: number, high: number, tumbling: number): void {
  panel(context, EDGE, top, SIDE - 2 * EDGE, high, PAPER);
  paintEmblem(context, seat.colour, EDGE + 40, top + 40, 46);
  write(context, pilot.seat + (seat.team ? say("dice-team", { team: seat.team, planes: 0 }) : ""), EDGE + 76, top + 41, "800 32px Rokkitt, serif", INK);
  const tag = !pilot.alive ? say("dice-out") : pilot.role ? say("dice-role", { role: pilot.role }) : pilot.standing ? say("dice-standing", { standing: pilot.standing }) : "";
  const count = pilot.alive && pilot.is_rolled ? `${pilot.planes} ${say("dice-planes", { planes: pilot.planes })}` : "";
  write(context, [tag, count].filter(Boolean).join(" · "), SIDE - EDGE - 24, top + 41, "700 26px Atkinson, sans-serif", INK, "right");
  if (!pilot.alive) return;
  const dice = [...pilot.dice, ...(pilot.decision ? [pilot.decision] : [])];
  const size = Math.min(DIE, high - 130, (SIDE - 2 * EDGE - 40) / dice.length - 8);
  dice.forEach((die, place) => paintDie(context, die, seat.colour, EDGE + 24 + size / 2 + place * (size + 10) + (die === pilot.decision ? 18 : 0), top + 82 + size / 2, size, tumbling, place));
  const foot = top + high - 32;
  write(context, say("dice-aces"), EDGE + 24, foot, "400 21px Atkinson, sans-serif", FAINT);
  pilot.aces.forEach((ace, place) => paintAce(context, ace, seat.colour, EDGE + 100 + place * (ACE + 10), foot, ACE));
  write(context, `${say("dice-trophies")} ${pilot.trophies}`, SIDE - EDGE - 24, foot, "400 21px Atkinson, sans-serif", FAINT, "right");
}

function paintShot(context: CanvasRenderingContext2D, shot: ShotView, pilots: PilotView[], seats: SeatView[], top: number, tumbling: number): void {
  panel(context, EDGE, top, SIDE - 2 * EDGE, SHOT - EDGE / 2, TRAY);
  for (const [seat, side] of [[shot.hitter, 1], [shot.evader, -1]] as const) {
    const pilot = pilots.find((each) => each.seat === seat)!;
    const colour = seats.find((each) => each.name === seat)?.colour ?? 0;
    const edge = side > 0 ? EDGE + 24 : SIDE - EDGE - 24;
    const words = say(side > 0 ? "dice-hits-of" : "dice-evades-of", { name: seat });
    write(context, words, edge, top + 30, "700 22px Atkinson, sans-serif", "#FFF8E6", side > 0 ? "left" : "right");
    const size = Math.min(68, 300 / Math.max(1, pilot.shot.length) - 6);
    pilot.shot.forEach((die, place) => paintDie(context, die, colour, edge + side * (size / 2 + place * (size + 8)), top + 96, size, tumbling, place));
  }
  write(context, `${shot.hits} : ${shot.evades}`, SIDE / 2, top + 84, "800 58px Rokkitt, serif", "#FFF8E6", "center");
}

function panel(context: CanvasRenderingContext2D, left: number, top: number, wide: number, high: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(left, top, wide, high, 16);
  context.fill();
}

function write(context: CanvasRenderingContext2D, words: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left"): void {
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillText(words, x, y);
}
