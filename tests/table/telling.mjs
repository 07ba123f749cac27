// Says events as the page does. Reads a list of {welcome, pilots, events}; writes, for each event, how the record has it
// and how each of the pilots is told it.
import { json } from "node:stream/consumers";
import { createServer } from "vite";

import { words } from "./words.mjs";

const heard = await json(process.stdin);
const server = await createServer({ configFile: false, plugins: [words], appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true }, server: { middlewareMode: true, ws: false, watch: null, fs: { strict: false } } });
const { loadLanguage } = await server.ssrLoadModule("/src/words/say.ts");
await loadLanguage();
const { asRecorded, toldTo } = await server.ssrLoadModule("/src/words/told.ts");
const said = heard.map(({ welcome, pilots, events }) => events.map((event) => [asRecorded(event, welcome), ...pilots.map((pilot) => toldTo(pilot, event, welcome))]));
process.stdout.write(JSON.stringify(said), () => process.exit(0));
