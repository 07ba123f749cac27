"""The page's sources as tests read them: what stands in the markup, and which literals stand in the code."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
SOURCE = WEB / "src"
SPOKEN = {"aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt", "label"}
SCRIPT = re.compile(r"<script.*?>(.*?)</script>", re.DOTALL)
NOT_MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
REGEX = re.compile(r"/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
BEFORE_REGEX = re.compile(r"(?:^|[(,=:\[!&|?};]|=>|return)\s*$")
QUOTED = re.compile(r'"((?:\\.|[^"\\\n])*)"|\'((?:\\.|[^\'\\\n])*)\'')


def sources() -> list[Path]:
    made = SOURCE / "protocol" / "types.ts"
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and path != made)


@dataclass
class Page:
    """One file: texts of its markup, the code of its script and of the expressions in its markup, and those shown."""

    texts: list[str]
    code: list[str]
    shown: list[str] = field(default_factory=list)  # expressions whose value is read by a person

    @classmethod
    def read(cls, path: Path) -> "Page":
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".ts":
            return cls([], [text])
        page = cls([], SCRIPT.findall(text))
        page._walk(NOT_MARKUP.sub("", text))
        return page

    def _walk(self, markup: str) -> None:
        at, said = 0, ""
        while at < len(markup):
            if markup[at] == "{":
                end = end_of_brackets(markup, at)
                inside = markup[at + 1 : end - 1]
                self.code.append(inside.lstrip("#:/@"))
                self.shown += [] if inside[0] in "#:/@" else [inside]
                said, at = said + " … ", end
            elif markup[at] == "<":
                self.texts.append(said)
                said, at = "", self._tag(markup, at)
            else:
                said, at = said + markup[at], at + 1
        self.texts.append(said)

    def _tag(self, markup: str, at: int) -> int:
        """Read a tag with its attributes; the place after it."""
        attribute = re.compile(r"\s*([^\s=>/{]+)(=)?")
        at = re.compile(r"</?[\w:.-]*").match(markup, at).end()  # type: ignore[union-attr]
        while markup[at] != ">":
            found = attribute.match(markup, at)
            if markup[at] == "{":
                end = end_of_brackets(markup, at)
                self.code.append(markup[at + 1 : end - 1])
                at = end
            elif found and found[1]:
                at = self._value(found[1], markup, found.end()) if found[2] else found.end()
            else:
                at += 1
        return at + 1

    def _value(self, name: str, markup: str, at: int) -> int:
        if markup[at] == "{":
            end = end_of_brackets(markup, at)
            self.code.append(markup[at + 1 : end - 1])
            self.shown += self.code[-1:] if name in SPOKEN else []
            return end
        end = markup.index(markup[at], at + 1)
        if name in SPOKEN:
            self.texts.append(markup[at + 1 : end])
        return end + 1


def end_of_brackets(text: str, at: int) -> int:
    """The place after the bracket that closes this one."""
    opens, depth = text[at], 0
    closes = {"{": "}", "(": ")"}[opens]
    while True:
        letter = text[at]
        if letter in "\"'":
            at = QUOTED.match(text, at).end()  # type: ignore[union-attr]
            continue
        if letter == "`":
            at = end_of_template(text, at)
            continue
        if found := regex_at(text, at):
            at = found.end()
            continue
        depth += (letter == opens) - (letter == closes)
        at += 1
        if depth == 0:
            return at


def regex_at(code: str, at: int) -> re.Match[str] | None:
    """A regular expression that begins here: only where no value stands before it that could be divided."""
    return REGEX.match(code, at) if code[at] == "/" and BEFORE_REGEX.search(code[max(0, at - 20) : at]) else None


def end_of_template(text: str, at: int) -> int:
    at += 1
    while text[at] != "`":
        at = end_of_brackets(text, at + 1) if text.startswith("${", at) else at + 1 + (text[at] == "\\")
    return at + 1


def literals(code: str) -> Iterator[str]:
    """Every string in some code; in a template, … stands for what is put in."""
    at = 0
    while at < len(code):
        if found := COMMENT.match(code, at) or regex_at(code, at):
            at = found.end()
        elif found := QUOTED.match(code, at):
            yield found[1] if found[1] is not None else found[2]
            at = found.end()
        elif code[at] == "`":
            end = end_of_template(code, at)
            yield from _parts(code[at + 1 : end - 1])
            at = end
        else:
            at += 1


def _parts(template: str) -> Iterator[str]:
    said, at = "", 0
    while at < len(template):
        if template.startswith("${", at):
            end = end_of_brackets(template, at + 1)
            yield from literals(template[at + 2 : end - 1])
            said, at = said + "…", end
        else:
            said, at = said + template[at], at + 1
    yield said
