# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The docstrings of functions have examples, which run."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import mlir.availability as av
import pytest
from mlir import ir

ROOT = Path(__file__).parents[2]
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

# What a line can't show: a file that a generator makes, a tool that may be missing, a block of Python.
WITHOUT = {
    "load": "the output of availability-tblgen",
    "package.evaluate": "expressions of a manifest",
    "spirv.func": "a block",
    "spirv.module": "a block",
    "spirv.populate_patterns": "docs/conversion.md shows it",
    "spirv.validate": "spirv-val",
}


def functions() -> Iterator[tuple[str, FunctionType]]:
    """Yields the functions of `av` and of its submodules that need no device, by name."""
    for prefix, space in (("", av), ("package.", av.package), ("rewrite.", av.rewrite), ("spirv.", av.spirv)):
        for name in space.__all__:
            value = getattr(space, name)
            if isinstance(value, FunctionType):
                yield prefix + name, value


FUNCTIONS = dict(functions())


@pytest.mark.parametrize("name", [name for name in FUNCTIONS if name not in WITHOUT])
def test_example(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kernel.mlir").write_text((ROOT / "examples" / "kernels" / "saxpy.mlir").read_text())
    with ir.Context() as context:
        names = {
            "av": av,
            "ir": ir,
            "context": context,
            "module": ir.Module.parse(SUM),
            "kernels": ir.Module.parseFile("kernel.mlir"),
        }
        text = inspect.getdoc(FUNCTIONS[name]) or ""
        example = doctest.DocTestParser().get_doctest(text, names, name, None, None)
        assert example.examples, f"{name} has no example"
        told: list[str] = []
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
        assert result.failed == 0, "".join(told)


def test_functions_without_an_example_are_known() -> None:
    assert {name for name, value in FUNCTIONS.items() if ">>>" not in (value.__doc__ or "")} == set(WITHOUT)
