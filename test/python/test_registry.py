# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The data by which Python queries devices is the generated one, which test_target_data.py compares with
vk.xml.
"""

from __future__ import annotations

import json
from pathlib import Path

import mlir.availability as av

GENERATED = Path(__file__).resolve().parents[2] / "td/generated/VulkanRegistry.json"


def test_the_generated_registry_is_installed() -> None:
    installed = Path(next(iter(av.__path__))) / "vulkan/registry/VulkanRegistry.json"
    assert json.loads(installed.read_text()) == json.loads(GENERATED.read_text())
