/** The kit being chosen: its address on the server is all there is to it. */
import { asked, fetchCatalogue } from "../connection/asking";
import type { GameCard, KitList } from "../protocol/types";

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
  groups: string[] = $derived([...new Set([...(this.list?.parts ?? []), ...(this.list?.sheets ?? [])].map((thing) => thing.group))]);
  sheets = $derived(this.list?.sheets.filter((sheet) => !this.without.includes(sheet.group)) ?? []);
  parts = $derived(this.list?.parts.filter((part) => !this.without.includes(part.group)) ?? []);

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

  switch(group: string): void {
    this.without = this.without.includes(group) ? this.without.filter((name) => name !== group) : [...this.without, group];
  }

  sheetAddress(name: string, form: "pdf" | "svg"): string {
    return `api/kit/sheets/${name}.${form}?${this.query}`;
  }

  partAddress(name: string, form: string): string {
    return `api/kit/parts/${name}.${form}?${this.query}`;
  }
}
