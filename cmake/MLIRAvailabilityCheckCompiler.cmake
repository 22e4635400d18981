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
# If GCC compiles for an MLIR that Clang compiled, a header in ClangNames writes the
# names as Clang does. Clang is refused where GCC compiled MLIR.
#
#===----------------------------------------------------------------------===#

if(CMAKE_CROSSCOMPILING)
  return()
endif()

# Sets the variable `result` to whether a program finds MLIR's traits. Headers in
# `directory`, "" for none, take the place of LLVM's.
function(mlir_availability_finds_traits result directory)
  set(includes ${directory} ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  try_run(${result}_EXIT_CODE ${result}_COMPILED
    SOURCES "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/SameTraits.cpp"
    CMAKE_FLAGS "-DINCLUDE_DIRECTORIES=${includes}"
    COMPILE_DEFINITIONS -fvisibility=hidden -fvisibility-inlines-hidden
    LINK_LIBRARIES MLIR LLVM
    COMPILE_OUTPUT_VARIABLE output
    CXX_STANDARD 17 CXX_STANDARD_REQUIRED ON)
  if(NOT ${result}_COMPILED)
    message(FATAL_ERROR
      "${CMAKE_CXX_COMPILER} can't compile a program with the MLIR in '${MLIR_DIR}':\n${output}")
  endif()
  if(${result}_EXIT_CODE EQUAL 0)
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

mlir_availability_finds_traits(MLIR_AVAILABILITY_TRAITS "")
if(NOT MLIR_AVAILABILITY_TRAITS AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  set(_clang_names "${CMAKE_CURRENT_LIST_DIR}/ClangNames")
  mlir_availability_finds_traits(MLIR_AVAILABILITY_MENDED_TRAITS "${_clang_names}")
  if(MLIR_AVAILABILITY_MENDED_TRAITS)
    message(STATUS "Writing the names of MLIR's traits as Clang does, which compiled MLIR")
    include_directories(BEFORE "${_clang_names}")
    return()
  endif()
endif()
if(NOT MLIR_AVAILABILITY_TRAITS)
  message(FATAL_ERROR
    "The MLIR in '${MLIR_DIR}' was compiled by another kind of compiler than "
    "${CMAKE_CXX_COMPILER}. The two give MLIR's traits different names, so that "
    "constants would not be recognized, and verdicts would be wrong. Use the kind "
    "of compiler that MLIR was compiled by.")
endif()
