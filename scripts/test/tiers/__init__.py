# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts/test/test.sh: the quick tier of the tests, and the tests that may notice an edit."""
