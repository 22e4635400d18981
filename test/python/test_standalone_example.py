# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What C++ users get: the CMake package, and examples/standalone, built with the installed package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cmake_projects import PACKAGE, PACKAGE_DIR, environment, run, succeed
from command_line import run_process
from llvm_release import MAJOR, tool
from page_runner import run_page
from upstream_tools import include_directory

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "standalone"

PROJECT = """\
cmake_minimum_required(VERSION 3.20)
project(user LANGUAGES C CXX)
find_package(MLIRAvailability REQUIRED CONFIG)
"""

TD = """\
include "Versions.td"
def Toy_Dialect : Dialect {{ let name = "toy"; let cppNamespace = "::toy"; }}
def Toy_Op : Op<Toy_Dialect, "op"> {{ list<Availability> availability = [MinVersion<{version}>]; }}
"""

VERSIONS_TD = """\
include "mlir-availability/Availability.td"
def V1 : I32EnumAttrCase<"V1", 1>;
def V2 : I32EnumAttrCase<"V2", 2>;
def Versions : I32EnumAttr<"Version", "versions", [V1, V2]> { let cppNamespace = "::toy"; }
class MinVersion<I32EnumAttrCase min> : MinVersionBase<"QueryMinVersionInterface", Versions, min>;
"""


def configure(base: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Configures the project in `base`/source. CMake wraps messages: in stdout, all space is one space."""
    done = run(base, "cmake", "-S", "source", "-B", "build", *arguments)
    done.stdout = " ".join(done.stdout.split())
    return done


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A user's project with Toy.td and a CMakeLists.txt that only finds the package."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "CMakeLists.txt").write_text(PROJECT)
    (source / "Toy.td").write_text(TD.format(version="V1"))
    (source / "Versions.td").write_text(VERSIONS_TD)
    return tmp_path


def add_to_project(project: Path, text: str) -> None:
    with (project / "source" / "CMakeLists.txt").open("a") as file:
        file.write(text + "\n")


def test_the_example_builds_and_passes_its_tests(tmp_path: Path) -> None:
    """The example, copied outside of our checkout, builds and passes its own tests; so do the commands of its
    page, for which the same is compiled at the same place: ccache has it, if one comes after the other.
    """
    install_and_test(tmp_path / "pip")
    run_commands_of_the_page(tmp_path / "page")


def install_and_test(tmp_path: Path) -> None:
    source, build = tmp_path / "examples/standalone", tmp_path / "build/standalone"
    shutil.copytree(EXAMPLE, source)
    install = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--target", "site"]
    offline = ["--no-build-isolation", "--no-deps", "--no-index"]
    succeed(tmp_path, *install, *offline, "--config-settings", f"build-dir={build}", f"{source}")
    assert "100% tests passed" in succeed(tmp_path, "ctest", "--test-dir", build, "--output-on-failure")

    # What was installed needs neither the sources nor the build.
    shutil.move(source / "test/query.py", tmp_path / "query.py")
    shutil.rmtree(source)
    shutil.rmtree(build)
    site = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    subprocess.run([sys.executable, tmp_path / "query.py"], check=True, env=site)


def run_commands_of_the_page(tmp_path: Path) -> None:
    # pip compiles for a release.
    shutil.copytree(EXAMPLE, tmp_path / "examples" / "standalone")
    variables = {"VIRTUAL_ENV": sys.prefix, "CMAKE_BUILD_TYPE": "Release"}
    run_page("examples/standalone/README.md", tmp_path, environment(tmp_path) | variables)


@pytest.mark.parametrize("name", ["cmake", "include", "td"])
def test_directories_for_build_systems_are_printed(name: str) -> None:
    """A build system asks Python where things are."""
    result = run_process(f"--{name}-dir")
    assert (result.code, result.out, result.err) == (0, f"{PACKAGE / name}\n", "")


@pytest.mark.unsanitized("a build with a sanitizer names its runtime")
def test_nothing_installed_names_the_build() -> None:
    """A package can be moved to another machine, so it contains no path of this one."""
    checkout = os.fsencode(EXAMPLE.parents[1] / "build")
    files = [file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert [str(file) for file in files if checkout in file.read_bytes()] == []


def test_a_moved_package_works(project: Path) -> None:
    """The package works from wherever it lies: headers, .td files, generator and library. The path of a
    generated file's dependency may have a space.
    """
    moved = project / "elsewhere" / "moved here"
    shutil.copytree(PACKAGE, moved)
    add_to_project(
        project,
        "add_mlir_availability(Toy TD Toy.td)\n"
        "add_executable(user main.cpp)\n"
        "target_link_libraries(user PRIVATE MLIRAvailability::MLIRAvailability)\n",
    )
    (project / "source/main.cpp").write_text(
        '#include "mlir-availability/IR/Dimension.h"\n'
        "using namespace mlir::availability;\n"
        "int main() {\n"
        '  static constexpr Dimension dimension("a.b", "b", Relation::AtLeast, {});\n'
        '  return dimension.stringify(3) == "3" ? 0 : 1;\n'
        "}\n"
    )
    configured = configure(project, f"-DMLIRAvailability_DIR={moved / 'cmake'}")
    assert configured.returncode == 0, configured.stdout
    build = ["cmake", "--build", "build", "--target"]
    succeed(project, *build, "ToyAvailabilityIncGen")
    assert "no work to do" in succeed(project, *build, "ToyAvailabilityIncGen")
    # Since CMake 3.27, this is linked each time: linkers don't escape spaces in dependency files.
    succeed(project, *build, "user")
    succeed(project, project / "build/user")
    assert str(PACKAGE) not in (project / "build/build.ninja").read_text()


def test_generated_again_when_an_included_file_changes(project: Path) -> None:
    """Nothing is rebuilt if nothing changed; an included file counts like the file itself."""
    add_to_project(project, "add_mlir_availability(Toy TD Toy.td DIALECT toy)")
    assert configure(project, PACKAGE_DIR).returncode == 0
    # Editors find what the file includes.
    (entry,) = (project / "build/tablegen_compile_commands.yml").read_text().split("--- !FileInfo:\n")[1:]
    file, includes = (line.partition('"')[2].rstrip('"') for line in entry.splitlines())
    assert file == f"{project}/source/Toy.td"
    assert {f"{project}/source", str(PACKAGE / "td"), str(include_directory())} <= set(includes.split(";"))
    build = ["cmake", "--build", "build", "--target", "ToyAvailabilityIncGen"]
    assert "Generating ToyAvailability.h.inc" in succeed(project, *build)
    assert "no work to do" in succeed(project, *build)
    generated = project / "build/ToyAvailability.cpp.inc"
    assert "{1, 0, true}," in generated.read_text()  # The row of V1.

    (project / "source/Toy.td").write_text(TD.format(version="V2"))
    succeed(project, *build)
    assert "{1, 0, true}," not in generated.read_text()
    (project / "source/Versions.td").write_text(VERSIONS_TD.replace('"V2", 2', '"V2", 1234'))
    succeed(project, *build)
    assert "1234" in generated.read_text()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("Toy", "add_mlir_availability(Toy): expected add_mlir_availability(<name> TD <file.td>"),
        ("Toy TD Toy.td Other.td", "but got 'Toy;TD;Toy.td;Other.td'"),
        ("Toy TD Missing.td", "add_mlir_availability(Toy): there is no '"),
    ],
)
def test_wrong_arguments_of_cmake_functions_are_named(project: Path, call: str, message: str) -> None:
    add_to_project(project, f"add_mlir_availability({call})")
    configured = configure(project, PACKAGE_DIR)
    assert configured.returncode == 1
    assert message in configured.stdout


def test_an_error_in_a_record_stops_the_build_with_its_line(project: Path) -> None:
    """An error in a .td file stops the build, with its file and line."""
    add_to_project(project, "add_mlir_availability(Toy TD Toy.td)")
    (project / "source/Toy.td").write_text(TD.format(version="V9"))
    assert configure(project, PACKAGE_DIR).returncode == 0
    built = run(project, "cmake", "--build", "build", "--target", "ToyAvailabilityIncGen")
    assert built.returncode != 0
    assert "source/Toy.td:3:" in built.stdout


def test_another_version_of_mlir_is_refused(project: Path) -> None:
    """An MLIR of another version is refused by its version and place."""
    mlir = project / "mlir"
    mlir.mkdir()
    (mlir / "MLIRConfig.cmake").write_text(
        "set(LLVM_VERSION_MAJOR 21)\nset(LLVM_PACKAGE_VERSION 21.1.0)\nset(MLIR_INCLUDE_DIRS /)\n"
    )
    configured = configure(project, PACKAGE_DIR, f"-DMLIR_DIR={mlir}")
    assert configured.returncode == 1
    assert f"needs LLVM/MLIR {MAJOR}, but the one in '{mlir}' is of version '21.1.0'" in configured.stdout


def test_an_mlir_without_shared_libraries_is_refused(project: Path) -> None:
    """An MLIR without shared libraries is refused before anything is linked."""
    mlir = project / "mlir"
    mlir.mkdir()
    (mlir / "MLIRConfig.cmake").write_text(
        f"set(LLVM_VERSION_MAJOR {MAJOR})\nset(LLVM_PACKAGE_VERSION {MAJOR}.1.0)\nset(MLIR_INCLUDE_DIRS /)\n"
    )
    configured = configure(project, PACKAGE_DIR, f"-DMLIR_DIR={mlir}")
    assert configured.returncode == 1
    assert (
        f"needs the shared libraries libMLIR and libLLVM, and the MLIR in '{mlir}' was built without them. "
        "Build LLVM with -DLLVM_BUILD_LLVM_DYLIB=ON -DLLVM_LINK_LLVM_DYLIB=ON, or point MLIR_DIR at another "
        "LLVM."
    ) in configured.stdout


def test_gcc_finds_traits_of_clang_s_mlir(tmp_path: Path) -> None:
    """GCC's libraries find traits in an MLIR of Clang's by the names that Clang writes."""
    configured = configure_ours(tmp_path, "gcc")
    assert configured.returncode == 0, configured.stdout
    assert "Writing the names of MLIR's traits as Clang does" in configured.stdout


def test_a_compiler_that_finds_no_traits_is_refused(tmp_path: Path) -> None:
    """A compiler that finds no traits is refused: constants would not be recognized."""
    found_none = ["-DMLIR_AVAILABILITY_TRAITS_COMPILED=ON", "-DMLIR_AVAILABILITY_TRAITS_EXIT_CODE=1"]
    configured = configure_ours(tmp_path, tool("clang"), *found_none)
    assert configured.returncode == 1
    said = " ".join(configured.stdout.split())
    assert f"was compiled by another kind of compiler than /usr/bin/clang++-{MAJOR}" in said
    assert "Use the kind of compiler that MLIR was compiled by." in said


def configure_ours(base: Path, compiler: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Configures this project in `base`."""
    ours = ["-S", str(ROOT), "-B", "build", "-DMLIR_AVAILABILITY_ENABLE_PYTHON=OFF"]
    return run(base, "cmake", *ours, *arguments, compiler=compiler)


def test_without_mlir_the_error_lists_the_packages(project: Path) -> None:
    """Without any MLIR, the error lists the packages that have it."""
    arguments = ["-DCMAKE_DISABLE_FIND_PACKAGE_MLIR=ON"]
    configured = configure(project, PACKAGE_DIR, *arguments)
    assert configured.returncode == 1
    assert (
        f"no MLIR was found. Install it (Debian: libmlir-{MAJOR}-dev and mlir-{MAJOR}-tools)"
        in configured.stdout
    )


@pytest.mark.parametrize(("version", "found"), [("0.1", True), ("0.2", False), ("1", False)])
def test_only_the_same_minor_version_is_found(project: Path, version: str, found: bool) -> None:
    """Before 1.0, a minor version may break users: only the same will do."""
    text = PROJECT.replace("MLIRAvailability REQUIRED", f"MLIRAvailability {version} REQUIRED")
    (project / "source/CMakeLists.txt").write_text(text)
    assert (configure(project, PACKAGE_DIR).returncode == 0) == found
