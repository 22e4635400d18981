#!/usr/bin/env python3
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes what the records say of each rule of Vulkan: what it is asked for, or that a run decides it.

That is docs/vulkan-rules.json and, in docs/vulkan-rules.md, the numbers of rules and the sections "Decided
when the shader runs" and "Asked for". `--check` changes nothing, and exits with 1 if anything would change.
"""

from __future__ import annotations

import argparse
import collections
import functools
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from llvm_release import include_directory, tool

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/vulkan-rules.md"
DATA = ROOT / "docs/vulkan-rules.json"
ASKED = "Asked for"
RUN_TIME = "Decided when the shader runs"
PREFIXES = {"R": "VUID-RuntimeSpirv-", "S": "VUID-StandaloneSpirv-"}
# Ops of binaries: the classes say which instructions these stand for.
BINARY = "spirv.binary."


def includes() -> list[str]:
    directories = (ROOT / "build/cmake/td-include", ROOT / "cpp/include", include_directory())
    return [f"-I{each}" for each in directories]


@functools.cache
def all_records() -> Any:
    """Returns all records of Vulkan, as TableGen writes them."""
    command = [tool("llvm-tblgen"), "--dump-json", str(ROOT / "td/dialects/Vulkan.td"), *includes()]
    return json.loads(subprocess.check_output(command))


def at_run_time() -> dict[str, list[str]]:
    """Returns the rules that a run decides, by the words that show it."""
    records = all_records()
    named = [records[name] for name in records["!instanceof"]["VulkanAtRunTime"]]
    return {each["Words"]: [f"VUID-{rule}" for rule in each["Rules"]] for each in named}


def classes() -> dict[str, list[str]]:
    """Returns the instructions of rules about classes of instructions."""
    records = all_records()
    found: dict[str, dict[str, None]] = {}
    for name in records["!instanceof"]["SPIRVAskedOf"]:
        found.setdefault(records[name]["rule"], {}).update(dict.fromkeys(records[name]["names"]))
    return {rule: list(names) for rule, names in found.items()}


def rules_in(item: Any) -> Iterable[str]:
    """Yields the rules that a part of the records names."""
    if isinstance(item, dict):
        if item.get("rule"):
            yield item["rule"]
        for each in item.values():
            yield from rules_in(each)
    elif isinstance(item, list):
        for each in item:
            yield from rules_in(each)


def owners() -> dict[str, list[str]]:
    """Returns the ops and types of the rules in the records of SPIR-V and Vulkan."""
    found: dict[str, dict[str, None]] = {}
    for dialect in ("SPIRV", "Vulkan"):
        command = [
            str(Path(sys.executable).parent / "availability-tblgen"),
            "-gen-availability-json",
            f"--availability-dialect={dialect.lower()}",
            *includes(),
            str(ROOT / f"td/dialects/{dialect}.td"),
        ]
        records = json.loads(subprocess.check_output(command))
        for owner in (*records["ops"], *records["overlays"], *records["types"]):
            for rule in rules_in(owner):
                found.setdefault(rule, {})[owner["name"]] = None
    return {rule: list(names) for rule, names in found.items()}


def states(page: str) -> dict[str, str]:
    """Returns what the page says of each rule: the title of its section."""
    found = {}
    for part in page.split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        for kind, rest in re.findall(r"\b([RS]):([A-Za-z0-9]+-\d{5})\b", body):
            found[PREFIXES[kind] + rest] = title
    return found


def entries(by_state: Mapping[str, str]) -> list[dict[str, Any]]:
    """Returns an entry for each rule, sorted. The states are those of the page."""
    by_class, by_owner = classes(), owners()
    return [
        {
            "rule": rule,
            "state": by_state.get(rule, "Checked"),
            "instructions": by_class.get(rule, []),
            "ops": [name for name in by_owner.get(rule, []) if not name.startswith(BINARY)],
        }
        for rule in sorted({*by_class, *by_owner, *by_state})
    ]


def asked_for(all_entries: Iterable[Mapping[str, Any]]) -> str:
    """Returns the section about what rules are asked for: those about the same instructions are one row."""
    rows: dict[str, list[str]] = {}
    for entry in all_entries:
        names = entry["instructions"] or [f"`{name}`" for name in entry["ops"]]
        if names:
            rows.setdefault(", ".join(names), []).append(entry["rule"][-5:])
    lines = "".join(f"| {', '.join(rules)} | {names} |\n" for names, rules in rows.items())
    return f"""
Written by [generate_vulkan_rules.py](../scripts/facts/generate_vulkan_rules.py) from the records,
by the numbers that end the rules' names. An instruction (`Op...`) is asked in each form: as an op of MLIR's
dialect, and as the reader of binaries makes it. [vulkan-rules.json](vulkan-rules.json) has the same for
programs, with the state of every rule.

| rules | instructions, ops or types |
|---|---|
{lines}"""


def run_time_rules() -> str:
    """Returns the section about rules that a run decides."""
    letters = {prefix: letter for letter, prefix in PREFIXES.items()}

    def short(rule: str) -> str:
        prefix = next(each for each in letters if rule.startswith(each))
        return f"{letters[prefix]}:{rule.removeprefix(prefix)}"

    lines = "".join(
        f"| {words} | {', '.join(map(short, rules))} |\n" for words, rules in at_run_time().items()
    )
    return f"""
Values at run time decide these, or what the application makes and binds: no module shows whether it keeps to
them. Their words say so. The list is in the records
([VulkanAtRunTime.td](../td/dialects/Vulkan/VulkanAtRunTime.td)).

| the words | rules |
|---|---|
{lines}"""


def with_section(page: str, title: str, text: str) -> str:
    """Returns the page with that text in a section."""
    before, _, rest = page.partition(f"\n## {title}\n")
    end = rest.find("\n## ")
    return f"{before}\n## {title}\n{text}{rest[end:] if end != -1 else ''}"


def with_numbers(page: str, by_state: Mapping[str, str]) -> str:
    """Returns the page with the numbers of rules in the table that links to their sections."""
    numbers = collections.Counter(by_state.values())

    def row(match: re.Match[str]) -> str:
        title = next(each for each in numbers if each.lower() == match[2].lower())
        return f"{match[1]}{numbers[title]} |"

    return re.sub(r"^(\| \[([^]]+)\]\(#[^|]*\| )\d+ \|$", row, page, flags=re.MULTILINE)


def texts() -> dict[Path, str]:
    page = with_section(PAGE.read_text(encoding="utf-8"), RUN_TIME, run_time_rules())
    by_state = states(page)
    found = entries(by_state)
    page = with_numbers(with_section(page, ASKED, asked_for(found)), by_state)
    return {PAGE: page, DATA: json.dumps({"schema_version": 1, "rules": found}, indent=1) + "\n"}


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    args = parser.parse_args()
    changed = [
        path
        for path, text in texts().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    if args.check:
        print("".join(f"{path.relative_to(ROOT)} isn't what the records say\n" for path in changed), end="")
        return 1 if changed else 0
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
