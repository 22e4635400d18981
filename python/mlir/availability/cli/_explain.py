# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability explain``: lists what each operation needs, and which part of it is the cause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _batch, _json
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._needs import Admission, Need, add_needs, describe_places, needs_of
from mlir.availability.cli._next_step import is_source, next_step
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._source import Source
from mlir.availability.files.worker._work import Write
from mlir.availability.native._extension import _availability
from mlir.availability.report._model import SCHEMA_VERSION

_SHOWN_NAMES = 3


@dataclass
class _Explained:
    """An operation and its requirements."""

    op: ir.Operation
    location: str
    clauses: list[av.Clause]
    is_known: bool
    """Whether its requirements can be known."""
    instruction: str | None
    """The instruction of a binary that it stands for."""

    @property
    def name(self) -> str:
        """What people call it."""
        return self.instruction or self.op.name


def run(inputs: _batch.Inputs) -> int:
    """Explains every operation of every file.

    Args:
        inputs: the files, and how to read and show them.

    Returns:
        The exit code: 0, or 2 for unusable input.
    """
    if not inputs.as_json:
        import rich.tree  # noqa: F401 (once, here, rather than in every child)

    def work(source: Source, module: ir.Module, write: Write) -> Outcome:
        explained = _explain_all(module, source)
        if inputs.as_json:
            _json.write_line(_to_json(explained, source), write)
        else:
            write(_to_text(explained, source, inputs.look, module.context))
        return Outcome(0)

    return inputs.run("explaining", work)


def _explain_all(module: ir.Module, source: Source) -> Iterator[_Explained]:
    """Explains every operation, outer before inner, except the module that contains the file."""
    for top in module.body.operations:
        ops: list[ir.Operation] = []

        def visit(op: ir.Operation, ops: list[ir.Operation] = ops) -> ir.WalkResult:
            ops.append(op)
            return ir.WalkResult.ADVANCE

        top.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
        for op in ops:
            location = source.relocate(_availability.location(op))
            instruction = _availability.instruction(op) or None
            yield _Explained(op, location, av.explain(op), _availability.is_known(op), instruction)


def _to_json(explained: Iterable[_Explained], source: Source) -> dict[str, Any]:
    """Returns the form for `_json`, with operations that are created while they are written."""
    ops = (
        {
            "op": each.op.name,
            **({} if each.instruction is None else {"instruction": each.instruction}),
            "location": each.location,
            "clauses": [clause.to_json() for clause in each.clauses],
        }
        for each in explained
    )
    return {"schema_version": SCHEMA_VERSION, "file": source.name, **source.section_form(), "ops": ops}


# What the operations of a group share: their name, and what they need.
_Group = tuple[str, tuple[Need, ...]]


def _to_text(explained: Iterable[_Explained], source: Source, look: Look, context: ir.Context) -> str:
    from rich.text import Text
    from rich.tree import Tree

    admission = Admission(context)
    groups: dict[_Group, list[str]] = {}
    unknown: dict[str, int] = {}
    unjudged: Counter[str] = Counter()
    plain = 0
    for each in explained:
        if needs := needs_of(each.clauses, each.instruction, admission):
            groups.setdefault((each.name, needs), []).append(each.location)
        elif not each.is_known:
            unknown[each.name] = unknown.get(each.name, 0) + 1
        elif not each.clauses and not admission.judges(each.op):
            unjudged[each.op.name] += 1
        else:
            plain += 1

    def rank(group: _Group) -> list[int]:
        """Sorts the most demanding first: those that the fewest known targets offer."""
        return [admission.of(any_of).number for any_of, *_ in group[1]]

    tree = Tree(Text(printable(source.title), style="bold"), guide_style="dim")
    for name, needs in sorted(groups, key=rank):
        places = groups[name, needs]
        node = tree.add(
            Text.assemble((printable(name), "bold cyan"), printable(describe_places(places, source)))
        )
        add_needs(node, needs)
    if plain:
        who = "other" if groups else "operation"
        who += " needs" if plain == 1 else "s need"
        tree.add(f"{plain:,} {who} nothing that a known target lacks")
    if unjudged:
        number = sum(unjudged.values())
        who = f"{number:,} {'isn' if number == 1 else 'aren'}'t judged by any known target"
        line = f"{who}: {_list(unjudged)}"
        # If there are verdicts, the rest may be code of the host.
        if is_source(unjudged) or not (groups or plain or unknown):
            line += f"\n{printable(next_step(source.name, unjudged))}"
        tree.add(Text(line))
    for name, number in unknown.items():
        times = f" ({number:,} times)" if number > 1 else ""
        tree.add(Text(f"{printable(name)}{times}: unknown operation: its requirements are unknown"))
    return look.render(tree)


def _list(ops: Counter[str]) -> str:
    """Names the most frequent operations: "5 arith.constant, 4 scf.yield, ..."."""
    shown = [f"{number:,} {name}" for name, number in ops.most_common(_SHOWN_NAMES)]
    return printable(", ".join(shown)) + (", ..." if len(ops) > len(shown) else "")
