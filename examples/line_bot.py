"""A bot as a program, in any language: a line of JSON in, a line of JSON out (docs/bot-protocol.md)."""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    if "choose" not in question:
        answer = {"name": "any first step"}
    else:
        view = question["choose"]
        option = random.Random(question["seed"]).choice(view["options"])
        answer = {"orders": [option, option.partition(": ")[0] + ": end"] if view["kind"] == "move" else [option]}
    print(json.dumps(answer), flush=True)
