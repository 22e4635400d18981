# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowers kernels to SPIR-V that is available on a target."""

from __future__ import annotations

from typing import NamedTuple

from mlir import ir
from mlir.availability.ask import _foreign
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._operations import context_to_copy_to, operation_of, parse_foreign
from mlir.availability.ask._target_file import target_file
from mlir.availability.ask._targets import Target, context_of, resolve_target
from mlir.availability.lower._not_ours import refuse_unregistered
from mlir.availability.lower._schedule import Schedule, schedule_option
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import LoweringError
from mlir.availability.report._messages import Message, messages_of
from mlir.availability.spirv._validate import objection


def lower_to_spirv(
    module: HasAnyOperation,
    target: Target,
    *,
    emulate: bool = False,
    schedule: Schedule | None = None,
    validate: bool = True,
) -> ir.Module:
    """Converts the kernels of a module to SPIR-V for a target.

    Each ``gpu.module`` that has a kernel becomes a ``spirv.module`` whose operations are all
    available on the target, and whose triple is the smallest that admits them. If there is no kernel,
    functions become kernels first, and the remaining functions state what to launch. This runs the
    pass ``availability-lower-to-spirv``. If a kernel depends on the subgroup size where subgroups are
    emulated, the pass emits a remark, which diagnostic handlers of the context receive.

    Args:
        module: a ``builtin.module``; it stays as it is. It may be another package's that has an MLIR of
            its own, such as a ``torch_mlir.ir.Module``: then a copy of it is lowered, in the target's
            context, or else the current one, or else a new one.
        target: a ``#vulkan.target``, a ``#spirv.target_env`` or what :func:`target` takes.
        emulate: whether kernels calculate in 32 bits for those of f16, bf16, i8, i16 and i64 for which the
            target has no arithmetic. The results are the same: each is rounded to the nearest, ties to
            even, or wraps around. Buffers stay as they are.
        schedule: a schedule in the transform dialect, which tiles and fuses the ops of functions: the name of
            a file, the text itself, or a module such as :func:`mlir.availability.transform.build` makes; None
            for the package's own, ``schedules/functions.mlir``.
        validate: whether ``spirv-val``, if it is installed, must accept the result.

    Returns:
        A new module, in the same context.

    Raises:
        TypeError: `module` is not an operation, or `target` not a target.
        ValueError: the target is unknown, of another context or not one of SPIR-V; the schedule can't
            be read, or fails; `module` is not a ``builtin.module`` or has neither kernels nor
            functions; or a kernel can't be lowered for the target. The message names the operation, what it
            needs, and what the target offers.

    >>> av.spirv.serialize(av.lower_to_spirv(kernels, "vulkan1.1"))[:4].hex()
    '03022307'
    """
    operation, clone = copy_of(module, context_of((target,)))
    attribute, _, _ = resolve_target(target, operation.context)
    before = _spirv_modules(clone.operation)
    messages = run_pass(clone, spec_for_pass(attribute, target), emulate=emulate, schedule=schedule).errors
    if validate and not messages:
        after = _spirv_modules(clone.operation)
        messages = [said for name in after.keys() - before.keys() for said in judge(after[name], attribute)]
    if messages:
        raise LoweringError(messages)
    return clone


def _spirv_modules(root: ir.Operation) -> dict[str, ir.Operation]:
    """Returns the ``spirv.module`` operations by name; lowering gives each a name."""
    found: dict[str, ir.Operation] = {}

    def visit(op: ir.Operation) -> ir.WalkResult:
        name = op.name
        if name == "spirv.module" and "sym_name" in op.attributes:
            found[ir.StringAttr(op.attributes["sym_name"]).value] = op
        return ir.WalkResult.SKIP if name in ("spirv.module", "gpu.module") else ir.WalkResult.ADVANCE

    root.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def judge(module: ir.Operation | bytes, target: ir.Attribute) -> list[Message]:
    """Runs ``spirv-val``, if it is installed, on a module that was lowered for a target.

    Args:
        module: a ``spirv.module``, or its binary.
        target: the target that it was lowered for.

    Returns:
        The message for the user if spirv-val rejects it, which would be a bug in the lowering.
    """
    binary = module if isinstance(module, bytes) else _availability.spirv_serialize(module)
    said = objection(binary, target)
    return [Message("", f"the result is {said}", False)] if said else []


def copy_of(module: HasAnyOperation, context: ir.Context | None = None) -> tuple[ir.Operation, ir.Module]:
    """Returns the operation of a module, and a copy of it.

    Args:
        module: the module. If it is another package's, both results are of one copy.
        context: where to copy another package's module; by default the current context, otherwise a new one.

    Raises:
        TypeError: it is not an operation, or it is another package's and not a module.
        ValueError: it is not a ``builtin.module``.
        ParseError: it is another package's, and this MLIR can't parse it.
        LoweringError: it is another package's, and has an op that isn't registered here.
    """
    if _foreign.is_foreign(module):
        root = _foreign.outermost_only(module)
        copy = parse_foreign(root, context_to_copy_to(context), for_targets=True)
        refuse_unregistered(copy)
        return copy.operation, copy
    operation = operation_of(module)
    if operation.name != "builtin.module":
        raise ValueError(f"expected a 'builtin.module' to lower, not a '{operation.name}'")
    return operation, _availability.clone_module(operation)


def spec_for_pass(attribute: ir.Attribute, target: Target) -> str:
    """Returns a target for textual pipelines: its name, if it was given by name."""
    is_name = isinstance(target, str) and not target.lstrip().startswith("#") and not target_file(target)
    return f"{{{target if is_name else attribute}}}"


class PassRun(NamedTuple):
    """The diagnostics of a pass run."""

    errors: list[Message]
    """The errors, each followed by its notes; empty if the passes succeeded."""
    remarks: list[Message]
    """What the user should know about the result; empty if the passes failed."""


def run_pass(
    module: ir.Module,
    target: str,
    *,
    emulate: bool = False,
    schedule: Schedule | None = None,
) -> PassRun:
    """Runs the pass on a module.

    Args:
        module: what to lower, in place.
        target: in the form for textual pipelines.
        emulate: the option of that name.
        schedule: a schedule of functions, or None.

    Returns:
        The errors and the remarks.
    """
    with schedule_option(schedule) as option:
        options = f"target={target} emulate={str(emulate).lower()}{option}"
        return run_pipeline(module, f"availability-lower-to-spirv{{{options}}}")


def run_pipeline(module: ir.Module, passes: str) -> PassRun:
    """Runs passes on a module, and returns the errors and the remarks."""
    done, errors, remarks = _availability.run_passes(module.operation, passes)
    if done:
        return PassRun([], messages_of((*remark, []) for remark in remarks))
    return PassRun(messages_of(errors) or [Message("", "lowering failed without a diagnostic", False)], [])
