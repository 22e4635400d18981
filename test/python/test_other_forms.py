# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a violation says to write instead: a form of the operation that the target has."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import NamedTuple

import jsonschema
import pytest
from command_line import run
from mlir import availability as av
from mlir import ir

KERNEL = """\
gpu.module @kernels {{
  gpu.func @f({arguments}) kernel attributes {{known_block_size = array<i32: 32, 1, 1>}} {{
    {body}
    gpu.return
  }}
}}
"""


class Case(NamedTuple):
    """A kernel, a target that lacks its op, the forms that it has, and the kernel in the first one."""

    target: str
    arguments: str
    body: str
    forms: tuple[str, ...]
    others: tuple[tuple[str, str], ...] = ()

    @property
    def text(self) -> str:
        return KERNEL.format(arguments=self.arguments, body=self.body)

    @property
    def other_text(self) -> str:
        text = self.text
        for before, after in self.others:
            assert before in text
            text = text.replace(before, after)
        return text


MMA = (
    "%d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} "
    ": (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>"
)
MMA_ARGUMENTS = "%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>"
MFMA = (
    "%d = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf16>, vector<8xf16>, vector<4xf32>\n"
    "vector.store %d, %m[%i] : memref<64xf32>, vector<4xf32>"
)
MFMA_ARGUMENTS = "%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %m: memref<64xf32>, %i: index"
WORDS = (
    "%d = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%a, %a] "
    "{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, "
    "shape = #nvvm.shape<m = 16, n = 8, k = 16>} "
    ": (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>"
)
DOUBLES = "%d = arith.addf %x, %x : f64\nmemref.store %d, %m[%i] : memref<64xf64>"

CASES = {
    "another shape on NVIDIA": Case(
        "sm_75",
        MMA_ARGUMENTS,
        MMA,
        (
            "mmaShape = [16, 8, 8] on (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) "
            "-> vector<2x2xf16>, if it has PTX version ptx65 or later",
        ),
        (
            ("%a: vector<4x2xf16>, %b: vector<2x2xf16>", "%a: vector<2x2xf16>, %b: vector<1x2xf16>"),
            ("(vector<4x2xf16>, vector<2x2xf16>, ", "(vector<2x2xf16>, vector<1x2xf16>, "),
            ("16, 8, 16", "16, 8, 8"),
        ),
    ),
    "no shape on NVIDIA": Case("sm_70", MMA_ARGUMENTS, MMA, ()),
    "another number of operands": Case(
        "sm_75",
        "%a: vector<2xf16>",
        WORDS,
        (
            "shape = #nvvm.shape<m = 16, n = 8, k = 8> on (" + ", ".join(["vector<2xf16>"] * 5) + ") "
            "-> !llvm.struct<(vector<2xf16>, vector<2xf16>)>, if it has PTX version ptx65 or later",
        ),
        (("A[%a, %a, %a, %a] B[%a, %a]", "A[%a, %a] B[%a]"), ("k = 16", "k = 8")),
    ),
    "another shape on AMD": Case(
        "gfx942",
        MFMA_ARGUMENTS,
        MFMA,
        ("k = 16 : i32 on (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>",),
        (("vector<8xf16>", "vector<4xf16>"), ("16x16x32", "16x16x16")),
    ),
    "no shape on AMD": Case("gfx1100", MFMA_ARGUMENTS, MFMA, ()),
    "another type": Case(
        "vulkan1.1",
        "%m: memref<64xf64>, %x: f64, %i: index",
        DOUBLES,
        ("f32 in place of f64",),
        (("f64", "f32"),),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_target_has_the_form(name: str) -> None:
    case = CASES[name]
    with ir.Context():
        module = av.parse(case.text)
        before = str(module)
        violations = av.check(module, case.target, through=True).violations
        assert {violation.other_forms for violation in violations} == {case.forms}
        assert [pickle.loads(pickle.dumps(each)).other_forms for each in violations] == [
            each.other_forms for each in violations
        ]
        assert str(module) == before
        # A kernel in this form is available through the lowering, too.
        if case.others:
            assert av.check(av.parse(case.other_text), case.target, through=True).ok


def test_messages_and_json_say_what_to_write(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    for name, start in (
        ("another shape on AMD", "write instead: "),
        ("another type", r"it has spirv\.\w+ with "),
    ):
        case = CASES[name]
        file.write_text(case.text)
        result = run("check", file, "--through", "-t", case.target)
        assert result.code == 1
        assert re.search(f"^  {start}{re.escape(case.forms[0])}$", result.out, re.MULTILINE)
        form = run("check", file, "--through", "-t", case.target, "--format", "json").json
        assert form["results"][0]["violations"][0]["other_forms"] == list(case.forms)


def test_each_target_is_told_what_to_write(tmp_path: Path) -> None:
    """A finding that a target before had is not repeated, unless this one has other forms."""
    file = tmp_path / "k.mlir"
    file.write_text(CASES["another shape on NVIDIA"].text)
    first, second = (
        run("check", file, *targets, "--through") for targets in (["-t", "sm_70"], ["-t", "sm_75"])
    )
    assert "mmaShape = [16, 8, 8]" in second.out
    assert "mmaShape = [16, 8, 8]" not in first.out
    both = run("check", file, "--through", "-t", "sm_70", "-t", "sm_75").out
    assert both == first.out + second.out
    told = run("check", file, "--through", "-t", "sm_75", "-t", "sm_72").out
    assert told.count("error: ") == 1


def test_forms_of_an_op_that_is_gone() -> None:
    case = CASES["another shape on AMD"]
    with ir.Context():
        module = av.parse(case.text)
        (violation,) = av.check(module, case.target).violations
        function = module.body.operations[0].regions[0].blocks[0].operations[0]
        for op in reversed(list(function.regions[0].blocks[0].operations)[:2]):
            op.erase()
        assert violation.op is None
        # The kernel in which they would be judged isn't known any more.
        assert violation.other_forms == ()
        (violation,) = av.check(av.parse(case.text), case.target).violations
        assert violation.other_forms == case.forms


@pytest.mark.parametrize(
    ("attribute", "forms"),
    [("nvvm.kernel", ("i32 in place of i128", "i16 in place of i128")), ("host", None)],
)
def test_forms_are_judged_in_the_kernel(attribute: str, forms: tuple[str, ...] | None) -> None:
    """Ops of `llvm` are judged in device code only, where their other forms are, too."""
    text = f"""
        llvm.func @f(%p: !llvm.ptr) attributes {{{attribute}}} {{
          %x = llvm.load %p atomic monotonic {{alignment = 16 : i64}} : !llvm.ptr -> i128
          llvm.store %x, %p : i128, !llvm.ptr
          llvm.return
        }}"""
    with ir.Context():
        violations = av.check(av.parse(text), "sm_75").violations
        if forms is None:
            assert not violations
            return
        (violation,) = violations
        assert violation.op_name == "llvm.load"
        assert violation.other_forms[: len(forms)] == forms


def test_a_promise_can_be_left_out(tmp_path: Path) -> None:
    """Then other passes lower the op, by shuffles."""
    body = (
        "%y = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32\nmemref.store %y, %m[%i] : memref<64xi32>"
    )
    text = KERNEL.format(arguments="%m: memref<64xi32>, %x: i32, %i: index", body=body)
    with ir.Context():
        module = av.parse(text)
        before = str(module)
        for target in ("sm_60", "sm_75"):
            (violation,) = av.check(module, target, through=True).violations
            assert violation.instead == ("gpu.subgroup_reduce without 'uniform'",)
            assert pickle.loads(pickle.dumps(violation)).instead == violation.instead
        assert str(module) == before
        assert av.check(av.parse(text.replace(" uniform", "")), "sm_60", through=True).ok
    file = tmp_path / "k.mlir"
    file.write_text(text)
    result = run("check", file, "--through", "-t", "sm_75")
    assert "\n  write instead: gpu.subgroup_reduce without 'uniform'\n" in result.out
    form = run("check", file, "--through", "-t", "sm_75", "--format", "json").json
    schema = json.loads((Path(next(iter(av.__path__))) / "schemas" / "check.schema.json").read_text())
    jsonschema.validate(form, schema)
    assert form["results"][0]["violations"][0]["instead"] == ["gpu.subgroup_reduce without 'uniform'"]


def test_forms_that_the_target_lacks_too_are_not_proposed() -> None:
    """Floats of 64 bits aren't reduced by an instruction, nor by shuffles in SPIR-V without them."""
    body = "%y = gpu.subgroup_reduce add %x uniform : (f64) -> f64\nmemref.store %y, %m[%i] : memref<64xf64>"
    text = KERNEL.format(arguments="%m: memref<64xf64>, %x: f64, %i: index", body=body)
    with ir.Context():
        violations = av.check(av.parse(text), "vulkan1.1", through=True).violations
        assert violations
        assert not any(each.instead for each in violations)
