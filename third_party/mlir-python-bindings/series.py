# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells scikit-build-core the version of the wheel: the release series of the installed MLIR."""

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def _llvm_version() -> str:
    """Returns the version of the LLVM that goes with MLIR_DIR, or with `llvm-config` where that isn't set.

    Raises:
        RuntimeError: MLIR_DIR isn't in an installed LLVM, or there is neither of the two.
    """
    mlir = os.environ.get("MLIR_DIR")
    if not mlir:
        try:
            return subprocess.run(
                ["llvm-config", "--version"], capture_output=True, text=True, check=True
            ).stdout
        except OSError as error:
            raise RuntimeError("set MLIR_DIR to the folder of MLIRConfig.cmake") from error
    file = Path(mlir, "../llvm/LLVMConfigVersion.cmake").resolve()
    try:
        found = re.search(r'set\(PACKAGE_VERSION "([^"]+)"\)', file.read_text())
    except OSError as error:
        raise RuntimeError(f"MLIR_DIR is '{mlir}', which has no LLVM beside it: {error}") from error
    if found is None:
        raise RuntimeError(f"'{file}' doesn't say the version of LLVM")
    return found[1]


def dynamic_metadata(field: str, settings: Mapping[str, Any]) -> str:
    """Returns the release series: "22.1". Called by scikit-build-core for the field "version"."""
    return ".".join(_llvm_version().split(".")[:2])
