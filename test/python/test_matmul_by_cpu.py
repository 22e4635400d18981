# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/matmul_by_target on CPUs: the schedule makes of a product the instruction that suits each."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "matmul_by_target"


def _load() -> Any:
    spec = importlib.util.spec_from_file_location("matmul_on_cpus", EXAMPLE / "cpus.py")
    assert spec is not None and spec.loader is not None  # noqa: PT018
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


cpus = _load()

# The instructions that multiply, in the code for a CPU and a type of the operands.
INSTRUCTIONS = {
    ("x86-64-v3", "f16"): r"vfmadd\w+ps",
    ("x86-64-v3", "i8"): "vpmulld",
    ("x86-64-v4", "f16"): r"vfmadd\w+ps",
    ("znver4", "bf16"): "vdpbf16ps",
    ("znver4", "i8"): "vpdpwssd",
    ("sierraforest", "i8"): "vpdpbssd",
    ("sapphirerapids", "bf16"): "tdpbf16ps",
    ("sapphirerapids", "i8"): "tdpbssd",
    ("graniterapids", "f16"): "tdpfp16ps",
    ("cortex-a72", "f16"): "fmla",
    ("cortex-a72", "i8"): "smlal",
    ("neoverse-n1", "i8"): "sdot",
    ("neoverse-n2", "bf16"): "bfmmla",
    ("neoverse-n2", "i8"): "smmla",
    ("a64fx", "f16"): "fmad|fmla",
    ("neoverse-v2+sme", "f16"): "fmopa",
    ("neoverse-v2+sme", "bf16"): "bfmopa",
    ("apple-m4", "f16"): "fmopa",
    ("apple-m4", "i8"): "smopa",
}

# Where the instruction doesn't tell: what the code has, too.
REGISTERS = {("x86-64-v4", "f16"): "zmm", ("a64fx", "f16"): r"z\d+\.s", ("cortex-a72", "f16"): r"v\d+\.4s"}


@pytest.mark.parametrize("case", INSTRUCTIONS, ids="-".join)
def test_each_cpu_gets_the_instruction_that_suits_it(case: tuple[str, str], tmp_path: Path) -> None:
    _, assembly = cpus.compile_for(*case, tmp_path)
    (instruction,) = set(cpus.MULTIPLICATION.findall(assembly))
    assert re.fullmatch(INSTRUCTIONS[case], instruction)
    assert re.search(REGISTERS.get(case, ""), assembly)


@pytest.mark.parametrize("kind", ["f16", "bf16", "i8"])
def test_the_product_is_right_on_the_cpu_at_hand(kind: str) -> None:
    assert cpus.inspect("host", kind)


@pytest.mark.skipif(
    not cpus.has_emulator(), reason="there is no qemu-aarch64: ./dev full emulated fetches it"
)
@pytest.mark.parametrize(
    "case",
    [each for each in cpus.TARGETS if each[0] != "host" and cpus.covers(cpus.EMULATED, each[0])],
    ids="-".join,
)
def test_the_product_is_right_on_an_emulated_cpu(case: tuple[str, str]) -> None:
    assert cpus.inspect(*case)


def test_the_emulator_has_what_the_example_thinks() -> None:
    assert cpus.covers(cpus.EMULATED, "a64fx")
    assert not cpus.covers(cpus.EMULATED, "apple-m4")
    assert not cpus.covers(cpus.EMULATED, "znver4")


def test_the_schedule_leaves_the_product_alone_on_other_targets() -> None:
    """RISC-V has no ways yet, and the ways for GPUs don't fit."""
    with ir.Context():
        module = ir.Module.parse(cpus.product_of("f16"))
        module.operation.attributes["availability.target"] = av.target("rv64gcv")
        av.transform.apply(ir.Module.parse((EXAMPLE / "schedule.mlir").read_text()), module)
        assert "linalg.matmul" in str(module)


def test_the_page_shows_what_the_example_prints() -> None:
    """What runs depends on the machine. The CPUs, the types and the instructions don't."""
    page = (EXAMPLE / "README.md").read_text()
    shown = re.findall(r"^(\S+), (\w+): (\w+); (.*)$", page, re.MULTILINE)
    assert [(target, kind) for target, kind, _, _ in shown] == list(cpus.TARGETS)
    assert all("equal to NumPy" in how or how == "not run" for *_, how in shown)
    for target, kind, instruction, _ in shown:
        assert re.fullmatch(INSTRUCTIONS.get((target, kind), ".*"), instruction), target
