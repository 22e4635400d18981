# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules of Vulkan about classes of instructions: each is asked for every instruction of its class.

The instructions are those of binaries, with and without an op of MLIR's. vulkan_rule_cases.py has MLIR's ops.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import generate_vulkan_rules
import mlir.availability as av
import pytest
from mlir import ir
from vulkan_case import NEVER, mode
from vulkan_case import module as whole_module
from vulkan_forms import KINDS, Form, asked, module, needs_by
from vulkan_rule_targets import without


@dataclass(frozen=True)
class Rule:
    """What an instruction of the class needs in one form, and doesn't in another."""

    facts: tuple[str, ...]
    refused: Form
    admitted: Form
    # The execution model that both are in.
    model: str = "GLCompute"


def pointer(kind: str, storage: str) -> str:
    return f"!spirv.ptr<{kind}, {storage}>"


def untyped(storage: str) -> str:
    return pointer("!spirv.struct<OpTypeUntypedPointerKHR, ()>", storage)


SUBGROUP = ("Scope 3",)


def rules() -> Iterator[tuple[str, Rule]]:
    """Yields the numbers of rules, with cases of each."""
    for number, name, storages in (
        ("06278", "Buffer", ("StorageBuffer", "Uniform", "PhysicalStorageBuffer")),
        ("06279", "Shared", ("Workgroup", "TaskPayloadWorkgroupEXT")),
        ("06288", "Image", ("Image",)),
    ):
        for storage in storages:
            narrow = Form("i32", (pointer("i32", storage),))
            yield (
                number,
                Rule((f"shader{name}Int64Atomics",), Form("i64", (pointer("i64", storage),)), narrow),
            )
            # A store has no result.
            stored = Form("", (pointer("i64", storage), "i64"))
            yield number, Rule((f"shader{name}Int64Atomics",), stored, narrow)
    for number in ("06337", "06339"):
        kind = {"06337": "f16", "06339": "f64"}[number]
        form = Form(kind, (pointer(kind, "Image"),))
        yield number, Rule(NEVER, form, Form("f32", (pointer("f32", "Image"),)))
    half = Form("vector<2xf16>", (pointer("vector<2xf16>", "StorageBuffer"),))
    yield (
        "09581",
        Rule(("shaderFloat16VectorAtomics",), half, Form("f32", (pointer("f32", "StorageBuffer"),))),
    )
    yield (
        "04686",
        Rule(NEVER, Form("i32", (pointer("i32", "Private"),)), Form("i32", (pointer("i32", "Workgroup"),))),
    )
    for kind in ("i8", "i64", "f16", "vector<2xi16>"):
        yield (
            "06275",
            Rule(
                ("shaderSubgroupExtendedTypes",),
                Form(kind, (kind,), SUBGROUP),
                Form("i32", ("i32",), SUBGROUP),
            ),
        )
    yield "04642", Rule(NEVER, Form("i32", ("i32",), ("Scope 2",)), Form("i32", ("i32",), SUBGROUP))
    for number in ("06276", "06277"):
        yield (
            number,
            Rule(
                ("subgroupBroadcastDynamicId",),
                Form("f32", ("f32", "i32"), SUBGROUP),
                Form("f32", ("f32", "1"), SUBGROUP),
            ),
        )
    clustered = Form("f32", ("f32", "i32", "4"), SUBGROUP)
    yield (
        "09566",
        Rule(("shaderSubgroupRotateClustered",), clustered, Form("f32", ("f32", "i32"), SUBGROUP)),
    )
    subgroup, device, workgroup = (Form("i64", (), (f"Scope {value}",)) for value in (3, 1, 2))
    yield "06267", Rule(("shaderSubgroupClock",), subgroup, device)
    yield "06268", Rule(("shaderDeviceClock",), device, subgroup)
    yield "04652", Rule(NEVER, workgroup, subgroup)
    yield "10824", Rule(("maintenance9",), Form("i64", ("i64",)), Form("i32", ("i32",)))
    for number, width in (("10977", 16), ("10978", 32), ("10979", 64)):
        other = "f32" if width != 32 else "f64"
        for kind in (f"f{width}", f"vector<4xf{width}>"):
            yield (
                number,
                Rule((f"shaderFmaFloat{width}",), Form(kind, (kind,) * 3), Form(other, (other,) * 3)),
            )
    device_scope = Form("", (), ("Scope 1", "Scope 1"))
    yield "04636", Rule(NEVER, device_scope, Form("", (), ("Scope 2", "Scope 2")))
    yield "13553", Rule(NEVER, device_scope, Form("", (), ("Scope 2", "Scope 2")))
    yield (
        "10866",
        Rule(
            NEVER,
            Form("i32", (pointer("i32", "Workgroup"),), ("Scope 2", "MemorySemantics 16")),
            Form("i32", (pointer("i32", "Workgroup"),), ("Scope 2", "MemorySemantics 8")),
        ),
    )
    yield (
        "04638",
        Rule(
            NEVER,
            Form("i32", (pointer("i32", "Workgroup"),), ("Scope 2", "Scope 0")),
            Form("i32", (pointer("i32", "Workgroup"),), ("Scope 2", "Scope 2")),
        ),
    )
    yield from floats()
    yield from narrow_numbers()
    yield from images()
    for kind in ("i32", "vector<2xi32>"):
        yield "04710", Rule(NEVER, Form(kind, ("f32",)), Form("i64", ("f32",)))
        yield "04710", Rule(NEVER, Form("f32", (kind,)), Form("f32", ("i64",)))
    matrix = "!spirv.coopmatrix<16x16xf32, Subgroup, MatrixA>"
    for storage in ("Uniform", "Private", "PushConstant"):
        for kept in ("Workgroup", "StorageBuffer", "PhysicalStorageBuffer"):
            refused, admitted = (Form(matrix, (pointer("f32", each),)) for each in (storage, kept))
            yield "08973", Rule(NEVER, refused, admitted)
    yield (
        "10213",
        Rule(
            ("maintenance8",), Form("f32", (), ("ImageOperands 16",)), Form("f32", (), ("ImageOperands 8",))
        ),
    )
    yield from stages()
    yield from rays()
    yield from vectors()
    yield from copies()
    block = "!spirv.struct<(!spirv.rtarray<f32, stride=4> [0]), Block>"
    uniform, storage = (Form("i32", (pointer(block, each),)) for each in ("Uniform", "StorageBuffer"))
    yield "11805", Rule(NEVER, uniform, storage)
    yield "11167", Rule(NEVER, Form(untyped("StorageBuffer")), Form(untyped("UniformConstant")))
    gather = Form("vector<4xf32>", ("f32", "f32", "i32"))
    yield "04664", Rule(NEVER, gather, Form("vector<4xf32>", ("f32", "f32", "1")))
    # Acquire is 2, Release 4, AcquireRelease 8, Volatile 0x8000.
    for number, refused, admitted in (
        ("10867", (2, 8), 4),
        ("10868", (4, 8), 2),
        ("13551", (0x8000,), 8),
        ("13556", (2, 8), 4),
        ("13557", (4, 8), 2),
    ):
        for bit in refused:
            bad, good = (
                Form("", (), ("Scope 2", "Scope 2", f"MemorySemantics {each}")) for each in (bit, admitted)
            )
            yield number, Rule(NEVER, bad, good)


def images() -> Iterator[tuple[str, Rule]]:
    """Yields cases of what images instructions take, and of what they give."""

    def image(dim: str, use: str) -> str:
        return f"!spirv.image<f32, {dim}, NoDepth, NonArrayed, SingleSampled, {use}, Unknown>"

    for refused, admitted in (("NoSampler", "NeedSampler"), ("SamplerUnknown", "NeedSampler")):
        bad, good = (Form("i32", (image("Dim2D", use),)) for use in (refused, admitted))
        yield "04659", Rule(NEVER, bad, good)
        sampled = Form("i32", (f"!spirv.sampled_image<{image('Dim2D', 'NeedSampler')}>",))
        yield "04659", Rule(NEVER, bad, sampled)
    for form in ("{}", "!spirv.sampled_image<{}>"):
        bad, good = (Form("f32", (form.format(image(dim, "NeedSampler")),)) for dim in ("Dim3D", "Cube"))
        yield "04777", Rule(NEVER, bad, good)
    for bad in ("f32", "vector<2xf32>", "!spirv.struct<(i32, vector<3xf32>)>"):
        for good in ("vector<4xf32>", "!spirv.struct<(i32, vector<4xi32>)>"):
            yield "04780", Rule(NEVER, Form(bad), Form(good))


def rays() -> Iterator[tuple[str, Rule]]:
    """Yields cases of flags of rays that contradict each other."""
    for index, both, triangles, opacity in (
        (1, "06552", "06892", "06893"),
        (2, "06889", "06890", "06891"),
        (2, "07712", "07713", "07714"),
        (2, "11883", "11884", "11885"),
    ):

        def form(flags: str, before: int = index) -> Form:
            return Form("", (*("i32",) * before, flags, "i32", "i32"))

        for number, refused, admitted in (
            (both, ("768", "769"), ("256", "512", "i32")),
            (triangles, ("272", "48", "288"), ("16", "32", "513", "i32")),
            (opacity, ("3", "65", "192", "130"), ("1", "2", "64", "128", "768", "i32")),
        ):
            for flags in refused:
                for other in admitted:
                    yield number, Rule(NEVER, form(flags), form(other))


def vectors() -> Iterator[tuple[str, Rule]]:
    """Yields cases of products of cooperative vectors."""

    def outer(layout: str, interpretation: str, storage: str = "StorageBuffer") -> Form:
        vector = "vector<4xf16>"
        return Form("", (pointer("f16", storage), "0", vector, vector, layout, interpretation))

    for width, interpretation, other in ((16, "0", "1"), (32, "1", "0")):
        fact = f"cooperativeVectorTrainingFloat{width}Accumulation"
        yield "10093", Rule((fact,), outer("3", interpretation), outer("3", other))
    for refused in (outer("2", "0"), outer("3", "5"), outer("3", "0", "Workgroup")):
        yield "10093", Rule(NEVER, refused, outer("3", "1", "PhysicalStorageBuffer"))


def floats() -> Iterator[tuple[str, Rule]]:
    """Yields cases of atomics of floats: the features are those of the operations."""
    for number, name, storages, widths in (
        ("06284", "Buffer", ("StorageBuffer", "Uniform", "PhysicalStorageBuffer"), (16, 32, 64)),
        ("06285", "Shared", ("Workgroup", "TaskPayloadWorkgroupEXT"), (16, 32, 64)),
        ("06286", "Image", ("Image",), (32,)),
    ):
        for storage in storages:
            for width in widths:
                facts = tuple(
                    f"shader{name}Float{width}{kind}" for kind in ("Atomics", "AtomicAdd", "AtomicMinMax")
                )
                form = Form(f"f{width}", (pointer(f"f{width}", storage),))
                yield number, Rule(facts, form, Form("i32", (pointer("i32", storage),)))
            form = Form(f"f{widths[-1]}", (untyped(storage),))
            yield number, Rule(facts, form, Form("i32", (untyped(storage),)))


def narrow_numbers() -> Iterator[tuple[str, Rule]]:
    """Yields cases of numbers of 8 and 16 bits, through untyped pointers."""
    for number, width, storage, facts in (
        ("06328", 8, "StorageBuffer", ("storageBuffer8BitAccess",)),
        ("06328", 8, "PhysicalStorageBuffer", ("storageBuffer8BitAccess",)),
        ("06329", 8, "Uniform", ("uniformAndStorageBuffer8BitAccess",)),
        ("06330", 8, "PushConstant", ("storagePushConstant8",)),
        ("11161", 16, "StorageBuffer", ("storageBuffer16BitAccess", "storageBuffer8BitAccess")),
        (
            "06332",
            16,
            "Uniform",
            ("uniformAndStorageBuffer16BitAccess", "uniformAndStorageBuffer8BitAccess"),
        ),
        ("06333", 16, "PushConstant", ("storagePushConstant16", "storagePushConstant8")),
        ("10756", 8, "Workgroup", ("workgroupMemoryExplicitLayout8BitAccess",)),
        (
            "10757",
            16,
            "Workgroup",
            ("workgroupMemoryExplicitLayout16BitAccess", "workgroupMemoryExplicitLayout8BitAccess"),
        ),
    ):
        # Multiples of 32 bits need nothing.
        for kind, near in ((f"i{width}", "i32"), (f"vector<3xi{width}>", f"vector<4xi{width}>")):
            yield number, Rule(facts, *(Form(each, (untyped(storage),)) for each in (kind, near)))


def copies() -> Iterator[tuple[str, Rule]]:
    """Yields cases of copies that end inside a word."""
    for storage, names in (
        ("StorageBuffer", ("storageBuffer16BitAccess", "storageBuffer8BitAccess")),
        ("PhysicalStorageBuffer", ("storageBuffer16BitAccess", "storageBuffer8BitAccess")),
        ("Uniform", ("uniformAndStorageBuffer16BitAccess", "uniformAndStorageBuffer8BitAccess")),
        ("PushConstant", ("storagePushConstant16", "storagePushConstant8")),
        ("Workgroup", tuple(f"workgroupMemoryExplicitLayout{width}BitAccess" for width in (16, 8))),
        ("Output", ("storageInputOutput16",)),
    ):

        def form(size: str, kind: str = pointer("i32", storage)) -> Form:
            return Form("", (kind, kind, size))

        yield "11165", Rule(names, form("6"), form("8"))
        yield "11165", Rule(names[1:] or NEVER, form("5"), form("4"))


def stages() -> Iterator[tuple[str, Rule]]:
    """Yields cases of rules about stages: the same use, with and without the stage's bit."""
    subgroup = Form("", (), ("Scope 3", "Scope 3"))
    for number, scopes in (("04637", (2, 3)), ("07321", (3, 2)), ("04640", (3, 6))):
        refused = Form("", (), tuple(f"Scope {scope}" for scope in scopes))
        yield number, Rule(NEVER, refused, subgroup, "Fragment")
    group = Form("i1", (), SUBGROUP)
    yield "06343", Rule(("subgroupSupportedStages.VERTEX",), group, Form("i1", (), ("Scope 2",)), "Vertex")
    yield "06342", Rule(("subgroupQuadOperationsInAllStages",), group, group, "Vertex")
    for number, member in (
        ("08985", "cooperativeMatrixSupportedStages"),
        ("06322", "cooperativeMatrixSupportedStages"),
        ("10091", "cooperativeVectorSupportedStages"),
        ("09901", "shaderTensorSupportedStages"),
    ):
        yield number, Rule((f"{member}.FRAGMENT",), Form(""), Form(""), "Fragment")


# Rules whose class has one form only, and those of lists and limits: test_rules_of_limits_are_conditions.
UNTOLD = {
    "10773": "shaderRelaxedExtendedInstruction",
    "06310": "maxTransformFeedbackStreams",
    "06316": "VkCooperativeMatrixPropertiesNV",
    "10089": "VkCooperativeVectorPropertiesNV",
    "10092": "cooperativeVectorTrainingFloat32Accumulation",
    "09903": "maxTensorShaderAccessArrayLength",
    "09904": "maxTensorShaderAccessSize",
    "10702": "maxTileShadingRate",
    "12352": "VkCooperativeMatrixPropertiesKHR",
    "06988": "maxBlockMatchRegion",
    "09225": "maxBlockMatchRegion",
    "06989": "maxBoxFilterBlockSize",
    "12426": "maxShaderWaitQueues",
    "09193": "maxExecutionGraphShaderPayloadSize",
    "09194": "maxExecutionGraphShaderPayloadSize",
    "09196": "maxExecutionGraphShaderPayloadCount",
    "09197": "maxExecutionGraphShaderOutputNodes",
}
# Those about an enumerant.
OF_ENUMERANTS = {
    "10702": "ExecutionMode 4490",  # TileShadingRateQCOM
    "12426": "LoopControl 268435456",  # MultipleWaitQueuesQCOM
    "09193": "StorageClass 5068",  # NodePayloadAMDX
}
# Where the class says which feature of several it is.
BY_OPERATION = {"06284", "06285", "06286"}
# They are asked once for an entry point, or only outside of an op.
OF_ENTRY_POINTS = {"06343", "06342", "08985", "06322", "10091", "09901", "04637", "04640", "07321"}
ELSEWHERE = {"04641", "07951", "06311", "10090"}
# What one instruction of the class must have, another can't: vulkan_rule_cases.py.
ELSEWHERE |= {"10869", "10871", "10872", "10873"}
# Floats: test_spirv_forms.py.
ELSEWHERE |= {"09559", "09560", "09561", "09562", "09563", "09564"}
# What several instructions make together: test_vulkan_modules.py.
ELSEWHERE |= {"04658", "10706", "10712", "10870", "10875", "10876", "10877", "10878", "10879", "11416"}
# Small floats: test_spirv_narrow.py.
ELSEWHERE |= {"12465", "12466", "12468", "12469"}
# By the type of the result: vulkan_rule_cases.py and test_vulkan_modules.py.
ELSEWHERE |= {"12464"}
# Layouts: test_block_layouts.py.
ELSEWHERE |= {"10684"}
# Limits: test_vulkan_limits.py.
LIMITS = {"06376", "06377", "06435", "06436", "07299", "07300", "07301", "07302"}


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def refusals(forms: list[tuple[str, Form]], rule: Rule, number: str, facts: tuple[str, ...]) -> set[str]:
    """Returns the names of the instructions that the rule refuses without the facts."""
    report = av.check(ir.Module.parse(module(forms, rule.model)), without(facts))
    found = [each for each in report.violations if (each.clause.source.rule or "").endswith(number)]
    return {each.message.split()[0] for each in found}


RULES = list(rules())


def test_each_class_has_a_form() -> None:
    assert asked().keys() == {number for number, _ in RULES} | UNTOLD.keys() | ELSEWHERE | LIMITS


@pytest.mark.parametrize(("number", "rule"), RULES, ids=[f"{n}-{i}" for i, (n, _) in enumerate(RULES)])
def test_every_instruction_of_the_class(number: str, rule: Rule) -> None:
    names = asked()[number]
    if number in OF_ENTRY_POINTS:
        for name in names:
            assert refusals([(name, rule.refused)], rule, number, rule.facts) == {"spirv.EntryPoint"}, name
            if rule.admitted != rule.refused:
                assert not refusals([(name, rule.admitted)], rule, number, rule.facts), name
            else:
                assert not refusals([(name, rule.refused)], rule, number, ("maintenance9",)), name
        return
    refused = [(name, rule.refused) for name in names]
    assert refusals(refused, rule, number, rule.facts) == set(names)
    assert not refusals([(name, rule.admitted) for name in names], rule, number, rule.facts)
    if number in BY_OPERATION:
        parts = [refusals(refused, rule, number, (fact,)) for fact in rule.facts]
        assert [sorted(part) for part in parts] == [
            ["OpAtomicExchange", "OpAtomicLoad", "OpAtomicStore"],
            ["OpAtomicFAddEXT"],
            ["OpAtomicFMaxEXT", "OpAtomicFMinEXT"],
        ]
    elif rule.facts != NEVER:
        assert not refusals(refused, rule, number, ("maintenance4",))


@pytest.mark.parametrize("number", UNTOLD)
def test_rules_of_limits_are_conditions(number: str) -> None:
    """Lists and limits are conditions; a feature without which nothing of the class may be used is asked."""
    array = "!spirv.array<5 x f32>"
    form = Form(array, ("1",)) if number.startswith("0990") else Form("", ("vector<4xf32>",))
    if number == "06310":
        form = Form("", ("1",))
    if number in OF_ENUMERANTS:
        form = Form("", (), (OF_ENUMERANTS[number],))
    forms = [(name, form) for name in asked()[number]]
    report = av.check(ir.Module.parse(module(forms, "GLCompute")), without((UNTOLD[number],)))
    clauses = [each.clause for each in report.violations] + [each.clause for each in report.conditions]
    needs = {
        alternative.value
        for clause in clauses
        if (clause.source.rule or "").endswith(number)
        for alternative in clause.any_of
    }
    assert needs == {UNTOLD[number]}


@pytest.mark.parametrize(
    ("kind", "limits"),
    [
        ("i32", set()),
        ("!spirv.array<4 x i8>", set()),
        ("i64", {"maxTensorShaderAccessSize"}),
        ("!spirv.array<4 x f16>", {"maxTensorShaderAccessSize"}),
        ("!spirv.array<5 x i8>", {"maxTensorShaderAccessSize", "maxTensorShaderAccessArrayLength"}),
    ],
)
def test_what_every_implementation_reads_of_tensors(kind: str, limits: set[str]) -> None:
    for name, form in (("OpTensorReadARM", Form(kind)), ("OpTensorWriteARM", Form("", ("1", kind)))):
        text = module([(name, form)], "GLCompute")
        found = [needs_by(text, number, tuple(limits)) for number in ("09903", "09904")]
        assert set().union(*(conditions for _, conditions in found)) == limits


@pytest.mark.parametrize(
    ("name", "layout"),
    [("OpCooperativeVectorMatrixMulNV", 7), ("OpCooperativeVectorMatrixMulAddNV", 10)],
)
def test_matrices_of_small_floats(name: str, layout: int) -> None:
    """Each instruction has the layout elsewhere."""
    for interpretation in ("1000491002", "1000491003"):
        operands = ["i32"] * 12
        for number, refused in (("0", True), ("1", True), ("2", False), ("3", False)):
            operands[4], operands[layout] = interpretation, number
            rule = Rule(NEVER, Form("vector<4xf32>", tuple(operands)), Form(""))
            assert bool(refusals([(name, rule.refused)], rule, "10090", NEVER)) == refused
        operands[4], operands[layout] = "0", "0"
        rule = Rule(NEVER, Form("vector<4xf32>", tuple(operands)), Form(""))
        assert not refusals([(name, rule.refused)], rule, "10090", NEVER)


# ===-----------------------------------------------------------------------------------------------===
# Entry points
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize(
    ("number", "model", "feature"),
    [
        ("00704", "Geometry", "geometryShader"),
        ("00705", "TessellationControl", "tessellationShader"),
        ("00705", "TessellationEvaluation", "tessellationShader"),
        ("02091", "MeshEXT", "meshShader"),
        ("02092", "TaskEXT", "taskShader"),
    ],
)
def test_stages_that_a_feature_brings(number: str, model: str, feature: str) -> None:
    assert needs_by(mode("", model), number, (feature,)) == ({feature}, set())
    assert needs_by(mode("", model), number, ("maintenance9",)) == (set(), set())
    assert needs_by(mode("", "Fragment"), number, (feature,)) == (set(), set())


@pytest.mark.parametrize(
    ("number", "model", "modes", "limit", "within"),
    [
        (
            "00713",
            "TessellationControl",
            '"OutputVertices", 33',
            "maxTessellationPatchSize",
            '"OutputVertices", 32',
        ),
        ("00714", "Geometry", '"OutputVertices", 257', "maxGeometryOutputVertices", '"OutputVertices", 256'),
        ("00715", "Geometry", '"Invocations", 33', "maxGeometryShaderInvocations", '"Invocations", 32'),
        ("07115", "MeshEXT", '"OutputVertices", 257', "maxMeshOutputVertices", '"OutputVertices", 256'),
        (
            "07116",
            "MeshEXT",
            '"OutputPrimitivesEXT", 257',
            "maxMeshOutputPrimitives",
            '"OutputPrimitivesEXT", 256',
        ),
        *(
            (
                f"{first + axis:05}",
                f"{name}EXT",
                '"LocalSize", ' + ", ".join("129" if axis == each else "1" for each in range(3)),
                f"max{name}WorkGroupSize",
                '"LocalSize", 128, 1, 1',
            )
            for first, name in ((7291, "Task"), (7295, "Mesh"))
            for axis in range(3)
        ),
        ("07294", "TaskEXT", '"LocalSize", 64, 3, 1', "maxTaskWorkGroupInvocations", '"LocalSize", 64, 2, 1'),
        ("07298", "MeshEXT", '"LocalSize", 64, 3, 1', "maxMeshWorkGroupInvocations", '"LocalSize", 64, 2, 1'),
    ],
)
def test_limits_above_the_minimum_are_conditions(
    number: str, model: str, modes: str, limit: str, within: str
) -> None:
    assert needs_by(mode(modes, model), number, (limit,)) == (set(), {limit})
    assert needs_by(mode(within, model), number, (limit,)) == (set(), set())
    assert needs_by(mode(modes, model), number, ("maintenance9",)) == (set(), set())


# TileShadingQCOM, SplitBarrierEXT, ShaderEnqueueAMDX, GraphARM.
@pytest.mark.parametrize(
    ("number", "capability", "model", "fact", "other"),
    [
        ("10698", 4495, "GLCompute", "tileShading", "Fragment"),
        ("10699", 4495, "Fragment", "tileShadingFragmentStage", "GLCompute"),
        ("10686", 4495, "Vertex", "", "Fragment"),
        ("13552", 6141, "Fragment", "", "GLCompute"),
        ("09191", 5067, "Fragment", "", "GLCompute"),
        ("09922", 4191, "GLCompute", "", ""),
    ],
)
def test_capabilities_by_stage(number: str, capability: int, model: str, fact: str, other: str) -> None:
    kind = KINDS.index("Capability")
    declaration = (
        f'spirv.binary.instruction "OpCapability"() {{enumerants = array<i32: {kind}, {capability}>, '
        "opcode = 17 : i32} : () -> ()"
    )
    needs = {fact} if fact else {"Metal", "OpenCL", "WebGPU"}
    facts = (fact or "maintenance9",)
    assert needs_by(whole_module(declaration, model=model), number, facts) == (needs, set())
    assert needs_by(whole_module("", model=model), number, facts) == (set(), set())
    if other:
        assert needs_by(whole_module(declaration, model=other), number, facts) == (set(), set())


# ===-----------------------------------------------------------------------------------------------===
# Additions
# ===-----------------------------------------------------------------------------------------------===


def test_what_an_extension_has_comes_with_its_features() -> None:
    target = str(av.target("vulkan1.1+shaderSubgroupClock"))
    assert "ShaderClockKHR" in target
    assert "SPV_KHR_shader_clock" in target
    assert "shaderDeviceClock" not in target
    # A capability that both features are for leaves neither open.
    text = module([("OpReadClockKHR", Form("i64", (), ("Scope 1",)))], "GLCompute")
    report = av.check(ir.Module.parse(text), "vulkan1.1+ShaderClockKHR+shaderSubgroupClock")
    assert {need.value for each in report.violations for need in each.clause.any_of} >= {"shaderDeviceClock"}


# ===-----------------------------------------------------------------------------------------------===
# Documentation
# ===-----------------------------------------------------------------------------------------------===


def test_the_documentation_is_what_the_records_say() -> None:
    for path, text in generate_vulkan_rules.texts().items():
        assert path.read_text(encoding="utf-8") == text, "run scripts/facts/generate_vulkan_rules.py"
