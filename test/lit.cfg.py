# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit's configuration. The tests run against the package installed in lit's own Python (see ./dev test)."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "scripts/facts"), str(ROOT / "test")]
import llvm_release  # noqa: E402 - The paths are set above.
from lit_quoting import QuotingTest, quote  # noqa: E402

config.name = "mlir-availability"
config.test_format = QuotingTest(execute_external=False)
config.suffixes = {".td", ".mlir", ".test"}
# Python tests are pytest's; the others are inputs of tests, not tests.
config.excludes = {"Inputs", "corpus", "frameworks", "kernels", "lib", "practice", "python"}
config.test_source_root = str(ROOT / "test")
config.test_exec_root = str(ROOT / "build" / "test")


def installed_package() -> Path:
    """Where mlir.availability is installed, found without importing it."""
    spec = importlib.util.find_spec("mlir.availability")
    if spec is None or spec.origin is None:
        lit_config.fatal("mlir.availability isn't installed in this Python: run the tests with ./dev test")
    return Path(spec.origin).parent


def llvm(question: str) -> Path:
    for program in (llvm_release.tool("llvm-config"), "llvm-config"):
        if shutil.which(program):
            return Path(subprocess.check_output([program, question], text=True).strip())
    return lit_config.fatal(f"{llvm_release.tool('llvm-config')} isn't installed: run ./dev setup tests")


package = installed_package()
# ./dev asan has another one.
build = Path(os.environ.get("MLIR_AVAILABILITY_BUILD", ROOT / "build" / "cmake"))
# Our own programs first, then LLVM's with their plain names (FileCheck, not, split-file, mlir-opt, ...).
path = [package / "bin", Path(sys.executable).parent, llvm("--bindir"), os.environ["PATH"]]
# What a sanitizer, and scripts/test/mutants/calls.c, need to know.
for name in ("ASAN_OPTIONS", "LD_PRELOAD", "PYTHONPATH", "MUTANTS_CALLS", "MUTANTS_FUNCTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.environment["PATH"] = os.pathsep.join(map(str, path))

include_dirs = f"-I {quote(package / 'td')} -I {llvm('--includedir')}"
# A name within another's must come after it: lit replaces in this order.
config.substitutions += [
    ("%availability_tblgen", f"{quote(package / 'bin' / 'availability-tblgen')} {include_dirs}"),
    ("%mlir_include", str(llvm("--includedir"))),
    ("%llvm_major", str(llvm_release.MAJOR)),
    ("%llvm_series", llvm_release.SERIES),
    ("%mlir_src_root", quote(ROOT)),
    ("%availability_package", quote(package)),
    ("%availability_test_opt", quote(build / "bin" / "availability-test-opt")),
    ("%build", quote(build)),
    ("%example_plugin", quote(build / "lib" / "libExamplePlugin.so")),
    ("%td", quote(package / "td")),
    ("%plugin", quote(package / "lib" / "libMLIRAvailabilityPlugin.so")),
    ("%python", quote(sys.executable)),
]

# Some of LLVM's faults are mended in the next LLVM.
config.available_features.add(f"llvm-{llvm_release.MAJOR}")
for tool in ("spirv-val", "spirv-as", "spirv-dis"):
    if shutil.which(tool, path=config.environment["PATH"]):
        config.available_features.add(tool)
