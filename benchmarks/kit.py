"""How long the complete kit for four players takes; it should be well under half a minute."""

import time

from skyrmish.printkit.choosing import choose
from skyrmish.printkit.making import make_kit

if __name__ == "__main__":
    start = time.process_time()
    kit = make_kit(choose(players=4))
    spent = time.process_time() - start
    print(f"the kit for four: {len(kit.parts)} solids and {len(kit.sheets)} sheets in {spent:.1f} s of one core")
