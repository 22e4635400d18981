# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tests of errors ask: the place, the key phrase and the remedy, not the whole text."""

from __future__ import annotations

import re


def says(*parts: str) -> str:
    """Returns a pattern of messages that have these parts, in this order. " ... " stands for any text."""
    return "(?s)" + ".*".join(re.escape(each) for part in parts for each in part.split(" ... "))
