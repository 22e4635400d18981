# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/nvvm, built against the installed package: overlays give a whole dialect availability."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cmake_projects import PACKAGE, environment
from llvm_release import tool
from page_runner import run_page

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "nvvm"
PLUGIN = PACKAGE / "lib" / "libMLIRAvailabilityPlugin.so"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plugin, built outside of our checkout, following the example's page."""
    base = tmp_path_factory.mktemp("nvvm")
    shutil.copytree(EXAMPLE, base / "examples" / "nvvm")
    run_page("examples/nvvm/README.md", base, environment(base))
    return base / "build" / "nvvm" / "libPTXAvailability.so"


def run_check(library: Path, target: str, body: str, signature: str = "") -> subprocess.CompletedProcess[str]:
    """Checks a function that consists of `body` against a target, in the stock mlir-opt."""
    plugins = [
        f"--load-pass-plugin={PLUGIN}",
        f"--load-dialect-plugin={PLUGIN}",
        f"--load-dialect-plugin={library}",
    ]
    pipeline = f"--pass-pipeline=builtin.module(availability-check{{target={target}}})"
    return subprocess.run(
        [tool("mlir-opt"), *plugins, pipeline],
        input=f"llvm.func @f({signature}) {{\n{body}\nllvm.return\n}}",
        capture_output=True,
        text=True,
        check=False,
    )


def violations(library: Path, target: str, body: str, signature: str = "") -> list[str]:
    """Returns the requirement of each violation."""
    done = run_check(library, target, body, signature)
    found = re.findall(r"error: \S+ (needs .*)$", done.stderr, re.MULTILINE)
    assert done.returncode == (1 if found else 0), done.stderr
    return [str(each) for each in found]


TCGEN05 = "nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>"
SPECIFIC = "needs feature architecture-specific; {} does not offer it"


@pytest.mark.parametrize(
    ("target", "body", "expected"),
    [
        # Ops.
        ("cuda11.8:sm_70", "%0 = nvvm.read.ptx.sreg.tid.x : i32", []),
        ("cuda11.8:sm_80", "nvvm.cp.async.commit.group", []),
        (
            "cuda11.8:sm_75",
            "nvvm.cp.async.commit.group",
            ["needs architecture sm_80 or later; cuda11.8:sm_75 offers sm_75"],
        ),
        (
            "cuda11.8:sm_90",
            "nvvm.cp.async.bulk.commit.group",
            ["needs PTX ISA 8.0 or later; cuda11.8:sm_90 offers 7.8"],
        ),
        # A range: later architectures don't have it either.
        ("cuda12.0:sm_90a", "nvvm.wgmma.fence.aligned", []),
        ("cuda12.0:sm_90", "nvvm.wgmma.fence.aligned", [SPECIFIC.format("cuda12.0:sm_90")]),
        (
            "cuda12.8:sm_100a",
            "nvvm.wgmma.fence.aligned",
            ["needs architecture sm_90 or earlier; cuda12.8:sm_100a offers sm_100"],
        ),
        ("cuda12.8:sm_100a", TCGEN05, []),
        (
            "cuda12.8:sm_120a",
            TCGEN05,
            ["needs architecture sm_110 or earlier; cuda12.8:sm_120a offers sm_120"],
        ),
    ],
)
def test_ops_need_the_chip_of_their_record(
    library: Path, target: str, body: str, expected: list[str]
) -> None:
    assert violations(library, target, body) == expected


def test_a_type_needs_the_chip_of_its_record(library: Path) -> None:
    """A pointer into memory of a cluster, in an op of another dialect."""
    assert violations(library, "cuda12.0:sm_90", "", "%p: !llvm.ptr<7>") == []
    found = violations(library, "cuda11.8:sm_80", "", "%p: !llvm.ptr<7>")
    assert found == ["needs architecture sm_90 or later; cuda11.8:sm_80 offers sm_80"]


def test_an_attribute_needs_the_chip_of_its_record(library: Path) -> None:
    """A shape."""
    signature = "%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<2xf16>"
    wide = """\
%0 = nvvm.mma.sync A[%a, %a] B[%b] C[%c, %c] {layoutA = #nvvm.mma_layout<row>,
  layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}
  : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>"""
    assert violations(library, "cuda11.8:sm_75", wide, signature) == []
    found = violations(library, "cuda11.8:sm_70", wide, signature)
    assert found == ["needs architecture sm_75 or later; cuda11.8:sm_70 offers sm_70"]


@pytest.mark.parametrize(
    "body",
    [
        "nvvm.memory.barrier #nvvm.mem_scope<cluster>",
        "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}",
    ],
)
def test_a_case_of_an_enum_needs_the_chip_of_its_record(library: Path, body: str) -> None:
    """Cases of enums that attributes of the ops hold."""
    assert violations(library, "cuda12.0:sm_90", body) == []
    found = violations(library, "cuda12.0:sm_80", body)
    assert found[0] == "needs architecture sm_90 or later; cuda12.0:sm_80 offers sm_80"


def test_the_records_are_about_these_ops() -> None:
    """The records are about this many ops, a type, an attribute and cases."""
    command = [Path(sys.executable).parent / "availability-tblgen", "-gen-availability-json"]
    include = subprocess.run(
        [tool("llvm-config"), "--includedir"], capture_output=True, text=True, check=True
    )
    done = subprocess.run(
        [*command, f"-I{include.stdout.strip()}", "PTX.td"],
        cwd=EXAMPLE,
        capture_output=True,
        text=True,
        check=True,
    )
    data = json.loads(done.stdout)
    ops = [op["name"] for op in data["overlays"]]
    print(f"{len(ops)} NVVM ops have availability")
    assert len(ops) == len(set(ops)) == 168
    assert all(name.startswith("nvvm.") for name in ops)
    assert [each["name"] for each in data["types"]] == ["llvm.ptr"]
    assert "nvvm.shape" in [each["name"] for each in data["attributes"]]
    assert "cuda12.8:sm_100a" in [target["name"] for target in data["targets"]]
