# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Judges IR that isn't lowered yet, by what a pipeline makes of a copy."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

from mlir import ir
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._operations import operation_to_judge
from mlir.availability.ask._targets import ResolvedTarget, Target, context_of, resolve_target
from mlir.availability.disk._programs import death_signal_setter, executable_of, find_program
from mlir.availability.native._extension import _availability
from mlir.availability.report._model import clause_from_raw
from mlir.availability.report._through import Became, Lowered, Lowering, NotLowered, Through

Pipeline: TypeAlias = "bool | str | Sequence[str]"
"""True for the default pipeline to the target, a pipeline of passes, or the command of a compiler."""

Attempt: TypeAlias = "Callable[[Callable[[], object]], tuple[str, str] | None]"
"""Tries work elsewhere: returns why that crashed, and what it printed, or None."""

_attempt: ContextVar[Attempt | None] = ContextVar("attempt", default=None)
_CRASHED_PASS = re.compile(r"^crashed in pass '(.+)'$", re.MULTILINE)

_OWN_PASSES = "availability-"

_SECONDS = 60
"""How long a compiler may take for a module."""
_SHOWN = 5
"""How many lines of a compiler's messages are shown."""


def make_pipeline(target: ResolvedTarget, through: Pipeline) -> _availability.Pipeline:
    """Returns the pipeline to a target, parsed.

    Raises:
        TypeError: `through` is none.
        ValueError: no default pipeline leads to the target, the user's is malformed, or there is no such
            compiler.
    """
    passes: str | None = None
    command: Sequence[str] = ()
    if isinstance(through, str):
        passes = through
    elif isinstance(through, (list, tuple)) and through and all(isinstance(each, str) for each in through):
        command = through
        if find_program(command[0]) is None:
            raise ValueError(
                f"there is no program '{command[0]}' to lower with: give its path, or extend PATH"
            )
    elif through is not True:
        raise TypeError(
            "through is True, a pipeline, 'builtin.module(...)', or a compiler's command as a list of texts, "
            f"not {through!r}"
        )
    return _availability.Pipeline(target.attribute, target.name, passes, command, _compile)


def _compile(command: list[str], text: str) -> tuple[str, str]:
    """Returns what a compiler writes for the text of a module; and why it failed, "" if it didn't."""
    shown = shlex.join(command)
    # A child of ours may be ended while it waits. Between fork and exec, a thread of the user's could hold a
    # lock for ever.
    end_with, parent = death_signal_setter(), os.getpid()
    is_alone = threading.active_count() == 1
    try:
        done = subprocess.run(
            command,
            executable=executable_of(command[0]),
            input=text,
            capture_output=True,
            encoding="utf-8",
            timeout=_SECONDS,
            preexec_fn=(lambda: end_with(parent)) if is_alone else None,
        )
    except subprocess.TimeoutExpired:
        return "", f"'{shown}' didn't end within {_SECONDS} seconds"
    except (OSError, UnicodeError) as error:
        return "", f"'{shown}' can't be used: {error}"
    if done.returncode == 0:
        return done.stdout, ""
    lines = done.stderr.strip().splitlines() or ["it wrote no message"]
    ended = f"exit code {done.returncode}" if done.returncode > 0 else f"signal {-done.returncode}"
    return "", f"'{shown}' failed with {ended}: " + "\n".join(lines[:_SHOWN])


@contextmanager
def attempting(attempt: Attempt) -> Iterator[None]:
    """Has passes tried before they run: some may crash, which costs the answer of their pipeline only."""
    token = _attempt.set(attempt)
    try:
        yield
    finally:
        _attempt.reset(token)


def crash_of(
    pipeline: _availability.Pipeline, source: _availability.ThroughSource, op_name: str
) -> Through | None:
    """Returns what there is to say of a pipeline whose passes crash; None if they don't, or weren't tried.

    Args:
        pipeline: the pipeline.
        source: the operation.
        op_name: its name.
    """
    attempt = _attempt.get()
    crashed = attempt and attempt(lambda: pipeline.check(source, [], None))
    if not crashed:
        return None
    why, printed = crashed
    found = _CRASHED_PASS.search(printed)
    pass_name = found[1] if found else ""
    reason = f"internal error: {why}"
    notes: tuple[str, ...] = ()
    if found and not pass_name.startswith(_OWN_PASSES):
        reason = f"MLIR's own pass crashed: {why}"
        notes = ("this is a bug in MLIR: report it to the LLVM project with this file",)
    problem = NotLowered(op_name, "", pass_name, reason, notes)
    return Through(
        pipeline=pipeline.name,
        passes=pipeline.passes,
        num_passes=pipeline.num_passes,
        left_out=tuple(pipeline.left_out),
        source_ops=0,
        lowered_ops=0,
        not_lowered=(problem,),
        vanished=(),
    )


def run(
    pipeline: _availability.Pipeline,
    source: _availability.ThroughSource,
    allowed: list[str],
    asked: _availability.BackEnd | None = None,
) -> tuple[_availability.Report, Through, int]:
    """Judges an operation through a pipeline. The pipeline's passes may crash.

    Args:
        pipeline: the pipeline.
        source: the operation.
        allowed: the dialects that may go unchecked.
        asked: what is asked about operations that no record knows, if anything is.

    Returns:
        What was found, what the pipeline made, and how many operations were asked about.
    """
    found = pipeline.check(source, allowed, asked)
    raw, problems, source_ops, lowered_ops, vanished, was_needed, num_asked = found
    not_lowered = tuple(
        NotLowered(op_name, location, pass_name, reason, tuple(notes), is_foreign)
        for op_name, location, pass_name, reason, notes, is_foreign in problems
    )
    through = Through(
        pipeline=pipeline.name,
        passes=pipeline.passes,
        num_passes=pipeline.num_passes,
        left_out=tuple(pipeline.left_out),
        source_ops=source_ops,
        lowered_ops=lowered_ops,
        not_lowered=not_lowered,
        vanished=tuple(vanished),
        was_needed=was_needed,
    )
    return raw, through, num_asked


def explain_through(op: HasAnyOperation, target: Target, through: Pipeline) -> Lowering:
    """Says what a pipeline makes of each operation: see :func:`explain`."""
    operation = operation_to_judge(op, context_of((target,)))
    resolved = resolve_target(target, operation.context)
    pipeline = make_pipeline(resolved, through)
    source = _availability.ThroughSource(operation)
    if crash := crash_of(pipeline, source, operation.name):
        return Lowering(resolved.name, crash, ())
    # It names first what can't be lowered because it is for other targets.
    _, told, _ = run(pipeline, source, [])
    module, _, origins, places = pipeline.lower(source)
    became: list[list[Lowered]] = [[] for _ in places]
    if module is not None and not told.not_lowered:
        for lowered, origin in zip(_ops_in(module), origins, strict=True):
            if origin is not None:
                became[origin].append(_lowered(lowered, resolved))
    ops = [
        Became(name, location, tuple(lowered))
        for (name, location), lowered in zip(places, became, strict=True)
        if lowered
    ]
    return Lowering(resolved.name, told, tuple(ops))


def _ops_in(module: ir.Module) -> list[ir.Operation]:
    """Returns all operations, outer before inner."""
    ops: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        ops.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return ops


def _lowered(op: ir.Operation, target: ResolvedTarget) -> Lowered:
    found = _availability.explain_for(op, target.attribute, target.name)
    clauses = tuple(map(clause_from_raw, found))
    return Lowered(op.name, clauses, _availability.is_known(op))
