# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability targets``: the known targets."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _json
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.report._model import SCHEMA_VERSION


def run(*, as_json: bool, look: Look, declared: Sequence[Declared] = ()) -> int:
    """Lists the known targets, with those that the files `declared` define. Returns the exit code, 0."""
    context = ir.Context()
    declare_files(context, declared)
    with context:
        targets = av.known_targets()
        if as_json:
            listed = [info.to_json() for info in targets]
            form = {"schema_version": SCHEMA_VERSION, "targets": listed}
            sys.stdout.write(_json.dumps(form) + "\n")
        else:
            sys.stdout.write(to_text(targets, look))
    return 0


def to_text(targets: list[av.TargetInfo], look: Look) -> str:
    """Returns a table of targets."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("Name", style="bold", no_wrap=True)
    table.add_column("Family")
    table.add_column("Offers")
    table.add_column("Summary")
    group = ""
    for info in targets:
        # A new family begins; parts of a family stay with it.
        if group not in ("", info.family.partition(":")[0]):
            table.add_section()
        group = info.family.partition(":")[0]
        fields = info.name, info.family, av.describe(info.attribute), _summary(info)
        table.add_row(*map(printable, fields))
    return look.render(table)


def _summary(info: av.TargetInfo) -> str:
    """Returns the summary and other names: "NVIDIA GPUs of compute capability 8.0 or later: a100, a30"."""
    return f"{info.summary}: {', '.join(info.other_names)}" if info.other_names else info.summary
