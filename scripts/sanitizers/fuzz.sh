#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev fuzz [--seconds SECONDS] [NAME...]: has libFuzzer hand our C++ entry points whatever makes them do something new, under
# AddressSanitizer and UndefinedBehaviorSanitizer. NAMEs are those of cpp/fuzz: module, binary, target, assembly; by default all. SECONDS are for all
# of them together; by default two minutes. Runs in the project's environment (./dev sets it up).
#
# First, all seeds are tried: cpp/fuzz/seeds, and for modules those of the tests. What is found is in build/fuzz/found, and
# belongs into cpp/fuzz/seeds once it is mended. What libFuzzer learns stays in build/fuzz/corpus for the next time.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/sanitizers/sanitized.sh"
cd "$root"

seconds=120
if [ "${1-}" = --seconds ]; then
  [ $# -ge 2 ] || die "--seconds needs a number"
  seconds=$2
  shift 2
fi
[ $# -gt 0 ] || set -- module binary target assembly
programs=
for name in "$@"; do
  [ -d "cpp/fuzz/seeds/$name" ] || die "there is no fuzzer '$name'; there are module, binary, target and assembly"
  programs="$programs fuzz-$name"
done

lock "$build/lock"
say "building the fuzzers (the log is $build/logs/fuzz.log)"
# shellcheck disable=SC2086 # A list of words.
run_logged "$build/logs/fuzz.log" asan_build $programs
exec 9>&- # The lock is for building.

# libMLIR doesn't free everything at exit.
export ASAN_OPTIONS="$asan_options:detect_leaks=0"
# libFuzzer's own libraries come before it.
runtime=$(sanitizer_runtime asan)
status=0
for name in "$@"; do
  corpus=$build/fuzz/corpus/$name found=$build/fuzz/found/$name
  mkdir -p "$corpus" "$found"
  seeds=cpp/fuzz/seeds/$name
  [ "$name" != module ] || seeds="$seeds test/ir test/corpus/spirv test/corpus/tosa"
  dictionary=
  [ ! -e "cpp/fuzz/$name.dict" ] || dictionary=-dict=cpp/fuzz/$name.dict
  say "fuzz-$name: $((seconds / $#)) seconds"
  # An input may take twenty seconds and 2 GB. The seed is fixed, so that machines without a corpus try the
  # same inputs.
  # shellcheck disable=SC2086 # Lists of words.
  env "LD_PRELOAD=$runtime" "$build/asan/cmake/bin/fuzz-$name" $dictionary "-max_total_time=$((seconds / $#))" -timeout=20 -rss_limit_mb=2048 -seed=1 \
    -print_final_stats=1 -verbosity=1 -close_fd_mask=1 "-artifact_prefix=$found/" "$corpus" $seeds >"$build/logs/fuzz-$name.log" 2>&1 || {
    grep -aE 'ERROR|SUMMARY|runtime error|Test unit written|check refuses|can.t be read again' "$build/logs/fuzz-$name.log" >&2 || :
    printf '%s\n' "error: fuzz-$name found something in $found; the log is $build/logs/fuzz-$name.log" >&2
    status=1
  }
  LC_ALL=C sed -n 's/^stat::number_of_executed_units: */inputs: /p; s/^stat::peak_rss_mb: */MB at most: /p' "$build/logs/fuzz-$name.log" >&2
done
exit "$status"
