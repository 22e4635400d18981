# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations that a program has created and that nobody has verified: what they need is unknown.

Generated code reads their parts as their definitions say. They may lack some, or have others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability.files.worker import _isolate
from mlir.availability.native._extension import _availability

CORPUS = Path(__file__).parents[1] / "corpus"
TARGETS = {"spirv": "vulkan1.1", "tosa": "tosa1.0:pro_fp", "rocdl": "gfx942", "amdgpu": "gfx942"}

Make = Callable[[], ir.Operation]


def test_an_op_without_its_attributes_is_unknown() -> None:
    with ir.Context() as context, ir.Location.file("a.mlir", 3, 5):
        _availability.load(context)
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            number = ir.Operation.create("test.number", results=[ir.F32Type.get()]).result
            add = ir.Operation.create(
                "spirv.GroupNonUniformFAdd", results=[ir.F32Type.get()], operands=[number]
            )
        reason = "it isn't valid: requires attribute 'execution_scope'"
        (unknown,) = av.check(add, "vulkan1.1").unchecked
        assert (unknown.op_name, unknown.location) == ("spirv.GroupNonUniformFAdd", "a.mlir:3:5")
        assert unknown.reason == reason
        assert reason in [each.source.detail for each in av.explain(add)]
        with pytest.raises(av.UnknownError, match="execution_scope"):
            av.deduce(add)
        assert av.known_targets_for(add) == []
        assert not av.check(module, ["vulkan1.1", "spirv1.6", "sm_80"]).ok


def ask(op: ir.Operation) -> None:
    """Asks all that can be asked about an operation. It must not be available, unless it needs nothing."""
    target = TARGETS.get(op.name.partition(".")[0], "sm_80")
    str(av.check(op, target))
    av.explain(op)
    try:
        av.deduce(op)
    except ValueError as error:
        str(error)


def bare(dialect: str) -> Iterator[Make]:
    """Yields operations of each name with parts that no definition demands."""
    context = ir.Context.current
    _availability.load(context)
    f32 = ir.F32Type.get()
    for name, *_ in _availability.Table(context, dialect).rows():
        for operands, results, regions in ((0, 0, 0), (3, 1, 1)):

            def make(name: str = name, parts: tuple[int, int, int] = (operands, results, regions)) -> Any:
                values = [ir.Operation.create("test.x", results=[f32]).result for _ in range(parts[0])]
                return ir.Operation.create(name, results=[f32] * parts[1], operands=values, regions=parts[2])

            yield make


def spoiled(dialect: str) -> Iterator[Make]:
    """Yields operations of the corpus, each without an attribute, or with an operand of another type."""
    context = ir.Context.current
    for file in sorted((CORPUS / dialect).glob("*.mlir")):
        try:
            module = av.parse(file.read_text(), context)
        except av.ParseError:
            continue
        found: list[ir.Operation] = []

        def visit(op: Any, found: list[ir.Operation] = found) -> ir.WalkResult:
            found.append(op.operation)
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        for op in found[::3]:
            if len(op.regions) or not op.name.startswith(dialect) or len(op.successors):
                continue
            attributes = {name: op.attributes[name] for name in op.attributes}
            types = [each.type for each in op.operands]
            results = [each.type for each in op.results]
            for number in range(len(attributes) + len(types)):

                def make(
                    op: ir.Operation = op,
                    module: ir.Module = module,
                    number: int = number,
                    given: dict[str, ir.Attribute] = attributes,
                    types: list[ir.Type] = types,
                    results: list[ir.Type] = results,
                ) -> ir.Operation:
                    left = {key: value for key, value in given.items() if [*given].index(key) != number}
                    other = ir.NoneType.get() if number % 2 else ir.F32Type.get()
                    own = [
                        other if len(given) + index == number else each for index, each in enumerate(types)
                    ]
                    values = [ir.Operation.create("test.x", results=[each]).result for each in own]
                    return ir.Operation.create(op.name, results=results, operands=values, attributes=left)

                yield make


@pytest.mark.parametrize(
    ("makes", "dialect"),
    [
        *((bare, each) for each in ("spirv", "tosa", "nvvm", "rocdl", "nvgpu", "amdgpu", "gpu", "llvm")),
        (spoiled, "spirv"),
        (spoiled, "tosa"),
    ],
)
def test_no_unverified_op_ends_the_process(makes: Callable[[str], Iterator[Make]], dialect: str) -> None:
    def work(tell: _isolate.Tell) -> int:
        asked = 0
        with ir.Context() as context, ir.Location.unknown():
            context.allow_unregistered_dialects = True
            for make in makes(dialect):
                module = ir.Module.create()
                with ir.InsertionPoint(module.body):
                    try:
                        op = make()
                    except (ValueError, ir.MLIRError):  # type: ignore[attr-defined]
                        continue  # Attributes of other kinds can't be made.
                tell.enter(str(op.name))
                asked += 1
                ask(op)
        return asked

    result = _isolate.call(work)
    assert isinstance(result, _isolate.Done), result
    assert result.value > 10


def test_an_aligned_access_to_anything_is_asked() -> None:
    """The size of most types isn't known."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse("gpu.module @m { llvm.func @f() { llvm.return } }")
        function = module.body.operations[0].regions[0].blocks[0].operations[0]
        with ir.InsertionPoint.at_block_begin(function.regions[0].blocks[0]):
            for kind in ("none", "!toy.a", "vector<[4]xi8>", "tensor<4xi8>"):
                aligned = {
                    "alignment": ir.Attribute.parse("1 : i64"),
                    "ordering": ir.Attribute.parse("6 : i64"),
                }
                pointer = ir.Operation.create("llvm.mlir.zero", results=[ir.Type.parse("!llvm.ptr")]).result
                results = [ir.Type.parse(kind)]
                ir.Operation.create("llvm.load", results=results, operands=[pointer], attributes=aligned)
        assert not av.check(module, "sm_90").ok


def test_a_conversion_names_an_op_that_a_pattern_made_without_its_attributes() -> None:
    """Whatever patterns make is judged before anybody verifies it."""

    def unfinished(op: Any, rewriter: Any) -> None:
        made = ir.Operation.create(
            "spirv.GroupNonUniformFAdd", results=[ir.F32Type.get()], operands=[*op.operands]
        )
        rewriter.replace_op(op, made)

    text = '%0 = "test.number"() : () -> f32\n%1 = "test.add"(%0) : (f32) -> f32'
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        patterns = av.RewritePatternSet()
        patterns.add("test.add", unfinished)
        target = av.ConversionTarget("vulkan1.1")
        target.add_legal_op("test.number", "builtin.module")
        with pytest.raises(av.rewrite.ConversionError, match="GroupNonUniformFAdd"):
            av.apply_full_conversion(ir.Module.parse(text), target, patterns)
