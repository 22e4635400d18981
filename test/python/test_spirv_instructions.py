# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every opcode and every enumerant of SPIR-V's grammar in a binary: read, and judged as by spirv-val."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from spirv_instructions import Module, alternatives, modules
from spirv_tools_library import LIBRARY, assemble, validate
from spirv_validator import Triple, is_about_availability
from spirv_words import restated
from targets.sources import REGISTRIES

pytestmark = [
    pytest.mark.skipif(
        not REGISTRIES.exists(), reason="the grammar is not here; ./dev setup tests fetches it"
    ),
    pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"),
]


# Where spirv-val differs, by names of modules: who is right, and why.
POINTERS = "the operands aren't pointers; that what is compared has to be, the grammar doesn't say"
EXCEPTIONS = {"OpPtrEqual": POINTERS, "OpPtrNotEqual": POINTERS}
OF_TRIPLES = {
    **EXCEPTIONS,
    "OpPtrDiff": POINTERS,
    r"OpCooperativeMatrix\w+KHR|OpTypeCooperativeMatrixKHR": "the operands make no cooperative matrix, whose "
    "record asks for VulkanMemoryModel",
    r"(ImageOperands|MemoryAccess) \w+": "the module has another memory model than what it needs goes with",
    r"Op\w+ContinuedINTEL": "the capability has another name in SPIRV-Tools, and another extension",
    r"Op\w+NonUniformAMD|OpGroup(All|Any|Broadcast)": "spirv-val takes SPV_AMD_shader_ballot or Groups for "
    "enough; the grammar asks for both",
    r"Op\w+MotionNV": "the extension builds on SPV_KHR_ray_tracing, which is of 1.4; spirv-val doesn't ask",
    "OpSizeOf": "SPIRV-Tools' grammar has it from 1.0 on, and the specification from 1.1",
}


def is_exception(name: str, exceptions: Mapping[str, str]) -> bool:
    return any(re.fullmatch(pattern, name) for pattern in exceptions)


def assembled(environment: str, unknown: list[str]) -> list[tuple[Module, bytes]]:
    """Returns the modules as binaries, and appends what SPIRV-Tools is too old for to `unknown`."""
    found = []
    for module in modules():
        try:
            found.append((module, assemble(module.text, environment)))
        except ValueError as error:
            if re.match(r"Invalid|Expected <result-id>", str(error)) is None:
                raise
            unknown.append(module.name)
    return found


@pytest.mark.parametrize("minor", [0, 6])
def test_judged_as_spirv_val_does(minor: int, context: ir.Context, record_property: Any) -> None:
    """With only Shader, Kernel and Linkage declared."""
    target = f"#spirv.vce<v1.{minor}, [Shader, Kernel, Linkage], []>"
    unknown: list[str] = []
    counts: Counter[str] = Counter()
    wrong = []
    for module, binary in assembled(f"spv1.{minor}", unknown):
        message = validate(binary, f"spv1.{minor}")
        is_ok = av.check(av.spirv.read(binary, context), target).ok
        if message and not is_about_availability(message):
            counts["other rule"] += 1
        elif is_ok == (message == ""):
            counts["fine" if is_ok else "not available"] += 1
        elif is_exception(module.name, EXCEPTIONS):
            counts["exception"] += 1
        else:
            wrong.append(f"{module.name}: {'available' if is_ok else 'not available'}; {message}")
    assert not wrong, "\n".join(wrong)
    record_property(
        "summary",
        f"opcodes and enumerants in SPIR-V 1.{minor}: {counts['fine']} fine for check and spirv-val, "
        f"{counts['not available']} available for neither, {counts['other rule']} refused by spirv-val for "
        f"another rule, {counts['exception']} exceptions, {len(unknown)} newer than it",
    )


def test_deduced_triples_as_spirv_val_wants_them(context: ir.Context, record_property: Any) -> None:
    """The deduced triple suffices, and has nothing superfluous."""
    counts: Counter[str] = Counter()
    wrong = []
    for module, binary in assembled("spv1.6", []):
        read = av.spirv.read(binary, context)
        try:
            deduced = av.deduce(read, ignore_stated=True)
        except ValueError:
            counts["nothing satisfies it"] += 1
            continue
        # With what MLIR's enums lack it is an #availability.target.
        if not str(deduced).startswith("#spirv.vce"):
            counts["no triple"] += 1
            continue
        triple = Triple.of(deduced)
        whole = validate(restated(binary, triple), triple.environment)
        if is_exception(module.name, OF_TRIPLES):
            counts["exception"] += 1
            continue
        if whole and is_about_availability(whole):
            wrong.append(f"{module.name}: {triple}: {whole}")
            continue
        counts["enough"] += 1
        for name, smaller in triple.without_one():
            message = validate(restated(binary, smaller), smaller.environment)
            if is_about_availability(message):
                counts["left out"] += 1
            elif message == "":
                wrong.append(f"{module.name}: {triple}: {name} is superfluous")
    assert not wrong, "\n".join(wrong)
    record_property(
        "summary",
        f"triples of opcodes and enumerants: {counts['enough']} enough for spirv-val, {counts['left out']} "
        f"times something left out, {counts['exception']} exceptions; {counts['no triple']} need what no "
        f"triple states, and nothing satisfies {counts['nothing satisfies it']}",
    )


# Where spirv-val differs on what declares one of the alternatives: who is right, and why.
OF_ALTERNATIVES = {
    r"Op\w+Motion(NV|EXT|ReorderExecuteEXT)": "spirv-val doesn't read a constant's ray flags, which ask for "
    "RayTracingKHR; the extension builds on its own",
    "OpPtrDiff": POINTERS,
    "OpAtomicFAddEXT": "SPV_EXT_shader_atomic_float16_add, 'Extension Name': the extension that it extends "
    "must be present, too",
}


def test_each_alternative_is_enough(context: ir.Context, record_property: Any) -> None:
    """A capability with an extension that brings it is judged as by spirv-val, whatever else would do."""
    counts: Counter[str] = Counter()
    wrong = []
    for name, text, triple in alternatives():
        try:
            binary = restated(assemble(text, "spv1.6"), triple)
        except ValueError:
            counts["newer than spirv-val"] += 1
            continue
        message = validate(binary, triple.environment)
        if "Invalid capability operand" in message:
            counts["newer than spirv-val"] += 1
            continue
        read = av.spirv.read(binary, context)
        declared = read.body.operations[0].attributes.get("declared", None)
        report = av.check(read, declared)
        if report.ok != is_about_availability(message):
            counts["fine" if report.ok else "not available"] += 1
        elif is_exception(name, OF_ALTERNATIVES):
            counts["exception"] += 1
        else:
            wrong.append(f"{name} {triple}: {list(map(str, report.violations)) or 'available'}; {message}")
    assert not wrong, "\n".join(wrong)
    assert counts["fine"] > 100
    record_property("summary", f"opcodes and enumerants with each of their alternatives: {dict(counts)}")
