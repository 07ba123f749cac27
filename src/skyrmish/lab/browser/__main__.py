"""``python -m skyrmish.lab.browser OUT`` writes the modules of a page."""

import sys
from pathlib import Path

from skyrmish.lab.browser.building import build

if __name__ == "__main__":
    print(build(Path(sys.argv[1])))
