# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values for the specialization constants of a shader."""

from __future__ import annotations

import operator
import struct
from collections.abc import Mapping

from mlir.availability.vulkan._buffers import Constant
from mlir.availability.vulkan._interface import Specialization

_FLOATS = {"f16": "e", "f32": "f", "f64": "d"}
_BOOL = "i1"


def bits_of(values: Mapping[int, float], constants: Mapping[int, Constant]) -> Specialization:
    """Returns the bits of values, by the SpecId of their constants.

    Raises:
        ValueError: there is no such constant, or the value is not valid for its type.
    """
    return [(spec_id, _bits(spec_id, value, constants)) for spec_id, value in values.items()]


def bytes_of(specialization: Specialization, constants: Mapping[int, Constant]) -> dict[int, bytes]:
    """Returns the bytes of each value for the driver, in the machine's byte order."""
    import sys

    return {
        spec_id: bits.to_bytes(_num_bytes(constants[spec_id].type), sys.byteorder)
        for spec_id, bits in specialization
    }


def _num_bytes(type: str) -> int:
    return 4 if type == _BOOL else int(type[1:]) // 8  # A boolean is a VkBool32.


def _bits(spec_id: int, value: float, constants: Mapping[int, Constant]) -> int:
    if spec_id not in constants:
        known = ", ".join(str(each) for each in sorted(constants)) or "none"
        raise ValueError(f"the shader has no specialization constant {spec_id}; it has {known}")
    constant = constants[spec_id]
    what = f"specialization constant {spec_id}" + (f" ('{constant.name}')" if constant.name else "")
    if constant.type in _FLOATS:
        try:
            packed = struct.pack("<" + _FLOATS[constant.type], value)
        except (OverflowError, struct.error) as error:
            raise ValueError(f"{what} is of {constant.type}, which doesn't have {value!r}") from error
        return int.from_bytes(packed, "little")
    if not constant.type.startswith("i"):
        raise ValueError(f"{what} is of {constant.type}; integers, floats and booleans can be given")
    width = int(constant.type[1:])
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        number = -(1 << width)
    # MLIR's integers have no sign.
    if not -(1 << width - 1) <= number < 1 << width or (constant.type == _BOOL and number < 0):
        raise ValueError(f"{what} is of {constant.type}, which doesn't have {value!r}")
    return number & (1 << width) - 1
