#===- AddMLIRAvailability.cmake - C++ out of availability in TableGen -----===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Used by our own build and, through find_package(MLIRAvailability), by users.
# Expects MLIR to be found, the target MLIRAvailability::availability-tblgen,
# and in MLIR_AVAILABILITY_TD_INCLUDE_DIRS where our .td files are.
#
#===----------------------------------------------------------------------===#

# Generates the availability of a dialect:
#
#   add_mlir_availability(Toy TD ToyOps.td)
#
# makes ToyAvailability.h.inc and ToyAvailability.cpp.inc in the current build
# directory, and a target ToyAvailabilityIncGen that makes them; what includes
# one of them has to depend on it:
#
#   add_dependencies(MyDialect ToyAvailabilityIncGen)
#   target_link_libraries(MyDialect PUBLIC MLIRAvailability::MLIRAvailability)
#
#   TD file           the .td file with the dialect's availability, relative to
#                     the current source directory
#   DIALECT name      the dialect to generate for, where the file has ops of
#                     several
#   INCLUDES dir...   where else included .td files are. The directory of the
#                     file, those of include_directories(), MLIR's and ours are
#                     searched anyway
#
# They are made again when anything changes that the file includes.
function(add_mlir_availability name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TD;DIALECT" "INCLUDES")
  if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES OR NOT arg_TD)
    message(FATAL_ERROR
      "add_mlir_availability(${name}): expected add_mlir_availability(<name> "
      "TD <file.td> [DIALECT <name>] [INCLUDES <dir>...]), but got '${ARGV}'")
  endif()
  get_filename_component(td "${arg_TD}" ABSOLUTE)
  if(NOT EXISTS "${td}")
    message(FATAL_ERROR "add_mlir_availability(${name}): there is no '${td}'")
  endif()

  get_filename_component(td_dir "${td}" DIRECTORY)
  get_directory_property(own_dirs INCLUDE_DIRECTORIES)
  set(flags -I "${td_dir}")
  foreach(dir IN LISTS arg_INCLUDES own_dirs)
    get_filename_component(dir "${dir}" ABSOLUTE)
    list(APPEND flags -I "${dir}")
  endforeach()
  if(arg_DIALECT)
    list(APPEND flags "--availability-dialect=${arg_DIALECT}")
  endif()

  set(MLIR_AVAILABILITY_GENERATED)
  mlir_availability_tablegen(${name}Availability.h.inc "${td}"
    -gen-availability-decls ${flags})
  mlir_availability_tablegen(${name}Availability.cpp.inc "${td}"
    -gen-availability-defs ${flags})
  add_custom_target(${name}AvailabilityIncGen
    DEPENDS ${MLIR_AVAILABILITY_GENERATED})
endfunction()

# Generates `output`, relative to the current build directory, from a .td file
# with a backend of availability-tblgen:
#
#   mlir_availability_tablegen(SPIRV/SPIRVAvailability.h.inc
#     td/dialects/SPIRV.td -gen-availability-decls)
#
# Appends the file to the caller's MLIR_AVAILABILITY_GENERATED. This is the part
# of add_mlir_availability for those who need something else than the two files.
function(mlir_availability_tablegen output td)
  set(path "${CMAKE_CURRENT_BINARY_DIR}/${output}")
  get_filename_component(dir "${path}" DIRECTORY)
  file(MAKE_DIRECTORY "${dir}")
  set(includes)
  foreach(dir IN LISTS MLIR_AVAILABILITY_TD_INCLUDE_DIRS MLIR_INCLUDE_DIRS)
    list(APPEND includes -I "${dir}")
  endforeach()
  # -d lists the .td files that were read, upstream's included.
  add_custom_command(OUTPUT "${path}"
    COMMAND MLIRAvailability::availability-tblgen ${ARGN} ${includes}
      "${td}" -o "${path}" -d "${path}.d" --write-if-changed
    DEPENDS MLIRAvailability::availability-tblgen "${td}"
    DEPFILE "${path}.d"
    COMMENT "Generating ${output}"
    VERBATIM)
  list(APPEND MLIR_AVAILABILITY_GENERATED "${path}")
  set(MLIR_AVAILABILITY_GENERATED "${MLIR_AVAILABILITY_GENERATED}" PARENT_SCOPE)
endfunction()
