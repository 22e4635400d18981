#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev full [STAGE...]: the checks that take too long, or too quiet a machine, for every change. Runs those that are
# named, or all, each even where another fails.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/full/stages.sh"
cd "$root"

# One stage per line: its name and its command, in words without quotes.
list='asan    ./dev asan
tsan    ./dev tsan
fuzz    ./dev fuzz --seconds 7200
files   ./dev run env PYTHONPATH=test/python python -m fuzz_files --count 300000
tblgen  ./dev run env PYTHONPATH=test/python:scripts/facts python -m fuzz_tablegen --count 20000
bytecode ./dev run env PYTHONPATH=test/python python -m fuzz_bytecode --count 100000
programs ./dev run env PYTHONPATH=test/python python -m fuzz_programs --count 10000
wheel   ./dev wheel --try
mutants ./dev run python scripts/test/mutate.py
tiers   ./dev run env PYTHONPATH=scripts/facts:scripts/test python -m tiers choose
bench   ./dev bench
leaks   env MLIR_AVAILABILITY_LEAK_CYCLES=10000 ./dev test test/python/test_leaks.py
samples env MLIR_AVAILABILITY_SAMPLE=today ./dev test test/python/test_gpu_chips.py test/python/test_gpu_calls.py test/python/test_amdgpu.py test/python/test_cpu_ops.py test/python/test_ask_back_end.py
core    env MLIR_AVAILABILITY_CORE=all ./dev test -o faulthandler_timeout=0 test/python/test_device_code.py test/python/test_device_symbols.py test/python/test_cpu_core.py test/python/test_cpu_builtins.py
cpus    ./dev run env PYTHONPATH=tools:scripts/facts python -m probe.cpu_pairs 20000
cpu-modules scripts/full/cpu_modules.sh --held
emulated scripts/full/emulated.sh
through ./dev run env PYTHONPATH=test/python:scripts/facts:tools python -m through_oracle
onnx    env MLIR_AVAILABILITY_ONNX=all ./dev test test/python/test_onnx_cpp.py
stablehlo env MLIR_AVAILABILITY_STABLEHLO=all ./dev test test/python/test_stablehlo_example.py
layers  ./dev run scripts/full/newest_layers.sh
shaders ./dev run scripts/full/generated_shaders.sh
browser scripts/full/browser.sh
executors scripts/full/executors.sh
frameworks scripts/full/frameworks.sh
environments ./dev run python scripts/release/environments.py
corpora scripts/full/corpora.sh
kernels scripts/full/kernels.sh --page
next-llvm ./dev run python scripts/facts/next_llvm.py'

names=$(printf '%s\n' "$list" | cut -d ' ' -f 1 | tr '\n' ' ')
for name in "$@"; do
  case " $names" in
    *" $name "*) ;;
    *) die "unknown stage '$name'; the stages are: $names" ;;
  esac
done

# shellcheck disable=SC2086 # A list of words.
[ $# -gt 0 ] || set -- $names
"$root/dev" setup tests
for name in "$@"; do
  # shellcheck disable=SC2046 # The words of the command.
  stage "$name" $(printf '%s\n' "$list" | sed -n "s/^$name  *//p")
done
report_stages
