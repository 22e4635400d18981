#===- MLIRAvailabilityTargets.cmake - How our targets are compiled --------===#
#
# Part of the mlir-availability project, under the Apache License v2.0 with
# LLVM Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===----------------------------------------------------------------------===#

# Compiles `target` like LLVM (no exceptions, no RTTI unless LLVM has it), with
# the warnings that our code must be free of.
function(mlir_availability_compile_as_llvm target)
  mlir_availability_enable_warnings(${target})
  target_compile_options(${target} PRIVATE -fno-exceptions)
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${target} PRIVATE -fno-rtti)
  endif()
endfunction()

# Only the warnings, for nanobind sources, which need exceptions and RTTI.
function(mlir_availability_enable_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wno-unused-parameter -Wimplicit-fallthrough)
  if(MLIR_AVAILABILITY_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()

# Instruments `target` with the requested sanitizers. Their runtime is a shared
# library that a process must load first: a program that loads `target` later
# needs LD_PRELOAD. Every error ends the process.
function(mlir_availability_sanitize target)
  if(NOT MLIR_AVAILABILITY_SANITIZE)
    return()
  endif()
  # The check of dynamic types needs type information that libMLIR hides.
  set(flags "-fsanitize=${MLIR_AVAILABILITY_SANITIZE}" -fno-sanitize=vptr
    -fno-sanitize-recover=all -shared-libsan)
  target_compile_options(${target} PRIVATE
    ${flags} -fno-omit-frame-pointer -g1)
  set(runtime asan)
  if(MLIR_AVAILABILITY_SANITIZE STREQUAL "thread")
    set(runtime tsan)
  endif()
  execute_process(
    COMMAND "${CMAKE_CXX_COMPILER}"
      "-print-file-name=libclang_rt.${runtime}-${CMAKE_SYSTEM_PROCESSOR}.so"
    OUTPUT_VARIABLE library OUTPUT_STRIP_TRAILING_WHITESPACE)
  get_filename_component(directory "${library}" DIRECTORY)
  target_link_options(${target} PRIVATE
    ${flags} "LINKER:-rpath,${directory}")
endfunction()

# Clang takes the precompiled header that lies beside an included one. CMake names
# both behind -Xclang, where ccache doesn't see that they are paths, so that
# checkouts would share no objects.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

# Compiles `target` with a precompiled header of the given headers of LLVM, MLIR
# and nanobind: reading them takes most of the time of nearly every source. Our
# own headers aren't among them, so that an edit of one recompiles only what
# includes it. Sources include all that they use all the same; with
# CMAKE_DISABLE_PRECOMPILE_HEADERS the build shows what is missing.
#
# With `AS other` instead of headers it takes that of another target, which is
# compiled with the same options.
function(mlir_availability_precompile target)
  if("${ARGV1}" STREQUAL "AS")
    target_precompile_headers(${target} REUSE_FROM ${ARGV2})
    return()
  endif()
  list(TRANSFORM ARGN REPLACE "(.+)" "<\\1>" OUTPUT_VARIABLE headers)
  target_precompile_headers(${target} PRIVATE ${headers})
  # ccache takes the file beside it with this ending for a precompiled header,
  # which has the path of the checkout in it; see scripts/lib.sh.
  set(versions "LLVM ${LLVM_PACKAGE_VERSION}")
  if(headers MATCHES "nanobind")
    string(APPEND versions
      ", nanobind ${nanobind_VERSION}, Python ${Python_VERSION}")
  endif()
  file(CONFIGURE @ONLY OUTPUT
    "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.pch.sum"
    CONTENT "${headers}\n${versions}\n")
endfunction()
