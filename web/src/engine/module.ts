// One WebAssembly module of rules, with a memory of its own: room for records, and calls by name.

import type { ModuleAbout, RuleAbout } from "./catalogue";

const PAGE = 65536;
const ALIGNMENT = 64;
const NUMBER = 8; // bytes, of a result or a fault

type Raw = (...values: (number | bigint)[]) => number;

/** A rule failed, or there is no such rule. */
export class RuleFault extends Error {}

export class RulesModule {
  private readonly memory: WebAssembly.Memory;
  private free: number;
  private readonly result: number;

  constructor(
    private readonly exports: WebAssembly.Exports,
    private readonly about: ModuleAbout,
  ) {
    this.memory = exports["memory"] as WebAssembly.Memory;
    this.free = Number((exports["__heap_base"] as WebAssembly.Global).value);
    this.result = this.reserve(2 * NUMBER);
  }

  /** The address of so many bytes, all zero. They are never given back: whoever is done with a record uses it again. */
  reserve(size: number): number {
    const address = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = address + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  write(address: number, bytes: Uint8Array): void {
    new Uint8Array(this.memory.buffer).set(bytes, address);
  }

  read(address: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer).slice(address, address + size);
  }

  clear(address: number, size: number): void {
    new Uint8Array(this.memory.buffer).fill(0, address, address + size);
  }

  /** Do what a rule says; records are told by their addresses. */
  call(rule: string, ...values: (number | bigint)[]): number | bigint | undefined {
    const about = this.about.rules[rule];
    if (!about || values.length !== about.takes.length) throw new RuleFault(`${rule} does not take that`);
    const failed = (this.exports[rule] as Raw)(this.result, this.result + NUMBER, ...passed(about, values));
    if (failed) throw new RuleFault(`${rule} failed`);
    const view = new DataView(this.memory.buffer, this.result);
    if (about.gives === "none") return undefined;
    return about.gives === "int" ? view.getBigInt64(0, true) : view.getFloat64(0, true);
  }
}

/** Whole numbers are told as BigInts, whatever they were. */
function passed(about: RuleAbout, values: (number | bigint)[]): (number | bigint)[] {
  return values.map((value, k) => (about.takes[k] === "int" ? BigInt(value) : Number(value)));
}
