# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Vulkan specification's rules about SPIR-V, and their descriptions in docs/vulkan-rules.md."""

from __future__ import annotations

import functools
import html
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REGISTRIES = ROOT / "build/registries"
needs_registries = pytest.mark.skipif(
    not REGISTRIES.exists(), reason="the registries are not here; ./dev setup tests fetches them"
)


@functools.cache
def all_rules() -> dict[str, str]:
    """Returns the texts of all rules of the specification by their names."""
    found: dict[str, str] = {}
    pending = [json.loads((REGISTRIES / "validusage.json").read_text())["validation"]]
    while pending:
        item = pending.pop()
        if isinstance(item, list):
            pending += item
        elif isinstance(item, dict):
            if "vuid" in item:
                blocks = re.sub(r"</?(?:li|ul|p|div)\b[^>]*>", " ", item["text"])
                text = html.unescape(re.sub(r"<[^>]+>", "", blocks))
                found[item["vuid"]] = re.sub(r"\s+", " ", text).strip()
            pending += item.values()
    return found


@functools.cache
def specified_rules() -> dict[str, str]:
    """Returns the texts of the rules about SPIR-V by their names."""
    is_about = re.compile("VUID-(Runtime|Standalone)Spirv-")
    return {rule: text for rule, text in all_rules().items() if is_about.match(rule)}


@functools.cache
def texts_by_number() -> dict[str, str]:
    """Returns the texts of the rules by the numbers that their names end with."""
    return {rule[-5:]: text for rule, text in specified_rules().items()}


@functools.cache
def documented_rules() -> dict[str, list[str]]:
    """Returns the names of the rules in docs/vulkan-rules.md by the title of their section."""
    sections: dict[str, list[str]] = {}
    for part in (ROOT / "docs/vulkan-rules.md").read_text().split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        prefixes = {"R": "VUID-RuntimeSpirv-", "S": "VUID-StandaloneSpirv-"}
        sections[title] = [
            prefixes[kind] + rest for kind, rest in re.findall(r"\b([RS]):([A-Za-z0-9]+-\d{5})\b", body)
        ]
    return sections
