//===- NarrowTypes.cpp - Types that are emulated --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowTypes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::availability;

bool mlir::availability::isBuffer(MemRefType type) {
  auto space = dyn_cast_or_null<spirv::StorageClassAttr>(type.getMemorySpace());
  if (!space)
    return true;
  switch (space.getValue()) {
  case spirv::StorageClass::Workgroup:
  case spirv::StorageClass::Function:
  case spirv::StorageClass::Private:
    return false;
  default:
    return true;
  }
}

NarrowTypes::NarrowTypes(const spirv::TargetEnv &target)
    : emulatesF16(!target.allows(spirv::Capability::Float16)),
      emulatesI8(!target.allows(spirv::Capability::Int8)),
      emulatesI16(!target.allows(spirv::Capability::Int16)) {}

Type NarrowTypes::find(Type type) const {
  if (auto memref = dyn_cast<MemRefType>(type))
    type = memref.getElementType();
  Type number = getElementTypeOrSelf(type);
  bool isEmulated = number.isBF16() || (emulatesF16 && number.isF16()) ||
                    (emulatesI8 && number.isInteger(8)) ||
                    (emulatesI16 && number.isInteger(16));
  return isEmulated ? number : Type();
}

Type NarrowTypes::convert(Type type) const {
  Type number = find(type);
  if (!number)
    return type;
  Builder builder(type.getContext());
  Type wide = isNarrowFloat(number) ? Type(builder.getF32Type())
                                    : Type(builder.getI32Type());
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return isa<VectorType>(type) ? Type(cast<VectorType>(type).clone(wide))
                                 : wide;
  auto vector = dyn_cast<VectorType>(memref.getElementType());
  if (!isBuffer(memref))
    return memref.clone(vector ? Type(vector.clone(wide)) : wide);
  Type bits = builder.getIntegerType(number.getIntOrFloatBitWidth());
  if (!vector)
    return memref.clone(bits);
  SmallVector<int64_t> shape(memref.getShape());
  llvm::append_range(shape, vector.getShape());
  return MemRefType::get(shape, bits, MemRefLayoutAttrInterface(),
                         memref.getMemorySpace());
}
