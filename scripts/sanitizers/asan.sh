#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev asan [ARGS...]: the whole suite, or pytest with ARGS, under AddressSanitizer and UndefinedBehaviorSanitizer: the libraries, the
# extensions, the generator and the C++ unit tests are compiled with them. Takes hours on two cores. Runs in the
# project's environment (./dev sets it up).
#
# LeakSanitizer watches the unit tests, and the tests of conversions, in which MLIR and Python call each other. Elsewhere it
# would report what other programs, of LLVM's and Debian's, leave to the system at their end.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/sanitizers/sanitized.sh"
cd "$root"

lock "$build/lock"
say "building with sanitizers (the log is $build/logs/asan.log)"
site=$build/asan/site
# shellcheck disable=SC2317 # run_logged calls it.
build_all() {
  asan_build all &&
    rm -rf "$site" &&
    cmake --install "$build/asan/cmake" --component MLIRAvailability --prefix "$site" &&
    cp -R python/mlir "$site"
}
run_logged "$build/logs/asan.log" build_all
exec 9>&- # The lock is for building.

export LSAN_OPTIONS="suppressions=$root/scripts/sanitizers/lsan.supp:print_suppressions=0"
export UBSAN_OPTIONS=print_stacktrace=1
runtime=$(sanitizer_runtime asan)

# Python's own allocator would hide uses after free.
watch_pytest() { # LEAKS ARGS...
  leaks=$1
  shift
  env "ASAN_OPTIONS=$asan_options:detect_leaks=$leaks" PYTHONMALLOC=malloc "PYTHONPATH=$site" "LD_PRELOAD=$runtime" \
    "$python" -m pytest -p no:cacheprovider "$@"
}

if [ $# -gt 0 ]; then
  say "testing under AddressSanitizer"
  watch_pytest 1 "$@"
  exit
fi

status=0
say "unit tests"
for program in availability-core-unittests availability-unittests; do
  ASAN_OPTIONS=$asan_options:detect_leaks=1 "$build/asan/cmake/bin/$program" --gtest_brief=1 || status=$?
done
say "tests of conversions, with leaks"
watch_pytest 1 test/python/test_conversion.py test/python/test_conversion_misuse.py \
  test/python/test_detached_blocks.py test/python/test_outline.py test/python/test_target_env.py \
  test/python/test_transform.py test/python/test_version_migration.py || status=$?
say "all other tests"
watch_pytest 0 -n "$(nproc)" || status=$?
say "lit"
# Some tests expect that upstream's tools crash, and know a crash by its signal.
env "ASAN_OPTIONS=$asan_options:detect_leaks=0:handle_segv=0:handle_abort=0" "PYTHONPATH=$site" "MLIR_AVAILABILITY_BUILD=$build/asan/cmake" \
  "LD_PRELOAD=$runtime" "$python" "$venv/bin/lit" -sv test || status=$?
exit "$status"
