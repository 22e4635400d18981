# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads the modules of the package that turn device reports into targets, from this checkout.

They need neither MLIR nor an installed package, so that targets can be generated before anything is built.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

FOLDER = Path(__file__).resolve().parents[3] / "python/mlir/availability/vulkan/registry"

if TYPE_CHECKING:
    from mlir.availability.vulkan.registry import _implementation as implementation
    from mlir.availability.vulkan.registry import _offers as offers
    from mlir.availability.vulkan.registry import _registry as registry
else:

    def load(name: str):
        """Returns a module of the package, without the package."""
        spec = importlib.util.spec_from_file_location(f"targets.runtime.{name}", FOLDER / f"{name}.py")
        # Dataclasses look up their module.
        module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    registry = load("_registry")
    implementation = load("_implementation")
    offers = load("_offers")
