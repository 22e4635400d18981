# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ordinary compute shaders, compiled by others, run on lavapipe and are compared with NumPy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
import numpy as np
import pytest
from command_line import run as run_cli
from glsl_shaders import COMPILERS, SHADERS, Shader, compile_shader
from messages import says
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.native._extension import _availability
from spirv_assembly import assemble

pytestmark = pytest.mark.usefixtures("lavapipe_here")


def run(shader: Shader, binary: bytes, **changes: Any) -> vulkan.RunResult:
    arguments = {
        "buffers": shader.buffers,
        "workgroups": shader.workgroups,
        "push_constants": shader.push_constants,
        "specialization": shader.specialization,
        **changes,
    }
    return vulkan.run(binary, "main", **arguments)


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("name", SHADERS)
def test_shaders_of_glsl_compute_what_numpy_does(name: str, compiler: str, tmp_path: Path) -> None:
    shader = SHADERS[name]
    result = run(shader, compile_shader(shader.source, compiler, tmp_path))
    for place, expected in shader.expected.items():
        key = (0, place) if isinstance(place, int) else place
        np.testing.assert_array_equal(result.buffers[key], expected)


def test_run_takes_a_shader_of_glsl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shader = SHADERS["matmul"]
    Path("a.spv").write_bytes(compile_shader(shader.source, "glslc -O", tmp_path))
    np.save("a.npy", shader.buffers[0])
    np.save("b.npy", shader.buffers[1])
    assert shader.push_constants is not None
    np.save("sizes.npy", shader.push_constants)
    options = ("-w", "4x2", "--push-constants", "sizes.npy", "-s", "0=8", "--format", "json")
    buffers = ("-b", "0=a.npy", "-b", "1=b.npy", "-b", "2=zeros:float32:16x32", "-o", "2=c.npy")
    result = run_cli("run", "a.spv", *options, *buffers)
    assert (result.code, result.err) == (0, "")
    np.testing.assert_array_equal(np.load("c.npy"), shader.expected[2])
    assert result.json["outputs"] == [{"set": 0, "binding": 2, "element": None, "file": "c.npy"}]


def test_array_of_buffers_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shader = SHADERS["array of buffers"]
    Path("a.spv").write_bytes(compile_shader(shader.source, "glslang", tmp_path))
    for i in range(3):
        np.save(f"{i}.npy", shader.buffers[0, 1, i])
    parts = [word for i in range(3) for word in ("-b", f"1[{i}]={i}.npy")]
    outputs = ("-o", "0:2=sum.npy", "-o", "1[2]=part.npy")
    result = run_cli("run", "a.spv", *parts, "-b", "2=zeros:float32:8", *outputs)
    assert (result.code, result.err) == (0, "")
    assert result.out.endswith("set 0, binding 1, element 2: wrote part.npy\n")
    np.testing.assert_array_equal(np.load("sum.npy"), shader.expected[2])
    result = run_cli("run", "a.spv", *parts, "-b", "2=zeros:float32:8", *outputs, "--format", "json")
    schema = json.loads((Path(next(iter(av.__path__))) / "schemas/run.schema.json").read_text())
    jsonschema.validate(result.json, schema)
    assert [each["element"] for each in result.json["outputs"]] == [None, 2]


# The shader, the wrong arguments, and the error.
WRONG: list[tuple[str, dict[str, Any], str]] = [
    (
        "matmul",
        {"specialization": {1: 8}},
        "no specialization constant 1 ... it has 0",
    ),
    (
        "saxpy",
        {"specialization": {0: 8}},
        "no specialization constant 0 ... none",
    ),
    (
        "matmul",
        {"specialization": {0: 1 << 32}},
        "constant 0 ('TILE') is of i32 ... 4294967296",
    ),
    (
        "matmul",
        {"specialization": {0: 0.5}},
        "constant 0 ('TILE') is of i32 ... 0.5",
    ),
    (
        "specialization constants",
        {"specialization": {1: 1e300}},
        "constant 1 ('factor') is of f32 ... 1e+300",
    ),
    (
        "specialization constants",
        {"specialization": {2: -1}},
        "constant 2 ('negate') is of i1 ... -1",
    ),
    # The length is the default's.
    (
        "specialization constants",
        {"specialization": {}},
        "buffer (0, 0): 'Y' has 64 bytes ... 256",
    ),
    (
        "array of buffers",
        {"buffers": {1: np.zeros(8, np.float32), 2: np.zeros(8, np.float32)}},
        "4 buffers ... [(0, 1, 0), (0, 1, 1), (0, 1, 2), (0, 2)] ... passed for [(0, 1), (0, 2)]",
    ),
    (
        "structures",
        {"buffers": {0: np.zeros(3, np.float32), 1: np.zeros(16, np.uint8)}},
        "buffer (0, 0): 'parameters' has elements of f32, i32 ... float32 ... pass an array of structures",
    ),
]


@pytest.mark.parametrize(("name", "changes", "message"), WRONG)
def test_run_refuses_wrong_arguments(
    name: str, changes: dict[str, Any], message: str, tmp_path: Path
) -> None:
    binary = compile_shader(SHADERS[name].source, "glslang", tmp_path)
    with pytest.raises(ValueError, match=says(message)):
        run(SHADERS[name], binary, **changes)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0", "'0' is not ID=VALUE, such as 0=128, 1=0.5 or 2=true"),
        ("0=x", "'0=x' is not ID=VALUE, such as 0=128, 1=0.5 or 2=true"),
    ],
)
def test_run_names_wrong_options(text: str, message: str) -> None:
    result = run_cli("run", "a.spv", "-s", text)
    assert (result.code, result.out, result.err) == (2, "", f"--specialize: error: {message}\n")


def test_constant_given_twice_on_the_command_line() -> None:
    result = run_cli("run", "a.spv", "-s", "0=1", "-s", "0=2")
    assert (result.code, result.err) == (2, "--specialize: error: constant 0 is given twice\n")


LENGTHS = """
layout(local_size_x = 1) in;
layout(binding = 0) buffer Y { int y; } all[LENGTH];
void main() { all[1].y = 1; }
"""


def test_too_many_buffers(tmp_path: Path) -> None:
    binary = compile_shader(LENGTHS.replace("LENGTH", "5000"), "glslang", tmp_path)
    with pytest.raises(ValueError, match=says("'all'", "5000 buffers", "1 to 1024")):
        vulkan.run(binary, "main", [])


def test_an_unknown_number_of_buffers(tmp_path: Path) -> None:
    source = "#extension GL_EXT_nonuniform_qualifier : require\n" + LENGTHS.replace("LENGTH", "")
    binary = compile_shader(source.replace("[1]", "[gl_NumWorkGroups.x]"), "glslang", tmp_path)
    with pytest.raises(ValueError, match=says("'all'", "an unknown number", "1 to 1024")):
        vulkan.run(binary, "main", [])


TWO_ENTRY_POINTS = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %first "one shader"
OpEntryPoint GLCompute %second "main"
OpEntryPoint GLCompute %second "main again"
OpExecutionMode %first LocalSize 4 1 1
OpExecutionMode %second LocalSize 2 1 1
OpName %first "main"
OpName %second "other"
OpDecorate %buffer Block
OpMemberDecorate %buffer 0 Offset 0
OpDecorate %a DescriptorSet 0
OpDecorate %a Binding 0
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%device = OpConstant %u32 1
%c7 = OpConstant %u32 7
%buffer = OpTypeStruct %u32
%pointer = OpTypePointer StorageBuffer %buffer
%element = OpTypePointer StorageBuffer %u32
%a = OpVariable %pointer StorageBuffer
%b = OpVariable %pointer StorageBuffer
%first = OpFunction %void None %fn
%entry = OpLabel
%pa = OpAccessChain %element %a %c0
OpStore %pa %c7
OpReturn
OpFunctionEnd
%second = OpFunction %void None %fn
%start = OpLabel
%pb = OpAccessChain %element %b %c0
OpAtomicStore %pb %device %c0 %c7
OpReturn
OpFunctionEnd
"""


def test_entry_points_with_other_names_than_functions() -> None:
    binary = assemble(TWO_ENTRY_POINTS, "spv1.3")
    zero, seven = np.zeros(1, np.uint32), np.full(1, 7, np.uint32)
    for name, place in (("one shader", 0), ("main", 1), ("main again", 1)):
        result = vulkan.run(binary, name, {place: zero})
        np.testing.assert_array_equal(result.buffers[0, place], seven)
    with pytest.raises(ValueError, match=says("no compute shader 'other'", "one shader, main, main again")):
        vulkan.run(binary, "other", {0: zero})


def test_a_binding_of_what_is_not_passed() -> None:
    binary = assemble(TWO_ENTRY_POINTS.replace("StorageBuffer", "Private"), "spv1.3")
    with pytest.raises(ValueError, match=says("storage class Private", "only buffers, images, samplers")):
        vulkan.run(binary, "one shader", [np.zeros(1, np.uint32)])


# Where the size of a workgroup stands. Each is of 2048 invocations along x.
SIZES = {
    "a literal": ("OpExecutionMode %main LocalSize 2048 1 1", "", ""),
    "a literal beyond 31 bits": ("OpExecutionMode %main LocalSize 4294967295 1 1", "", ""),
    "ids": (
        "OpExecutionModeId %main LocalSizeId %n %one %one",
        "",
        "%n = OpConstant %u32 2048",
    ),
    "specialization constants": (
        "OpExecutionModeId %main LocalSizeId %n %one %one",
        "OpDecorate %half SpecId 0",
        "%half = OpSpecConstant %u32 1024\n%n = OpSpecConstantOp %u32 IAdd %half %half",
    ),
    "a built-in": (
        "OpExecutionMode %main LocalSize 1 1 1",
        "OpDecorate %size BuiltIn WorkgroupSize",
        "%n = OpConstant %u32 2048\n%size = OpConstantComposite %vec3 %n %one %one",
    ),
    "a built-in alone": (
        "",
        "OpDecorate %n SpecId 7\nOpDecorate %size BuiltIn WorkgroupSize",
        "%n = OpSpecConstant %u32 2048\n%size = OpSpecConstantComposite %vec3 %n %one %one",
    ),
}

SIZED = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
{mode}
{decorations}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%vec3 = OpTypeVector %u32 3
%one = OpConstant %u32 1
{constants}
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize("name", SIZES)
def test_sizes_of_workgroups_are_judged(name: str, context: ir.Context) -> None:
    """Of lavapipe, where 1024 invocations are the most."""
    mode, decorations, constants = SIZES[name]
    text = SIZED.format(mode=mode, decorations=decorations, constants=constants)
    report = av.check(av.spirv.read(assemble(text, "spv1.5"), context), "lavapipe")
    asked = {need.dimension for each in report.violations for need in each.clause.any_of}
    assert asked == {"spirv.max_compute_workgroup_size_x", "spirv.max_compute_workgroup_invocations"}
    half = text.replace("1024", "512").replace("2048", "1024").replace("4294967295", "1024")
    assert av.check(av.spirv.read(assemble(half, "spv1.5"), context), "lavapipe").ok


def test_sizes_of_workgroups_by_id_need_a_feature(context: ir.Context) -> None:
    mode, decorations, constants = SIZES["ids"]
    text = SIZED.format(mode=mode, decorations=decorations, constants=constants.replace("2048", "64"))
    module = av.spirv.read(assemble(text, "spv1.3"), context)
    (violation,) = av.check(module, "vulkan1.2").violations
    assert [str(need) for need in violation.clause.any_of] == ["vulkan.feature maintenance4"]
    assert "VUID-RuntimeSpirv-LocalSizeId-06434" in str(violation.clause)
    assert av.check(module, "vulkan1.3").ok


def test_a_built_in_takes_precedence(context: ir.Context) -> None:
    _, decorations, constants = SIZES["a built-in"]
    text = SIZED.format(
        mode=SIZES["a literal"][0], decorations=decorations, constants=constants.replace("2048", "1")
    )
    assert av.check(av.spirv.read(assemble(text, "spv1.5"), context), "lavapipe").ok


# Operations on specialization constants of 12 and 5, and the signed results.
OPERATIONS = {
    "IAdd %a %b": 17,
    "ISub %b %a": -7,
    "IMul %a %b": 60,
    "UDiv %a %b": 2,
    "SDiv %minus %b": -2,
    "UMod %a %b": 2,
    "SRem %minus %b": -2,
    "SMod %minus %b": 3,
    "SNegate %a": -12,
    "Not %a": -13,
    "ShiftLeftLogical %b %one": 10,
    "ShiftRightLogical %a %one": 6,
    "ShiftRightArithmetic %minus %one": -6,
    "BitwiseOr %a %b": 13,
    "BitwiseXor %a %b": 9,
    "BitwiseAnd %a %b": 4,
    "CompositeExtract %pair 1": 5,
    "UDiv %a %zero": None,
}
COMPARISONS = {
    "IEqual %a %b": False,
    "INotEqual %a %b": True,
    "ULessThan %minus %a": False,
    "SLessThan %minus %a": True,
    "ULessThanEqual %a %a": True,
    "SLessThanEqual %a %minus": False,
    "UGreaterThan %minus %a": True,
    "SGreaterThan %minus %a": False,
    "UGreaterThanEqual %a %b": True,
    "SGreaterThanEqual %minus %a": False,
    "LogicalOr %yes %no": True,
    "LogicalAnd %yes %no": False,
    "LogicalEqual %yes %no": False,
    "LogicalNotEqual %yes %no": True,
    "LogicalNot %no": True,
}

EVALUATED = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionModeId %main LocalSizeId %size %one %one
OpDecorate %a SpecId 0
OpDecorate %b SpecId 1
OpDecorate %yes SpecId 2
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%i32 = OpTypeInt 32 1
%vec2 = OpTypeVector %i32 2
%zero = OpConstantNull %i32
%one = OpConstant %i32 1
%a = OpSpecConstant %i32 12
%b = OpSpecConstant %i32 1
%yes = OpSpecConstantFalse %bool
%no = OpConstantFalse %bool
%pair = OpSpecConstantComposite %vec2 %a %b
%minus = OpSpecConstantOp %i32 SNegate %a
{operations}
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize("operation", [*OPERATIONS, *COMPARISONS])
def test_operations_on_specialization_constants(operation: str, context: ir.Context) -> None:
    """The size of a workgroup is the result, with 5 and true given for two of the constants."""
    if operation in OPERATIONS:
        expected = OPERATIONS[operation]
        lines = f"%size = OpSpecConstantOp %i32 {operation}"
    else:
        expected = 3 if COMPARISONS[operation] else 2
        lines = f"""%three = OpConstant %i32 3
%two = OpConstant %i32 2
%truth = OpSpecConstantOp %bool {operation}
%size = OpSpecConstantOp %i32 Select %truth %three %two"""
    binary = assemble(EVALUATED.format(operations=lines), "spv1.5")
    size, *_ = _availability.spirv_interface(context, binary, "main", [(1, 5), (2, 1)])
    assert size == (None if expected is None else (expected % (1 << 32), 1, 1))
