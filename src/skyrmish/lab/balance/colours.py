"""Paper and ink of the reports, and a scale from burnt orange over paper to blue that every eye can read."""

PAPER, RAISED, SUNK, HAIRLINE = "#FBF6E9", "#FFFDF6", "#F2EAD6", "#E2D6BA"
INK, INK_2, INK_3 = "#14264A", "#42516C", "#5F6B80"
GOLD, BRASS, NAVY = "#F2B632", "#B98A35", "#12233F"
SEATS = ("#D03F22", "#2152D4", "#4FA592", "#8A1F62", "#15181E", "#F2E9CF")  # ember, cobalt, jade, plum, slate, ivory
LOSING = ("#FBF6E9", "#F3CFA0", "#E59A55", "#C4631F", "#85380A")  # from even to lost
WINNING = ("#FBF6E9", "#C3D1F0", "#84A3E6", "#3D66D0", "#11307F")  # from even to won
DARK, LIGHT = "#01030A", "#FFFFFF"  # numbers on shades: ink and paper themselves would be too faint on the middle ones
FARTHEST = 0.35  # from even: beyond it, the colour does not get any deeper

Colour = tuple[float, float, float]


def shade(score: float) -> str:
    """The colour of a score: paper at one half."""
    ramp, depth = (WINNING if score >= 0.5 else LOSING), min(1.0, abs(score - 0.5) / FARTHEST) * (len(WINNING) - 1)
    step = min(int(depth), len(ramp) - 2)
    a, b = _parts(ramp[step]), _parts(ramp[step + 1])
    mixed = [round(x + (y - x) * (depth - step)) for x, y in zip(a, b, strict=True)]
    return "#" + "".join(f"{part:02X}" for part in mixed)


def ink_on(colour: str) -> str:
    """Dark or light, whichever stands out more."""
    ground = _luminance(colour) + 0.05
    return DARK if ground / (_luminance(DARK) + 0.05) >= (_luminance(LIGHT) + 0.05) / ground else LIGHT


def _parts(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    """As the guidelines for accessible contrast define it."""
    parts = [part / 255 for part in _parts(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
