# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What rules ask of ops and types reaches them from binaries: decorations, initializers, attributes."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import mlir.availability as av
import pytest
from mlir import ir
from spirv_tools_library import LIBRARY, assemble

pytestmark = pytest.mark.skipif(
    not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"
)

ROOT = Path(__file__).resolve().parents[2]
GRAMMAR = ROOT / "td/generated/SPIRVGrammar.td"
GENERATED = ROOT / "build/cmake/cpp/include/mlir-availability/Dialect"

SHADER = """
OpCapability Shader
{capabilities}
OpMemoryModel Logical GLSL450
OpEntryPoint {model} %main "main"
{mode}
OpDecorate %set DescriptorSet 0
OpDecorate %set Binding 0
%set = OpDecorationGroup
OpGroupDecorate %set %v
{decorations}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
{declarations}
%main = OpFunction %void None %fn
%entry = OpLabel
{body}
OpReturn
OpFunctionEnd
"""
MODES = {
    "Fragment": "OpExecutionMode %main OriginUpperLeft",
    "GLCompute": "OpExecutionMode %main LocalSize 1 1 1",
}


def shader(model: str, **parts: str) -> str:
    default = dict.fromkeys(("capabilities", "decorations", "declarations", "body"), "")
    return SHADER.format(**{**default, "model": model, "mode": MODES[model], **parts})


@pytest.fixture(scope="module")
def shared() -> Iterator[ir.Context]:
    """A context for many modules."""
    with ir.Context() as context:
        yield context


def image(dim: str, sampled: int) -> str:
    return (
        f"%i = OpTypeImage %f32 {dim} 0 0 0 {sampled} Unknown\n"
        "%p = OpTypePointer UniformConstant %i\n%v = OpVariable %p UniformConstant\n"
    )


SUBPASS = shader(
    "Fragment", capabilities="OpCapability InputAttachment", declarations=image("SubpassData", 2)
)
STORAGE_IMAGE = shader("GLCompute", declarations=image("2D", 2))
BLOCK = shader(
    "Fragment",
    capabilities='OpExtension "SPV_KHR_storage_buffer_storage_class"',
    decorations="OpDecorate %b Block\nOpMemberDecorate %b 0 Offset 0\nOpMemberDecorate %b 1 Offset 4",
    declarations="%b = OpTypeStruct %u32 %u32\n%p = OpTypePointer StorageBuffer %b\n"
    "%pu = OpTypePointer StorageBuffer %u32\n%v = OpVariable %p StorageBuffer",
    body="%e = OpAccessChain %pu %v %c1\n%l = OpLoad %u32 %e",
)
UNTYPED = shader(
    "Fragment",
    capabilities='OpCapability UntypedPointersKHR\nOpExtension "SPV_KHR_untyped_pointers"\n'
    'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    decorations="OpDecorate %b Block\nOpMemberDecorate %b 0 Offset 0",
    declarations="%b = OpTypeStruct %u32\n%p = OpTypeUntypedPointerKHR StorageBuffer\n"
    "%v = OpUntypedVariableKHR %p StorageBuffer %b",
    body="%e = OpUntypedAccessChainKHR %p %b %v %c0\n%l = OpLoad %u32 %e",
)
IMAGES = shader(
    "GLCompute",
    capabilities="OpCapability SampledImageArrayDynamicIndexing\nOpCapability ShaderNonUniform\n"
    'OpExtension "SPV_EXT_descriptor_indexing"',
    declarations="%i = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%array = OpTypeArray %i %c1\n"
    "%p = OpTypePointer UniformConstant %array\n%pi = OpTypePointer UniformConstant %i\n"
    "%pn = OpTypePointer Function %u32\n%v = OpVariable %p UniformConstant",
    body="%n = OpVariable %pn Function\n%x = OpLoad %u32 %n\n%e = OpAccessChain %pi %v %x",
)
WORKGROUP = shader(
    "GLCompute",
    declarations="%p = OpTypePointer Workgroup %u32\n%zero = OpConstantNull %u32\n"
    "%w = OpVariable %p Workgroup",
).replace("OpGroupDecorate %set %v\n", "OpGroupDecorate %set\n")
PRIVATE = WORKGROUP.replace("Workgroup", "Private")
PHI = IMAGES.replace("%c0 =", "%bool = OpTypeBool\n%true = OpConstantTrue %bool\n%c0 =").replace(
    "%x = OpLoad %u32 %n",
    "OpSelectionMerge %m None\nOpBranchConditional %true %t %m\n%t = OpLabel\nOpBranch %m\n%m = OpLabel\n"
    "%x = OpPhi %u32 %c0 %entry %c1 %t",
)
PARAMETER = IMAGES.replace(
    "%main = OpFunction",
    "%fx = OpTypeFunction %void %u32\n%f = OpFunction %void None %fx\n%x = OpFunctionParameter %u32\n"
    "%first = OpLabel\n%e = OpAccessChain %pi %v %x\nOpReturn\nOpFunctionEnd\n%main = OpFunction",
).replace("%x = OpLoad %u32 %n\n%e = OpAccessChain %pi %v %x", "%call = OpFunctionCall %void %f %c0")
NON_UNIFORM = "SampledImageArrayNonUniformIndexing"

# A module, the lines that are added to it, a target, and what is lacking there: the rules, capabilities or
# versions that only the module without the lines lacks, and those that only the one with them does.
CASES = {
    "an index of an input attachment": (
        SUBPASS,
        "OpDecorate %v InputAttachmentIndex 0",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-None-09558"},
        set(),
    ),
    "an image that is not written": (
        STORAGE_IMAGE,
        "OpDecorate %v NonWritable",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-apiVersion-07954"},
        set(),
    ),
    "an image that is not read": (
        STORAGE_IMAGE,
        "OpDecorate %v NonReadable",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-apiVersion-07955"},
        set(),
    ),
    "both, and more": (
        STORAGE_IMAGE,
        "OpDecorate %v NonReadable\nOpDecorate %v Coherent\nOpDecorate %v NonWritable",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-apiVersion-07954", "VUID-RuntimeSpirv-apiVersion-07955"},
        set(),
    ),
    "by a group": (
        STORAGE_IMAGE,
        "OpDecorate %g NonReadable\n%g = OpDecorationGroup\nOpGroupDecorate %g %v",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-apiVersion-07955"},
        set(),
    ),
    "a buffer that is not written": (
        BLOCK,
        "OpDecorate %v NonWritable",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-NonWritable-06340"},
        set(),
    ),
    "an untyped buffer that is not written": (
        UNTYPED,
        "OpDecorate %v NonWritable",
        "vulkan1.1+UntypedPointersKHR",
        {"VUID-RuntimeSpirv-NonWritable-06340"},
        set(),
    ),
    "an untyped buffer that is bound": (
        UNTYPED.replace("OpGroupDecorate %set %v\n", "OpGroupDecorate %set\n"),
        "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0",
        "vulkan1.1+UntypedPointersKHR",
        {"VUID-StandaloneSpirv-UniformConstant-06677"},
        set(),
    ),
    "members that are not written": (
        BLOCK,
        "OpMemberDecorate %b 0 NonWritable\nOpMemberDecorate %b 1 NonWritable",
        "vulkan1.1",
        {"VUID-RuntimeSpirv-NonWritable-06340"},
        set(),
    ),
    "a member that is written": (BLOCK, "OpMemberDecorate %b 1 NonWritable", "vulkan1.1", set(), set()),
    "an index that differs": (IMAGES, "OpDecorate %x NonUniform", "vulkan1.2", set(), {NON_UNIFORM}),
    "an index that differs, by a group": (
        IMAGES,
        "OpDecorate %g NonUniform\n%g = OpDecorationGroup\nOpGroupDecorate %g %x",
        "vulkan1.2",
        set(),
        {NON_UNIFORM},
    ),
    "a phi that differs": (PHI, "OpDecorate %x NonUniform", "vulkan1.2", set(), {NON_UNIFORM}),
    "a parameter that differs": (PARAMETER, "OpDecorate %x NonUniform", "vulkan1.2", set(), {NON_UNIFORM}),
    "a pointer that differs": (IMAGES, "OpDecorate %e NonUniform", "vulkan1.2", set(), {NON_UNIFORM}),
    "a variable that is not written": (PRIVATE, "OpDecorate %w NonWritable", "spirv1.3", set(), {"v1.4"}),
}


def lacking(data: bytes, target: str, context: ir.Context) -> set[str]:
    """Returns the rules, or what is lacking where no rule is known, except what the module has to declare."""
    report = av.check(av.spirv.read(data, context), target)
    found = set()
    for each in (*report.violations, *report.conditions):
        rule = each.clause.source.rule
        found.update([rule] if rule else [str(one.value) for one in each.clause.any_of])
    return found


@pytest.mark.parametrize("name", CASES)
def test_rules_see_the_decoration(name: str, shared: ir.Context) -> None:
    text, lines, target, only_without, only_with = CASES[name]
    decorated = text.replace("%void = OpTypeVoid", f"{lines}\n%void = OpTypeVoid")
    without = lacking(assemble(text, "spv1.3"), target, shared)
    with_it = lacking(assemble(decorated, "spv1.3"), target, shared)
    assert (without - with_it, with_it - without) == (only_without, only_with)


IMAGE = "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>"
TEXT = f"""spirv.module Logical GLSL450 {{
  spirv.GlobalVariable @v bind(0, 0) : !spirv.ptr<!spirv.array<4 x {IMAGE}>, UniformConstant>
  spirv.func @f(%x: i32 DECORATED) "None" {{
    %v = spirv.mlir.addressof @v : !spirv.ptr<!spirv.array<4 x {IMAGE}>, UniformConstant>
    %e = spirv.AccessChain %v[%x] : !spirv.ptr<!spirv.array<4 x {IMAGE}>, UniformConstant>, i32
      -> !spirv.ptr<{IMAGE}, UniformConstant>
    spirv.Return
  }}
}}"""


def test_rules_see_what_text_says_of_a_parameter(shared: ir.Context) -> None:
    asked = []
    for decorated in ("", "{spirv.decoration = #spirv.decoration<NonUniform>}"):
        module = ir.Module.parse(TEXT.replace("DECORATED", decorated), shared)
        (chain,) = (
            op for op in walk(module.operation.regions[0]) if op.operation.name == "spirv.AccessChain"
        )
        needs = {str(need.value) for each in av.explain(chain) for need in each.any_of}
        asked.append({each for each in needs if each.endswith("Indexing")})
    assert asked == [{"SampledImageArrayDynamicIndexing"}, {NON_UNIFORM}]


def test_rules_see_the_initializer(shared: ir.Context) -> None:
    rule = "VUID-RuntimeSpirv-shaderZeroInitializeWorkgroupMemory-06372"
    for text, expected in (
        (WORKGROUP, False),
        (WORKGROUP.replace("p Workgroup\n", "p Workgroup %zero\n"), True),
    ):
        assert (rule in lacking(assemble(text, "spv1.3"), "vulkan1.1", shared)) == expected


# ---------------------------------------------------------------------------------------------------------
# Every decoration of the grammar
# ---------------------------------------------------------------------------------------------------------


def decorations() -> Iterator[tuple[int, str, list[str]]]:
    """Yields the number, the name and the kinds of operands of each decoration."""
    pattern = r'SPIRVEnumerant<"Decoration", (\d+), "(\w+)"(?:, \[(.*?)\])?>'
    for number, name, kinds in re.findall(pattern, GRAMMAR.read_text()):
        yield int(number), name, re.findall(r'"[?*]?(\w+)"', kinds)


# Variables have an attribute of their own for the first. The second has an enumerant, which its instruction
# states. MLIR's record of the third lacks a capability of the grammar's, so that its instruction is judged.
ELSEWHERE = {"BuiltIn", "LinkageAttributes", "FPFastMathMode"}
RESTRICT = 19


def operand(kind: str, constant: int) -> int:
    if kind == "LiteralString":
        return int.from_bytes(b"abc", "little")
    return constant if kind.startswith("Id") else 1


def snake(name: str) -> str:
    """Returns the name of the attribute for a decoration."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def walk(region: ir.Region) -> Iterator[ir.OpView]:
    for block in region:
        for op in block:
            yield op
            for inner in op.regions:
                yield from walk(inner)


def first_of_each(data: bytes, context: ir.Context) -> dict[str, ir.OpView]:
    """Returns an op of each name, or of each instruction without an op of its own, that the reader makes."""
    ops: dict[str, ir.OpView] = {}
    for op in walk(av.spirv.read(data, context).operation.regions[0]):
        name = op.operation.name
        if name == "spirv.binary.instruction":
            name = op.attributes["instruction"].value
        ops.setdefault(name, op)
    return ops


class Decorated:
    """A module in which a variable, a sum, a struct, a function, its parameter and a phi are decorated."""

    TEXT = shader(
        "GLCompute",
        decorations="\n".join(f"OpDecorate %{name} Restrict" for name in ("w", "x", "s", "f", "a", "phi")),
        declarations="%s = OpTypeStruct %u32\n%p = OpTypePointer Private %s\n%w = OpVariable %p Private\n"
        "%fx = OpTypeFunction %void %u32\n%f = OpFunction %void None %fx\n%a = OpFunctionParameter %u32\n"
        "%first = OpLabel\nOpBranch %next\n%next = OpLabel\n%phi = OpPhi %u32 %c0 %first\nOpReturn\n"
        "OpFunctionEnd",
        body="%x = OpIAdd %u32 %c1 %c1",
    ).replace("OpGroupDecorate %set %v\n", "OpGroupDecorate %set\n")

    def __init__(self) -> None:
        data = assemble(self.TEXT, "spv1.6")
        self.words = struct.unpack(f"<{len(data) // 4}I", data)
        self.at = next(
            at
            for at, word in enumerate(self.words)
            if word == (3 << 16 | 71) and self.words[at + 2] == RESTRICT
        )
        self.targets = [self.words[self.at + 3 * i + 1] for i in range(6)]
        self.struct = self.targets[2]
        constants = (
            at for at, word in enumerate(self.words) if word == (4 << 16 | 43) and self.words[at + 3] == 1
        )
        self.constant = self.words[next(constants) + 2]

    def by(self, number: int, kinds: list[str]) -> bytes:
        """Returns the module with the decoration on all of them, and on the struct's member."""
        operands = [operand(kind, self.constant) for kind in kinds]
        ofs, member = {"LiteralString": (5632, 5633)}.get((kinds or [""])[0], (71, 72))
        if any(kind.startswith("Id") for kind in kinds):
            ofs = 332
        lines = [[ofs, each, number, *operands] for each in self.targets]
        if ofs != 332:
            lines.append([member, self.struct, 0, number, *operands])
        new = [word for line in lines for word in (len(line) << 16 | line[0], *line[1:])]
        words = [*self.words[: self.at], *new, *self.words[self.at + 3 * len(self.targets) :]]
        return struct.pack(f"<{len(words)}I", *words)


def named_in_rules() -> set[str]:
    """Returns the decorations that records, or the predicates that they call, name."""
    rooms = [ROOT / top / room for top in ("td/dialects", "cpp/lib/Dialect") for room in ("SPIRV", "Vulkan")]
    files = [file for room in rooms for file in (*room.glob("*.td"), *room.glob("*.cpp"))]
    files = [file for file in files if file.name != "Decorations.cpp"]  # It derives names of attributes.
    found = re.findall(
        r'\bDecoration::(\w+)|Vulkan_Lacks<SPIRV_D_(\w+)>|SPIRV_UnknownFormat<"\d+", "(\w+)"',
        "".join(file.read_text() for file in files),
    )
    return {"".join(each) for each in found}


def test_every_decoration_reaches_ops_and_types(shared: ir.Context) -> None:
    module = Decorated()
    not_of_ops, not_of_types = set(), set()
    for number, name, kinds in decorations():
        ops = first_of_each(module.by(number, kinds), shared)
        variable = ops["spirv.GlobalVariable"]
        # MLIR has the older names of some.
        names = {snake(name), snake(name.replace("ALTERA", "INTEL"))}
        others = [ops.get(each) for each in ("spirv.IAdd", "spirv.func", "OpFunctionParameter", "OpPhi")]
        if not all(each is not None and names & set(each.attributes) for each in (variable, *others)):
            not_of_ops.add(name)
        if not re.search(rf"\b{name}\b", str(variable.attributes["type"])):
            not_of_types.add(name)
    assert not_of_ops <= ELSEWHERE
    in_rules = named_in_rules()
    assert {"NonReadable", "NonWritable", "InputAttachmentIndex", "NonUniform", "BufferBlock"} <= in_rules
    # MLIR's types have an offset as a number alone.
    assert not in_rules & (not_of_ops | not_of_types) - {"BuiltIn", "Offset"}


def test_several_of_one_kind_are_an_array(shared: ir.Context) -> None:
    text = Decorated.TEXT.replace(
        "OpDecorate %w Restrict",
        'OpDecorateString %w UserSemantic "a"\nOpDecorateString %w UserSemantic "b"\n'
        "OpDecorate %w Location 3",
    )
    variable = first_of_each(assemble(text, "spv1.6"), shared)["spirv.GlobalVariable"]
    assert str(variable.attributes["user_semantic"]) == '["a", "b"]'
    assert str(variable.attributes["location"]) == "3 : i32"


@pytest.mark.parametrize("number", [0xFFFFFFFF, 0xFFFFFFFE, 0x7FFFFFFF])
def test_a_number_that_is_no_decoration(number: int, shared: ir.Context) -> None:
    """A binary may hold any; the others are judged."""
    variable = "%pointer = OpTypePointer Private %f32\n%v = OpVariable %pointer Private"
    text = shader("GLCompute", decorations=f"OpDecorate %v !{number}", declarations=variable)
    assert lacking(assemble(text, "spv1.0"), "vulkan1.1", shared) == {
        "VUID-StandaloneSpirv-DescriptorSet-06491"
    }


# ---------------------------------------------------------------------------------------------------------
# Every attribute that generated code reads
# ---------------------------------------------------------------------------------------------------------

# What no op of a binary states in an attribute, and where it is instead.
STATED_ELSEWHERE = {
    "LoopOp.loop_control": "OpLoopMerge is an op of its own",
    "SelectionOp.selection_control": "it needs nothing",
    "GlobalVariableOp.linkage_attributes": "OpDecorate is an op of its own",
    "FuncOp.linkage_attributes": "OpDecorate is an op of its own",
    "FuncOp.arg_attrs": "OpDecorate is an op of its own",
    "EXTConstantCompositeReplicateOp.value": "the instruction is an op without MLIR's class",
    "EXTSpecConstantCompositeReplicateOp.type": "the instruction is an op without MLIR's class",
    "SpecConstantCompositeOp.type": "the instruction is an op without MLIR's class",
    "SpecConstantCompositeOp.constituents": "the instruction is an op without MLIR's class",
    "ConstantOp.type": "only tensors in MLIR's text are asked for it: a binary declares them",
    "GraphEntryPointARMOp.interface": "test_graphs_are_entry_points has one",
    "TypeOp.opcode": "an op of binaries alone, which the reader makes with it",
}
# What no instruction has.
OF_MLIR = {"res_attrs", "branch_weights"}
OF_MLIR_ALONE = {"FunctionCallOp.arg_attrs", "GraphARMOp.arg_attrs", "GraphARMOp.function_type"}
# What isn't an attribute.
OPERANDS = {"operation", "true_target", "false_target"}


def attributes_that_rules_read() -> Iterator[tuple[str, str]]:
    """Yields classes of ops, and the attributes that generated code reads of them."""
    for name in ("SPIRV/SPIRVAvailability.cpp.inc", "Vulkan/VulkanAvailability.cpp.inc"):
        # Whether a required attribute is there at all is asked of each op.
        text = re.sub(
            r"if \(LLVM_UNLIKELY\(.*?\)\) \{\n", "", (GENERATED / name).read_text(), flags=re.DOTALL
        )
        for part in text.split("auto op = ::llvm::cast<")[1:]:
            if found := re.match(r"::mlir::spirv::(\w+)>", part):
                for getter in re.findall(r"\bop\.get(\w+?)(?:Attr)?\(", part):
                    yield found[1], snake(getter)


EVERYTHING = Decorated.TEXT.replace("OpDecorate %w Restrict", "OpDecorate %w Location 1").replace(
    "%p = OpTypePointer", "%sc = OpSpecConstant %u32 5\n%p = OpTypePointer"
)
RESOURCES = (
    STORAGE_IMAGE.replace('"main"', '"main" %b')
    .replace("%void = OpTypeVoid", "OpDecorate %b BuiltIn GlobalInvocationId\n%void = OpTypeVoid")
    .replace(
        "%main = OpFunction",
        "%v3 = OpTypeVector %u32 3\n%pb = OpTypePointer Input %v3\n%b = OpVariable %pb Input\n"
        "%main = OpFunction",
    )
    .replace(
        "OpReturn\n",
        "OpSelectionMerge %m None\nOpSwitch %c0 %m 1 %n\n%n = OpLabel\nOpBranch %m\n%m = OpLabel\nOpReturn\n",
    )
)


@pytest.mark.skipif(not GENERATED.exists(), reason="the build directory is elsewhere")
def test_attributes_that_rules_read_are_read(shared: ir.Context) -> None:
    table = (GENERATED / "SPIRV/Binary/Ops.inc").read_text()
    arguments = re.findall(r'\{ArgumentForm::\w+, \w+, "(\w+)"\}', table)
    brought = {
        (f"{name}Op", argument)
        for vendor, rest, first, count in re.findall(r'"spirv\.(\w+\.)?(\w+)", \{(\d+), (\d+)\}', table)
        for name in (vendor[:-1] + rest, rest + vendor[:-1])
        for argument in arguments[int(first) : int(first) + int(count)]
    }
    made = {op for op, _ in brought}
    for text in (EVERYTHING, RESOURCES):
        for op in walk(av.spirv.read(assemble(text, "spv1.6"), shared).operation.regions[0]):
            brought |= {(type(op).__name__, name) for name in op.operation.attributes}
    read = set(attributes_that_rules_read())
    assert ("GlobalVariableOp", "binding") in read
    missing = {
        f"{op}.{name}"
        for op, name in read - brought
        if name not in OPERANDS | OF_MLIR and (op not in made or name not in ("type", "result"))
    }
    assert missing - OF_MLIR_ALONE == set(STATED_ELSEWHERE)
