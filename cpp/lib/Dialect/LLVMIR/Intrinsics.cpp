//===- Intrinsics.cpp - Intrinsics that ops call --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/Intrinsics.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"
#include "mlir-availability/Dialect/LLVMIR/TextCache.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::availability;

/// Prints a type other than a struct.
static void printPlainType(Type type, raw_ostream &os) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    os << 'v' << vector.getNumElements();
    type = vector.getElementType();
  }
  if (std::optional<unsigned> space = getAddressSpace(type)) {
    os << 'p';
    if (*space != 0)
      os << *space;
    return;
  }
  // The printer of types prepares for the aliases of all dialects each time.
  if (type.isSignlessInteger())
    os << 'i' << type.getIntOrFloatBitWidth();
  else if (isa<Float16Type, Float32Type, Float64Type>(type))
    os << 'f' << type.getIntOrFloatBitWidth();
  else
    os << printShort(type);
}

static void printType(Type type, raw_ostream &os) {
  auto structType = dyn_cast<LLVM::LLVMStructType>(type);
  if (!structType || structType.isIdentified())
    return printPlainType(type, os);
  os << '{';
  llvm::interleave(
      structType.getBody(), os,
      [&](Type element) { printPlainType(element, os); }, ",");
  os << '}';
}

static std::string printCall(LLVM::CallIntrinsicOp op, StringRef name,
                             bool withConstants) {
  std::string text = name.str();
  llvm::raw_string_ostream os(text);
  os << '(';
  for (Type type : op->getResultTypes())
    printType(type, os);
  os << ';';
  llvm::interleave(
      op.getArgs(), os,
      [&](Value operand) {
        std::optional<int64_t> constant;
        if (withConstants)
          constant = getConstant(operand);
        if (constant)
          os << '=' << *constant;
        else
          printType(operand.getType(), os);
      },
      ",");
  os << ')';
  return text;
}

/// Returns the name of an intrinsic of one of LLVM's targets without suffixes
/// for types, which MLIR ignores: "llvm.amdgcn.readfirstlane" for
/// "llvm.amdgcn.readfirstlane.i32". Returns "" for intrinsics of all targets,
/// and names that LLVM doesn't know as they are.
static std::string getTargetIntrinsic(StringRef name) {
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
  if (id == llvm::Intrinsic::not_intrinsic)
    return name.str();
  return llvm::Intrinsic::isTargetIntrinsic(id)
             ? llvm::Intrinsic::getBaseName(id).str()
             : "";
}

/// Returns true if each immediate argument of the intrinsic is a constant, in
/// the range that LLVM states.
static bool hasValidImmediates(LLVM::CallIntrinsicOp op,
                               llvm::Intrinsic::ID id) {
  static thread_local llvm::LLVMContext context;
  // Only the widths of integers matter here.
  auto translate = [&](Type type) -> llvm::Type * {
    auto integer = dyn_cast<IntegerType>(type);
    return llvm::IntegerType::get(context, integer ? integer.getWidth() : 32);
  };
  SmallVector<llvm::Type *> types =
      llvm::map_to_vector(op.getArgs().getTypes(), translate);
  auto *function = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                           types, /*isVarArg=*/false);
  llvm::AttributeList attrs =
      llvm::Intrinsic::getAttributes(context, id, function);
  return llvm::all_of(llvm::enumerate(op.getArgs()), [&](auto entry) {
    llvm::AttributeSet own = attrs.getParamAttrs(entry.index());
    if (!own.hasAttribute(llvm::Attribute::ImmArg))
      return true;
    llvm::Attribute range = own.getAttribute(llvm::Attribute::Range);
    std::optional<int64_t> constant = getConstant(entry.value());
    if (!constant)
      return matchPattern(entry.value(), m_Constant());
    return !range.isValid() || range.getRange().contains(llvm::APInt(
                                   range.getRange().getBitWidth(), *constant,
                                   /*isSigned=*/true, /*implicitTrunc=*/true));
  });
}

std::string
mlir::availability::getIntrinsicKey(LLVM::CallIntrinsicOp op,
                                    function_ref<bool(StringRef)> isKnown) {
  static thread_local TextCache<std::string> names;
  const std::string &name = names.lookup(op.getIntrin(), getTargetIntrinsic);
  if (name.empty())
    return "";
  // The number and the types of arguments are the intrinsic's if the table has
  // the call.
  std::string typed = printCall(op, name, /*withConstants=*/false);
  if (isKnown(typed))
    return hasValidImmediates(op, llvm::Intrinsic::lookupIntrinsicID(name))
               ? typed
               : typed + " with such immediates";
  return printCall(op, name, /*withConstants=*/true);
}

std::optional<int64_t>
mlir::availability::getConstantArgument(LLVM::CallIntrinsicOp op,
                                        StringRef prefix, StringRef suffix,
                                        unsigned index) {
  StringRef name = op.getIntrin();
  bool isMeant = name.starts_with(prefix) && name.ends_with(suffix) &&
                 index < op.getArgs().size();
  return isMeant ? getConstant(op.getArgs()[index]) : std::nullopt;
}
