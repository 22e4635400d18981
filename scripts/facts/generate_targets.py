# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes td/generated: what SPIR-V's and Vulkan's versions, profiles and devices offer.

The .td files contain the named targets; VulkanRegistry.json is for mlir.availability.vulkan, which queries a
device.

Run it after a change of the tables, scripts/facts/targets/tables.py, or for a new registry; `--check` changes
nothing, prints the differences and exits with 1 if there are any.

The offers of profiles and devices are in scripts/facts/targets/reports.json, which this script updates:
`--profiles CHECKOUT` reads the profiles of a checkout of KhronosGroup/Vulkan-Profiles, `--device NAME FILE
SOURCE` a file written by `vulkaninfo --json` or exported by https://vulkan.gpuinfo.org.
"""

from __future__ import annotations

import argparse
import difflib
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from llvm_release import include_directory, tool
from targets.devices import device_table, text_of
from targets.features import read_rules
from targets.joined import join
from targets.reports import (
    TABLE,
    exported_extensions,
    merged,
    read_checkout,
    read_device,
    read_table,
    write_table,
)
from targets.runtime import implementation, registry
from targets.sources import REGISTRIES, InputError, read_text
from targets.writing import (
    spirv_core,
    spirv_further,
    vulkan_features,
    vulkan_implementations,
    vulkan_registry,
)


def generate(args: argparse.Namespace) -> dict[Path, str]:
    """Returns the texts of the generated files."""
    joined = join(args.registries, args.tblgen, args.mlir_include)
    rules = read_rules(args.registries / "validusage.json")
    text = read_text(TABLE)
    table = device_table(joined, rules, exported_extensions(text))
    known = registry.read(table)
    reports = read_table(known, text)
    if args.profiles:
        reports = merged(read_checkout(args.profiles, known), reports)
    if args.device:
        name, file, source = args.device
        reports = merged([read_device(name, Path(file), source, known)], reports)
    text = write_table(reports, known)
    # New reports may mention more extensions.
    table["exported"] = exported_extensions(text)
    known = registry.read(table)
    reports = read_table(known, text)
    return {
        args.output / "SPIRVFurther.td": spirv_further(joined),
        args.output / "SPIRVCore.td": spirv_core(joined),
        args.output / "VulkanFeatures.td": vulkan_features(joined, rules),
        args.output / "VulkanRegistry.td": vulkan_registry(joined),
        args.output / "VulkanImplementations.td": vulkan_implementations(joined, known, reports),
        args.output / "VulkanRegistry.json": text_of(table),
        args.reports: text,
    }


def differences(texts: Mapping[Path, str]) -> str:
    """Returns the unified diff from the files to the texts."""
    found = []
    for path, text in texts.items():
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
        "--profiles",
        type=Path,
        metavar="CHECKOUT",
        help="read profiles and devices anew from a checkout of KhronosGroup/Vulkan-Profiles",
    )
    parser.add_argument(
        "--device",
        nargs=3,
        metavar=("NAME", "FILE", "SOURCE"),
        help="read a device, anew or for the first time",
    )
    parser.add_argument(
        "--reports", type=Path, default=TABLE, help="where what profiles and devices have is written to"
    )
    parser.add_argument(
        "--registries",
        type=Path,
        default=REGISTRIES,
        help="where vk.xml, validusage.json and spirv.core.grammar.json are (./dev setup tests fetches them)",
    )
    parser.add_argument(
        "--mlir-include",
        type=Path,
        default=include_directory(),
        help="where mlir/Dialect/SPIRV/IR/SPIRVBase.td is",
    )
    parser.add_argument(
        "--tblgen",
        default=shutil.which(tool("llvm-tblgen")) or "llvm-tblgen",
        help="llvm-tblgen or mlir-tblgen",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=Path(__file__).resolve().parents[2] / "td/generated",
        help="the directory of the generated files",
    )
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit status: 1 if --check finds a difference, 2 for unusable input."""
    args = parse_arguments(argv)
    try:
        texts = generate(args)
    except (InputError, implementation.ProfileError) as error:
        print(f"generate_targets.py: error: {error}", file=sys.stderr)
        return 2
    if args.check:
        diff = differences(texts)
        print(diff, end="")
        return 1 if diff else 0
    args.output.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
