# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``python -m mlir.availability``: the same as the command ``mlir-availability``."""

import sys

from mlir.availability.cli import main

if __name__ == "__main__":
    sys.exit(main())
