# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Words for what was read from a SPIR-V binary: its instructions and declarations, not MLIR's operations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability.report._model import Clause, Requirement, Source

_UNCOVERED = "does not cover "
"""How the detail of a source begins where a module doesn't declare what something needs."""

_STATED = ("vce_triple", "declared")
"""The attributes of a ``spirv.module`` that hold the declarations of a binary."""

_DECLARING = ("OpCapability", "OpExtension")
"""The instructions that declare what MLIR has no name for."""

# Phrases of Source.__str__, and what they are in a binary.
_PHRASES: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"!spirv\."), ""),
    (re.compile(r"\btype of result 0\b"), "type of the result"),
    (re.compile(r"\btype of attribute '(\w+)'"), lambda found: f"the {_spaced(found[1])}"),
    (re.compile(r"\battribute '(\w+)' \(([^()]*)\)"), lambda found: f"{_spaced(found[1])} {found[2]}"),
    (re.compile(r"\battribute '(\w+)'"), lambda found: _spaced(found[1])),
    (re.compile(r"\bthe op itself\b"), "the instruction itself"),
)

# The message of a condition.
_OPEN_TO = re.compile(r" is available if (.+?) has .*, which is not known$")


def in_binary(message: str, op_name: str, instruction: str, clause: Clause) -> str:
    """Returns a message about an operation and a clause of it, in the words of its instruction."""
    if not clause.any_of:
        return instruction + _reworded(message.removeprefix(op_name))
    if not is_declaration(clause.source, instruction):
        return instruction + message.removeprefix(op_name)
    needed = declarations(clause.any_of)
    if instruction in _DECLARING or needed == _declared(clause.source.detail or ""):
        open_to = _OPEN_TO.search(message)
        answer = f"whether {open_to[1]} has it is not known" if open_to else message.partition("; ")[2]
        return f"the module declares {needed}; {answer}"
    return _declared(clause.source.detail or "") + message.removeprefix(op_name)


def is_declaration(source: Source, instruction: str) -> bool:
    """Whether the cause is what a module declares, not what it fails to declare."""
    if instruction in _DECLARING:
        return True
    is_stated = source.kind == "attribute" and source.name in _STATED
    return is_stated and not (source.detail or "").startswith(_UNCOVERED)


def describe_source(source: Source, instruction: str | None) -> str:
    """Returns what in an operation, or in an instruction of a binary, causes a clause."""
    if instruction is None:
        return str(source)
    if instruction in _DECLARING:
        return f"{instruction} {source.detail or ''}"
    if is_declaration(source, instruction):
        return _declared(source.detail or "")
    if source.kind == "attribute" and source.name in _STATED:
        return _reworded((source.detail or "").removeprefix(_UNCOVERED))
    return _reworded(str(source))


def declarations(any_of: Iterable[Requirement]) -> str:
    """Returns alternatives as a binary declares them: ``OpCapability Int8 or Int16``."""
    words: list[str] = []
    opcode = ""
    for requirement in any_of:
        text = declaration(requirement)
        if opcode and text.startswith(opcode):
            text = text.removeprefix(opcode)
        else:
            opcode = text[: text.find(" ") + 1]
        words.append(text)
    if not words:
        return "what no module can declare"
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def declaration(requirement: Requirement) -> str:
    """Returns how a binary declares something: ``OpExtension "SPV_KHR_8bit_storage"``, ``SPIR-V 1.4``."""
    dimension, value = requirement.dimension, requirement.value
    if dimension == "spirv.capability":
        return f"OpCapability {value}"
    if dimension == "spirv.extension":
        return f'OpExtension "{value}"'
    if dimension == "spirv.min_version":
        return f"SPIR-V {value.removeprefix('v')}"
    return str(requirement)


def _declared(detail: str) -> str:
    """Returns the declaration that a part of a ``vce_triple`` is."""
    if re.fullmatch(r"v\d+\.\d+", detail):
        return f"SPIR-V {detail[1:]}"
    return f'OpExtension "{detail}"' if detail.startswith("SPV_") else f"OpCapability {detail}"


def _reworded(text: str) -> str:
    for pattern, words in _PHRASES:
        text = pattern.sub(words, text)
    return text


def _spaced(name: str) -> str:
    return name.replace("_", " ")
