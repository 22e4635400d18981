# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The differences between clang's builtins and the probes of ROCDL ops, with the reasons.

clang rejects a call of a builtin if the chip lacks the features in the builtin's declaration. The probes
compile the op and assemble the result, so they are right about what can be encoded.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Difference:
    """The reason why clang and the probes accept an op on different chips.

    Attributes:
        ops: the ops' names, as a regular expression.
        clang_alone: chips, as a regular expression, for which clang alone compiles it.
        probes_alone: chips, as a regular expression, on which the probes alone found it.
        why: the reason, in words.
    """

    ops: str
    clang_alone: str
    probes_alone: str
    why: str

    def explains(self, op: str, clang_alone: frozenset[str], probes_alone: frozenset[str]) -> bool:
        """Returns true where this is about the op, and all chips on either side are those that it names."""
        return (
            re.fullmatch(self.ops, op) is not None
            and all(re.fullmatch(self.clang_alone, chip) for chip in clang_alone)
            and all(re.fullmatch(self.probes_alone, chip) for chip in probes_alone)
        )


_NONE = "(?!)"

DIFFERENCES = (
    Difference(
        r"rocdl\.s?mfmac?\..*",
        r"gfx90.|gfx942|gfx950|gfx9-4-generic",
        _NONE,
        "all of these builtins are declared with mai-insts alone; later chips added shapes and dropped "
        "others, which LLVM's assembler knows",
    ),
    Difference(
        r"rocdl\.wmma\..*",
        r"gfx1200.*|gfx125.",
        _NONE,
        "the op's vectors are those of one size of a wavefront; clang's builtins for the others stand for "
        "other vectors of the same op, or for another instruction on gfx1250",
    ),
    Difference(
        r"rocdl\.global\.load\.tr\.b64",
        r"gfx1200\+wavefrontsize64",
        r"gfx125.",
        "the op returns two numbers, as wavefronts of 32 have it; gfx1250 has it by another name, for which "
        "clang has a builtin of its own",
    ),
    Difference(
        r"rocdl\.raw\.ptr\.buffer\.atomic\.fadd",
        _NONE,
        r"gfx908",
        "the builtin returns a number; gfx908 has the instruction without a result, which is the op",
    ),
    Difference(
        r"rocdl\.raw\.ptr\.buffer\.atomic\.fmax",
        _NONE,
        r"gfx90a|gfx942|gfx950|gfx9-4-generic",
        "the builtin is declared for f32; these chips have it for f64, which the op takes too",
    ),
    Difference(
        r"rocdl\.s\.waitcnt",
        r"gfx125.",
        _NONE,
        "gfx1250 has other counters, and LLVM can't select the instruction there",
    ),
)
