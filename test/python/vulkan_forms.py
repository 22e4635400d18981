# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions of a class in every form in which MLIR has them, and what is asked for each."""

from __future__ import annotations

import functools
import json
import re
from dataclasses import dataclass

import mlir.availability as av
from mlir import ir
from vulkan_rule_targets import without
from vulkan_specification import ROOT

_RULES = ROOT / "docs/vulkan-rules.json"
GRAMMAR = (ROOT / "td/generated/SPIRVGrammar.td").read_text()

KINDS = re.findall(r'SPIRVOperandKind<"(\w+)"', GRAMMAR)

OPCODES = {name: int(opcode) for opcode, name in re.findall(r'SPIRVInstruction<(\d+), "(\w+)"', GRAMMAR)}


@dataclass(frozen=True)
class Form:
    """An instruction: its result, its operands, and its enumerants, "kind value" each."""

    results: str
    operands: tuple[str, ...] = ()
    enumerants: tuple[str, ...] = ()

    def text(self, name: str, number: int) -> str:
        """Returns an op of that form."""
        values = [f"%v{number}_{index}" for index in range(len(self.operands))]
        # A constant is written as its value and type.
        lines = [
            f"{value} = spirv.Constant {operand} : i32"
            if operand.isdigit()
            else f"{value} = spirv.Undef : {operand}"
            for value, operand in zip(values, self.operands, strict=True)
        ]
        numbers = [f"{KINDS.index(kind)}, {value}" for kind, value in map(str.split, self.enumerants)]
        enumerants = f"array<i32{': ' if numbers else ''}{', '.join(numbers)}>"
        types = ", ".join("i32" if operand.isdigit() else operand for operand in self.operands)
        result = f"%r{number} = " if self.results else ""
        lines.append(
            f'{result}spirv.binary.instruction "{name}"({", ".join(values)}) {{enumerants = {enumerants}, '
            f"opcode = {OPCODES[name]} : i32}} : ({types}) -> {self.results or '()'}"
        )
        return "\n".join(lines)


def module(forms: list[tuple[str, Form]], model: str) -> str:
    """Returns a module whose entry point has instructions of that name and form."""
    body = "\n".join(form.text(name, number) for number, (name, form) in enumerate(forms))
    modes = {"GLCompute": '"LocalSize", 1, 1, 1', "Fragment": '"OriginUpperLeft"'}
    mode = f"spirv.ExecutionMode @main {modes[model]}" if model in modes else ""
    return f"""
    spirv.module Logical GLSL450 {{
      spirv.func @main() "None" {{
        {body}
        spirv.Return
      }}
      spirv.EntryPoint "{model}" @main
      {mode}
    }}"""


@functools.cache
def asked() -> dict[str, list[str]]:
    """Returns the instructions that each rule is asked for, by its number. test_vulkan_classes.py compares
    the file with the records, which take TableGen seconds to read.
    """
    rules = json.loads(_RULES.read_text())["rules"]
    return {each["rule"][-5:]: each["instructions"] for each in rules if each["instructions"]}


def needs_by(text: str, number: str, facts: tuple[str, ...]) -> tuple[set[str], set[str]]:
    """Returns what a rule asks of a target without the facts: in violations, and in conditions."""
    report = av.check(ir.Module.parse(text), without(facts))
    parts = (
        [each.clause for each in report.violations],
        [each.clause for each in report.conditions],
    )
    violations, conditions = (
        {
            alternative.value
            for clause in clauses
            if (clause.source.rule or "").endswith(number)
            for alternative in clause.any_of
        }
        for clauses in parts
    )
    return violations, conditions
