/** All that the table screen shares: the table, the camera, what is shown and what you are about to do. */
import { Table } from "../../connection/table.svelte";
import type { Ask, RerollAsk, Sight, TableView } from "../../protocol/types";
import { Camera } from "../../showing/camera.svelte";
import { Staging } from "../../showing/staging.svelte";
import { type KeyGroup, provideSitting, Sitting, useSitting } from "../../sitting/sitting.svelte";
import { play } from "../../sound/play";
import { planeWords } from "../../words/planes";
import { sightWords } from "../../words/sights";
import { Aim } from "./aim.svelte";
import { KEY_LIST } from "./keyboard";
import { Labels } from "../../showing/labels.svelte";
import { Hinting } from "./hinting.svelte";
import { leanIn, lookAt } from "./leaning";
import { Measuring } from "./measuring.svelte";
import { Placing } from "./placing.svelte";
import { Plan } from "./plan.svelte";

export class Session extends Sitting {
  readonly camera = new Camera();
  readonly staging = new Staging();
  readonly measuring = new Measuring();
  readonly labels = new Labels();
  readonly hinting: Hinting = new Hinting(this);
  readonly plan: Plan;
  readonly aim: Aim;
  readonly placing: Placing;
  showsThreats = $state(false);
  isLeaving = $state(false); // the plan leaves the board: fly it?
  pickedDie = $state(0);
  hoveredPlane = $state("");
  private lastAsked = "";

  constructor(
    table: Table,
    private readonly isReplay = false,
  ) {
    super(table, KEY_LIST);
    this.plan = new Plan(table);
    this.aim = new Aim(table);
    this.placing = new Placing(table);
    this.staging.concerns = (...planes) => planes.some((name) => this.isMine(this.staging.plane(name)?.view.seat ?? ""));
    this.staging.holdsUp = () => this.table.table!.seats.some((seat) => seat.kind !== "bot" && !this.isMine(seat.name));
    table.listen((events, view, trays) => {
      if (this.table.welcome) this.staging.hear(events, view, this.table.welcome, trays);
    });
  }

  override get namesAll(): boolean {
    return this.isReplay;
  }

  /** With the manners of flying that the table has, by their own keys. */
  override get keys(): KeyGroup[] {
    const manners = new Map((this.table.welcome?.pieces.manoeuvres ?? []).filter((each) => each.key).map((each) => [each.manner, each]));
    const own = [...manners.values()].map((each): [string, string, string] => [each.key, each.manner, each.manner_title]);
    return super.keys.map((each) => (each.group === "move" ? { ...each, keys: [...each.keys, ...own] } : each));
  }

  /** What flies here is a ship, by its token, and is called so. */
  isShip = $derived.by(() => this.table.welcome?.pieces.token.length === 6);

  /** Questions wait until what happened has been seen. */
  asks = $derived.by<Ask[]>(() => (this.staging.isBusy || this.staging.unseen.length > 0 || this.table.waiting > 0 ? [] : this.table.asks));
  ask = $derived<Ask | null>(this.asks[0] ?? null);
  reroll = $derived<RerollAsk | null>(this.ask?.kind === "reroll" ? this.ask : null);
  /** The table as far as it has been shown: no word runs ahead of the dice. */
  shown = $derived.by<TableView | null>(() => (this.staging.isBusy ? this.staging.table : null) ?? this.table.table);
  stage = $derived.by(() => this.shown?.stage ?? "assign");
  /** The sights that lines are drawn for. */
  sights = $derived.by<Sight[]>(() => (this.ask?.kind === "attack" ? this.aim.sights : (this.plan.outlook?.sights ?? [])));

  /** The dice stay in sight until the next shot is to be chosen. */
  showsTray = $derived.by(() => {
    const { tray, trayStage } = this.staging;
    return this.reroll !== null || (tray !== null && trayStage !== "" && this.stage === "attack" && this.ask?.kind !== "attack");
  });

  canRematch = $derived.by(() => this.stage === "over" && !this.staging.isBusy && !this.isWatching && (this.shown?.can_rematch ?? false));
  /** None of your planes is left, and the others fly on. */
  isOut = $derived.by(() => {
    const view = this.shown;
    if (!view || this.isWatching || this.stage === "over" || this.stage === "assign") return false;
    const mine = view.planes.filter((plane) => this.isMine(plane.seat));
    return mine.length > 0 && mine.every((plane) => !plane.flying && !plane.returns);
  });

  /** Every plane where it flies, and whom you could shoot from where you are about to be. */
  override get told(): string[] {
    const flying = this.staging.planes.filter((plane) => plane.flying);
    return [...flying.map((plane) => planeWords(plane.view, plane.colour, this.table.welcome!)), ...this.sights.map(sightWords)];
  }

  override get isShowing(): boolean {
    return this.staging.isBusy;
  }

  override get considered(): string[] {
    return this.plan.isFlyable ? this.plan.orders() : [];
  }

  override get seen(): number {
    return this.staging.seen;
  }

  /** Follow the question: open what it needs, lean in, ring the chime. */
  follow(): void {
    const { welcome, table } = this.table;
    if (!welcome || !table) return;
    const ask = this.ask;
    if (ask?.kind === "move") this.followMove();
    else if (!this.staging.isBusy && this.table.waiting === 0) this.followPencil();
    if (ask?.kind === "place") this.placing.open(ask);
    else if (!this.staging.isBusy || table.stage !== "place") this.placing.close(); // in another tab it may have been placed
    if (ask?.kind === "attack") this.aim.open(ask);
    else if (!this.staging.isBusy) this.aim.close();
    if (ask?.kind === "reroll") this.pickedDie = ask.best || (ask.dice.find((die) => !die.why_not)?.die ?? 0);
    const asked = ask ? `${table.number}/${ask.kind}/${ask.seat}` : "";
    if (asked && asked !== this.lastAsked) {
      play("turn");
      lookAt(this);
    }
    if (!this.staging.isBusy) this.lastAsked = asked;
    this.staging.onlook = (pose) => this.camera.keepInSight(pose.x, pose.y);
  }

  /** Skip what is being shown; a bot that thinks answers now. */
  skip(): void {
    this.staging.skip();
    this.table.hurry();
  }

  putDown(): void {
    this.plan.hovered = null;
    if (this.measuring.isOn) this.measuring.toggle();
  }

  /** Altitude in short, or what is stored in its place. */
  levelOf(altitude: number): string {
    return `${this.table.welcome?.stores ? "+" : "▲"}${altitude}`;
  }

  override get hintFor(): string {
    return this.table.isBare ? "" : this.ask?.seat ?? "";
  }

  override get canApplyHint(): boolean {
    return this.hinting.canApply;
  }

  override applyHint(): void {
    this.hinting.apply();
  }

  choose(index: number): void {
    const ask = this.ask;
    const choice = ask?.kind === "choice" ? ask.choices[index] : undefined;
    if (ask?.kind === "choice" && choice) this.table.order(ask.seat, [`${ask.plane}: ${choice.order}`]);
  }

  /** The planes that you may act with now, and the one that is chosen. */
  ownPlanes = $derived.by<string[]>(() => (this.ask?.kind === "move" || this.ask?.kind === "attack" ? this.ask.planes.map((plane) => plane.plane) : []));
  ownPlane = $derived.by(() => (this.ask?.kind === "move" ? this.plan.move?.plane : this.aim.plane?.plane) ?? "");

  /** A plane that attacks may have nobody to shoot at. */
  hasShot(name: string): boolean {
    return this.ask?.kind !== "attack" || this.ask.planes.some((plane) => plane.plane === name && plane.best);
  }

  nextPlane(): void {
    const names = this.ownPlanes;
    if (names.length > 1) this.choosePlane(names[(names.indexOf(this.ownPlane) + 1) % names.length]!);
  }

  choosePlane(name: string): void {
    const ask = this.ask;
    const move = ask?.kind === "move" ? ask.planes.find((each) => each.plane === name) : undefined;
    if (ask?.kind === "move" && move && this.table.welcome) {
      this.plan.open(ask, this.table.flight(move), this.table.welcome.pieces, false);
      leanIn(this);
    }
    if (ask?.kind === "attack") {
      if (ask.planes.some((plane) => plane.plane === name)) this.aim.choosePlane(name);
      else if (this.aim.sights.some((sight) => sight.plane === name)) this.aim.targetName = name;
    }
  }

  private followMove(): void {
    const ask = this.ask;
    if (ask?.kind !== "move" || !this.table.welcome) return;
    const move = ask.planes.find((each) => each.plane === this.plan.move?.plane) ?? ask.planes[0];
    const flight = move ? this.table.flight(move) : null;
    if (flight === this.plan.move) this.plan.isSent = false; // refused: the plan stands as it was
    else if (flight) this.plan.open(ask, flight, this.table.welcome.pieces, false);
  }

  private followPencil(): void {
    const { welcome, pencil: move } = this.table;
    if (!move || !welcome) this.plan.close();
    else if (!this.plan.isPencil || this.plan.move?.plane !== move.plane) this.plan.open(null, move, welcome.pieces, true);
  }
}

export function provideSession(session: Session): Session {
  return provideSitting(session);
}

export function useSession(): Session {
  return useSitting<Session>();
}
