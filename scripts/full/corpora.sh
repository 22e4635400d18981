#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# scripts/full/corpora.sh [DIRECTORY...]: the tests on binaries that other people's packages have, or that their sources and
# compilers make: IREE's, llama.cpp's, those of Debian's packages, and those in the directories. All of it is fetched and
# made once, in build/corpora.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/full/fetching.sh"
cd "$root"

corpora=$build/corpora
log=$build/logs/corpora.log
debian='libclc-15 pocl-tests qtbase5-examples'

install_iree() {
  rm -rf "${corpora:?}/bin" "${corpora:?}/lib" &&
    "$python" -m venv "$corpora" &&
    "$corpora/bin/python" -m pip install --disable-pip-version-check iree-base-compiler
}

# The sources have their own generator, which calls the compiler for each of some thousand variants.
make_llama() (
  fetch_llama "$corpora/llama" &&
    rm -rf "$corpora/shaders/llama" &&
    mkdir -p "$corpora/shaders/llama" &&
    cd "$corpora/llama/"*/vendor/llama.cpp/ggml/src/ggml-vulkan/vulkan-shaders &&
    "clang++-$llvm_major" -O1 -std=c++17 vulkan-shaders-gen.cpp -o gen -lpthread || exit 1
  for file in *.comp; do
    ./gen --glslc glslc --source "$file" --output-dir "$corpora/shaders/llama" --target-hpp x.hpp --target-cpp x.cpp ||
      exit 1
  done
)

copy_debian() {
  # shellcheck disable=SC2086 # A list of words.
  rm -rf "$corpora/shaders/debian" && mkdir -p "$corpora/shaders/debian" &&
    unpack_packages "$corpora/debian" $debian &&
    find "$corpora/debian" -name '*.spv' -type f -exec cp -t "$corpora/shaders/debian" '{}' +
}

./dev build
mkdir -p "$corpora"
once "$corpora" IREE install_iree
once "$corpora" llama.cpp make_llama
once "$corpora" Debian copy_debian
for directory in "$@"; do
  [ -d "$directory" ] || die "'$directory' is not a directory"
done
MLIR_AVAILABILITY_CORPORA="${MLIR_AVAILABILITY_CORPORA-} $*"
export MLIR_AVAILABILITY_CORPORA
exec ./dev test test/python/test_iree_binaries.py test/python/test_corpora.py
