# make play    install and play in the browser        make docs    build the documentation
# make test    run everything that must pass          make bench   measure speed
# make dev     the environment for working on it      make clean   remove what was built
#
# make test FAST=1     run only what is quick, while you work
# make constraints     renew the versions in constraints.txt that everything is installed in
#
# PYTHON=/path/to/python3.12 chooses the Python; the first one of 3.11 or newer is taken otherwise.

.DEFAULT_GOAL := help
.SUFFIXES:
.PHONY: help play test dev docs bench constraints clean distclean python

PYTHON ?= $(shell for p in python3 python python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PIP := -m pip --disable-pip-version-check --no-input
DEV := .venv/bin/python
PLAY := build/play
COMPILED := build/compiled
BENCH := build/bench
LOWEST := build/lowest
# Read by pip, also where it builds a package by itself; recipes run beside this file.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
HEADING = @printf '\n\033[1m== %s\033[0m\n'
SAY_INTERPRETED = @! test -f build/interpreted || { \
	echo "The rules stay interpreted, and the opponents slow:"; cat build/interpreted; }

PACKAGING := pyproject.toml constraints.txt hatch_build.py $(wildcard scripts/*.py)
SOURCES := $(PACKAGING) README.md LICENSE $(shell find src ui/src ui/public ui/*.* -type f \
	! -path '*/__pycache__/*' ! -path 'src/alcaide/server/static/*' 2>/dev/null)

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

python:
	@test -n "$(PYTHON)" || { echo "Alcaide needs Python 3.11 or newer; none was found." \
		"Install one, or name it: make PYTHON=/path/to/python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
		"Alcaide needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make virtual" \
		"environments; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

# ---------------------------------------------------------------- playing

play: build/play.stamp
	@$(PLAY)/bin/alcaide serve --open

build/play.stamp: $(SOURCES) | python
	$(HEADING) "Installing Alcaide (once, and again when it has changed)"
	@test -x $(PLAY)/bin/python || $(PYTHON) -m venv $(PLAY)
	@$(PLAY)/bin/python $(PIP) install -q .
	@$(PLAY)/bin/alcaide --version
	$(SAY_INTERPRETED)
	@touch $@

# ---------------------------------------------------------------- working on it

dev: .venv/stamp

.venv/stamp: pyproject.toml constraints.txt | python
	$(HEADING) "Environment for development: .venv"
	@test -x $(DEV) || $(PYTHON) -m venv .venv
	@$(DEV) $(PIP) install -q -e '.[dev]'
	@! $(DEV) scripts/node.py needed || $(DEV) $(PIP) install -q \
		"$$($(DEV) -c 'import sys; sys.path.insert(0, "scripts"); import node; print(node.PACKAGE)')"
	@touch $@

test: .venv/stamp
	@$(DEV) scripts/stages.py $(if $(FAST),fast) $(if $(KEEP_GOING),--keep-going)

docs: .venv/stamp
	@$(DEV) -m sphinx -W --keep-going -q -j auto docs build/docs
	@echo "The documentation: build/docs/index.html"

# The package as it is shipped, made from its sdist by a Python that has nothing else yet, as on
# a player's machine; then the tests' tools beside it.
build/compiled.stamp: $(SOURCES) .venv/stamp
	@rm -rf build/sdist build/wheel $(COMPILED)
	@$(DEV) -m hatchling build -t sdist -d build/sdist
	@$(PYTHON) -m venv $(COMPILED)
	@ALCAIDE_COMPILE=1 $(COMPILED)/bin/python $(PIP) wheel -q --no-deps -w build/wheel \
		build/sdist/*.tar.gz
	@set -- build/wheel/*.whl; $(COMPILED)/bin/python $(PIP) install -q "$$1[test]"
	@$(COMPILED)/bin/alcaide --version
	@touch $@

# The same wheel beside the lowest versions that pyproject.toml allows the server.
build/lowest.stamp: build/compiled.stamp
	@rm -rf $(LOWEST)
	@$(PYTHON) -m venv $(LOWEST)
	@$(DEV) scripts/versions.py lowest > build/lowest.txt
	@PIP_CONSTRAINT= $(LOWEST)/bin/python $(PIP) install -q -r build/lowest.txt
	@$(LOWEST)/bin/python $(PIP) install -q --no-deps build/wheel/*.whl
	@touch $@

constraints: | python
	@rm -rf build/constraints
	@$(PYTHON) -m venv build/constraints
	@PIP_CONSTRAINT= PIP_BUILD_CONSTRAINT= build/constraints/bin/python scripts/versions.py lock
	@echo "Renewed: constraints.txt; now: make test"

bench: build/bench.stamp
	@$(BENCH)/bin/python benchmarks/run.py

build/bench.stamp: $(SOURCES) benchmarks/requirements.txt | python
	$(HEADING) "Environment for benchmarks: $(BENCH)"
	@test -x $(BENCH)/bin/python || $(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP) install -q -r benchmarks/requirements.txt '.[research]'
	$(SAY_INTERPRETED)
	@touch $@

clean:
	rm -rf build dist src/alcaide/server/static docs/_build .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache
	find src tests scripts benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean
	rm -rf .venv ui/node_modules
