/** A whole kit, made by the server line by line and then fetched as one file. */
import { Refusal, refusalOf } from "../connection/asking";
import type { KitProgress } from "../protocol/types";

export async function makeWhole(query: string, parts: string[], told: (step: KitProgress) => void): Promise<string> {
  const answer = await fetch(`api/kit/make?${query}&parts=${parts.join(",")}`);
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  let ready = "";
  for await (const line of linesOf(answer.body)) {
    const step = JSON.parse(line) as KitProgress;
    if (step.reason) throw new Refusal(step.reason, "");
    told(step);
    ready = step.ready;
  }
  return `api/kit/made/${ready}.zip`;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += value ?? "";
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter(Boolean);
    if (done) return;
  }
}
