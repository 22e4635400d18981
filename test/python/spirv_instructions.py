# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module for every opcode and every enumerant of SPIR-V's grammar, in assembly.

A module is valid except for its instruction, whose operands have the right kinds, but usually the wrong
types: spirv-val checks capabilities, extensions and versions before types.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from spirv_validator import Triple
from targets.sources import REGISTRIES

# Instructions that are part of the structure of a module, a block or a function, and valid at their place
# only.
STRUCTURE = {
    "OpCapability",
    "OpExtension",
    "OpMemoryModel",
    "OpFunction",
    "OpFunctionParameter",
    "OpFunctionEnd",
    "OpLabel",
    "OpPhi",
    "OpBranch",
    "OpBranchConditional",
    "OpSwitch",
    # Their operands are those of other instructions.
    "OpExtInst",
    "OpExtInstWithForwardRefsKHR",
    "OpSpecConstantOp",
}

# The classes of instructions that stand outside of functions, and where.
ANNOTATIONS = ("Annotation",)
DECLARATIONS = ("Type-Declaration", "Constant-Creation")

# What stands for ids.
IDS = {"IdResultType": "%u32", "IdScope": "%one", "IdMemorySemantics": "%none", "IdRef": "%one"}

MODULE = """\
OpCapability Shader
OpCapability Kernel
OpCapability Linkage
{extension}OpMemoryModel Logical GLSL450
{mode}{annotation}%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%one = OpConstant %u32 1
%none = OpConstant %u32 0
{declaration}%f = OpFunction %void None %fn
%label = OpLabel
{instruction}OpReturn
OpFunctionEnd
"""


@dataclass(frozen=True)
class Module:
    """A module about an opcode or an enumerant.

    Attributes:
        name: of the opcode, or kind and enumerant.
        text: the assembly.
    """

    name: str
    text: str


@cache
def _grammar() -> Any:
    return json.loads((REGISTRIES / "spirv.core.grammar.json").read_text())


@cache
def _kinds() -> Mapping[str, Any]:
    return {kind["kind"]: kind for kind in _grammar()["operand_kinds"]}


def modules() -> Iterator[Module]:
    """Yields a module for each opcode, then for each enumerant that an instruction can hold."""
    for entry in _grammar()["instructions"]:
        if entry["opname"] not in STRUCTURE and entry["class"] != "@exclude":
            yield Module(entry["opname"], _module(entry, {}))
    for kind in _kinds().values():
        for host, chosen in _hosts(kind["kind"]):
            for enumerant in kind["enumerants"]:
                if enumerant["enumerant"] != "None":
                    name = f"{kind['kind']} {enumerant['enumerant']}"
                    yield Module(name, _module(host, {**chosen, kind["kind"]: enumerant}))


def alternatives() -> Iterator[tuple[str, str, Triple]]:
    """Yields the opcodes and enumerants that have several alternatives: a name, a module's assembly, and what
    it is to declare: one of the capabilities, and one extension that brings it or the thing.

    What a version made core is declared in the version before.
    """
    for module in modules():
        entry = _entry(module.name)
        extensions = entry.get("extensions", ())
        capabilities = entry.get("capabilities", ())
        version = entry.get("version", "1.0")
        if entry in _kinds()["Capability"]["enumerants"] or len(capabilities) + len(extensions) < 2:
            continue
        minor = int(version[2:]) - 1 if extensions and version not in ("1.0", "None") else 6
        for capability in capabilities or ("Shader",):
            implied = _closure(capability)
            base = "Kernel" if "Kernel" in implied else "Shader"
            brought = {name for each in implied for name in _capability(each).get("extensions", ())}
            for extension in sorted({*extensions, *brought}) or ("",):
                declared = (base, "Linkage", *({capability} - {base}))
                yield (
                    module.name,
                    module.text,
                    Triple(f"v1.{minor}", declared, tuple(filter(None, (extension,)))),
                )


@cache
def _entry(name: str) -> Any:
    kind, _, enumerant = name.rpartition(" ")
    if not kind:
        return next(entry for entry in _grammar()["instructions"] if entry["opname"] == name)
    return next(entry for entry in _kinds()[kind]["enumerants"] if entry["enumerant"] == enumerant)


def _capability(name: str) -> Any:
    return next(
        entry
        for entry in _kinds()["Capability"]["enumerants"]
        if name in (entry["enumerant"], *entry.get("aliases", ()))
    )


def _closure(capability: str) -> set[str]:
    """Returns a capability with those that it implies."""
    implied = _capability(capability).get("capabilities", ())
    return {capability}.union(*map(_closure, implied))


def _hosts(kind: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Yields the first instruction that takes an enumerant of a kind and needs nothing itself.

    Where none does, an enumerant of another kind may, with an instruction that takes that.
    """
    if "enumerants" not in _kinds()[kind]:
        return
    for entry in _grammar()["instructions"]:
        if _takes(entry.get("operands", ()), kind) and _is_plain(entry) and entry["opname"] not in STRUCTURE:
            yield entry, {}
            return
    for other in _kinds().values():
        for enumerant in other.get("enumerants", ()):
            if _takes(enumerant.get("parameters", ()), kind) and _is_plain(enumerant):
                yield from ((entry, {other["kind"]: enumerant}) for entry, _ in _hosts(other["kind"]))
                return


def _takes(operands: Any, kind: str) -> bool:
    return any(operand["kind"] == kind for operand in operands)


def _is_plain(entry: Any) -> bool:
    return (
        not entry.keys() & {"extensions"}
        and entry.get("version", "1.0") == "1.0"
        and (set(entry.get("capabilities", ())) <= {"Shader", "Kernel"})
    )


def _module(entry: Any, chosen: Mapping[str, Any]) -> str:
    text = _instruction(entry, chosen) + "\n"
    parts = dict.fromkeys(("extension", "mode", "annotation", "declaration", "instruction"), "")
    if entry["opname"] in ("OpExtInstImport", "OpConditionalExtensionINTEL", "OpConditionalCapabilityINTEL"):
        parts["extension"] = text
    elif entry["class"] in ("Mode-Setting", "Debug"):
        parts["mode"] = text
    elif entry["class"] in ANNOTATIONS:
        parts["annotation"] = text
    elif entry["class"] in DECLARATIONS:
        parts["declaration"] = text
    else:
        parts["instruction"] = text
    return MODULE.format(**parts)


def _instruction(entry: Any, chosen: Mapping[str, Any]) -> str:
    operands = entry.get("operands", ())
    words = [entry["opname"]]
    result = ""
    for operand in operands:
        kind, quantifier = operand["kind"], operand.get("quantifier")
        if kind == "IdResult":
            result = "%x = "
        elif quantifier is None or kind in chosen:
            words += _operand(kind, chosen)
    return result + " ".join(words)


def _operand(kind: str, chosen: Mapping[str, Any]) -> list[str]:
    if kind in IDS:
        return [IDS[kind]]
    if kind == "LiteralString":
        return ['"OpenCL.std"']
    if kind.startswith("Literal"):
        return ["1"]
    if kind.startswith("Pair"):
        return [word for part in kind.removeprefix("Pair").split("Id") if part for word in _pair(part)]
    enumerant = chosen.get(kind) or _kinds()[kind]["enumerants"][0]
    words = [enumerant["enumerant"]]
    for parameter in enumerant.get("parameters", ()):
        words += _operand(parameter["kind"], chosen)
    return words


def _pair(part: str) -> list[str]:
    return ["1"] if part == "LiteralInteger" else ["%one"]
