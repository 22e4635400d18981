# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds with Clang's sanitizers, in a directory of their own. Sourced, after lib.sh. Everything here is POSIX sh.
# shellcheck shell=sh disable=SC2034,SC2154

# sanitized_build NAME SANITIZERS OPTION... -- TARGET...: configures build/NAME/cmake with CMake's options, and builds the targets.
sanitized_build() {
  name=$1 sanitizers=$2 options=
  shift 2
  while [ "$1" != -- ]; do
    options="$options $1"
    shift
  done
  shift
  # CMake starts anew when the path of a compiler changes, as it would where LLVM's own directory comes first (in ./dev run).
  PATH=$venv/bin:/usr/bin:$PATH
  export PATH
  # shellcheck disable=SC2086 # Lists of words.
  cmake --preset dev -B "$build/$name/cmake" "-DMLIR_AVAILABILITY_SANITIZE=$sanitizers" \
    -DMLIR_DIR="$("$llvm_config" --libdir)/cmake/mlir" -DPython_EXECUTABLE="$python" $options &&
    cmake --build "$build/$name/cmake" --target "$@"
}

# Prints where Clang has the shared library of a sanitizer's runtime; fails where it hasn't.
sanitizer_runtime() {
  runtime=$("clang-$llvm_major" "-print-file-name=libclang_rt.$1-$(uname -m).so")
  [ -e "$runtime" ] || die "the runtime of a sanitizer is missing: $runtime"
  echo "$runtime"
}

ASAN_SYMBOLIZER_PATH=$("$llvm_config" --bindir)/llvm-symbolizer
TSAN_SYMBOLIZER_PATH=$ASAN_SYMBOLIZER_PATH UBSAN_SYMBOLIZER_PATH=$ASAN_SYMBOLIZER_PATH
export ASAN_SYMBOLIZER_PATH UBSAN_SYMBOLIZER_PATH TSAN_SYMBOLIZER_PATH
