# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verifies, before our extension is loaded, that there will be only one MLIR in this process.

Our extension module receives pointers to MLIR objects from the official bindings. That works only if both are
linked to the *same* ``libMLIR.so``. Two copies have separate type ids, uniqued attributes and dialects, and
passing a pointer from one to the other silently corrupts memory. A wheel of the bindings that is statically
linked (most are), or that was built against another LLVM, is such a second copy.

To find out, a symbol of MLIR's C++ API is looked up twice: among the libraries from which the official
extension module resolves its symbols, and in the library with the name that our extension needs. Both must
have the same address. The name is read from our extension's file, because tools that make a wheel
self-contained rename libraries, to ``libMLIR-1a2b3c4d.so.22.1``.
"""

# Importing pathlib would add a fifth to the import time of this package.
# ruff: noqa: PTH100, PTH113, PTH118, PTH120

from __future__ import annotations

import os
import re
import sys
from importlib import machinery
from typing import NamedTuple

# Any non-inline function of MLIR's core would do. This is a constructor of MLIRContext.
_PROBE = "_ZN4mlir11MLIRContextC1ENS0_9ThreadingE"

_MLIR = re.compile(r"libMLIR(-[0-9a-f]+)?\.so\b")
"""Names of libMLIR, including those that such a tool gives it, but not libMLIRAvailability."""

_BUILT_IN = "has its own copy of MLIR built in"


def verify() -> str:
    """Checks that the official bindings and our extension module share one MLIR library.

    On systems other than Linux, nothing is compared, because their loaders provide no such query.

    Returns:
        The file of that library; if nothing was compared, the file of the bindings.

    Raises:
        ImportError: this Python is free-threaded; or the official bindings are missing, or don't load, or use
            another copy of MLIR; or our own extension module is missing. Says which files, and what to do.
    """
    _verify_lock()
    bindings = _import_bindings()
    extension = _find_extension()
    return _verify_same_library(bindings, extension) if sys.platform == "linux" else bindings


def llvm_version(library: str) -> tuple[int, int, int]:
    """Returns the version of the LLVM that a loaded library is linked to: (22, 1, 8).

    Args:
        library: what :func:`verify` returned.
    """
    import ctypes

    numbers = [ctypes.c_uint() for _ in range(3)]
    ctypes.CDLL(library).LLVMGetVersion(*map(ctypes.byref, numbers))
    major, minor, patch = (number.value for number in numbers)
    return major, minor, patch


def _verify_lock() -> None:
    """Raises ImportError in a free-threaded Python."""
    if "t" in getattr(sys, "abiflags", ""):
        raise ImportError(
            f"this Python ({sys.executable}) is free-threaded, and mlir-availability needs one with the "
            "global interpreter lock: what a conversion or a rewrite calls in Python, and what its "
            "rewriter has found, is guarded by that lock alone. Use an ordinary build of Python",
            name="mlir.availability._availability",
        )


def _import_bindings() -> str:
    """Loads the official bindings and returns the file of their core extension module."""
    import mlir

    try:
        from mlir._mlir_libs import _mlir
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != "mlir":
            raise
        places = ", ".join(dict.fromkeys(mlir.__path__))
        raise ImportError(
            f"the 'mlir' package in {places} has no MLIR in it ({error}). PyPI's 'mlir' and "
            f"'mlir-python-bindings' are empty placeholders. {_bindings_help()}",
            name="mlir.ir",
        ) from error
    except ImportError as error:
        raise ImportError(
            f"the official MLIR bindings don't load: {error}. {_bindings_help()}",
            name=error.name,
            path=error.path,
        ) from error
    if not isinstance(_mlir.__file__, str):
        raise ImportError(
            f"{_mlir!r} is not the official bindings' extension module. {_bindings_help()}",
            name="mlir._mlir_libs._mlir",
        )
    return _mlir.__file__


def _bindings_help() -> str:
    """Returns which bindings are needed and where to get them, for the end of messages."""
    try:
        needed = _needed_mlir(_find_extension()) or ""
    except ImportError:
        needed = ""
    series = re.search(r"\d+\.\d+$", needed)  # libMLIR.so.22.1
    version = f", version {series[0]}," if series else ""
    return (
        f"mlir-availability needs the official MLIR Python bindings{version} built against the "
        "shared libMLIR of this system. In a checkout of mlir-availability, ./dev setup builds and "
        "installs them; elsewhere, see third_party/mlir-python-bindings."
    )


def _find_extension() -> str:
    """Returns the file of our extension module, without loading it."""
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    search = sys.modules["mlir.availability"].__path__
    spec = machinery.PathFinder.find_spec("mlir.availability._availability", list(search))
    if spec is None or spec.origin is None:
        raise ImportError(
            f"mlir.availability in {here} has no compiled module for this Python "
            f"({sys.implementation.cache_tag}): it was not built, or was built for another Python. "
            "In a checkout, ./dev build builds it and ./dev run python uses it.",
            name="mlir.availability._availability",
            path=here,
        )
    return spec.origin


def _verify_same_library(bindings: str, extension: str) -> str:
    """Returns the library from which both `bindings` and `extension` resolve MLIR's symbols.

    Raises:
        ImportError: there is no such library.
    """
    needed = _needed_mlir(extension)
    theirs = _probe(bindings)
    ours = None if needed is None else _probe(needed)
    if ours is not None and theirs is not None and ours.address == theirs.address:
        return theirs.library
    if theirs is None or os.path.realpath(theirs.library) == os.path.realpath(bindings):
        found = _BUILT_IN
    else:
        found = f"takes MLIR from {theirs.library}"
    wanted = _BUILT_IN if needed is None else f"needs {needed}"
    raise ImportError(
        f"two different MLIR libraries: the 'mlir' package ({bindings}) {found}, but "
        f"mlir.availability ({extension}) {wanted}. Loading both would corrupt memory, so "
        f"this stops here. {_bindings_help()}",
        name="mlir.availability._availability",
        path=extension,
    )


class _Probe(NamedTuple):
    address: int
    library: str


def _probe(loaded: str) -> _Probe | None:
    """Returns where the probed symbol comes from for a file or soname that is already loaded.

    Returns None if nothing of that name is loaded, or if neither it nor its dependencies export the symbol.
    """
    import ctypes

    class DlInfo(ctypes.Structure):
        _fields_ = (
            ("dli_fname", ctypes.c_char_p),
            ("dli_fbase", ctypes.c_void_p),
            ("dli_sname", ctypes.c_char_p),
            ("dli_saddr", ctypes.c_void_p),
        )

    try:
        # RTLD_NOLOAD: asking must not load a second copy.
        handle = ctypes.CDLL(loaded, mode=os.RTLD_NOLOAD | os.RTLD_LAZY)
        symbol = handle[_PROBE]
    except (OSError, AttributeError):
        return None
    address = ctypes.cast(symbol, ctypes.c_void_p).value
    if address is None:
        return None
    info = DlInfo()
    if not ctypes.CDLL(None).dladdr(ctypes.c_void_p(address), ctypes.byref(info)):
        return _Probe(address, loaded)
    return _Probe(address, os.fsdecode(info.dli_fname or b"") or loaded)


def _needed_mlir(extension: str) -> str | None:
    """Returns the soname of the libMLIR that an extension module needs; None if it needs none.

    The extension module may need it directly, or through one of our libraries beside it."""
    from mlir.availability.native import _elf

    todo, seen = [os.path.realpath(extension)], set[str]()
    while todo:
        file = todo.pop(0)
        if file in seen:
            continue
        seen.add(file)
        dynamic = _elf.read_dynamic(file)
        for name in dynamic.needed:
            if _MLIR.match(name):
                return name
            for folder in dynamic.search_path:
                candidate = os.path.realpath(os.path.join(folder, name))
                if "vailability" in name and os.path.isfile(candidate):
                    todo.append(candidate)
    return None
