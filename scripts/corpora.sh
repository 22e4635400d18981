#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The tests on binaries that large packages make: IREE's. The packages are installed into build/corpora, once.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

install() {
  rm -rf "$build/corpora" &&
    "$python" -m venv "$build/corpora" &&
    "$build/corpora/bin/python" -m pip install --disable-pip-version-check iree-base-compiler
}

./dev build
if ! [ -x "$build/corpora/bin/iree-compile" ]; then
  say "installing iree-base-compiler (the log is $build/logs/corpora.log)"
  run_logged "$build/logs/corpora.log" install
fi
exec ./dev test test/python/test_iree_binaries.py
