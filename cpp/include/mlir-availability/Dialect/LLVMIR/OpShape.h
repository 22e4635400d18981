//===- OpShape.h - Questions about ops that become intrinsics ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What conditions in records of dialects above LLVM IR ask about the types and
// operands of ops.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_OPSHAPE_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_OPSHAPE_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"

#include <initializer_list>
#include <optional>
#include <type_traits>
#include <utility>

namespace mlir::availability {

/// Returns how many elements the vector `type` has; 1 for any other type.
inline int64_t getNumLanes(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

/// Returns the address space of the pointer `type`; std::nullopt for any other
/// type.
inline std::optional<unsigned> getAddressSpace(Type type) {
  if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(type))
    return pointer.getAddressSpace();
  return std::nullopt;
}

/// Returns the integer that `value` is, if it is a constant.
inline std::optional<int64_t> getConstant(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  return std::nullopt;
}

/// Returns the number with a sign that `number` is: getters of integer
/// attributes return 0xFFFFFFFF for `-1 : i32`.
template <typename NumberT,
          std::enable_if_t<std::is_integral_v<NumberT>, int> = 0>
std::make_signed_t<NumberT> asSigned(NumberT number) {
  return static_cast<std::make_signed_t<NumberT>>(number);
}

/// The same for an attribute that may be missing.
template <typename NumberT>
std::optional<std::make_signed_t<NumberT>>
asSigned(std::optional<NumberT> number) {
  if (!number)
    return std::nullopt;
  return asSigned(*number);
}

/// Returns whether `number` is given, and lies in none of `ranges`, which are
/// pairs of a first and a last number.
inline bool
isInNone(std::optional<int64_t> number,
         std::initializer_list<std::pair<int64_t, int64_t>> ranges) {
  return number && llvm::none_of(ranges, [&](auto range) {
           return range.first <= *number && *number <= range.second;
         });
}

/// Returns the function that `op` calls if it is one of a vendor's library for
/// devices, by its name; "" for any other call.
inline StringRef getDeviceLibraryCallee(LLVM::CallOp op) {
  StringRef callee = op.getCallee().value_or("");
  bool isOfLibrary = callee.starts_with("__nv_") ||
                     callee.starts_with("__ocml_") ||
                     callee.starts_with("__ockl_");
  return isOfLibrary ? callee : "";
}

/// Returns the first line of `text` that isn't empty, without space around it.
inline StringRef getFirstLine(StringRef text) {
  return text.trim().split('\n').first.rtrim();
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_OPSHAPE_H
