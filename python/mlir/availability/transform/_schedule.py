# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Making schedules out of Python functions, and applying them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mlir import ir
from mlir._mlir_libs._mlir import globals as _globals
from mlir.availability.ask._operations import HasOperation, context_or_current, operation_of, text_of
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import Error
from mlir.availability.transform._libraries import Library, add_libraries
from mlir.availability.transform._values import Handle, Value, any_op, value_of
from mlir.dialects import transform as _upstream

# The locations of ops are the callers of builders, not this file.
_globals.register_traceback_file_exclusion(__file__)

_RawError = tuple[str, str, Sequence[tuple[str, str]]]

ENTRY = "__transform_main"
"""The name of the sequence that a schedule starts with."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note beneath an error: most often, of a payload op.

    Attributes:
        location: ``"file:line:col"``, empty if that is nowhere in a file.
        text: the message.
    """

    location: str
    text: str

    def __str__(self) -> str:
        return f"{self.location}: {self.text}" if self.location else self.text


@dataclass(frozen=True, slots=True)
class Reported:
    """An error that was reported while a schedule was applied.

    Attributes:
        location: of the transform op that failed, ``"file:line:col"``; empty if it has none.
        text: the message.
        notes: beneath it, with the locations of payload ops.
    """

    location: str
    text: str
    notes: tuple[Note, ...]

    def __str__(self) -> str:
        head = f"{self.location}: {self.text}" if self.location else self.text
        return "\n".join([head, *(f"  {note}" for note in self.notes)])


class TransformError(Error):
    """Raised when a schedule can't be applied. The payload may have been changed by then.

    Attributes:
        errors: what was reported, the failing transform op's error among it.
    """

    errors: tuple[Reported, ...]

    def __init__(self, errors: tuple[Reported, ...]) -> None:
        super().__init__(errors)
        self.errors = errors

    def __str__(self) -> str:
        return "\n".join(map(str, self.errors)) or "the schedule failed without a diagnostic"


@dataclass(frozen=True, slots=True)
class Applied:
    """Statistics about a schedule that was applied.

    What is found out about a target is kept from one op of the schedule to the next.

    Attributes:
        target_lookups: how often ops asked for a target.
        target_misses: how often it was one that none had asked for.
        judged_ops: how many ops matches have judged.
        judged_parts: how many names, types and attributes had to be judged for that.
        errors: what was reported and did not make the schedule fail, as within alternatives.
    """

    target_lookups: int
    target_misses: int
    judged_ops: int
    judged_parts: int
    errors: tuple[Reported, ...]

    @property
    def hit_rate(self) -> float:
        """The share of judged ops whose parts were all known before; 1.0 without judged ops."""
        return 1.0 - self.judged_parts / self.judged_ops if self.judged_ops else 1.0


def library_path() -> Path:
    """Returns the file of named sequences ``lower_to_vulkan.mlir``, for ``--transform-preload-library``.

    >>> transform.library_path().name
    'lower_to_vulkan.mlir'
    """
    return Path(__file__).with_name("lower_to_vulkan.mlir")


def build(
    schedule: Callable[..., object],
    *arguments: object,
    context: ir.Context | None = None,
    libraries: Iterable[Library] = (),
    **options: object,
) -> ir.Module:
    """Makes a schedule out of a function that builds one.

    >>> schedule = transform.build(lambda root: transform.assert_available(root, on="spirv1.3"))
    >>> transform.apply(schedule, module).errors
    ()

    The named sequences of :func:`library_path` are in it too, for :func:`include`. Ops whose
    location isn't given get that of the line of Python that builds them.

    Args:
        schedule: called with a handle to the payload, then `arguments` and `options`. It builds
            transform ops, with the builders here or upstream's.
        arguments: what it takes.
        context: where to make it; by default the current context (``with ir.Context():``).
        libraries: modules with more named sequences for :func:`include`, or files with them.
        options: what it takes by keyword.

    Returns:
        A module with the sequence ``@__transform_main``.

    Raises:
        ValueError: there is no current context, a library isn't one, or the schedule doesn't verify; the
            text says why.
        OSError: the file of a library can't be read.
    """
    context = context_or_current(context)
    with context, ir.Location.unknown():
        module = ir.Module.parse(library_path().read_text(encoding="utf-8"))
        add_libraries(module.operation, libraries)
        with ir.loc_tracebacks(max_depth=1), ir.InsertionPoint(module.body):
            named_sequence: Any = _upstream.NamedSequenceOp  # Decorated; mypy sees what it replaces.
            sequence = named_sequence(ENTRY, [any_op()], [])
            with ir.InsertionPoint(sequence.body):
                schedule(sequence.bodyTarget, *arguments, **options)
                _upstream.YieldOp([])
        _availability.transform_mark_arguments(sequence.operation)
    if errors := _reported(_availability.verify(module.operation)):
        raise ValueError("the schedule doesn't verify:\n" + "\n".join(map(str, errors)))
    return module


def include(name: str, *arguments: Handle, **location: Any) -> list[Value]:
    """Builds ``transform.include`` of a named sequence of the schedule, or of the library.

    >>> def lower(root):
    ...     transform.include("lower_for_target", root, transform.resolve_target("vulkan1.1"))
    >>> _ = transform.apply(lower, kernels)
    >>> kernels.body.operations[0].operation.name
    'spirv.module'

    Args:
        name: of the sequence, without the ``@``.
        arguments: what it takes.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        Its results.

    Raises:
        TypeError: an argument is not a handle.
        ValueError: there is no such sequence around the insertion point; the message lists the known ones.
    """
    values = [value_of(argument) for argument in arguments]
    sequences: dict[str, Any] = {}
    around: Any = ir.InsertionPoint.current.block.owner
    while around is not None and not sequences:
        if "transform.with_named_sequence" in around.attributes:
            sequences = {
                op.sym_name.value: op
                for op in around.regions[0].blocks[0]
                if isinstance(op, _upstream.NamedSequenceOp)
            }
        around = around.parent
    if name not in sequences:
        known = ", ".join(sorted(set(sequences) - {ENTRY})) or "none"
        raise ValueError(f"there is no named sequence '{name}'; there are: {known}")
    types = sequences[name].function_type.value.results
    op = _upstream.IncludeOp(types, name, ir.Attribute.parse("1 : i32"), values, **location)
    return list(op.results)


def apply(
    schedule: HasOperation | Callable[..., object],
    payload: HasOperation,
    *arguments: Any,
    entry: str = ENTRY,
    check_handles: bool = True,
    libraries: Iterable[Library] = (),
    **options: Any,
) -> Applied:
    """Applies a schedule to IR, in place.

    >>> _ = transform.apply(lambda root: transform.lower_to_spirv(root, on="vulkan1.1"), kernels)
    >>> kernels.body.operations[0].operation.name
    'spirv.module'

    Operations of the payload that Python holds may be gone afterwards: look them up again.

    Args:
        schedule: a module with named sequences; or a function, from which :func:`build` makes one.
        payload: the IR. It may hold the schedule.
        arguments: with a function, what it takes after the handle. Otherwise attributes, or
            strings, for the parameters that the sequence takes after it.
        entry: the name of the sequence at which to start.
        check_handles: whether the use of handles that are no longer valid is an error. It costs
            time, and without it such a use may crash.
        libraries: modules with named sequences that the schedule includes, or files with them. A module
            with named sequences declares the sequences that it includes. It isn't changed.
        options: with a function, what it takes by keyword.

    Returns:
        What there is to know of it.

    Raises:
        TypeError: `payload` isn't an operation, or an argument is neither attribute nor string.
        ValueError: the schedule is of another context, or is a function whose ops don't verify; a library
            isn't one.
        OSError: the file of a library can't be read.
        TransformError: the payload isn't valid, before the schedule or after it; or the schedule failed.
            The text, and the errors in it, have the location of the transform op that failed, and those of
            payload ops.
    """
    root = operation_of(payload)
    if invalid := _find_invalid(root, "before"):
        raise TransformError(invalid)
    parameters: list[ir.Attribute] = []
    if callable(schedule):
        script = build(schedule, *arguments, context=root.context, libraries=libraries, **options).operation
    else:
        if options:
            raise TypeError(f"only functions take arguments by keyword, such as {next(iter(options))!r}")
        script = operation_of(schedule)
        parameters = [_parameter(argument, root.context) for argument in arguments]
    if script.context != root.context:
        raise ValueError("the schedule belongs to another context than the payload")
    libraries = tuple(libraries)
    if libraries and not callable(schedule):
        script = script.clone().operation
        add_libraries(script, libraries)
    done, raw, statistics = _availability.transform_apply(root, script, entry, parameters, check_handles)
    errors = _reported(raw)
    if not done:
        raise TransformError(errors)
    if invalid := _find_invalid(root, "after"):
        raise TransformError(invalid)
    return Applied(*statistics, errors)


def _find_invalid(payload: ir.Operation, when: str) -> tuple[Reported, ...]:
    """Returns the verifier's errors for a payload, except those about targets."""
    head = f"{when} the schedule, the payload isn't valid: "
    errors = _reported(_availability.verify(payload, for_targets=False))
    return tuple(Reported(each.location, f"{head}{each.text}", each.notes) for each in errors)


def _reported(raw: Iterable[_RawError]) -> tuple[Reported, ...]:
    return tuple(
        Reported(location, text, tuple(Note(*note) for note in notes)) for location, text, notes in raw
    )


def _parameter(argument: Any, context: ir.Context) -> ir.Attribute:
    if isinstance(argument, ir.Attribute):
        return argument
    if isinstance(argument, str):
        return ir.StringAttr.get(text_of(argument, "a parameter"), context=context)
    raise TypeError(f"a parameter is an attribute or a string, not {argument!r}")
