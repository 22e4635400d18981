#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# scripts/full/generated_shaders.sh [--seed SEED] [--pairs NUMBER] [--tries NUMBER]: compares `check` with the newest spirv-val and validation
# layers that Debian has, on shaders made from SPIR-V's grammar, and about each rule of Vulkan. Runs in the project's environment.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
MLIR_AVAILABILITY_LAYERS=$("$root/scripts/full/fetch_layers.sh")
PYTHONPATH=$root/test/python:$root/scripts/facts
export MLIR_AVAILABILITY_LAYERS PYTHONPATH
cd "$root"
exec python -m shader_generator "$@"
