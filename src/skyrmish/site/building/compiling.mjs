// Python files of a zip, compiled by the very Python that will run them: node compiling.mjs PYODIDE IN OUT
// Without docstrings and lines, which nobody reads there; so the page starts in half the time. A dataclass has a dash for one: it would
// write one itself, and take longer for that than for all else.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.writeFile("/from.zip", readFileSync(from));
python.runPython(`
import ast, io, zipfile, py_compile, importlib._bootstrap_external as files
LONG_AGO = (1980, 1, 1, 0, 0, 0)

def with_dashes(text, name):
    tree = ast.parse(text, name)
    for each in ast.walk(tree):
        if isinstance(each, ast.ClassDef) and any("dataclass" in ast.dump(mark) for mark in each.decorator_list):
            each.body.insert(0, ast.parse("__doc__ = '-'").body[0])
    return tree

HERE = bytes([0b11101111, 0])  # eight instructions in the line before: whoever tells of a fault needs one for each

def without_lines(code):
    inner = tuple(without_lines(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=HERE * -(-len(code.co_code) // 16), co_filename="")

out = io.BytesIO()
with zipfile.ZipFile("/from.zip") as given, zipfile.ZipFile(out, "w") as made:
    for name in given.namelist():
        data = given.read(name)
        if name.endswith(".py"):
            code = without_lines(compile(with_dashes(data, name), name, "exec", dont_inherit=True, optimize=2))
            name, data = name + "c", bytes(files._code_to_hash_pyc(code, bytes(8), False))
        made.writestr(zipfile.ZipInfo(name, LONG_AGO), data)
open("/to.zip", "wb").write(out.getvalue())
`);
writeFileSync(to, python.FS.readFile("/to.zip"));
