//===- RecursiveTypes.cpp - Recursive structs -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/RecursiveTypes.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/IR/TypeRange.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

SmallVector<spirv::PointerType> mlir::availability::getPointersIn(Type type) {
  SmallVector<spirv::PointerType> pointers;
  llvm::SmallSetVector<Type, 4> inside;
  inside.insert(type);
  for (size_t index = 0; index < inside.size(); ++index) {
    if (auto pointer = dyn_cast<spirv::PointerType>(inside[index]))
      pointers.push_back(pointer);
    else
      forEachNestedSPIRVType(inside[index],
                             [&](Type nested) { inside.insert(nested); });
  }
  return pointers;
}

SmallVector<spirv::PointerType>
mlir::availability::getPointersToSelf(spirv::StructType type) {
  // Only an identified struct can refer to itself.
  if (!type.isIdentified())
    return {};
  SmallVector<spirv::PointerType> pointers;
  llvm::SmallSetVector<Type, 8> inside;
  inside.insert_range(type.getElementTypes());
  for (size_t index = 0; index < inside.size(); ++index)
    llvm::TypeSwitch<Type>(inside[index])
        .Case<spirv::ArrayType, spirv::RuntimeArrayType>(
            [&](auto array) { inside.insert(array.getElementType()); })
        .Case([&](spirv::StructType other) {
          inside.insert_range(other.getElementTypes());
        })
        .Case([&](spirv::PointerType pointer) {
          if (pointer.getPointeeType() == type)
            pointers.push_back(pointer);
          inside.insert(pointer.getPointeeType());
        });
  return pointers;
}
