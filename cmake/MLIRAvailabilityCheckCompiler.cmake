#===- MLIRAvailabilityCheckCompiler.cmake - Is the compiler MLIR's kind? ---===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# MLIR finds an op's traits by the names that compilers write for their classes.
# GCC and Clang write different ones. To a library that GCC compiled, no op of an
# MLIR that Clang compiled has any trait: constants aren't recognized, for
# instance, and ops are available falsely. An executable doesn't show this, unless
# its symbols are hidden, as a library's are.
#
#===----------------------------------------------------------------------===#

if(CMAKE_CROSSCOMPILING)
  return()
endif()

set(_includes ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
try_run(MLIR_AVAILABILITY_SAME_TRAITS MLIR_AVAILABILITY_TRAITS_COMPILED
  SOURCES "${CMAKE_CURRENT_LIST_DIR}/SameTraits.cpp"
  CMAKE_FLAGS "-DINCLUDE_DIRECTORIES=${_includes}"
  COMPILE_DEFINITIONS -fvisibility=hidden -fvisibility-inlines-hidden
  LINK_LIBRARIES MLIR LLVM
  COMPILE_OUTPUT_VARIABLE _output
  CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON)
if(NOT MLIR_AVAILABILITY_TRAITS_COMPILED)
  message(FATAL_ERROR
    "${CMAKE_CXX_COMPILER} can't compile a program with the MLIR in '${MLIR_DIR}':\n${_output}")
endif()
if(NOT MLIR_AVAILABILITY_SAME_TRAITS EQUAL 0)
  message(FATAL_ERROR
    "The MLIR in '${MLIR_DIR}' was compiled by another kind of compiler than "
    "${CMAKE_CXX_COMPILER}. The two give MLIR's traits different names, so that "
    "constants would not be recognized, and verdicts would be wrong. Use the kind "
    "of compiler that MLIR was compiled by: Clang for Debian's "
    "(-DCMAKE_C_COMPILER=clang-${LLVM_VERSION_MAJOR} "
    "-DCMAKE_CXX_COMPILER=clang++-${LLVM_VERSION_MAJOR}).")
endif()
