# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The docstrings of functions have examples, which run."""

from __future__ import annotations

import doctest
import inspect
import json
from pathlib import Path

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from mlir.dialects import transform as upstream
from mlir.dialects.transform import structured
from public_functions import FUNCTIONS
from toy_declarations import DECLARED

EXAMPLES = Path(__file__).parents[2] / "examples"
SUM = """
spirv.module Logical GLSL450 {
  spirv.func @sum(%x: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_example_of_each_function(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if name.startswith("vulkan."):
        request.getfixturevalue("lavapipe")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kernel.mlir").write_text((EXAMPLES / "kernels/saxpy.mlir").read_text())
    (tmp_path / "toy.json").write_text(json.dumps(DECLARED))
    with ir.Context() as context:
        names = {
            "av": av,
            "context": context,
            "functions": ir.Module.parseFile(str(EXAMPLES / "functions/scale.mlir")),
            "ir": ir,
            "kernels": ir.Module.parseFile("kernel.mlir"),
            "module": ir.Module.parse(SUM),
            "np": np,
            "structured": structured,
            "transform": av.transform,
            "upstream": upstream,
        }
        text = inspect.getdoc(FUNCTIONS[name]) or ""
        example = doctest.DocTestParser().get_doctest(text, names, name, None, None)
        assert example.examples, f"{name} has no example"
        told: list[str] = []
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
        assert result.failed == 0, "".join(told)
