# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` and `deduce` agree with spirv-val on the modules in MLIR's own tests.

Those are in the LLVM release's sources; third_party/mlir-python-bindings/fetch-sources.sh keeps them. Most
have no entry point; then they get one, as no Vulkan version has Linkage. Many break a rule that has nothing
to do with availability. spirv-val stops there, so that nothing can be said of those; they are counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from llvm_differences import NEEDS_22_MODULES
from llvm_release import MAJOR
from mlir import ir
from mlir_sources import release_tests
from spirv_corpus import Case
from spirv_validator import (
    DEBIAN,
    NEWER,
    Comparison,
    Module,
    Validator,
    compare,
    is_about_availability,
    minimality,
    over_validators,
    validate,
)

pytestmark = pytest.mark.skipif(
    release_tests() is None,
    reason="the LLVM release's sources are not there: run third_party/mlir-python-bindings/fetch-sources.sh",
)

ENTRY_POINT = """\
spirv.func @__main() "None" { spirv.Return }
spirv.EntryPoint "GLCompute" @__main
spirv.ExecutionMode @__main "LocalSize", 1, 1, 1
"""


def modules_of(path: Path, root: Path, context: ir.Context) -> Iterator[Module]:
    """Yields the modules of a file that can be written as SPIR-V."""
    for part, text in enumerate(re.split(r"^// -----.*$", path.read_text(), flags=re.MULTILINE)):
        try:
            parsed = ir.Module.parse(text, context)
        except ir.MLIRError:  # type: ignore[attr-defined]
            continue  # A test of an error.
        found = [op.operation for op in parsed.body.operations if op.operation.name == "spirv.module"]
        for index, op in enumerate(found):
            body = str(op)
            if "spirv.EntryPoint" not in body:
                body = f"{body.rstrip().removesuffix('}')}{ENTRY_POINT}}}"
            try:
                module = Module(Case(str(path.relative_to(root)), f"{part}.{index}", body), context)
                module.binary(module.triple)
            except (ir.MLIRError, ValueError):  # type: ignore[attr-defined]
                continue  # It doesn't print as it is read, or it tests the serializer's errors.
            yield module


@pytest.fixture(scope="module")
def modules() -> Iterator[list[Module]]:
    """All modules that spirv-val takes for valid, with the deduced triple, or that lack something."""
    root = release_tests()
    assert root is not None
    with ir.Context() as context:
        files = sorted([*root.glob("Target/SPIRV/*.mlir"), *root.glob("Dialect/SPIRV/**/*.mlir")])
        yield [module for path in files for module in modules_of(path, root, context)]


# What a spirv-val doesn't know, as the capabilities are newer; and rules that 2025.5 mentions a
# capability or an extension with: strides that are missing or below the size of an element, for which it
# names an extension that doesn't allow them, and the memory model that cooperative matrices take.
_OTHER_RULES = re.compile(
    r"Invalid capability operand: (4174|4191|5116|5117|5181|6022|6024|6115|6425|6441)\b"
    r"|layout rules: member 0 contains an array with stride (0, but|4 not satisfying alignment to 8)"
    r"|If the Shader and CooperativeMatrixKHR capabilities are declared"
    r"|No OpGraphEntryPointARM instruction was found"
)

_NO_PERMISSIONS = (
    "spirv-val doesn't look at which capabilities Vulkan 1.3 permits, as it does for 1.0 to 1.2; no Vulkan "
    "extension permits this one"
)
_ANY_EXTENSION = "spirv-val takes any extension in any environment; this one is OpenCL's, or takes Vulkan 1.3"
_GROUPS = (
    "both refuse it: spirv-val for Groups, which +all has with SPV_AMD_shader_ballot, check for another one"
)
_NOT_VULKANS = (
    "VUID-VkShaderModuleCreateInfo-pCode-08739: the code 'must not declare any capability that is not "
    "supported by the API'; Groups has no row in vk.xml, and spirv-val lets SPV_AMD_shader_ballot bring it"
)
_MESHES = (
    "VUID-StandaloneSpirv-None-10685 is about mesh shaders, too, and spirv-val looks at compute shaders alone"
)
_LONG = (
    "Vector16 or LongVectorEXT (12295), which +all has; the module that spirv-val gets declares Vector16, as "
    "MLIR can't state the other"
)
_ARRIVAL = (
    "VUID-StandaloneSpirv-MemorySemantics-13556 about this opcode: it 'must not have any non-relaxed memory "
    "order set other than Release'; newer versions of spirv-val check it, this one doesn't"
)
Exceptions = dict[tuple[str, str], str]


def _meshes(*environments: str) -> Exceptions:
    """The modules whose mesh shaders don't state the size of their workgroups."""
    cases = [f"Target/SPIRV/mesh-ops.mlir/{index}.0" for index in range(2)]
    return {(case, environment): _MESHES for case in cases for environment in environments}


def _arrival(validator: Validator) -> Exceptions:
    """The module whose barrier's arrival acquires."""
    return {
        ("Target/SPIRV/intel-ext-ops.mlir/2.0", environment): _ARRIVAL
        for environment in validator.environments
    }


_OF_DEBIAN: Exceptions = {
    **_meshes("vulkan1.2", "vulkan1.3"),
    **_arrival(DEBIAN),
    **{
        (
            "Dialect/SPIRV/IR/memory-ops.mlir/26.0",
            environment,
        ): "2023.1 doesn't look for descriptors, as 2025.5 does"
        for environment in DEBIAN.environments
    },
    ("Dialect/SPIRV/IR/function-decorations.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Dialect/SPIRV/IR/structure-ops.mlir/29.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Dialect/SPIRV/IR/structure-ops.mlir/42.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Dialect/SPIRV/Transforms/vce-deduction.mlir/0.10", "vulkan1.2"): _LONG,
    ("Target/SPIRV/decorations.mlir/12.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/decorations.mlir/13.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/decorations.mlir/14.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/entry-point.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/execution-mode.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/function-decorations.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/global-variable.mlir/4.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/group-ops.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/logical-ops.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/sampled-image.mlir/0.0", "vulkan1.3"): _NO_PERMISSIONS,
    ("Target/SPIRV/decorations.mlir/16.0", "vulkan1.3"): (
        "both refuse it; spirv-val leaves Kernel out of what it lists for FPRoundingMode"
    ),
    ("Target/SPIRV/group-ops.mlir/0.0", "vulkan1.0"): _NOT_VULKANS,
    ("Target/SPIRV/group-ops.mlir/0.0", "vulkan1.1"): _GROUPS,
    ("Target/SPIRV/group-ops.mlir/0.0", "vulkan1.2"): _GROUPS,
}
_OF_NEWER: Exceptions = {
    **_meshes("vulkan1.2", "vulkan1.3", "vulkan1.4"),
    **_arrival(NEWER),
    **{
        ("Dialect/SPIRV/Transforms/vce-deduction.mlir/0.10", environment): _LONG
        for environment in ("vulkan1.2", "vulkan1.3", "vulkan1.4")
    },
    **{
        (f"Target/SPIRV/intel-ext-ops.mlir/{index}.0", environment): _ANY_EXTENSION
        for index in range(2)
        for environment in NEWER.environments
    },
    **{
        (case, environment): _ANY_EXTENSION
        for case in (
            "Dialect/SPIRV/Transforms/replicated-const-composites.mlir/1.0",
            "Target/SPIRV/replicated-composites-constant.mlir/0.0",
        )
        for environment in ("vulkan1.0", "vulkan1.1", "vulkan1.2")
    },
    ("Target/SPIRV/graph-ops.mlir/0.0", "vulkan1.1"): _ANY_EXTENSION,
    ("Target/SPIRV/graph-ops.mlir/0.0", "vulkan1.2"): _ANY_EXTENSION,
    ("Target/SPIRV/arm-tensor-constant.mlir/0.0", "vulkan1.1"): _ANY_EXTENSION,
    ("Target/SPIRV/arm-tensor-constant.mlir/0.0", "vulkan1.2"): _ANY_EXTENSION,
    ("Target/SPIRV/group-ops.mlir/0.0", "vulkan1.0"): _NOT_VULKANS,
    **{
        ("Target/SPIRV/group-ops.mlir/0.0", environment): _GROUPS
        for environment in ("vulkan1.1", "vulkan1.2", "vulkan1.3", "vulkan1.4")
    },
}
EXCEPTIONS: dict[Validator, Exceptions] = {DEBIAN: _OF_DEBIAN, NEWER: _OF_NEWER}


def breaks_another_rule(each: Comparison) -> bool:
    """Whether spirv-val stops at something that isn't about availability, or at what it is too old for."""
    return bool(_OTHER_RULES.search(each.message)) or bool(
        each.message and not is_about_availability(each.message)
    )


@over_validators
def test_check_agrees_with_spirv_val(
    validator: Validator, modules: list[Module], record_property: Any
) -> None:
    comparisons = compare(modules, validator)
    stopped = [each for each in comparisons if not each.agrees and breaks_another_rule(each)]
    compared = [each for each in comparisons if each not in stopped]
    disagreements = {(each.case, each.environment): each for each in compared if not each.agrees}
    unexpected = [each for key, each in disagreements.items() if key not in EXCEPTIONS[validator]]
    if MAJOR >= 23:
        # The tables name modules of LLVM 22. Those of LLVM 23 have many tensors and graphs, whose extensions
        # spirv-val takes in any environment.
        unexpected = [each for each in unexpected if not each.violations]
    if unexpected:
        pytest.fail("\n".join(map(str, unexpected)), pytrace=False)
    assert MAJOR >= 23 or set(disagreements) == set(EXCEPTIONS[validator])

    fine = sum(not each.message and not each.violations for each in compared)
    refused = sum(bool(each.message and each.violations) for each in compared)
    assert fine > 600
    assert refused > 100
    record_property(
        "summary",
        f"spirv-val {validator} and check on MLIR's tests: {len(modules)} modules, "
        f"{fine} times fine for both, {refused} times for neither, {len(disagreements)} exceptions, "
        f"{len(stopped)} times another rule is broken",
    )


# What can be left out of a triple without a word of spirv-val 2023.1: see UNCHECKED in test_spirv_val.py.
_STORAGE = "spirv-val lets the capability to calculate with narrow types stand in for the one to store them"
_UNUSED = "only accesses in functions that the entry point calls are looked at, and it calls none"
_UNCHECKED_BY_BOTH: Exceptions = {
    ("Dialect/SPIRV/Transforms/unify-aliased-resource.mlir/13.0", "StorageBuffer16BitAccess"): _STORAGE,
    ("Dialect/SPIRV/Transforms/unify-aliased-resource.mlir/15.0", "StorageBuffer16BitAccess"): _STORAGE,
    ("Dialect/SPIRV/Transforms/vce-deduction.mlir/0.13", "StorageBuffer16BitAccess"): _STORAGE,
    ("Target/SPIRV/global-variable.mlir/1.0", "StorageBuffer8BitAccess"): _STORAGE,
    ("Target/SPIRV/global-variable.mlir/2.0", "StorageBuffer8BitAccess"): _STORAGE,
    ("Target/SPIRV/image-ops.mlir/1.0", "StorageImageReadWithoutFormat"): _UNUSED,
    ("Target/SPIRV/image-ops.mlir/1.0", "StorageImageWriteWithoutFormat"): _UNUSED,
    (
        "Target/SPIRV/sampled-image.mlir/0.0",
        "SampledCubeArray",
    ): "the declaration of the type alone isn't looked at",
}
UNCHECKED: dict[Validator, Exceptions] = {
    DEBIAN: {
        **_UNCHECKED_BY_BOTH,
        ("Dialect/SPIRV/Transforms/vce-deduction.mlir/0.12", "v1.3"): (
            "SPV_KHR_vulkan_memory_model requires SPIR-V 1.3, which spirv-val 2023.1 doesn't know"
        ),
    },
    NEWER: _UNCHECKED_BY_BOTH,
}


@NEEDS_22_MODULES
@over_validators
def test_deduced_triple_is_valid_and_the_smallest(validator: Validator, modules: list[Module]) -> None:
    messages = validate(((each.binary(each.triple), each.triple.environment) for each in modules), validator)
    valid = []
    for each, message in zip(modules, messages, strict=True):
        comparison = Comparison(each.case.id, each.triple.environment, (), message)
        assert not message or breaks_another_rule(comparison), f"{each.case.id}: {each.triple}: {message}"
        valid += [each] * (not message)
    assert len(valid) > 200
    accepted = {key for key, message in minimality(valid, validator).items() if not message}
    assert accepted == set(UNCHECKED[validator])
