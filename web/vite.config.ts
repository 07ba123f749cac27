import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { fonts } from "./fonts.mjs";
import { words } from "./words.mjs";

// While working on the page, a table runs beside it: `skyrmish serve` on this port.
const TABLE = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words, fonts],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/skyrmish/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  // The words lie with those of the table.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: TABLE }, "/ws": { target: TABLE, ws: true } } },
});
