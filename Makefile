# Petteia: `make play` and `make test` do all the set-up on a fresh clone. They need Python 3.11+ and make.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play release check test soak lint bench golden schemas snapshots pictures clean ready tools built web wheel install pure suites read test-installed test-pure test-fresh test-web test-suites browser postgresql

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
NO_PYTHON := Petteia needs Python 3.11 or newer, and none was found. Install one (Debian: apt-get install python3 python3-venv) or say where it is: make PYTHON=/path/to/python3.12
JOBS ?= 2
T ?=
GAME ?=
NAME ?=
SINGLE ?= --single

VENV := .venv
PURE := .venv-pure
SUITES := .venv-suites
AGORA := tests/games/agora
RELAY := bench/load/game
OUTSIDE := build/outside
# Folders too, so that it is noticed when a file is gone; of the games beside the package files only, as tests leave caches there.
SOURCES := pyproject.toml setup.py $(shell find petteia -not -path '*__pycache__*' -not -name '*.pyc' -not -path 'petteia/server/web/*') \
	$(shell find $(AGORA) $(RELAY) -type f -not -path '*__pycache__*')
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/fixtures/*' -not -path 'web/lint/*') $(wildcard petteia/locale/*/common.ftl petteia/locale/*/web*.ftl petteia/locale/*/tutorial*.ftl docs/rules/*.md docs/rules/*/*.md)
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 nice
# Where Python looks first must not be this folder: tests are about what was installed.
PYTEST = cd tests && PYTHONSAFEPATH=1 PYTHONDONTWRITEBYTECODE=1

help: ## this list
	@echo "Petteia. On a fresh clone these do all the set-up themselves:"
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-8s %s\n", $$1, $$2}'
	@echo "T=... hands arguments to pytest (make test-installed T='-k undo'), JOBS=... sets how many run at once."

# In the browser; where Node is missing and so the web client, in the terminal. play.py says how it is set up.
play: ## play; GAME=... names a game, TERMINAL=1 stays in the terminal
	@test -n "$(PYTHON)" || { echo "$(NO_PYTHON)"; exit 1; }
	@exec $(PYTHON) play.py $(if $(TERMINAL),--terminal) $(GAME)

test: ## build the wheel, install it compiled and pure, test both, and play in a browser
	@test -n "$(PYTHON)" || { echo "$(NO_PYTHON)"; exit 1; }
	@MAKE="$(MAKE)" $(PYTHON) tests/stages.py

check: tools ## in a minute: lint, types, and the rules and snapshots of the games that changed; no build
	@$(VENV)/bin/python -P tests/check.py

soak: install pure suites browser postgresql ## everything at its full length, and the long tests: every CPython compiled, many more games
	@nice $(VENV)/bin/python -P web/build.py --lint --laid-out
	$(PYTEST) $(SETTING) $(BUILT) nice ../$(VENV)/bin/pytest -n $(JOBS) --dist worksteal -m 'soak or not soak' $(IN_SUITES:%=--ignore=%) $(T)
	@nice $(SUITES)/bin/python tests/suites/fetch.py rl lab cluster
	@$(MAKE) --no-print-directory test-suites BUDGET=100 HANGS= T="$(IN_SUITES) -m 'soak or not soak'"
	@$(MAKE) --no-print-directory test-pure BUDGET_PURE=100 HANGS=

lint: tools ## ruff and mypy --strict
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/mypy

bench: install pure ## how fast: our games and, beside them, catanatron and OpenSpiel
	@$(PIP) $(VENV)/bin/pip install -qq "$$(ls build/wheel/*.whl)[bench]"
	@$(VENV)/bin/petteia bench --game $(OUTSIDE)/agora.py:GAME
	@$(VENV)/bin/python -P bench/peers --pure $(PURE)/bin/python --check

golden: tools ## make golden records anew; NAME=deukalion/horse makes one of them
	@PYTHONPATH=$(CURDIR) nice $(VENV)/bin/python -m tests.record.make_golden $(NAME)

schemas: tools ## write cells.py of each game and docs/positions.md anew from what schema.toml declares
	@PYTHONPATH=$(CURDIR) nice $(VENV)/bin/python -m petteia.engine.schema

snapshots: tools ## accept what seats are shown in golden records now, after a look at `python -m tests.record.snapshots`
	@PYTHONPATH=$(CURDIR) nice $(VENV)/bin/python -m tests.record.snapshots --accept

release: install pure build/fast/.done ## an sdist, wheels and a single file with the web client, what is inside and checksums, into dist; ALSO="python3.13" adds wheels
	@$(VENV)/bin/python -P web/build.py --must
	@$(PIP) $(VENV)/bin/pip install -qq "$$(ls build/wheel/*.whl)[release]"
	@$(VENV)/bin/python -P release $(SINGLE) $(patsubst %,--also %,$(ALSO))

pictures: install browser ## take the pictures in docs/pictures anew
	@$(PYTEST) nice ../$(VENV)/bin/python -P ../tests/web/pictures.py

clean: ## remove everything that was built or installed here
	rm -rf build dist petteia/server/web web/node_modules web/lint/node_modules *.egg-info $(VENV) $(PURE) $(SUITES) .venv-play .mypy_cache .ruff_cache .pytest_cache tests/.pytest_cache .hypothesis tests/.hypothesis
	find petteia tests -name __pycache__ -type d -prune -exec rm -rf {} +

# -- the stages of `make test` ---------------------------------------------------------------------------------

SETTING = PETTEIA_FORM=$$(cat $(CURDIR)/build/form) PETTEIA_COMPILED_AGORA=$(CURDIR)/$(OUTSIDE)
BUILT = PETTEIA_WHEEL=$$(ls $(CURDIR)/build/wheel/*.whl) PETTEIA_PURE_WHEEL=$$(ls $(CURDIR)/build/pure/*.whl)

# What `make test` has built is what all of its stages test: installed anew in one, because somebody has changed a file
# meanwhile, it would be gone for a moment from under the others.
READY = $(if $(PETTEIA_STAGES),,install)

# The tools come from one registry, what the client is built with from another: one waits while the other reckons.
ready:
	@$(MAKE) --no-print-directory -j tools web

# Fetching a browser and writing the C leave time for what does not need them. Two wheels at once would share one folder.
built: build/pure/.done
	@$(MAKE) --no-print-directory -j browser lint install suites read
	@$(MAKE) --no-print-directory postgresql

tools: $(VENV)/.tools
web: build/web/.done
wheel: build/wheel/.done
install: $(VENV)/.installed
pure: $(PURE)/.installed
suites: $(SUITES)/.installed

define make-venv
	@test -n "$(PYTHON)" || { echo "$(NO_PYTHON)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is not Python 3.11 or newer. Say where one is: make PYTHON=/path/to/python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) cannot make virtual environments. On Debian or Ubuntu: apt-get install python3-venv. Or name another Python: make PYTHON=/path/to/python3.12"; exit 1; }
	@test -x $(1)/bin/$(2) || { echo "making $(1) with $$($(PYTHON) -V)"; rm -rf $(1); $(PYTHON) -m venv $(3) $(1); }
endef

# The environments beside the first have no pip of their own, which would take seconds to make: the first one's serves them.
PIP_OF = $(PIP) $(VENV)/bin/pip --python $(1)/bin/python

$(VENV)/bin/pip:
	$(call make-venv,$(VENV),pip)

# Much of what the tools bring as Python is hardly ever imported: names in eighty languages, tests, what mypy
# has as machine code. It needs no byte code; whoever imports some of it after all makes it then.
HARDLY_READ := packages/(.*/)?(faker|mypy|mypyc|pip|setuptools|tests)/
# The versions of the tools stand in pyproject.toml only.
$(VENV)/.tools: pyproject.toml | $(VENV)/bin/pip
	@$(VENV)/bin/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		extra = project["optional-dependencies"]; print(*project["dependencies"], *extra["compile"], *extra["test"], *extra["browser"], *extra["postgres"], *extra["notice"], *extra["share"], *extra["passkey"], sep="\n")' > $(VENV)/tools.txt
	@echo "installing what building, testing and playing need"
	@$(PIP) $(VENV)/bin/pip install -qq --no-compile -r $(VENV)/tools.txt
	@$(PIP) $(VENV)/bin/python -m compileall -qq -x '$(HARDLY_READ)' "$$($(VENV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" || true
	@touch $@

# Without Node there is a sentence, and the house has its plain page. `-S`: what is being installed meanwhile is not seen.
build/web/.done: $(WEB_SOURCES) | $(VENV)/bin/pip
	@mkdir -p build/web
	@nice $(VENV)/bin/python -S -P web/build.py
	@touch $@

# Where this machine can compile, not compiling is an error: otherwise the pure form would be tested twice.
build/wheel/.done: $(VENV)/.tools build/web/.done $(SOURCES)
	@rm -rf build/wheel $(OUTSIDE); mkdir -p build/wheel
	@$(VENV)/bin/python -c 'import setup; print(setup.expected_form())' > build/form
	@echo "building the $$(cat build/form) form$$($(VENV)/bin/python -c 'import setup; print(setup.hindrance() and ": " + setup.hindrance())')"
	@test "$$(cat build/form)" = pure || { export PETTEIA_COMPILE=1 PETTEIA_ALSO_COMPILE=$(AGORA)/agora.py:$(RELAY)/relay.py PETTEIA_ALSO_INTO=$(OUTSIDE); }; \
	$(PIP) $(VENV)/bin/pip wheel -v --no-deps --no-build-isolation -w build/wheel . > build/wheel.log 2>&1 \
		|| { grep -v '^  adding\|^  copying' build/wheel.log | tail -40; echo "the whole log is in build/wheel.log"; exit 1; }
	@mkdir -p $(OUTSIDE); cp -rn $(AGORA)/* $(RELAY)/* $(OUTSIDE) 2>/dev/null || true
	@touch $@

# For whoever plays and never builds: what was measured fastest (docs/experiments.md), however long the C compiler takes.
build/fast/.done: build/wheel/.done
	@rm -rf build/fast; mkdir -p build/fast
	@echo "building the $$(cat build/form) form once more, for release"
	@PETTEIA_OPT=3 $(PIP) $(VENV)/bin/pip wheel -qq --no-deps --no-build-isolation -w build/fast .
	@touch $@

$(VENV)/.installed: build/wheel/.done
	@$(PIP) $(VENV)/bin/pip install -qq --force-reinstall --no-deps build/wheel/*.whl
	@$(VENV)/bin/petteia --version
	@touch $@

build/pure/.done: $(VENV)/.tools build/web/.done $(SOURCES)
	@rm -rf build/pure; mkdir -p build/pure
	@PETTEIA_COMPILE=0 $(PIP) $(VENV)/bin/pip wheel -qq --no-deps --no-build-isolation -w build/pure .
	@touch $@

# Everything but Petteia itself is that of the first environment, found after its own: a minute less to install.
$(PURE)/.installed: build/pure/.done
	$(call make-venv,$(PURE),python,--without-pip)
	@$(call PIP_OF,$(PURE)) install -qq --force-reinstall --no-deps build/pure/*.whl
	@$(VENV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$($(PURE)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/shared.pth"
	@$(PURE)/bin/petteia --version
	@touch $@

# Every process of pytest reads all tests, and writes nothing beside them; what is read once before takes each a quarter of the time.
# It notes nothing for the summary: not what is run elsewhere for not run. Written down it is even where Python is told to keep nothing.
read: pure
	@cd tests && PETTEIA_STAGES= PYTHONDONTWRITEBYTECODE= PYTHONSAFEPATH=1 PETTEIA_FORM=pure nice ../$(PURE)/bin/python -m pytest -q -n 0 -p no:cacheprovider --collect-only >/dev/null 2>&1 || true

# What brings the public suites of the adapters; pytest and Petteia itself, compiled, are those of the first environment.
$(SUITES)/.installed: $(VENV)/.tools pyproject.toml tests/suites/fetch.py
	$(call make-venv,$(SUITES),python,--without-pip)
	@$(VENV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$($(SUITES)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/shared.pth"
	@nice $(SUITES)/bin/python tests/suites/fetch.py
	@touch $@

IN_SUITES = suites adapters lab/test_run.py lab/test_ray.py

# A test that has not ended by then hangs: it is ended, says where it stood, and counts as failed.
HANGS = -o faulthandler_timeout=420 -o faulthandler_exit_on_timeout=true

# What fails while much else shares the machine is tried once more alone, and both are told; what fails twice has failed.
EXPORTED = export PETTEIA_FORM PETTEIA_COMPILED_AGORA PETTEIA_BUDGET PYTHONSAFEPATH PYTHONDONTWRITEBYTECODE
once-more = status=$$?; test $$status = 1 || exit $$status; echo "once more, one after the other, what failed:"; \
	nice ../$(VENV)/bin/pytest -q -n 0 $(HANGS) -o cache_dir=.pytest_cache/$(1) --last-failed --last-failed-no-failures none $(2)
INSTALLED = --ignore=fresh_machine --ignore=web $(IN_SUITES:%=--ignore=%)

# How much of what could be tried is tried, in percent; `make soak` tries all of it.
BUDGET ?= 10
test-installed: $(READY) postgresql
	@$(PYTEST) $(SETTING) PETTEIA_BUDGET=$(BUDGET); $(EXPORTED); \
	nice ../$(VENV)/bin/pytest -q -n $(JOBS) $(HANGS) -o cache_dir=.pytest_cache/installed --dist worksteal --durations=12 --durations-min=5 $(INSTALLED) $(T) \
		|| { $(call once-more,installed,$(INSTALLED)); }

# What the two forms could differ in, with smaller budgets: the pure one is ten times slower.
BOTH_FORMS = test_build.py rules record conformance
# What the engine reckons about knowledge, and what the suite finds in broken games, is nearly all of the slower form's time.
# Random games say of the pure form nothing that equal digests of such games do not (test-fresh), record/ plays every
# golden record with all that is told of it, and pages, sources and files of components are read by the same code in either form.
SLOW_IF_PURE = $(patsubst tests/%,%,$(wildcard $(addprefix tests/conformance/test_,enumeration.py hidden_deck.py broken_variants.py sound_games.py options.py) \
	$(addprefix tests/rules/*/test_,golden.py invariants.py smoke.py reactions.py) $(addprefix tests/rules/test_,limits.py options.py rulebook.py rulebook_pages.py)))
BUDGET_PURE ?= 5
test-pure: $(READY:install=install pure)
	@$(PYTEST) $(SETTING) PETTEIA_FORM=pure PETTEIA_BUDGET=$(BUDGET_PURE) nice ../$(PURE)/bin/python -m pytest -q -n $(JOBS) $(HANGS) --dist worksteal --durations=12 --durations-min=5 $(or $(T),$(BOTH_FORMS) $(if $(filter 100,$(BUDGET_PURE)),,$(SLOW_IF_PURE:%=--ignore=%)))

test-fresh: $(READY:install=install pure)
	@$(PYTEST) $(SETTING) $(BUILT) PETTEIA_BUDGET=$(BUDGET) nice ../$(VENV)/bin/pytest -q -n $(JOBS) $(HANGS) --dist worksteal --durations=8 --durations-min=5 fresh_machine $(T)

# The suites of PettingZoo, Gymnasium and OpenSpiel as they are, and our own tests of what needs their packages.
test-suites: $(READY:install=install suites)
	@$(PYTEST) $(SETTING) PETTEIA_BUDGET=$(BUDGET) nice ../$(SUITES)/bin/python -m pytest -q -n $(JOBS) $(HANGS) --dist worksteal --durations=8 --durations-min=5 $(or $(T),$(IN_SUITES))

# A whole browser: games are played by clicking, touching and typing.
test-web: $(READY) browser
	@nice $(VENV)/bin/python -P web/build.py --must
	@nice $(VENV)/bin/python -P web/build.py --run check
	@nice $(VENV)/bin/python -P web/build.py --lint
	@nice $(VENV)/bin/python -P web/build.py --run test
	@$(PYTEST) $(SETTING) PETTEIA_BUDGET=$(BUDGET); $(EXPORTED); \
	nice ../$(VENV)/bin/pytest -q -n $(JOBS) $(HANGS) -o cache_dir=.pytest_cache/web --dist worksteal --durations=8 --durations-min=5 web $(T) \
		|| { $(call once-more,web,web); }

# Chromium without its windows, where Debian has it: what nobody looks at takes a quarter less of the processor there.
SHELL_ONLY := chromium-headless-shell
CHROMIUM ?= $(shell command -v $(SHELL_ONLY) || command -v chromium || command -v chromium-browser || command -v google-chrome)
browser:
	@test "$(notdir $(CHROMIUM))" = $(SHELL_ONLY) -o "$(origin CHROMIUM)" != file || { command -v apt-get >/dev/null && test "$$(id -u)" = 0 \
		&& { echo "installing Debian's Chromium without windows, in which the web client is tested"; apt-get update -qq; \
			for each in $(SHELL_ONLY) $(if $(CHROMIUM),,chromium); do apt-get install -y -qq --no-install-recommends $$each >/dev/null 2>&1 && break; done; }; } \
		|| test -n "$(CHROMIUM)" \
		|| { echo "The web client is tested in Chromium, and there is none. On Debian or Ubuntu: sudo apt-get install chromium. Or say where one is: make CHROMIUM=/path/to/chromium"; exit 1; }

# Where it cannot be had, what is tested on it is skipped, and the end says so.
POSTGRESQL ?= $(shell command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | tail -1)
postgresql:
	@test -n "$(POSTGRESQL)" || { command -v apt-get >/dev/null && test "$$(id -u)" = 0 \
		&& { echo "installing Debian's postgresql, on which the store is tested"; apt-get update -qq; apt-get install -y -qq --no-install-recommends postgresql >/dev/null; }; } \
		|| { said="not run: the store on PostgreSQL, for there is none. On Debian or Ubuntu: sudo apt-get install -y postgresql"; echo "$$said"; \
			test -z "$$PETTEIA_STAGES" || grep -qsxF "$$said" "$$PETTEIA_STAGES/not_run" || echo "$$said" >> "$$PETTEIA_STAGES/not_run"; }
