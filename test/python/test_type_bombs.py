# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types whose text is far longer than the file that defines them: reading and judging take bounded work.

All of them run in one process that is ended if it takes minutes: each file takes milliseconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability import vulkan
from spirv_tools_library import assemble

DEPTH = 60
_SECONDS = 300  # None of them takes one.
_MOST = 1000  # Characters of a message.

HEAD = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %vs DescriptorSet 0
OpDecorate %vs Binding 0
{decorations}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f = OpTypeFloat 64
%u = OpTypeInt 32 0
%two = OpConstant %u 2
"""
MAIN = """
%main = OpFunction %void None %fn
%l = OpLabel
%x = OpUndef {last}
%y = OpCompositeConstruct {last} %two %two
OpReturn
OpFunctionEnd
"""
SHAPES = {
    "structs": "%t{n} = OpTypeStruct %t{m} %t{m}",
    "arrays of structs": "%a{n} = OpTypeArray %t{m} %two\n%t{n} = OpTypeStruct %a{n} %a{n}",
    "functions": "%t{n} = OpTypeFunction %t{m} %t{m} %t{m}",
    "pointers": "%p{n} = OpTypePointer Private %t{m}\n%t{n} = OpTypeStruct %p{n} %p{n}",
}
WIDE = "%t0 = OpTypeStruct %f %u"


def binary(shape: str) -> bytes:
    """A binary with types of that shape, nested 60 deep, and variables, values and errors of them."""
    lines = [WIDE, *(SHAPES[shape].format(n=n, m=n - 1) for n in range(1, DEPTH + 1))]
    offsets = [f"OpMemberDecorate %t{n} {i} Offset {8 * i}" for n in range(DEPTH + 1) for i in (0, 1)]
    variables = "".join(
        f"%q{name} = OpTypePointer {name} %t{DEPTH}\n%v{'s' if name == 'StorageBuffer' else name} = "
        f"OpVariable %q{name} {name}\n"
        for name in ("Private", "StorageBuffer", "Workgroup")
    )
    decorations = "" if shape == "functions" else "\n".join(offsets)
    text = HEAD.format(decorations=decorations) + "\n".join(lines) + "\n"
    return assemble(text + variables + MAIN.format(last=f"%t{DEPTH}"), "spv1.3")


TEXTS = {
    "structs": "!spirv.struct<({0}, {0})>",
    "arrays": "!spirv.struct<(!spirv.array<2 x {0}>, !spirv.array<2 x {0}>)>",
    "arrays of arrays": "!spirv.array<16 x {0}, stride=12>",
    "functions": "({0}, {0}) -> {0}",
    "LLVM": "!llvm.struct<({0}, {0})>",
    "tuples": "tuple<{0}, {0}>",
    "unregistered": "!toy.pair<{0}, {0}>",
}


def text(shape: str, use: str) -> str:
    """MLIR with types of that shape, by aliases."""
    lines = [f"!t0 = !{'llvm' if shape == 'LLVM' else 'spirv'}.struct<(f64, i32)>"]
    lines += [f"!t{n} = {TEXTS[shape].format(f'!t{n - 1}')}" for n in range(1, DEPTH + 1)]
    return "\n".join([*lines, use.format(f"!t{DEPTH}")])


USES = {
    "variable": "spirv.module Logical GLSL450 {{ spirv.GlobalVariable @v : !spirv.ptr<{0}, Workgroup> }}",
    "interface": "spirv.module Logical GLSL450 {{ spirv.GlobalVariable @v {{location = 0 : i32}} : "
    '!spirv.ptr<{0}, Output>\n spirv.func @m() "None" {{ spirv.Return }}\n'
    'spirv.EntryPoint "Vertex" @m, @v }}',
    "shared memory": "llvm.mlir.global external @v() {{addr_space = 3 : i32}} : {0}\n"
    "llvm.func @k() attributes {{nvvm.kernel}} {{\n"
    "%p = llvm.mlir.addressof @v : !llvm.ptr<3>\n llvm.return }}",
    "buffer": "spirv.module Logical GLSL450 {{ spirv.GlobalVariable @v bind(0, 0) : "
    "!spirv.ptr<!spirv.struct<({0} [0]), Block>, StorageBuffer> }}",
    "value": "func.func private @f() {{ %0 = spirv.Undef : {0}\n return }}",
    "argument": "func.func private @f({0})",
    "error": "func.func @f(%x: {0}, %y: i32) {{ %0 = arith.addi %x, %x : {0}\n return }}",
    "intrinsic": 'func.func @f(%x: {0}) {{ llvm.call_intrinsic "llvm.nvvm.f"(%x) : ({0}) -> ()\n return }}',
    "LLVM op": "func.func @f() {{ %0 = llvm.mlir.undef : {0}\n return }}",
    "attribute": "func.func private @f() attributes {{a = {0}}}",
}


def judge(module: ir.Module) -> list[str]:
    """Everything that is said of a module."""
    said: list[str] = []
    for target in ("vulkan1.1", "sm_90", "tosa1.0:pro_fp"):
        report = av.check(module, target)
        said += [each.message for each in (*report.violations, *report.unchecked, *report.conditions)]
        said += [str(each.clause) for each in report.violations]
    for op in module.body.operations:
        said += [str(each) for each in av.explain(op)]
    try:
        said.append(str(av.deduce(module)))
    except ValueError as error:
        said.append(str(error))
    return said


def try_binary(shape: str) -> list[str]:
    data = binary(shape)
    with ir.Context() as context:
        said = judge(av.spirv.read(data, context))
    try:
        said.append(repr(vulkan.package_shader(data).functions))
    except ValueError as error:
        said.append(str(error))
    return said


def try_text(shape: str, use: str) -> list[str]:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        try:
            return judge(av.parse(text(shape, USES[use])))
        except av.ParseError as error:
            return [message.text for message in error.messages]


CASES: dict[str, Callable[[], list[str]]] = {
    **{f"binary: {shape}": lambda shape=shape: try_binary(shape) for shape in SHAPES},  # type: ignore[misc]
    **{
        f"text: {shape}, {use}": lambda shape=shape, use=use: try_text(shape, use)  # type: ignore[misc]
        for shape in TEXTS
        for use in USES
    },
}


@pytest.fixture(scope="module")
def answers() -> dict[str, str]:
    """What a process says of all cases, a line each: the longest message, or the exception."""
    done = subprocess.run(
        [sys.executable, __file__],
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return dict(line.split("\t", 1) for line in done.stdout.splitlines()) | {"stderr": done.stderr}


@pytest.mark.parametrize("case", CASES)
def test_reports_of_huge_types_are_short(case: str, answers: dict[str, str]) -> None:
    assert case in answers, answers["stderr"]
    count, longest, beginning = answers[case].split("\t")
    assert int(count) > 0
    assert int(longest) < _MOST, beginning


if __name__ == "__main__":
    for name, run in CASES.items():
        messages = run()
        last = max(messages, key=len, default="")
        print(name, len(messages), len(last), repr(last[:200]), sep="\t", flush=True)
