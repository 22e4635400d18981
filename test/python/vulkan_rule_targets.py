# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan targets that have everything, or all but some features and properties."""

from __future__ import annotations

import functools
import re

import mlir.availability as av
from mlir import ir


@functools.cache
def everything() -> str:
    """The target that has all there is."""
    with ir.Context():
        return str(av.target("vulkan1.4+all"))


def without(facts: tuple[str, ...], *, leave_open: bool = False) -> str:
    """Returns the target with everything but `facts`, or on which `facts` are open."""
    text = everything()
    for fact in facts:
        text, count = re.subn(rf'(?<=[\[ ])"?{re.escape(fact)}"?(, |(?=\]))', "", text)
        assert count == 1, fact
    text = text.replace(", ]", "]")
    assert "open = [" not in text
    names = ", ".join(f'"{fact}"' for fact in facts)
    return f"{text[:-1]}, open = [{names}]>" if leave_open else text
