import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// While working on the page, a table runs beside it: `skyrmish serve` on this port.
const TABLE = "http://127.0.0.1:8000";

// Words as they are read, without what only helps whoever writes them: comments, room between lines and brackets.
const briefWords: Plugin = {
  name: "brief-words",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await this.fs.readFile(id.slice(0, -"?raw".length), { encoding: "utf8" });
    const brief = text.replace(/^(#.*)?\n/gm, "").replace(/^ +/gm, " ").replaceAll("{ ", "{").replaceAll(" }", "}");
    return `export default ${JSON.stringify(brief)};`;
  },
};

export default defineConfig({
  plugins: [svelte(), briefWords],
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
