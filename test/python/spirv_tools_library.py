# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIRV-Tools 2025.5 in this process: a program for each of thousands of small modules takes minutes."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

from spirv_validator import NEWER

LIBRARY = Path(NEWER.program).parents[1] / "lib/libSPIRV-Tools-shared.so"


class _Diagnostic(ctypes.Structure):
    _fields_ = (
        ("line", ctypes.c_size_t),
        ("column", ctypes.c_size_t),
        ("index", ctypes.c_size_t),
        ("error", ctypes.c_char_p),
        ("is_text", ctypes.c_bool),
    )


class _Binary(ctypes.Structure):
    _fields_ = (("words", ctypes.POINTER(ctypes.c_uint32)), ("count", ctypes.c_size_t))


@cache
def _library() -> Any:
    library = ctypes.CDLL(str(LIBRARY))
    library.spvContextCreate.restype = ctypes.c_void_p
    library.spvParseTargetEnv.restype = ctypes.c_bool
    library.spvTextToBinary.argtypes = [
        ctypes.c_void_p,
        ctypes.c_char_p,
        ctypes.c_size_t,
        ctypes.POINTER(ctypes.POINTER(_Binary)),
        ctypes.POINTER(ctypes.POINTER(_Diagnostic)),
    ]
    library.spvValidatorOptionsCreate.restype = ctypes.c_void_p
    library.spvValidateWithOptions.argtypes = [
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.POINTER(_Binary),
        ctypes.POINTER(ctypes.POINTER(_Diagnostic)),
    ]
    library.spvValidateBinary.argtypes = [
        ctypes.c_void_p,
        ctypes.c_char_p,
        ctypes.c_size_t,
        ctypes.POINTER(ctypes.POINTER(_Diagnostic)),
    ]
    return library


@cache
def _context(environment: str) -> int:
    number = ctypes.c_int()
    known = _library().spvParseTargetEnv(environment.encode(), ctypes.byref(number))
    assert known, environment
    context: int = _library().spvContextCreate(number)
    return context


def _take(diagnostic: Any) -> str:
    if not diagnostic:
        return ""
    message: str = diagnostic.contents.error.decode(errors="replace")
    _library().spvDiagnosticDestroy(diagnostic)
    return message


def assemble(text: str, environment: str) -> bytes:
    """Returns the binary of an assembly. Raises ValueError if it can't be assembled."""
    binary, diagnostic = ctypes.POINTER(_Binary)(), ctypes.POINTER(_Diagnostic)()
    data = text.encode()
    status = _library().spvTextToBinary(
        _context(environment), data, len(data), ctypes.byref(binary), ctypes.byref(diagnostic)
    )
    message = _take(diagnostic)
    if status != 0:
        raise ValueError(message)
    words = ctypes.string_at(binary.contents.words, binary.contents.count * 4)
    _library().spvBinaryDestroy(binary)
    return words


ANY_LAYOUT = frozenset({"UniformBufferStandardLayout", "ScalarBlockLayout", "WorkgroupScalarBlockLayout"})
"""The options under which blocks may be laid out as features of Vulkan allow it."""


@cache
def _options(names: frozenset[str]) -> int:
    """Returns a set of options."""
    options: int = _library().spvValidatorOptionsCreate()
    for name in names:
        set_option = getattr(_library(), f"spvValidatorOptionsSet{name}")
        set_option.argtypes = [ctypes.c_void_p, ctypes.c_bool]
        set_option(options, True)
    return options


def validate(binary: bytes, environment: str, layouts: frozenset[str] = frozenset()) -> str:
    """Returns spirv-val's error for a binary; "" if it accepts it.

    Args:
        binary: the binary.
        environment: the environment.
        layouts: the options for layouts of blocks that are set; see `ANY_LAYOUT`.
    """
    diagnostic = ctypes.POINTER(_Diagnostic)()
    if layouts:
        # A string is followed by a 0, and its beginning is aligned.
        words = ctypes.cast(ctypes.c_char_p(binary), ctypes.POINTER(ctypes.c_uint32))
        status = _library().spvValidateWithOptions(
            _context(environment),
            _options(layouts),
            ctypes.byref(_Binary(words, len(binary) // 4)),
            ctypes.byref(diagnostic),
        )
    else:
        status = _library().spvValidateBinary(
            _context(environment), binary, len(binary) // 4, ctypes.byref(diagnostic)
        )
    message = _take(diagnostic)
    return "" if status == 0 else message or f"status {status}"
