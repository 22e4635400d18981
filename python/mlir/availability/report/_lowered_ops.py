# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the default pipelines make of ops of kernels: for tables.

They are measurements, in ``td/generated/LoweredOps.json``; no verdict depends on them. This module needs no
MLIR.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_MOST_NAMES = 4
_MOST_FORMS = 2


@dataclass(frozen=True)
class LoweredForm:
    """What an op becomes in some kernels.

    Attributes:
        becomes: the names of the ops, without constants; empty if it leaves none.
        types: the op's types in the first of the kernels.
        kernels: in how many it becomes this.
        targets: for which targets; empty for all that were tried.
    """

    becomes: tuple[str, ...]
    types: tuple[str, ...]
    kernels: int
    targets: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.becomes:
            return f"nothing{self._where()}"
        names = list(self.becomes[:_MOST_NAMES])
        if more := len(self.becomes) - len(names):
            names.append(f"and {more} more")
        return ", ".join(names) + self._where()

    @property
    def where(self) -> str:
        """The types and the targets: "i8; i32; and 3 more kernels, for gfx942"."""
        told = [each for each in self.types if each]
        if more := self.kernels - len(self.types):
            told.append(f"{more} more {'kernel' if more == 1 else 'kernels'}")
        types = "; ".join(told)
        return types + (f"{', ' if types else ''}for {', '.join(self.targets)}" if self.targets else "")

    def kernels_json(self) -> dict[str, Any]:
        """Returns where it becomes this, for ``schemas/table.schema.json``."""
        targets = {"targets": list(self.targets)} if self.targets else {}
        return {"types": list(self.types), "kernels": self.kernels, **targets}

    def _where(self) -> str:
        return f" ({', '.join(self.targets)})" if self.targets else ""


@dataclass(frozen=True)
class LoweredOp:
    """What the pipeline to a family of targets makes of an op.

    Attributes:
        forms: what it becomes; the most frequent comes first.
        more: how many further forms there are.
        not_lowered: where it can't be lowered; None if all kernels can.
    """

    forms: tuple[LoweredForm, ...]
    more: int
    not_lowered: LoweredForm | None

    def __str__(self) -> str:
        """A cell of a table: "llvm.fadd; or llvm.call; can't be lowered: bf16"."""
        if not self.forms:
            return "can't be lowered"
        told = list(map(str, self.forms[:_MOST_FORMS]))
        if more := self.more + len(self.forms) - len(told):
            told.append(f"{more} more {'form' if more == 1 else 'forms'}")
        text = "; or ".join(told)
        if refused := self.not_lowered:
            text += f"; can't be lowered: {refused.where}"
        return text

    def lines(self) -> list[str]:
        """All of it, a line for each form: "llvm.fadd (f16; f32; f64)"."""
        lines = [f"{', '.join(each.becomes) or 'nothing'} ({each.where})" for each in self.forms]
        lines += [f"and {self.more} more {'form' if self.more == 1 else 'forms'}"] * bool(self.more)
        return lines + ([f"can't be lowered ({self.not_lowered.where})"] if self.not_lowered else [])

    def to_json(self) -> dict[str, Any]:
        """Returns it as an entry of ``becomes`` in ``schemas/table.schema.json``."""
        forms = [{"becomes": list(each.becomes), **each.kernels_json()} for each in self.forms]
        refused = {} if self.not_lowered is None else {"not_lowered": self.not_lowered.kernels_json()}
        more = {"more_forms": self.more} if self.more else {}
        return {"forms": forms, **more, **refused}


def lowered_ops(dialect: str) -> Mapping[str, Mapping[str, LoweredOp]]:
    """Returns what the ops of a dialect become, by their names and the dialects of targets."""
    read: dict[str, Any] = _read()["ops"]
    return {
        name: {family: _lowered(told) for family, told in families.items()}
        for name, families in read.items()
        if name.startswith(f"{dialect}.")
    }


def lowered_targets() -> Mapping[str, list[str]]:
    """Returns the targets that were tried, by their dialects."""
    found: dict[str, list[str]] = _read()["targets"]
    return found


def lowered_source() -> str:
    """Returns where this was measured."""
    return str(_read()["source"])


def lowered_dialects() -> list[str]:
    """Returns the dialects whose ops were tried."""
    return sorted({name.partition(".")[0] for name in _read()["ops"]})


@functools.cache
def _read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        Path(__file__).with_name("LoweredOps.json").read_text(encoding="utf-8")
    )
    return found


def _lowered(told: dict[str, Any]) -> LoweredOp:
    refused = told.get("not_lowered")
    return LoweredOp(
        tuple(_form(each, each["becomes"]) for each in told["forms"]),
        told.get("more_forms", 0),
        None if refused is None else _form(refused, []),
    )


def _form(told: dict[str, Any], becomes: list[str]) -> LoweredForm:
    return LoweredForm(tuple(becomes), tuple(told["types"]), told["kernels"], tuple(told.get("targets", ())))
