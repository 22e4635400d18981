# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the Python tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from mlir import ir


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what tests recorded as their `summary`, also when they ran in other processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "summary":
                terminalreporter.write_line(str(value))


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A current context and location, for this test only."""
    with ir.Context() as context, ir.Location.unknown():
        yield context


@pytest.fixture(scope="module")
def lavapipe() -> Iterator[None]:
    """Makes the device that is there without a GPU the only one."""
    pytest.importorskip("vulkan")
    drivers = list(Path("/usr/share/vulkan/icd.d").glob("lvp_icd.*.json"))
    if not drivers:
        pytest.skip("lavapipe is not installed; apt-get install mesa-vulkan-drivers")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VK_ICD_FILENAMES", str(drivers[0]))
        yield
