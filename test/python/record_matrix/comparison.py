# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the requirements of IR according to C++, Python and JSON with the evaluator's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import mlir.availability as av
from mlir import ir

from .evaluate import Answer, Expected, evaluate
from .library import Library
from .mlir_text import HELPER, module_text, use_text
from .values import Use

T = TypeVar("T")


@dataclass(frozen=True)
class Difference:
    """An op for which a surface differs from the evaluator.

    Attributes:
        surface: one of "C++", "Python", "JSON" (of the command line), "query" (the typed interfaces) or
            "load" (`av.load`, of what availability-tblgen writes as JSON).
        lost: the clauses that are missing.
        extra: the superfluous clauses.
    """

    use: Use
    surface: str
    lost: frozenset[Expected] = frozenset()
    extra: frozenset[Expected] = frozenset()
    query: str = ""

    def describe(self, dialect: str) -> str:
        text = use_text(self.use, 0, dialect).splitlines()[-1][:400]
        details = [f"lost {_clause_text(one)}" for one in sorted(self.lost, key=str)]
        details += [f"extra {_clause_text(one)}" for one in sorted(self.extra, key=str)]
        return f"{self.surface}: {text}\n    " + "; ".join(details or [self.query])


def _clause_text(clause: Expected) -> str:
    needs = " or ".join(sorted(f"{dimension} {value}" for dimension, value in clause.any_of))
    return (
        f"{needs} because of {clause.kind} {clause.name or ''} {'' if clause.index is None else clause.index}"
    )


def _clause(any_of: Iterable[tuple[str, Any]], kind: str, name: str | None, index: int | None) -> Expected:
    return Expected(
        frozenset((dimension.partition(".")[2], str(value)) for dimension, value in any_of),
        # A type that an attribute is, or holds, is a matter of that attribute.
        "attribute" if kind == "type" and index is None else kind,
        name or None,
        index,
    )


def _of_uses(answers: Iterable[tuple[str, T]], uses: Sequence[Use]) -> list[T]:
    """Returns the answers about the uses themselves, of answers with the names of their ops.

    The others are of what makes operands, and of the end of a function.
    """
    found = [(name, answer) for name, answer in answers if name not in (HELPER, "func.return")]
    assert [name for name, _ in found] == [use.name for use in uses]
    return [answer for _, answer in found]


def python_clauses(module: ir.Module) -> Iterator[frozenset[Expected]]:
    """Yields Python's clauses of each op in the module's body."""
    for op in module.body.operations:
        yield frozenset(
            _clause(
                [(one.dimension, one.value) for one in clause.any_of],
                clause.source.kind,
                clause.source.name,
                clause.source.index,
            )
            for clause in av.explain(op)
        )


def json_clauses(library: Library, file: Path) -> list[tuple[str, frozenset[Expected]]]:
    """Returns the clauses from `mlir-availability explain --format json` for the ops in a file, with their
    names.

    Raises:
        RuntimeError: the command fails.
    """
    program = (
        "import sys\n"
        "from mlir import _mlir_libs\n"
        "from mlir.availability.cli import main\n"
        "from record_matrix.library import register\n"
        "register(sys.argv.pop(1), _mlir_libs.get_dialect_registry())\n"
        "sys.exit(main())\n"
    )
    command = [sys.executable, "-c", program, library.path, "explain", file, "--format", "json"]
    own = Path(__file__).parents[1]
    paths = [
        str(own),
        str(own.parents[1] / "scripts/facts"),
        *os.environ.get("PYTHONPATH", "").split(os.pathsep),
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        raise RuntimeError(done.stderr[:5000])
    return [
        (
            op["op"],
            frozenset(
                _clause(
                    [(one["dimension"], one["value"]) for one in clause["any_of"]],
                    clause["source"]["kind"],
                    clause["source"].get("name"),
                    clause["source"].get("index"),
                )
                for clause in op["clauses"]
            ),
        )
        for op in json.loads(done.stdout)["ops"]
    ]


def loaded_clauses(library: Library, file: Path, uses: Sequence[Use]) -> list[frozenset[Expected]]:
    """Returns Python's clauses after `av.load`, in a context without any generated C++."""
    with library.make_context(with_availability=False) as context:
        av.load(context, library.json_file, partial=True)
        module = ir.Module.parse(file.read_text())
        names = [op.operation.name for op in module.body.operations]
        return _of_uses(zip(names, python_clauses(module), strict=True), uses)


def compare(library: Library, uses: Sequence[Use], directory: Path) -> list[Difference]:
    """Returns where C++, its queries, Python or JSON differ from the evaluator.

    Raises:
        AssertionError: the IR isn't as `uses` says.
    """
    dialect = library.dialect.name
    file = directory / "uses.mlir"
    file.write_text(module_text(uses, dialect))
    expected = [evaluate(use, dialect) for use in uses]
    with library.make_context():
        module = ir.Module.parse(file.read_text())
        names = [op.operation.name for op in module.body.operations]
        in_cpp = _of_uses(zip(names, library.describe(module), strict=True), uses)
        in_python = _of_uses(zip(names, python_clauses(module), strict=True), uses)
    in_json = _of_uses(json_clauses(library, file), uses)
    loaded = loaded_clauses(library, file, uses)
    result = []
    answers = zip(uses, expected, in_cpp, in_python, in_json, loaded, strict=True)
    for use, wanted, cpp, python, from_json, from_load in answers:
        for surface, clauses in (("C++", cpp.clauses), ("Python", python), ("JSON", from_json)):
            if clauses != wanted.clauses:
                lost, extra = wanted.clauses - clauses, clauses - wanted.clauses
                result.append(Difference(use, surface, lost, extra))
        # `load` may leave out requirements that need C++. Then the op has a clause that nothing satisfies,
        # because requirements are unknown. Requirements that ops state themselves don't need C++.
        known = frozenset(clause for clause in from_load if clause.any_of)
        plain = {
            clause for clause in wanted.clauses if use.op is not None and clause.kind in ("op", "instance")
        }
        lost = (wanted.clauses if known == from_load else plain) - known
        if lost or known - wanted.clauses:
            result.append(Difference(use, "load", frozenset(lost), known - wanted.clauses))
        if (use.op is not None or use.has_queries) and (cpp.tags, cpp.version) != (
            wanted.tags,
            wanted.version,
        ):
            result.append(Difference(use, "query", query=_queries(wanted, cpp)))
    return result


def _queries(wanted: Answer, found: Answer) -> str:
    return f"expected tags {wanted.tags}, version {wanted.version}; got {found.tags}, {found.version}"
