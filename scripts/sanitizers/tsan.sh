#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev tsan [ARGS...]: the C++ unit tests of what runs on several threads under ThreadSanitizer; ARGS go to GoogleTest
# (--gtest_filter=NAME). Runs in the project's environment (./dev sets it up).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/sanitizers/sanitized.sh"
cd "$root"

lock "$build/lock"
say "building with ThreadSanitizer (the log is $build/logs/tsan.log)"
programs='availability-core-unittests availability-unittests'
# shellcheck disable=SC2086 # A list of words.
run_logged "$build/logs/tsan.log" sanitized_build tsan thread \
  -DMLIR_AVAILABILITY_BUILD_TESTS=ON -DMLIR_AVAILABILITY_ENABLE_PYTHON=OFF -- $programs
exec 9>&- # The lock is for building.

# ignore_noninstrumented_modules: libMLIR isn't built with the sanitizer, which therefore doesn't see the
# atomic operations by which libMLIR orders its own accesses.
export TSAN_OPTIONS="ignore_noninstrumented_modules=1:halt_on_error=0:exitcode=66"
status=0
for program in $programs; do
  "$build/tsan/cmake/bin/$program" --gtest_brief=1 "$@" || status=$?
done
exit "$status"
