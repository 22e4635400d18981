#===- AddMLIRAvailability.cmake - C++ out of availability in TableGen -----===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#
#
# Used by our own build and, through find_package(MLIRAvailability), by users.
# Expects MLIR to be found, the targets MLIRAvailability::availability-tblgen and
# MLIRAvailability::MLIRAvailability, and in MLIR_AVAILABILITY_TD_INCLUDE_DIRS
# where our .td files are.
#
#===----------------------------------------------------------------------===#

# Generates the availability of a dialect, and makes the library ToyAvailability
# out of it:
#
#   add_mlir_availability(Toy TD Toy.td TARGET MLIRToyDialect)
#
# The generated files, in the current build directory, are
# ToyAvailability.h.inc and ToyAvailability.cpp.inc; the target
# ToyAvailabilityIncGen makes them. They are made again when anything changes
# that the .td file includes. What links to ToyAvailability finds them, is
# compiled after them, and gets our headers, our library and MLIR's with it.
#
#   TD file           the .td file with the dialect's availability, relative to
#                     the current source directory
#   TARGET target     an existing library that includes the generated files: is
#                     linked to ToyAvailability here
#   SOURCES file...   sources that include them, where there is no such library:
#                     ToyAvailability is a shared library of these. Without
#                     SOURCES there is nothing in it to compile
#   DIALECT name      the dialect to generate for, where the file has ops of
#                     several
#   INCLUDES dir...   where else included .td files are. The directory of the
#                     file, those of include_directories(), MLIR's and ours are
#                     searched anyway
function(add_mlir_availability name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TD;DIALECT;TARGET"
    "INCLUDES;SOURCES")
  if(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES OR NOT arg_TD)
    message(FATAL_ERROR
      "add_mlir_availability(${name}): expected add_mlir_availability(<name> "
      "TD <file.td> [TARGET <target>] [SOURCES <file>...] [DIALECT <name>] "
      "[INCLUDES <dir>...]), but got '${ARGV}'")
  endif()
  if(arg_TARGET AND NOT TARGET "${arg_TARGET}")
    message(FATAL_ERROR "add_mlir_availability(${name}): there is no target "
      "'${arg_TARGET}' (yet)")
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
  _mlir_availability_add_library(${name} "${arg_TARGET}" "${arg_SOURCES}")
endfunction()

# Adds the library of add_mlir_availability.
function(_mlir_availability_add_library name target sources)
  set(library ${name}Availability)
  set(scope INTERFACE)
  if(sources)
    set(scope PUBLIC)
    add_library(${library} SHARED ${sources})
    _mlir_availability_follow_llvm(${library})
  else()
    add_library(${library} INTERFACE)
  endif()
  add_dependencies(${library} ${name}AvailabilityIncGen)
  target_include_directories(${library} ${scope} "${CMAKE_CURRENT_BINARY_DIR}")
  target_link_libraries(${library} ${scope} MLIRAvailability::MLIRAvailability)
  if(target)
    target_link_libraries(${target} PUBLIC ${library})
    _mlir_availability_follow_llvm(${target})
  endif()
endfunction()

# Classes derived from those of an LLVM without run-time type information can't
# have it either.
function(_mlir_availability_follow_llvm target)
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${target} PRIVATE
      $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
  endif()
endfunction()

# Adds a .td file, with the directories of its flags -I, to the file that
# tblgen-lsp-server reads. LLVM's tablegen() adds those that it is called for.
function(_mlir_availability_tell_editors td)
  get_property(told GLOBAL PROPERTY MLIR_AVAILABILITY_TOLD_EDITORS)
  set(commands "${CMAKE_BINARY_DIR}/tablegen_compile_commands.yml")
  if(td IN_LIST told)
    return()
  endif()
  # LLVM's TableGen.cmake removes the file of the last configuration.
  if(NOT told AND NOT COMMAND tablegen)
    file(REMOVE "${commands}")
  endif()
  set_property(GLOBAL APPEND PROPERTY MLIR_AVAILABILITY_TOLD_EDITORS "${td}")
  get_filename_component(file "${td}" ABSOLUTE)
  set(dirs)
  set(is_dir FALSE)
  foreach(flag IN LISTS ARGN)
    if(is_dir)
      list(APPEND dirs "${flag}")
    endif()
    string(COMPARE EQUAL "${flag}" "-I" is_dir)
  endforeach()
  file(APPEND "${commands}"
    "--- !FileInfo:\n  filepath: \"${file}\"\n  includes: \"${dirs}\"\n")
endfunction()

# Generates `output`, relative to the current build directory, from a .td file
# with a backend of availability-tblgen:
#
#   mlir_availability_tablegen(SPIRV/SPIRVAvailability.h.inc
#     td/dialects/SPIRV.td -gen-availability-decls)
#
# Appends the file to the caller's MLIR_AVAILABILITY_GENERATED. This is the part
# of add_mlir_availability for callers who need other files than the two.
function(mlir_availability_tablegen output td)
  set(path "${CMAKE_CURRENT_BINARY_DIR}/${output}")
  get_filename_component(dir "${path}" DIRECTORY)
  file(MAKE_DIRECTORY "${dir}")
  set(includes)
  foreach(dir IN LISTS MLIR_AVAILABILITY_TD_INCLUDE_DIRS MLIR_INCLUDE_DIRS)
    list(APPEND includes -I "${dir}")
  endforeach()
  _mlir_availability_tell_editors("${td}" ${ARGN} ${includes})
  set(warnings)
  if(MLIR_AVAILABILITY_WERROR)
    set(warnings --fatal-warnings)
  endif()
  # -d lists the .td files that were read, upstream's included.
  add_custom_command(OUTPUT "${path}"
    COMMAND MLIRAvailability::availability-tblgen ${ARGN} ${includes} ${warnings}
      "${td}" -o "${path}" -d "${path}.d" --write-if-changed
    DEPENDS MLIRAvailability::availability-tblgen "${td}"
    DEPFILE "${path}.d"
    COMMENT "Generating ${output}"
    VERBATIM)
  list(APPEND MLIR_AVAILABILITY_GENERATED "${path}")
  set(MLIR_AVAILABILITY_GENERATED "${MLIR_AVAILABILITY_GENERATED}" PARENT_SCOPE)
endfunction()
