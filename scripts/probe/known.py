# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types and numbers that an op is known to take: what a rule says of others would be a guess.

The verifiers of many ops take types and numbers that no code generator does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from probe.learn import Facts

_TYPES = (
    "type of ",
    "element of ",
    "lanes of ",
    "rows of ",
    "columns of ",
    "use of ",
    "space of ",
    "memory of ",
)
_NUMBERS = ("constant ", "attribute ")


@dataclass(frozen=True)
class Known:
    """What is known of an op, of those facts alone with which the verifier takes more.

    Attributes:
        types: by the names of facts about types the values with which shapes exist on some chip. None stands
        for a fact that a shape doesn't have.
        numbers: by the names of facts that are numbers the least and the greatest with which shapes exist.
    """

    types: Mapping[str, frozenset[str | None]]
    numbers: Mapping[str, tuple[int, int]]

    def admits(self, facts: Facts) -> bool:
        """Returns whether for each of `facts` there is a shape on some chip."""
        return all(facts.get(name) in values for name, values in self.types.items()) and all(
            least <= int(facts.get(name, least)) <= greatest
            for name, (least, greatest) in self.numbers.items()
        )


def learn_known(examples: Iterable[tuple[Facts, bool]]) -> Known:
    """Returns what shapes tell, each of which comes with whether it exists on some chip."""
    examples = list(examples)
    names = sorted({name for facts, _ in examples for name in facts})
    types = {
        name: frozenset(facts.get(name) for facts, exists in examples if exists)
        for name in names
        if name.startswith(_TYPES)
    }
    numbers = {}
    for name in names:
        if name.startswith(_NUMBERS) and all(_is_number(facts.get(name, "0")) for facts, _ in examples):
            taken = [int(facts[name]) for facts, exists in examples if exists and name in facts]
            if taken:
                numbers[name] = min(taken), max(taken)

    def tells(alone: Known) -> bool:
        return not all(alone.admits(facts) for facts, _ in examples)

    return Known(
        {name: known for name, known in types.items() if tells(Known({name: known}, {}))},
        {name: known for name, known in numbers.items() if tells(Known({}, {name: known}))},
    )


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()
