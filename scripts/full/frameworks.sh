#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The models of examples/torch_and_jax, exported anew, and the page about them. Installs PyTorch, which is several
# gigabytes: outside the environment, so that no other test sees it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

./dev setup tests
want="torch>=2.14,<3 torch-mlir"
if ! stamp_is frameworks "$want"; then
  say "installing PyTorch and torch-mlir"
  rm -rf "$build/frameworks"
  # shellcheck disable=SC2086 # A list of words.
  run_logged "$build/logs/frameworks.log" "$python" -m pip install --disable-pip-version-check \
    --target "$build/frameworks" $want
  set_stamp frameworks "$want"
fi
exec ./dev test test/python/test_frameworks.py
