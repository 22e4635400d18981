# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a ``spirv.module`` must declare besides what it does, and whether it would then be available.

A module that uses what it doesn't declare is available nowhere. That is a fault of the file: it says nothing
about targets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from mlir import ir
from mlir.availability.ask._operations import operation_of
from mlir.availability.native._extension import _availability
from mlir.availability.report._model import Requirement
from mlir.availability.report._report import Report, TargetReport
from mlir.availability.report._violation import found_in
from mlir.availability.report.wording._binaries import declaration

AnyOf = tuple[Requirement, ...]

MODULE = "spirv.module"
TRIPLE = "vce_triple"
_FORM = re.compile(r"#spirv\.vce<v1\.(\d+), \[([^\]]*)\], \[([^\]]*)\]>")

_MOST_ROUNDS = 16
"""A declaration may need others. After so many rounds, there is no answer."""


@dataclass
class Triple:
    """The declarations of a module: the minor version, the capabilities, and the extensions."""

    minor: int
    capabilities: list[str]
    extensions: list[str]

    @classmethod
    def read(cls, attribute: object) -> Triple | None:
        found = _FORM.fullmatch(str(attribute))
        if not found:
            return None
        lists = [[each.strip() for each in part.split(",") if each.strip()] for part in found.groups()[1:]]
        return cls(int(found[1]), *lists)

    def has(self, requirement: Requirement) -> bool:
        """Whether it declares something, not counting what that implies."""
        if requirement.dimension == "spirv.min_version":
            return int(requirement.value.rpartition(".")[2]) <= self.minor
        return requirement.value in (*self.capabilities, *self.extensions)

    def add(self, requirement: Requirement) -> bool:
        """Declares something. Returns whether that can be declared."""
        if requirement.dimension == "spirv.capability":
            self.capabilities.append(requirement.value)
        elif requirement.dimension == "spirv.extension":
            self.extensions.append(requirement.value)
        elif requirement.dimension == "spirv.min_version":
            self.minor = max(self.minor, int(requirement.value.rpartition(".")[2]))
        else:
            return False
        return True

    def __str__(self) -> str:
        lists = f"[{', '.join(self.capabilities)}], [{', '.join(self.extensions)}]"
        return f"#spirv.vce<v1.{self.minor}, {lists}>"


@dataclass(frozen=True)
class Undeclared:
    """What a module must declare.

    Attributes:
        needs: what it must declare, one thing each.
        whole: a module with all declarations, and nothing in it.
    """

    needs: tuple[Requirement, ...]
    whole: ir.Module = field(repr=False)

    def words(self, *, in_binary: bool) -> list[str]:
        """Returns the declarations as a binary, or as a ``#spirv.vce``, states them."""
        return [declaration(each) if in_binary else str(each).removeprefix("spirv.") for each in self.needs]

    def suffices(self, result: TargetReport) -> bool:
        """Whether everything would be available on a target if the module declared it."""
        found = result.violations
        if not all(each.unstated for each in found) or result.unchecked or result.nothing_judged:
            return False
        if not isinstance(result.target, ir.Attribute):
            return False
        (found_whole,), _ = _availability.summarize(self.whole.operation, [result.target], [])
        lacks = found_whole.violations or found_whole.has_unchecked or found_whole.nothing_judged
        return not lacks


def with_declarations(report: Report, operation: ir.Operation, allowed: Sequence[str]) -> Report:
    """Adds what a module must declare to the results for targets, and whether it is available then.

    Args:
        report: what was found in the operation, as it is.
        operation: a module with one ``spirv.module``, or the latter; others must declare nothing.
        allowed: the dialects that may go unchecked.
    """
    if report.ok or _module_in(operation) is None:
        return report
    found: dict[tuple[AnyOf, ...], Undeclared | None] = {}

    def told(result: TargetReport) -> TargetReport:
        causes = [each for each in result.causes if each.unstated]
        needs = tuple(dict.fromkeys(each.any_of for each in causes))
        if not needs:
            return result
        if needs not in found:
            found[needs] = find_undeclared(operation, needs, allowed)
        undeclared = found[needs]
        if undeclared is None:
            return result
        in_binary = any(each.violation.instruction is not None for each in causes)
        words = tuple(undeclared.words(in_binary=in_binary))
        return replace(result, must_declare=words, if_declared=undeclared.suffices(result))

    return Report(tuple(map(told, report.results)))


def find_undeclared(
    operation: ir.Operation, needs: Iterable[AnyOf], allowed: Sequence[str] = ()
) -> Undeclared | None:
    """Finds out what a module must declare. Where there are alternatives, these are what `deduce` prefers.

    Args:
        operation: a module with one ``spirv.module``, or the latter.
        needs: what its ``spirv.module`` doesn't declare; each is a list of alternatives.
        allowed: the dialects that may go unchecked.

    Returns:
        None if nothing that the module can declare would do, or if there are several ``spirv.module``.
    """
    held = _module_in(operation)
    stated = None if held is None else Triple.read(held.attributes[TRIPLE])
    if held is None or stated is None:
        return None
    minimal, _, _ = _availability.deduce(operation, None, True, allowed)
    preferred = Triple.read(minimal) or stated
    added: list[Requirement] = []
    for _ in range(_MOST_ROUNDS):
        for any_of in needs:
            if any(stated.has(each) for each in any_of):
                continue
            chosen = next((each for each in any_of if preferred.has(each)), any_of[0] if any_of else None)
            if chosen is None or not stated.add(chosen):
                return None
            added.append(chosen)
        try:
            whole = _empty_module(held, str(stated))
        except ir.MLIRError:  # type: ignore[attr-defined] # MLIR doesn't know the name of one.
            return None
        needs = _unstated_in(operation_of(whole))
        if not needs:
            return Undeclared(tuple(dict.fromkeys(added)), whole)
    return None


def _module_in(operation: ir.Operation) -> ir.Operation | None:
    """Returns the only ``spirv.module`` of a module, or the operation itself, if it declares anything."""
    inside = [each.operation for region in operation.regions for block in region.blocks for each in block]
    held = [each for each in (operation, *inside) if _is_module(each)]
    return held[0] if len(held) == 1 and TRIPLE in held[0].attributes else None


def _is_module(operation: ir.Operation) -> bool:
    try:
        return operation.name == MODULE
    except UnicodeDecodeError:  # MLIR admits names that aren't UTF-8.
        return False


def _unstated_in(operation: ir.Operation) -> list[AnyOf]:
    """Returns what the ``spirv.module`` in an operation doesn't declare."""
    return [
        violation.clause.any_of
        for scope, attribute, name, _ in _availability.targets_of(operation)
        for violation in found_in(_availability.check(scope, attribute, name, True, [], None)[0]).violations
    ]


def _empty_module(like: ir.Operation, triple: str) -> ir.Module:
    """Returns a module with the declarations, another one's memory model, and an empty shader or kernel."""
    models = [str(like.attributes[name]) for name in ("addressing_model", "memory_model")]
    addressing, memory = (each.partition("<")[2].rstrip(">") for each in models)
    model = "Kernel" if memory == "OpenCL" else "GLCompute"
    text = f"""spirv.module {addressing} {memory} requires {triple} {{
  spirv.func @main() "None" {{ spirv.Return }}
  spirv.EntryPoint "{model}" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}"""
    return ir.Module.parse(text, like.context)
