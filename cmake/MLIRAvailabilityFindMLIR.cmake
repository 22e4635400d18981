#===- MLIRAvailabilityFindMLIR.cmake - Finds the MLIR that we are made for ===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Included by our own build and by the installed package, which set
# MLIR_AVAILABILITY_LLVM_MAJORS to the major versions of LLVM that will do, the
# preferred one first: our build to all that the sources are for, the package to
# the one that it was compiled with. Does what find_package(MLIR CONFIG) does, and sets
# MLIR_AVAILABILITY_MLIR_PROBLEM: what is wrong and what to do about it, empty
# when MLIR is found and of the right version.
#
#===----------------------------------------------------------------------===#

set(MLIR_AVAILABILITY_MLIR_PROBLEM "")

# LLVM versions that are installed side by side have their own prefixes, which
# CMake doesn't search. MLIR_DIR takes precedence, as always.
list(TRANSFORM MLIR_AVAILABILITY_LLVM_MAJORS PREPEND "llvm-config-"
  OUTPUT_VARIABLE _mlir_availability_programs)
find_program(MLIR_AVAILABILITY_LLVM_CONFIG
  NAMES ${_mlir_availability_programs} llvm-config
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
# MLIR's version file accepts only the exact minor version. We request no
# version, and check the major version ourselves.
find_package(MLIR QUIET CONFIG HINTS "${MLIR_AVAILABILITY_LLVM_PREFIX}")
list(JOIN MLIR_AVAILABILITY_LLVM_MAJORS " or " _mlir_availability_majors)
list(GET MLIR_AVAILABILITY_LLVM_MAJORS 0 _mlir_availability_major)
if(NOT MLIR_FOUND)
  string(CONCAT MLIR_AVAILABILITY_MLIR_PROBLEM
    "mlir-availability needs LLVM/MLIR ${_mlir_availability_majors}, and no MLIR "
    "was found. Install it (Debian: libmlir-${_mlir_availability_major}-dev and "
    "mlir-${_mlir_availability_major}-tools), or point MLIR_DIR at "
    "<llvm ${_mlir_availability_major}>/lib/cmake/mlir.")
  if(MLIR_NOT_FOUND_MESSAGE)
    string(APPEND MLIR_AVAILABILITY_MLIR_PROBLEM
      " MLIR's own words: ${MLIR_NOT_FOUND_MESSAGE}")
  endif()
elseif(NOT LLVM_VERSION_MAJOR IN_LIST MLIR_AVAILABILITY_LLVM_MAJORS)
  string(CONCAT MLIR_AVAILABILITY_MLIR_PROBLEM
    "mlir-availability needs LLVM/MLIR ${_mlir_availability_majors}, but the one "
    "in '${MLIR_DIR}' is of version '${LLVM_PACKAGE_VERSION}'. Point MLIR_DIR at "
    "<llvm ${_mlir_availability_major}>/lib/cmake/mlir.")
elseif(NOT TARGET MLIR OR NOT TARGET LLVM)
  # A static copy in each library would have its own type ids.
  string(CONCAT MLIR_AVAILABILITY_MLIR_PROBLEM
    "mlir-availability needs the shared libraries libMLIR and libLLVM, and the "
    "MLIR in '${MLIR_DIR}' was built without them. Build LLVM with "
    "-DLLVM_BUILD_LLVM_DYLIB=ON -DLLVM_LINK_LLVM_DYLIB=ON, or point MLIR_DIR at "
    "another LLVM.")
endif()
