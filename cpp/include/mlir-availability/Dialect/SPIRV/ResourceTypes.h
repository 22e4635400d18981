//===- ResourceTypes.h - Types of descriptor variables ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_RESOURCETYPES_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_RESOURCETYPES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"

namespace mlir::availability {

/// Returns the element type of nested arrays, or `type` if it isn't an array.
Type getResourceType(Type type);

/// Returns true for a storage image or a storage texel buffer: an image that is
/// used without a sampler and isn't an input attachment.
bool isStorageImage(spirv::ImageType image);

/// Returns true for the type of a binary that the instruction `name` declares
/// and MLIR lacks, such as a sampler.
bool isDeclaredBy(Type type, StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_RESOURCETYPES_H
