/** Files that lie packed, as Pyodide asks for them: by their own names. */
const WASM = "application/wasm";
const KINDS: Record<string, string | undefined> = { ".wasm": WASM, ".zip": "application/zip" };

/** From now on what lies in these places is unpacked on its way; ``came`` is told how much did, ``broke`` what did not come. */
export function fetchPacked(places: string[], came: (bytes: number) => void, broke: (problem: unknown) => void): void {
  const fetchPlainly = self.fetch.bind(self);
  let compiled: Promise<WebAssembly.Module>;
  self.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const kind = KINDS[address.slice(address.lastIndexOf("."))];
    if (!kind || !places.some((place) => address.startsWith(place))) return fetchPlainly(asked, options);
    const answer = await fetchPlainly(`${address}.pack`, options);
    if (!answer.ok || !answer.body) {
      broke(new Error(`${address}: ${answer.status}`));
      return answer;
    }
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, onwards) {
        came(part.byteLength);
        onwards.enqueue(part);
      },
    });
    const unpacked = new DecompressionStream("gzip");
    answer.body.pipeTo(counted.writable).catch(broke);
    counted.readable.pipeTo(unpacked.writable as WritableStream<Uint8Array>).catch(broke);
    const whole = new Response(unpacked.readable, { headers: { "content-type": kind } });
    if (kind !== WASM) return whole;
    compiled = WebAssembly.compileStreaming(whole);
    compiled.catch(broke);
    return new Response();
  };
  // Compiled as it comes: Pyodide would begin with that only when its scripts and its memory are there.
  WebAssembly.instantiateStreaming = async (asked, imports) => {
    await asked; // on a slow line it has not been answered yet
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}
