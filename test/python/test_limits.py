# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Resource limits from Python and the command line; test/ir/limits.mlir has where the IR states sizes."""

from __future__ import annotations

from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from llvm_differences import HAS_EXECUTION_MODE_ID
from mlir import ir

INVOCATIONS = "spirv.max_compute_workgroup_invocations"
KERNEL = """
spirv.module Logical GLSL450 {
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 64, 4, 1
}
"""


def violated(target: str) -> dict[str, int]:
    """Returns what the kernel states along the limits that it exceeds."""
    with ir.Context():
        report = av.check(ir.Module.parse(KERNEL), target)
        return {
            alternative.dimension: int(alternative.value)
            for violation in report.violations
            for alternative in violation.clause.any_of
        }


@pytest.mark.parametrize(
    ("target", "expected"),
    {
        "vulkan1.0": {INVOCATIONS: 256},
        "vulkan1.3": {INVOCATIONS: 256},
        "vulkan1.4": {},
        "vulkan1.3+all": {},
        "VP_KHR_roadmap_2022": {},
        "spirv1.0": {},
        "#spirv.vce<v1.0, [Shader], []>": {},
        "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>": {INVOCATIONS: 256},
        "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<"
        "max_compute_workgroup_invocations = 256, max_compute_workgroup_size = [63, 3, 1]>>": {
            "spirv.max_compute_workgroup_size_x": 64,
            "spirv.max_compute_workgroup_size_y": 4,
        },
    }.items(),
)
def test_limits_of_targets(target: str, expected: dict[str, int]) -> None:
    assert violated(target) == expected


@pytest.mark.skipif(not HAS_EXECUTION_MODE_ID, reason="MLIR 22 has no spirv.ExecutionModeId")
def test_sizes_that_are_specialization_constants() -> None:
    """Their values in the module count; Vulkan 1.3 has the mode, by maintenance4."""
    kernel = KERNEL.replace('Mode @main "LocalSize", 64, 4, 1', 'ModeId @main "LocalSizeId" @x, @y, @z')
    sizes = "".join(
        f"spirv.SpecConstant @{name} = {size} : i32\n" for name, size in {"x": 64, "y": 4, "z": 1}.items()
    )
    with ir.Context():
        module = ir.Module.parse(kernel.replace("spirv.func", f"{sizes}spirv.func"))
        found = {
            target: [violation.clause.any_of[0].value for violation in av.check(module, target).violations]
            for target in ("vulkan1.2", "vulkan1.3", "vulkan1.4")
        }
    assert found == {"vulkan1.2": ["256", "maintenance4"], "vulkan1.3": ["256"], "vulkan1.4": []}


@pytest.mark.skipif(not HAS_EXECUTION_MODE_ID, reason="MLIR 22 has no spirv.ExecutionModeId")
@pytest.mark.parametrize("values", ["@f, @x, @x", "@b, @x, @x", "@main, @x, @x", "@x", "@x, @x, @x, @x"])
def test_sizes_that_are_no_integers_state_nothing(values: str) -> None:
    """MLIR's verifier accepts them; Vulkan wants three integers."""
    kernel = KERNEL.replace('Mode @main "LocalSize", 64, 4, 1', f'ModeId @main "LocalSizeId" {values}')
    numbers = {"x": "8 : i32", "f": "8.0 : f32", "b": "true"}
    constants = "".join(f"spirv.SpecConstant @{name} = {number}\n" for name, number in numbers.items())
    with ir.Context():
        report = av.check(
            ir.Module.parse(kernel.replace("spirv.func", f"{constants}spirv.func")), "vulkan1.4"
        )
    assert [violation.op_name for violation in report.violations] == ["spirv.EntryPoint"]


def test_available_from_is_true() -> None:
    with ir.Context():
        (violation,) = av.check(ir.Module.parse(KERNEL), "vulkan1.0").violations
    assert violation.available_from[0] == "vulkan1.4"
    assert [violated(name) for name in violation.available_from] == [{}] * len(violation.available_from)


def test_check_says_which_limit_is_exceeded(tmp_path: Path) -> None:
    file = tmp_path / "kernel.mlir"
    file.write_text(KERNEL)
    result = run("check", file, "--target", "vulkan1.0", "--format", "json")
    assert result.code == 1
    (violation,) = result.json["results"][0]["violations"]
    assert violation["clause"] == {
        "any_of": [{"dimension": INVOCATIONS, "value": "256"}],
        "source": {"kind": "attribute", "name": "values", "detail": "LocalSize 64 4 1"},
    }
    assert violation["message"] == (
        "spirv.ExecutionMode needs max_compute_workgroup_invocations 256 or more; vulkan1.0 offers 128"
    )

    # A triple can't state it, but a known target that lacks it doesn't support the module.
    result = run("deduce", file, "--format", "json")
    assert result.json["target"] == "#spirv.vce<v1.0, [Shader], []>"
    assert "vulkan1.4" in result.json["known_targets"]
    assert "vulkan1.3" not in result.json["known_targets"]


def test_a_limit_is_no_addition() -> None:
    reason = r"limits can't be added; write a whole #spirv\.target_env"
    with ir.Context(), pytest.raises(ValueError, match=reason):
        av.target(f"vulkan1.0+{INVOCATIONS}=200")


def test_who_keeps_within_limits_is_not_judged() -> None:
    """A small workgroup makes no gpu.func available on a SPIR-V target: it is still to be lowered."""
    with ir.Context():
        module = ir.Module.parse(
            "gpu.module @kernels { gpu.func @f() kernel attributes {known_block_size = array<i32: 64, 1, 1>}"
            " { gpu.return } }"
        )
        report = av.check(module, "vulkan1.1")
        assert (report.nothing_judged, report.checked_ops) == (True, 0)
        assert not report.violations


@pytest.mark.parametrize(
    "text",
    [
        'spirv.module Logical GLSL450 {{ spirv.func @f() "None" attributes {{{abi}}} {{ spirv.Return }} }}',
        "gpu.module @m {{ gpu.func @f() kernel attributes {{{abi}}} {{ gpu.return }} }}",
        "func.func @f() attributes {{{abi}}} {{ return }}",
    ],
    ids=["spirv.func", "gpu.func", "func.func"],
)
def test_workgroups_that_functions_state(text: str, context: ir.Context) -> None:
    """In the attribute that lowering turns into an execution mode."""
    for size, fits in ((128, True), (129, False)):
        abi = f"spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [{size}, 1, 1]>"
        report = av.check(ir.Module.parse(text.format(abi=abi)), "vulkan1.0")
        found = [each for each in report.violations if "workgroup" in each.message]
        assert bool(found) != fits, report
