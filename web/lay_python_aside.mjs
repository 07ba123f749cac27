// Python for pages that bring their own table, laid where `skyrmish site` finds it.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const FROM = new URL("node_modules/pyodide/", import.meta.url);
const TO = new URL("../src/skyrmish/site/pyodide/", import.meta.url);
const PARTS = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LOCK = "pyodide-lock.json"; // of packages, none of which is used

mkdirSync(TO, { recursive: true });
for (const part of PARTS) cpSync(new URL(part, FROM), new URL(part, TO));
const { info } = JSON.parse(readFileSync(new URL(LOCK, FROM), "utf-8"));
writeFileSync(new URL(LOCK, TO), JSON.stringify({ info, packages: {} }));
