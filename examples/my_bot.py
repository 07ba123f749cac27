"""A bot in ten lines: `skyrmish arena --bots rookie,examples/my_bot.py:Eager --games 20`."""

PREFERRED = ("attack", "straight", "end", "reroll", "assign 3 2 4 3", "place")


class Eager:
    """Shoots whenever it can, and otherwise flies one straight ahead, or turns where that leaves the board."""

    def choose(self, view):
        steps = [option.partition(": ")[2] for option in view.options]
        step = next((step for wish in PREFERRED for step in steps if step.startswith(wish)), steps[0])
        who = view.options[0].partition(": ")[0]
        return [f"{who}: {step}", f"{who}: end"] if view.kind == "move" else f"{who}: {step}"
