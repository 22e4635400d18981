# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requirements as phrases, lists and counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability.report._model import Requirement


def describe_alternatives(any_of: tuple[Requirement, ...]) -> str:
    """Returns alternatives as a phrase: "spirv.capability Float16 or Float16Buffer"."""
    if not any_of:
        return "what no target offers"
    words, dimension = [], ""
    for requirement in any_of:
        words.append(requirement.value if requirement.dimension == dimension else str(requirement))
        dimension = requirement.dimension
    return " or ".join(words)


def in_words(any_of: tuple[Requirement, ...]) -> str:
    """Returns alternatives by the names that programmers know: "Float64", "SPIR-V 1.5 or later", "sm_90".

    Of more than two, the first stands for all: "GroupNonUniformArithmetic (or 2 others)".
    """
    if not any_of:
        return "what no target has"
    words = list(dict.fromkeys(map(_word, any_of)))
    return " or ".join(words) if len(words) < 3 else f"{words[0]} (or {len(words) - 1} others)"


def _word(requirement: Requirement) -> str:
    name, value = requirement.dimension.rpartition(".")[2], requirement.value
    if requirement.dimension == "spirv.min_version":
        return f"SPIR-V {value.removeprefix('v')} or later"
    if " " in value:  # A phrase: "a processor other than AMD's chips".
        return f"a {name} {value}"
    # A name says what it is, a number doesn't.
    return value if any(letter.isalpha() for letter in value) else f"{name.replace('_', ' ')} {value}"


def listed(words: Sequence[str]) -> str:
    """Returns "A, B and C"."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def count(number: int, noun: str) -> str:
    """Returns a count: "3 violations", "1 violation"."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
