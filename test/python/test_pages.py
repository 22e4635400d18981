# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every page of the documentation is run, from top to bottom, in an empty folder: page_runner.py says how."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from debian_12 import NEEDS_DEBIAN_12
from llvm_differences import NEEDS_22
from manual import floors, pictures
from page_blocks import ROOT, blocks
from page_runner import run_page

# Pages whose blocks are run here.
PAGES = [
    "README.md",
    "docs/chips.md",
    "docs/ci.md",
    "docs/cli.md",
    "docs/coming-from.md",
    "docs/conversion.md",
    "docs/cpp.md",
    "docs/editors.md",
    "docs/features.md",
    "docs/how-to.md",
    "docs/install.md",
    "docs/passes.md",
    "docs/python.md",
    "docs/shaders.md",
    "docs/spirv.md",
    "docs/tablegen.md",
    "docs/targets.md",
    "docs/transform.md",
    "docs/tutorial-dialect.md",
    "docs/tutorial-python.md",
    "docs/tutorial-vulkan.md",
    "docs/vulkan.md",
]

RECIPE = "third_party/mlir-python-bindings/README.md"

# Pages that the test of their example runs, in the folder where it builds the example.
EXAMPLES = {
    "examples/launcher/README.md": "test_launcher_example.py",
    "examples/matmul_by_target/README.md": "test_matmul_by_target.py",
    "examples/nvvm/README.md": "test_nvvm_example.py",
    "examples/onnx/README.md": "test_onnx_example.py",
    "examples/stablehlo/README.md": "test_stablehlo_example.py",
    "examples/standalone/README.md": "test_standalone_example.py",
}

# Blocks that nothing runs, on all pages: installations, downloads, files outside of the page's folder. Each
# has its reason beside it. Run a block rather than raise this number.
NOT_RUN = 7

# Files that pages use without showing them.
KERNEL = {"kernel.mlir": "examples/kernels/saxpy.mlir"}
PROVIDED = {"docs/python.md": KERNEL, "docs/conversion.md": KERNEL, "docs/vulkan.md": KERNEL}


# Pages that show lavapipe's facts, and ops that LLVM 23 has changed.
MARKS = {
    "docs/chips.md": [NEEDS_22],
    "docs/cli.md": [NEEDS_DEBIAN_12],
    "docs/vulkan.md": [NEEDS_DEBIAN_12],
}


@pytest.mark.parametrize("page", [pytest.param(page, marks=MARKS.get(page, ())) for page in PAGES])
def test_the_blocks_of_a_page_run_and_print_what_it_says(page: str, tmp_path: Path, lavapipe: None) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    if page == "docs/cpp.md":
        for block in blocks("README.md"):
            if block.detail in ("sum.mlir", "smallest.mlir"):
                (tmp_path / block.detail).write_text(block.text)
    for name, path in PROVIDED.get(page, {}).items():
        (tmp_path / name).write_bytes((ROOT / path).read_bytes())
    run_page(page, tmp_path)


def test_the_recipe_of_the_bindings_finds_the_wheel(tmp_path: Path) -> None:
    """The recipe of the bindings finds the wheel in the cache, where set-up has put it."""
    (tmp_path / "third_party").symlink_to(ROOT / "third_party")
    cache = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    run_page(RECIPE, tmp_path, {"XDG_CACHE_HOME": cache})


def test_pictures_are_what_the_script_makes(tmp_path: Path) -> None:
    pictures.make(tmp_path)
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text() for path in pictures.OUT.iterdir()}
    assert made == kept, "run PYTHONPATH=scripts/docs python -m manual.pictures in the environment"


def test_pictures_of_the_floors_name_what_is_there() -> None:
    lines = [line for picture in floors.FLOORS for row in picture.rows for box in row for line in box.lines]
    paths = [line.removeprefix("`") for line in lines if line.startswith("`")]
    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_page_has_all_dependencies() -> None:
    python = re.findall(r'"(\w[\w-]*)[<>=]', (ROOT / "pyproject.toml").read_text())
    setup = (ROOT / "scripts/build/setup.sh").read_text().replace("$llvm_major", "22")
    debian = " ".join(re.findall(r'\bpackages="(?:\$packages\n)?([^"]*)"', setup)).split()
    table = (ROOT / "docs/install.md").read_text().partition("\n## Dependencies\n")[2]
    assert len(python) > 30 and "glslc" in debian  # noqa: PT018
    assert [name for name in (*python, *debian) if f"`{name}`" not in table] == []


def all_pages() -> list[str]:
    paths = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    paths += [
        ROOT / "benchmarks/README.md",
        *(ROOT / "examples").rglob("README.md"),
        *(ROOT / "third_party").rglob("README.md"),
    ]
    return [str(path.relative_to(ROOT)) for path in sorted(paths)]


def test_no_block_is_left_out() -> None:
    """Each block is on a page that is run, or names the test that runs it, or says why nothing does."""
    every = [block for page in all_pages() for block in blocks(page)]
    fences = sum(len(re.findall(r"^```", (ROOT / page).read_text(), re.MULTILINE)) for page in all_pages())
    assert len(every) == fences // 2
    run = [*PAGES, *EXAMPLES, RECIPE]
    assert [block.where for block in every if not block.kind and block.page not in run] == []
    for page, test in EXAMPLES.items():
        assert f'run_page("{page}"' in (ROOT / "test" / "python" / test).read_text()
    for block in every:
        assert block.kind in ("", "file", "records", "excerpt", "part of", "shown", "not run"), block.where
        if block.kind == "shown":
            (name,) = re.findall(r"^(test_\w+\.py)\b", block.detail)
            text = (ROOT / "test" / "python" / name).read_text()
            assert Path(block.page).name in text or name == "test_demo.py", (
                f"{block.where}: {name} does not read the page"
            )
    assert sum(block.kind == "not run" for block in every) == NOT_RUN
