# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect of docs/tablegen.md, built from its records: their C++ compiles, and ops need what it says."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from cmake_projects import PACKAGE, PACKAGE_DIR, succeed
from llvm_release import tool
from page_blocks import blocks

PLUGIN = PACKAGE / "lib" / "libMLIRAvailabilityPlugin.so"

CMAKE = """\
cmake_minimum_required(VERSION 3.20)
project(toy LANGUAGES C CXX)
find_package(MLIRAvailability REQUIRED CONFIG)
include_directories("${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
set(LLVM_TARGET_DEFINITIONS Toy.td)
foreach(part dialect enum attrdef typedef op)
  mlir_tablegen(${part}s.h.inc -gen-${part}-decls)
  mlir_tablegen(${part}s.cpp.inc -gen-${part}-defs)
endforeach()
add_public_tablegen_target(ToyIncGen)
add_library(Toy MODULE Toy.cpp Other.cpp)
set_target_properties(Toy PROPERTIES CXX_STANDARD 17)
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(Toy PRIVATE -fno-rtti)
endif()
add_dependencies(Toy ToyIncGen)
add_mlir_availability(Toy TD ToyOverlays.td TARGET Toy)
add_mlir_availability(Other TD Other.td TARGET Toy)
"""

TOY_CPP = """\
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/ADT/TypeSwitch.h"

#include "enums.h.inc"
#include "ToyAvailability.h.inc"

#include "OtherAvailability.h.inc"

#include "dialects.h.inc"
#define GET_ATTRDEF_CLASSES
#include "attrdefs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "typedefs.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"

#include "dialects.cpp.inc"
#include "enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "attrdefs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "typedefs.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"

#include "ToyAvailability.cpp.inc"

using namespace mlir;

void toy::ToyDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attrdefs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "typedefs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
      >();
}

std::optional<SmallVector<int64_t>>
toy::TargetAttr::offered(const availability::Dimension &dimension) const {
  if (&dimension != &toy::getMinVersionDimension())
    return std::nullopt;
  return SmallVector<int64_t>{static_cast<int64_t>(getVersion())};
}

std::string toy::TargetAttr::describe() const {
  return "toy " + stringifyVersion(getVersion()).str();
}

// The typed query and the name table exist as the page says.
[[maybe_unused]] static toy::Version getMinVersion(toy::RoundOp op) {
  return toy::isKnownFunction("sin") ? op.getMinVersion()
                                     : toy::QueryMinVersionInterface::getMinVersion(op);
}

extern "C" DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "toy", "0.1", [](DialectRegistry *registry) {
            toy::registerToyAvailability(*registry);
            acme::registerAcmeAvailability(*registry);
          }};
}
"""

OTHER_CPP = """\
#include "mlir/Dialect/Math/IR/Math.h"

#include "OtherAvailability.h.inc"

#include "OtherAvailability.cpp.inc"
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plugin for mlir-opt with the page's dialect `toy` and its overlays `acme`."""
    base = tmp_path_factory.mktemp("toy")
    source = base / "source"
    source.mkdir()
    for name in ("Toy.td", "ToyOverlays.td", "Other.td"):
        parts = [block.text for block in blocks("docs/tablegen.md") if block.detail == name]
        (source / name).write_text("\n".join(parts))
    (source / "CMakeLists.txt").write_text(CMAKE)
    (source / "Toy.cpp").write_text(TOY_CPP)
    (source / "Other.cpp").write_text(OTHER_CPP)
    succeed(base, "cmake", "-S", "source", "-B", "build", PACKAGE_DIR)
    succeed(base, "cmake", "--build", "build")
    return base / "build" / "libToy.so"


def run(library: Path, op: str, pipeline: str) -> list[str]:
    """Runs a pass on a function with an op and a `toy.add`, and returns the lines that it prints."""
    add = '"toy.add"(%f, %f) : (f32, f32) -> f32'
    module = f"func.func @f(%f: f32, %d: f64, %i: i32) {{\n{op}\n{add}\nreturn\n}}"
    plugins = [
        f"--load-pass-plugin={PLUGIN}",
        f"--load-dialect-plugin={PLUGIN}",
        f"--load-dialect-plugin={library}",
    ]
    done = subprocess.run(
        [tool("mlir-opt"), *plugins, f"--pass-pipeline=builtin.module({pipeline})", "-o", "-"],
        input=module,
        capture_output=True,
        text=True,
        check=False,
    )
    return (done.stdout + done.stderr).splitlines()


BARRIERS = "!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>"

# The requirements on the page: an op, and its output. Every known target offers v1.
NEEDS = {
    '"toy.add"(%f, %f) : (f32, f32) -> f32': [],
    '"toy.round"(%f) {mode = 0 : i32} : (f32) -> f32': ["toy v2 or later because of the op itself"],
    '"toy.round"(%f) {mode = 1 : i32} : (f32) -> f32': [
        "toy v2 or later because of the op itself",
        "toy v3 or later because of attribute 'mode' (fast)",
    ],
    '"toy.scale"(%i) : (i32) -> ()': [],
    '"toy.scale"(%i) {factor = 2.0 : f32} : (i32) -> ()': ["toy v2 or later because of attribute 'factor'"],
    '"toy.scale"(%f) : (f32) -> ()': ["toy v3 or later because of operand 0 'value' (f32)"],
    '"toy.wait"() : () -> ()': [
        "toy v2 or later because of the op itself",
        "feature tensor because of the op itself",
        "feature wide because of the op itself",
    ],
    "builtin.unrealized_conversion_cast %i : i32 to tuple<i32, !toy.token>": [
        "toy v2 or later because of type of result 0: !toy.token in tuple<i32, !toy.token>"
    ],
    f"builtin.unrealized_conversion_cast %i : i32 to {BARRIERS}": [
        f"toy v2 or later because of type of result 0: several barriers, {BARRIERS}"
    ],
    '"toy.sum"(%f, %d) : (f32, f64) -> f32': [
        "min_lanes 2 or more because of the op itself",
        "toy v3 or later because of operand 1 'values' (64 bits)",
    ],
    '"toy.sum"(%f, %f, %f) : (f32, f32, f32) -> f32': [
        "toy v3 or later, or feature wide because of the op itself (more than two values)",
        "min_lanes 3 or more because of the op itself",
    ],
    "math.fma %f, %f, %f : f32": ["cores 4 or more because of the op itself"],
    'toy.call "sin"': ["toy v2 or later because of the op itself (sin)"],
    'toy.call "tan"': [
        "requirements that are unknown because of the op itself ('tan' is not a function of toys)"
    ],
    'toy.call "fma"': [],
    'toy.call ""': [],
}


@pytest.mark.parametrize("op", NEEDS)
def test_the_page_s_dialect_needs_what_its_records_say(library: Path, op: str) -> None:
    printed = run(library, op, "availability-print")
    assert [line.removeprefix("  needs ") for line in printed if line.startswith("  needs ")] == NEEDS[op]


def check_for(text: str) -> str:
    """Returns the option of `availability-check` that names a target along several dimensions."""
    return f"availability-check{{target='#availability.target<{text}>'}}"


# An op, the check, and its only error, or nothing.
CHECKS = [
    (
        '"toy.round"(%f) {mode = 1 : i32} : (f32) -> f32',
        "availability-check{target=toy2}",
        "toy.round needs toy v3 or later; toy2 offers v2",
    ),
    ('"toy.round"(%f) {mode = 1 : i32} : (f32) -> f32', "availability-check{target=toy3}", ""),
    # Orders and implications.
    ('"toy.mma"() : () -> ()', check_for('"toy.chip" = "sm_90a", "toy.min_version" = "v1"'), ""),
    (
        '"toy.mma"() : () -> ()',
        check_for('"toy.chip" = "sm_100a"'),
        "toy.mma needs chip sm_90a; #availability.target<...> offers sm_100a",
    ),
    ('"toy.round"(%f) {mode = 0 : i32} : (f32) -> f32', check_for('"toy.chip" = "sm_100a"'), ""),
    ('"toy.wait"() : () -> ()', check_for('"toy.chip" = "sm_100a"'), "toy.wait needs feature wide"),
    (
        "",
        check_for('"toy.chip" = "sm_100a", "toy.min_version" = "v1"'),
        "'toy.min_version' is v1, but 'toy.chip' sm_100a implies v2",
    ),
    # Names and closed regions.
    ('toy.call "tan"', "availability-check{target=toy3}", "'tan' is not a function of toys"),
    (
        '"toy.kernel"() ({ llvm.unreachable }) : () -> ()',
        "availability-check{target=toy3}",
        "the requirements of 'llvm.unreachable' are unknown: it is in a 'toy.kernel'",
    ),
]


@pytest.mark.parametrize(("op", "pipeline", "error"), CHECKS)
def test_the_page_s_pass_refuses_what_the_target_lacks(
    library: Path, op: str, pipeline: str, error: str
) -> None:
    errors = [line for line in run(library, op, pipeline) if "error:" in line]
    assert len(errors) == (1 if error else 0), errors
    assert all(error in line for line in errors), errors
