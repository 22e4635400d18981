#===- MLIRAvailabilityConfig.cmake - find_package(MLIRAvailability) -------===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Installed in the Python package; `python -m mlir.availability --cmake-dir`
# tells where. Finds the MLIR of the major version that it was compiled with too,
# and provides
#
#   MLIRAvailability::MLIRAvailability           the core, with all headers
#   MLIRAvailability::MLIRAvailabilityDialects   component Dialects: the
#                                                availability of SPIR-V and TOSA
#   MLIRAvailability::MLIRAvailabilityLowering   component Lowering: from
#                                                kernels to SPIR-V; InitAll.h
#   MLIRAvailability::availability-tblgen        the generator
#   add_mlir_availability(...)                   see AddMLIRAvailability.cmake
#   mlir_tablegen(...)                           MLIR's, where nobody has included
#                                                it yet; it finds our .td files
#   MLIR_AVAILABILITY_INCLUDE_DIRS               C++ headers
#   MLIR_AVAILABILITY_TD_INCLUDE_DIRS            .td files
#
# Components are Core, which is always there, Dialects and Lowering. Each brings
# those before it; without COMPONENTS all are provided.
#
# Everything is found relative to this file: the package can be moved.
#
#===----------------------------------------------------------------------===#

cmake_minimum_required(VERSION 3.20)

include("${CMAKE_CURRENT_LIST_DIR}/MLIRAvailabilityLLVM.cmake")
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

# Imports one of our libraries, which links to `dependencies`.
function(_mlir_availability_import name dependencies)
  if(TARGET MLIRAvailability::${name})
    return()
  endif()
  set(library
    "${CMAKE_SHARED_LIBRARY_PREFIX}${name}${CMAKE_SHARED_LIBRARY_SUFFIX}")
  add_library(MLIRAvailability::${name} SHARED IMPORTED)
  set_target_properties(MLIRAvailability::${name} PROPERTIES
    IMPORTED_LOCATION "${MLIR_AVAILABILITY_ROOT}/lib/${library}"
    IMPORTED_SONAME "${library}"
    INTERFACE_COMPILE_FEATURES cxx_std_17
    INTERFACE_INCLUDE_DIRECTORIES
      "${MLIR_AVAILABILITY_INCLUDE_DIRS};${MLIR_INCLUDE_DIRS}"
    INTERFACE_LINK_LIBRARIES "${dependencies}")
endfunction()

set(_mlir_availability_components ${MLIRAvailability_FIND_COMPONENTS})
foreach(component IN LISTS _mlir_availability_components)
  if(NOT component MATCHES "^(Core|Dialects|Lowering)$")
    set(MLIRAvailability_FOUND FALSE)
    set(MLIRAvailability_NOT_FOUND_MESSAGE
      "there is no component '${component}': there are Core, Dialects, Lowering")
    return()
  endif()
endforeach()
if(NOT _mlir_availability_components)
  set(_mlir_availability_components Lowering)
endif()

# The shared libMLIR: a second copy in the process would have its own type ids.
_mlir_availability_import(MLIRAvailability "MLIR;LLVM")
if("Dialects" IN_LIST _mlir_availability_components
   OR "Lowering" IN_LIST _mlir_availability_components)
  _mlir_availability_import(MLIRAvailabilityDialects
    MLIRAvailability::MLIRAvailability)
endif()
if("Lowering" IN_LIST _mlir_availability_components)
  _mlir_availability_import(MLIRAvailabilityLowering
    MLIRAvailability::MLIRAvailabilityDialects)
endif()

if(NOT TARGET MLIRAvailability::availability-tblgen)
  add_executable(MLIRAvailability::availability-tblgen IMPORTED)
  set_target_properties(MLIRAvailability::availability-tblgen PROPERTIES
    IMPORTED_LOCATION
      "${MLIR_AVAILABILITY_ROOT}/bin/availability-tblgen${CMAKE_EXECUTABLE_SUFFIX}")
endif()

include("${CMAKE_CURRENT_LIST_DIR}/AddMLIRAvailability.cmake")

# MLIR generates a dialect's own declarations.
if(NOT COMMAND mlir_tablegen)
  list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
  include(TableGen)
  include(AddLLVM)
  include(AddMLIR)
endif()
foreach(dir IN LISTS MLIR_AVAILABILITY_TD_INCLUDE_DIRS MLIR_INCLUDE_DIRS)
  list(APPEND LLVM_TABLEGEN_FLAGS -I "${dir}")
endforeach()
