// Sums of many parts as one, told now and then: whoever listens would take longer to hear each of them.

const PAUSE = 200; // ms

export class Together {
  private sums: BigInt64Array | null = null;
  private told = 0;

  constructor(private readonly heard: (sums: Uint8Array) => void) {}

  /** All that is counted is whole numbers, and what two parts have counted is their sum. */
  add(part: Uint8Array): void {
    const numbers = new BigInt64Array(part.slice().buffer);
    if (this.sums) numbers.forEach((number, k) => (this.sums![k]! += number));
    else this.sums = numbers;
    if (performance.now() - this.told > PAUSE) this.tell();
  }

  tell(): void {
    if (!this.sums) return;
    this.heard(new Uint8Array(this.sums.buffer));
    this.sums = null;
    this.told = performance.now();
  }
}
