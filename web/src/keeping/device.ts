/** What this device, or this tab, remembers by name. Where a browser keeps nothing, or has no more room, it lasts as long as the page. */
class Memory {
  private readonly loose = new Map<string, string>();

  constructor(private readonly reach: () => Storage) {}

  names(): string[] {
    return [...new Set([...this.tried((storage) => Object.keys(storage), []), ...this.loose.keys()])];
  }

  get(name: string): string | null {
    return this.loose.get(name) ?? this.tried((storage) => storage.getItem(name), null);
  }

  set(name: string, text: string): void {
    this.loose.set(name, text);
    this.tried((storage) => {
      storage.setItem(name, text);
      this.loose.delete(name);
    }, undefined);
  }

  remove(name: string): void {
    this.loose.delete(name);
    this.tried((storage) => storage.removeItem(name), undefined);
  }

  /** Even to look for it is forbidden in some windows. */
  private tried<Found>(act: (storage: Storage) => Found, otherwise: Found): Found {
    try {
      return act(this.reach());
    } catch {
      return otherwise;
    }
  }
}

export const device = new Memory(() => localStorage);
export const tab = new Memory(() => sessionStorage);
