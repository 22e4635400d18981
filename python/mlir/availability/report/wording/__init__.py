# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The words of reports: verdicts, requirements, and what was read from SPIR-V binaries.

C++ words messages about one operation; ``cli/_word_findings.py`` words what the command line adds to them.
"""
