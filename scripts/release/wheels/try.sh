#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# scripts/release/wheels/try.sh WHEELS: installs the wheels in the folder WHEELS on a machine that has nothing but Python, and tries
# what they bring. Is run on a bare Debian, by ./dev wheel --try.
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd -P)
. "$root/scripts/lib.sh"
wheels=$(cd "$1" && pwd -P)

if [ ! -e /usr/lib/python3/dist-packages ] || ! python3 -m venv --help >/dev/null 2>&1 || [ ! -x /usr/bin/python3 ]; then
  say "installing Python"
  export DEBIAN_FRONTEND=noninteractive
  run_logged "$build/logs/apt.log" apt-get update
  run_logged "$build/logs/apt.log" apt-get install -y --no-install-recommends python3 python3-venv
fi
! command -v llvm-config-22 clang-22 mlir-opt-22 || die "this machine has an LLVM: nothing would be proved"

environment=$(mktemp -d)
trap 'rm -rf "$environment"' EXIT
python3 -m venv "$environment"
PATH=$environment/bin:$PATH
cd "$environment" # Nothing from the checkout may be found by accident.

began=$(date +%s)
run_logged "$build/logs/pip.log" pip install --disable-pip-version-check "$wheels"/*.whl
mlir-availability check --target vulkan1.1 "$root/examples/kernels/dot.mlir" --allow-unchecked --quiet
say "from files to the first verdict: $(($(date +%s) - began)) s"

say "what README shows of Python, and the programs"
python -m mlir.availability --version
mlir-availability lower --target vulkan1.0 -o dot.spv "$root/examples/kernels/dot.mlir"
mlir-availability check --target vulkan1.0 dot.spv
mlir-availability deduce dot.spv
availability-tblgen --version
test -e "$(mlir-availability --cmake-dir)/MLIRAvailabilityConfig.cmake"
python - <<'END'
from mlir import availability as av, ir

print(av.check(ir.Module.parse('spirv.module Logical GLSL450 { }', ir.Context()), "vulkan1.0"))
END

say "tests that need no compiler and no tools of LLVM's"
python "$root/scripts/build/requirements.py" test vulkan >requirements.txt
run_logged "$build/logs/pip.log" pip install --disable-pip-version-check -r requirements.txt
cd "$root"
# shellcheck disable=SC2046 # A list of words.
python -m pytest -q -p no:cacheprovider -n "$(nproc)" $(sed -n "s,^test_,test/python/&,p" scripts/release/wheels/tests.txt)
