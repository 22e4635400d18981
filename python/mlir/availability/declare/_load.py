# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the output of ``availability-tblgen -gen-availability-json``."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.declare._declarations import (
    AttributeCondition,
    Clauses,
    Condition,
    DefRule,
    Mark,
    OpCondition,
    Rule,
    TypeCondition,
    UnknownDef,
    UnknownOp,
    declare,
)
from mlir.availability.declare._dimension import Dimension
from mlir.availability.declare._json_node import MalformedError, Node
from mlir.availability.declare._left_out import (
    EVERY,
    LeftOut,
    describe_left_out,
    dialects_of,
    dialects_of_definition,
    dialects_of_need,
)
from mlir.availability.declare._named_target import NamedTarget
from mlir.availability.disk._user_file import read_file
from mlir.availability.report._excerpt import excerpt
from mlir.availability.report._model import SCHEMA_VERSION

_Cases: TypeAlias = "list[tuple[str, int]]"

# Leaves something out: what, and the dialects to which it is unknown then.
_LeaveOut: TypeAlias = "Callable[[str, Sequence[str]], None]"


def load(
    context: ir.Context | None, file: str | os.PathLike[str], *, partial: bool = False
) -> tuple[LeftOut, ...]:
    """Declares what a dialect's TableGen records say.

    >>> context.allow_unregistered_dialects = True
    >>> _ = av.load(context, "toy.json")
    >>> print(av.explain(ir.Module.parse('"toy.round"() : () -> ()').body.operations[0])[0])
    toy.min_version v2 (cause: the op itself)

    Loading the same again changes nothing. No other thread may use the context meanwhile.

    Read bytecode that has such operations with :func:`parse`: where they aren't registered,
    ``ir.Module.parse`` can't tell in which form their properties were written, and then says that their
    requirements are unknown.

    Args:
        context: where it is to hold; None for the current one.
        file: what ``availability-tblgen -gen-availability-json`` wrote.
        partial: loads what can be loaded if something can't. The requirements of operations,
            types and attributes that something was left out of are then unknown to targets of the
            dialects whose dimensions it is along; to targets of every dialect if the file doesn't
            tell these. Such targets give no verdict on such operations, and on operations with such
            types and attributes.

    Returns:
        What was left out; nothing unless `partial`.

    Raises:
        TypeError: `context` is not a context.
        OSError: the file can't be read.
        ValueError: the file isn't of that kind, or something in it takes C++ and `partial` is
            False; or the context has a different dimension of a name in the file, or a loaded
            dialect lacks one of the operations. Nothing has been declared or attached then.
    """
    return load_bytes(context_or_current(context), os.fspath(file), read_file(file), partial=partial)


def load_bytes(context: ir.Context, path: str, data: bytes, *, partial: bool) -> tuple[LeftOut, ...]:
    """Does what :func:`load` does, with the contents of a file that has been read."""
    import json  # Imported here, because few programs load anything.

    reader = _Reader(context)
    try:
        reader.read(Node(json.loads(data.decode()), ""))
        if reader.left_out and not partial:
            raise ValueError(describe_left_out(reader.left_out))
        declare(
            context,
            dimensions=reader.dimensions,
            targets=reader.targets,
            op_rules=reader.rules,
            def_rules=reader.def_rules,
            unknown_ops=reader.unknown_ops,
            unknown_defs=reader.unknown_defs,
            converted_ops=reader.converted_ops,
            closed_regions=reader.closed_regions,
            only_targets=reader.only_targets,
            namings=reader.namings,
        )
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"{path}: not JSON: {excerpt(error)}") from error
    except MalformedError as error:
        raise ValueError(
            f"{path}: not an output of 'availability-tblgen -gen-availability-json': {excerpt(error)}"
        ) from error
    except ValueError as error:
        raise ValueError(f"{path}: {excerpt(error)}") from error
    return tuple(reader.left_out)


@dataclass(slots=True)
class _Reader:
    """Turns a file into declarations for a context, which it doesn't change."""

    context: ir.Context
    dimensions: list[Dimension] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    def_rules: list[DefRule] = field(default_factory=list)
    targets: list[NamedTarget] = field(default_factory=list)
    closed_regions: list[str] = field(default_factory=list)
    only_targets: list[tuple[str, str]] = field(default_factory=list)
    namings: list[tuple[str, str, str]] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    unknown_ops: list[UnknownOp] = field(default_factory=list)
    converted_ops: list[tuple[str, str]] = field(default_factory=list)
    unknown_defs: list[UnknownDef] = field(default_factory=list)
    _dialect: str = ""
    # The dialect of the file, and those of its dimensions.
    _own: Sequence[str] = ()
    # The ops of the file, and the dialects that may know of requirements that the file doesn't tell.
    _ops: dict[str, Sequence[str]] = field(default_factory=dict)
    _enums: dict[str, tuple[_Cases, bool]] = field(default_factory=dict)

    def read(self, data: Node) -> None:
        version = data.get("schema_version").value
        if version != SCHEMA_VERSION:
            raise ValueError(f"its schema_version is {version!r}; this can read {SCHEMA_VERSION}")
        for dimension in data.get("dimensions").items():
            self._read_dimension(dimension)
        for enum in data.get("enums").items():
            name = enum.get("name").text()
            if name in self._enums:
                raise MalformedError(f"{enum.path} is another '{name}'")
            self._enums[name] = (_cases(enum.get("cases")), enum.get("bit_enum").truth())
        self._dialect = data.get("dialect").text()
        named = [dimension.name.partition(".")[0] for dimension in self.dimensions]
        self._own = list(dict.fromkeys([self._dialect, *named]))
        for kind, unknown_to in (("ops", [EVERY]), ("overlays", self._own)):
            for op in data.get(kind).items():
                if (name := op.get("name").text()) in self._ops:
                    raise MalformedError(f"{op.path} is another '{name}'")
                self._ops[name] = unknown_to
                self._read_op(op)
        if (hooks := data.find("hooks")) and hooks.truth():
            self._read_hooks()
        lists = {"!": data.get("types"), "#": data.get("attributes"), "": data.find("discardable_attributes")}
        for mark, definitions in lists.items():
            for definition in definitions.items() if definitions else ():
                self._read_definition(mark, definition)
        for target in data.get("targets").items():
            self._read_target(target)

        closed = data.find("closed_regions")
        self.closed_regions += [name.text() for name in (closed.items() if closed else ())]
        only = data.find("only_on_targets_of")
        self.only_targets += [
            (each.get("dialect").text(), each.get("targets").text())
            for each in (only.items() if only else ())
        ]
        named_by = data.find("named_by_attribute")
        self.namings += [
            (each.get("op").text(), each.get("attribute").text(), each.get("prefix").text())
            for each in (named_by.items() if named_by else ())
        ]

    def _leave_out(self, owner: str, what: str) -> None:
        self.left_out.append(LeftOut(owner, what))

    def _make_unknown(self, op: str, why: str, dialects: Sequence[str]) -> None:
        """Makes what an operation needs unknown to `dialects`."""
        self.unknown_ops += [(op, dialect, why, None) for dialect in dialects]

    def _read_hooks(self) -> None:
        """Makes unknown what the dialect's own C++ may know more of."""
        what = "has AvailabilityHooks: C++ that may require more of everything in it"
        self._leave_out(f"dialect {self._dialect}", what)
        why = f"dialect {self._dialect} {what}; av.load left it out"
        for op, dialects in self._ops.items():
            self._make_unknown(op, why, dialects)
        self.unknown_defs += [(mark, self._dialect, "", EVERY, why) for mark in "!#"]

    def _read_dimension(self, data: Node) -> None:
        name = data.get("name").text()
        values = data.find("values")
        named = None if values is None else dict(_cases(values))
        relation: Any = data.get("relation").text()
        limit = data.find("limit")
        counterpart = data.find("counterpart")
        if aliases := data.find("aliases"):
            names = ", ".join(alias.get("name").text() for alias in aliases.items())
            self._leave_out(f"dimension {name}", f"other names of its values are not loaded: {names}")
        includes, implies = data.find("includes"), data.find("implies")
        implied: dict[str | int, list[Any]] = {}
        for each in implies.items() if implies else ():
            other = each.get("implied")
            pair = other.get("dimension").text(), other.get("value").text()
            implied.setdefault(each.get("value").text(), []).append(pair)
        self.dimensions.append(
            Dimension(
                name,
                named,
                relation,
                data.get("label").text(),
                limit=limit.truth() if limit else False,
                counterpart=counterpart.text() if counterpart else "",
                includes={
                    each.get("value").text(): [other.text() for other in each.get("included").items()]
                    for each in (includes.items() if includes else ())
                },
                implies=implied,
            )
        )

    def _read_definition(self, mark: Mark, data: Node) -> None:
        """Reads the requirements of a type or an attribute itself."""
        name = data.get("name").text()
        kind = "type" if mark == "!" else "attribute"
        # A definition without a mnemonic has its class name, which doesn't appear in IR.
        has_name = "." in name
        names = name if has_name else data.get("dialect").text()
        holders = data.find("in_ops_of")
        ops_of = holders.text() if holders else ""
        depends_on_context = data.find("in_context")

        def leave_out(what: str, dialects: Sequence[str]) -> None:
            self._leave_out(f"{kind} {name}", what)
            why = f"{kind} {name} {what}; av.load left it out"
            if depends_on_context:
                for op, unknown_to in self._ops.items():
                    self._make_unknown(op, why, unknown_to if EVERY in dialects else dialects)
            else:
                # Among all of its dialect may be some of which no declaration says anything.
                self.unknown_defs += [
                    (mark, names, ops_of, each, why) for each in (dialects if has_name else [EVERY])
                ]

        if data.find("hand_written"):
            leave_out("has a model that is written by hand, in C++", [EVERY])
            return
        if not _needs_something(data):
            # Even a type without requirements must become known.
            if has_name and mark and not name.startswith("builtin."):
                self.def_rules.append((mark, name, "", []))
            return
        if depends_on_context:
            leave_out("depends on where the op holds it, in C++", dialects_of_definition(data))
            return
        if data.get("enum_parameters").items():
            leave_out("has parameters that are cases of enums, which only C++ can inspect", [EVERY])
        if conditionals := data.find("conditional"):
            for conditional in conditionals.items():
                condition = conditional.get("condition")
                words = condition.find("reason") or condition.get("cpp")
                leave_out(f"has a condition in C++: {words.text()}", dialects_of_need(conditional))
        if clauses := self._clauses("the " + kind, data.get("clauses"), leave_out):
            if has_name:
                self.def_rules.append((mark, name, ops_of, clauses))
            else:
                leave_out("has no name in the IR by which to find it", [EVERY])

    def _read_target(self, data: Node) -> None:
        name, attribute = data.get("name").text(), data.get("attribute").text()
        if not attribute.startswith("#availability.target"):
            self._leave_out(f"target {name}", f"'{attribute}' is interpreted by C++")
            return
        others = data.find("other_names")
        if refusal := data.find("refusal"):
            self._leave_out(f"target {name}", f"its limits on additions are not loaded: {refusal.text()}")
        self.targets.append(
            NamedTarget(
                name,
                attribute,
                family=data.get("family").text(),
                rank=data.get("rank").number(),
                summary=data.get("summary").text(),
                source=data.get("source").text(),
                optional=[addition.text() for addition in data.get("optional").items()],
                other_names=[each.text() for each in (others.items() if others else ())],
            )
        )

    def _read_op(self, data: Node) -> None:
        name = data.get("name").text()
        converted_to = data.find("converted_to")
        if converted_to:
            self.converted_ops.append((name, converted_to.text()))
            if EVERY not in self._ops[name]:
                self._ops[name] = list(dict.fromkeys([*self._ops[name], converted_to.text()]))

        def leave_out(what: str, dialects: Sequence[str]) -> None:
            self._leave_out(name, what)
            self._make_unknown(name, f"{what}; av.load left it out", dialects)

        if data.find("hand_written"):
            leave_out("its model is written by hand, in C++", self._ops[name])
        # Even an op without requirements must become known.
        self.rules.append((name, self._clauses("the op itself", data.get("clauses"), leave_out), None))
        parts = data.find("parts")
        self.rules += [(name, None, self._part(part)) for part in (parts.items() if parts else ())]
        conditionals = data.find("conditional")
        for conditional in conditionals.items() if conditionals else ():
            self._read_conditional(name, conditional, leave_out)

    def _part(self, data: Node) -> Condition:
        """The condition that an operation or a part of it isn't what the definition allows."""
        otherwise = _dump(data.get("is"), negated=True)
        kind = data.get("kind").text()
        if kind == "op":
            return otherwise, data.get("reason").text(), "", kind, "", None
        if kind == "attribute":
            name, must_be = data.get("name").text(), data.get("reason").text()
            return name, None, None, [], False, otherwise, must_be, ""
        return self._type_condition(data, otherwise)

    def _read_conditional(self, op: str, data: Node, leave_out: _LeaveOut) -> None:
        condition = data.get("condition")
        where = _describe_condition(condition)
        cpp = condition.find("cpp")
        if condition.find("when") or condition.find("layout"):
            cpp = None  # It is there as data, too.
        cpp = cpp or condition.find("unless_cpp")
        unknown, unknown_to = data.find("unknown"), data.find("unknown_to")
        dialects: Sequence[str] = self._ops[op]
        if unknown and not data.find("name_cpp"):
            dialects = [unknown_to.text() if unknown_to else self._dialect]
        elif not unknown:
            dialects = dialects_of(data) or dialects
        if type_cpp := data.find("type_cpp"):
            leave_out(f"{where} needs what a type in C++ needs: {type_cpp.text()}", dialects)
        elif unknown and cpp and cpp.text() == "true":
            self._make_unknown(op, unknown.text(), dialects)
        elif cpp:
            words = condition.find("reason")
            leave_out(f"{where} has a condition in C++: {(words or cpp).text()}", dialects)
        elif unknown:
            decides = self._condition(condition)
            self.unknown_ops += [(op, dialect, unknown.text(), decides) for dialect in dialects]
        elif condition.find("property"):
            leave_out(f"{where} is held in a property, which only C++ can inspect", dialects)
        elif clauses := self._clauses(where, data.get("clauses"), leave_out):
            self.rules.append((op, clauses, self._condition(condition)))

    def _condition(self, condition: Node) -> Condition:
        kind = condition.get("kind").text()
        if kind == "op":
            return self._op_condition(condition)
        if kind in ("operand", "result"):
            return self._type_condition(condition, _dump(condition.find("when")))
        return self._attribute_condition(condition)

    def _op_condition(self, condition: Node) -> OpCondition:
        kind, name, index = "op", "", None
        if cause := condition.find("cause"):
            kind, name = cause.get("kind").text(), _text(cause, "name")
            if position := cause.find("index"):
                index = _position(position)
        words, rule = _text(condition, "reason"), _text(condition, "rule")
        return _dump(condition.get("when")), words, rule, kind, name, index

    def _type_condition(self, condition: Node, when: str) -> TypeCondition:
        is_operand = condition.get("kind").text() == "operand"
        index = _position(condition.get("index"))
        type = None
        if text := condition.find("type"):
            try:
                type = ir.Type.parse(text.text(), self.context)
            except ir.MLIRError as error:  # type: ignore[attr-defined]
                raise MalformedError(f"{text.path} is not a type: {excerpt(error)}") from error
        name, words, layout, segments = (
            _text(condition, field) for field in ("name", "reason", "layout", "segments")
        )
        return is_operand, index, type, False, name, when, words, layout, segments

    def _attribute_condition(self, condition: Node) -> AttributeCondition:
        kind, name = condition.get("kind").text(), condition.get("name").text()
        if kind not in ("attribute", "enum_case"):
            raise MalformedError(f"{condition.path} has the unknown kind '{kind}'")
        when = condition.find("when")
        words, detail = _text(condition, "reason"), ""
        case = condition.get("case").text() if kind == "enum_case" else None
        if case and when:
            # It says where in the attribute the case is, and which one that is.
            words, detail, case = case, case, None
        unless = condition.find("unless")
        value = None
        if unless is not None:
            value = unless.text() if isinstance(unless.value, str) else unless.number()
        cases: _Cases = []
        is_bit_enum = False
        if enum := condition.find("enum"):
            if enum.text() not in self._enums:
                raise MalformedError(f"{enum.path} is not one of the enums")
            cases, is_bit_enum = self._enums[enum.text()]
        return name, case, value, cases, is_bit_enum, _dump(when), words, detail

    def _clauses(self, where: str, data: Node, leave_out: _LeaveOut) -> Clauses:
        """The clauses that can be evaluated, each as its alternatives. Others are left out."""
        clauses: Clauses = []
        for clause in data.items():
            any_of = clause.get("any_of").items()
            in_cpp = [found for each in any_of if (found := each.find("value_cpp"))]
            dimensions = [each.get("dimension").text() for each in any_of]
            if in_cpp:
                leave_out(f"{where} needs a value in C++: {in_cpp[0].text()}", dialects_of(clause))
            else:
                values = [each.get("value").text() for each in any_of]
                clauses.append(list(zip(dimensions, values, strict=True)))
        return clauses


def _dump(node: Node | None, *, negated: bool = False) -> str:
    import json

    return json.dumps(["not", node.value] if negated else node.value) if node else ""


def _position(data: Node) -> int:
    index = data.number()
    if not 0 <= index < 2**32:
        raise MalformedError(f"{data.path} is not a position")
    return index


def _text(condition: Node, field: str) -> str:
    found = condition.find(field)
    return found.text() if found else ""


def _cases(data: Node) -> _Cases:
    cases: dict[str, int] = {}
    for case in data.items():
        name = case.get("name").text()
        if name in cases:
            raise MalformedError(f"{case.path} is another '{name}'")
        cases[name] = case.get("value").number()
    return list(cases.items())


def _needs_something(definition: Node) -> bool:
    """Whether a type or an attribute has requirements: some are listed to state that they have none."""
    parts = [definition.get("clauses"), definition.get("enum_parameters"), definition.find("conditional")]
    return any(part.items() for part in parts if part)


def _describe_condition(condition: Node) -> str:
    """The subject of the condition, as a phrase: "operand 'value'"."""
    kind = condition.get("kind").text()
    if kind == "op":
        return "the op itself"
    name = condition.get("name").text()
    if kind == "enum_case":
        return f"attribute '{name}' ({condition.get('case').text()})"
    return f"{kind} '{name}'"
