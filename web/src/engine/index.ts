// Rules as WebAssembly, for whoever thinks in a page.

export type { Catalogue, ModuleAbout, RecordAbout } from "./catalogue";
export type { Job, Parcel } from "./job";
export { playAll } from "./crew";
export { JobPlayer } from "./job";
export { RuleFault, RulesModule } from "./module";
export { Shelf } from "./shelf";
