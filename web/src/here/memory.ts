/** Python's memory as it is once everything is loaded: kept after the first visit, so that the next ones need not load it again. */
const CACHE = "memory-of-skyrmish"; // not among the files of the site, which go with their version
const PAGE = 65536;

/** Under the names of the files that it was made of, which follow from what is in them. It is read while the rest is loaded. */
export async function recalled(name: string): Promise<{ memory: Promise<Uint8Array> } | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(name);
    if (!kept) return null;
    const memory = kept.arrayBuffer().then((bytes) => new Uint8Array(bytes));
    memory.catch(() => undefined); // it is heard of by whoever needs it
    return { memory };
  } catch {
    return null; // nothing may be kept here
  }
}

/** In place of what an earlier version has left. */
export async function keep(name: string, memory: Uint8Array): Promise<void> {
  await caches.delete(CACHE);
  await (await caches.open(CACHE)).put(name, new Response(memory as Uint8Array<ArrayBuffer>));
}

export async function forget(): Promise<void> {
  await caches.delete(CACHE).catch(() => false);
}

/** Python's WebAssembly begins with less memory than it had when it was kept, and does not grow for it by itself. */
export function makeRoomFor(memory: Promise<Uint8Array>): () => void {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const [made, { byteLength }] = await Promise.all([instantiateStreaming(source, imports), memory]);
    const room = made.instance.exports["memory"];
    const missing = room instanceof WebAssembly.Memory ? byteLength - room.buffer.byteLength : 0;
    if (missing > 0) (room as WebAssembly.Memory).grow(Math.ceil(missing / PAGE));
    return made;
  };
  return () => void (WebAssembly.instantiateStreaming = instantiateStreaming);
}
