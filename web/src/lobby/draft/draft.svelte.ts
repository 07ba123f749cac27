/** The match being put together: what is chosen, what it says in one line, and where it is kept. */
import { site } from "../../here/here.svelte";
import { device } from "../../keeping/device";
import type {
  BotCard, Catalogue, EditionCard, GameCard, MissionCard, ModuleCard, NewMatch, NewSeat, OptionCard, Preset, Problem,
} from "../../protocol/types";
import { say } from "../../words/say";
import { looksRight } from "./sharing";
import { switched, switchedWords } from "./switching";

const KEPT = "skyrmish.draft";
const NAME = "skyrmish.name";
const NAMES = ["Wren", "Ilse", "Tomas", "Noor", "Marek", "Astrid"];

export interface Seat {
  name: string;
  kind: NewSeat["kind"];
  level: string;
  team: string;
  planes: number;
  bombers: number;
  balloons: number;
}

const PLAIN = { level: "", team: "", planes: 1, bombers: 0, balloons: 0 };
export const TEAMS = ["A", "B", "C", "D", "E", "F"];
export const GUIDES = ["guides-extra-die", "guides-only"];

export class Draft {
  game = $state("");
  edition = $state("");
  modules = $state<string[]>([]);
  options = $state<Record<string, unknown>>({});
  board = $state<"open" | "hex">("open");
  width = $state(0);
  height = $state(0);
  mission = $state("");
  seats = $state<Seat[]>([]);
  minutes = $state(0);
  seed = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);
  note = $state(""); // what a click switched besides what it was meant for

  gameCard: GameCard = $derived.by(() => this.catalogue.games.find((card) => card.game === this.game)!);
  editionCard: EditionCard | undefined = $derived.by(() => this.gameCard.editions.find((card) => card.edition === this.edition));
  cards: ModuleCard[] = $derived(this.editionCard?.modules ?? []);
  missions: MissionCard[] = $derived.by(() => this.catalogue.missions.filter((card) => card.game === this.game));
  private missionCard: MissionCard | undefined = $derived(this.missions.find((card) => card.mission === this.mission));
  sides: string[] = $derived(this.missionCard?.seats ?? []); // of the mission
  sideWithRoom: number = $derived((this.missionCard?.pilots ?? []).findIndex((most, side) => this.seats.filter((_, index) => this.sideOf(index) === side).length < most));
  mostSeats: number = $derived(this.gameCard.most_seats);
  hasRoom: boolean = $derived(this.seats.length < this.mostSeats && (this.sides.length === 0 || this.sideWithRoom >= 0));
  hasBombers: boolean = $derived(this.cards.some((card) => card.brings_pieces && this.modules.includes(card.name)));
  isTeamGame: boolean = $derived(this.seats.some((seat) => seat.team !== ""));

  constructor(readonly catalogue: Catalogue) {
    this.take(kept() ?? catalogue.presets[0]!.match);
  }

  take(match: NewMatch): void {
    const game = this.catalogue.games.find((card) => card.game === match.game) ?? this.catalogue.games[0]!;
    const edition = game.editions.find((card) => card.edition === match.edition) ?? game.editions[0];
    const known = new Set(edition?.modules.map((card) => card.name));
    this.game = game.game;
    this.edition = edition?.edition ?? "";
    this.modules = (match.modules ?? []).filter((name) => known.has(name));
    this.options = { ...match.options };
    this.board = match.board ?? "open";
    this.width = match.width ?? 0;
    this.height = match.height ?? 0;
    this.mission = match.mission ?? "";
    this.minutes = match.minutes ?? 0;
    this.seed = match.seed ?? null;
    this.seats = match.seats.map((seat) => ({ ...PLAIN, ...seat, kind: kindHere(seat.kind) })).slice(0, game.most_seats);
    this.callMe(device.get(NAME) ?? "");
    this.problem = null;
    this.note = "";
  }

  get match(): NewMatch {
    const { game, edition, modules, options, board, width, height, mission, minutes, seed, hasBombers } = this;
    const seats = this.seats.map(({ bombers, balloons, ...seat }) => (mission || !hasBombers ? seat : { ...seat, bombers, balloons }));
    return $state.snapshot({ game, edition, modules, options, board, width, height, mission, seats, minutes, seed });
  }

  keep(): void {
    device.set(KEPT, JSON.stringify(this.match));
    const me = this.seats.find((seat) => seat.kind === "person");
    if (me) device.set(NAME, me.name);
  }

  /** The first person at this screen keeps the name from last time. */
  private callMe(name: string): void {
    const me = this.seats.find((seat) => seat.kind === "person");
    if (me && name && !this.seats.some((seat) => seat.name === name)) me.name = name;
  }

  chooseGame(game: string): void {
    const card = this.catalogue.games.find((known) => known.game === game)!;
    this.game = game;
    this.chooseEdition(card.editions[0]?.edition ?? "");
    this.fitSeats();
  }

  /** What another game has no use for is put away: seats beyond its number, several planes, bots that it does not know. */
  private fitSeats(): void {
    this.seats.splice(this.mostSeats);
    if (this.gameCard.editions.length === 0) [this.board, this.width, this.height] = ["open", 0, 0];
    for (const seat of this.seats) {
      if (!this.gameCard.has_pieces) [seat.planes, seat.bombers, seat.balloons] = [1, 0, 0];
      if (seat.kind === "bot" && !this.bot(seat.level)) seat.level = this.usualLevel();
    }
    this.nameBots();
  }

  private usualLevel(): string {
    return (this.gameCard.bots[1] ?? this.gameCard.bots[0])?.level ?? "";
  }

  /** Another edition keeps the modules that it knows, and drops what was ruled for the old one. */
  chooseEdition(edition: string): void {
    this.edition = edition;
    const known = new Set(this.cards.map((card) => card.name));
    this.modules = this.modules.filter((name) => known.has(name));
    this.options = {};
    this.mission = "";
    this.problem = null;
    this.note = "";
  }

  /** A preset sets the rules and the seats. */
  takePreset(preset: Preset): void {
    this.take(preset.match);
  }

  isPreset(preset: Preset): boolean {
    const { game = this.catalogue.games[0]!.game, edition = "", modules = [], board = "open", options = {}, mission = "" } = preset.match;
    const same = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join();
    return (
      this.game === game && this.edition === edition && this.board === board && this.mission === mission &&
      same(this.modules, modules) && JSON.stringify(this.options) === JSON.stringify(options) &&
      this.isTeamGame === preset.match.seats.some((seat) => Boolean(seat.team))
    );
  }

  /** What is wrong, if it is about this part of the match. */
  problemAt(...parts: Problem["part"][]): Problem | null {
    return this.problem && parts.includes(this.problem.part) ? this.problem : null;
  }

  /** Switch a module, along with those it needs; off go those that need it and those it excludes. */
  switchModule(name: string, on: boolean): void {
    const before = new Set(this.modules);
    const hadBombers = this.hasBombers;
    const after = switched(this.cards, before, name, on);
    this.modules = this.cards.map((card) => card.name).filter((known) => after.has(known));
    this.note = switchedWords(this.cards, name, before, after);
    this.problem = null;
    if (this.hasBombers && !hadBombers) this.giveBombers();
  }

  /** Without any bomber or balloon such a module would change nothing: everybody gets a bomber to begin with. */
  private giveBombers(): void {
    if (this.seats.some((seat) => seat.bombers + seat.balloons > 0)) return;
    for (const seat of this.seats) seat.bombers = 1;
  }

  /** As it is settled now. */
  valueOf(card: OptionCard): unknown {
    return card.key in this.options ? this.options[card.key] : card.defaults[this.edition];
  }

  setOption(option: OptionCard, value: unknown): void {
    const { [option.key]: _, ...rest } = this.options;
    const usual = JSON.stringify(option.defaults[this.edition]) === JSON.stringify(value);
    this.options = usual ? rest : { ...rest, [option.key]: value };
    this.problem = null;
  }

  /** A mission says how many seats there are and what each of them flies. */
  setMission(mission: string): void {
    this.mission = mission;
    this.problem = null;
    if (this.sides.length === 0) return;
    while (this.seats.length < this.sides.length) this.addSeat();
    this.seats.splice(this.sides.length);
    for (const seat of this.seats) [seat.team, seat.planes] = ["", 1];
  }

  /** The side of a mission that a seat flies for, by number: its own, or that of its team. */
  sideOf(index: number): number {
    const team = this.seats[index]?.team;
    return team ? TEAMS.indexOf(team) : index;
  }

  /** Pilots who share a side are a team; sides stay in the mission's order. */
  setSide(seat: Seat, side: number): void {
    this.seats.forEach((each, index) => (each.team = TEAMS[each === seat ? side : this.sideOf(index)]!));
    this.seats.sort((one, other) => TEAMS.indexOf(one.team) - TEAMS.indexOf(other.team));
    this.problem = null;
  }

  addSeat(): void {
    const level = this.usualLevel();
    if (this.seats.length >= this.sides.length && this.sides.length > 0) {
      const side = this.sideWithRoom;
      this.seats.push({ name: this.freshName(), kind: "bot", ...PLAIN, level });
      this.setSide(this.seats.at(-1)!, side);
      this.nameBots();
      return;
    }
    const team = this.isTeamGame ? (this.seats.length % 2 === 0 ? "A" : "B") : "";
    this.seats.push({ name: this.freshName(), kind: "bot", ...PLAIN, level, team });
    this.nameBots();
    this.problem = null;
  }

  removeSeat(index: number): void {
    this.seats.splice(index, 1);
    if (this.seats.length === this.sides.length) for (const seat of this.seats) seat.team = "";
    this.problem = null;
  }

  setKind(seat: Seat, kind: Seat["kind"]): void {
    seat.kind = kind;
    seat.level = kind === "bot" ? seat.level || this.usualLevel() : "";
    this.nameBots();
    this.problem = null;
  }

  setLevel(seat: Seat, level: string): void {
    seat.level = level;
    this.nameBots();
  }

  setTeams(on: boolean): void {
    this.seats.forEach((seat, index) => (seat.team = on ? "AB"[index % 2]! : ""));
    this.problem = null;
  }

  bot(level: string): BotCard | undefined {
    return this.gameCard.bots.find((card) => card.level === level);
  }

  /** Bots are called by their level until somebody names them, people by a name of their own. */
  private nameBots(): void {
    const titles = new Set(this.catalogue.games.flatMap((game) => game.bots.map((card) => card.title)));
    const isOurs = (name: string): boolean => titles.has(name.replace(/ \d+$/, ""));
    for (const seat of this.seats) {
      if (seat.kind !== "bot" && isOurs(seat.name)) seat.name = this.freshName();
      if (seat.kind === "bot" && (isOurs(seat.name) || NAMES.includes(seat.name))) seat.name = this.botName(seat);
    }
  }

  private botName(seat: Seat): string {
    const title = this.bot(seat.level)?.title ?? say("lobby-bot");
    const others = new Set(this.seats.filter((other) => other !== seat).map((other) => other.name));
    for (let number = 1; ; number++) {
      const name = number === 1 ? title : `${title} ${number}`;
      if (!others.has(name)) return name;
    }
  }

  private freshName(): string {
    const taken = new Set(this.seats.map((seat) => seat.name));
    return NAMES.find((name) => !taken.has(name)) ?? say("lobby-pilot", { number: this.seats.length + 1 });
  }
}

/** Whoever comes by a link needs a host: where the page brings its own table, they sit at its screen. */
function kindHere(kind: Seat["kind"]): Seat["kind"] {
  return site && kind === "link" ? "person" : kind;
}

function kept(): NewMatch | null {
  try {
    const read: unknown = JSON.parse(device.get(KEPT) ?? "null");
    return looksRight(read) ? read : null;
  } catch {
    return null;
  }
}
