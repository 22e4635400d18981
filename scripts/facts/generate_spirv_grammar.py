# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes td/generated/SPIRVGrammar.td: SPIR-V's grammar, as records of td/SPIRVGrammarClasses.td.

The sources are Khronos's spirv.core.grammar.json, corrected by td/SPIRVCorrections.td, and the grammars of
the extended instruction sets beside it, extinst.*.grammar.json. What imports of sets need is in no grammar:
that is in a table below.

`--check` changes nothing, prints what would change and exits with 1 if anything would.
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from targets.corrections import read_corrected_grammar
from targets.sources import REGISTRIES, InputError, read_text

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "td/generated/SPIRVGrammar.td"

# The sets of extended instructions, by their grammar files.
SETS = {
    "extinst.glsl.std.450.grammar.json": "GLSL.std.450",
    "extinst.opencl.std.100.grammar.json": "OpenCL.std",
    "extinst.debuginfo.grammar.json": "DebugInfo",
    "extinst.opencl.debuginfo.100.grammar.json": "OpenCL.DebugInfo.100",
    "extinst.tosa.001000.1.grammar.json": "TOSA.001000.1",
    "extinst.arm.motion-engine.100.grammar.json": "Arm.MotionEngine.100",
    "extinst.spv-amd-gcn-shader.grammar.json": "SPV_AMD_gcn_shader",
    "extinst.spv-amd-shader-ballot.grammar.json": "SPV_AMD_shader_ballot",
    "extinst.spv-amd-shader-explicit-vertex-parameter.grammar.json": (
        "SPV_AMD_shader_explicit_vertex_parameter"
    ),
    "extinst.spv-amd-shader-trinary-minmax.grammar.json": "SPV_AMD_shader_trinary_minmax",
}

# The requirements of importing sets, by name or by prefix: (extension, version that has it). SPIR-V 3.52.4,
# OpExtInstImport, and the extension: "If the name starts with 'NonSemantic.' ...". The instructions of such
# sets need nothing more: consumers ignore unknown sets.
IMPORTS: Mapping[str, tuple[str, str]] = {
    "NonSemantic.": ("SPV_KHR_non_semantic_info", "1.6"),
    **{name: (name, "None") for name in SETS.values() if name.startswith("SPV_")},
}
# Sets that SPIR-V allows every version to import.
PLAIN_SETS = tuple(name for name in SETS.values() if name not in IMPORTS)

HEADER = """\
//===- SPIRVGrammar.td - SPIR-V's grammar ------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_spirv_grammar.py. Don't edit: change the tables
// there.
//
// From Khronos's grammar of SPIR-V {version}, and SPIRVCorrections.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_SPIRVGRAMMAR_TD
#define MLIR_AVAILABILITY_GENERATED_SPIRVGRAMMAR_TD

include "mlir-availability/SPIRVGrammarClasses.td"

"""
FOOTER = "\n#endif // MLIR_AVAILABILITY_GENERATED_SPIRVGRAMMAR_TD\n"


def number(value: int | str) -> int:
    return int(value, 0) if isinstance(value, str) else value


def strings(values: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{value}"' for value in values) + "]"


def kinds(operands: Iterable[Mapping[str, str]], known: set[str]) -> list[str]:
    """Returns operands in the form of the records. A kind that only an instruction set has is a number."""
    return [
        operand.get("quantifier", "") + (operand["kind"] if operand["kind"] in known else "LiteralInteger")
        for operand in operands
    ]


def needs(entry: Mapping[str, Any]) -> str:
    """Returns the fields with the requirements of a grammar entry; "" if all have their defaults."""
    fields = []
    for name in ("capabilities", "extensions"):
        if entry.get(name):
            fields.append(f"let {name} = {strings(entry[name])};")
    if entry.get("version", "1.0") != "1.0":
        fields.append(f'let since = "{entry["version"]}";')
    if "lastVersion" in entry:
        fields.append(f'let until = "{entry["lastVersion"]}";')
    return " ".join(fields)


def record(what: str, entry: Mapping[str, Any]) -> str:
    body = needs(entry)
    return f"def : {what} {{ {body} }}\n" if body else f"def : {what};\n"


def merged(entries: Iterable[dict[str, Any]], key: str) -> Iterator[dict[str, Any]]:
    """Yields one entry for each number. If there are several, the first one counts, except for extensions,
    which are merged.
    """
    result: dict[int, dict[str, Any]] = {}
    for entry in entries:
        known = result.setdefault(number(entry[key]), dict(entry))
        known["extensions"] = list(
            dict.fromkeys([*known.get("extensions", ()), *entry.get("extensions", ())])
        )
    yield from (result[value] for value in sorted(result))


def generate(directory: Path) -> str:
    """Returns the text of the generated file, from the grammars in a directory."""
    core = read_corrected_grammar(directory / "spirv.core.grammar.json")
    known = {kind["kind"] for kind in core["operand_kinds"]}
    version = f"{core['major_version']}.{core['minor_version']}, revision {core['revision']}"
    lines = [HEADER.format(version=version)]
    lines += [
        f'def : SPIRVOperandKind<"{kind["kind"]}", "{kind["category"]}">;\n' for kind in core["operand_kinds"]
    ]
    for kind in core["operand_kinds"]:
        lines.append("\n")
        for entry in merged(kind.get("enumerants", ()), "value"):
            what = f'"{kind["kind"]}", {number(entry["value"])}, "{entry["enumerant"]}"'
            parameters = kinds(entry.get("parameters", ()), known)
            rest = f", {strings(parameters)}" if parameters else ""
            lines.append(record(f"SPIRVEnumerant<{what}{rest}>", entry))
    for entry in merged(core["instructions"], "opcode"):
        operands = strings(kinds(entry.get("operands", ()), known))
        what = f'{entry["opcode"]}, "{entry["opname"]}", {operands}, "{entry["class"]}"'
        lines.append(record(f"SPIRVInstruction<{what}>", entry))
    lines.append("\n")
    for name in PLAIN_SETS:
        lines.append(record(f'SPIRVExtInstSet<"{name}">', {}))
    for name, (extension, since) in IMPORTS.items():
        lines.append(record(f'SPIRVExtInstSet<"{name}">', {"extensions": [extension], "version": since}))
    for file, name in sorted(SETS.items(), key=lambda item: item[1]):
        grammar = json.loads(read_text(directory / file))
        for entry in merged(grammar["instructions"], "opcode"):
            parameters = kinds(entry.get("operands", ()), known)
            rest = f", {strings(parameters)}" if parameters else ""
            what = f'SPIRVExtInst<"{name}", {entry["opcode"]}, "{entry["opname"]}"{rest}>'
            # The import of a set requires its extension.
            lines.append(record(what, {"capabilities": entry.get("capabilities", ())}))
    return "".join(lines) + FOOTER


def main(argv: list[str] | None = None) -> int:
    """Returns the exit code: 0 for success, 1 when `--check` finds a change, 2 for bad input."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing, print what would change")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the file to write")
    parser.add_argument(
        "--grammars", type=Path, default=REGISTRIES, help="their directory (./dev setup tests fetches them)"
    )
    args = parser.parse_args(argv)
    try:
        text = generate(args.grammars)
    except (InputError, OSError, KeyError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if not args.check:
        args.output.write_text(text)
        return 0
    old = args.output.read_text() if args.output.exists() else ""
    name = args.output.name
    sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), text.splitlines(True), name, name))
    return int(old != text)


if __name__ == "__main__":
    sys.exit(main())
