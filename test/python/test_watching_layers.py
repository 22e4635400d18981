# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The validation layers do watch the tests that run on lavapipe, and the processes that these start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mlir.availability.files.worker import _isolate
from mlir.availability.vulkan import _loader
from watching_layers import WatchingLayers

pytestmark = pytest.mark.usefixtures("lavapipe")

# Vulkan has no empty buffers.
MISUSE = """
from mlir.availability.vulkan import _loader


def misuse():
    with _loader.instance() as (vk, instance):
        device = _loader.physical_devices(vk, instance)[0]
        queue = vk.VkDeviceQueueCreateInfo(queueFamilyIndex=0, pQueuePriorities=[1.0])
        created = vk.vkCreateDevice(device, vk.VkDeviceCreateInfo(pQueueCreateInfos=[queue]), None)
        info = vk.VkBufferCreateInfo(size=0, usage=vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT)
        vk.vkDestroyBuffer(created, vk.vkCreateBuffer(created, info, None), None)
        vk.vkDestroyDevice(created, None)


misuse()
"""


@pytest.mark.parametrize("where", ["here", "forked", "started"])
def test_misuse_is_reported(watching_layers: WatchingLayers, where: str) -> None:
    if where == "here":
        exec(MISUSE, {})
    elif where == "forked":
        assert isinstance(_isolate.call(lambda enter: exec(MISUSE, {})), _isolate.Done)
    else:
        subprocess.run([sys.executable, "-c", MISUSE], check=True)
    found = watching_layers.messages()
    assert "VUID-VkBufferCreateInfo-size-00912" in found
    assert not watching_layers.messages()


def test_ordinary_use_is_no_misuse(watching_layers: WatchingLayers) -> None:
    with _loader.instance() as (vk, instance):
        assert _loader.physical_devices(vk, instance)
    assert not watching_layers.messages()


LEAVES_AN_INSTANCE = """
import pytest
from mlir.availability.vulkan import _loader

pytestmark = pytest.mark.usefixtures("lavapipe")
LEFT = _loader.instance()


def test_instance():
    LEFT.__enter__()
"""


def test_an_instance_may_outlive_its_module(tmp_path: Path) -> None:
    """The layers keep its settings for the next module's instance."""
    for name in ("first", "second"):
        (tmp_path / f"test_{name}.py").write_text(LEAVES_AN_INSTANCE)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "conftest", "-p", "no:cacheprovider", tmp_path]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert "2 passed" in done.stdout, done.stdout + done.stderr
