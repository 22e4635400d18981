# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversion to what a SPIR-V target has, compared op by op with upstream's own test pass.

`mlir-opt --test-spirv-target-env` converts made-up ops with C++ patterns under upstream's conversion
target. The same ops are converted here with patterns in Python, and the same ones have to remain.
"""

from __future__ import annotations

import subprocess
from typing import Any, NamedTuple

import mlir.availability as av
import pytest
from mlir import ir
from upstream_tools import mlir_opt


class Kind(NamedTuple):
    """A made-up op, and the SPIR-V op that it is converted to."""

    operands: str
    result: str
    spirv_op: str
    attributes: str = "{}"
    """Of the SPIR-V op; those of the made-up one are added."""


DOT = "{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}"
KINDS = {
    "atomic_compare_exchange_weak_op": Kind(
        "!spirv.ptr<i32, Workgroup>, i32, i32",
        "i32",
        "spirv.AtomicCompareExchangeWeak",
        "{memory_scope = #spirv.scope<Workgroup>, "
        "equal_semantics = #spirv.memory_semantics<AcquireRelease|AtomicCounterMemory>, "
        "unequal_semantics = #spirv.memory_semantics<Acquire>}",
    ),
    "bit_reverse_op": Kind("i32", "i32", "spirv.BitReverse"),
    "group_non_uniform_ballot_op": Kind(
        "i1", "vector<4xi32>", "spirv.GroupNonUniformBallot", "{execution_scope = #spirv.scope<Workgroup>}"
    ),
    "subgroup_ballot_op": Kind("i1", "vector<4xi32>", "spirv.KHR.SubgroupBallot"),
    "module_op": Kind(
        "",
        "",
        "spirv.module",
        "{addressing_model = #spirv.addressing_model<PhysicalStorageBuffer64>, "
        "memory_model = #spirv.memory_model<Vulkan>}",
    ),
    "sdot_op": Kind("i32, i32", "i32", "spirv.SDot"),
    "sudot_op": Kind("vector<4xi8>, vector<4xi8>", "i32", "spirv.SUDot"),
    "udot_op": Kind("vector<4xi16>, vector<4xi16>", "i64", "spirv.UDot"),
    "sdot_acc_sat_op": Kind("i32, i32, i32", "i32", "spirv.SDotAccSat"),
    "sudot_acc_sat_op": Kind("vector<4xi8>, vector<4xi8>, i32", "i32", "spirv.SUDotAccSat"),
    "udot_acc_sat_op": Kind("vector<4xi16>, vector<4xi16>, i64", "i64", "spirv.UDotAccSat"),
    "udot_acc_sat_op of i8": Kind("vector<4xi8>, vector<4xi8>, i32", "i32", "spirv.UDotAccSat"),
}
PACKED = {"sdot_op", "sdot_acc_sat_op"}

DOT_EXTENSION = "SPV_KHR_integer_dot_product"
MODULE_CAPABILITIES = "VulkanMemoryModel, PhysicalStorageBufferAddresses"
MODULE_MEMORY, MODULE_STORAGE = "SPV_KHR_vulkan_memory_model", "SPV_KHR_physical_storage_buffer"

# For each kind, the targets' offers: version, capabilities, extensions.
OFFERS: dict[str, list[tuple[str, str, str]]] = {
    "atomic_compare_exchange_weak_op": [
        ("v1.1", "Kernel, AtomicStorage", ""),
        ("v1.3", "Kernel, AtomicStorage", ""),
        # The op exists up to 1.3. Upstream rejects an environment of 1.4; but such an environment also
        # accepts modules of 1.3, and spirv-val agrees.
        ("v1.4", "Kernel, AtomicStorage", ""),
        ("v1.3", "AtomicStorage", ""),
        ("v1.3", "Kernel", ""),
    ],
    "bit_reverse_op": [
        ("v1.0", "Shader", ""),
        ("v1.0", "Geometry", ""),  # It implies Shader.
        ("v1.0", "GeometryPointSize", ""),  # It implies Geometry.
        ("v1.0", "Kernel", ""),
        ("v1.6", "", ""),
    ],
    "group_non_uniform_ballot_op": [
        ("v1.4", "GroupNonUniformBallot", ""),
        ("v1.3", "GroupNonUniformBallot", ""),
        ("v1.1", "GroupNonUniformBallot", ""),  # The version is too low.
        ("v1.3", "GroupNonUniform", ""),
    ],
    "subgroup_ballot_op": [
        ("v1.4", "SubgroupBallotKHR", "SPV_KHR_shader_ballot"),
        ("v1.4", "", "SPV_KHR_shader_ballot"),
        ("v1.4", "SubgroupBallotKHR", ""),
    ],
    "module_op": [
        ("v1.0", MODULE_CAPABILITIES, f"{MODULE_MEMORY}, {MODULE_STORAGE}"),
        ("v1.0", MODULE_CAPABILITIES, f"{MODULE_MEMORY}, SPV_EXT_physical_storage_buffer"),
        ("v1.3", MODULE_CAPABILITIES, f"{MODULE_MEMORY}, {MODULE_STORAGE}"),
        ("v1.3", MODULE_CAPABILITIES, f"{MODULE_MEMORY}, SPV_EXT_physical_storage_buffer"),
        ("v1.0", MODULE_CAPABILITIES, MODULE_STORAGE),
        ("v1.0", MODULE_CAPABILITIES, MODULE_MEMORY),
        ("v1.0", "VulkanMemoryModel", f"{MODULE_MEMORY}, {MODULE_STORAGE}"),
        ("v1.0", "PhysicalStorageBufferAddresses", f"{MODULE_MEMORY}, {MODULE_STORAGE}"),
        ("v1.4", MODULE_CAPABILITIES, ""),
        ("v1.5", MODULE_CAPABILITIES, ""),  # It has both extensions.
        ("v1.5", "Shader", ""),
    ],
    **{
        kind: [
            ("v1.0", f"DotProduct, {given}, Int16, Int64", DOT_EXTENSION),
            ("v1.0", f"DotProduct, {given}", DOT_EXTENSION),
            ("v1.0", "DotProduct, Int16, Int64", DOT_EXTENSION),
            ("v1.0", "DotProduct, DotProductInputAll, Int16, Int64", DOT_EXTENSION),
            ("v1.0", f"{given}, Int16, Int64", DOT_EXTENSION),
            ("v1.0", f"DotProduct, {given}, Int16, Int64", ""),
            ("v1.6", f"DotProduct, {given}, Int8, Int16, Int64", ""),
        ]
        for kind, given in {
            "sdot_op": "DotProductInput4x8BitPacked",
            "sudot_op": "DotProductInput4x8Bit",
            "udot_op": "DotProductInputAll",
            "sdot_acc_sat_op": "DotProductInput4x8BitPacked",
            "sudot_acc_sat_op": "DotProductInput4x8Bit",
            "udot_acc_sat_op": "DotProductInputAll",
            "udot_acc_sat_op of i8": "DotProductInput4x8Bit",
        }.items()
    },
}
CASES = [(kind, *offer) for kind, offers in OFFERS.items() for offer in offers]
IDS = [" ".join(filter(None, case)) for case in CASES]


# Where ours is right and upstream isn't; see above.
# Only upstream requires AtomicStorage for AtomicCounterMemory, which Vulkan ignores.
UPSTREAM_REFUSES = {
    ("atomic_compare_exchange_weak_op", "v1.4", "Kernel, AtomicStorage", ""),
    ("atomic_compare_exchange_weak_op", "v1.3", "Kernel", ""),
}
# No module of SPIR-V 1.0 can have SPV_KHR_vulkan_memory_model, which requires 1.3.
UPSTREAM_ACCEPTS = {
    ("module_op", "v1.0", MODULE_CAPABILITIES, f"{MODULE_MEMORY}, {MODULE_STORAGE}"),
    ("module_op", "v1.0", MODULE_CAPABILITIES, f"{MODULE_MEMORY}, SPV_EXT_physical_storage_buffer"),
}

ENTRY_POINT = """
spirv.func @f() "None" attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>} { spirv.Return }
"""


def made_up(kind: str) -> str:
    return f"test.convert_to_{kind.split()[0]}"


def function(index: int, kind: str, version: str, capabilities: str, extensions: str) -> str:
    """A function for a target, with an op to convert."""
    operands = [text.strip() for text in split_types(KINDS[kind].operands)]
    arguments = ", ".join(f"%{position}: {type}" for position, type in enumerate(operands))
    names = ", ".join(f"%{position}" for position in range(len(operands)))
    attributes = DOT if kind in PACKED else "{}"
    result = KINDS[kind].result
    bind, arrow = ("%r = ", f" -> {result}") if result else ("", "")
    returned = f" %r : {result}" if result else ""
    return f"""
func.func @f{index}({arguments}){arrow} attributes {{
  spirv.target_env = #spirv.target_env<
    #spirv.vce<{version}, [{capabilities}], [{extensions}]>, #spirv.resource_limits<>>
}} {{
  {bind}"{made_up(kind)}"({names}) {attributes} : ({", ".join(operands)}) -> ({result})
  return{returned}
}}"""


def split_types(text: str) -> list[str]:
    """Splits at commas that aren't inside a type."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "<") - (letter == ">")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part for part in parts if part]


MODULE = "\n".join(function(index, *case) for index, case in enumerate(CASES))


def remaining(module: ir.Module) -> list[bool]:
    """For each function, whether its made-up op is still there."""
    return ["test.convert_to" in str(op) for op in module.body.operations]


@pytest.fixture(scope="module")
def expected() -> list[bool]:
    """The ops that upstream's pass leaves."""
    done = subprocess.run(
        [
            mlir_opt(),
            "--mlir-disable-threading",
            "--test-spirv-target-env",
            "--allow-unregistered-dialect",
        ],
        input=MODULE,
        capture_output=True,
        text=True,
        check=True,
    )
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return remaining(ir.Module.parse(done.stdout))


class ToSpirv(av.rewrite.ConversionPattern):
    """Converts one of the made-up ops."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.root = made_up(kind)
        self.spirv_op, self.attributes = KINDS[kind].spirv_op, KINDS[kind].attributes

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
        given = ir.DictAttr.parse(self.attributes)
        attributes = {named.name: named.attr for named in given} | dict(adaptor.attributes.items())
        is_module = self.spirv_op == "spirv.module"
        new = ir.Operation.create(
            self.spirv_op,
            results=[result.type for result in op.results],
            operands=adaptor.operands,
            attributes=attributes,
            regions=int(is_module),
        )
        if is_module:
            # Without an entry point it would need Linkage, which upstream doesn't ask for.
            new.regions[0].blocks.append().append(ir.Operation.parse(ENTRY_POINT))
        rewriter.replace_op(op, new)


@pytest.fixture(scope="module")
def converted() -> list[bool]:
    """The ops that remain after converting each function for its own target."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(MODULE)
        patterns = av.RewritePatternSet()
        patterns.add_pattern(*(ToSpirv(kind) for kind in KINDS if " " not in kind))
        frozen = patterns.freeze()
        for op in list(module.body.operations):
            target = av.ConversionTarget(op.attributes["spirv.target_env"])
            av.apply_partial_conversion(op, target, frozen)
        assert module.operation.verify()
        return remaining(module)


@pytest.mark.parametrize("index", range(len(CASES)), ids=IDS)
def test_ops_are_legal_where_upstream_says_so(
    index: int, converted: list[bool], expected: list[bool]
) -> None:
    differs = CASES[index] in UPSTREAM_REFUSES | UPSTREAM_ACCEPTS
    assert converted[index] == (expected[index] != differs)


def test_cases_have_sets_that_suffice_and_that_dont(expected: list[bool]) -> None:
    for kind in OFFERS:
        answers = {remains for case, remains in zip(CASES, expected, strict=True) if case[0] == kind}
        assert answers == {True, False}, kind
