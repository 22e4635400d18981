//===- TypeChecks.cpp - Checks shared by the builders ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeChecks.h"

#include "mlir-availability/IR/ShortText.h"

using namespace mlir;
using namespace mlir::availability;

std::string mlir::availability::describeSPIRV(Type type) {
  if (auto structType = dyn_cast<spirv::StructType>(type)) {
    if (structType.isIdentified())
      return ("the struct '" + structType.getIdentifier() + "'").str();
    return "a struct";
  }
  if (isa<spirv::ArrayType, spirv::RuntimeArrayType>(type))
    return "an array";
  if (isa<spirv::PointerType>(type))
    return "a pointer";
  return "'" + printShort(type) + "'";
}

LogicalResult mlir::availability::checkElement(EmitErrorFn emitError, Type type,
                                               const Twine &what) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return emitError() << what << " can't be " << describeSPIRV(type)
                         << ": SPIR-V has no scalable vectors";
    // Workaround: vectors-in-spirv-types
    // Upstream's dialect supports vectors of 8 and 16 elements, but its parser
    // rejects them within a type, so the text couldn't be read back.
    if (vector.getRank() != 1 || vector.getNumElements() < 2 ||
        vector.getNumElements() > 4)
      return emitError() << what << " can't be " << describeSPIRV(type)
                         << ": vectors have one dimension, of 2, 3 or 4";
  }
  if (!isa<spirv::SPIRVType>(type))
    return emitError() << what << " can't be " << describeSPIRV(type)
                       << ", which is not a SPIR-V type";
  return success();
}

LogicalResult mlir::availability::checkNumberType(EmitErrorFn emitError,
                                                  Type type,
                                                  const Twine &what) {
  if (!isa<spirv::ScalarType>(type) || type.isInteger(1))
    return emitError() << what << " can't be " << describeSPIRV(type)
                       << ": expected an integer or float type of SPIR-V";
  return success();
}

LogicalResult mlir::availability::checkRange(EmitErrorFn emitError,
                                             std::optional<int64_t> number,
                                             int64_t min, int64_t max,
                                             const Twine &what) {
  if (number && (*number < min || *number > max))
    return emitError() << what << " can't be " << *number << ": expected "
                       << min << " to " << max;
  return success();
}
