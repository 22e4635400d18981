# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability deduce --through``: finds the smallest targets for what a pipeline makes of a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._check import allowed_dialects
from mlir.availability.ask._through import Pipeline
from mlir.availability.ask._through_known import DIALECTS, KnownReport, check_known, pick_least, reasons
from mlir.availability.cli import _batch, _json
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._nearest import Nearest
from mlir.availability.cli._options import option_of
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._source import Diagnostic, InputError, Source
from mlir.availability.files.worker._work import Write
from mlir.availability.report._model import SCHEMA_VERSION

_SHOWN_REASONS = 3


def run(
    inputs: _batch.Inputs,
    *,
    dialect: str | None,
    through: Pipeline,
    allow_unchecked: bool | Sequence[str],
) -> int:
    """Judges every file through the pipelines to all known targets.

    Args:
        inputs: the files, and how to read and show them.
        dialect: the dialect of the targets; by default all to which pipelines lead.
        through: as :func:`mlir.availability.check` takes it.
        allow_unchecked: as :func:`mlir.availability.check` takes it.

    Returns:
        The exit code: 0 when a known target admits the file, 1 when none does, 2 for unknown requirements and
        unusable input.
    """
    allowed = allowed_dialects(allow_unchecked)

    def work(source: Source, module: ir.Module, write: Write) -> Outcome:
        if dialect is not None and dialect not in DIALECTS:
            message = f"no pipeline leads to dialect '{dialect}'; there are some to {', '.join(DIALECTS)}"
            raise InputError(Diagnostic("--dialect", "error", message))
        known = av.known_targets(module.context)
        try:
            found = list(check_known(module.operation, known, through, allowed, dialect))
        except ValueError as error:
            raise InputError(Diagnostic(option_of(through), "error", str(error))) from error
        kinds = [
            _Kind(each, of_kind)
            for each in DIALECTS
            if (of_kind := [report for report in found if report.dialect == each])
        ]
        if inputs.as_json:
            _json.write_line(_to_json(source, kinds), write)
        else:
            write(_to_text(source, kinds, Nearest(module.context), inputs.look))
        if any(kind.least for kind in kinds):
            return Outcome(0)
        return Outcome(1 if any(each.report.verdict == "no" for each in found) else 2)

    return inputs.run("deducing", work)


@dataclass(frozen=True)
class _Kind:
    """What was found on the known targets of a dialect."""

    dialect: str
    found: list[KnownReport]

    @property
    def pipeline(self) -> str:
        """The pipeline's name."""
        told = self.found[0].report.through
        assert told is not None, "it was judged through one"
        return told.pipeline

    @property
    def least(self) -> KnownReport | None:
        """The smallest target."""
        return pick_least(self.found)

    @property
    def is_foreign(self) -> bool:
        """Whether everything is code for targets of another kind, and this one says nothing about it."""
        return all(
            each.report.not_lowered and all(problem.is_foreign for problem in each.report.not_lowered)
            for each in self.found
        )

    @property
    def admitting(self) -> list[str]:
        """The names of the targets on which everything is available, possibly on condition."""
        return [each.info.name for each in self.found if each.report.ok]


def _to_json(source: Source, kinds: list[_Kind]) -> dict[str, Any]:
    told = [
        {
            "pipeline": kind.pipeline,
            "dialect": kind.dialect,
            "target": None if kind.least is None else kind.least.info.name,
            "known_targets": kind.admitting,
            "refused": [
                {
                    "target": each.info.name,
                    "verdict": each.report.verdict,
                    "reason": next(iter(reasons([each]))),
                }
                for each in kind.found
                if not each.report.ok
            ],
        }
        for kind in kinds
    ]
    return {"schema_version": SCHEMA_VERSION, "file": source.name, **source.section_form(), "through": told}


def _to_text(source: Source, kinds: list[_Kind], nearest: Nearest, look: Look) -> str:
    least = [kind.least.info.name for kind in kinds if kind.least is not None]
    name = look.style(f"{printable(source.title)}:", bold=True)
    head = f"from {', '.join(least)}" if least else "on no known target"
    verdict = look.style(printable(f"available {head}"), fg="green" if least else "red", bold=True)
    # Who asks about a kernel need not read that CPUs don't run it, unless that is the answer.
    told = [kind for kind in kinds if not kind.is_foreign] or kinds
    return f"{name} {verdict}\n" + "".join(line for kind in told for line in _lines(kind, nearest))


def _lines(kind: _Kind, nearest: Nearest) -> list[str]:
    """Tells how many targets of a kind admit the file, the least of each family, and why others don't."""
    lines = [f"  by {kind.pipeline}: available on {len(kind.admitting)} of {len(kind.found)} known targets"]
    if kind.admitting:
        picked = nearest.pick(kind.admitting)
        more = len(kind.admitting) - len(picked)
        lines[0] += f": {', '.join(picked)}{f' and {more} more' if more else ''}"
    counts = reasons(kind.found).most_common()
    lines += [f"    {count} not: {reason}" for reason, count in counts[:_SHOWN_REASONS]]
    if len(counts) > _SHOWN_REASONS:
        lines.append(f"    and {len(counts) - _SHOWN_REASONS} more reasons; --format json lists all")
    return [f"{printable(line)}\n" for line in lines]
