# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists that notebooks show as tables."""

from __future__ import annotations

from mlir.availability.report._model import Clause, TargetInfo


class Clauses(list[Clause]):
    """What an operation needs, all of it; in a notebook a table."""

    def _repr_html_(self) -> str:
        from mlir.availability.report._html import table  # Few programs need it.

        rows = [(each.describe_need(), str(each.source), each.source.rule or "") for each in self]
        return table(("needs", "cause", "rule"), rows)


class TargetInfos(list[TargetInfo]):
    """Targets that have a name; in a notebook a table."""

    def _repr_html_(self) -> str:
        from mlir.availability.report._html import table

        return table(
            ("target", "family", "offers"), [(each.name, each.family, each.summary) for each in self]
        )
