#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compares `check` with the newest validation layers that Debian has. Runs in the project's environment.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
MLIR_AVAILABILITY_LAYERS=$("$root/scripts/full/fetch_layers.sh")
export MLIR_AVAILABILITY_LAYERS
cd "$root"
exec python -m pytest -q test/python/test_vulkan_layers.py
