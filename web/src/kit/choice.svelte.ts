/** The kit being chosen: its address on the server is all there is to it. */
import { asked, fetchCatalogue } from "../connection/asking";
import type { EditionCard, GameCard, KitList, MissionCard } from "../protocol/types";
import { language } from "../words/language";

export class KitChoice {
  games = $state.raw<GameCard[]>([]); // as the lobby has them
  private allMissions = $state.raw<MissionCard[]>([]);
  game = $state("");
  edition = $state("");
  players = $state(2);
  isForAll = $state(true); // modules: each by itself, or the chosen ones together
  modules = $state<string[]>([]);
  board = $state("open");
  width = $state(0); // 0: as printed
  height = $state(0);
  mission = $state("");
  paper = $state("a4");
  isLowInk = $state(false);
  tolerance = $state(0.15);
  bed = $state(220); // mm
  scale = $state(100); // per cent
  without = $state<string[]>(["mats", "expansion", "hex", "box"]);
  list = $state.raw<KitList | null>(null);
  private listed = $state(""); // the query that the list answers: what is shown is asked for by it, and not by the next one

  card: GameCard | undefined = $derived(this.games.find((card) => card.game === this.game));

  editionCard: EditionCard | undefined = $derived(this.card?.editions.find((card) => card.edition === this.edition) ?? this.card?.editions[0]);
  missions: MissionCard[] = $derived(this.allMissions.filter((card) => card.game === this.game));
  boardSize: [number, number] = $derived.by(() => {
    const printed = this.board === "hex" ? this.editionCard?.hex_board : this.editionCard?.board;
    return [this.width || (printed?.[0] ?? 0), this.height || (printed?.[1] ?? 0)];
  });

  query: string = $derived.by(() => {
    const query = new URLSearchParams({
      game: this.game, players: String(this.players), paper: this.paper, low_ink: String(this.isLowInk), tolerance: String(this.tolerance), bed: String(this.bed), scale: String(this.scale),
    });
    if (this.edition) query.set("edition", this.edition);
    if (!this.isForAll) query.set("modules", this.modules.join(",") || "none");
    if (this.width || this.height || this.board === "hex") query.set("board", `${this.board === "hex" ? "hex:" : ""}${this.boardSize.join("x")}`);
    if (this.mission) query.set("mission", this.mission);
    query.set("language", language); // sheets are asked for by their addresses alone
    return query.toString();
  });
  isCurrent: boolean = $derived(this.list !== null && this.listed === this.query);
  groups: string[] = $derived([...new Set([...(this.list?.parts ?? []), ...(this.list?.sheets ?? [])].map((thing) => thing.group))]);
  sheets = $derived(this.list?.sheets.filter((sheet) => !this.without.includes(sheet.group)) ?? []);
  parts = $derived(this.list?.parts.filter((part) => !this.without.includes(part.group)) ?? []);

  async loadGames(): Promise<void> {
    const catalogue = await fetchCatalogue();
    this.games = catalogue.games;
    this.game ||= catalogue.games[0]!.game;
    this.allMissions = catalogue.missions;
  }

  /** Another game is of its usual edition, as printed, and for no more players than it has seats. */
  chooseGame(game: string): void {
    this.game = game;
    this.mission = "";
    this.chooseEdition("");
    this.chooseBoard("open");
    this.players = Math.min(this.players, this.card?.most_seats ?? this.players);
  }

  chooseEdition(edition: string): void {
    this.edition = edition;
    this.modules = [];
  }

  chooseBoard(board: string): void {
    this.board = board;
    this.width = this.height = 0;
  }

  /** A module comes with those that it needs, and without those that it excludes. */
  switchModule(name: string): void {
    if (this.modules.includes(name)) {
      this.modules = this.modules.filter((other) => other !== name);
      return;
    }
    const card = this.editionCard?.modules.find((module) => module.name === name);
    const kept = this.modules.filter((other) => !card?.excludes.includes(other));
    this.modules = [...new Set([...kept, ...(card?.needs ?? []), name])];
  }

  async load(query: string): Promise<void> {
    const list = await asked<KitList>(`api/kit?${query}`);
    if (query === this.query) [this.list, this.listed] = [list, query];
  }

  switch(group: string): void {
    this.without = this.without.includes(group) ? this.without.filter((name) => name !== group) : [...this.without, group];
  }

  sheetAddress(name: string, form: "pdf" | "svg"): string {
    return `api/kit/sheets/${name}.${form}?${this.listed}`;
  }

  partAddress(name: string, form: string): string {
    return `api/kit/parts/${name}.${form}?${this.listed}`;
  }
}
