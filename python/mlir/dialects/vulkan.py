# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect ``vulkan``, which has attributes and no operations: there is nothing in here.

For each attribute that they hand out, the bindings import the module of its dialect. They would search for a
missing one each time, which takes longer than to read a target.
"""
