#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev lint [--fix]: format, static analysis, types. Runs everything, then fails if anything failed.
# Runs in the project's environment (./dev sets it up).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

clang_format="clang-format --dry-run -Werror"
ruff_format="ruff format --check --quiet" ruff_check="ruff check --quiet"
case ${1-} in
  "") ;;
  --fix)
    clang_format="clang-format -i"
    ruff_format="ruff format --quiet" ruff_check="ruff check --quiet --fix"
    ;;
  *) die "unknown argument '$1': ./dev lint takes --fix or nothing" ;;
esac

failed=
check() { # WHAT COMMAND...
  what=$1
  shift
  say "$what"
  "$@" >&2 || {
    printf '%s\n' "error: $what found something" >&2
    failed="$failed${failed:+, }$what"
  }
}

# shellcheck disable=SC2086,SC2046 # Lists of words; our file names have no spaces.
{
  check clang-format $clang_format $(source_files cpp test/lib examples scripts/lint | grep -E '\.(h|c|cpp)$')
  check "ruff format" $ruff_format .
  check "ruff check" $ruff_check .
  check shellcheck shellcheck -x dev scripts/*.sh scripts/*/*.sh scripts/*/*/*.sh third_party/*/*.sh .ci/run
  check mypy mypy
  check clang-tidy python scripts/lint/clang_tidy.py "$cache/clang-tidy"
}
# What failed may have scrolled away.
[ -z "$failed" ] || die "failed: $failed"
