// Many games of one kind, as data that Python has made: any worker can play any part of them.

import type { RulesModule } from "./module";

export interface Parcel {
  size: number;
  pieces: [offset: number, bytes: Uint8Array][]; // all else is zero
}

export interface Job {
  module: string;
  rule: string;
  records: Parcel[];
  numbers: (number | bigint)[]; // they come before the first game and the one beyond the last
  counts: number; // the record in which games are counted
}

export class JobPlayer {
  private readonly addresses: number[];

  constructor(
    private readonly module: RulesModule,
    private readonly job: Job,
  ) {
    this.addresses = job.records.map((parcel) => module.reserve(parcel.size));
    job.records.forEach((parcel, k) => this.lay(parcel, this.addresses[k] ?? 0));
  }

  /** What is counted over the games from one number to before another. */
  play(first: number, beyond: number): Uint8Array {
    const { rule, numbers, records, counts } = this.job;
    const sums = records[counts];
    const address = this.addresses[counts];
    if (!sums || address === undefined) throw new RangeError("nothing counts these games");
    this.module.clear(address, sums.size);
    this.lay(sums, address);
    this.module.call(rule, ...this.addresses, ...numbers, first, beyond);
    return this.module.read(address, sums.size);
  }

  private lay(parcel: Parcel, address: number): void {
    for (const [offset, bytes] of parcel.pieces) this.module.write(address + offset, bytes);
  }
}
