#===- MLIRAvailabilityFindMLIR.cmake - Finds the MLIR that we are made for ===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Included by our own build and by the installed package, so that both find the
# same. Does what find_package(MLIR CONFIG) does, and sets
# MLIR_AVAILABILITY_MLIR_PROBLEM: what is wrong and what to do about it, empty
# when MLIR is found and of the right version.
#
#===----------------------------------------------------------------------===#

set(MLIR_AVAILABILITY_MLIR_PROBLEM "")

# Where several LLVMs live side by side, each has a prefix of its own, which
# CMake doesn't search. MLIR_DIR comes first, as always.
find_program(MLIR_AVAILABILITY_LLVM_CONFIG NAMES llvm-config-22 llvm-config
  DOC "Tells where LLVM and MLIR are installed")
mark_as_advanced(MLIR_AVAILABILITY_LLVM_CONFIG)
set(MLIR_AVAILABILITY_LLVM_PREFIX "")
if(MLIR_AVAILABILITY_LLVM_CONFIG)
  execute_process(
    COMMAND "${MLIR_AVAILABILITY_LLVM_CONFIG}" --prefix
    OUTPUT_VARIABLE MLIR_AVAILABILITY_LLVM_PREFIX
    OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()

# Workaround: cmake-exact-minor
# MLIR's version file takes nothing but the exact minor version. We ask for no
# version, and check the major one ourselves.
find_package(MLIR QUIET CONFIG HINTS "${MLIR_AVAILABILITY_LLVM_PREFIX}")
if(NOT MLIR_FOUND)
  string(CONCAT MLIR_AVAILABILITY_MLIR_PROBLEM
    "mlir-availability needs LLVM/MLIR 22, and no MLIR was found. Install it "
    "(Debian: libmlir-22-dev and mlir-22-tools), or point MLIR_DIR at "
    "<llvm 22>/lib/cmake/mlir.")
  if(MLIR_NOT_FOUND_MESSAGE)
    string(APPEND MLIR_AVAILABILITY_MLIR_PROBLEM
      " MLIR's own words: ${MLIR_NOT_FOUND_MESSAGE}")
  endif()
elseif(NOT LLVM_VERSION_MAJOR EQUAL 22)
  string(CONCAT MLIR_AVAILABILITY_MLIR_PROBLEM
    "mlir-availability needs LLVM/MLIR 22, but the one in '${MLIR_DIR}' is of "
    "version '${LLVM_PACKAGE_VERSION}'. Point MLIR_DIR at "
    "<llvm 22>/lib/cmake/mlir.")
endif()
