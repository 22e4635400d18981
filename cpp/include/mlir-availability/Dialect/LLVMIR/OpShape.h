//===- OpShape.h - Questions about ops that become intrinsics ---*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Queries about the types and operands of ops, for the conditions in records of
// dialects that are lowered to LLVM IR.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_OPSHAPE_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_OPSHAPE_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

#include <initializer_list>
#include <optional>
#include <type_traits>
#include <utility>

namespace mlir::availability {

/// Returns how many lanes the vector `type` has; 1 for any type that is no
/// vector. LLVM and MLIR's conversions treat other vectors differently: a
/// vector of one lane has -1 lanes, one of several dimensions 0, and one that
/// is scalable or has no dimension -2.
inline int64_t getNumLanes(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return 1;
  if (vector.isScalable() || vector.getRank() == 0)
    return -2;
  if (vector.getRank() > 1)
    return 0;
  int64_t lanes = vector.getDimSize(0);
  return lanes > 1 ? lanes : -1;
}

/// Returns the type of a vector's lanes, or of the elements of any other shaped
/// type. Returns any other type unchanged.
inline Type getLaneType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getElementType();
  // To ask the usual types for an interface takes a multiple of the time.
  if (isa<IntegerType, Float16Type, BFloat16Type, Float32Type>(type))
    return type;
  return getElementTypeOrSelf(type);
}

/// Returns the address space of the pointer `type`; std::nullopt for any other
/// type.
inline std::optional<unsigned> getAddressSpace(Type type) {
  if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(type))
    return pointer.getAddressSpace();
  return std::nullopt;
}

namespace detail {
/// Returns the value of the integer constant `value`; std::nullopt if it is
/// none. This is in the library, because users' code may be compiled by another
/// compiler than MLIR, which finds no traits then.
std::optional<int64_t> matchConstant(Value value);
} // namespace detail

/// Returns the value of the integer constant `value`; std::nullopt if it is no
/// constant, or null.
inline std::optional<int64_t> getConstant(Value value) {
  if (!value)
    return std::nullopt;
  // Conditions ask often: to match the usual op takes a fraction of the time.
  if (auto op = value.getDefiningOp<LLVM::ConstantOp>())
    if (auto number = dyn_cast<IntegerAttr>(op.getValue()))
      return number.getValue().getSExtValue();
  return detail::matchConstant(value);
}

/// Returns `number` as a signed number: getters of integer attributes return
/// 0xFFFFFFFF for `-1 : i32`.
template <typename NumberT,
          std::enable_if_t<std::is_integral_v<NumberT>, int> = 0>
std::make_signed_t<NumberT> asSigned(NumberT number) {
  return static_cast<std::make_signed_t<NumberT>>(number);
}

/// The same for an optional attribute.
template <typename NumberT>
std::optional<std::make_signed_t<NumberT>>
asSigned(std::optional<NumberT> number) {
  if (!number)
    return std::nullopt;
  return asSigned(*number);
}

/// Returns true if `value`, which may be optional, is one of `cases`.
template <typename ValueT, typename CaseT>
bool isOneOf(const ValueT &value, std::initializer_list<CaseT> cases) {
  return llvm::any_of(cases, [&](CaseT each) { return value == each; });
}

/// Returns true if there is a number and it is in none of `ranges`, pairs of a
/// first and a last number.
inline bool
isInNone(std::optional<int64_t> number,
         std::initializer_list<std::pair<int64_t, int64_t>> ranges) {
  return number && llvm::none_of(ranges, [&](auto range) {
           return range.first <= *number && *number <= range.second;
         });
}

/// Returns true if there is a number and its bit `bit` is set, counted from the
/// lowest.
inline bool hasBit(std::optional<int64_t> number, unsigned bit) {
  return number && (*number >> bit & 1) != 0;
}

/// Returns the lowest `count` bits of a number; 0 if there is none.
inline int64_t getLowBits(std::optional<int64_t> number, unsigned count) {
  return number.value_or(0) & ((int64_t(1) << count) - 1);
}

/// Returns the name of the device-library function that `op` calls; "" for any
/// other call.
inline StringRef getDeviceLibraryCallee(LLVM::CallOp op) {
  StringRef callee = op.getCallee().value_or("");
  bool isOfLibrary = callee.starts_with("__nv_") ||
                     callee.starts_with("__ocml_") ||
                     callee.starts_with("__ockl_");
  return isOfLibrary ? callee : "";
}

/// Returns true if `attr`, the value of `llvm.module_asm`, isn't an empty list,
/// which an import of LLVM IR makes.
inline bool hasAssembly(Attribute attr) {
  auto lines = dyn_cast<ArrayAttr>(attr);
  return !lines || !lines.empty();
}

/// Returns the first non-empty line of `text`, without surrounding space.
inline StringRef getFirstLine(StringRef text) {
  return text.trim().split('\n').first.rtrim();
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_OPSHAPE_H
