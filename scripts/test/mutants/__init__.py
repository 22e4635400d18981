# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts/test/mutate.py: small faults in Python and in tables, and the tests that reach them."""
