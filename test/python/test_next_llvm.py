# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/facts/next_llvm.py reads td/dialects with the files of another LLVM, and checks TOSA's records."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import next_llvm
import pytest
import tosa_tables
from llvm_release import MAJOR, include_directory

SCRIPT = next_llvm.ROOT / "scripts/facts/next_llvm.py"
TOSA = next_llvm.PACKAGE / "td/mlir-availability/dialects/Tosa.td"

# Upstream's record contradicts its table, and we keep to the record (see TosaProfiles.td).
CONTRADICTED = ["tosa.dim: the record lacks bf16, fp8e4m3, fp8e5m2, int64, mxfp"] if MAJOR == 22 else []


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_records_of_tosa_are_those_of_the_tables() -> None:
    facts = next_llvm.read_facts(TOSA, [include_directory()])
    assert tosa_tables.differences(facts, include_directory()) == CONTRADICTED
    tables = tosa_tables.read_tables(include_directory())
    assert len(tables) == {22: 75, 23: 81}[MAJOR]
    assert tables["tosa.argmax"] == {
        "tosa.profile": {"pro_int", "pro_fp"},
        "tosa.extension": {"int16", "fp8e4m3", "fp8e5m2", "bf16", "int64"},
    }


def test_differences_of_another_llvm_are_listed(tmp_path: Path) -> None:
    """An LLVM with a new op, another table, a line that TableGen may not parse, and without a case."""
    shutil.copytree(include_directory() / "mlir", tmp_path / "mlir")
    (tmp_path / "llvm").symlink_to(include_directory() / "llvm")
    ops = tmp_path / "mlir/Dialect/Tosa/IR/TosaOps.td"
    text = ops.read_text().replace(
        "#endif // TOSA_OPS", 'def Tosa_NewOp : Tosa_Op<"new">;\n#endif // TOSA_OPS'
    )
    ops.write_text(text.replace("let summary = ", "let append summary = ", 1))
    tables = tmp_path / "mlir/Dialect/Tosa/IR/TosaComplianceData.h.inc"
    tables.write_text(tables.read_text().replace("{{Profile::pro_int}", "{{Profile::pro_fp}", 1))
    cases = tmp_path / "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
    cases.write_text(cases.read_text().replace("def SPIRV_C_Kernel ", "def SPIRV_C_NoKernel "))

    done = run("24", "--include", tmp_path)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == f"td/dialects with the files of LLVM 24, read by the generator of LLVM {MAJOR}"
    assert "TosaOps.td: 1 times `let append` (summary), read as `let`" in lines
    errors = [line for line in lines if line.startswith("ERROR")]
    assert "ERROR: tosa.argmax: the record has in addition pro_int" in errors
    assert any(line.startswith("ERROR: SPIRV.td: ") and "SPIRV_C_Kernel" in line for line in errors)
    assert "  tosa: 1 new ops: 1 unknown" in lines


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--include", "/nowhere"],
            "/nowhere is not an include directory of MLIR: it has no mlir/IR/OpBase.td",
        ),
        (["twenty"], "argument major: invalid int value: 'twenty'"),
    ],
)
def test_wrong_arguments_of_the_script_are_named(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"next_llvm.py: error: {message}"
