# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability explain --through``: lists what each operation becomes, and what that needs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._through import Pipeline
from mlir.availability.cli import _batch, _json
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._needs import Admission, Need, add_needs, describe_places, needs_of
from mlir.availability.cli._options import option_of
from mlir.availability.cli._text import Look, printable
from mlir.availability.cli._word_findings import Describer, by_problem
from mlir.availability.files._source import Diagnostic, InputError, Source
from mlir.availability.files.worker._work import Write
from mlir.availability.report._model import SCHEMA_VERSION
from mlir.availability.report._places import shown_place
from mlir.availability.report._through import Became, Lowered, Lowering

_SHOWN_OPS = 12
"""So many names of what an operation became are shown."""
_SHOWN_VANISHED = 20

_Group = tuple[str, str, tuple[tuple[str, tuple[Need, ...], bool], ...]]
"""An operation's name, what it became as a phrase, and of that what needs something or is unknown."""


def run(inputs: _batch.Inputs, target: str, *, through: Pipeline) -> int:
    """Explains every file through the pipeline to a target.

    Args:
        inputs: the files, and how to read and show them.
        target: the target, as :func:`mlir.availability.target` takes it.
        through: as :func:`mlir.availability.check` takes it.

    Returns:
        The exit code: 0, 1 if something can't be lowered, or 2 for unusable input.
    """
    if not inputs.as_json:
        import rich.tree  # noqa: F401 (once, here, rather than in every child)

    def work(source: Source, module: ir.Module, write: Write) -> Outcome:
        try:
            found = av.explain(module, target, through=through)
        except ValueError as error:
            raise InputError(Diagnostic(option_of(through), "error", str(error))) from error
        if inputs.as_json:
            of = {"schema_version": SCHEMA_VERSION, "file": source.name, **source.section_form()}
            form = {**of, **found.to_json()}
            for each in (*form["ops"], *form["through"]["not_lowered"], *form["through"]["vanished"]):
                each["location"] = source.relocate(each["location"])
            _json.write_line(form, write)
        else:
            describer = Describer(source, module.context, strict=False)
            problems = [describer.not_lowered(each) for each in by_problem(found.through.not_lowered)]
            write(
                inputs.look.diagnostics(problems)
                + _to_text(found, source, inputs.look, Admission(module.context))
            )
        return Outcome(1 if found.through.not_lowered else 0)

    return inputs.run("explaining", work)


def _to_text(found: Lowering, source: Source, look: Look, admission: Admission) -> str:
    from rich.text import Text
    from rich.tree import Tree

    groups: dict[_Group, list[str]] = {}
    for each in found.ops:
        groups.setdefault(_group(each, admission), []).append(source.relocate(each.location))
    head = f"{source.title} for {found.target_name}, {found.through}"
    tree = Tree(Text(printable(head), style="bold"), guide_style="dim")
    for (name, became, needing), places in groups.items():
        what = (printable(name), "bold cyan")
        node = tree.add(Text.assemble(what, printable(describe_places(places, source))))
        node.add(Text(printable(became)))
        for lowered, needs, is_known in needing:
            branch = node.add(Text(printable(lowered), style="cyan"))
            if not is_known:
                branch.add(Text("its requirements are unknown", style="yellow"))
            add_needs(branch, needs)
    if vanished := found.through.vanished:
        prefix = f"{source.name}:"
        told = [
            f"{name} ({shown_place(source.relocate(place).removeprefix(prefix))})"
            for name, place in vanished[:_SHOWN_VANISHED]
        ]
        more = len(vanished) - len(told)
        rest = f" and {more:,} more" if more else ""
        tree.add(Text(printable(f"nothing is left of: {', '.join(told)}{rest}")))
    return look.render(tree)


def _group(op: Became, admission: Admission) -> _Group:
    needing: dict[tuple[str, tuple[Need, ...], bool], None] = {}
    for each in op.lowered:
        needs = needs_of(each.clauses, None, admission)
        if needs or not each.is_known:
            needing[each.op_name, needs, each.is_known] = None
    return (op.op_name, f"becomes {_names(op.lowered)}", tuple(needing))


def _names(lowered: Sequence[Lowered]) -> str:
    """Names what an operation became: "llvm.getelementptr, 2 llvm.load"."""
    runs = [(name, len(list(same))) for name, same in groupby(each.op_name for each in lowered)]
    told = [f"{number:,} {name}" if number > 1 else name for name, number in runs[:_SHOWN_OPS]]
    more = len(runs) - len(told)
    return ", ".join(told) + (f" and {more:,} more" if more else "")
