#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# scripts/full/kernels.sh [OPTION...]: makes the kernels that Triton, clang and IREE compile, in build/kernels, and compares the
# verdicts on them with what LLVM and the assemblers say (kernels/measure.py, which has the options). It fetches the compilers,
# the headers of CUDA and HIP, and llama.cpp's kernels once. No GPU is needed.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/full/fetching.sh"
cd "$root"

made=$build/kernels
log=$build/logs/kernels.log
cublas='nvidia-cublas-cu12==12.8.5.5'
compilers='triton==3.9.0 iree-base-compiler nvidia-cuda-runtime-cu12==12.8.* nvidia-cuda-nvcc-cu12==12.8.* nvidia-cuda-cccl-cu12==12.8.*
  nvidia-curand-cu12'
headers='libamdhip64-dev libhipblas-dev libhipblas-common-dev'

# shellcheck disable=SC2086 # A list of words.
install_compilers() {
  rm -rf "$made/venv" && "$python" -m venv "$made/venv" &&
    "$made/venv/bin/python" -m pip install --disable-pip-version-check $compilers
}

# clang wants one folder with all of CUDA's headers, cuBLAS's among them: of that, only the headers are unpacked.
make_cuda() (
  rm -rf "$made/cuda" "$made/wheels" && mkdir -p "$made/cuda" &&
    "$python" -m pip download --disable-pip-version-check --no-deps --dest "$made/wheels" "$cublas" || exit 1
  for part in "$made"/venv/lib/python*/site-packages/nvidia/*/; do
    cp -rsn "$part"* "$made/cuda" || exit 1
  done
  "$python" -m zipfile -e "$made"/wheels/*.whl "$made/wheels" &&
    cp -r "$made"/wheels/nvidia/cublas/include/* "$made/cuda/include" && rm -rf "$made/wheels"
)

# Debian 12's HIP is too old for the kernels.
make_hip() (
  state=$made/apt state_log=$log
  . "$root/scripts/build/apt_elsewhere.sh"
  rm -rf "$made/hip" && mkdir -p "$made/hip" || exit 1
  for mirror in $(list_mirrors); do
    # shellcheck disable=SC2086 # A list of words.
    ! { use_suite deb "$mirror" sid && cd "$made/hip" && own_apt download $headers; } || break
  done
  for package in *.deb; do
    dpkg-deb -x "$package" . || exit 1
  done
)

# LLVM 22 has no intrinsics for Triton's asynchronous copies.
compile_triton() {
  TRITON_HIP_USE_ASYNC_COPY=0 TRITON_DEFAULT_FP_FUSION=1 "$made/venv/bin/python" "$root/scripts/full/kernels/make_triton.py" "$made/raw"
}

compile_iree() {
  "$python" "$root/scripts/full/kernels/make_iree.py" "$made/raw" "$made/venv/bin/iree-compile"
}

compile_clang() {
  "$python" "$root/scripts/full/kernels/make_clang.py" "$made/raw" --llama "$made"/llama/*/vendor/llama.cpp/ggml \
    --cuda "$made/cuda" --hip "$made/hip/usr/include"
}

"$root/dev" setup tests
"$root/dev" build
mkdir -p "$made"
once "$made" compilers install_compilers
once "$made" CUDA make_cuda
once "$made" HIP make_hip
once "$made" llama.cpp fetch_llama "$made/llama"
once "$made" Triton compile_triton
once "$made" IREE compile_iree
once "$made" clang compile_clang
exec "$root/dev" run env PYTHONPATH=tools:scripts/facts:scripts/full python -m kernels.measure "$made" "$@"
