# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Declarations about a dialect `toy`, as availability-tblgen writes them."""

from __future__ import annotations

from typing import Any

V1, V2 = ({"dimension": "toy.min_version", "value": value} for value in ("v1", "v2"))


def operation(name: str, requirement: dict[str, str]) -> dict[str, Any]:
    return {"name": name, "clauses": [{"any_of": [requirement]}], "conditional": []}


def target(version: int) -> dict[str, Any]:
    return {
        "name": f"toy{version}",
        "attribute": f'#availability.target<"toy.min_version" = "v{version}">',
        "family": "toy",
        "rank": version,
        "summary": "",
        "source": "a test",
        "optional": [],
    }


DECLARED: dict[str, Any] = {
    "schema_version": 1,
    "dialect": "toy",
    "dimensions": [
        {
            "name": "toy.min_version",
            "label": "toy",
            "relation": "at_least",
            "values": [{"name": "v1", "value": 1}, {"name": "v2", "value": 2}],
        }
    ],
    "enums": [],
    "ops": [operation("toy.add", V1), operation("toy.round", V2)],
    "overlays": [],
    "types": [],
    "attributes": [],
    "targets": [target(1), target(2)],
}
