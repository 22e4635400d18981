# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Limits of Vulkan that no target tells: what is above the minimum of every implementation is a condition."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

import mlir.availability as av
import pytest
from mlir import ir
from spirv_tools_library import LIBRARY, assemble
from vulkan_case import module
from vulkan_forms import KINDS, Form, asked, needs_by
from vulkan_forms import module as with_instructions

# ===-----------------------------------------------------------------------------------------------===
# Interfaces of entry points
# ===-----------------------------------------------------------------------------------------------===


@dataclass(frozen=True)
class Amount:
    """Variables of an entry point that take more than every implementation has, and that don't."""

    rule: str
    limit: str
    model: str
    beyond: str
    within: str

    def text(self, variables: str) -> str:
        """Returns a module whose entry point has these variables, separated by semicolons."""
        each = variables.split(";")
        body = "\n".join(f"spirv.GlobalVariable @v{number} {text}" for number, text in enumerate(each))
        interface = "".join(f", @v{number}" for number in range(len(each)))
        return module(body, model=self.model, interface=interface)


def floats(count: int, storage: str, before: str = "") -> str:
    return f"{before}: !spirv.ptr<!spirv.array<{count} x f32>, {storage}>"


def located(first: int, storage: str, kind: str = "f32") -> str:
    return f"{{location = {first} : i32}} : !spirv.ptr<{kind}, {storage}>"


def captured(offset: int, buffer: int = 0, stride: int = 16, stream: int = 0, kind: str = "f32") -> str:
    numbers = {"location": 0, "xfb_buffer": buffer, "xfb_stride": stride, "offset": offset, "stream": stream}
    attributes = ", ".join(f"{name} = {number} : i32" for name, number in numbers.items())
    return f"{{{attributes}}} : !spirv.ptr<{kind}, Output>"


def block(decorations: str, storage: str) -> str:
    return f": !spirv.ptr<!spirv.struct<(f32 [0, {decorations}]), Block>, {storage}>"


def amounts() -> Iterator[Amount]:
    for rule, name in (("00708", "Clip"), ("00709", "Cull")):
        before = f'built_in("{name}Distance") '
        for storage, model in (("Output", "Vertex"), ("Input", "Fragment")):
            yield Amount(
                rule,
                f"max{name}Distances",
                model,
                floats(9, storage, before),
                floats(8, storage, before),
            )
    both = [
        floats(count, "Output", f'built_in("{name}Distance") ') for count, name in ((5, "Clip"), (4, "Cull"))
    ]
    yield Amount("00710", "maxCombinedClipAndCullDistances", "Vertex", ";".join(both), both[0])
    # Members of a block count, and the vertices of an input don't.
    members = "!spirv.struct<(!spirv.array<{} x f32> [BuiltIn=3]), Block>"
    inputs = f": !spirv.ptr<!spirv.array<12 x {members}>, Input>"
    yield Amount("00708", "maxClipDistances", "Geometry", inputs.format(9), inputs.format(8))
    for model, storage, limit, count in (
        ("Vertex", "Input", "maxVertexInputAttributes", 16),
        ("Vertex", "Output", "maxVertexOutputComponents", 16),
        ("TessellationEvaluation", "Output", "maxTessellationEvaluationOutputComponents", 16),
        ("Geometry", "Output", "maxGeometryOutputComponents", 16),
        ("Fragment", "Input", "maxFragmentInputComponents", 16),
        ("Fragment", "Output", "maxFragmentOutputAttachments", 4),
    ):
        for kind, taken in (
            ("f32", 1),
            ("vector<4xf32>", 1),
            ("vector<2xf64>", 1),
            ("vector<3xf64>", 2),
            ("!spirv.array<3 x f32>", 3),
            ("!spirv.matrix<2 x vector<2xf32>>", 2),
        ):
            first = count - taken
            yield Amount(
                "06272", limit, model, located(first + 1, storage, kind), located(first, storage, kind)
            )
        yield Amount(
            "06272",
            limit,
            model,
            block(f"Location={count}", storage),
            block(f"Location={count - 1}", storage),
        )
    # The elements of these are vertices or primitives.
    for model, storage, limit, count in (
        ("TessellationControl", "Input", "maxTessellationControlPerVertexInputComponents", 16),
        ("TessellationControl", "Output", "maxTessellationControlPerVertexOutputComponents", 16),
        ("TessellationEvaluation", "Input", "maxTessellationEvaluationInputComponents", 16),
        ("Geometry", "Input", "maxGeometryInputComponents", 16),
        ("MeshEXT", "Output", "maxMeshOutputComponents", 32),
    ):
        kind = "!spirv.array<3 x f32>"
        yield Amount("06272", limit, model, located(count, storage, kind), located(count - 1, storage, kind))
    for model in ("Vertex", "TessellationEvaluation", "Geometry"):
        yield Amount(
            "06308", "maxTransformFeedbackBufferDataSize", model, captured(509, stride=16), captured(508)
        )
    wide = captured(0, kind="!spirv.array<129 x f32>"), captured(0, kind="!spirv.array<128 x f32>")
    yield Amount("06308", "maxTransformFeedbackBufferDataSize", "Vertex", *wide)
    yield Amount(
        "06309",
        "maxTransformFeedbackStreamDataSize",
        "Geometry",
        f"{captured(252)};{captured(256, 1)}",
        f"{captured(252)};{captured(256, 1, stream=1)}",
    )
    yield Amount("06312", "maxTransformFeedbackStreams", "Geometry", captured(0, stream=1), captured(0))
    yield Amount(
        "06313",
        "maxTransformFeedbackBufferDataStride",
        "Vertex",
        captured(0, stride=516),
        captured(0, stride=512),
    )
    of_member = "XfbBuffer=1, XfbStride={}, Location=0"
    yield Amount(
        "06313",
        "maxTransformFeedbackBufferDataStride",
        "Vertex",
        block(of_member.format(516), "Output"),
        block(of_member.format(512), "Output"),
    )
    # The stride of what nobody captures counts, too.
    other = "{{xfb_stride = {} : i32}} : !spirv.ptr<f32, Private>"
    yield Amount(
        "06313", "maxTransformFeedbackBufferDataStride", "Vertex", other.format(516), other.format(512)
    )
    yield from memory()


def memory() -> Iterator[Amount]:
    """Yields cases of bytes that workgroups share, and of payloads."""
    shared, payload = "Workgroup", "TaskPayloadWorkgroupEXT"
    for rule, limit, model, storage, most in (
        ("08754", "maxMeshSharedMemorySize", "MeshEXT", shared, 28672),
        ("08758", "maxTaskPayloadSize", "TaskEXT", payload, 16384),
        ("08759", "maxTaskSharedMemorySize", "TaskEXT", shared, 32768),
    ):
        yield Amount(rule, limit, model, floats(most // 4 + 1, storage), floats(most // 4, storage))
        # All variables count together.
        half = floats(most // 8, storage)
        yield Amount(rule, limit, model, f"{half};{half};: !spirv.ptr<i32, {storage}>", f"{half};{half}")
    for rule, limit, model, most in (
        ("08755", "maxMeshPayloadAndSharedMemorySize", "MeshEXT", 28672),
        ("08760", "maxTaskPayloadAndSharedMemorySize", "TaskEXT", 32768),
    ):
        half = floats(most // 8, payload)
        yield Amount(
            rule,
            limit,
            model,
            f"{half};{floats(most // 8 + 1, shared)}",
            f"{half};{floats(most // 8, shared)}",
        )
    # 64 vertices of 33 locations.
    output = "!spirv.array<64 x !spirv.array<{} x f32>>"
    yield Amount(
        "08756",
        "maxMeshOutputMemorySize",
        "MeshEXT",
        located(0, "Output", output.format(33)),
        located(0, "Output", output.format(32)),
    )
    yield Amount(
        "08757",
        "maxMeshPayloadAndOutputMemorySize",
        "MeshEXT",
        f"{located(0, 'Output', output.format(32))};{floats(3841, payload)}",
        f"{located(0, 'Output', output.format(32))};{floats(3840, payload)}",
    )


AMOUNTS = list(amounts())


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


@pytest.mark.parametrize("amount", AMOUNTS, ids=[f"{each.rule}-{n}" for n, each in enumerate(AMOUNTS)])
def test_what_an_interface_takes(amount: Amount) -> None:
    beyond, within = amount.text(amount.beyond), amount.text(amount.within)
    assert needs_by(beyond, amount.rule, (amount.limit,)) == (set(), {amount.limit})
    assert needs_by(within, amount.rule, (amount.limit,)) == (set(), set())
    # Whoever says that the device has what the module uses is believed.
    assert needs_by(beyond, amount.rule, ("maintenance9",)) == (set(), set())


# ===-----------------------------------------------------------------------------------------------===
# Instructions
# ===-----------------------------------------------------------------------------------------------===


def offset(number: int, bits: tuple[int, ...] = (8,), after: tuple[str, ...] = ()) -> Form:
    """Returns an image instruction with an offset, which other operands follow."""
    constant = str(number % 2**32)
    return Form("f32", ("f32", constant, *after), tuple(f"ImageOperands {bit}" for bit in bits))


# A negative number is written as its bits.
BEYOND = {
    "06435": ("minTexelOffset", offset(-9), offset(-8)),
    "06436": ("maxTexelOffset", offset(8, (16, 64), ("1000",)), offset(7, (16, 64), ("1000",))),
    "06376": ("minTexelGatherOffset", offset(-9, (32,)), offset(-8, (32,))),
    "06377": ("maxTexelGatherOffset", offset(8), offset(7)),
    **{
        f"{7299 + axis:05}": (
            "maxMeshWorkGroupCount",
            Form("", tuple("65536" if each == axis else "1" for each in range(3))),
            Form("", ("65535", "1", "1")),
        )
        for axis in range(3)
    },
    "07302": ("maxMeshWorkGroupTotalCount", Form("", ("4096", "1024", "2")), Form("", ("4096", "1024", "1"))),
}


FLOATS = "!spirv.struct<(f32 [0]), Block>"
READ_ONLY = "!spirv.struct<(f32 [0, NonWritable]), Block>"
TEXELS = "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>"


@pytest.mark.parametrize(
    ("kinds", "model", "expected"),
    [
        ((f"{FLOATS}, StorageBuffer",) * 5, "Fragment", True),
        ((f"{FLOATS}, StorageBuffer",) * 4, "Fragment", False),
        ((f"{FLOATS}, StorageBuffer",) * 5, "Vertex", False),
        ((f"{READ_ONLY}, StorageBuffer",) * 5, "Fragment", False),
        ((f"{FLOATS}, Uniform",) * 5, "Fragment", False),
        ((f"{TEXELS}, UniformConstant",) * 5, "Fragment", True),
        ((f"!spirv.array<5 x {FLOATS}>, StorageBuffer",), "Fragment", True),
        ((f"!spirv.array<4 x {FLOATS}>, StorageBuffer",), "Fragment", False),
        ((f"!spirv.rtarray<{FLOATS}>, StorageBuffer",), "Fragment", True),
        ((*(f"{FLOATS}, StorageBuffer",) * 3, "!spirv.array<2 x f32>, Output"), "Fragment", True),
        ((*(f"{FLOATS}, StorageBuffer",) * 2, "!spirv.array<2 x f32>, Output"), "Fragment", False),
    ],
)
def test_what_a_fragment_shader_can_write_to(kinds: tuple[str, ...], model: str, expected: bool) -> None:
    """Those that it uses: descriptors, and locations of color attachments."""
    pointers = [f"!spirv.ptr<{kind}>" for kind in kinds]
    variables = "\n".join(
        f"spirv.GlobalVariable @v{n} "
        f"{'{location = 3 : i32}' if 'Output' in kind else f'bind(0, {n})'} : {kind}"
        for n, kind in enumerate(pointers)
    )
    uses = "\n".join(f"%{n} = spirv.mlir.addressof @v{n} : {kind}" for n, kind in enumerate(pointers))
    interface = "".join(f", @v{n}" for n, kind in enumerate(pointers) if "Output" in kind)
    limit = "maxFragmentCombinedOutputResources"
    for entry, given in ((uses, expected), ("", False)):
        text = module(variables, entry=entry, model=model, interface=interface)
        assert needs_by(text, "06428", (limit,)) == (set(), {limit} if given else set())


@pytest.mark.parametrize("number", BEYOND)
def test_constants_above_a_limit(number: str) -> None:
    limit, beyond, within = BEYOND[number]
    for name in asked()[number]:
        text = with_instructions([(name, beyond)], "GLCompute")
        assert needs_by(text, number, (limit,)) == (set(), {limit}), name
        text = with_instructions([(name, within)], "GLCompute")
        assert needs_by(text, number, (limit,)) == (set(), set()), name


def test_values_at_run_time_are_within_a_limit() -> None:
    text = with_instructions([("OpEmitMeshTasksEXT", Form("", ("i32", "i32", "i32")))], "TaskEXT")
    for number in ("07299", "07300", "07301", "07302"):
        assert needs_by(text, number, (BEYOND[number][0],)) == (set(), set())


# The assembler needs no capability.
LONG = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%proc = OpTypeFunction %void
%float = OpTypeFloat 32
%long = OpTypeVector %float SIZE
%struct = OpTypeStruct %long
%pointer = OpTypePointer STORAGE %struct
%v = OpVariable %pointer STORAGE
%main = OpFunction %void None %proc
%label = OpLabel
OpReturn
OpFunctionEnd
"""


@pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it")
@pytest.mark.parametrize(
    ("size", "storage", "admitted"),
    [
        (5, "Input", False),
        (8, "Output", False),
        (4, "Input", True),
        (5, "Private", True),
        (8, "Workgroup", True),
    ],
)
def test_pointers_to_long_vectors(size: int, storage: str, admitted: bool) -> None:
    """MLIR's text has no such type."""
    binary = assemble(LONG.replace("SIZE", str(size)).replace("STORAGE", storage), "spv1.3")
    found = av.check(av.spirv.read(binary), "vulkan1.4+all").violations
    assert any((each.clause.source.rule or "").endswith("12297") for each in found) != admitted


LONG_VECTOR, COOPERATIVE_VECTOR = 5425, 5394
BY_ID = (
    LONG.replace("OpCapability Shader", "OpCapability Shader\nOpCapability CooperativeVectorNV")
    .replace("%long =", "%uint = OpTypeInt 32 0\n%size = OpConstant %uint SIZE\n%long =")
    .replace("OpTypeVector %float SIZE", "OpTypeCooperativeVectorNV %float %size")
)


@pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it")
@pytest.mark.parametrize("text", [LONG, BY_ID], ids=["literal", "id"])
@pytest.mark.parametrize(
    ("size", "storage", "expected"),
    [
        (1024, "Private", set()),
        (1025, "Private", {"12296"}),
        (5, "Input", {"12297"}),
        (2048, "Output", {"12296", "12297"}),
    ],
)
def test_sizes_of_long_vectors(text: str, size: int, storage: str, expected: set[str]) -> None:
    # The assembler knows the instruction by its other name, which goes with another capability.
    binary = assemble(text.replace("SIZE", str(size)).replace("STORAGE", storage), "spv1.6")
    binary = binary.replace(
        *(struct.pack("<II", 2 << 16 | 17, each) for each in (COOPERATIVE_VECTOR, LONG_VECTOR))
    )
    report = av.check(av.spirv.read(binary), "vulkan1.4+longVector")
    found = {(each.clause.source.rule or "")[-5:] for each in (*report.violations, *report.conditions)}
    assert found & {"12296", "12297"} == expected


@pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it")
def test_the_type_of_cooperative_vectors_is_unknown_on_targets() -> None:
    """Their type, whatever the size: no target tells which a device has."""
    text = BY_ID.replace("SIZE", "4").replace("STORAGE", "Private")
    report = av.check(av.spirv.read(assemble(text, "spv1.6")), "vulkan1.4+cooperativeVector")
    found = {(each.clause.source.rule or "")[-5:] for each in report.conditions}
    assert found >= {"10094", "10095"}


def test_memory_that_split_barriers_reserve() -> None:
    declaration = (
        'spirv.binary.instruction "OpCapability"() {enumerants = array<i32: %d, 6141>, opcode = 17 : i32} '
        ": () -> ()"
    )
    declaration %= KINDS.index("Capability")
    shared = "\nspirv.GlobalVariable @v : !spirv.ptr<i32, Workgroup>"
    limit = "splitBarrierReservedSharedMemory"
    assert needs_by(module(declaration + shared), "13562", (limit,)) == (set(), {limit})
    assert needs_by(module(declaration), "13562", (limit,)) == (set(), set())
    assert needs_by(module(shared), "13562", (limit,)) == (set(), set())


# ===-----------------------------------------------------------------------------------------------===
# Streams and memory of stages
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize(
    ("streams", "modes", "asks"),
    [((0, 1), "Lines", True), ((0, 1), "Points", False), ((1, 1), "Lines", False)],
)
def test_streams_of_lines(streams: tuple[int, int], modes: str, asks: bool) -> None:
    ops = "".join(
        f"%{n} = spirv.Constant {stream} : i32\n"
        f'spirv.binary.instruction "OpEmitStreamVertex"(%{n}) '
        "{enumerants = array<i32>, opcode = 220 : i32} : (i32) -> ()\n"
        for n, stream in enumerate(streams)
    )
    mode = {"Lines": '"OutputLineStrip"', "Points": '"OutputPoints"'}[modes]
    text = f"""
    spirv.module Logical GLSL450 {{
      spirv.func @main() "None" {{ {ops} spirv.Return }}
      spirv.EntryPoint "Geometry" @main
      spirv.ExecutionMode @main {mode}
    }}"""
    fact = "transformFeedbackStreamsLinesTriangles"
    assert needs_by(text, "06311", (fact,)) == ({fact} if asks else set(), set())


RAY_TRACING = ("RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR")
GRAPHICS = ("Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment")
STAGES = {
    "04698": ("RayPayloadKHR", {"RayGenerationKHR", "ClosestHitKHR", "MissKHR"}),
    "04699": ("IncomingRayPayloadKHR", {"ClosestHitKHR", "AnyHitKHR", "MissKHR"}),
    "04701": ("HitAttributeKHR", {"IntersectionKHR", "AnyHitKHR", "ClosestHitKHR"}),
    "04704": ("CallableDataKHR", {"RayGenerationKHR", "ClosestHitKHR", "MissKHR", "CallableKHR"}),
    "04705": ("IncomingCallableDataKHR", {"CallableKHR"}),
    "07119": ("ShaderRecordBufferKHR", set(RAY_TRACING)),
    "04645": ("Workgroup", {"TaskEXT", "MeshEXT", "GLCompute"}),
    "04644": ("Output", {*GRAPHICS, "TaskEXT", "MeshEXT"}),
}


@pytest.mark.parametrize("number", STAGES)
def test_memory_by_stage(number: str) -> None:
    storage, allowed = STAGES[number]
    kind = f"!spirv.ptr<i32, {storage}>"
    for model in (*RAY_TRACING, *GRAPHICS, "GLCompute", "TaskEXT", "MeshEXT"):
        text = module(
            f"spirv.GlobalVariable @v : {kind}", entry=f"%0 = spirv.mlir.addressof @v : {kind}", model=model
        )
        violations, conditions = needs_by(text, number, ("maintenance9",))
        assert violations == (set() if model in allowed else {"Metal", "OpenCL", "WebGPU"}), model
        assert not conditions
        assert not [
            each
            for each in av.check(ir.Module.parse(text), "spirv1.6").violations
            if (each.clause.source.rule or "").endswith(number)
        ]
