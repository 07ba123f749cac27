/** The language of this page: the one that was chosen on this device, or the first of the browser's that there is. */
import languages from "virtual:languages";

import { device } from "../keeping/device";

const KEPT = "skyrmish.language";
const USUAL = "en";

/** All that there are, each by its code and the name that its speakers have for it. */
export const LANGUAGES = Object.entries(languages).map(([code, { name }]) => ({ code, name }));
export const language = chosen() ?? preferred();

function chosen(): string | null {
  const kept = device.get(KEPT);
  return kept && kept in languages ? kept : null;
}

function preferred(): string {
  const wanted = (globalThis.document && navigator.languages) || [];
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find((code) => code in languages) ?? USUAL;
}

/** Everything on the page, and what the table has told it, is said anew: it is loaded again. */
export function chooseLanguage(code: string): void {
  device.set(KEPT, code);
  location.reload();
}
