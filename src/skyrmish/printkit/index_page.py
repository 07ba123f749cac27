"""The kit's first page: a picture of every part, how many to print, what they take, and how to put them together."""

from html import escape

from skyrmish.printkit.kit import Kit, MadePart, MadeSheet
from skyrmish.printkit.paper.sheet import PAPER_NAMES
from skyrmish.printkit.rules import printed_rules

_STYLE = """
:root { color-scheme: light; --paper: #FBF6E9; --raised: #FFFDF6; --ink: #14264A; --ink2: #42516C; --edge: #97845A; }
body { margin: 0 auto; padding: 24px 20px 60px; max-width: 1120px; background: var(--paper); color: var(--ink);
  font: 15px/1.45 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
h1, h2 { font-family: Rokkitt, Rockwell, "Roboto Slab", serif; line-height: 1.1; }
h1 { font-size: 34px; margin: 0 0 6px; } h2 { font-size: 24px; margin: 36px 0 12px; }
p { max-width: 68ch; } .quiet { color: var(--ink2); }
.parts { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 14px; list-style: none;
  padding: 0; }
.parts li { background: var(--raised); border: 1px solid #E2D6BA; border-radius: 12px; padding: 12px; }
.parts img { width: 100%; height: 170px; object-fit: contain; }
.parts h3 { margin: 8px 0 2px; font-size: 16px; } .parts p { margin: 2px 0; font-size: 13px; color: var(--ink2); }
.count { float: right; font-weight: 700; color: var(--ink); }
a { color: #2152D4; }
.warn { background: #FFF0C2; border: 1px solid var(--edge); border-radius: 12px; padding: 10px 14px; }
table { border-collapse: collapse; } td { padding: 3px 18px 3px 0; } td:last-child { font-weight: 700; }
"""


def index_page(kit: Kit) -> str:
    """The whole page; it needs nothing but the files beside it."""
    rules = printed_rules(kit.choices)
    needed = [part for part in kit.parts if part.count]
    spare = [part for part in kit.parts if not part.count]
    sections = [
        _solids("For the 3D printer", needed),
        _solids("Instead, or as well, if you like", spare),
        _sheets(kit.sheets),
        _assembly(kit),
        _credit(rules.credit),
    ]
    title = f"Print kit: {', '.join([rules.title, *rules.details])}"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{_head(kit, title)}\n{''.join(sections)}</body>\n</html>\n"
    )


def _head(kit: Kit, title: str) -> str:
    choices, totals = kit.choices, kit.totals()
    players = f"{choices.players} player{'s' if choices.players > 1 else ''}"
    rows = [
        ("Filament for what the table needs", f"{totals['grams']:.0f} g, {totals['metres']:.1f} m of 1.75 mm"),
        ("Time to print it, about", _hours(totals["minutes"])),
        ("Clearance, thickness", f"{choices.sizes.tolerance:g} mm, {choices.sizes.thickness:g} mm"),
        ("Paper", f"{PAPER_NAMES[choices.paper]}, {totals['pages']:.0f} pages{', low ink' if choices.low_ink else ''}"),
    ]
    if choices.modules:
        rows.append(("Modules", ", ".join(choices.modules)))
    table = "".join(f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in rows)
    return (
        f"<h1>{escape(title)}</h1>\n<p>Everything for {players}, from the same geometry the game plays with: "
        "a printed template cannot disagree with the simulated one. Print plastic or paper, or some of each.</p>\n"
        f"<table>{table}</table>\n"
        '<p class="quiet">Grams and times are a rule of thumb: PLA, 0.2 mm layers, two walls, a fifth of infill.</p>'
    )


def _hours(minutes: float) -> str:
    hours, rest = divmod(round(minutes), 60)
    return f"{hours} h {rest} min" if hours else f"{rest} min"


def _links(files: dict[str, str]) -> str:
    kinds = [kind for kind in ("stl", "3mf", "svg", "pdf") if kind in files]
    return " · ".join(f'<a href="{escape(files[kind])}">{kind.upper()}</a>' for kind in kinds)


def _solids(title: str, parts: list[MadePart]) -> str:
    if not parts:
        return ""
    return f'<h2>{title}</h2>\n<ul class="parts">\n{"".join(map(_solid, parts))}</ul>\n'


def _solid(part: MadePart) -> str:
    count = f'<span class="count">× {part.count}</span>' if part.count else ""
    x, y, z = part.size
    each = " each" if part.count > 1 else ""
    return (
        f'<li id="{part.name}"><img src="{part.files["picture"]}" alt="{escape(part.title)}" loading="lazy">'
        f"<h3>{count}{escape(part.title)}</h3><p>{escape(part.note)}</p>"
        f"<p>{x:g} × {y:g} × {z:g} mm; {part.each.grams:g} g, {_hours(part.each.minutes)}{each}</p>"
        f"<p>{_links(part.files)}</p></li>\n"
    )


def _sheets(sheets: list[MadeSheet]) -> str:
    if not sheets:
        return ""
    items = "".join(map(_sheet, sheets))
    warning = (
        '<p class="warn"><b>Print at 100 %.</b> No “fit to page”. Lay a ruler on the 100 mm bar at the foot of a page '
        "(and on the 50 mm square of the templates): if it is not right, nothing else will be.</p>"
    )
    return f'<h2>On paper</h2>\n{warning}\n<ul class="parts">\n{items}</ul>\n'


def _sheet(sheet: MadeSheet) -> str:
    title = escape(sheet.title)
    return (
        f'<li id="{sheet.name}"><img src="{sheet.files["picture"]}" alt="{title}, first page" loading="lazy">'
        f'<h3><span class="count">{sheet.pages} p.</span>{title}</h3>'
        f"<p>{escape(sheet.note)}</p><p>{_links(sheet.files)}</p></li>\n"
    )


_STEPS = (  # how to put a part together, by the part or sheet that it is about; nothing: always
    ("", "Print every solid as it lies in its file: flat side down, no supports, 0.2 mm layers."),
    (
        "template-straight",
        "Try one plane in a template's notch before you print the rest. If it is tight, make the kit again with a "
        "larger --tolerance; if it rattles, with a smaller one.",
    ),
    ("altitude-ring", "Altitude rings go under the plane, boss upwards; they lock and cannot turn."),
    ("ruler-part-1", "Push the ruler's dovetails together from above, part 1 to 2 to 3."),
    ("peg", "Pegs go into the stat board from the front: one in each row."),
    ("plane", "Flat parts can be cut with a laser from the SVG files: red is cut, blue is scored, black is engraved."),
    (
        "dice-stickers",
        "Print the dice, or buy blank ones of 16 mm. Print the stickers on label paper, cut them, and stick them on.",
    ),
    ("dice-stickers", "Aces have cut corners and a letter; the Decision die has a gold ring."),
    ("", "Glue paper pieces on card before you cut them, or print on card of 160 g."),
    (
        "rule-card",
        "Each sheet of rules folds to eight pages: fold every dashed line, cut the solid one, push the ends together.",
    ),
)


def _assembly(kit: Kit) -> str:
    made = {"", *(part.name for part in kit.parts), *(sheet.name for sheet in kit.sheets)}
    steps = "".join(f"<li>{escape(step)}</li>\n" for name, step in _STEPS if name in made)
    return f"<h2>Put it together</h2>\n<ol>\n{steps}</ol>\n"


def _credit(credit: str) -> str:
    return (
        f"<h2>Whose work</h2>\n<p>{escape(credit)}</p>\n"
        "<p>Squadron Leader was designed by Tim Smith and is licensed CC BY-SA 4.0; Space Pirates was designed by "
        "PirateJC and is licensed CC BY-SA 4.0. The models, drawings and texts of this kit are Skyrmish's own and are "
        'licensed <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>: share and change them, '
        'name their makers, keep the licence. See <a href="LICENCE.txt">LICENCE.txt</a>.</p>\n'
    )
