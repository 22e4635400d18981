# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CONTRIBUTING.md's dialect that isn't ours: one file in ``td/dialects``, and nothing else, makes it judged.

The function that builds our own dialects is called for a folder of the test's, with the text of the page.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import mlir.availability as av
import pytest
from cmake_projects import PACKAGE, PACKAGE_DIR, succeed
from llvm_release import tool
from mlir import ir
from upstream_tools import stdout_of

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = Path(sys.executable).parent / "availability-tblgen"
PLUGIN = PACKAGE / "lib" / "libMLIRAvailabilityPlugin.so"

CMAKE = f"""\
cmake_minimum_required(VERSION 3.20)
project(walk LANGUAGES C CXX)
find_package(MLIRAvailability REQUIRED CONFIG)
include("{ROOT / "cmake" / "MLIRAvailabilityDialects.cmake"}")
mlir_availability_add_dialects("${{CMAKE_CURRENT_SOURCE_DIR}}/td" "${{CMAKE_CURRENT_SOURCE_DIR}}/lib" "")
add_library(walk MODULE Plugin.cpp
  ${{MLIR_AVAILABILITY_DIALECT_SOURCES}} ${{MLIR_AVAILABILITY_GENERATED}})
target_include_directories(walk PRIVATE "${{CMAKE_CURRENT_BINARY_DIR}}")
target_link_libraries(walk PRIVATE MLIRAvailability::MLIRAvailability)
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(walk PRIVATE -fno-rtti)
endif()
"""

# Registers the dialects in the list, like InitAll.cpp.
PLUGIN_CPP = """\
#include "mlir/Tools/Plugins/DialectPlugin.h"

#define AVAILABILITY_DIALECT(NAME, NAMESPACE, REGISTER) \\
  namespace NAMESPACE { void REGISTER(mlir::DialectRegistry &registry); }
#include "Dialect/AllDialects.inc"
#undef AVAILABILITY_DIALECT

extern "C" mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "walk", "0.1",
          []([[maybe_unused]] mlir::DialectRegistry *registry) {
#define AVAILABILITY_DIALECT(NAME, NAMESPACE, REGISTER) NAMESPACE::REGISTER(*registry);
#include "Dialect/AllDialects.inc"
          }};
}
"""


@pytest.fixture(scope="module")
def walk() -> str:
    """The section of the page."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    return text.split("\n## Facts about a dialect that isn't ours\n")[1].split("\n## ")[0]


def block(walk: str, language: str) -> str:
    """The only text of a language in the section."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", walk, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def test_the_walk_of_the_page_gives_its_results(walk: str, tmp_path: Path) -> None:
    """The build of the page's file gives the page's results: for an op, a type and a case."""
    source = tmp_path / "source"
    (source / "td").mkdir(parents=True)
    (source / "CMakeLists.txt").write_text(CMAKE)
    (source / "Plugin.cpp").write_text(PLUGIN_CPP)
    succeed(tmp_path, "cmake", "-S", "source", "-B", "build", PACKAGE_DIR)
    # The next build finds a new file by itself.
    (source / "td" / "XeGPU.td").write_text(block(walk, "tablegen"))
    succeed(tmp_path, "cmake", "--build", "build")

    done = subprocess.run(
        [
            tool("mlir-opt"),
            f"--load-pass-plugin={PLUGIN}",
            f"--load-dialect-plugin={PLUGIN}",
            f"--load-dialect-plugin={tmp_path / 'build' / 'libwalk.so'}",
            "--pass-pipeline=builtin.module(availability-check{target=xegpu:xe_1})",
        ],
        input=block(walk, "mlir"),
        capture_output=True,
        text=True,
        check=False,
    )
    said = re.findall(r"^<stdin>:(.* needs .*)$", done.stderr, re.MULTILINE)
    (shown,) = re.findall(r"^facts\.mlir:(.* needs .*)$", walk, re.MULTILINE)
    assert shown in said, done.stderr
    causes = re.findall(r"^  also at facts\.mlir:([\d:]+: )(\S+), (.*)$", walk, re.MULTILINE)
    for place, op, cause in causes:
        assert f"{place}error: {op} needs" in "\n".join(said), done.stderr
        assert cause in done.stderr
    assert len(said) == 1 + len(causes), "the page shows a type, an op, an operand, a case and a rule"


def run_generator(output: str, td: Path) -> str:
    """Returns what the generator makes of a file."""
    include = stdout_of([tool("llvm-config"), "--includedir"]).strip()
    return stdout_of([str(GENERATOR), f"-gen-availability-{output}", f"-I{include}", str(td)])


def test_data_names_the_causes_that_the_page_shows(walk: str, tmp_path: Path) -> None:
    """``av.load`` gives the causes that C++ gives: the part of the op, and the rule."""
    (tmp_path / "XeGPU.td").write_text(block(walk, "tablegen"))
    (tmp_path / "xegpu.json").write_text(run_generator("json", tmp_path / "XeGPU.td"))
    with ir.Context() as context:
        av.load(context, tmp_path / "xegpu.json", partial=True)
        module = ir.Module.parse(block(walk, "mlir"))
        clauses = [str(each.clause) for each in av.check(module, "xegpu:xe_1").violations]
    for cause in re.findall(r"^  also at facts\.mlir:[\d:]+: \S+, (.*)$", walk, re.MULTILINE):
        assert any(cause in clause for clause in clauses), clauses


def test_words_of_a_condition_stand_in_one_place(walk: str, tmp_path: Path) -> None:
    """Every output has the words that the page's last step writes, and none the old ones."""
    ((old, new),) = re.findall(r'Change `"(.*)"` in the file to `"(.*)"`', walk)
    (tmp_path / "XeGPU.td").write_text(block(walk, "tablegen").replace(old, new, 1))
    for output in ("defs", "doc", "json"):
        text = run_generator(output, tmp_path / "XeGPU.td")
        assert new in text, output
        assert old not in text, output


def test_positions_that_hold_types_are_visited_in_one_place() -> None:
    """The engine's files that judge ops call ``forEachType``, and walk no operands or results themselves."""
    engine = ROOT / "cpp" / "lib" / "Engine"
    for name in ("Explain", "OpChecker", "CollectClauses", "Unchecked"):
        text = (engine / f"{name}.cpp").read_text()
        assert "forEachType(" in text, name
        assert not re.search(
            r"getOpOperands|getOpResults|getOperandTypes|getResultTypes|getArguments\(\)", text
        ), name


def test_every_file_is_a_dialect_of_the_package() -> None:
    """Each file of ``td/dialects`` names its dialect, which is therefore built and registered."""
    include = subprocess.run(
        [tool("llvm-config"), "--includedir"], capture_output=True, text=True, check=True
    )
    # InitAll.cpp, which is in it, calls the function that registers the dialect.
    library = (PACKAGE / "lib" / "libMLIRAvailabilityLowering.so").read_bytes()
    for path in sorted((ROOT / "td" / "dialects").glob("*.td")):
        done = subprocess.run(
            [
                GENERATOR,
                "-gen-availability-list-entry",
                f"-I{include.stdout.strip()}",
                # Upstream's records of arm_sme include each other by their file names.
                f"-I{include.stdout.strip()}/mlir/Dialect/ArmSME/IR",
                path,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        register = re.search(r", ([\w:]+)\)$", done.stdout)
        assert register, done.stdout
        assert register[1].rsplit("::")[-1].encode() in library
