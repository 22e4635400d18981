# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds with Clang's sanitizers, in a directory of their own. Sourced, after lib.sh. Everything here is POSIX sh.
# shellcheck shell=sh disable=SC2034,SC2154

# sanitized_build NAME SANITIZERS OPTION... -- TARGET...: configures build/NAME/cmake with CMake's options,
# and builds the targets.
sanitized_build() {
  name=$1 sanitizers=$2 options=
  shift 2
  while [ "$1" != -- ]; do
    options="$options $1"
    shift
  done
  shift
  # The path is fixed, because CMake starts anew if the path of a compiler changes. In ./dev run, LLVM's own
  # directory comes first.
  PATH=$venv/bin:/usr/bin:$PATH
  export PATH
  # shellcheck disable=SC2086 # Lists of words.
  cmake --preset dev -B "$build/$name/cmake" \
    "-DCMAKE_C_COMPILER=clang-$llvm_major" "-DCMAKE_CXX_COMPILER=clang++-$llvm_major" "-DMLIR_AVAILABILITY_SANITIZE=$sanitizers" \
    -DMLIR_DIR="$("$llvm_config" --libdir)/cmake/mlir" -DPython_EXECUTABLE="$python" $options &&
    cmake --build "$build/$name/cmake" --target "$@"
}

# asan_build TARGET...: builds the targets of ./dev asan and ./dev fuzz in build/asan/cmake. They share a
# build: libFuzzer's instrumentation of the libraries hardly slows down the tests, and a build takes long.
asan_build() {
  # The generator runs during the build. TableGen frees nothing at exit.
  ASAN_OPTIONS=$asan_options:detect_leaks=0
  export ASAN_OPTIONS
  sanitized_build asan fuzzer-no-link,address,undefined \
    -DMLIR_AVAILABILITY_BUILD_TESTS=ON -- "$@"
}

# Prints the path of Clang's shared runtime library for a sanitizer; fails if there is none.
sanitizer_runtime() {
  runtime=$("clang-$llvm_major" "-print-file-name=libclang_rt.$1-$(uname -m).so")
  [ -e "$runtime" ] || die "the runtime of a sanitizer is missing: $runtime"
  echo "$runtime"
}

# LLVM and the C++ library aren't built with annotations for their allocators and containers.
asan_options=allow_user_poisoning=0:detect_container_overflow=0:exitcode=1
ASAN_SYMBOLIZER_PATH=$("$llvm_config" --bindir)/llvm-symbolizer
TSAN_SYMBOLIZER_PATH=$ASAN_SYMBOLIZER_PATH UBSAN_SYMBOLIZER_PATH=$ASAN_SYMBOLIZER_PATH
export ASAN_SYMBOLIZER_PATH UBSAN_SYMBOLIZER_PATH TSAN_SYMBOLIZER_PATH
