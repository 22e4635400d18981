# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Faults in Python: a different comparison, an off-by-one number, an omission."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
}

# Without these keywords, correct programs behave the same: they state defaults, or guard against faults.
_NO_FAULT_WITHOUT = {
    "strict",
    "encoding",
    "repr",
    "stacklevel",
    "slots",
    "frozen",
    "protocol",
    "hash",
    "allow_pickle",
}

# Constants that affect nothing but time and memory.
_SPEED = {"_MOST_CHUNKS", "_MOST_IN_MEMORY", "_PIECE", "_READ_SIZE"}

# Conditions under which nothing runs when a module is imported.
_NOT_RUN = ("TYPE_CHECKING", "__name__ == '__main__'")


@dataclass(frozen=True)
class Fault:
    """A fault in a file.

    Attributes:
        line: its line.
        what: a description of the change.
        text: returns the file with the fault.
    """

    line: int
    what: str
    text: Callable[[], str]


# Changes a node in a copy of the tree.
_Change = Callable[[ast.AST], None]


def faults(source: str) -> list[Fault]:
    """Returns all faults of these kinds that a source can have."""
    tree = ast.parse(source)
    passed_over = _passed_over(tree)
    return [
        Fault(line, what, partial(_changed, source, index, change))
        for index, node in enumerate(ast.walk(tree))
        if id(node) not in passed_over
        for line, what, change in _changes(node)
    ]


def _changed(source: str, index: int, change: _Change) -> str:
    tree = ast.parse(source)
    change(list(ast.walk(tree))[index])
    return ast.unparse(ast.fix_missing_locations(tree))


def _passed_over(tree: ast.Module) -> set[int]:
    """Returns nodes in which a change is no fault: annotations, code for type checkers, class decorators, how
    Pythons are told apart, because one runs the tests, the call of `main`, because tests run modules in other
    ways, too, and numbers that affect nothing but time and memory.
    """
    roots: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            roots.append(node.annotation)
        if isinstance(node, ast.FunctionDef):
            roots += [node.returns] if node.returns else []
            # Overloads are for type checkers.
            roots += [node] if any("overload" in ast.unparse(each) for each in node.decorator_list) else []
        if isinstance(node, ast.ClassDef):
            roots += node.decorator_list
        if isinstance(node, ast.If) and ast.unparse(node.test) in _NOT_RUN:
            roots.append(node)
        if isinstance(node, ast.If) and "sys.version_info" in ast.unparse(node.test):
            roots.append(node.test)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "TypeVar":
            roots.append(node)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in _SPEED:
            roots.append(node)
    return {id(node) for root in roots for node in ast.walk(root)}


def _changes(node: ast.AST) -> Iterator[tuple[int, str, _Change]]:
    """Yields the faults that can be made in a node, without those in its parts, with their lines."""
    yield from ((getattr(node, "lineno", 0), what, change) for what, change in _other_expressions(node))
    yield from _dropped_statements(node)


def _other_expressions(node: ast.AST) -> Iterator[tuple[str, _Change]]:
    if isinstance(node, ast.Compare):
        for number, operator in enumerate(node.ops):
            other = _COMPARISONS[type(operator)]
            yield f"{type(operator).__name__} is {other.__name__}", _set("ops", number, other())
    elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        changed = _OPERATORS[type(node.op)]
        yield f"{type(node.op).__name__} is {changed.__name__}", _set("op", None, changed())
    elif isinstance(node, ast.BoolOp):
        junction = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{type(node.op).__name__} is {type(junction).__name__}", _set("op", None, junction)
    elif isinstance(node, ast.Constant):
        yield from _other_constants(node.value)
    elif isinstance(node, ast.Call):
        for number, keyword in enumerate(node.keywords):
            if keyword.arg and keyword.arg not in _NO_FAULT_WITHOUT:
                yield f"{keyword.arg}= is left out", _drop("keywords", number)


def _other_constants(value: object) -> Iterator[tuple[str, _Change]]:
    if isinstance(value, bool):
        yield f"{value} is {not value}", _set("value", None, not value)
    elif isinstance(value, int):
        yield f"{value} is {value + 1}", _set("value", None, value + 1)
        if value > 1:
            yield f"{value} is {value * 1000}", _set("value", None, value * 1000)
    elif isinstance(value, float):
        yield f"{value} is {value * 1000}", _set("value", None, value * 1000)


def _dropped_statements(node: ast.AST) -> Iterator[tuple[int, str, _Change]]:
    for name in ("body", "orelse", "finalbody"):
        statements = getattr(node, name, None)
        if not isinstance(statements, list):
            continue
        for number, statement in enumerate(statements):
            is_call = isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Constant)
            if is_call or isinstance(statement, ast.Raise | ast.AugAssign | ast.Continue):
                text = ast.unparse(statement).splitlines()[0]
                yield statement.lineno, f"left out: {text}", _set(name, number, ast.Pass())
            elif isinstance(statement, ast.If) and not statement.orelse:
                test = ast.unparse(statement.test)
                if test not in _NOT_RUN:
                    yield statement.lineno, f"never: if {test}", _set(name, number, ast.Pass())


def _set(field: str, number: int | None, value: object) -> _Change:
    def change(node: ast.AST) -> None:
        if number is None:
            setattr(node, field, value)
        else:
            getattr(node, field)[number] = value

    return change


def _drop(field: str, number: int) -> _Change:
    def change(node: ast.AST) -> None:
        del getattr(node, field)[number]

    return change
