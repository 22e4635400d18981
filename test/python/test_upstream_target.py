# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `check` with upstream's SPIRVConversionTarget, on every op of the modules in spirv_corpus.

`check` must report what upstream considers illegal; exceptions are listed with the reason. It reports more,
because upstream's interfaces ignore some causes, which are listed, too.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from llvm_release import MAJOR
from mlir import ir
from spirv_corpus import corpus

TEST_OPT = Path(__file__).resolve().parents[2] / "build" / "cmake" / "bin" / "availability-test-opt"

TARGETS = (
    *(f"vulkan1.{minor}" for minor in range(5)),
    *(f"vulkan1.{minor}+all" for minor in range(5)),
    *(f"spirv1.{minor}" for minor in (0, 3, 6)),
)

_TRANSFER = (
    "it only moves a 16-bit value or changes its width, for which the capabilities to store such values are "
    "enough (SPV_KHR_16bit_storage; spirv-val accepts it); upstream wants Float16 for any value"
)
_MEMORY_MODEL = (
    "core since 1.5, and there in older versions with SPV_KHR_vulkan_memory_model; upstream's record has the "
    "version alone"
)
_UNIFORM = (
    "the variable is refused. Whether a number in Uniform is in a Block or in a BufferBlock decides which "
    "capability its access takes (3.31, StorageBuffer16BitAccess and UniformAndStorageBuffer16BitAccess), "
    "and a pointer to the number doesn't say; upstream takes it for a Block"
)
_IN_WORKGROUP = (
    "the variable is refused. A pointer to a number in Workgroup memory doesn't say whether the number is in "
    "a Block, where it takes another capability (SPV_KHR_workgroup_memory_explicit_layout)"
)
_BUFFER_BLOCK = (
    "a BufferBlock in Uniform is a storage buffer, and takes the capability of these (3.31, "
    "StorageBuffer16BitAccess); upstream takes it for a Block"
)
_IGNORED = (
    "Vulkan ignores the semantics AtomicCounterMemory, and other targets don't say for which API they are"
)
_SAMPLED = "ImageMSArray is for images with Sampled 2 (specification, 3.31); MLIR 23 looks at the rest alone"
# (module, op, target): why it is legal though upstream says that it isn't.
LEGAL_ALL_THE_SAME: dict[tuple[str, str, str], str] = {
    ("interface/Input f16 converted", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    ("interface/PushConstant f16 converted", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    ("interface/StorageBuffer f16 added", "spirv.Load", "vulkan1.4"): _TRANSFER,
    ("interface/StorageBuffer f16 converted", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    ("interface/StorageBuffer f16 converted", "spirv.Load", "vulkan1.4"): _TRANSFER,
    ("interface/StorageBuffer f16 copied", "spirv.Load", "vulkan1.4"): _TRANSFER,
    ("interface/StorageBuffer f16 copied", "spirv.Store", "vulkan1.4"): _TRANSFER,
    ("interface/StorageBuffer f16 loaded", "spirv.Load", "vulkan1.4"): _TRANSFER,
    ("interface/Uniform f16 converted", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    ("op/FConvert f16", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    ("decoration/fp_rounding_mode on FConvert", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    ("decoration/fp_rounding_mode on FConvert", "spirv.Store", "vulkan1.4"): _TRANSFER,
    ("memory/Workgroup f16", "spirv.Load", "vulkan1.4"): _IN_WORKGROUP,
    ("Workgroup Block/f16 converted", "spirv.Load", "vulkan1.4"): _IN_WORKGROUP,
    ("Workgroup Block/f16 converted", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    **{
        (f"kernel/half in {storage}", "spirv.FConvert", "vulkan1.4"): _TRANSFER
        for storage in ("CrossWorkgroup", "UniformConstant")
    },
    **{
        (f"interface/BufferBlock {kind}", f"spirv.{op}", "vulkan1.4"): _BUFFER_BLOCK
        for kind in ("i8", "i16", "f16")
        for op in ("GlobalVariable", "mlir.addressof", "AccessChain", "Load")
    },
    ("interface/BufferBlock f16", "spirv.FConvert", "vulkan1.4"): _TRANSFER,
    **{
        (f"interface/Uniform {kind} {use}", "spirv.Load", "vulkan1.4"): _UNIFORM
        for kind in ("i8", "i16", "f16")
        for use in ("loaded", "converted", "added")
    },
    **{
        ("atomic/semantics AcquireRelease|AtomicCounterMemory", "spirv.AtomicIAdd", target): _IGNORED
        for target in TARGETS
        if target.startswith("vulkan") and target != "vulkan1.0"
    },
    **{
        (f"{name} in the Vulkan model", op, "vulkan1.1+all"): _MEMORY_MODEL
        for name, op in (
            ("atomic/scope QueueFamily", "spirv.AtomicIAdd"),
            ("barrier/control AcquireRelease|OutputMemory", "spirv.ControlBarrier"),
            ("barrier/control AcquireRelease|UniformMemory|MakeAvailable", "spirv.ControlBarrier"),
            ("barrier/control AcquireRelease|UniformMemory|MakeVisible", "spirv.ControlBarrier"),
            ("barrier/memory AcquireRelease|OutputMemory", "spirv.MemoryBarrier"),
            ("barrier/memory AcquireRelease|UniformMemory|MakeAvailable", "spirv.MemoryBarrier"),
            ("barrier/memory AcquireRelease|UniformMemory|MakeVisible", "spirv.MemoryBarrier"),
        )
    },
    **{
        ("image/Dim2D sampled arrayed multisampled", op, target): _SAMPLED
        for op in ("spirv.GlobalVariable", "spirv.Load", "spirv.mlir.addressof")
        for target in TARGETS
        if MAJOR >= 23 and re.fullmatch(r"vulkan1\.\d", target)
    },
}

_POINTER = (
    "a pointer that is chosen at run time: it hangs on the module's addressing model (specification, 2.16.1)"
)
_IMAGE = "image parameters together: upstream looks at the dimension and the format alone (3.31)"
_DECORATION = "decorations are discardable attributes, which upstream doesn't look at (3.20)"
_OPTIONAL = "upstream's generator passes over optional enum attributes (3.26)"
_LINKAGE = "the case is in another attribute, where upstream doesn't look (3.20, LinkageAttributes)"
_SCOPE = "it hangs on the module's memory model (3.31, VulkanMemoryModelDeviceScope)"
_INDEX = "it hangs on what is indexed, and on whether the index is a constant (3.31)"
# (op, cause that upstream ignores): the requirement. See `cause`.
NOT_SEEN_BY_UPSTREAM: dict[tuple[str, str], str] = {
    ("spirv.AccessChain", "indices"): _INDEX,
    ("spirv.AccessChain", "type"): "layouts in Workgroup memory",
    ("spirv.AtomicIAdd", "Device scope in the Vulkan memory model"): _SCOPE,
    ("spirv.MemoryBarrier", "Device scope in the Vulkan memory model"): _SCOPE,
    ("spirv.CopyMemory", "two memory access operands"): "how many there are (3.52.8)",
    ("spirv.EntryPoint", "its interface has a variable that is neither Input nor Output"): (
        "the storage classes of other ops (3.52.5)"
    ),
    ("spirv.FMul", "fp_fast_math_mode"): _DECORATION,
    ("spirv.IAdd", "no_signed_wrap"): _DECORATION,
    ("spirv.IAdd", "no_unsigned_wrap"): _DECORATION,
    ("spirv.ISub", "no_signed_wrap"): _DECORATION,
    ("spirv.ISub", "no_unsigned_wrap"): _DECORATION,
    ("spirv.FunctionCall", "arguments"): _POINTER,
    ("spirv.FunctionCall", "its result"): _POINTER,
    ("spirv.FunctionCall", "VariablePointers"): _POINTER,
    ("spirv.PtrAccessChain", "a pointer"): _POINTER,
    ("spirv.ReturnValue", "a pointer"): _POINTER,
    ("spirv.Select", "result"): _POINTER,
    ("spirv.Variable", "a pointer"): _POINTER,
    ("spirv.mlir.loop", "a block argument"): _POINTER,
    ("spirv.mlir.loop", "type"): "types of block arguments",
    ("spirv.func", "a pointer as a block argument"): _POINTER,
    ("spirv.func", "VariablePointers"): _POINTER,
    ("spirv.func", "VariablePointersStorageBuffer"): _POINTER,
    ("spirv.func", "type"): "types of arguments and results, which are in an attribute",
    ("spirv.SpecConstant", "type"): "the type of its value, which is in an attribute",
    ("spirv.SpecConstantOperation", "wraps OpUConvert"): "the op in its region (3.52.7)",
    ("spirv.GlobalVariable", "built_in"): "a built-in is a string (3.21)",
    ("spirv.GlobalVariable", "constant"): _DECORATION,
    ("spirv.GlobalVariable", "patch"): _DECORATION,
    ("spirv.GlobalVariable", "linkage_attributes"): _LINKAGE,
    ("spirv.GlobalVariable", "type"): f"{_IMAGE}; arrays of descriptors; layouts in Workgroup memory",
    ("spirv.func", "linkage_attributes"): _LINKAGE,
    ("spirv.ImageRead", "reads an image of unknown format"): "the format of its operand's type (3.31)",
    ("spirv.ImageWrite", "writes an image of unknown format"): "the format of its operand's type (3.31)",
    ("spirv.IsFinite", "the op"): "upstream's record lacks Kernel (3.52.17)",
    ("spirv.Undef", "result"): "the Vulkan specification's rule VUID-StandaloneSpirv-OpUndef-12464",
    ("spirv.Load", "memory_access"): _OPTIONAL,
    ("spirv.Store", "memory_access"): _OPTIONAL,
    **({("spirv.Load", "type"): _IMAGE} if MAJOR < 23 else {}),
    ("spirv.mlir.addressof", "type"): f"{_IMAGE}; layouts in Workgroup memory",
    **{
        (f"spirv.{op}", "execution_scope"): "the Vulkan specification's rules about scopes of groups"
        for op in (
            "GroupNonUniformBallot",
            "GroupNonUniformBallotFindLSB",
            "GroupNonUniformBallotFindMSB",
            "GroupNonUniformBroadcast",
            "GroupNonUniformElect",
            "GroupNonUniformRotateKHR",
            "GroupNonUniformShuffle",
            "GroupNonUniformShuffleDown",
            "GroupNonUniformShuffleUp",
            "GroupNonUniformShuffleXor",
        )
    },
    ("spirv.MemoryBarrier", "memory_scope"): "the Vulkan specification's rules about scopes of memory",
    ("spirv.ExecutionMode", "execution_mode"): "the Vulkan specification's rules about modes",
    (
        "spirv.module",
        "no entry point, which Vulkan requires: add a 'spirv.EntryPoint'",
    ): "what is in the module (2.16.1)",
}


@dataclass
class Illegal:
    """The ops that aren't legal for a target, by line and column and name."""

    upstream: set[tuple[str, str]] = field(default_factory=set)
    ours: dict[tuple[str, str], list[av.Violation]] = field(default_factory=dict)


@dataclass(frozen=True)
class Whole:
    """All modules in one, and the module of the corpus that each of its lines is of."""

    text: str
    case_at: dict[int, str]

    @staticmethod
    def make() -> Whole:
        with ir.Context():
            targets = ", ".join(str(av.spirv.target_env(name)) for name in TARGETS)
        lines = [f"module attributes {{test.targets = [{targets}]}} {{"]
        case_at = {}
        for group in corpus().values():
            for case in group:
                for line in case.text.splitlines():
                    lines.append(line)
                    case_at[len(lines)] = case.id
        return Whole("\n".join([*lines, "}"]), case_at)

    def case(self, place: str) -> str:
        return self.case_at[int(place.split(":")[0])]


@pytest.fixture(scope="module")
def whole() -> Whole:
    return Whole.make()


@pytest.fixture(scope="module")
def illegal(whole: Whole) -> Iterator[dict[str, Illegal]]:
    """Returns what is illegal for each target."""
    command = [TEST_OPT, "--test-spirv-conversion-target", "-", "-o", "/dev/null"]
    run = subprocess.run(command, input=whole.text, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[:2000]
    result = {name: Illegal() for name in TARGETS}
    for line in run.stdout.splitlines():
        index, place, op = line.split()
        result[TARGETS[int(index)]].upstream.add((place, op))
    with ir.Context():
        module = ir.Module.parse(whole.text)
        for name, found in result.items():
            for violation in av.check(module, av.spirv.target_env(name)).violations:
                place = ":".join(violation.location.rsplit(":", 2)[1:])
                found.ours.setdefault((place, violation.op_name), []).append(violation)
        yield result


pytestmark = pytest.mark.skipif(not TEST_OPT.exists(), reason="the driver is built by ./dev only")


def test_no_target_is_laxer_than_upstream(
    whole: Whole, illegal: dict[str, Illegal], record_property: Any
) -> None:
    laxer = {
        (whole.case(place), op, target)
        for target, found in illegal.items()
        for place, op in found.upstream - found.ours.keys()
    }
    assert laxer == set(LEGAL_ALL_THE_SAME)
    both = sum(len(found.upstream & found.ours.keys()) for found in illegal.values())
    ours = sum(len(found.ours.keys() - found.upstream) for found in illegal.values())
    record_property(
        "summary",
        f"SPIRVConversionTarget and check for {len(TARGETS)} targets: {both} times illegal for both, "
        f"{ours} times for check alone, {len(laxer)} times for upstream alone",
    )


def cause(violation: av.Violation) -> str:
    """Returns the cause in the op: the name of an attribute, a condition of the op, or a kind of source."""
    source = violation.clause.source
    if source.kind == "type":
        return "type"
    if source.kind in ("attribute", "operand", "result") and source.name:
        return source.name
    if violation.op_name in _BY_POINTER:
        return _BY_POINTER[violation.op_name]
    return source.detail or "the op"


# The capability for a variable pointer, and the requirements of declaring it, whose detail is the capability.
_BY_POINTER = {
    "spirv.PtrAccessChain": "a pointer",
    "spirv.ReturnValue": "a pointer",
    "spirv.Variable": "a pointer",
    "spirv.mlir.loop": "a block argument",
}


def test_stricter_for_a_reason(illegal: dict[str, Illegal]) -> None:
    stricter = {
        (violation.op_name, cause(violation))
        for found in illegal.values()
        for op, violations in found.ours.items()
        if op not in found.upstream
        for violation in violations
    }
    assert stricter == set(NOT_SEEN_BY_UPSTREAM)


def test_bad_input_is_refused() -> None:
    for text in ("module {}", "module attributes {test.targets = [1]} {}"):
        command = [TEST_OPT, "--test-spirv-conversion-target", "-"]
        run = subprocess.run(command, input=text, capture_output=True, text=True)
        assert run.returncode == 1
        assert "error: " in run.stderr
