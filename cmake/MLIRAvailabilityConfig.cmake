#===- MLIRAvailabilityConfig.cmake - find_package(MLIRAvailability) -------===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Installed in the Python package; `python -m mlir.availability --cmake-dir`
# tells where. Finds MLIR 22 too, and provides
#
#   MLIRAvailability::MLIRAvailability      the library, with its headers
#   MLIRAvailability::availability-tblgen   the generator
#   add_mlir_availability(...)              see AddMLIRAvailability.cmake
#   MLIR_AVAILABILITY_INCLUDE_DIRS          C++ headers
#   MLIR_AVAILABILITY_TD_INCLUDE_DIRS       .td files
#
# Everything is found relative to this file: the package can be moved.
#
#===----------------------------------------------------------------------===#

cmake_minimum_required(VERSION 3.20)

include("${CMAKE_CURRENT_LIST_DIR}/MLIRAvailabilityFindMLIR.cmake")
if(MLIR_AVAILABILITY_MLIR_PROBLEM)
  set(MLIRAvailability_FOUND FALSE)
  set(MLIRAvailability_NOT_FOUND_MESSAGE "${MLIR_AVAILABILITY_MLIR_PROBLEM}")
  return()
endif()

get_filename_component(MLIR_AVAILABILITY_ROOT "${CMAKE_CURRENT_LIST_DIR}/.."
  REALPATH)
set(MLIR_AVAILABILITY_INCLUDE_DIRS "${MLIR_AVAILABILITY_ROOT}/include")
set(MLIR_AVAILABILITY_TD_INCLUDE_DIRS
  "${MLIR_AVAILABILITY_ROOT}/td" "${MLIR_AVAILABILITY_ROOT}/include")

if(NOT TARGET MLIRAvailability::MLIRAvailability)
  set(MLIR_AVAILABILITY_LIBRARY
    "${CMAKE_SHARED_LIBRARY_PREFIX}MLIRAvailability${CMAKE_SHARED_LIBRARY_SUFFIX}")
  add_library(MLIRAvailability::MLIRAvailability SHARED IMPORTED)
  set_target_properties(MLIRAvailability::MLIRAvailability PROPERTIES
    IMPORTED_LOCATION
      "${MLIR_AVAILABILITY_ROOT}/lib/${MLIR_AVAILABILITY_LIBRARY}"
    IMPORTED_SONAME "${MLIR_AVAILABILITY_LIBRARY}"
    INTERFACE_COMPILE_FEATURES cxx_std_17
    INTERFACE_INCLUDE_DIRECTORIES
      "${MLIR_AVAILABILITY_INCLUDE_DIRS};${MLIR_INCLUDE_DIRS}"
    # The one shared libMLIR: a second copy in the process would have type ids
    # of its own.
    INTERFACE_LINK_LIBRARIES "MLIR;LLVM")

  add_executable(MLIRAvailability::availability-tblgen IMPORTED)
  set_target_properties(MLIRAvailability::availability-tblgen PROPERTIES
    IMPORTED_LOCATION
      "${MLIR_AVAILABILITY_ROOT}/bin/availability-tblgen${CMAKE_EXECUTABLE_SUFFIX}")
endif()

include("${CMAKE_CURRENT_LIST_DIR}/AddMLIRAvailability.cmake")
