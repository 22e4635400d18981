#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev build: compiles in build/cmake and installs the package into build/venv, unless nothing changed since.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/scripts/lib.sh"

cd "$root"
state() {
  cat "$build/stamps/setup"
  hash_files CMakeLists.txt CMakePresets.json pyproject.toml README.md LICENSE cmake cpp td python test/lib benchmarks scripts/build.sh
}
! stamp_is build "$(state)" || exit 0

lock "$build/lock"
want=$(state) # Only now: what is edited during the build is for the next one.
! stamp_is build "$want" || exit 0
say "building (the log is $build/logs/build.log)"
# CMake starts anew when the path of a compiler changes, as it would where LLVM's own directory comes first (in ./dev run).
PATH=$venv/bin:/usr/bin:$PATH
MLIR_DIR=$("$llvm_config" --libdir)/cmake/mlir
export PATH MLIR_DIR
# -DPython_EXECUTABLE etc. come from scikit-build-core; everything else that is particular to development, the preset says.
run_logged "$build/logs/build.log" "$python" -m pip install --disable-pip-version-check -v --force-reinstall \
  --no-build-isolation --no-deps --config-settings build-dir="$build/cmake" \
  --config-settings cmake.args=--preset=dev --config-settings cmake.define.MLIR_AVAILABILITY_WERROR=ON \
  --config-settings cmake.define.MLIR_AVAILABILITY_BUILD_TESTS=ON .
set_stamp build "$want"
