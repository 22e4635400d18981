# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes LLVM's tables of CPUs as records."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from pathlib import Path

from cpus.tables import CPU, Tables

OUTPUT = Path(__file__).resolve().parents[3] / "td/generated/CPUs.td"

RECORDS = {"x86": "CPU_X86", "aarch64": "CPU_AArch64", "riscv": "CPU_RISCV"}
CLASSES = {"x86": "X86Feature", "aarch64": "AArch64Feature", "riscv": "RISCVFeature"}
WORDS = {"x86": "x86", "aarch64": "AArch64", "riscv": "RISC-V"}

TAKEN = ("apple-m1",)
"""Names of CPUs that other targets have: Vulkan's of a GPU. They are called ``cpu:apple-m1``."""

VENDORS = {
    "x86": (
        ("amd", r"k8|opteron|athlon|amdfam10|barcelona|bdver|btver|znver"),
        (
            "atom",
            r"atom|bonnell|silvermont|slm|goldmont|tremont|gracemont|sierraforest|grandridge|clearwater",
        ),
        ("intel", ""),
    ),
    "aarch64": (
        ("server", r"neoverse|grace|cobalt"),
        ("apple", r"apple|cyclone"),
        ("realtime", r"cortex-r"),
        ("arm", r"cortex|c1-"),
        ("other", ""),
    ),
    "riscv": (("sifive", r"sifive"), ("other", "")),
}
"""Groups of CPUs: of each, the one with the fewest features is proposed first."""


PROFILES = ("aarch64:r", "riscv:profile")
"""Families of architectures that aren't in the line of the others."""


def symbol(name: str) -> str:
    """Returns the end of a feature's record name: AVX512F, V8_1A."""
    return re.sub(r"\W", "_", name).upper()


def _enumerant(name: str) -> str:
    return symbol(name if name[0].isalpha() else f"F{name}")


def _wrapped(items: Iterable[str], indent: int) -> str:
    spaces = " " * indent
    return textwrap.fill(
        ", ".join(items),
        80,
        initial_indent=spaces,
        subsequent_indent=spaces,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _quoted(names: Iterable[str]) -> list[str]:
    return [f'"{name}"' for name in names]


def _features(arch: str, tables: Tables) -> str:
    record = RECORDS[arch]
    names = [feature.name for feature in tables.features]
    assert len({symbol(name) for name in names}) == len(names)
    cases = "\n".join(
        f"def {record}_{symbol(each.name)}\n"
        f'    : CPU_FeatureCase<"{_enumerant(each.name)}", {number}, "{each.name}", ['
        + (f"\n{_wrapped(_quoted(each.implies), 6)}" if each.implies else "")
        + ("]>;" if each.is_extension else "], 0>;")
        for number, each in enumerate(tables.features)
    )
    return (
        f"{cases}\n\ndefvar {record}_Features = [\n"
        f"{_wrapped((f'{record}_{symbol(name)}' for name in names), 2)}\n];\n"
        f"def {record}_FeatureAttr\n"
        f'    : I32EnumAttr<"{CLASSES[arch]}", "features of {WORDS[arch]} CPUs, as LLVM calls them",\n'
        f"                  {record}_Features> {{\n"
        '  let cppNamespace = "::mlir::cpu";\n  let genSpecializedAttr = 0;\n}\n'
    )


def _minimal(tables: Tables, features: frozenset[str]) -> list[str]:
    """Returns those of the features that no other one implies, in alphabetical order."""
    implied = {
        name
        for feature in features
        for name in tables.closed({feature}) - {feature}
        if feature not in tables.closed({name})
    }
    return sorted(features - implied)


def _family(arch: str, name: str) -> str:
    return next(group for group, pattern in VENDORS[arch] if re.match(pattern, name))


def _processor(arch: str, tables: Tables, cpu: CPU, family: str, rank: int, others: list[str]) -> str:
    what = "code for" if ":" not in family or family in PROFILES else "the CPU that LLVM calls"
    listed = _wrapped(_quoted(_minimal(tables, cpu.features)), 2)
    return (
        f'def : CPU_Processor<"{cpu.name}", CPU_Arch_{CLASSES[arch].removesuffix("Feature")}, '
        f'"{family}", {rank},\n'
        f'  "{what} {cpu.name}", [{", ".join(_quoted(others))}], [\n{listed}]>;\n'
    )


def _other_names(tables: Tables) -> dict[str, list[str]]:
    """Returns the other names of each CPU: LLVM's aliases, and names of the same CPU with underscores."""
    others: dict[str, list[str]] = {}
    own = {cpu.name: cpu.features for cpu in tables.cpus}
    for name, features in own.items():
        plain = name.replace("_", "-")
        if plain != name and own.get(plain) == features:
            others.setdefault(plain, []).append(name)
    for alias, name in tables.aliases.items():
        others.setdefault(name, []).append(f"cpu:{alias}" if alias in TAKEN else alias)
    return others


def _processors(arch: str, tables: Tables) -> str:
    others = _other_names(tables)
    known = {each for names in others.values() for each in names}
    blocks = []
    for rank, each in enumerate(tables.architectures):
        family = f"{arch}:{'r' if each.name.endswith('-r') else 'profile'}"
        family = arch if re.match(r"armv\d(\.\d)?-a|rv64", each.name) else family
        blocks.append(_processor(arch, tables, each, family, rank, []))
    cpus = sorted(
        (cpu for cpu in tables.cpus if cpu.name not in known),
        key=lambda cpu: (len(cpu.features), cpu.name),
    )
    for rank, cpu in enumerate(cpus):
        if cpu.name == "generic":
            continue
        family = arch if cpu.name.startswith("x86-64") else f"{arch}:{_family(arch, cpu.name)}"
        blocks.append(_processor(arch, tables, cpu, family, rank, others.get(cpu.name, [])))
    return "\n".join(blocks)


_HEAD = """\
//===- CPUs.td - CPUs and their features -------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/cpus from LLVM's tables of subtargets. Don't edit.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_CPUS_TD
#define MLIR_AVAILABILITY_GENERATED_CPUS_TD

include "mlir/IR/EnumAttr.td"

// The architectures, as LLVM's triples call them.
def CPU_Arch_X86 : I32EnumAttrCase<"X86_64", 0, "x86-64">;
def CPU_Arch_AArch64 : I32EnumAttrCase<"AArch64", 1, "aarch64">;
def CPU_Arch_RISCV : I32EnumAttrCase<"RISCV64", 2, "riscv64">;
def CPU_ArchitectureAttr
    : I32EnumAttr<"Architecture", "architectures of CPUs", [
      CPU_Arch_X86, CPU_Arch_AArch64, CPU_Arch_RISCV
    ]> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

// A feature, and those that it is stated to imply. It is an extension of the
// instruction set, or a setting: what is fast, which registers are reserved.
class CPU_FeatureCase<string enumerant, int number, string name,
                      list<string> others, bit hasInstructions = 1>
    : I32EnumAttrCase<enumerant, number, name> {
  list<string> implied = others;
  bit isExtension = hasInstructions;
}

// A CPU, or an architecture, and those of its features that no other one
// implies.
class CPU_Processor<string cpuName, I32EnumAttrCase architecture,
                    string partOf, int position, string words,
                    list<string> others, list<string> featureNames> {
  string name = cpuName;
  I32EnumAttrCase arch = architecture;
  string family = partOf;
  int rank = position;
  string summary = words;
  list<string> otherNames = others;
  list<string> features = featureNames;
}

"""


def text(tables: dict[str, Tables]) -> str:
    """Returns the file."""
    blocks = [_features(arch, each) + "\n" + _processors(arch, each) for arch, each in tables.items()]
    return _HEAD + "\n".join(blocks) + "\n#endif // MLIR_AVAILABILITY_GENERATED_CPUS_TD\n"
