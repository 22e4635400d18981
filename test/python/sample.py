# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The seed of random samples: the same each day, so that another day's find stops no unrelated change."""

import datetime
import os

SEED = os.environ.get("MLIR_AVAILABILITY_SAMPLE", "2026-11-28")
"""What ``./dev full samples`` sets to "today", so that each day tries others."""

IS_DATED = SEED == "today"
"""Whether a sample may be larger than each change can wait for."""

if IS_DATED:
    SEED = str(datetime.date.today())

ASKS_ALL = os.environ.get("MLIR_AVAILABILITY_CORE") == "all"
"""What ``./dev full core`` sets: whether back ends are asked about all functions for GPUs, not some."""
