# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a pipeline made of IR that was judged through it, and what it couldn't lower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mlir.availability.report._model import Clause
from mlir.availability.report.wording._requirements import count


@dataclass(frozen=True, slots=True, repr=False)
class NotLowered:
    """An operation that a pipeline can't lower.

    Attributes:
        op_name: its name: ``"nvgpu.ldmatrix"``.
        location: ``"file:line:col"``; empty where the operation has none.
        pass_name: the pass that says so; empty if all passes ran, and the operation, or one that it became,
            is left.
        reason: what the pass says, or what is left.
        notes: the notes of the pass's message.
        is_foreign: whether the operation is code for targets of another kind, as a kernel for GPUs is where
            the pipeline leads to CPUs.
    """

    op_name: str
    location: str
    pass_name: str
    reason: str
    notes: tuple[str, ...] = ()
    is_foreign: bool = False

    @property
    def message(self) -> str:
        """A description in one line."""
        by = f"{self.pass_name}: " if self.pass_name else ""
        first = self.reason.partition("\n")[0]
        return f"{self.op_name} can't be lowered by this pipeline: {by}{first}"

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def __repr__(self) -> str:
        return f"<NotLowered: {self}>"

    def to_json(self) -> dict[str, Any]:
        """Returns it as an entry of ``through.not_lowered`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            "location": self.location,
            "pass": self.pass_name,
            "message": self.message,
            "notes": list(self.notes),
        }


@dataclass(frozen=True, slots=True, repr=False)
class Through:
    """The pipeline through which IR was judged, and what it made.

    Attributes:
        pipeline: its name: ``"the default pipeline for NVIDIA (LLVM 22.1.8)"``.
        passes: its passes, as MLIR's tools take them; the command of a compiler.
        num_passes: how many there are; 0 for a compiler.
        left_out: passes of a user's pipeline that weren't run, because they generate code, or remove
            locations.
        source_ops: how many operations of the source became device code.
        lowered_ops: how many operations that device code has. 0 if the target judges all of the source as it
            is, or if the pipeline couldn't lower it.
        not_lowered: what the pipeline can't lower.
        vanished: the name and the location of each operation that left no trace: dead and folded ones.
        was_needed: whether anything had to be lowered.
    """

    pipeline: str
    passes: str
    num_passes: int
    left_out: tuple[str, ...]
    source_ops: int
    lowered_ops: int
    not_lowered: tuple[NotLowered, ...]
    vanished: tuple[tuple[str, str], ...]
    was_needed: bool = True

    def __str__(self) -> str:
        """The pipeline and what it made, in a phrase: "by the default pipeline ...: 12 ops became 43".

        It counts the operations of which nothing is left."""
        if not self.was_needed:
            return "it is lowered already: no pipeline was needed"
        made = f": {self.source_ops:,} ops became {self.lowered_ops:,}" if self.lowered_ops else ""
        if made and self.vanished:
            made += f", and nothing is left of {count(len(self.vanished), 'op')}"
        if not self.num_passes:
            if self.lowered_ops and not self.source_ops:
                made += (
                    "; it writes no locations, so findings name no line (MLIR's tools write them with "
                    "--mlir-print-debuginfo)"
                )
            return f"by {self.pipeline}, {self.passes}{made}"
        passes = f"{self.num_passes} pass{'' if self.num_passes == 1 else 'es'}"
        return f"by {self.pipeline}, {passes}{made}"

    def __repr__(self) -> str:
        return f"<Through: {self}>"

    def to_json(self) -> dict[str, Any]:
        """Returns it as ``through`` in ``schemas/check.schema.json``."""
        return {
            "pipeline": self.pipeline,
            "passes": self.passes,
            "left_out": list(self.left_out),
            "source_ops": self.source_ops,
            "lowered_ops": self.lowered_ops,
            "not_lowered": [each.to_json() for each in self.not_lowered],
            "vanished": [{"op": name, "location": location} for name, location in self.vanished],
        }


@dataclass(frozen=True, slots=True)
class Lowered:
    """An operation of device code that a pipeline made.

    Attributes:
        op_name: its name: ``"nvvm.redux.sync"``.
        clauses: what it needs: all of these.
        is_known: whether its requirements can be known.
    """

    op_name: str
    clauses: tuple[Clause, ...]
    is_known: bool

    def to_json(self) -> dict[str, Any]:
        """Returns it as an entry of ``ops[].became`` in ``schemas/explain.schema.json``."""
        unknown = {} if self.is_known else {"unknown": True}
        return {"op": self.op_name, "clauses": [each.to_json() for each in self.clauses], **unknown}


@dataclass(frozen=True, slots=True)
class Became:
    """An operation of the source, and the operations of device code that a pipeline made of it.

    Attributes:
        op_name: its name: ``"gpu.subgroup_reduce"``.
        location: ``"file:line:col"``; empty where the operation has none.
        lowered: what it became, in the order of the code.
    """

    op_name: str
    location: str
    lowered: tuple[Lowered, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns it as an entry of ``ops`` in ``schemas/explain.schema.json``."""
        became = [each.to_json() for each in self.lowered]
        return {"op": self.op_name, "location": self.location, "became": became}


@dataclass(frozen=True, slots=True)
class Lowering:
    """What :func:`explain` finds through a pipeline.

    Attributes:
        target_name: how messages call the target: ``"sm_80"``.
        through: the pipeline, what it can't lower, and what left no trace.
        ops: the operations of the source that became device code, in their order. Empty if the pipeline can't
            lower something.
    """

    target_name: str
    through: Through
    ops: tuple[Became, ...]

    def _repr_html_(self) -> str:
        from mlir.availability.report._html import table

        need = Clause.describe_need
        rows = [
            (
                each.location,
                each.op_name,
                lowered.op_name,
                "; ".join(map(need, lowered.clauses)),
            )
            for each in self.ops
            for lowered in each.lowered
        ]
        rows += [(each.location, each.op_name, "", each.message) for each in self.through.not_lowered]
        return table(("place", "op", "becomes", "needs"), rows)

    def to_json(self) -> dict[str, Any]:
        """Returns it as a result with ``through`` in ``schemas/explain.schema.json``."""
        ops = [each.to_json() for each in self.ops]
        return {"target": self.target_name, "through": self.through.to_json(), "ops": ops}
