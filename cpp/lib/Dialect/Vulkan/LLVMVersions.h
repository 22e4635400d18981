//===- LLVMVersions.h - Tables across LLVM versions -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Differences between LLVM 22 and LLVM 23 in the output of
// `-gen-searchable-tables`. mlir-availability/Support/LLVMVersions.h handles
// the rest, and says when this file can be removed.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_LLVMVERSIONS_H
#define MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_LLVMVERSIONS_H

#include "llvm/ADT/StringTable.h"
#include "llvm/Config/llvm-config.h"

// A string in a row of a table. `MLIR_AVAILABILITY_TABLE_TEXT(getText, string)`
// returns it as a StringRef. From LLVM 23 on, rows store string offsets, and
// the generated function `getText` returns the string at an offset.
#if LLVM_VERSION_MAJOR < 23
using TableString = const char *;
#define MLIR_AVAILABILITY_TABLE_TEXT(getText, string) llvm::StringRef(string)
#else
using llvm::StringTable; // Generated code names it without its namespace.
using TableString = StringTable::Offset;
#define MLIR_AVAILABILITY_TABLE_TEXT(getText, string) getText(string)
#endif

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_LLVMVERSIONS_H
