/** What a screen reader is told: one sentence after the other, so that none is swallowed by the next. */
interface Line {
  number: number;
  text: string;
}

const KEPT = 12; // lines that stay, for whoever reads back

export class Announcer {
  polite = $state.raw<Line[]>([]); // when there is a pause
  assertive = $state.raw<Line[]>([]); // at once
  private count = 0;

  tell(text: string): void {
    if (text) this.polite = [...this.polite, this.line(text)].slice(-KEPT);
  }

  tellNow(text: string): void {
    if (text) this.assertive = [...this.assertive, this.line(text)].slice(-KEPT);
  }

  private line(text: string): Line {
    return { number: ++this.count, text };
  }
}
