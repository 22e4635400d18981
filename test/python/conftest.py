# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fixtures that the Python tests share."""

import datetime
import gc
import importlib
import os
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import huge_pages
import pytest
from fixed_day import FixedDate
from mlir import ir
from mlir.availability.files.worker import _isolate
from mlir.availability.vulkan import _run
from watching_layers import WatchingLayers


def pytest_sessionstart() -> None:
    """Lets tests interrupt processes: those that a script starts in the background ignore ^C. LLVM's programs
    that crash, as some do on what tests ask, don't look up the lines of the functions that they were in.
    """
    os.environ.setdefault("LLVM_DISABLE_SYMBOLIZATION", "1")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Looks for no garbage while pytest collects: each look would go through all tests so far, which stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what tests recorded as their `summary`, also when they ran in other processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "summary":
                terminalreporter.write_line(str(value))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Keeps forks cheap, and skips what a sanitizer makes meaningless, if its runtime is loaded into every
    program. A sanitizer maps terabytes, of which huge pages would take too many.
    """
    if "libclang_rt" not in os.environ.get("LD_PRELOAD", ""):
        huge_pages.adopt()
    elif (marker := item.get_closest_marker("unsanitized")) is not None:
        pytest.skip(marker.args[0])


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A current context and location, for this test only."""
    with ir.Context() as context, ir.Location.unknown():
        yield context


@pytest.fixture
def fixed_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes `fixed_day.TODAY` today's date in this process."""
    monkeypatch.setattr(datetime, "date", FixedDate)


@pytest.fixture(scope="session")
def _layers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchingLayers]:
    """The layers of this process. They read their settings once, as long as some Vulkan instance lives; if
    each module had settings, they might open a pipe that nobody reads anymore, and wait forever.
    """
    layers = WatchingLayers(tmp_path_factory.mktemp("layers"))
    yield layers
    layers.close()


@pytest.fixture(scope="module")
def watching_layers(_layers: WatchingLayers) -> Iterator[WatchingLayers]:
    """Lets Vulkan's validation layers watch a module's tests. A test fails if they report anything."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in _layers.environment.items():
            patch.setenv(name, value)
        yield _layers


@pytest.fixture(scope="module")
def lavapipe(watching_layers: WatchingLayers) -> Iterator[None]:
    """Makes lavapipe, which needs no GPU, the only device. The validation layers watch it."""
    pytest.importorskip("vulkan")
    drivers = list(Path("/usr/share/vulkan/icd.d").glob("lvp_icd*.json"))
    if not drivers:
        pytest.skip("lavapipe is not installed; apt-get install mesa-vulkan-drivers")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VK_ICD_FILENAMES", str(drivers[0]))
        importlib.import_module("loaded_drivers")
        _isolate.prepare("loaded_drivers")
        yield


@pytest.fixture(scope="module")
def lavapipe_here(lavapipe: None) -> Iterator[None]:
    """Makes lavapipe the only device, and has `av.vulkan.run` use it in this process: for tests of what
    shaders compute. A process for each shader takes longer than most shaders.
    """

    def call(function: Callable[[Any, _isolate.Tell], Any], argument: Any, timeout: float) -> Any:
        result = _isolate.here(_isolate.Order(function, argument))
        assert isinstance(result, _isolate.Done), result
        if isinstance(result.value, Exception):
            raise result.value
        return result.value

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_run, "in_worker", call)
        yield


@pytest.fixture(autouse=True)
def _silent_layers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test during which the validation layers report something."""
    yield
    if "watching_layers" in request.fixturenames:
        messages = request.getfixturevalue("watching_layers").messages()
        assert not messages, f"the validation layers report:\n{messages}"
