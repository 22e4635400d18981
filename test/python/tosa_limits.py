# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TOSA ops about the limits of levels: ranks, sizes, kernels, scales, lists and nesting.

No op is treated by its name: everything is varied in every op, and its verifier says what of that there is.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from llvm_differences import TOSA_BLOCK_SCALED
from mlir import ir
from tosa_instances import FOREIGN_TYPES, TABLE_TYPES, argument_constraints
from tosa_oracle import records
from tosa_sketches import Sketch, Workshop, is_shape

# About the limits of both levels, and what upstream's arithmetic has no bits for.
RANKS = (0, 1, 5, 6, 7, 32, 33)
KERNELS = (8192, 8193, 2**32 + 1)
EXTENTS = (4096, 4097, 8192, 8193)
SCALES = (256, 257, 512, 513, 514)
SIZES = (2**29 - 1, 2**29, 2**31 - 1, 2**31, 2**61 - 1, 2**61)
LISTS = (64, 65, 256, 257)
DEPTHS = (1, 4, 5, 6)

DYNAMIC = ir.ShapedType.get_dynamic_size()


def is_data(type_: ir.Type) -> bool:
    """Whether a type is a tensor of more than one element: no zero point, no shape."""
    return isinstance(type_, ir.RankedTensorType) and type_.shape != [1]


def of_shape(type_: ir.Type, shape: Sequence[int]) -> ir.Type:
    """Returns a type of tensors of another shape."""
    return ir.RankedTensorType.get(shape, ir.RankedTensorType(type_).element_type)


def unranked(type_: ir.Type) -> ir.Type:
    """Returns a type of tensors without a rank."""
    return ir.UnrankedTensorType.get(ir.RankedTensorType(type_).element_type)


def reshaped(sketch: Sketch, change: Callable[[ir.Type], ir.Type]) -> Sketch:
    """Returns an op in which all tensors have changed."""
    operands, results = (
        tuple(change(each) if is_data(each) else each for each in types)
        for types in (sketch.operands, sketch.results)
    )
    return replace(sketch, operands=operands, results=results)


def dynamic(sketch: Sketch) -> Sketch:
    """Returns an op with tensors of unknown sizes, so that their verifier can't check the sizes."""
    return reshaped(sketch, lambda each: of_shape(each, [DYNAMIC] * len(ir.RankedTensorType(each).shape)))


def with_each_tensor(sketch: Sketch, change: Callable[[ir.Type], ir.Type]) -> Iterator[Sketch]:
    """Yields ops in which one tensor has changed."""
    for index, each in enumerate(sketch.operands):
        if is_data(each):
            operands = (*sketch.operands[:index], change(each), *sketch.operands[index + 1 :])
            yield replace(sketch, operands=operands)
    for index, each in enumerate(sketch.results):
        if is_data(each):
            results = (*sketch.results[:index], change(each), *sketch.results[index + 1 :])
            yield replace(sketch, results=results)


def with_ranks(sketch: Sketch) -> Iterator[Sketch]:
    """Yields ops with other ranks, and permutations and shapes that match the rank."""
    for rank, fewer, times in itertools.product(RANKS, (0, 1), (1, 2)):
        operands = tuple(of_shape(each, [1] * rank) if is_data(each) else each for each in sketch.operands)
        results = tuple(
            of_shape(each, [1] * max(rank - fewer, 0)) if is_data(each) else each for each in sketch.results
        )
        shape = ir.Type.parse(f"!tosa.shape<{rank * times}>")
        attributes = {
            name: ir.DenseI32ArrayAttr.get(list(range(rank)))
            if isinstance(value, ir.DenseI32ArrayAttr)
            else value
            for name, value in sketch.attributes.items()
        }
        for numbers in itertools.product((0, 1), repeat=len(sketch.shapes)):
            yield replace(
                sketch,
                operands=tuple(shape if is_shape(each) else each for each in operands),
                results=tuple(shape if is_shape(each) else each for each in results),
                attributes=attributes,
                shapes={
                    index: (number,) * (rank * times)
                    for index, number in zip(sketch.shapes, numbers, strict=True)
                },
            )


def with_sizes(sketch: Sketch) -> Iterator[Sketch]:
    """Yields ops of other sizes: unknown ones and large ones."""
    yield reshaped(sketch, unranked)
    yield from with_each_tensor(sketch, unranked)
    yield dynamic(sketch)
    yield from with_each_tensor(sketch, lambda each: ir.RankedTensorType(of_shape(each, [DYNAMIC])))
    for size in SIZES:
        for first in (True, False):

            def enlarge(type_: ir.Type, first: bool = first, size: int = size) -> ir.Type:
                ones = [1] * (len(ir.RankedTensorType(type_).shape) - 1)
                return of_shape(type_, [size, *ones] if first else [*ones, size])

            yield reshaped(sketch, enlarge)
            yield from with_each_tensor(dynamic(sketch), enlarge)


def with_numbers(sketch: Sketch) -> Iterator[Sketch]:
    """Yields ops with other numbers in arrays, in shapes and in the sizes of their operands."""
    sketch = dynamic(sketch)
    arrays = {
        name: list(value)
        for name, value in sketch.attributes.items()
        if isinstance(value, ir.DenseI64ArrayAttr)
    }
    for name, values in arrays.items():
        for index, number in itertools.product(range(len(values)), KERNELS):
            changed = ir.DenseI64ArrayAttr.get([*values[:index], number, *values[index + 1 :]])
            yield replace(sketch, attributes={**sketch.attributes, name: changed})
    for position, shape in sketch.shapes.items():
        for index, number in itertools.product(range(len(shape)), SCALES):
            changed_shape = (*shape[:index], number, *shape[index + 1 :])
            yield replace(sketch, shapes={**sketch.shapes, position: changed_shape})
    twos = {name: ir.DenseI64ArrayAttr.get([2] * len(values)) for name, values in arrays.items()}
    for attributes in ({}, twos):
        for position, type_ in enumerate(sketch.operands):
            if not is_data(type_):
                continue
            sizes = ir.RankedTensorType(type_).shape
            for index, number in itertools.product(range(len(sizes)), EXTENTS):
                changed_type = of_shape(type_, [*sizes[:index], number, *sizes[index + 1 :]])
                yield replace(
                    sketch,
                    operands=(*sketch.operands[:position], changed_type, *sketch.operands[position + 1 :]),
                    attributes={**sketch.attributes, **attributes},
                )


def with_lists(sketch: Sketch) -> Iterator[Sketch]:
    """Yields ops with other numbers of operands and results, for those that may have any."""
    constraints = argument_constraints(sketch.name).values()
    if not any("Variadic" in records()[each]["!superclasses"] for each in constraints):
        return
    # The block-scaled ops take one or two tensors before a shape.
    if sketch.shapes and 0 not in sketch.shapes:
        return
    for base in (sketch, dynamic(sketch)):
        for operands, results in itertools.product((1, *LISTS), repeat=2):
            yield replace(
                base,
                operands=base.operands[:1] * operands,
                results=base.results[:1] * results,
                shapes={index: base.shapes[0] for index in range(operands)} if base.shapes else {},
            )


def add_limits(shop: Workshop, sketch: Sketch) -> None:
    """Makes the instances of an op that are about the limits of levels."""
    # The validator looks at each element of some constants, and here they are many.
    data = (index for index, each in enumerate(sketch.operands) if is_data(each))
    shop.add(sketch)
    sketch = replace(sketch, variable=frozenset(data))
    for vary in (with_ranks, with_sizes, with_numbers, with_lists):
        for varied in vary(sketch):
            shop.add(varied)


# Ops with regions, as text.


def conditional(inputs: Sequence[str], body: str) -> str:
    """Returns a `tosa.cond_if` that takes and returns values of some types, with something in its regions."""
    names = ", ".join(f"%x{index} = %a{index}" for index in range(len(inputs)))
    arguments = ", ".join(f"%y{index}: {each}" for index, each in enumerate(inputs))
    values = ", ".join(f"%y{index}" for index in range(len(inputs)))
    types = ", ".join(inputs)
    block = f"{{ ^bb0({arguments}): {body} tosa.yield {values} : {types} }}"
    return (
        f"%r:{len(inputs)} = tosa.cond_if %p ({names}) : tensor<i1> ({types}) -> ({types}) "
        f"{block} else {block}"
    )


def loop(inputs: Sequence[str]) -> str:
    """Returns a `tosa.while_loop` over a condition and values of some types."""
    types = ", ".join(["tensor<i1>", *inputs])
    names = ", ".join(["%q = %p", *(f"%x{index} = %a{index}" for index in range(len(inputs)))])
    arguments = ", ".join(["%s: tensor<i1>", *(f"%y{index}: {each}" for index, each in enumerate(inputs))])
    values = ", ".join(["%s", *(f"%y{index}" for index in range(len(inputs)))])
    return (
        f"%r:{len(inputs) + 1} = tosa.while_loop ({names}) : ({types}) -> ({types}) "
        f"{{ tosa.yield %q : tensor<i1> }} do {{ ^bb0({arguments}): tosa.yield {values} : {types} }}"
    )


def nested(depth: int) -> str:
    """Returns as many `tosa.cond_if` in each other."""
    inner = nested(depth - 1) if depth > 1 else ""
    leave = '"tosa.yield"() : () -> ()'
    regions = f"({{ {inner} {leave} }}, {{ {leave} }})"
    return f'"tosa.cond_if"(%p) {regions} : (tensor<i1>) -> ()'


def region_texts() -> Iterator[str]:
    """Yields functions with ops that have regions: of all types, of large lists, deeply nested."""
    # Four elements are no block of block-scaled types.
    plain = (each for each in TABLE_TYPES.values() if each not in TOSA_BLOCK_SCALED.values())
    elements = (*plain, *FOREIGN_TYPES)
    shapes = ["4x", "*x", "?x", *("1x" * rank for rank in RANKS), *(f"{size}x" for size in SIZES)]
    lists: Iterable[list[str]] = [
        *([f"tensor<4x{each}>"] for each in elements),
        *([f"tensor<{each}f32>"] for each in shapes),
        *(["tensor<f32>"] * count for count in LISTS),
    ]
    for number, types in enumerate(lists):
        arguments = ", ".join(["%p: tensor<i1>", *(f"%a{index}: {each}" for index, each in enumerate(types))])
        for kind, text in (("if", conditional(types, "")), ("while", loop(types))):
            yield f"func.func @{kind}{number}({arguments}) {{ {text} return }}"
    for depth in DEPTHS:
        yield f"func.func @nested{depth}(%p: tensor<i1>) {{ {nested(depth)} return }}"
