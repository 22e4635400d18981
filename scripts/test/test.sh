#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev test [ARGS...]: the C++ unit tests, pytest, then lit. ARGS go to pytest alone, to lit alone if they name lit tests, or to
# the unit tests alone if they name those. `--quick` alone runs the quick tier, and `--changed [COMMIT]` the tests that may
# notice what differs from the commit, by default the last one; test/tiers.json has both (scripts/test/tiers).
# Runs in the project's environment (./dev sets it up).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

# Commands run from the checkout, whatever the current directory: existing paths are made absolute.
for argument in "$@"; do
  shift
  case $argument in
    -* | /*) ;;
    *) [ ! -e "$argument" ] || argument=$PWD/$argument ;;
  esac
  set -- "$@" "$argument"
done
cd "$root"
# Otherwise each process compiles all tests each time, which takes eight seconds.
unset PYTHONDONTWRITEBYTECODE

# A process takes tests that stand beside each other, which share what they prepare.
run_pytest() { python -m pytest -n "$(nproc)" --dist worksteal "$@"; }
# -sv: the output of tests that fail, and a closing count.
run_lit() { lit -sv "$@"; }
# Files and directories select their suites, which have the names of the files. Prints failures and a count.
run_unit_tests() {
  suites=
  for argument in "$@"; do
    shift
    case $argument in
      --gtest_*) set -- "$@" "$argument" ;;
      *)
        [ -e "$argument" ] || die "there is no '$argument'"
        suites=$suites$(find "$argument" -name '*Test.cpp' | sed 's|.*/\(.*\)\.cpp$|\1.*:|' | tr -d '\n') ;;
    esac
  done
  [ -n "$suites" ] || die "no unit tests there; they are in cpp/unittests/*/*Test.cpp"
  unit_status=0
  for program in availability-core-unittests availability-unittests; do
    "$build/cmake/bin/$program" --gtest_brief=1 "--gtest_filter=$suites" "$@" || unit_status=$?
  done
  return "$unit_status"
}

case ${1-} in
  --quick | --changed)
    export PYTHONPATH="$root/scripts/facts:$root/scripts/test"
    exec python -m tiers "$@"
    ;;
esac

# A name of a test that is misspelt is no success.
for argument in "$@"; do
  file=${argument%%::*}
  case $file in
    -*) ;;
    test/* | cpp/* | "$root"/* | *.py | *.mlir | *.td | *.test)
      [ -e "$file" ] || die "there is no '$file'; the nearest is '$(python scripts/test/nearest.py "$file")'"
      ;;
  esac
done

kind=
for argument in "$@"; do
  case $argument in
    *cpp/unittests*) this="the unit tests" ;;
    *.mlir | *.td | *.test | */test | */test/[!p]*) this=lit ;;
    "$root"/*) this=pytest ;;
    *) continue ;;
  esac
  [ "${kind:=$this}" = "$this" ] || die "'$argument' is a test for $this, and those before it are for $kind: name tests of one kind"
done
if [ $# -gt 0 ]; then
  case $kind in
    "the unit tests") run_unit_tests "$@" ;;
    lit) run_lit "$@" ;;
    *) run_pytest "$@" ;;
  esac
  exit
fi

# The counts of pytest and lit end the log.
status=0
run_unit_tests cpp/unittests || status=$?
run_pytest || status=$?
run_lit test || status=$?
exit "$status"
