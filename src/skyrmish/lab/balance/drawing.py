"""The few SVG parts that pictures of the lab are made of."""

from html import escape

DISPLAY = "Rokkitt, Rockwell, 'Roboto Slab', 'Bitstream Charter', Georgia, serif"
BODY = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


def text(x: float, y: float, words: str, size: float, colour: str, anchor: str = "start", style: str = "") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"'
    return f"<text {place}{' ' + style if style else ''}>{escape(words)}</text>"


def box(x: float, y: float, width: float, height: float, colour: str, style: str = "", title: str = "") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" fill="{colour}"'
    told = f"<title>{escape(title)}</title>" if title else ""
    return f"<rect {place}{' ' + style if style else ''}>{told}</rect>"


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1.0) -> str:
    place = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width:g}"/>'


def picture(width: float, height: float, parts: list[str], label: str, paper: str = "") -> str:
    """A whole SVG file, which may also stand inside a page."""
    ground = [box(0, 0, width, height, paper)] if paper else []
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
    head += f'height="{height:g}" role="img" aria-label="{escape(label)}" font-family="{escape(BODY)}">'
    return "\n".join([head, *ground, *parts, "</svg>"]) + "\n"


def bold(display: bool = False) -> str:
    return f'font-weight="700" font-family="{escape(DISPLAY)}"' if display else 'font-weight="700"'
