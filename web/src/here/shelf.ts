/** Matches in this browser: each as text, with its orders beside it. What is answered for is there after a crash. */
const NAME = "skyrmish", VERSION = 1;
const MATCHES = "matches", ORDERS = "orders";

export interface Shelf {
  readonly isKept: boolean;
  keep(match: string, text: string): Promise<void>;
  add(match: string, number: number, text: string): Promise<void>;
  find(match: string): Promise<[string, string[]] | undefined>;
  remove(match: string): Promise<void>;
}

/** The browser's own; where it has none to give, as in some private windows, one that lasts as long as the page. */
export async function openShelf(): Promise<Shelf> {
  const shelf = new KeptShelf();
  try {
    await shelf.begin();
    return shelf;
  } catch {
    return new LooseShelf();
  }
}

function opened(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES);
    request.result.createObjectStore(ORDERS); // by match and number
  };
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      request.result.onclose = closed;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

class KeptShelf implements Shelf {
  readonly isKept = true;

  private database: IDBDatabase | null = null; // whoever deletes a site's data closes it

  async begin(): Promise<IDBDatabase> {
    return (this.database ??= await opened(() => (this.database = null)));
  }

  keep(match: string, text: string): Promise<void> {
    return this.write(MATCHES, match, text);
  }

  add(match: string, number: number, text: string): Promise<void> {
    return this.write(ORDERS, [match, number], text);
  }

  async find(match: string): Promise<[string, string[]] | undefined> {
    const reading = (await this.begin()).transaction([MATCHES, ORDERS]);
    const text = reading.objectStore(MATCHES).get(match) as IDBRequest<string | undefined>;
    const orders = reading.objectStore(ORDERS).getAll(IDBKeyRange.bound([match], [match, []])) as IDBRequest<string[]>;
    await done(reading);
    return text.result === undefined ? undefined : [text.result, orders.result];
  }

  async remove(match: string): Promise<void> {
    const removing = (await this.begin()).transaction([MATCHES, ORDERS], "readwrite", { durability: "strict" });
    removing.objectStore(MATCHES).delete(match);
    removing.objectStore(ORDERS).delete(IDBKeyRange.bound([match], [match, []]));
    return done(removing);
  }

  private async write(store: string, key: IDBValidKey, text: string): Promise<void> {
    const writing = (await this.begin()).transaction(store, "readwrite", { durability: "strict" });
    writing.objectStore(store).put(text, key);
    return done(writing);
  }
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

class LooseShelf implements Shelf {
  readonly isKept = false;
  private readonly matches = new Map<string, [string, string[]]>();

  async keep(match: string, text: string): Promise<void> {
    this.matches.set(match, [text, this.matches.get(match)?.[1] ?? []]);
  }

  async add(match: string, _number: number, text: string): Promise<void> {
    this.matches.get(match)?.[1].push(text);
  }

  async find(match: string): Promise<[string, string[]] | undefined> {
    return this.matches.get(match);
  }
  async remove(match: string): Promise<void> {
    this.matches.delete(match);
  }
}
