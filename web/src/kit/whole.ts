/** A whole kit, made by the server step by step and then fetched as one file. */
import { problemOf, Refusal, streamed } from "../connection/asking";
import type { KitProgress } from "../protocol/types";

export async function makeWhole(query: string, parts: string[], told: (step: KitProgress) => void): Promise<string> {
  let ready = "";
  const choices = `${query}&parts=${parts.join(",")}`;
  for await (const step of streamed<KitProgress>(`api/kit/make?${choices}`)) {
    if (step.reason) throw new Refusal(problemOf(step.reason));
    told(step);
    ready = step.ready;
  }
  return `api/kit/made/${ready}.zip?${choices}`; // another server may be asked, which has to know what it is
}
