/** The kit being chosen: its address on the server is all there is to it. */
import { asked, fetchCatalogue } from "../connection/asking";
import type { GameCard, KitList } from "../protocol/types";

export interface Group {
  name: string;
  fits: (part: string) => boolean;
}

/** Parts and sheets, gathered as a person thinks of them. */
export const GROUPS: Group[] = [
  { name: "templates", fits: (part) => /^(templates-sheet|.*template.*|straight|bank|turn|all-in-one.*)$/.test(part) },
  { name: "ruler", fits: (part) => part.startsWith("ruler") || part.startsWith("range") },
  { name: "planes", fits: (part) => /^(planes-sheet|plane|ship|altitude|first-player)/.test(part) },
  { name: "stats", fits: (part) => /^(stat-|peg)/.test(part) && part !== "stat-board-bomber" },
  { name: "expansion", fits: (part) => /^(bomb|balloon|stat-board-bomber)/.test(part) },
  { name: "mats", fits: (part) => part === "play-mat" },
  { name: "hex", fits: (part) => part === "hex-mat" },
  { name: "dice", fits: (part) => /^(dice|die)/.test(part) },
  { name: "rules", fits: (part) => part === "rule-card" },
  { name: "box", fits: (part) => /^(box|lid|tuck-box)/.test(part) },
];

export class KitChoice {
  games = $state.raw<GameCard[]>([]); // as the lobby has them
  game = $state("squadron-leader");
  edition = $state("");
  players = $state(2);
  paper = $state("a4");
  isLowInk = $state(false);
  tolerance = $state(0.15);
  without = $state<string[]>(["mats", "expansion", "hex", "box"]);
  list = $state.raw<KitList | null>(null);

  card: GameCard | undefined = $derived(this.games.find((card) => card.game === this.game));

  query: string = $derived.by(() => {
    const query = new URLSearchParams({
      game: this.game, players: String(this.players), paper: this.paper, low_ink: String(this.isLowInk), tolerance: String(this.tolerance),
    });
    if (this.edition) query.set("edition", this.edition);
    return query.toString();
  });
  groups: Group[] = $derived(GROUPS.filter((group) => this.namesIn(group).length > 0));
  sheets = $derived(this.list?.sheets.filter((sheet) => this.has(sheet.name)) ?? []);
  parts = $derived(this.list?.parts.filter((part) => this.has(part.name)) ?? []);

  async loadGames(): Promise<void> {
    this.games = (await fetchCatalogue()).games;
  }

  /** Another game is of its usual edition, and for no more players than it has seats. */
  chooseGame(game: string): void {
    this.game = game;
    this.edition = "";
    this.players = Math.min(this.players, this.card?.most_seats ?? this.players);
  }

  async load(query: string): Promise<void> {
    const list = await asked<KitList>(`api/kit?${query}`);
    if (query === this.query) this.list = list;
  }

  has(name: string): boolean {
    const group = GROUPS.find((each) => each.fits(name));
    return group === undefined || !this.without.includes(group.name);
  }

  switch(group: string): void {
    this.without = this.without.includes(group) ? this.without.filter((name) => name !== group) : [...this.without, group];
  }

  sheetAddress(name: string, form: "pdf" | "svg"): string {
    return `api/kit/sheets/${name}.${form}?${this.query}`;
  }

  partAddress(name: string, form: string): string {
    return `api/kit/parts/${name}.${form}?${this.query}`;
  }

  private namesIn(group: Group): string[] {
    return [...(this.list?.parts ?? []), ...(this.list?.sheets ?? [])].map((thing) => thing.name).filter((name) => group.fits(name));
  }
}
