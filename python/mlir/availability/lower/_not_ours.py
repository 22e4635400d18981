# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations in copies of other packages' modules that no pass of ours can lower."""

from __future__ import annotations

from mlir import ir
from mlir.availability.native._extension import _availability
from mlir.availability.report._errors import LoweringError
from mlir.availability.report._messages import Message

_REMEDIES = {
    "stablehlo": "passes of iree-base-compiler convert it to linalg (docs/tutorial-frameworks.md)",
    "chlo": "passes of iree-base-compiler convert it to linalg (docs/tutorial-frameworks.md)",
    "tm_tensor": "no pass makes linalg of it; write the model without it (docs/tutorial-frameworks.md)",
    "torch": "export_and_import of torch_mlir.fx converts its ops with output_type='linalg-on-tensors'",
}
"""What to do first, by dialect."""


def refuse_unregistered(copy: ir.Module) -> None:
    """Refuses a module with an op that is not registered, since a copy has such ops as they are.

    Raises:
        LoweringError: there is one. The text names it, its place, and what converts ops of its dialect.
    """
    unregistered: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.context.is_registered_operation(op.name):
            return ir.WalkResult.ADVANCE
        unregistered.append(op)
        return ir.WalkResult.INTERRUPT

    copy.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    for op in unregistered:
        dialect = op.name.partition(".")[0]
        remedy = _REMEDIES.get(dialect, "convert it to linalg with its own package's passes")
        problem = f"'{op.name}' can't be lowered: this MLIR doesn't know the op; {remedy}"
        raise LoweringError([Message(_availability.location(op), problem, False)])
