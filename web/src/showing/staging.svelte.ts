/** Shows what happened, one event after the other, and never more than a few seconds behind the table. */
import { along, between, poseOnBoard } from "../flight/geometry";
import { isReroll, isRoll, isTrayRoll, sideOfRoll, type EventOf, type TableEvent } from "../protocol/events";
import type { DrawnPose, TableView, TrayView } from "../protocol/types";
import type { SkyWelcome } from "../protocol/welcome";
import { play } from "../sound/play";
import { reading } from "./pace.svelte";
import { scenesOf } from "./scenes";
import { ShownPlane } from "./shown.svelte";
import { animate, pause, TIMES } from "./timing";

const BEHIND = 2600; // ms at most, and as much again for every further attack
const WATCHED_FAST = 3; // times as quick

/** Which dice of the tray are seen already. */
export type TrayStage = "" | "aimed" | "attack" | "defence" | "over";

/** What the table told at once. Where there are several attacks, ``trays`` has the dice of all but the last. */
interface Heard {
  events: TableEvent[];
  scenes: Set<TableEvent>; // the rest is done in a moment
  table: TableView;
  welcome: SkyWelcome;
  trays: TrayView[];
}

export class Staging {
  planes = $state.raw<ShownPlane[]>([]);
  isBusy = $state(false);
  tray = $state.raw<TrayView | null>(null);
  trayStage = $state<TrayStage>("");
  table = $state.raw<TableView | null>(null); // as far as it has been shown
  seen = $state(0); // the last event that was shown
  rolls = $state(0); // counts the throws, so that dice tumble again
  thrown = $state<"attack" | "defence">("attack");
  thrownDie = $state(0); // 0: all of them
  isRolling = $state(false); // dice are in the air
  readFor = $state(0); // ms that the result stands which is to be read now; 0: there is none
  isFast = $state(false); // somebody who is out watches the rest
  isQuiet = $state(false); // an attack stage goes by in which nobody has a shot
  shot = $state.raw<{ from: string; to: string } | null>(null);
  onlook: (pose: DrawnPose) => void = () => undefined; // told where something is about to happen
  concerns: (...planes: string[]) => boolean = () => false; // one of them is yours
  holdsUp: () => boolean = () => false; // people elsewhere wait for you
  private isRead = false;
  unseen = $state.raw<Heard[]>([]); // while nobody looked, from a result of yours on
  private before: TableView | null = null; // as it lay then
  private queue: Heard[] = [];
  private isSkipped = false;
  private isAllSkipped = false;
  private isUnread = false; // an attack is over, and its dice still lie there
  private hurry = 1;

  plane(name: string): ShownPlane | undefined {
    return this.planes.find((plane) => plane.view.name === name);
  }

  hear(events: TableEvent[], table: TableView, welcome: SkyWelcome, trays: TrayView[] = []): void {
    if (this.planes.length === 0 || (events.length === 0 && !this.isBusy)) {
      this.seen = Math.max(this.seen, events.at(-1)?.number ?? 0);
      this.settle(table);
      return;
    }
    const scenes = scenesOf(events, this.concerns);
    const heard = { events, scenes, table, welcome, trays };
    if (document.hidden && !this.isBusy) return this.settleUnseen(heard);
    this.queue.push(heard);
    if (!this.isBusy) void this.run();
  }

  private settleUnseen(heard: Heard): void {
    if (this.unseen.length === 0) this.before = this.table;
    if (this.unseen.length > 0 || this.isYours(heard)) this.unseen = [...this.unseen, heard];
    this.seen = heard.events.at(-1)!.number;
    this.settle(heard.table);
  }

  private isYours({ events, table, trays }: Heard): boolean {
    return events.some((event) => event.kind === "damage") && [...trays, table.tray].some((tray) => tray?.is_over && this.isYourShot(tray));
  }

  /** You shoot, or are shot at. */
  isYourShot({ attacker, target }: TrayView): boolean {
    return this.concerns(attacker, target);
  }

  /** Whoever looks again is shown what became of them meanwhile. */
  comeBack(): void {
    if (document.hidden || this.isBusy || this.unseen.length === 0) return;
    if (this.before) this.settle(this.before);
    this.queue = this.unseen;
    this.unseen = [];
    void this.run();
  }

  /** What is being shown, as far as its result; or that result, if it is to be read now. */
  skip(): void {
    if (this.readFor) this.goOn();
    else this.isSkipped = true;
  }

  /** The result has been read. */
  goOn(): void {
    this.isRead = true;
  }

  skipAll(): void {
    this.isSkipped = this.isAllSkipped = true;
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    this.isSkipped = this.isAllSkipped = false;
    while (this.queue.length > 0) {
      const { events, scenes, table, welcome, trays } = this.queue.shift()!;
      this.hurry = Math.max(this.isFast ? WATCHED_FAST : 1, this.timeLeft(scenes) / (BEHIND * (1 + trays.length)));
      const dice = [...trays, table.tray];
      if (events.find((event) => event.kind === "attack" || isTrayRoll(event))?.kind !== "attack") this.tray = dice.shift() ?? null;
      for (const event of events) {
        if (event.kind === "attack") await this.offerTray(dice);
        else if (!scenes.has(event)) await this.read();
        if (!isRoll(event)) this.seen = event.number;
        if (scenes.has(event)) await this.show(event, welcome);
        else this.pass(event);
        this.seen = event.number;
      }
      await this.read();
      this.settle(table);
    }
    this.isBusy = false;
    this.isSkipped = this.isAllSkipped = false;
  }

  private timeLeft(scenes: Iterable<TableEvent>): number {
    const all = [...scenes, ...this.queue.flatMap((waiting) => [...waiting.scenes])];
    return all.reduce((sum, event) => sum + (event.kind === "flew" ? 500 : isRoll(event) ? 820 : 200), 0);
  }

  /** Everything as the table says. */
  private settle(table: TableView): void {
    const colours = new Map(table.seats.map((seat) => [seat.name, seat.colour]));
    this.planes = table.planes.map((view) => {
      const plane = this.plane(view.name) ?? new ShownPlane(view, colours.get(view.seat) ?? 0);
      plane.settle(view);
      return plane;
    });
    this.tray = table.tray;
    this.trayStage = table.tray ? (table.tray.is_over ? "over" : table.tray.defence.length ? "defence" : "attack") : "";
    this.shot = null;
    this.table = table;
  }

  /** Nothing goes on before a result has been read. */
  private async read(): Promise<void> {
    if (!this.isUnread || !this.tray) return;
    this.isUnread = this.isRead = false;
    this.readFor = reading.time(this.isYourShot(this.tray), this.holdsUp(), this.isFast);
    await pause(this.readFor, () => this.isRead || this.isAllSkipped);
    this.readFor = 0;
    this.isSkipped = this.isAllSkipped;
  }

  /** The dice that are about to be seen, once those before them have been read. */
  private async offerTray(dice: (TrayView | null)[]): Promise<void> {
    await this.read();
    this.tray = dice.shift() ?? this.tray;
    this.trayStage = "aimed";
  }

  /** Done in a moment, and without a scene. */
  private pass(event: TableEvent): void {
    const plane = this.plane(event.who);
    if (event.kind === "attack") [this.trayStage, this.shot] = ["", null];
    if (!plane) return;
    plane.pose = event.pose ?? plane.pose;
    if (event.kind === "damage") plane.health = event.facts.health;
    if (event.kind === "destroyed") plane.flying = false;
  }

  private async show(event: TableEvent, welcome: SkyWelcome): Promise<void> {
    const plane = this.plane(event.who);
    const over = (): boolean => this.isSkipped;
    const place = event.pose ?? plane?.pose;
    if (place && event.kind !== "ended") this.onlook(place);
    switch (event.kind) {
      case "flew":
        if (plane) await this.fly(plane, event, welcome);
        break;
      case "climbed":
      case "dived":
      case "stored":
        if (plane) plane.altitude = event.facts.altitude;
        await pause(TIMES.climb! / this.hurry, over);
        break;
      case "placed":
        if (plane) plane.pose = event.pose;
        await pause(TIMES.placed! / this.hurry, over);
        break;
      case "immelmann":
        if (plane && event.pose) await this.glide(plane, event.pose, TIMES.loop!);
        if (plane) plane.altitude = event.facts.altitude;
        break;
      case "attack":
        this.shot = { from: event.who, to: event.facts.target };
        await pause(TIMES.aim! / this.hurry, over);
        break;
      case "attack-roll":
      case "attack-reroll":
      case "defence-roll":
      case "defence-reroll":
        await this.roll(event);
        break;
      case "damage":
        this.aimAgain();
        if (plane && event.facts.lost > 0) await this.hit(plane, event.facts.health);
        this.trayStage = "over";
        this.isUnread = true;
        break;
      case "destroyed":
        if (plane) await this.fall(plane);
        break;
      case "nobody-shot":
        await this.passBy();
        break;
    }
  }

  private async fly(plane: ShownPlane, event: EventOf<"flew">, welcome: SkyWelcome): Promise<void> {
    const flown = welcome.pieces.manoeuvres.find((manoeuvre) => manoeuvre.number === event.manoeuvre);
    const template = welcome.pieces.templates.find((each) => each.name === flown?.template);
    const start = plane.pose;
    if (!start || !flown || !template || !event.pose) {
      plane.pose = event.pose;
      return;
    }
    play("fly", (2 * start.x) / welcome.board.width - 1);
    if (plane.view.kind === "bomber") return this.glide(plane, event.pose, TIMES.turn!); // its way is longer than the template's
    const end = event.pose;
    const side = { left: -1, "": 0, right: 1 }[flown.hand];
    const time = (TIMES[flown.kind] ?? 500) / this.hurry;
    await animate(time, (part) => {
      const own = poseOnBoard(start, along(template.way, part));
      plane.pose = part < 0.85 ? own : between(own, end, (part - 0.85) / 0.15);
      plane.tilt = flown.manner ? 360 * part : side * 12 * Math.sin(Math.PI * part);
    }, () => this.isSkipped);
    plane.pose = end;
    plane.tilt = 0;
    plane.altitude = event.facts.altitude;
  }

  private async glide(plane: ShownPlane, end: DrawnPose, time: number): Promise<void> {
    const start = plane.pose ?? end;
    await animate(time / this.hurry, (part) => (plane.pose = between(start, end, part)), () => this.isSkipped);
    plane.pose = end;
  }

  private async roll(event: TableEvent): Promise<void> {
    this.aimAgain();
    this.thrown = sideOfRoll(event);
    this.thrownDie = "die" in event.facts ? (event.facts.die ?? 0) : 0;
    this.trayStage = this.thrown === "attack" ? (isReroll(event) ? this.trayStage : "attack") : "defence";
    this.rolls += 1;
    play("dice");
    this.isRolling = true;
    await pause(TIMES.dice! / this.hurry, () => this.isSkipped);
    this.isRolling = false;
  }

  /** After somebody has chosen about the dice, it is the same shot. */
  private aimAgain(): void {
    if (this.tray) this.shot = { from: this.tray.attacker, to: this.tray.target };
  }

  private async hit(plane: ShownPlane, health: number): Promise<void> {
    play("hit");
    plane.flash = true;
    await pause(120, () => this.isSkipped);
    plane.flash = false;
    plane.health = health;
    await pause(300 / this.hurry, () => this.isSkipped);
  }

  /** Whoever sees a stage go by does not think that somebody moved twice. */
  private async passBy(): Promise<void> {
    if (this.table) this.table = { ...this.table, stage: "attack", decision: "", deciding: [] };
    this.isQuiet = true;
    await pause(TIMES.quiet! / this.hurry, () => this.isSkipped);
    this.isQuiet = false;
  }

  private async fall(plane: ShownPlane): Promise<void> {
    play("shot-down");
    await animate(TIMES["shot-down"]! / this.hurry, (part) => (plane.falling = part), () => this.isSkipped);
    plane.flying = false;
    plane.falling = 0; // what is left of it stays on the board
  }
}
