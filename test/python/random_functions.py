# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions on tensors of random shapes and types, and NumPy's results.

Each takes two tensors, the second of which may have fewer dimensions and is broadcast, and computes with each
pair of numbers. Then it reduces or transposes dimensions. Floats are integers that are exact in every type
and in any order of operations.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

_INTEGERS: dict[str, Callable[[Array, Array], Array]] = {
    "addi": np.add,
    "subi": np.subtract,
    "muli": np.multiply,
    "andi": np.bitwise_and,
    "ori": np.bitwise_or,
    "xori": np.bitwise_xor,
    "maxsi": np.maximum,
    "minsi": np.minimum,
}
_FLOATS: dict[str, Callable[[Array, Array], Array]] = {
    "addf": np.add,
    "subf": np.subtract,
    "mulf": np.multiply,
    "maximumf": np.maximum,
    "minimumf": np.minimum,
}
_KINDS = {
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "f16": np.float16,
    "bf16": np.float32,
    "f32": np.float32,
}


@dataclass(frozen=True)
class RandomFunction:
    """A function, its arguments and the expected result.

    Attributes:
        text: the module.
        arguments: the two tensors and the result, in the form of buffers.
        expected: the final contents of the result.
    """

    text: str
    arguments: list[Array]
    expected: Array


def random_function(seed: int) -> RandomFunction:
    """Returns the function of a seed: the same every time."""
    choose = random.Random(seed)
    kind = choose.choice(list(_KINDS))
    shape = [choose.choice((1, 2, 3, 5, 8, 17)) for _ in range(choose.randint(1, 4))]
    kept = sorted(choose.sample(range(len(shape)), choose.randint(1, len(shape))))
    a, b = (_numbers(kind, [shape[i] for i in places], choose) for places in (range(len(shape)), kept))
    names = _INTEGERS if kind.startswith("i") else _FLOATS
    steps = [choose.choice(list(names)) for _ in range(choose.randint(1, 3))]
    wide_b = b.reshape([size if i in kept else 1 for i, size in enumerate(shape)])
    result = a
    with np.errstate(over="ignore"):
        for step in steps:
            result = names[step](result, wide_b)
    reduced = choose.randrange(len(shape)) if len(shape) > 1 and choose.random() < 0.5 else None
    order = choose.sample(range(len(shape)), len(shape))
    if reduced is None:
        expected = np.ascontiguousarray(result.transpose(order))
    else:
        order = [i for i in range(len(shape)) if i != reduced]
        expected = result.max(reduced)
    text = _text(kind, shape, kept, steps, order, is_reduced=reduced is not None)
    return RandomFunction(
        text, [_held(kind, a), _held(kind, b), _held(kind, expected * 0)], _held(kind, expected)
    )


def _numbers(kind: str, shape: list[int], choose: random.Random) -> Array:
    source = np.random.default_rng(choose.randrange(1 << 32))
    if kind.startswith("i"):
        info = np.iinfo(_KINDS[kind])
        return source.integers(info.min, info.max, shape, _KINDS[kind], endpoint=True)
    return source.integers(-4, 4, shape, endpoint=True).astype(_KINDS[kind])


def _held(kind: str, values: Array) -> Array:
    """Returns the contents of a buffer: for bfloat16, which NumPy lacks, its bits."""
    values = np.ascontiguousarray(values.astype(_KINDS[kind]))
    return (values.view(np.uint32) >> 16).astype(np.uint16) if kind == "bf16" else values


def _text(
    kind: str, shape: list[int], kept: list[int], steps: list[str], order: list[int], *, is_reduced: bool
) -> str:
    def tensor(places: list[int]) -> str:
        return f"tensor<{''.join(f'{shape[i]}x' for i in places)}{kind}>"

    def map_of(places: list[int]) -> str:
        return f"affine_map<({', '.join(names)}) -> ({', '.join(names[i] for i in places)})>"

    names = [f"d{i}" for i in range(len(shape))]
    everything = list(range(len(shape)))
    lines, value = [], "%a"
    for number, step in enumerate(steps):
        lines.append(f"%{number} = arith.{step} {value}, %b : {kind}")
        value = f"%{number}"
    init = "%e"
    filled = ""
    if is_reduced:
        is_integer = kind.startswith("i")
        lines.append(f"%r = arith.{'maxsi' if is_integer else 'maximumf'} {value}, %o : {kind}")
        value = "%r"
        least = np.iinfo(_KINDS[kind]).min if is_integer else "-512.0"
        filled = f"""%least = arith.constant {least} : {kind}
    %f = linalg.fill ins(%least : {kind}) outs(%e : {tensor(order)}) -> {tensor(order)}"""
        init = "%f"
    iterators = ", ".join(f'"{"parallel" if i in order else "reduction"}"' for i in everything)
    return f"""
  func.func @f(%x: {tensor(everything)}, %y: {tensor(kept)}) -> {tensor(order)} {{
    %e = tensor.empty() : {tensor(order)}
    {filled}
    %z = linalg.generic {{
        indexing_maps = [{map_of(everything)}, {map_of(kept)}, {map_of(order)}], iterator_types = [{
        iterators
    }]}}
        ins(%x, %y : {tensor(everything)}, {tensor(kept)}) outs({init} : {tensor(order)}) {{
    ^bb0(%a: {kind}, %b: {kind}, %o: {kind}):
      {
        '''
      '''.join(lines)
    }
      linalg.yield {value} : {kind}
    }} -> {tensor(order)}
    return %z : {tensor(order)}
  }}"""
