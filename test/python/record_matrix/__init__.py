# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dialects as plain data: their TableGen records, IR that uses them, and the requirements of that IR."""
