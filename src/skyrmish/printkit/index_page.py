"""The kit's first page: a picture of every part, how many to print, what they take, and how to put them together."""

from html import escape
from pathlib import Path

from skyrmish.games.squadron_leader.rulesets.naming import module_title
from skyrmish.printkit import LICENCE, LICENCE_ADDRESS
from skyrmish.printkit.kit import Kit, MadePart, MadeSheet
from skyrmish.words.catalogue import say
from skyrmish.words.language import spoken

_STYLE = Path(__file__).with_name("index.css").read_text(encoding="utf-8")


def index_page(kit: Kit) -> str:
    """The whole page; it needs nothing but the files beside it."""
    face = kit.face
    needed = [part for part in kit.parts if part.count]
    spare = [part for part in kit.parts if not part.count]
    sections = [
        _solids("print-index-solids", needed),
        _solids("print-index-spare", spare),
        _plates(kit),
        _cutting(kit),
        _sheets(kit.sheets),
        _assembly(kit),
        _credit(face.credit),
    ]
    title = say("print-index-title", title=[face.title, *face.details()])
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>\n{_STYLE}</style>\n</head>\n<body>\n{_head(kit, title)}\n{''.join(sections)}</body>\n</html>\n"
    )


def _said(key: str, **facts: object) -> str:
    """A message as it stands in a page."""
    return escape(say(key, facts), quote=False)


def _head(kit: Kit, title: str) -> str:
    choices, totals = kit.face.choices, kit.totals()
    filament = {"grams": f"{totals['grams']:.0f}", "metres": f"{totals['metres']:.1f}"}
    paper = {"paper": choices.paper, "pages": int(totals["pages"]), "low_ink": choices.low_ink}
    rows = [
        ("filament", say("print-filament", filament)),
        ("time", _hours(totals["minutes"])),
        (
            "sizes",
            say("print-sizes", tolerance=choices.sizes.tolerance, thickness=choices.sizes.thickness * choices.times),
        ),
        ("paper", say("print-pages", paper)),
    ]
    if choices.modules:
        rows.append(("modules", ", ".join(map(module_title, choices.modules))))
    table = "".join(f"<tr><td>{_said(f'print-index-{key}')}</td><td>{escape(value)}</td></tr>" for key, value in rows)
    return (
        f"<h1>{escape(title)}</h1>\n<p>{_said('print-index-about', players=choices.players)}</p>\n"
        f'<table>{table}</table>\n<p class="quiet">{_said("print-index-estimates")}</p>'
    )


def _hours(minutes: float) -> str:
    hours, rest = divmod(round(minutes), 60)
    return say("print-hours", hours=hours, minutes=rest)


def _links(files: dict[str, str]) -> str:
    kinds = [kind for kind in ("stl", "3mf", "svg", "pdf") if kind in files]
    return " · ".join(f'<a href="{escape(files[kind])}">{kind.upper()}</a>' for kind in kinds)


def _solids(key: str, parts: list[MadePart]) -> str:
    if not parts:
        return ""
    return f'<h2>{_said(key)}</h2>\n<ul class="parts">\n{"".join(map(_solid, parts))}</ul>\n'


def _solid(part: MadePart) -> str:
    count = f'<span class="count">× {part.count}</span>' if part.count else ""
    size = dict(zip(("width", "length", "height"), part.size, strict=True))
    takes = _said("print-takes", **size, grams=part.each.grams, time=_hours(part.each.minutes), several=part.count > 1)
    change = f"<p>{_said('print-change-at', height=part.change_at)}</p>" if part.change_at else ""
    return (
        f'<li id="{part.name}"><img src="{part.files["picture"]}" alt="{escape(part.title)}" loading="lazy">'
        f"<h3>{count}{escape(part.title)}</h3><p>{escape(part.note)}</p><p>{takes}</p>"
        f"{change}<p>{_links(part.files)}</p></li>\n"
    )


def _plates(kit: Kit) -> str:
    """Everything needed, arranged for the bed: what lies on each plate, and what it takes."""
    if not kit.plates:
        return ""
    titles = {part.name: part.title for part in kit.parts}
    rows = ""
    for plate in kit.plates:
        held = [say("print-on-plate", count=count, title=titles[name]) for name, count in plate.parts.items()]
        link = f'<a href="{plate.files["3mf"]}">{_said("print-plate", number=plate.number)}</a>'
        takes = _said("print-plate-takes", grams=f"{plate.takes.grams:.0f}", time=_hours(plate.takes.minutes))
        rows += f"<tr><td>{link}</td><td>{escape(', '.join(held))}</td><td>{takes}</td></tr>\n"
    head = _said("print-index-plates", bed=kit.face.choices.bed)
    told = f"<p>{_said('print-larger-than-bed', parts=large)}</p>\n" if (large := _on_no_plate(kit)) else ""
    return f"<h2>{head}</h2>\n<table>\n{rows}</table>\n{told}<p>{_said('print-index-colours')}</p>\n"


def _on_no_plate(kit: Kit) -> list[str]:
    placed = {name for plate in kit.plates for name in plate.parts}
    return [part.title for part in kit.parts if part.count and part.name not in placed]


def _cutting(kit: Kit) -> str:
    """Flat parts nested on sheets of material."""
    if not kit.flats:
        return ""
    rows = ""
    for name, paths in kit.flats.items():
        links = " · ".join(f'<a href="{path}">{number}</a>' for number, path in enumerate(paths, 1))
        rows += f"<tr><td>{_said('print-cutting-sheet', sheet=name)}</td><td>{links}</td></tr>\n"
    kerf = _said("print-cutting-kerf", kerf=kit.face.choices.sizes.kerf)
    return f"<h2>{_said('print-index-cutting')}</h2>\n<p>{kerf}</p>\n<table>\n{rows}</table>\n"


def _sheets(sheets: list[MadeSheet]) -> str:
    if not sheets:
        return ""
    items = "".join(map(_sheet, sheets))
    how = _said("print-index-scale-how", square=any(sheet.name == "templates-sheet" for sheet in sheets))
    warning = f'<p class="warn"><b>{_said("print-index-scale")}</b> {how}</p>'
    return f'<h2>{_said("print-index-sheets")}</h2>\n{warning}\n<ul class="parts">\n{items}</ul>\n'


def _sheet(sheet: MadeSheet) -> str:
    title, shown = escape(sheet.title), escape(say("print-first-page", title=sheet.title))
    return (
        f'<li id="{sheet.name}"><img src="{sheet.files["picture"]}" alt="{shown}" loading="lazy">'
        f'<h3><span class="count">{_said("print-pages-short", pages=sheet.pages)}</span>{title}</h3>'
        f"<p>{escape(sheet.note)}</p><p>{_links(sheet.files)}</p></li>\n"
    )


def _assembly(kit: Kit) -> str:
    """How to put together what was made: what is true of any kit, and what the game says of its parts."""
    made = {*(part.name for part in kit.parts), *(sheet.name for sheet in kit.sheets)}
    steps = ["print-how-solids", *(key for name, key in kit.face.steps if name in made)]
    steps += ["print-how-flat"] if any("svg" in part.files for part in kit.parts) else []
    binding = "print-how-rules" if kit.face.choices.times == 1.0 else "print-how-binding"
    steps += ["print-how-paper", *([binding] if "rule-card" in made else [])]
    items = "".join(f"<li>{_said(key, **kit.face.facts)}</li>\n" for key in steps)
    return f"<h2>{_said('print-index-assembly')}</h2>\n<ol>\n{items}</ol>\n"


def _credit(credit: str) -> str:
    licence = f'<a href="{LICENCE_ADDRESS}">{LICENCE}</a>'
    words = say("print-index-licence", licence=licence, file='<a href="LICENCE.txt">LICENCE.txt</a>')
    whose = f"<p>{escape(credit)}</p>\n" if credit else ""
    return f"<h2>{_said('print-index-credit')}</h2>\n{whose}<p>{words}</p>\n"
