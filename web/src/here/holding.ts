/** A match is played in one tab: whoever has its lock. Where a browser has no locks, tabs do not know of each other. */
export class Holding {
  private readonly held = new Set<string>();

  constructor(private readonly lost: (match: string) => void) {}

  /** Whether the match is this tab's now; if it insists, the tab that had it lets go. */
  take(match: string, insists: boolean): Promise<boolean> {
    if (this.held.has(match) || !navigator.locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      navigator.locks
        .request(`skyrmish ${match}`, insists ? { steal: true } : { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          if (!lock) return undefined;
          this.held.add(match);
          return new Promise(() => undefined); // as long as this tab lives
        })
        .catch(() => {
          if (this.held.delete(match)) this.lost(match);
        });
    });
  }
}
