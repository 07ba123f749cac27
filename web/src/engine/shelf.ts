// The modules that a site brings along: fetched and compiled once, then taken as often as somebody wants one.

import type { Catalogue, ModuleAbout } from "./catalogue";
import { RulesModule } from "./module";

const CATALOGUE = "rules.json";

export type Fetched = (file: string) => Promise<BufferSource>;

export class Shelf {
  private readonly compiled = new Map<string, WebAssembly.Module>();

  constructor(
    readonly catalogue: Catalogue,
    private readonly fetched: Fetched,
  ) {}

  /** The shelf at an address that ends with a slash. */
  static async at(address: string): Promise<Shelf> {
    const bytes = async (file: string): Promise<BufferSource> => {
      const response = await fetch(address + file);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response.arrayBuffer();
    };
    const text = new TextDecoder().decode(await bytes(CATALOGUE));
    return new Shelf(JSON.parse(text) as Catalogue, bytes);
  }

  async load(name: string): Promise<void> {
    if (this.compiled.has(name)) return;
    this.compiled.set(name, await WebAssembly.compile(await this.fetched(this.about(name).file)));
  }

  async loadAll(): Promise<void> {
    await Promise.all(Object.keys(this.catalogue.modules).map((name) => this.load(name)));
  }

  /** A module with a memory of its own. It must be loaded; in a worker, this takes no time worth waiting for. */
  take(name: string): RulesModule {
    const module = this.compiled.get(name);
    if (!module) throw new Error(`${name} is not loaded`);
    return new RulesModule(new WebAssembly.Instance(module, {}).exports, this.about(name));
  }

  private about(name: string): ModuleAbout {
    const about = this.catalogue.modules[name];
    if (!about) throw new Error(`no module is called ${name}`);
    return about;
  }
}
