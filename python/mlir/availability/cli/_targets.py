# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability targets``: the known targets."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from itertools import groupby

import click
from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _json
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.report._model import SCHEMA_VERSION

# Of a family, the overview has so many lines.
_SHOWN_LINES = 3
# The widest text, which is also that without a terminal.
_WIDTH = 100


def run(family: str | None, *, as_json: bool, look: Look, declared: Sequence[Declared] = ()) -> int:
    """Lists the known targets, with those that the files `declared` define. Returns the exit code, 0.

    Args:
        family: lists those of a family, or of a part of one. Without it, text is an overview of families.
        as_json: whether to write JSON.
        look: the style of text on stdout.
        declared: files with targets.

    Raises:
        click.UsageError: there is no such family.
    """
    context = ir.Context()
    declare_files(context, declared)
    with context:
        try:
            targets = av.known_targets(family=family)
        except ValueError as error:
            raise click.UsageError(str(error)) from error
        if as_json:
            listed = [info.to_json() for info in targets]
            form = {"schema_version": SCHEMA_VERSION, "targets": listed}
            sys.stdout.write(_json.dumps(form) + "\n")
        else:
            sys.stdout.write(overview(targets, look) if family is None else to_text(targets, look))
    return 0


def _main_family(info: av.TargetInfo) -> str:
    """Returns the family that a part of one, like "x86:amd", belongs to."""
    return info.family.partition(":")[0]


def overview(targets: Sequence[av.TargetInfo], look: Look) -> str:
    """Returns the families of targets, how many each has, and the first names of each."""
    text = f"{len(targets)} targets; 'mlir-availability targets FAMILY' says what those of a family offer\n"
    width = min(look.width, _WIDTH)
    for family, members in groupby(targets, _main_family):
        names = [info.name for info in members]
        text += f"\n{look.style(printable(family), bold=True)}: {len(names)}\n"
        text += "".join(f"  {printable(line)}\n" for line in _first_lines(names, width - 2))
    return text


def _first_lines(names: Sequence[str], width: int) -> list[str]:
    """Returns lines with as many names as fit, and how many more there are."""
    for shown in range(len(names), 0, -1):
        rest = f" and {len(names) - shown} more" if shown < len(names) else ""
        lines = textwrap.wrap(
            ", ".join(names[:shown]) + rest, width, break_long_words=False, break_on_hyphens=False
        )
        if len(lines) <= _SHOWN_LINES:
            break
    return lines


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
        if group not in ("", _main_family(info)):
            table.add_section()
        group = _main_family(info)
        fields = info.name, info.family, av.describe(info.attribute), _summary(info)
        table.add_row(*map(printable, fields))
    return look.render(table)


def _summary(info: av.TargetInfo) -> str:
    """Returns the summary and other names: "NVIDIA GPUs of compute capability 8.0 or later: a100, a30"."""
    return f"{info.summary}: {', '.join(info.other_names)}" if info.other_names else info.summary
