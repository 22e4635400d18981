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

# Has `target`, which a process loads, watched by the sanitizer that is asked
# for. Its runtime is a shared library, which the process has to load first.
function(mlir_availability_sanitize target)
  if(MLIR_AVAILABILITY_SANITIZE)
    set(flag "-fsanitize=${MLIR_AVAILABILITY_SANITIZE}")
    target_compile_options(${target} PRIVATE
      ${flag} -shared-libsan -fno-omit-frame-pointer -g1)
    target_link_options(${target} PRIVATE ${flag} -shared-libsan)
  endif()
endfunction()
