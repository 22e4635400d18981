# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""AMD's chips and their features, from LLVM's own tables.

`python -m probe.amdgpu` writes td/generated/AMDGPUChips.td. It takes half a minute: llvm-tblgen reads all of
AMDGPU.
"""

from __future__ import annotations

import re
import subprocess
import textwrap
from collections.abc import Iterable
from pathlib import Path

from llvm_release import tool
from probe.ods import include_directory

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "td/generated/AMDGPUChips.td"

OLDEST = 8
"""gfx8 is the oldest whose chips have names: no later runtime than that of 2021 runs on older ones."""

WAVES = ("wavefrontsize32", "wavefrontsize64")

# Features that don't concern instructions: hardware bugs, encodings, sizes, and modes that a program chooses.
_NOT_INSTRUCTIONS = re.compile(
    r"bug|hazard|encoding|ldsbankcount|max-hard|xnack|sramecc|required-export"
    r"|requires-cov|setreg|user-sgpr|sgpr-init|cumode|real-true16|priv-enabled|waits-before|movrel|trap"
)


def sources() -> Path:
    """Returns the directory of LLVM's AMDGPU sources, which the set-up fetches."""
    fetch = ROOT / "third_party/mlir-python-bindings/fetch-sources.sh"
    mlir = subprocess.run([fetch], check=True, capture_output=True, text=True).stdout.strip()
    return Path(mlir).parent / "llvm/lib/Target/AMDGPU"


def _subtargets() -> str:
    directory = sources()
    return subprocess.run(
        [
            tool("llvm-tblgen"),
            "-gen-subtarget",
            "-I",
            include_directory(),
            "-I",
            str(directory),
            str(directory / "AMDGPU.td"),
        ],
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def _bits(text: str) -> set[int]:
    words = [int(word, 16) for word in re.findall(r"0x([0-9a-fA-F]+)ULL", text)]
    return {64 * index + bit for index, word in enumerate(words) for bit in range(64) if word >> bit & 1}


def read_features(text: str) -> dict[str, frozenset[str]]:
    """Returns the features of each chip, with implied ones, from the output of `-gen-subtarget`."""
    numbers = {
        name: int(number) for name, number in re.findall(r"^  (\w+) = (\d+),$", text, flags=re.MULTILINE)
    }
    names: dict[int, str] = {}
    implied: dict[int, set[int]] = {}
    for name, record, bits in re.findall(
        r'^  \{ "([^"]+)", "[^"]*", AMDGPU::(\w+), \{ \{ \{ (.*?) \} \} \} \},$', text, flags=re.MULTILINE
    ):
        names[numbers[record]] = name
        implied[numbers[record]] = _bits(bits)
    chips = {}
    for chip, bits in re.findall(r'^ \{ "(gfx[^"]+)", \{ \{ \{ (.*?) \} \} \}', text, flags=re.MULTILINE):
        todo, closed = _bits(bits), set[int]()
        while todo:
            bit = todo.pop()
            closed.add(bit)
            todo |= implied.get(bit, set()) - closed
        chips[chip] = frozenset(names[bit] for bit in closed if bit in names)
    return chips


def _generation(chip: str) -> int:
    """Returns 9 for gfx90a and gfx9-4-generic, 11 for gfx1100."""
    digits = re.match(r"gfx(\d+)-", chip)
    return int(digits[1] if digits else chip.removeprefix("gfx")[:-2])


_LOCAL_MEMORY = "addressablelocalmemorysize"


def local_memory(features: Iterable[str]) -> int:
    """Returns how many bytes of local memory a workgroup can have on the chip with these features."""
    (size,) = (int(name.removeprefix(_LOCAL_MEMORY)) for name in features if name.startswith(_LOCAL_MEMORY))
    return size


def chips_and_features() -> dict[str, frozenset[str]]:
    """Returns for each named chip the features about instructions, its wavefront size if it has only one, and
    the size of its local memory.

    They are sorted by number.
    """
    read = {chip: own for chip, own in read_features(_subtargets()).items() if _generation(chip) >= OLDEST}
    ordered = sorted(read, key=lambda chip: (_generation(chip), "generic" in chip, chip))
    return {
        chip: frozenset(name for name in read[chip] if not _NOT_INSTRUCTIONS.search(name)) for chip in ordered
    }


def symbol(name: str) -> str:
    """Returns the C++ enumerant of a chip or a feature."""
    return re.sub(r"\W", "_", name if name[0].isalpha() else f"F{name}").upper()


def wrapped(items: Iterable[str], indent: int) -> str:
    """Returns the items with commas between them, in lines of td's width."""
    return textwrap.fill(", ".join(items), 80, initial_indent=" " * indent, subsequent_indent=" " * indent)


def _enum(prefix: str, kind: str, summary: str, names: list[str]) -> str:
    cases = "\n".join(
        f'def {prefix}_{symbol(name)} : I32EnumAttrCase<"{symbol(name)}", {number}, "{name}">;'
        for number, name in enumerate(names)
    )
    listed = wrapped((f"{prefix}_{symbol(name)}" for name in names), 6)
    return (
        f'{cases}\n\ndef {prefix}Attr\n    : I32EnumAttr<"{kind}", "{summary}", [\n{listed}\n    ]> {{\n'
        '  let cppNamespace = "::mlir::ROCDL";\n  let genSpecializedAttr = 0;\n}\n'
    )


def _chip(chip: str, features: frozenset[str], size: int) -> str:
    own = wrapped((f"ROCDL_Feature_{symbol(name)}" for name in sorted(features - frozenset(WAVES))), 4)
    waves = ", ".join(f"ROCDL_Wave_{symbol(name)}" for name in WAVES if name in features)
    return f"def : ROCDL_ChipFeatures<ROCDL_Chip_{symbol(chip)}, [\n{own}\n  ], [{waves}], {size}>;\n"


_HEAD = """\
//===- {name} - {what} -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/amdgpu.py from LLVM's tables on AMDGPU. Don't edit.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_{guard}
#define MLIR_AVAILABILITY_GENERATED_{guard}

include "mlir/IR/EnumAttr.td"

"""


def text(chips: dict[str, frozenset[str]]) -> str:
    """Returns the file."""
    everywhere = frozenset.intersection(*chips.values())
    sizes = {chip: local_memory(own) for chip, own in chips.items()}
    chips = {
        chip: frozenset(name for name in own if not name.startswith(_LOCAL_MEMORY))
        for chip, own in chips.items()
    }
    features = sorted(frozenset().union(*chips.values()) - everywhere - frozenset(WAVES))
    return "\n".join(
        [
            _HEAD.format(
                name="AMDGPUChips.td", what="AMD's chips and their features", guard="AMDGPUCHIPS_TD"
            ).rstrip(),
            "",
            _enum("ROCDL_Feature", "Feature", "features of AMD's chips, as LLVM calls them", features),
            _enum("ROCDL_Wave", "WavefrontSize", "sizes of a wavefront", list(WAVES)),
            _enum("ROCDL_Chip", "Chip", "AMD's chips", list(chips)),
            "// What a chip has, and how many bytes of memory a workgroup can share. A chip\n"
            "// that can be set to either size of a wavefront has none here.\n"
            "class ROCDL_ChipFeatures<I32EnumAttrCase chipCase,\n"
            "                         list<I32EnumAttrCase> featureCases,\n"
            "                         list<I32EnumAttrCase> waveCases,\n"
            "                         int localMemoryBytes> {\n"
            "  I32EnumAttrCase chip = chipCase;\n"
            "  list<I32EnumAttrCase> features = featureCases;\n"
            "  list<I32EnumAttrCase> waves = waveCases;\n"
            "  int localMemory = localMemoryBytes;\n}\n",
            *(_chip(chip, own - everywhere, sizes[chip]) for chip, own in chips.items()),
            "#endif // MLIR_AVAILABILITY_GENERATED_AMDGPUCHIPS_TD\n",
        ]
    )


if __name__ == "__main__":
    OUTPUT.write_text(text(chips_and_features()))
