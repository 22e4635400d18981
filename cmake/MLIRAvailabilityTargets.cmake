#===- MLIRAvailabilityTargets.cmake - How our targets are compiled --------===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#

# Compiles `target` as LLVM is compiled (no exceptions, no RTTI unless LLVM has
# it) and with the warnings that our code has to be free of.
function(mlir_availability_compile_as_llvm target)
  mlir_availability_enable_warnings(${target})
  target_compile_options(${target} PRIVATE -fno-exceptions)
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${target} PRIVATE -fno-rtti)
  endif()
endfunction()

# The warnings alone, for nanobind sources, which need exceptions and RTTI.
function(mlir_availability_enable_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wno-unused-parameter -Wimplicit-fallthrough)
  if(MLIR_AVAILABILITY_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# Generates `output`, relative to the current build directory, from a .td file
# with a backend of availability-tblgen:
#
#   mlir_availability_tablegen(SPIRV/SPIRVAvailability.h.inc
#     td/dialects/SPIRV.td -gen-availability-decls)
#
# Appends the file to the caller's MLIR_AVAILABILITY_GENERATED.
function(mlir_availability_tablegen output td)
  set(path "${CMAKE_CURRENT_BINARY_DIR}/${output}")
  get_filename_component(dir "${path}" DIRECTORY)
  file(MAKE_DIRECTORY "${dir}")
  # -d lists the .td files that were read, upstream's included.
  add_custom_command(OUTPUT "${path}"
    COMMAND availability-tblgen ${ARGN}
      -I "${MLIR_AVAILABILITY_TD_DIR}" -I "${MLIR_INCLUDE_DIRS}"
      "${td}" -o "${path}" -d "${path}.d" --write-if-changed
    DEPENDS availability-tblgen "${td}"
    DEPFILE "${path}.d"
    COMMENT "Generating ${output}"
    VERBATIM)
  list(APPEND MLIR_AVAILABILITY_GENERATED "${path}")
  set(MLIR_AVAILABILITY_GENERATED "${MLIR_AVAILABILITY_GENERATED}" PARENT_SCOPE)
endfunction()
