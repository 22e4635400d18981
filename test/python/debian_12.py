# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that compare exactly with programs of Debian 12: with spirv-val, the validation layers, or lavapipe.

Their tables name what those versions get wrong.
"""

from pathlib import Path

import pytest

_RELEASE = Path("/etc/os-release").read_text().splitlines()

NEEDS_DEBIAN_12 = pytest.mark.skipif(
    not {"ID=debian", 'VERSION_ID="12"'} <= set(_RELEASE), reason="the tables are of Debian 12's programs"
)
