#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# scripts/full/cpu_modules.sh [OPTION...]: makes modules of C with intrinsics for CPUs, in build/cpu-modules, and compares the
# verdicts on them with what LLVM says (cpu_modules/measure.py, which has the options). It fetches the sources once: headers
# of SIMDe and Highway from Debian, llama.cpp's kernels, and the C libraries' headers for AArch64 and RISC-V. IREE is the one
# that tests use.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/full/fetching.sh"
cd "$root"

made=$build/cpu-modules
log=$build/logs/cpu-modules.log
headers='libsimde-dev libhwy-dev'
for arch in arm64 riscv64; do
  headers="$headers libc6-dev-$arch-cross libstdc++-12-dev-$arch-cross linux-libc-dev-$arch-cross"
done

compile_modules() {
  PYTHONPATH=$root/scripts/full "$python" -m cpu_modules.make "$made" --headers "$made/headers/usr" \
    --llama "$made"/llama/*/vendor/llama.cpp/ggml --iree "$build/other-mlirs/iree/compiler/_mlir_libs/iree-compile"
}

"$root/dev" setup tests
"$root/dev" build
mkdir -p "$made"
# shellcheck disable=SC2086 # A list of words.
once "$made" headers unpack_packages "$made/headers" $headers
once "$made" llama.cpp fetch_llama "$made/llama"
once "$made" modules compile_modules
exec "$root/dev" run env PYTHONPATH=tools:scripts/facts:scripts/full python -m cpu_modules.measure "$made" "$@"
