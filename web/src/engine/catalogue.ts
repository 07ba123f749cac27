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

/** The whole numbers of one field of a record, in bytes as they were read. */
export function wholeNumbers(record: RecordAbout, field: string, bytes: Uint8Array): number[] {
  const about = record.fields[field];
  if (about?.kind !== "int") throw new RangeError(`no whole numbers are called ${field}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset + about.offset);
  return Array.from({ length: about.items ?? 1 }, (_, k) => Number(view.getBigInt64(8 * k, true)));
}
