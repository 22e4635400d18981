#===- MLIRAvailabilityDialects.cmake - C++ of all dialects ----------------===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Each file td/dialects/NAME.td is all of a dialect's availability, or includes
# it from td/dialects/NAME. A new file is found by the next build. Nothing else
# has to be written for it: its record `AvailabilityHeaders` says the rest.
#
#===----------------------------------------------------------------------===#

# Generates the C++ of every NAME.td in `td_dir`, in the current build directory:
#
#   Dialect/NAME/NAMEAvailability.h       declarations, unless the same header
#                                         is in the current source directory
#   Dialect/NAME/NAMEAvailability.cpp     definitions, unless there is a source
#                                         NAME/NAMEAvailability.cpp in `lib_dir`
#   Dialect/AllDialects.inc               AVAILABILITY_DIALECT(<the dialect's
#                                         name>, <namespace>, <function in it
#                                         that registers its availability>) for
#                                         each; no header is needed for it
#
# The directory of the headers is that of `prefix` in #include lines. Appends
# the files that the build generates to the caller's MLIR_AVAILABILITY_GENERATED,
# and sets the caller's MLIR_AVAILABILITY_DIALECT_SOURCES to the generated
# sources, which are compiled after those files are there.
function(mlir_availability_add_dialects td_dir lib_dir prefix)
  # In alphabetical order; ninja and make detect new files.
  file(GLOB files CONFIGURE_DEPENDS "${td_dir}/*.td")
  set(sources)
  set(entries)
  foreach(td IN LISTS files)
    get_filename_component(name "${td}" NAME_WE)
    set(stem "Dialect/${name}/${name}Availability")
    mlir_availability_tablegen("${stem}.h.inc" "${td}" -gen-availability-decls)
    mlir_availability_tablegen("${stem}.cpp.inc" "${td}" -gen-availability-defs)
    mlir_availability_tablegen("Dialect/${name}/${name}ListEntry.inc" "${td}"
      -gen-availability-list-entry)
    string(APPEND entries
      "#include \"${prefix}Dialect/${name}/${name}ListEntry.inc\"\n")
    if(NOT EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${stem}.h")
      file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${stem}.h" CONTENT
"// Made by CMake of ${name}.td.
#ifndef MLIR_AVAILABILITY_DIALECT_${name}AVAILABILITY_H
#define MLIR_AVAILABILITY_DIALECT_${name}AVAILABILITY_H
#include \"${prefix}${stem}.h.inc\"
#endif
")
    endif()
    if(NOT EXISTS "${lib_dir}/${name}/${name}Availability.cpp")
      file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${stem}.cpp" CONTENT
"// Made by CMake of ${name}.td.
#include \"${prefix}${stem}.h\"
// The records' C++ names are relative to the namespace mlir.
using namespace mlir;
#include \"${prefix}${stem}.cpp.inc\"
")
      list(APPEND sources "${CMAKE_CURRENT_BINARY_DIR}/${stem}.cpp")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT Dialect/AllDialects.inc CONTENT "${entries}")
  set(MLIR_AVAILABILITY_GENERATED "${MLIR_AVAILABILITY_GENERATED}" PARENT_SCOPE)
  set(MLIR_AVAILABILITY_DIALECT_SOURCES "${sources}" PARENT_SCOPE)
endfunction()
