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
  printf '%s\n' "${CC-}" "${CXX-}"
  hash_files CMakeLists.txt CMakePresets.json pyproject.toml README.md LICENSE cmake cpp td python test/lib benchmarks scripts/build.sh
}
! stamp_is build "$(state)" || exit 0

lock "$build/lock"
want=$(state) # Computed now, so that edits during the build count for the next one.
! stamp_is build "$want" || exit 0
say "building (the log is $build/logs/build.log)"
run_logged "$build/logs/build.log" pip_project install --force-reinstall
set_stamp build "$want"
