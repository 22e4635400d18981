//===- Intrinsics.cpp - Intrinsics that ops call --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/Intrinsics.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
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
    os << (vector.isScalable() ? "nxv" : "v") << vector.getNumElements();
    type = vector.getElementType();
  }
  if (std::optional<unsigned> space = getAddressSpace(type)) {
    os << 'p';
    if (*space != 0)
      os << *space;
    return;
  }
  if (auto target = dyn_cast<LLVM::LLVMTargetExtType>(type)) {
    os << target.getExtTypeName();
    for (Type parameter : target.getTypeParams()) {
      os << ':';
      printPlainType(parameter, os);
    }
    for (unsigned parameter : target.getIntParams())
      os << ':' << parameter;
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

namespace {
/// A call of an intrinsic.
struct Call {
  Call(LLVM::CallIntrinsicOp op)
      : name(op.getIntrin()), args(op.getArgs()),
        results(op->getResultTypes()) {}
  Call(LLVM::CallOp op)
      : name(op.getCallee().value_or("")), args(op.getArgOperands()),
        results(op->getResultTypes()) {}

  StringRef name;
  OperandRange args;
  TypeRange results;
};
} // namespace

/// Returns the key of `call`, an intrinsic called `name`. Arguments for which
/// `isShown` returns true are shown with their values, if they are constants.
static std::string printCall(const Call &call, StringRef name,
                             function_ref<bool(unsigned)> isShown) {
  std::string text = name.str();
  llvm::raw_string_ostream os(text);
  os << '(';
  for (Type type : call.results)
    printType(type, os);
  os << ';';
  llvm::interleave(
      llvm::enumerate(call.args), os,
      [&](auto entry) {
        std::optional<int64_t> constant;
        if (isShown(entry.index()))
          constant = getConstant(entry.value());
        if (constant)
          os << '=' << *constant;
        else
          printType(entry.value().getType(), os);
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

/// Returns the attributes that LLVM gives the intrinsic `id`.
static llvm::AttributeList getAttributes(const Call &call,
                                         llvm::Intrinsic::ID id) {
  static thread_local llvm::LLVMContext context;
  // Only the widths of integers matter here.
  auto translate = [&](Type type) -> llvm::Type * {
    auto integer = dyn_cast<IntegerType>(type);
    return llvm::IntegerType::get(context, integer ? integer.getWidth() : 32);
  };
  SmallVector<llvm::Type *> types =
      llvm::map_to_vector(call.args.getTypes(), translate);
  // LLVM looks at the types of all parameters, and the call may lack some. No
  // intrinsic has more.
  constexpr unsigned kMostParameters = 64;
  if (types.size() < kMostParameters)
    types.resize(kMostParameters, llvm::IntegerType::get(context, 32));
  auto *function = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                           types, /*isVarArg=*/false);
  return llvm::Intrinsic::getAttributes(context, id, function);
}

/// Returns true if each immediate argument of the intrinsic is a constant, in
/// the range that LLVM states.
static bool hasValidImmediates(const Call &call,
                               const llvm::AttributeList &attrs) {
  return llvm::all_of(llvm::enumerate(call.args), [&](auto entry) {
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

static std::string getKey(const Call &call,
                          function_ref<bool(StringRef)> isKnown) {
  static thread_local TextCache<std::string> names;
  const std::string &name = names.lookup(call.name, getTargetIntrinsic);
  if (name.empty())
    return "";
  // The number and the types of arguments are the intrinsic's if the table has
  // the call.
  std::string typed = printCall(call, name, [](unsigned) { return false; });
  std::string valued = printCall(call, name, [](unsigned) { return true; });
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
  if (id == llvm::Intrinsic::not_intrinsic)
    return isKnown(typed) ? typed : valued;
  llvm::AttributeList attrs = getAttributes(call, id);
  auto isImmediate = [&](unsigned index) {
    return attrs.hasParamAttr(index, llvm::Attribute::ImmArg);
  };
  bool isInvalid = llvm::any_of(llvm::enumerate(call.args), [&](auto entry) {
    return isImmediate(entry.index()) &&
           !matchPattern(entry.value(), m_Constant());
  });
  if (isInvalid || (isKnown(typed) && !hasValidImmediates(call, attrs)))
    return typed + " with such immediates";
  if (isKnown(typed))
    return typed;
  if (isKnown(valued))
    return valued;
  // LLVM moves other constants to registers.
  std::string immediate = printCall(call, name, isImmediate);
  if (isKnown(immediate))
    return immediate;
  if (!hasValidImmediates(call, attrs))
    return valued;
  for (unsigned shown = 0; shown != call.args.size(); ++shown) {
    if (!isImmediate(shown))
      continue;
    std::string one =
        printCall(call, name, [&](unsigned index) { return index == shown; });
    if (isKnown(one))
      return one;
  }
  return valued;
}

std::string
mlir::availability::getIntrinsicKey(LLVM::CallIntrinsicOp op,
                                    function_ref<bool(StringRef)> isKnown) {
  return getKey(op, isKnown);
}

std::string
mlir::availability::getIntrinsicKey(LLVM::CallOp op,
                                    function_ref<bool(StringRef)> isKnown) {
  bool isIntrinsic = op.getCallee().value_or("").starts_with("llvm.");
  return isIntrinsic ? getKey(op, isKnown) : "";
}

static std::string getCoreKey(const Call &call, StringRef name) {
  return name.empty() ? ""
                      : printCall(call, name, [](unsigned) { return false; });
}

std::string mlir::availability::getCoreIntrinsicKey(LLVM::CallIntrinsicOp op) {
  return getCoreKey(op, getCoreIntrinsic(op));
}

std::string mlir::availability::getCoreIntrinsicKey(LLVM::CallOp op) {
  return getCoreKey(op, getCoreIntrinsic(op));
}

/// The same for each kind of call.
static std::optional<int64_t> getConstantOf(const Call &call, StringRef prefix,
                                            StringRef suffix, unsigned index) {
  bool isMeant = call.name.starts_with(prefix) && call.name.ends_with(suffix) &&
                 index < call.args.size();
  return isMeant ? getConstant(call.args[index]) : std::nullopt;
}

std::optional<int64_t> mlir::availability::getConstantArgument(Operation *op,
                                                               StringRef prefix,
                                                               StringRef suffix,
                                                               unsigned index) {
  if (auto intrinsic = dyn_cast<LLVM::CallIntrinsicOp>(op))
    return getConstantOf(intrinsic, prefix, suffix, index);
  if (auto call = dyn_cast<LLVM::CallOp>(op))
    return getConstantOf(call, prefix, suffix, index);
  return std::nullopt;
}
