# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes DecorationOperands.inc: what operands the decorations of MLIR's SPIR-V dialect take.

The grammar (spirv.core.grammar.json) says so. A decoration with operands is in the file: `Literal` takes one
literal number or one case of an enum; `Other` takes what a struct type of MLIR can't hold, which is ids,
strings and several operands.

`--check` changes nothing, prints what would change and exits with 1 if anything would.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generate_spirv_cases import InputError, Mlir, run

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "cpp/lib/Dialect/SPIRV/Builders/DecorationOperands.inc"

HEADER = """\
//===- DecorationOperands.inc - What decorations take -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_decoration_operands.py from the grammar,
// spirv.core.grammar.json. Don't edit.
//
// DECORATION_OPERANDS(decoration, operands): the decorations with operands.
//
//===----------------------------------------------------------------------===//

"""


def operands_of(parameters: list[dict[str, Any]], categories: dict[str, str]) -> str | None:
    """Returns the operands of a decoration with these parameters; None if it has none."""
    if not parameters:
        return None
    kind = parameters[0]["kind"]
    is_literal = kind == "LiteralInteger" or categories[kind] in ("ValueEnum", "BitEnum")
    return "Literal" if len(parameters) == 1 and is_literal else "Other"


def read_grammar(path: Path) -> dict[int, str | None]:
    """Returns the operands of decorations, by their values."""
    kinds = {kind["kind"]: kind for kind in json.loads(path.read_text())["operand_kinds"]}
    if "Decoration" not in kinds:
        raise InputError(f"{path} has no operand kind 'Decoration'")
    categories = {name: kind["category"] for name, kind in kinds.items()}
    return {
        enumerant["value"]: operands_of(enumerant.get("parameters", []), categories)
        for enumerant in kinds["Decoration"]["enumerants"]
    }


def lines(mlir: Mlir, operands: dict[int, str | None]) -> Iterator[str]:
    """Yields a line for each decoration with operands, in the order of the names."""
    for case in sorted(mlir.cases(), key=lambda case: case.name):
        if case.enum != "Decoration":
            continue
        if case.value not in operands:
            raise InputError(f"the grammar doesn't have decoration {case.name}")
        if takes := operands[case.value]:
            yield f"DECORATION_OPERANDS({case.name}, {takes})\n"


def generate(tblgen: str, include: Path, grammar: Path) -> str:
    """Returns the text of the generated file."""
    return HEADER + "".join(lines(Mlir(tblgen, include), read_grammar(grammar)))


def main(argv: list[str] | None = None) -> int:
    assert __doc__ is not None
    return run(__doc__, OUTPUT, generate, argv)


if __name__ == "__main__":
    sys.exit(main())
