# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``python -m cpus`` writes td/generated/CPUs.td from the tables of the installed LLVM."""

from cpus.tables import read
from cpus.writing import OUTPUT, text

if __name__ == "__main__":
    OUTPUT.write_text(text(read()))
