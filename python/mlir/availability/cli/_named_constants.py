# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The constants of a package for ``mlir-availability run``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlir import ir
from mlir.availability.disk._user_file import MOST_BYTES_OF_DATA
from mlir.availability.files._source import Diagnostic, InputError, read_bytes
from mlir.availability.native._extension import _availability
from mlir.availability.package._constants import arrays_in
from mlir.availability.package._resources import constants_in

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_OPTION = "--constants"


def constants_of(binary: bytes, entry_point: str, file: str) -> dict[tuple[int, ...], NDArray[np.generic]]:
    """Returns the constants that a shader finds in buffers, by set and binding.

    Args:
        binary: the SPIR-V binary. If it can't be read, a later step reports the error.
        entry_point: the shader's name.
        file: the .safetensors file with the constants.

    Raises:
        InputError: the file can't be read, is no such file, or lacks a constant.
    """
    wanted = _wanted(binary, entry_point)
    try:
        arrays = arrays_in(read_bytes(file, MOST_BYTES_OF_DATA))
    except ValueError as error:
        raise InputError(Diagnostic(_OPTION, "error", f"'{file}': {error}")) from error
    if missing := sorted(wanted.values() - arrays.keys()):
        raise InputError(Diagnostic(_OPTION, "error", f"'{file}': there is no constant '{missing[0]}' in it"))
    return {place: arrays[name] for place, name in wanted.items()}


def _wanted(binary: bytes, entry_point: str) -> dict[tuple[int, ...], str]:
    context = ir.Context()
    _availability.load(context)
    try:
        _, resources, _, _ = _availability.spirv_interface(context, binary, entry_point)
    except ValueError:
        return {}
    return {place: name for place, (name, _) in constants_in(resources).items()}
