#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev asan [ARGS...]: pytest under AddressSanitizer and LeakSanitizer; by default the tests of conversions, in which
# MLIR and Python call each other. Runs in the project's environment (./dev sets it up).
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

# The library and the extension once more, with the sanitizer, and the package around them. Only they are watched closely;
# of Debian's libMLIR, what it allocates and frees is.
lock "$build/lock"
say "building with AddressSanitizer (the log is $build/logs/asan.log)"
site=$build/asan/site
build_all() {
  cmake --preset dev -B "$build/asan/cmake" -DMLIR_AVAILABILITY_SANITIZE=address -DMLIR_AVAILABILITY_BUILD_TESTS=OFF \
    -DMLIR_DIR="$("$llvm_config" --libdir)/cmake/mlir" -DPython_EXECUTABLE="$python" &&
    cmake --build "$build/asan/cmake" &&
    rm -rf "$site" &&
    cmake --install "$build/asan/cmake" --component MLIRAvailability --prefix "$site" &&
    cp -R python/mlir "$site"
}
run_logged "$build/logs/asan.log" build_all
exec 9>&- # The lock is for building.

runtime=$(clang-$llvm_major -print-file-name="libclang_rt.asan-$(uname -m).so")
[ -e "$runtime" ] || die "AddressSanitizer's runtime is missing: $runtime"

[ $# -gt 0 ] || set -- test/python/test_conversion.py test/python/test_conversion_misuse.py \
  test/python/test_detached_blocks.py test/python/test_outline.py test/python/test_target_env.py \
  test/python/test_transform.py test/python/test_version_migration.py
# allow_user_poisoning: libMLIR isn't built to keep LLVM's allocators' notes up to date.
export ASAN_OPTIONS="detect_leaks=1:allow_user_poisoning=0:exitcode=1"
export LSAN_OPTIONS="suppressions=$root/scripts/lsan.supp:print_suppressions=0"
ASAN_SYMBOLIZER_PATH=$("$llvm_config" --bindir)/llvm-symbolizer
export ASAN_SYMBOLIZER_PATH
# Python's own allocator would hide what is used after it was freed.
export PYTHONMALLOC=malloc PYTHONPATH="$site"
say "testing under AddressSanitizer"
exec env LD_PRELOAD="$runtime" "$python" -m pytest -p no:cacheprovider "$@"
