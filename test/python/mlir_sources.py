# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the sources of the LLVM release are."""

from __future__ import annotations

import os
from pathlib import Path

from llvm_release import SERIES

# As in scripts/lib.sh.
_XDG_CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))

CACHE = Path(os.environ.get("MLIR_AVAILABILITY_CACHE", _XDG_CACHE / "mlir-availability")) / "sources"


def release_tests() -> Path | None:
    """Returns the directory `test` of MLIR's sources, if it is there."""
    given = os.environ.get("MLIR_SRC_DIR")
    candidates = [Path(given) / "test"] if given else sorted(CACHE.glob(f"*-{SERIES}*/mlir/test"))
    return next((path for path in candidates if (path / "Target" / "SPIRV").is_dir()), None)
