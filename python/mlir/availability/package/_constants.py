# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file with the constants of a package, in the safetensors format."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mlir.availability.package._entry_points import Buffer, Constant
from mlir.availability.report._excerpt import excerpt

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    from numpy.typing import NDArray

# NumPy lacks the other float types: the file contains their bits as integers.
_KINDS = {
    "f16": "float16",
    "f32": "float32",
    "f64": "float64",
    "bf16": "uint16",
    "index": "int32",
    "i1": "int8",
}


def to_safetensors(constants: Iterable[Constant]) -> bytes:
    """Returns the contents of a file with these constants.

    Raises:
        ValueError: the library that writes it is missing.
    """
    library = _library()
    import numpy as np

    arrays = {
        each.name: np.frombuffer(each.data, kind_of(each.buffer)).reshape(shape_of(each.buffer))
        for each in constants
    }
    data: bytes = library.save(arrays)
    return data


def from_safetensors(data: bytes, wanted: dict[str, Buffer]) -> tuple[Constant, ...]:
    """Reads constants.

    Args:
        data: the contents of a file.
        wanted: the buffer of each constant, by name.

    Raises:
        ValueError: it isn't such a file, it lacks a constant, or one is of another type or shape; or the
            library that reads it is missing.
    """
    arrays = arrays_in(data)
    found = []
    for name, buffer in wanted.items():
        if name not in arrays:
            raise ValueError(f"there is no constant '{name}' in it")
        array = arrays[name]
        if array.dtype != kind_of(buffer) or array.shape != shape_of(buffer):
            raise ValueError(
                f"constant '{name}' is of {array.dtype}{list(array.shape)}, not of "
                f"{kind_of(buffer)}{list(shape_of(buffer))}"
            )
        found.append(Constant(name, buffer, array.tobytes()))
    return tuple(found)


def arrays_in(data: bytes) -> dict[str, NDArray[np.generic]]:
    """Returns all arrays in a file of constants, by name.

    Raises:
        ValueError: it isn't such a file; or the library that reads it is missing.
    """
    library = _library()
    try:
        arrays: dict[str, NDArray[np.generic]] = library.load(data)
    except Exception as error:  # The library's own class isn't a ValueError; a type may be unsupported.
        raise ValueError(f"not a safetensors file that can be read: {excerpt(error)}") from error
    return arrays


def shape_of(buffer: Buffer) -> tuple[int, ...]:
    """Returns the shape of a buffer whose sizes are all known."""
    return tuple(size for size in buffer.shape if size is not None)


def kind_of(buffer: Buffer) -> np.dtype[Any]:
    """Returns the NumPy type that holds the elements of a buffer, or their bits.

    Raises:
        ValueError: NumPy has no such type.
    """
    import numpy as np

    kind = buffer.element_type
    bits = kind.lstrip("siu") if kind.lstrip("siu").isdigit() else ""
    sign = "u" if kind.startswith("ui") else ""
    try:
        return np.dtype(_KINDS.get(kind) or (f"{sign}int{bits}" if bits else "uint8"))
    except TypeError as error:
        raise ValueError(f"NumPy has no type for elements of '{excerpt(kind)}'") from error


def size_of(buffer: Buffer) -> int:
    """Returns the number of bytes of a buffer whose sizes are all known."""
    return math.prod(shape_of(buffer)) * kind_of(buffer).itemsize


def _library() -> ModuleType:
    try:
        import safetensors.numpy
    except ImportError as error:
        raise ValueError(
            "constants are written to and read from files by the packages 'safetensors' and 'numpy'; "
            "pip install 'mlir-availability[weights]' gets them"
        ) from error
    return safetensors.numpy
