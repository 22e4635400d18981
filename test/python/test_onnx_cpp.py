# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/onnx in C++: the dialect compiles, and says what Python says from its data.

That Python's verdicts are those of ``onnx.defs`` is tested in test_onnx_example.py. Here, a few operators
have all kinds of records; ``MLIR_AVAILABILITY_ONNX=all`` compiles all (`./dev full onnx`).
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
import types
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from llvm_release import tool
from mlir import ir
from record_matrix.library import (
    AVAILABILITY,
    GENERATED,
    PACKAGE,
    compile_sources,
    link,
    pointer_in,
    register,
    run,
    tblgen_command,
)

pytest.importorskip("onnx")

from onnx_instances import (
    Instance,
    clauses_of,
    load_records,
    module_text,
    of_attributes,
    of_forms,
    of_odd_types,
    of_types,
)

IS_WHOLE = os.environ.get("MLIR_AVAILABILITY_ONNX") == "all"
# Values that vary, types and attributes that came and went, each kind of attribute, sequences, optionals.
SAMPLE = [
    "Add",
    "BatchNormalization",
    "Constant",
    "If",
    "Optional",
    "Scan",
    "SequenceInsert",
    "Slice",
    "TopK",
]
LEAST = (150_000, 700) if IS_WHOLE else (15_000, 40)

SOURCE = """\
#include "mlir-availability/Engine/Explain.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Parser/Parser.h"
#include "Enums.h.inc"
#include "Availability.h.inc"
#include "Dialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "Types.h.inc"
#define GET_OP_CLASSES
#include "Ops.h.inc"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
using namespace mlir;
#include "Dialect.cpp.inc"
#include "Enums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "Types.cpp.inc"
#define GET_OP_CLASSES
#include "Ops.cpp.inc"
#include "Availability.cpp.inc"
void onnx::OnnxDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "Types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Ops.cpp.inc"
      >();
}
extern "C" void addDialect(void *registry) {
  static_cast<DialectRegistry *>(registry)->insert<onnx::OnnxDialect>();
}
extern "C" void addAvailability(void *registry) {
  onnx::registerOnnxAvailability(*static_cast<DialectRegistry *>(registry));
}
/// Parses a module without verifying its ops.
extern "C" const void *parseModule(void *context, const char *text) {
  ParserConfig config(static_cast<MLIRContext *>(context), /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, config);
  return module ? module.release().getOperation() : nullptr;
}
"""


@pytest.fixture(scope="module")
def records() -> Any:
    return load_records()


@pytest.fixture(scope="module")
def operators(records: Any) -> list[str]:
    return list(records.schemas()) if IS_WHOLE else SAMPLE


@pytest.fixture(scope="module")
def directory(records: Any, operators: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Has the dialect's library, and its data."""
    directory = tmp_path_factory.mktemp("onnx")
    (directory / "Records.td").write_text(records.text_of(operators))
    upstream = Path(shutil.which(tool("mlir-tblgen")) or "mlir-tblgen")
    ours = PACKAGE / "bin" / "availability-tblgen"
    for generator, outputs in ((upstream, GENERATED), (ours, AVAILABILITY)):
        for file, option in outputs.items():
            run(*tblgen_command(generator, option, directory / "Records.td", directory / file))
    (directory / "Records.cpp").write_text(SOURCE)
    compile_sources(directory)
    link(directory, "onnx")
    return directory


def parse(library: Path, context: ir.Context, text: str) -> ir.Module:
    """Parses a module without verifying its ops."""
    loaded = ctypes.CDLL(str(library))
    loaded.parseModule.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    loaded.parseModule.restype = ctypes.c_void_p
    found = loaded.parseModule(pointer_in(context._CAPIPtr), text.encode())
    assert found
    new = ctypes.pythonapi.PyCapsule_New
    new.restype = ctypes.py_object
    new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    name = b"mlir.ir.Module._CAPIPtr"
    module: ir.Module = ir.Module._CAPICreate(new(found, name, None))
    return module


def text_of(clauses: list[av.Clause]) -> list[str]:
    return sorted(f"{each.source}: {each.any_of}" for each in clauses)


def is_valid(function: Any) -> bool:
    try:
        return bool(function.operation.verify())
    except ir.MLIRError:
        return False


def test_cpp_says_what_the_data_says(
    records: Any, operators: list[str], directory: Path, record_property: Any
) -> None:
    """Every type, every attribute, types that differ, values and attributes that are there or aren't."""
    instances: list[Instance] = []
    for make in (of_types, of_attributes, of_odd_types, of_forms):
        instances += make(records, operators)
    text = module_text(instances)
    registry = ir.DialectRegistry()
    register(directory / "libonnx.so", registry)
    sys.modules.setdefault("mlir.dialects.onnx", types.ModuleType("mlir.dialects.onnx"))
    with ir.Context() as in_cpp, ir.Context() as in_data:
        for each in (in_cpp, in_data):
            each.allow_unregistered_dialects = True
        in_cpp.append_dialect_registry(registry)
        in_cpp.load_all_available_dialects()
        assert av.load(in_data, directory / "availability.json") == ()
        compiled = parse(directory / "libonnx.so", in_cpp, text).body
        loaded = ir.Module.parse(text, in_data).body
        facts = refused = 0
        for instance, ours, theirs in zip(instances, compiled, loaded, strict=True):
            said = clauses_of(theirs)
            # What the definition doesn't allow is a clause in data; in C++ MLIR's verifier refuses it.
            needs = [clause for clause in said if clause.any_of]
            assert (needs == said) == is_valid(ours), instance
            if needs == said:
                assert text_of(clauses_of(ours)) == text_of(needs), instance
            facts += len(records.schemas()[instance.name])
            refused += needs != said
    record_property("summary", f"ONNX in C++: {facts} facts of {len(operators)} operators, {refused} invalid")
    assert facts > LEAST[0]
    assert refused > LEAST[1]
