# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""av.parse: what MLIR's own Module.parse does, and to an end."""

from __future__ import annotations

import io
import subprocess
import sys

import mlir.availability as av
import pytest
from messages import says
from mlir import ir

# Upstream's Module.parse most often waits without end on this: python-verify-deadlock in docs/workarounds.md.
NESTED = """
from mlir import ir
import mlir.availability as av
inner = "module {" + "".join(f"func.func @f{i}() -> i32 {{ return }}" for i in range(8)) + "}"
for _ in range(20):
    with ir.Context():
        try:
            av.parse("module {" + inner * 8 + "}")
        except av.ParseError as error:
            assert len(error.messages) >= 8, error
        else:
            raise AssertionError("it is not valid")
"""


def test_errors_of_threads() -> None:
    subprocess.run([sys.executable, "-c", NESTED], check=True, timeout=120)


def test_text_becomes_a_module() -> None:
    with ir.Context() as context:
        module = av.parse("func.func private @f()", name="kernel.mlir")
        assert module.context == context
        assert 'loc("kernel.mlir":1:1)' in module.operation.get_asm(enable_debug_info=True)
        bytecode = io.BytesIO()
        module.operation.write_bytecode(bytecode)
        assert str(av.parse(bytecode.getvalue())) == str(module)


def test_an_error_has_the_name_and_the_place() -> None:
    with ir.Context(), pytest.raises(av.ParseError, match=says("kernel.mlir:1:25: 'func.return'", "(@f)")):
        av.parse("func.func @f() -> i32 { return }", name="kernel.mlir")


def test_parse_refuses_wrong_arguments() -> None:
    with pytest.raises(ValueError, match="no MLIR context"):
        av.parse("module {}")
    with ir.Context(), pytest.raises(TypeError, match="expected MLIR as str or bytes, not int"):
        av.parse(3)  # type: ignore[arg-type]
    with ir.Context(), pytest.raises(UnicodeEncodeError):
        av.parse("\udcff")
