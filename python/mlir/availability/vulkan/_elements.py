# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Maps the element types of a shader's buffers to NumPy's."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mlir import ir
from mlir.availability.native._spirv import ArrayType, MatrixType, RuntimeArrayType, StructType

if TYPE_CHECKING:
    import numpy as np

    DType = np.dtype[Any]

_COMPOSITES = (ir.VectorType, ArrayType, RuntimeArrayType, MatrixType)

_BYTE = "uint8"

_MOST = 10_000

# NumPy's kind letters. "V" also stands for the types of ml_dtypes.
_INTEGERS = "iub"
_NARROW_FLOATS = "fV"
_WORD = 32

# SPIR-V's float types that NumPy has, by name.
_FLOATS = {
    "f16": ("float16",),
    "f32": ("float32", "complex64"),
    "f64": ("float64", "complex128"),
    "bf16": ("bfloat16",),  # From the package ml_dtypes.
}


def elements_of(type: ir.Type, *, pairs: bool = False) -> tuple[str, ...]:
    """Returns the scalar types in a type, in order, with equal neighbours merged.

    An array, a vector or a matrix has the types of its elements, a structure those of its members.

    Args:
        type: a SPIR-V type.
        pairs: whether vectors of two i32 count as i64: on targets without i64, shaders split them into
            halves.

    Raises:
        ValueError: it has more of them than anybody would list.
    """
    return _Scalars(pairs).of(type)


def holds(dtype: DType, elements: tuple[str, ...]) -> bool:
    """Returns whether an array of `dtype` holds elements of these scalar types.

    Signedness is ignored, because MLIR's integers have none. For several types, the array has structures or
    bytes.
    """
    parts = [part for part, _ in itertools.groupby(_parts(dtype))]
    if not parts or len(elements) % len(parts):
        return False
    if len(elements) > 1 and dtype.name == _BYTE:
        return True
    return all(map(_holds_scalar, itertools.cycle(parts), elements))


def describe(elements: tuple[str, ...]) -> str:
    """Returns which element types of NumPy hold these scalar types, as words: "float32"."""
    if len(elements) > 1:
        return f"structures of {', '.join(map(_describe_scalar, elements))}, or of {_BYTE}"
    return " or ".join(map(_describe_scalar, elements))


def _describe_scalar(element: str) -> str:
    if element in _FLOATS:
        return _FLOATS[element][0]
    width = _width(element)
    return f"int{width} or uint{width}" if width else element


class _Scalars:
    """Lists the scalar types in types. Each type is visited once: structures of structures may have many."""

    def __init__(self, pairs: bool) -> None:
        self._pairs = pairs
        self._known: dict[ir.Type, tuple[str, ...]] = {}

    def of(self, type: ir.Type) -> tuple[str, ...]:
        if type not in self._known:
            self._known[type] = tuple(itertools.islice(self._list(type), _MOST + 1))
        if len(self._known[type]) > _MOST:
            raise ValueError(f"a structure has more than {_MOST} changes of the type of numbers")
        return self._known[type]

    def _list(self, type: ir.Type) -> Iterator[str]:
        if isinstance(type, StructType):
            members = itertools.chain.from_iterable(map(self.of, type.element_types))
            yield from (element for element, _ in itertools.groupby(members))
        elif self._pairs and isinstance(type, ir.VectorType) and str(type) == "vector<2xi32>":
            yield "i64"
        elif isinstance(type, _COMPOSITES):
            yield from self.of(type.element_type)
        else:
            yield str(type)


def _parts(dtype: DType) -> Iterator[DType]:
    """Returns the types in a structured dtype. Fields without a name are padding."""
    if dtype.subdtype is not None:
        yield from _parts(dtype.subdtype[0])
    elif dtype.names is not None:
        for name in dtype.names:
            yield from _parts(dtype[name])
    elif dtype.type.__name__ != "void":
        yield dtype


def _holds_scalar(dtype: DType, element: str) -> bool:
    if element in _FLOATS:
        return dtype.name in _FLOATS[element]
    # NumPy's boolean is a byte. On targets without narrow floats, shaders have their bits as integers.
    kinds = _INTEGERS if _width(element) >= _WORD else _INTEGERS + _NARROW_FLOATS
    return dtype.kind in kinds and dtype.itemsize * 8 == _width(element)


def _width(element: str) -> int:
    """Returns the width of an integer type, such as i8 or ui8, in bits; 0 for other types."""
    digits = element.lstrip("siu")
    return int(digits) if digits.isdigit() else 0
