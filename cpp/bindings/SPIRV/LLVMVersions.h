//===- LLVMVersions.h - Bindings across LLVM versions -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Differences between MLIR 22 and MLIR 23 in what the Python bindings of SPIR-V
// use. mlir-availability/Support/LLVMVersions.h handles the rest, and says when
// this can be removed.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SPIRV_LLVMVERSIONS_H
#define MLIR_AVAILABILITY_BINDINGS_SPIRV_LLVMVERSIONS_H

#include "llvm/Config/llvm-config.h"

#include <string>

/// 1 if MLIR has `#spirv.coop_matrix_props_nv<...>`. MLIR 23 removed it with
/// the ops of SPV_NV_cooperative_matrix.
#define MLIR_AVAILABILITY_HAS_COOPERATIVE_MATRIX_NV (LLVM_VERSION_MAJOR < 23)

namespace mlir::availability {

/// Returns the key of the builder of a SPIR-V attribute in the Python bindings.
/// It is the name of its record, with the dialect's name as a prefix from MLIR
/// 23 on.
inline std::string getSPIRVAttrBuilderKey(const char *record) {
#if LLVM_VERSION_MAJOR < 23
  return record;
#else
  return std::string("spirv.") + record;
#endif
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRV_LLVMVERSIONS_H
