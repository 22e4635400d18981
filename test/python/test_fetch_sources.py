# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""fetch-sources.sh takes an older version of the sources where a mirror lists a newer one that it lacks."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
from llvm_release import MAJOR, SERIES
from page_blocks import ROOT

PACKAGE = f"llvm-toolchain-{MAJOR}"
SCRIPT = "third_party/mlir-python-bindings/fetch-sources.sh"

# A mirror lists these versions in the suites trixie and sid, and 99.1.1, which is of another series.
LISTED = [f"1:{SERIES}.10-1", f"1:{SERIES}.9-2", f"1:{SERIES}.9-1", f"1:{SERIES}.8-1", "1:99.1.1-1"]

# Programs of apt, as far as the script uses them. `HAS` names the versions that can be downloaded.
APT_CACHE = """#!/bin/sh
for version in {listed}; do printf 'Version: %s\\n' "$version"; done
"""
APT_GET = """#!/bin/sh
case "$*" in
  *indextargets*) echo 'main http://mirror/' ;;
  *--print-uris*)
    name={package}_$(echo "$*" | sed 's/.*=1:\\(.*\\)-.*/\\1/').orig.tar.xz
    echo "'http://mirror/$name' $name 100 SHA256:$(sha256sum {archive} | cut -d ' ' -f 1)" ;;
  *--download-only*)
    version=$(echo "$*" | sed 's/.*=//')
    echo "$version" >>{asked}
    case " $HAS " in *" $version "*) ;; *) echo 'E: 404  Not Found'; exit 100 ;; esac
    cp {archive} "{package}_$(echo "$version" | sed 's/1:\\(.*\\)-.*/\\1/').orig.tar.xz" ;;
esac
"""

# What the script unpacks.
PARTS = ["mlir/LICENSE.TXT", "mlir/python/CMakeLists.txt", "mlir/lib/Bindings/Python/IRCore.cpp"]
PARTS += ["mlir/include/x.h", "llvm/lib/Target/AMDGPU/x.td"]
PARTS += [f"mlir/test/{kind}/{name}/x.mlir" for kind in ("Dialect", "Target") for name in ("SPIRV", "LLVMIR")]
PARTS += [f"mlir/test/Dialect/{name}/x.mlir" for name in ("NVGPU", "AMDGPU", "GPU", "Tosa")]
PARTS += [
    f"mlir/test/Conversion/{name}/x.mlir"
    for name in ("NVVMToLLVM", "NVGPUToNVVM", "AMDGPUToROCDL", "GPUToNVVM", "GPUToROCDL", "GPUToSPIRV")
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with the scripts alone, and a folder `bin` with an apt of one mirror."""
    for folder in ("scripts", "third_party/mlir-python-bindings"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    archive = tmp_path / "sources.tar.xz"
    (tmp_path / "empty").touch()
    with tarfile.open(archive, "w:xz") as tar:
        for part in PARTS:
            tar.add(tmp_path / "empty", f"llvm-project/{part}")
    programs = tmp_path / "bin"
    programs.mkdir()
    values = {"package": PACKAGE, "archive": archive, "asked": tmp_path / "asked"}
    for name, text in (
        ("apt-cache", APT_CACHE.format(listed=" ".join(LISTED))),
        ("apt-get", APT_GET.format(**values)),
    ):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    return tmp_path


def fetch(checkout: Path, has: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(checkout / SCRIPT)],
        cwd=checkout,
        env={
            **{name: value for name, value in os.environ.items() if name != "MLIR_SRC_DIR"},
            "PATH": f"{checkout / 'bin'}:{os.environ['PATH']}",
            "MLIR_AVAILABILITY_CACHE": str(checkout / "cache"),
            "HAS": has,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def asked(checkout: Path) -> list[str]:
    return (checkout / "asked").read_text().split()


def test_the_newest_that_is_there(checkout: Path) -> None:
    done = fetch(checkout, f"{LISTED[2]} {LISTED[3]}")
    assert done.returncode == 0, done.stderr
    sources = Path(done.stdout.strip())
    assert sources == checkout / f"cache/sources/{PACKAGE}-{SERIES}.9/mlir"
    assert (sources / "python/CMakeLists.txt").is_file()
    assert asked(checkout) == LISTED[:3]
    for version in LISTED[:2]:
        text = f"-- the mirror lists {PACKAGE} {version}, but it couldn't be had: trying an older one"
        assert text in done.stderr.splitlines()
    # Afterwards, nothing is downloaded.
    assert fetch(checkout, "").stdout == done.stdout
    assert asked(checkout) == LISTED[:3]


def test_no_suite_has_the_sources(checkout: Path) -> None:
    done = fetch(checkout, "")
    assert done.returncode == 1
    assert done.stdout == ""
    assert asked(checkout) == 2 * LISTED[:4], "both suites were tried, and no other series"
    message = f"error: no source package {PACKAGE} {SERIES} could be had from trixie sid of any mirror"
    assert message in done.stderr


def test_another_archive_than_is_known(checkout: Path) -> None:
    """The archive's hash isn't that of SHA256SUMS."""
    sums = checkout / "third_party/mlir-python-bindings/SHA256SUMS"
    sums.write_text(f"{hashlib.sha256(b'other').hexdigest()}  {PACKAGE}_{SERIES}.10.orig.tar.xz\n")
    done = fetch(checkout, LISTED[0])
    assert done.returncode == 1
    assert f"the archive offers another {PACKAGE}_{SERIES}.10.orig.tar.xz (SHA-256 " in done.stderr
    assert not list((checkout / "cache/sources").glob("llvm*"))
