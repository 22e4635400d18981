# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The official bindings that third_party/mlir-python-bindings builds are whole and work."""

import ctypes
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import mlir
import mlir.dialects
import numpy as np
import pytest
from mlir import _mlir_libs, ir
from mlir.dialects import arith, func
from mlir.execution_engine import ExecutionEngine
from mlir.passmanager import PassManager
from mlir.runtime import get_ranked_memref_descriptor


def public_modules() -> list[str]:
    """Every module under mlir.dialects; those with an underscore are parts of others."""
    names = (module.name for module in pkgutil.walk_packages(mlir.dialects.__path__, "mlir.dialects."))
    return [name for name in names if "._" not in name]


@pytest.mark.parametrize("name", public_modules())
def test_dialect_module_imports(name: str) -> None:
    importlib.import_module(name)


def test_all_dialects_are_there() -> None:
    """A table that shrinks without notice would test nothing."""
    names = {name.removeprefix("mlir.dialects.") for name in public_modules()}
    assert len(names) >= 68
    assert {"gpu", "linalg", "spirv", "tosa", "transform", "transform.structured"} <= names


def test_namespaces_stay_open() -> None:
    """mlir.availability lives beside the official modules only while `mlir` has no __init__.py."""
    assert getattr(mlir, "__file__", None) is None
    assert getattr(mlir.dialects, "__file__", None) is None


def test_type_stubs_are_there() -> None:
    stubs = Path(_mlir_libs.__file__).parent / "_mlir"
    assert (stubs / "py.typed").exists()
    assert "class Operation" in (stubs / "ir.pyi").read_text()


def test_one_mlir_in_the_process() -> None:
    """The bindings share the system's libMLIR.so, and contain no copy of LLVM."""
    code = "import mlir.ir, mlir.execution_engine; print(open('/proc/self/maps').read())"
    maps = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    files = {line.split()[-1] for line in maps.splitlines() if "/" in line}
    for library in ("libMLIR.so", "libLLVM", "libMLIRPythonCAPI.so"):
        assert len([file for file in files if Path(file).name.startswith(library)]) == 1, library


ADD = """
func.func @add(%a: i32, %b: i32) -> i32 attributes {llvm.emit_c_interface} {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}
"""

SCALE = """
func.func @scale(%buffer: memref<?xf32>, %factor: f32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %buffer, %c0 : memref<?xf32>
  scf.for %i = %c0 to %size step %c1 {
    %old = memref.load %buffer[%i] : memref<?xf32>
    %new = arith.mulf %old, %factor : f32
    memref.store %new, %buffer[%i] : memref<?xf32>
  }
  return
}
"""

TO_LLVM = (
    "builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,"
    "convert-func-to-llvm,reconcile-unrealized-casts)"
)


def compiled(source: str) -> ExecutionEngine:
    module = ir.Module.parse(source)
    PassManager.parse(TO_LLVM).run(module.operation)
    return ExecutionEngine(module)


@pytest.mark.usefixtures("context")
class TestMlir:
    def test_parses_and_prints(self) -> None:
        module = ir.Module.parse(ADD)
        function = module.body.operations[0]
        assert isinstance(function, func.FuncOp)
        assert isinstance(function.entry_block.operations[0], arith.AddIOp)
        assert ir.Module.parse(str(module)).operation.verify()

    def test_parse_errors_are_exceptions(self) -> None:
        with pytest.raises(ir.MLIRError, match="expected"):
            ir.Module.parse("func.func @f(")

    def test_runs_a_pass_pipeline(self) -> None:
        """Passes of all of MLIR are registered, and change the module."""
        module = ir.Module.parse("""
            func.func @two() -> i32 {
              %one = arith.constant 1 : i32
              %two = arith.addi %one, %one : i32
              return %two : i32
            }""")
        PassManager.parse("builtin.module(func.func(canonicalize))").run(module.operation)
        assert "arith.addi" not in str(module)
        assert "arith.constant 2" in str(module)

    def test_lowers_to_spirv(self) -> None:
        module = ir.Module.parse(ADD)
        PassManager.parse("builtin.module(convert-func-to-spirv,convert-arith-to-spirv)").run(
            module.operation
        )
        assert "spirv.IAdd" in str(module)

    def test_jits_integers(self) -> None:
        result = ctypes.c_int32()
        a, b = ctypes.c_int32(40), ctypes.c_int32(2)
        engine = compiled(ADD)
        engine.invoke("add", ctypes.pointer(a), ctypes.pointer(b), ctypes.pointer(result))
        assert result.value == 42

    def test_jits_loops_over_memory(self) -> None:
        array = np.arange(5, dtype=np.float32)
        descriptor = ctypes.pointer(ctypes.pointer(get_ranked_memref_descriptor(array)))
        compiled(SCALE).invoke("scale", descriptor, ctypes.pointer(ctypes.c_float(3)))
        np.testing.assert_array_equal(array, [0, 3, 6, 9, 12])
