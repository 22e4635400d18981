# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CPUs as targets: their names, their features, and what these imply."""

import platform
import re
import subprocess
from pathlib import Path

import pytest
from cpus.tables import BASE, LEFT_OUT, Tables, read
from cpus.writing import OUTPUT, TAKEN, text
from llvm_differences import GENERATED
from llvm_release import tool
from mlir import availability as av
from mlir import ir

TRIPLES = {"x86": "x86_64", "aarch64": "aarch64", "riscv": "riscv64"}


@pytest.fixture(scope="module")
def tables() -> dict[str, Tables]:
    return read()


@GENERATED
def test_the_generated_file_is_that_of_the_installed_llvm(tables: dict[str, Tables]) -> None:
    assert text(tables) == OUTPUT.read_text()


@GENERATED
@pytest.mark.parametrize("arch", TRIPLES)
def test_llc_lists_the_same_features_and_cpus(arch: str, tables: dict[str, Tables]) -> None:
    listed = subprocess.run(
        [tool("llc"), f"-mtriple={TRIPLES[arch]}", "-mattr=help"], capture_output=True, text=True, check=True
    ).stderr
    cpus, features = (
        set(re.findall(r"^  (\S+) +- ", part, flags=re.MULTILINE))
        for part in listed.split("Available features")
    )
    own = tables[arch]
    assert {feature.name for feature in own.features} == features - set(LEFT_OUT[arch])
    # clang alone knows this one.
    assert ({cpu.name for cpu in own.cpus} | set(own.aliases)) - {"apple-latest"} <= cpus


def features_of(arch: str, name: str) -> set[str]:
    """Returns the features that the target of this name states."""
    stated = re.search(rf'"cpu.{arch}_feature" = (\[.*?\]|"[^"]*")', str(av.target(name)))
    assert stated
    return set(re.findall(r'"(.*?)"', stated[1]))


@pytest.mark.parametrize("arch", TRIPLES)
def test_each_cpu_has_what_llvm_says(arch: str, tables: dict[str, Tables]) -> None:
    own = tables[arch]
    has = {cpu.name: cpu.features for cpu in (*own.architectures, *own.cpus) if cpu.name != "generic"}
    for alias, name in own.aliases.items():
        has[f"cpu:{alias}" if alias in TAKEN else alias] = has[name]
    with ir.Context():
        for name, features in has.items():
            assert own.closed(features_of(arch, name)) == features, name
            assert set(BASE[arch]) <= features


def test_features_are_additions() -> None:
    with ir.Context():
        assert features_of("x86", "x86-64-v3+avx512f") - features_of("x86", "x86-64-v3") == {"avx512f"}


# What Linux calls features whose LLVM name is another.
LINUX_NAMES = {
    "sse4.2": "sse4_2",
    "avx512bf16": "avx512_bf16",
    "avx512vnni": "avx512_vnni",
    "amx-tile": "amx_tile",
}


@pytest.mark.skipif(platform.machine() != "x86_64", reason="/proc/cpuinfo has other names there")
def test_this_machine_is_a_target() -> None:
    (flags,) = re.findall(r"^flags\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)[:1]
    with ir.Context():
        host, with_addition = features_of("x86", "host"), features_of("x86", "host+amx-fp8")
    for name in ("avx", "avx2", "avx512f", "fma", "bmi2", "aes", *LINUX_NAMES):
        assert (name in host) == (LINUX_NAMES.get(name, name) in flags.split()), name
    assert "amx-fp8" in with_addition


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("host+avx3", "unknown addition 'avx3'; did you mean"),
        ("rv64gcv+zvfhh", "unknown addition 'zvfhh'; did you mean 'zvfh'?"),
        ("znver", "unknown target 'znver'; did you mean 'znver1' or 'znver2' or 'znver3'?"),
        ("x86-64-v3+neon", "unknown addition 'neon'; did you mean 'cpu.aarch64_feature=neon'?"),
        (
            "x86-64-v4+cpu.aarch64_feature=neon",
            "'cpu.architecture' is x86-64, but 'cpu.aarch64_feature' neon implies aarch64",
        ),
    ],
)
def test_wrong_names_are_explained(name: str, message: str) -> None:
    with ir.Context(), pytest.raises(ValueError, match=re.escape(message)):
        av.target(name)
