# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps lavapipe and the validation layers loaded in the processes that import this. Otherwise each instance
of Vulkan loads them anew, in each process that a test forks: a third of the time of a small shader.
"""

from __future__ import annotations

import ctypes
import json
import resource
from pathlib import Path

from watching_layers import MANIFEST

_KINDS = {"ICD": Path("/usr/share/vulkan/icd.d"), "layer": MANIFEST.parent}

LOADED = [
    ctypes.CDLL(json.loads(path.read_text())[kind]["library_path"])
    for kind, folder in _KINDS.items()
    for path in [*folder.glob("lvp_icd*.json"), *folder.glob(MANIFEST.name)]
]

# The layers open their log for each instance of Vulkan, and never close it: thousands in a process.
_FILES = 1 << 14
_soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
if _soft != resource.RLIM_INFINITY:
    _most = _FILES if _hard == resource.RLIM_INFINITY else min(_FILES, _hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(_soft, _most), _hard))
