# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/notebook: it runs from the first cell to the last in a kernel of Jupyter's, and shows tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "notebook" / "unregistered_dialect.ipynb"


@pytest.fixture(scope="module")
def cells(lavapipe: None, tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The cells with code, after they were run."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    with pytest.MonkeyPatch.context() as patch:
        # IPython writes a history, and a home may be read-only.
        patch.setenv("IPYTHONDIR", str(tmp_path_factory.mktemp("ipython")))
        nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def result(cell: Any) -> Any:
    """The representation of a cell's last expression, by content type."""
    (shown,) = [output for output in cell.outputs if output.output_type == "execute_result"]
    return shown.data


def test_reports_are_tables(cells: list[Any]) -> None:
    """Without declarations the requirements are unknown; with them, one of two versions has the program."""
    unknown = result(cells[1])
    assert "<td" in unknown["text/html"]
    assert "are unknown" in unknown["text/html"]
    assert unknown["text/plain"].startswith("<Report: no verdict on vulkan1.1")
    versions = result(cells[3])
    assert versions["text/plain"] == "<Report: available on 1 of 2 targets>"
    assert "lang.silu needs lang 2 or later; lang-1 offers 1" in versions["text/html"]


def test_patterns_replace_the_unregistered_dialect(cells: list[Any]) -> None:
    (printed,) = [output.text for output in cells[4].outputs]
    assert printed.startswith("Rewritten(changed=True, refused=())")
    assert "lang." not in printed


def test_cells_run_without_errors(cells: list[Any]) -> None:
    """On a device, and NumPy agrees."""
    assert result(cells[5])["text/plain"] == "True"
    assert not any(output.output_type == "error" for cell in cells for output in cell.outputs)


def test_the_notebook_is_stored_without_output() -> None:
    for cell in nbformat.read(NOTEBOOK, as_version=4).cells:
        assert not cell.get("outputs")
        assert not cell.get("execution_count")
