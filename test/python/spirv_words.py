# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Binaries that declare something else than they did."""

from __future__ import annotations

import json
from functools import cache

from spirv_validator import Triple
from targets.sources import REGISTRIES
from upstream_oracle import enum_names

_CAPABILITY, _EXTENSION = 17, 10
_HEADER = 5  # Words.


def restated(binary: bytes, triple: Triple) -> bytes:
    """Returns a binary that declares exactly the version, the capabilities and the extensions of a triple."""
    words = [int.from_bytes(binary[i : i + 4], "little") for i in range(0, len(binary), 4)]
    words[1] = 0x10000 | int(triple.version[-1]) << 8
    declared: list[int] = []
    for name in triple.capabilities:
        declared += [2 << 16 | _CAPABILITY, _numbers()[name]]
    for name in triple.extensions:
        data = name.encode() + b"\0" * (4 - len(name) % 4)
        declared += [(1 + len(data) // 4) << 16 | _EXTENSION]
        declared += [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]
    kept = []
    at = _HEADER
    while at < len(words):
        length = words[at] >> 16
        if words[at] & 0xFFFF not in (_CAPABILITY, _EXTENSION):
            kept += words[at : at + length]
        at += length
    return b"".join(word.to_bytes(4, "little") for word in words[:_HEADER] + declared + kept)


@cache
def _numbers() -> dict[str, int]:
    """The numbers of capabilities by MLIR's names and by those of SPIR-V's grammar."""
    kinds = json.loads((REGISTRIES / "spirv.core.grammar.json").read_text())["operand_kinds"]
    capabilities = next(kind["enumerants"] for kind in kinds if kind["kind"] == "Capability")
    return {
        **{
            name: entry["value"]
            for entry in capabilities
            for name in (entry["enumerant"], *entry.get("aliases", ()))
        },
        **{name: number for number, name in enum_names("Capability").items()},
    }
