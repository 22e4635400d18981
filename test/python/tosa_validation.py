# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Upstream's pass tosa-validate: what it says of an op for a target, and of which rule."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass

import tosa_oracle
from llvm_differences import TOSA_NEW_IN_1_1
from upstream_tools import mlir_opt

VERSIONS = ("1.0", "1.1.draft")

PROFILES = (("pro_int",), ("pro_fp",), ("pro_int", "pro_fp"))


# What the pass says where an op isn't available, by the rule.
AVAILABILITY = {
    # In LLVM 23's words "to be specified in the target environment", after a version if that is lacking.
    "profile or extension": r"illegal: requires .* (but not enabled in|to be specified in the) target",
    "profile of an extension": r"illegal: requires .* to work with but not enabled in target",
    "version": r"illegal: the target specification version .* is not backwards compatible",
    "types": r"illegal: operation operand/result data types did not align",
    "element type": r"is not profile-aligned: element type .* is not legal",
    "record": r"illegal: requires .* but not included in the profile compliance",
    "constant": r"expected compile time resolvable constant",
    "rounding mode": r"failed attribute check: rounding_mode",
    "dynamic shape": r"failed level check: .* shape dimension cannot be dynamic",
    "unranked": r"failed level check: unranked tensor",
    "shape rank": r"failed shape type level check: .* exceeds MAX_(RANK|SHAPE_LEN)",
    "level": r"failed level check",
}


# Errors about ops that violate the specification on any target.
OTHER = {
    "variable": r"name has not been declared|name has already been declared",
    "unranked": r"expect(ed)? ranked",
    "resize": r"expect .* to be in range|expect all scale numerator|expect a downscale ratio"
    r"|expected \(input_|calculated output (width|height) did not match|dims to be < 16384",
    "mul": r"requires (0 <= )?shift",
    "table": r"requires table size of",
    "pad": r"padding value must all be",
    "rescale": r"scale32 is not allowed|DOUBLE_ROUND is only allowed|cannot be( both)? unsigned"
    r"|not allowed with unsigned",
    "scatter": r"indices values contain duplicates",
    "regions": r"region is isolated from above",
}


@dataclass(frozen=True)
class Target:
    """A TOSA target, with version, profiles, extensions and level."""

    version: str
    profiles: tuple[str, ...]
    extensions: tuple[str, ...]
    level: str = "8k"

    def __str__(self) -> str:
        level = ["tosa.level=none"] * (self.level == "none")
        return "+".join(
            [f"tosa{self.version}:{self.profiles[0]}", *self.profiles[1:], *self.extensions, *level]
        )

    @property
    def passes(self) -> list[str]:
        """The options of mlir-opt for what refuses what isn't available there."""
        attached = (
            f"specification_version={self.version} level={self.level} "
            f"profiles={','.join(self.profiles)} extensions={','.join(self.extensions)}"
        )
        return [f"--tosa-attach-target={attached}", "--tosa-validate=strict-op-spec-alignment=1"]


def extensions_of(version: str) -> tuple[str, ...]:
    """Returns all extensions of a version."""
    return tuple(
        name for name in tosa_oracle.extension_names() if version != "1.0" or name not in TOSA_NEW_IN_1_1
    )


def largest(level: str = "8k") -> list[Target]:
    """Returns the targets with everything, one of each version."""
    return [Target(version, PROFILES[-1], extensions_of(version), level) for version in VERSIONS]


def rule_of(message: str) -> str | None:
    """Returns the rule by which the pass rejects an op, None if it isn't about availability."""
    for rule, pattern in AVAILABILITY.items():
        if re.search(pattern, message):
            return rule
    if any(re.search(pattern, message) for pattern in OTHER.values()):
        return None
    raise ValueError(f"neither known to be about availability nor about something else: {message}")


def their_rules(text: str, target: Target) -> dict[int, str]:
    """Returns which instances the pass refuses, with the first rule."""
    # With a diagnostic MLIR prints the op, for which it numbers the values of the whole module.
    # Ops were verified one by one; variables aren't declared.
    quick = ["--mlir-print-op-on-diagnostic=0", "--verify-each=0", "-o", os.devnull]
    quick.append("--mlir-very-unsafe-disable-verifier-on-parsing")
    done = subprocess.run(
        [mlir_opt(), *target.passes, *quick], input=text, capture_output=True, text=True, check=False
    )
    rules: dict[int, str] = {}
    for line, message in re.findall(r"^instance:(\d+):1: error: (.*)$", done.stderr, re.MULTILINE):
        if rule := rule_of(message):
            rules.setdefault(int(line), rule)
    return rules


PAD = "check: the padding of a tensor has twice its rank as a shape, and only the tensor's rank is limited"
