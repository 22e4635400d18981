#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev test [ARGS...]: pytest, then lit. ARGS go to pytest alone, or to lit alone if they name lit tests.
# Runs in the project's environment (./dev sets it up).
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/scripts/lib.sh"

# Runs from the checkout, wherever we are: paths that exist here are made absolute.
for argument in "$@"; do
  shift
  case $argument in
    -* | /*) ;;
    *) [ ! -e "$argument" ] || argument=$PWD/$argument ;;
  esac
  set -- "$@" "$argument"
done
cd "$root"

run_pytest() { python -m pytest -n "$(nproc)" "$@"; }
# -sv: the output of tests that fail, and a closing count.
run_lit() { lit -sv "$@"; }

for argument in "$@"; do
  case $argument in
    *.mlir | *.td | *.test | */test | */test/[!p]*)
      run_lit "$@"
      exit
      ;;
  esac
done
if [ $# -gt 0 ]; then
  run_pytest "$@"
  exit
fi

status=0
run_pytest || status=$?
run_lit test || status=$?
exit "$status"
