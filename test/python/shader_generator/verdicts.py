# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The verdicts of `check` and spirv-val on shaders that declare less, or something else, than they have to.

A shader is valid as it is. So whatever spirv-val says of it with another version, fewer declarations or in an
older environment is about availability.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import mlir.availability as av
from mlir import ir

from shader_generator.grammar import enumerants
from shader_generator.shader import Declared
from shader_generator.valid import Valid, Validate

# spirv-val's environments, and the highest version of SPIR-V, 1.x, of each.
ENVIRONMENTS = {"vulkan1.4": 6, "vulkan1.3": 6, "vulkan1.2": 5, "vulkan1.1": 3, "vulkan1.0": 0}


@dataclass(frozen=True)
class Pair:
    """A question for both: a shader with declarations, in an environment.

    Attributes:
        what: how it differs from the valid shader.
    """

    valid: Valid
    declared: Declared
    environment: str
    what: str


@dataclass(frozen=True)
class Verdict:
    """The answers of both.

    Attributes:
        asked: the alternatives of each requirement that `check` misses, as "Float16|v1.4", and the rule if
            one is another API.
        said: spirv-val's message; "" if it accepts the shader.
    """

    pair: Pair
    asked: tuple[str, ...]
    said: str

    @property
    def agrees(self) -> bool:
        return bool(self.asked) == bool(self.said)

    @property
    def cause(self) -> str:
        """What the difference is about, without what distinguishes one shader from another."""
        if self.asked:
            return f"stricter: {'; '.join(self.asked)}"
        line = re.sub(r"'?\d*\[?%\w+\]?'?", "ID", self.said.split("\n")[0])
        return "laxer: " + re.sub(r"^error: (line \d+: )?", "", line)


def pairs(valid: Valid, rng: random.Random) -> Iterator[Pair]:
    """Yields the questions about a shader."""
    whole = valid.declared
    for environment, minor in ENVIRONMENTS.items():
        yield Pair(valid, replace(whole, minor=min(minor, whole.minor)), environment, "as it is")
    variants = [
        (f"without {name}", whole.without(name)) for name in (*whole.capabilities[1:], *whole.extensions)
    ]
    if whole.minor:
        variants.append((f"v1.{whole.minor - 1}", replace(whole, minor=whole.minor - 1)))
        variants.append(("v1.0", replace(whole, minor=0)))
    unused = rng.choice([name for name in enumerants("Capability") if name not in whole.capabilities])
    more = tuple(
        each for each in enumerants("Capability")[unused].extensions[:1] if each not in whole.extensions
    )
    added = Declared(whole.minor, (*whole.capabilities, unused), whole.extensions + more)
    variants.append((f"unused {unused}", added))
    if more:
        variants.append((f"unused {unused} without {more[0]}", replace(added, extensions=whole.extensions)))
    for what, declared in variants:
        yield Pair(valid, declared, "vulkan1.4", what)
        yield Pair(valid, declared, rng.choice(list(ENVIRONMENTS)), what)


def judge(pair: Pair, validate: Validate, context: ir.Context) -> Verdict | None:
    """Returns both answers; None if the text can't be assembled."""
    text = pair.valid.shader.text(pair.declared)
    binary, said = validate(text, pair.declared.minor, pair.environment)
    if not binary:
        return None
    report = av.check(av.spirv.read(binary, context), av.target(f"{pair.environment}+all", context))
    return Verdict(pair, tuple(sorted({_requirement(each.clause) for each in report.violations})), said)


def _requirement(clause: av.Clause) -> str:
    """Returns the alternatives. Where another API is one, the rule tells what it is about."""
    values = "|".join(sorted(need.value for need in clause.any_of)) or "nothing"
    return f"{values} {(clause.source.rule or '')[-5:]}" if "WebGPU" in values else values
