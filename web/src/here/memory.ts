/** Python's memory as it is once everything is loaded: kept after the first visit, so that the next ones need not load it again. */
const CACHE = "memory-of-skyrmish"; // not among the files of the site, which go with their version
const PAGE = 65536;

/** Under the names of the files that it was made of, which follow from what is in them. */
export async function recalled(name: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(name);
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
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
export function makeRoomFor(memory: Uint8Array): () => void {
  const { instantiateStreaming } = WebAssembly;
  const grown = (made: WebAssembly.WebAssemblyInstantiatedSource): WebAssembly.WebAssemblyInstantiatedSource => {
    const room = made.instance.exports["memory"];
    const missing = room instanceof WebAssembly.Memory ? memory.byteLength - room.buffer.byteLength : 0;
    if (missing > 0) (room as WebAssembly.Memory).grow(Math.ceil(missing / PAGE));
    return made;
  };
  WebAssembly.instantiateStreaming = async (source, imports) => grown(await instantiateStreaming(source, imports));
  return () => void (WebAssembly.instantiateStreaming = instantiateStreaming);
}
