# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` and `deduce` agree with spirv-val, on a module for each thing that SPIR-V makes conditional."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.passmanager import PassManager
from spirv_corpus import GROUPS, Case, corpus
from spirv_validator import (
    DEBIAN,
    NEWER,
    Comparison,
    Module,
    Validator,
    compare,
    minimality,
    over_validators,
    validate,
)

over_groups = pytest.mark.parametrize("group", GROUPS)


@pytest.fixture(scope="module")
def modules() -> Iterator[Mapping[str, list[Module]]]:
    """The modules of each group."""
    with ir.Context() as context:
        parsed: dict[str, list[Module]] = {}
        for group, cases in corpus().items():
            parsed[group] = [Module(case, context) for case in cases]
        yield parsed


def test_there_are_enough_modules() -> None:
    cases = [case for group in corpus().values() for case in group]
    assert len({case.id for case in cases}) == len(cases)
    assert len({case.text for case in cases}) == len(cases)
    assert len(cases) >= 400


# ===-----------------------------------------------------------------------------------------------===
# check
# ===-----------------------------------------------------------------------------------------------===

# Where the two disagree, spirv-val's word first, and why. Nothing else may.
_SEMANTICS = (
    "VUID-StandaloneSpirv-MemorySemantics-10870: Vulkan ignores AtomicCounterMemory, so that "
    "nothing is left to order; "
    "which semantics go together isn't judged"
)
_LONG = (
    "Vector16 or LongVectorEXT (12295), which +all has; the module that spirv-val gets declares Vector16, as "
    "MLIR can't state the other"
)
_NO_PERMISSIONS = (
    "spirv-val 2023.1 doesn't look at which capabilities Vulkan 1.3 permits, as it does for 1.0 to 1.2; no "
    "Vulkan extension permits this one"
)
_ANY_EXTENSION = "spirv-val takes any extension in any environment; Vulkan's needs a later version"
_SUBGROUP_SCOPE = (
    "spirv-val looks for SubgroupBallotKHR or SubgroupVoteKHR among what the module declares; with +all both "
    "can be declared, and deduce doesn't know the environment whose rule it is"
)
_OTHER_GROUP_OPS = (
    'VUID-StandaloneSpirv-None-04642, "Scope for group operations must be limited to Subgroup": spirv-val '
    "looks at OpGroupNonUniform* alone"
)
_GROUPS = (
    "the triple declares Groups with SPV_AMD_shader_ballot, which spirv-val takes; vk.xml has no Vulkan with "
    "Groups"
)
Exceptions = dict[tuple[str, str], str]
_OF_BOTH: Exceptions = {
    ("built-in/WarpsPerSMNV in GLCompute", "vulkan1.0"): _ANY_EXTENSION,
    ("built-in/SMCountNV in GLCompute", "vulkan1.0"): _ANY_EXTENSION,
    ("built-in/WarpIDNV in GLCompute", "vulkan1.0"): _ANY_EXTENSION,
    ("built-in/SMIDNV in GLCompute", "vulkan1.0"): _ANY_EXTENSION,
    ("execution mode/SubgroupUniformControlFlowKHR in GLCompute", "vulkan1.0"): _ANY_EXTENSION,
    ("atomic/scope Subgroup in the GLSL450 model", "vulkan1.0"): _SUBGROUP_SCOPE,
    ("barrier/memory of scope Subgroup in the GLSL450 model", "vulkan1.0"): _SUBGROUP_SCOPE,
    ("subgroup/GroupIAdd in a shader", "vulkan1.0"): _GROUPS,
    ("subgroup/GroupIAdd of a workgroup in a shader", "vulkan1.0"): _GROUPS,
    ("subgroup/GroupIAdd in a shader", "vulkan1.1"): _GROUPS,
    ("subgroup/GroupIAdd in a shader", "vulkan1.2"): _GROUPS,
    ("subgroup/GroupIAdd in a shader", "vulkan1.3"): _GROUPS,
    ("subgroup/GroupIAdd of a workgroup in a shader", "vulkan1.1"): _OTHER_GROUP_OPS,
    ("subgroup/GroupIAdd of a workgroup in a shader", "vulkan1.2"): _OTHER_GROUP_OPS,
    ("subgroup/GroupIAdd of a workgroup in a shader", "vulkan1.3"): _OTHER_GROUP_OPS,
}
EXCEPTIONS: dict[Validator, Exceptions] = {
    DEBIAN: {
        **_OF_BOTH,
        ("image/Rect sampled", "vulkan1.3"): _NO_PERMISSIONS,
        ("image/Rect storage", "vulkan1.3"): _NO_PERMISSIONS,
        ("built-in/SubgroupMaxSize in GLCompute", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/no entry point", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/an empty module", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/Export of a function", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/Export of a variable", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/LinkOnceODR of a function", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/LinkOnceODR of a variable", "vulkan1.3"): _NO_PERMISSIONS,
        ("linkage/Import of a function", "vulkan1.3"): _NO_PERMISSIONS,
        ("op/IsFinite", "vulkan1.3"): _NO_PERMISSIONS,
        ("op/Ordered", "vulkan1.3"): _NO_PERMISSIONS,
        ("op/vector of 8", "vulkan1.2"): _LONG,
    },
    NEWER: {
        **_OF_BOTH,
        ("subgroup/GroupIAdd in a shader", "vulkan1.4"): _GROUPS,
        ("subgroup/GroupIAdd of a workgroup in a shader", "vulkan1.4"): _OTHER_GROUP_OPS,
        **{
            ("atomic/semantics AcquireRelease|AtomicCounterMemory", environment): _SEMANTICS
            for environment in NEWER.environments
        },
        **{("op/vector of 8", environment): _LONG for environment in ("vulkan1.2", "vulkan1.3", "vulkan1.4")},
    },
}


def listed(keys: Mapping[tuple[str, str], Any], group: str) -> set[tuple[str, str]]:
    """The keys that are of modules of a group."""
    ids = {case.id for case in corpus()[group]}
    return {key for key in keys if key[0] in ids}


@over_groups
@over_validators
def test_check_agrees_with_spirv_val(
    group: str, validator: Validator, modules: Mapping[str, list[Module]], record_property: Any
) -> None:
    comparisons = compare(modules[group], validator)
    disagreements = {(each.case, each.environment): each for each in comparisons if not each.agrees}
    unexpected = [each for key, each in disagreements.items() if key not in EXCEPTIONS[validator]]
    if unexpected:
        pytest.fail("\n".join(map(str, unexpected)), pytrace=False)
    assert set(disagreements) == listed(EXCEPTIONS[validator], group)

    fine = sum(not each.message and not each.violations for each in comparisons)
    refused = sum(bool(each.message and each.violations) for each in comparisons)
    record_property(
        "summary",
        f"spirv-val {validator} and check on {group}: {len(modules[group])} modules in "
        f"{len(validator.environments)} environments, "
        f"{fine} times fine for both, {refused} times for neither, {len(disagreements)} exceptions",
    )


def test_exceptions_are_of_modules() -> None:
    ids = {case.id for group in corpus().values() for case in group}
    for validator in (DEBIAN, NEWER):
        assert {case for case, _ in {**EXCEPTIONS[validator], **UNCHECKED[validator]}} <= ids
        assert {environment for _, environment in EXCEPTIONS[validator]} <= set(validator.environments)


# ===-----------------------------------------------------------------------------------------------===
# deduce
# ===-----------------------------------------------------------------------------------------------===

# Parts of a triple that spirv-val doesn't miss, and why they are needed all the same.
_STORAGE = (
    "spirv-val lets the capability to calculate with narrow types stand in for the one to have them in a "
    "buffer; Vulkan wants the latter (VUID-RuntimeSpirv-storageBuffer16BitAccess-06331 and its kind)"
)
_IMAGE = "3.31, ImageMSArray; newer versions of spirv-val reject it without"
_INDEXING = "3.31, of the capability; spirv-val doesn't follow indices"
_WORKGROUP = (
    "SPV_KHR_workgroup_memory_explicit_layout: a Block in Workgroup memory takes it; spirv-val lets the "
    "capability to have 16 bits there stand in for it"
)
_DOT = "3.31 and SPV_KHR_integer_dot_product: the capability for the form of the input"
_VERSION = "the extension requires the version; spirv-val knows so of SPV_EXT_mesh_shader and few others"
_FLOAT16_ADD = "SPV_EXT_shader_atomic_float16_add extends it, and the instruction is its"
_INT64_IMAGE = "Int64ImageEXT implies Shader by the grammar of spirv-val's time, and Int64 by a newer one"
_UNCHECKED_BY_BOTH: Exceptions = {
    ("interface/StorageBuffer i8 added", "StorageBuffer8BitAccess"): _STORAGE,
    ("interface/StorageBuffer i16 added", "StorageBuffer16BitAccess"): _STORAGE,
    ("interface/StorageBuffer f16 added", "StorageBuffer16BitAccess"): _STORAGE,
    ("interface/Uniform i8 added", "UniformAndStorageBuffer8BitAccess"): _STORAGE,
    ("interface/Uniform i16 added", "StorageUniform16"): _STORAGE,
    ("interface/Uniform f16 added", "StorageUniform16"): _STORAGE,
    ("interface/PushConstant i8 added", "StoragePushConstant8"): _STORAGE,
    ("interface/PushConstant i16 added", "StoragePushConstant16"): _STORAGE,
    ("interface/PushConstant f16 added", "StoragePushConstant16"): _STORAGE,
    ("interface/Input i16 added", "StorageInputOutput16"): _STORAGE,
    ("interface/Input f16 added", "StorageInputOutput16"): _STORAGE,
    ("Workgroup Block/i16", "WorkgroupMemoryExplicitLayoutKHR"): _WORKGROUP,
    ("Workgroup Block/f16", "WorkgroupMemoryExplicitLayoutKHR"): _WORKGROUP,
    ("Workgroup Block/i16 converted", "WorkgroupMemoryExplicitLayoutKHR"): _WORKGROUP,
    ("Workgroup Block/f16 converted", "WorkgroupMemoryExplicitLayoutKHR"): _WORKGROUP,
    ("atomic/FAdd f16", "StorageBuffer16BitAccess"): _STORAGE,
    ("atomic/FAdd f16", "SPV_EXT_shader_atomic_float_add"): _FLOAT16_ADD,
    ("image/Dim2D storage arrayed multisampled", "ImageMSArray"): _IMAGE,
    ("format/R64ui", "Shader"): _INT64_IMAGE,
    ("format/R64i", "Shader"): _INT64_IMAGE,
    ("built-in/RayGeometryIndexKHR in ClosestHitKHR", "v1.4"): _VERSION,
    ("built-in/CurrentRayTimeNV in ClosestHitKHR", "v1.4"): _VERSION,
    ("built-in/CullMaskKHR in ClosestHitKHR", "v1.4"): _VERSION,
    ("subgroup/Rotate", "v1.3"): _VERSION,
    ("subgroup/Rotate of a workgroup", "v1.3"): _VERSION,
    ("op/SDot packed", "DotProductInput4x8BitPacked"): _DOT,
    ("op/SDot", "DotProductInputAll"): _DOT,
    ("op/UDotAccSat", "DotProductInputAll"): _DOT,
}
_MEMORY_MODEL = "SPV_KHR_vulkan_memory_model requires SPIR-V 1.3, which spirv-val 2023.1 doesn't know"
_SEMANTICS = (
    "AcquireRelease|WorkgroupMemory",
    "AcquireRelease|UniformMemory",
    "AcquireRelease|UniformMemory|MakeAvailable",
    "AcquireRelease|UniformMemory|MakeVisible",
    "AcquireRelease|OutputMemory",
    "Acquire|ImageMemory",
)
_DERIVATIVES = "the capability implies Shader by the newer grammar alone: others want it declared"
UNCHECKED: dict[Validator, Exceptions] = {
    DEBIAN: {
        **_UNCHECKED_BY_BOTH,
        ("memory model/Logical Vulkan", "v1.3"): _MEMORY_MODEL,
        ("memory model/PhysicalStorageBuffer64 Vulkan", "v1.3"): _MEMORY_MODEL,
        ("barrier/memory of scope Device in the Vulkan model", "v1.3"): _MEMORY_MODEL,
        ("barrier/memory of scope Subgroup in the Vulkan model", "v1.3"): _MEMORY_MODEL,
        **{
            (f"barrier/{kind} {semantics} in the Vulkan model", "v1.3"): _MEMORY_MODEL
            for kind in ("memory", "control")
            for semantics in _SEMANTICS
        },
    },
    NEWER: {
        **_UNCHECKED_BY_BOTH,
        ("execution mode/DerivativeGroupLinearNV in GLCompute", "Shader"): _DERIVATIVES,
        ("execution mode/DerivativeGroupQuadsNV in GLCompute", "Shader"): _DERIVATIVES,
    },
}


@over_groups
@over_validators
def test_deduced_triple_is_valid(
    group: str, validator: Validator, modules: Mapping[str, list[Module]]
) -> None:
    jobs = [(each.binary(each.triple), each.triple.environment) for each in modules[group]]
    for each, message in zip(modules[group], validate(jobs, validator), strict=True):
        assert not message, f"{each.case.id}: {each.triple}: {message}"


@over_groups
@over_validators
def test_deduced_triple_is_the_smallest(
    group: str, validator: Validator, modules: Mapping[str, list[Module]], record_property: Any
) -> None:
    """Each triple is valid, so any error without a part of it is caused by that part."""
    messages = minimality(modules[group], validator)
    accepted = {key for key, message in messages.items() if not message}
    assert accepted == listed(UNCHECKED[validator], group)
    record_property(
        "summary",
        f"spirv-val {validator} and deduce on {group}: {len(modules[group])} triples, "
        f"{len(messages)} times something left out, "
        f"{len(accepted)} exceptions",
    )


SUBGROUP_ID = """\
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @id built_in("SubgroupId") : !spirv.ptr<i32, Input>
  spirv.func @main() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main, @id
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


def test_a_built_in_needs_its_capability(context: ir.Context) -> None:
    """A built-in is a string to MLIR, so upstream's pass deduces a triple that isn't enough."""
    module = Module(Case("built-in", "SubgroupId", SUBGROUP_ID), context)
    assert str(module.triple) == "#spirv.vce<v1.3, [Shader, GroupNonUniform], []>"
    assert validate([(module.binary(module.triple), "vulkan1.1")]) == [""]
    assert module.violations("vulkan1.0") == [frozenset({"GroupNonUniform", "Kernel"})]
    assert module.violations("vulkan1.1") == []

    env = f"attributes {{spirv.target_env = {av.target('spirv1.6')}}}"
    upstream = ir.Module.parse(SUBGROUP_ID.replace("GLSL450 {", f"GLSL450 {env} {{", 1), context)
    PassManager.parse("builtin.module(spirv.module(spirv-update-vce))").run(upstream.operation)
    del upstream.body.operations[0].attributes["spirv.target_env"]
    binary = av.spirv.serialize(upstream)
    (message,) = validate([(binary, "vulkan1.1")])
    assert "GroupNonUniform" in message


# ===-----------------------------------------------------------------------------------------------===
# The comparison itself
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize(
    ("violations", "message", "agrees"),
    [
        ([], "", True),
        ([{"Float16"}], "", False),
        ([], "requires the Float16 capability", False),
        ([{"Float16"}], "requires the Float16 capability", True),
        ([{"Int8"}], "requires the Float16 capability", False),
        # What the capability takes to be declared.
        ([{"MeshShadingEXT"}], "SPV_EXT_mesh_shader extension requires SPIR-V version 1.4 or later.", True),
        ([{"Kernel", "GroupNonUniform"}], "Invalid capability operand: 61", True),
        ([{"v1.4"}], "Invalid SPIR-V binary version 1.4 for target environment", True),
        ([{"v1.3"}], "Invalid SPIR-V binary version 1.4 for target environment", False),
        # Another rule: that we find something too is all that can be asked.
        ([{"Kernel"}], "Addressing model must be Logical or PhysicalStorageBuffer64", True),
        ([], "Addressing model must be Logical or PhysicalStorageBuffer64", False),
    ],
)
def test_verdicts_agree_if_messages_name_the_same(
    violations: list[set[str]], message: str, agrees: bool
) -> None:
    ours = tuple(frozenset(each) for each in violations)
    assert Comparison("case", "vulkan1.1", ours, message).agrees == agrees


@over_validators
def test_spirv_val_is_asked(validator: Validator) -> None:
    """An invalid module is rejected, so that silence means something."""
    run = subprocess.run([validator.program, "--version"], capture_output=True, text=True, check=True)
    assert f"SPIRV-Tools v{validator.version}" in run.stdout
    (message,) = validate([(b"\x03\x02\x23\x07", "spv1.0")], validator)
    assert message
