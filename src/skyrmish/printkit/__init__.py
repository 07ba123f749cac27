"""The kit to print: solids, cutting files and paper from the geometry, the rule sheet and the dice of a game."""

LICENCE = "CC BY-SA 4.0"  # of models, drawings and words
LICENCE_ADDRESS = "https://creativecommons.org/licenses/by-sa/4.0/"
