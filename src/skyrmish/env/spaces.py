"""The spaces of an environment, the same for every seat; and what it can show of itself."""

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from skyrmish.env.faces.face import Face
from skyrmish.env.naming import need
from skyrmish.env.telling import text_of
from skyrmish.words.lists import either
from skyrmish.words.refusal import Refusal

if TYPE_CHECKING:
    from skyrmish.env.numbered_match import NumberedMatch

HUMAN, PICTURE, TEXT = "human", "rgb_array", "ansi"
RENDER_MODES = [HUMAN, PICTURE, TEXT]
FRAMES = 2  # a second, that an eye can follow


def action_space(face: Face) -> spaces.Discrete:
    return spaces.Discrete(face.actions)


def observation_space(face: Face) -> spaces.Dict:
    sight = spaces.Box(-face.bound, face.bound, (face.sights,), np.float32)
    return spaces.Dict({"observation": sight, "action_mask": spaces.Box(0, 1, (face.actions,), np.int8)})


def metadata_of(name: str) -> dict[str, Any]:
    """What libraries want to know of an environment."""
    return {"name": name, "render_modes": RENDER_MODES, "render_fps": FRAMES, "is_parallelizable": False}


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refusal("env-render-mode", given=repr(mode), known=either(RENDER_MODES))
    return mode


def rendered(numbered: "NumberedMatch", mode: str | None) -> Any:
    """The table as a picture, as text, or as text that is printed."""
    if mode == PICTURE:
        need("PIL")
        return np.asarray(numbered.face.picture(numbered.match).convert("RGB"), np.uint8)
    if mode == TEXT:
        return text_of(numbered.match)
    if mode == HUMAN:
        print(text_of(numbered.match))
    return None
