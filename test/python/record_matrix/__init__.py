# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects as plain data: their records in TableGen, IR that uses them, and what that IR needs."""
