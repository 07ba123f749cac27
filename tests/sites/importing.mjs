// Every module of ours is imported by the Python of a site: node importing.mjs PYTHON SOURCES. What cannot be is told,
// and all that the lobby says is said.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [python, sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${python}/pyodide.mjs`).href);
const runtime = await loadPyodide({ indexURL: `${python}/` });
runtime.FS.writeFile("/sources.zip", readFileSync(sources));
const told = runtime.runPython(`
import importlib, json, sys, zipfile
zipfile.ZipFile("/sources.zip").extractall("/sources")
sys.path.insert(0, "/sources")
names = [name.removesuffix(".pyc").removesuffix(".py").replace("/", ".").removesuffix(".__init__")
         for name in zipfile.ZipFile("/sources.zip").namelist() if name.startswith("skyrmish/") and ".py" in name]
faults = {}
for name in names:
    try:
        importlib.import_module(name)
    except Exception as fault:
        faults[name] = repr(fault)
from skyrmish.table.lobby.catalogue import catalogue
from skyrmish.words.language import languages, said_in
import traceback
try:
    said_in(languages()[0], None)
except TypeError:
    where = traceback.format_exc()  # a log of what went wrong must not go wrong itself
json.dumps({"where": where, "faults": faults, "said": [len(said_in(language, catalogue).presets) for language in languages()]})
`);
console.log(told);
