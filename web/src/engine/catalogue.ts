// What the build says about its modules (docs/in_browser.md): which rules each has, and where a record's fields lie.

export type Gives = "none" | "int" | "float";

export interface RuleAbout {
  takes: string[];
  gives: Gives;
}

export interface ModuleAbout {
  file: string;
  rules: Record<string, RuleAbout>;
}

export interface FieldAbout {
  offset: number;
  kind: string;
  items?: number;
}

export interface RecordAbout {
  size: number;
  fields: Record<string, FieldAbout>;
}

export interface Catalogue {
  modules: Record<string, ModuleAbout>;
  records: Record<string, RecordAbout>;
}
