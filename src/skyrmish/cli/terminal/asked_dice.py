"""Dice that people throw on a real table and type in."""

from skyrmish.cli.terminal.voice import Leave, Voice


class AskedDice:
    """Asks for each roll at the keyboard, again until it can be one."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def take(self, count: int, sides: int, roll: str) -> list[int]:
        """The faces as they fell; ``862`` does for ``8 6 2``."""
        while True:
            dice = f"{count} d{sides}"
            text = self.voice.ask(f"Throw {dice} for the {roll} roll and type them: ", decision="dice", dice=count)
            if text.lower() in ("q", "quit"):
                raise Leave
            faces = _faces(text, count, sides)
            if len(faces) == count and all(1 <= face <= sides for face in faces):
                return faces
            self.voice.say(f"That is not {count} number{'s' if count > 1 else ''} from 1 to {sides}.", "refusal")


def _faces(text: str, count: int, sides: int) -> list[int]:
    words = text.replace(",", " ").split()
    if len(words) == 1 and count > 1 and sides < 10:
        words = list(words[0])
    if len(words) > count or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        return []
    return [int(word) for word in words]
