#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# build-wheel.sh PYTHON: prints the path of a wheel of the official bindings for that Python (which needs what
# pyproject.toml names in build-system.requires, and pip) and the installed libMLIR.so, or that of the LLVM of one's own
# whose llvm-config is LLVM_CONFIG. Builds it unless the cache has it.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
. "$root/scripts/lib.sh"
use_own_llvm
for_python=$1

CC=${CC:-clang-$llvm_major} CXX=${CXX:-clang++-$llvm_major}
MLIR_DIR=$("$llvm_config" --libdir)/cmake/mlir
export CC CXX MLIR_DIR

[ -z "${MLIR_SRC_DIR-}" ] || "$here/fetch-sources.sh" >/dev/null # Is it one?

# Everything that the wheel depends on.
describe() {
  (cd "$here" && hash_files CMakeLists.txt pyproject.toml series.py build-wheel.sh)
  "$llvm_config" --version --prefix
  { [ -z "${LLVM_CONFIG-}" ] && dpkg-query -W "libmlir-$llvm_major-dev" "libllvm$llvm_major" 2>/dev/null; } ||
    stat -Lc '%s %Y' "$("$llvm_config" --libdir)"/libMLIR.so "$("$llvm_config" --libdir)"/libLLVM.so
  "$for_python" -c '
import importlib.metadata, platform, sys, sysconfig
print(sys.version, sysconfig.get_config_var("SOABI"), sysconfig.get_platform(), platform.libc_ver())
print("nanobind", importlib.metadata.version("nanobind"))'
  "$CXX" --version
  printf '%s\n' "${CFLAGS-} ${CXXFLAGS-} ${LDFLAGS-}"
  [ -z "${MLIR_SRC_DIR-}" ] || (cd "$MLIR_SRC_DIR" && hash_files python lib/Bindings)
}
description=$(describe)
key=$(printf '%s\n' "$description" | hash_text | cut -c 1-16)
wheels=$cache/wheels/$key
print_wheel() {
  for wheel in "$wheels"/*.whl; do
    [ ! -f "$wheel" ] || printf '%s\n' "$wheel"
  done
}

lock "$cache/lock-$key"
if [ -z "$(print_wheel)" ]; then
  MLIR_SRC_DIR=$("$here/fetch-sources.sh")
  export MLIR_SRC_DIR
  say "building MLIR's Python bindings (about a minute)"

  # The build directory stays where the build is interrupted, and the next attempt goes on from there.
  work=$cache/build/$key
  rm -rf "$work/wheel"
  set -- --config-settings "build-dir=$work/cmake" --wheel-dir "$work/wheel"
  case $CC in
    clang*) set -- "$@" --config-settings "cmake.define.LLVM_USE_LINKER=lld-$llvm_major" ;;
  esac
  if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
  fi
  # PATH: CMake and Ninja may be in PYTHON's environment alone.
  PATH=$(dirname "$for_python"):$PATH CMAKE_GENERATOR=Ninja \
    run_logged "$build/logs/bindings.log" "$for_python" -m pip wheel --disable-pip-version-check -v \
    --no-build-isolation --no-deps "$@" "$here"
  printf '%s\n' "$description" >"$work/wheel/built-with.txt"
  mkdir -p "$cache/wheels"
  mv "$work/wheel" "$wheels"
  rm -rf "$work"
fi
print_wheel
