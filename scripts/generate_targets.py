# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes td/generated: what SPIR-V's and Vulkan's versions, profiles and devices offer.

The .td files are the named targets; VulkanRegistry.json is for mlir.availability.vulkan, which asks a device.

Run it after a change of the tables, scripts/targets/tables.py, or of a profile, scripts/targets/profiles, or
for a new registry; `--check` changes nothing, prints what would change and exits with 1 if anything would.

`--reduce FILE` is the way to a new profile: it prints what SPIR-V depends on of a profile's file, of what
`vulkaninfo --json` wrote or of an export of https://vulkan.gpuinfo.org.
"""

from __future__ import annotations

import argparse
import difflib
import json
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from targets.devices import device_table
from targets.features import read_rules
from targets.joined import Joined
from targets.profiles import Implementation, read_profile, reduce
from targets.registry import Registry
from targets.sources import REGISTRIES, InputError, read_grammar, read_mlir_enums, read_text
from targets.tables import IMPLEMENTATIONS
from targets.writing import spirv_core, vulkan_features, vulkan_implementations, vulkan_registry

OWN_PROFILES = Path(__file__).resolve().parent / "targets/profiles"


def generate(args: argparse.Namespace) -> dict[str, str]:
    """Returns the texts of the generated files by their names."""
    joined = Joined(
        read_mlir_enums(args.tblgen, args.mlir_include),
        read_grammar(args.registries / "spirv.core.grammar.json"),
        Registry(read_text(args.registries / "vk.xml")),
    )
    rules = read_rules(args.registries / "validusage.json")
    implementations = [(known, read_known(known.name, args.registries)) for known in IMPLEMENTATIONS]
    return {
        "SPIRVCore.td": spirv_core(joined),
        "VulkanFeatures.td": vulkan_features(joined, rules),
        "VulkanRegistry.td": vulkan_registry(joined),
        "VulkanImplementations.td": vulkan_implementations(joined, rules, implementations),
        "VulkanRegistry.json": device_table(joined),
    }


def read_known(name: str, registries: Path) -> Implementation:
    """Returns what a profile or device offers, from our file or the registry's."""
    if not name.startswith("VP_KHR_roadmap"):
        return read_profile(OWN_PROFILES / f"{name}.json", name)
    source = "registry/profiles/VP_KHR_roadmap.json of the Vulkan SDK, in Debian's libvulkan-dev"
    return replace(read_profile(registries / "VP_KHR_roadmap.json", name), description=source)


def print_reduced(path: Path, registry: Registry) -> None:
    """Prints what SPIR-V depends on of each profile in a file."""
    for name in json.loads(read_text(path))["profiles"]:
        print(json.dumps(reduce(path, name, registry), indent=2))


def differences(directory: Path, texts: Mapping[str, str]) -> str:
    """Returns the unified diff from the files in the directory to the texts."""
    found = []
    for name, text in texts.items():
        path = directory / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = difflib.unified_diff(
            old.splitlines(True), text.splitlines(True), str(path), f"{path} (generated)"
        )
        found.append("".join(lines))
    return "".join(found)


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """Returns the command line's arguments."""
    parser = argparse.ArgumentParser(
        description="Write td/generated from the Vulkan registry and the SPIR-V grammar."
    )
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 and a diff")
    parser.add_argument(
        "--reduce", type=Path, metavar="FILE", help="print what SPIR-V depends on of each profile in FILE"
    )
    parser.add_argument(
        "--registries",
        type=Path,
        default=REGISTRIES,
        help="where vk.xml, VP_KHR_roadmap.json and spirv.core.grammar.json are (./dev setup fetches them)",
    )
    parser.add_argument(
        "--mlir-include",
        type=Path,
        default=Path("/usr/lib/llvm-22/include"),
        help="where mlir/Dialect/SPIRV/IR/SPIRVBase.td is",
    )
    parser.add_argument(
        "--tblgen",
        default=shutil.which("llvm-tblgen-22") or "llvm-tblgen",
        help="llvm-tblgen or mlir-tblgen",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path(__file__).resolve().parents[1] / "td/generated",
        help="the directory of the generated files",
    )
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit status: 1 if --check finds a difference, 2 for unusable input."""
    args = parse_arguments(argv)
    try:
        if args.reduce:
            print_reduced(args.reduce, Registry(read_text(args.registries / "vk.xml")))
            return 0
        texts = generate(args)
    except InputError as error:
        print(f"generate_targets.py: error: {error}", file=sys.stderr)
        return 2
    if args.check:
        diff = differences(args.output, texts)
        print(diff, end="")
        return 1 if diff else 0
    args.output.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (args.output / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
