# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` finds the same, in the same order, on one thread and on several, however the IR is laid out."""

from __future__ import annotations

from collections.abc import Callable

import mlir.availability as av
import pytest
from mlir import ir

OPS = 20_000
"""Enough for several threads to have something to do."""


def _op(index: int) -> str:
    """An op at its own line. One of every seven isn't available on vulkan1.0, and one is unknown."""
    if index % 7 == 3:
        return f"%x{index} = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32\n"
    if index % 7 == 5:
        return f'"unknown.op{index}"() : () -> ()\n'
    return f"%x{index} = spirv.FMul %a, %a : f32\n"


def _function(name: str, body: str) -> str:
    return f"func.func @{name}(%a: f32) {{\n{body}func.return\n}}\n"


def _one_block() -> str:
    return _function("f", "".join(map(_op, range(OPS))))


def _many_functions() -> str:
    return "".join(
        _function(f"f{start}", "".join(map(_op, range(start, start + 50)))) for start in range(0, OPS, 50)
    )


def _few_functions() -> str:
    """A large one among small ones."""
    return _function("small", _op(0)) + _one_block() + _function("last", _op(1))


def _many_blocks() -> str:
    blocks = "".join(
        f"cf.br ^b{start}\n^b{start}:\n" + "".join(map(_op, range(start, start + 3)))
        for start in range(0, OPS, 3)
    )
    return _function("f", blocks)


def _nested() -> str:
    """Regions in regions, with ops before and after, and empty regions between."""
    text = ""
    for start in range(0, OPS, 20):
        inner = "".join(map(_op, range(start, start + 10)))
        outer = "".join(map(_op, range(start + 10, start + 20)))
        text += f'"t.a"() ({{\n"t.b"() ({{\n{inner}}}, {{}}) : () -> ()\n{outer}}}, {{}}) : () -> ()\n'
    return _function("f", text)


@pytest.mark.parametrize("layout", [_one_block, _few_functions, _many_functions, _many_blocks, _nested])
def test_threads_make_no_difference(layout: Callable[[], str]) -> None:
    """The reference is worked out from the text, line by line."""
    text = layout()
    lines = text.splitlines()
    expected = [number for number, line in enumerate(lines, 1) if "GroupNonUniform" in line]
    unknown = [number for number, line in enumerate(lines, 1) if '"unknown.' in line or '"t.' in line]
    context = ir.Context()
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(text, context)
    for threads in (True, False):
        context.enable_multithreading(threads)
        report = av.check(module, "vulkan1.0")
        assert [_line(each.location) for each in report.violations if "v1.3" in each.message] == expected
        assert [_line(each.location) for each in report.unchecked] == unknown
        assert report.checked_ops == _count(module.operation, "spirv.")


def _line(location: str) -> int:
    return int(location.split(":")[-2])


def _count(root: ir.Operation, prefix: str) -> int:
    """How many ops have a name with this prefix, by the bindings' own walk."""
    count = 0

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal count
        count += op.name.startswith(prefix)
        return ir.WalkResult.ADVANCE

    root.walk(visit)
    return count
