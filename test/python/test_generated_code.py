# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How users get at generated code: the generator as a command, what it writes in front of strict compilers,
and two lines of CMake with any generator and compiler.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cmake_projects import PACKAGE, succeed
from llvm_release import tool
from upstream_tools import include_directory

EXAMPLE = Path(__file__).resolve().parents[1] / "lib" / "Example"
GENERATOR = Path(sys.executable).parent / "availability-tblgen"
COMPILERS = [tool("clang++"), "g++"]

ACME_TD = """\
include "mlir-availability/Availability.td"
include "mlir/Dialect/Math/IR/MathOps.td"
def Acme_Dialect : OverlayDialect<"acme", "::acme">;
class Cores<int count> : Availability {
  let cppNamespace = "::acme";
  let interfaceName = "QueryCoresInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getCores";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = !cast<string>(count);
  let relation = AtLeast;
}
def : AvailabilityFor<Math_FmaOp> { let availability = [Cores<4>]; }
"""

ACME_CPP = """\
#include "mlir/Dialect/Math/IR/Math.h"
#include "AcmeAvailability.h.inc"
#include "AcmeAvailability.cpp.inc"
"""

MAIN_CPP = """\
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "AcmeAvailability.h.inc"
#include <cstdio>

int main() {
  mlir::DialectRegistry registry;
  acme::registerAcmeAvailability(registry);
  registry.insert<mlir::math::MathDialect>();
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "%0 = \\"builtin.unrealized_conversion_cast\\"() : () -> f32\\n"
      "%1 = math.fma %0, %0, %0 : f32", &context);
  auto query = mlir::cast<acme::QueryCoresInterface>(module->getBody()->back());
  std::printf("%ld cores\\n", static_cast<long>(query.getCores()));
}
"""

# All that a project of overlays has to say about availability are two lines; the program is for the test.
ACME_CMAKE = """\
cmake_minimum_required(VERSION 3.20)
project(acme LANGUAGES C CXX)
find_package(MLIRAvailability REQUIRED CONFIG)
add_mlir_availability(Acme TD Acme.td SOURCES Acme.cpp)
add_executable(main main.cpp)
target_link_libraries(main PRIVATE AcmeAvailability)
"""

# It links to an existing library.
ATTACHED_CMAKE = ACME_CMAKE.replace(
    "add_mlir_availability(Acme TD Acme.td SOURCES Acme.cpp)",
    "add_library(acme Acme.cpp)\nadd_mlir_availability(Acme TD Acme.td TARGET acme)",
).replace("main PRIVATE AcmeAvailability", "main PRIVATE acme")


@pytest.fixture(scope="module")
def mlir_include() -> Path:
    done = subprocess.run([tool("llvm-config"), "--includedir"], capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory for projects, with the installed package in `moved`: ccache knows it by the same name the
    next time.
    """
    base = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(PACKAGE, base / "moved")
    return base


def test_the_generator_is_a_command(tmp_path: Path, mlir_include: Path) -> None:
    """It is beside Python, and finds our .td files by itself."""
    (tmp_path / "Acme.td").write_text(ACME_TD)
    command = [GENERATOR, "-gen-availability-decls", f"-I{mlir_include}", "Acme.td"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "void registerAcmeAvailability(" in done.stdout
    failed = subprocess.run(
        [GENERATOR, "missing.td"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert failed.returncode == 1
    assert "Could not open input file 'missing.td'" in failed.stderr


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory, mlir_include: Path) -> Path:
    """The files generated for the example dialect: in `ours` by us, in `theirs` by MLIR's own generator."""
    base = tmp_path_factory.mktemp("generated")
    ours, theirs = base / "ours", base / "theirs"
    ours.mkdir()
    theirs.mkdir()

    def generate(tool: str | Path, record_file: str, options: list[str], output: Path) -> None:
        includes = [
            f"-I{directory}" for directory in (EXAMPLE, mlir_include, PACKAGE / "td", PACKAGE / "include")
        ]
        subprocess.run([tool, *options, *includes, EXAMPLE / record_file, "-o", output], check=True)

    for kind, suffix in (("decls", "h"), ("defs", "cpp")):
        output = ours / f"ExampleAvailability.{suffix}.inc"
        options = [f"-gen-availability-{kind}", "--availability-dialect=example"]
        generate(GENERATOR, "ExampleAvailability.td", options, output)
        for what, option in (
            ("Dialect", "dialect"),
            ("Enums", "enum"),
            ("Attrs", "attrdef"),
            ("Types", "typedef"),
            ("Ops", "op"),
        ):
            output = theirs / f"Example{what}.{suffix}.inc"
            generate(tool("mlir-tblgen"), "ExampleOps.td", [f"-gen-{option}-{kind}"], output)
    return base


@pytest.mark.parametrize("compiler", COMPILERS)
def test_generated_code_compiles_without_warnings(generated: Path, mlir_include: Path, compiler: str) -> None:
    """Warnings of all kinds are errors in what we generate."""
    # Other headers, and what MLIR's generator makes, aren't this test's to judge.
    others = [f"-isystem{directory}" for directory in ("theirs", PACKAGE / "include", mlir_include)]
    options = ["-std=c++17", "-c", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Iours", f"-I{EXAMPLE}"]
    # It is compiled, because ccache keeps objects, but not what -fsyntax-only finds.
    launcher = ["ccache"] if shutil.which("ccache") else []
    output = f"{Path(compiler).name}.o"
    succeed(generated, *launcher, compiler, *options, *others, EXAMPLE / "Example.cpp", "-o", output)


@pytest.mark.parametrize(
    ("generator", "compiler", "cmake"),
    [
        ("Ninja", tool("clang"), ATTACHED_CMAKE),
        ("Unix Makefiles", "gcc", ACME_CMAKE),
    ],
    ids=["ninja-clang-attached", "make-gcc-own"],
)
def test_two_lines_of_cmake(
    elsewhere: Path, request: pytest.FixtureRequest, generator: str, compiler: str, cmake: str
) -> None:
    """Directories, the order of the build, and libraries come with the target."""
    project = elsewhere / request.node.callspec.id
    source, build = project / "source", project / "build"
    source.mkdir(parents=True)
    for name, text in {
        "CMakeLists.txt": cmake,
        "Acme.td": ACME_TD,
        "Acme.cpp": ACME_CPP,
        "main.cpp": MAIN_CPP,
    }.items():
        (source / name).write_text(text)
    package = f"-DMLIRAvailability_DIR={elsewhere / 'moved/cmake'}"
    for command in (
        ["cmake", "-S", source, "-B", build, package],
        ["cmake", "--build", build, "--target", "main"],
    ):
        succeed(elsewhere, *command, generator=generator, compiler=compiler)
    assert succeed(elsewhere, build / "main") == "4 cores\n"


def test_generator_hints_at_missing_headers(tmp_path: Path) -> None:
    """The command of the package knows where ours are, but not where LLVM's are."""
    td = tmp_path / "toy.td"
    td.write_text('include "mlir-availability/Availability.td"\n')
    arguments = ["-gen-availability-json", str(td), "-o", str(tmp_path / "toy.json")]
    failed = subprocess.run([GENERATOR, *arguments], capture_output=True, text=True)
    assert failed.returncode == 1
    assert "could not find include file 'mlir/" in failed.stderr
    assert (
        'Debian: libmlir-22-dev, llvm-22-dev), and pass -I"$(llvm-config-22 --includedir)"' in failed.stderr
    )
    for include in ([f"-I{include_directory()}"], ["-I", str(include_directory())]):
        done = subprocess.run([GENERATOR, *arguments, *include], capture_output=True, text=True)
        assert "Debian" not in done.stderr
    td.write_text("def")
    failed = subprocess.run([GENERATOR, *arguments], capture_output=True, text=True)
    assert failed.returncode == 1
    assert "Debian" not in failed.stderr
