//===- DeviceCode.h - Questions about ops of device code --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module may have functions for a chip beside functions for the host. The
// records of chips judge ops of the dialect `llvm` in the former only.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_DEVICECODE_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_DEVICECODE_H

#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <initializer_list>

namespace mlir::availability {

/// Returns true if `op` is in a function that runs on a GPU: a kernel; a
/// function that a kernel refers to, directly or through others; one with an op
/// or an intrinsic of a vendor; one in a `gpu.module`, or in a module with the
/// triple of a GPU. The same for a variable or an alias that such a function
/// refers to, or that is in such a module.
bool isDeviceCode(Operation *op, AnalysisCache &analyses);

/// Returns true if `op` is a kernel of the dialect `llvm` for `vendor`, "nvvm"
/// or "rocdl".
bool isLLVMKernel(Operation *op, StringRef vendor);

/// Returns true if `op` is a kernel or a function for GPUs that isn't lowered
/// to the dialect `llvm`: a `gpu.func`, a `gpu.launch`, or a `func.func` in a
/// `gpu.module`.
bool isUnloweredDeviceCode(Operation *op);

/// Returns true if everything for GPUs in the IR around `op` is for AMD's
/// chips: kernels, ops of `rocdl`, or the triple of a module.
bool isForAMDOnly(Operation *op, AnalysisCache &analyses);

/// Returns true if `op` calls a kernel by its name.
bool callsKernel(Operation *op, AnalysisCache &analyses);

/// Returns true if LLVM's assembler for AMD's chips doesn't read the name of
/// `kernel` as LLVM writes it.
bool hasNameUnknownToAssembler(LLVM::LLVMFuncOp kernel);

/// What a variable contains at the beginning.
enum class InitialValue {
  /// Nothing that is known.
  None,
  Zero,
  Other,
};

/// Returns what `variable`, an `llvm.mlir.global`, contains at the beginning.
InitialValue getInitialValue(Operation *variable);

/// Returns true if the initial value of `variable`, an `llvm.mlir.global`,
/// isn't made of constants and addresses alone that every GPU's back end writes
/// as data: those of functions, and of variables in `spaces`.
bool hasOtherInitializer(Operation *variable,
                         std::initializer_list<unsigned> spaces);

/// Returns true if `variable`, an `llvm.mlir.global`, is a list of symbols that
/// LLVM is to keep, of which it writes nothing: `llvm.compiler.used`.
bool isListOfUsed(Operation *variable);

/// Returns true if the initial value of `variable` has its own address, also by
/// way of other variables.
bool refersToItself(Operation *variable);

/// Returns true if `symbol`, a variable or a function, is in a COMDAT of a kind
/// that ELF lacks: other than "any" and "nodeduplicate".
bool isInOtherComdat(Operation *symbol);

/// Returns true if an argument of `call` has the attribute `name`.
bool hasArgumentWith(LLVM::CallOp call, StringRef name);

/// Returns true if PTX declares no variable and no parameter of the integer
/// `type`: LLVM writes the widths up to 64 as they are.
bool isIntegerUnknownToPTX(Type type);

/// Returns true if `op`, a function or a call, takes or returns a structure or
/// an array of no size.
bool passesNothing(Operation *op);

/// Returns true if `convention` is one that functions of any target may have:
/// that of C, "fast" or "cold".
bool isUsualConvention(LLVM::cconv::CConv convention);

/// Returns true if LLVM emits the symbol `op` under a name that is none in PTX:
/// it replaces characters in names of local symbols only.
bool hasNameUnknownToPTX(Operation *op);

/// Calls `visit` with the scalable vectors in the types of the operands and the
/// results of `op`: the types themselves, and what a struct, an array or a
/// buffer holds.
void forEachScalableVector(Operation *op,
                           llvm::function_ref<void(VectorType)> visit);

/// Returns true if `op` has such a vector.
bool hasScalableVector(Operation *op);

/// Returns true if `type` is a scalable vector, or holds one.
bool holdsScalableVector(Type type);

/// Returns true if `isWanted` of `type`, or of a type that it holds: of
/// elements and members, and of vectors themselves. What is in structures that
/// were `seen` isn't looked at again.
bool anyTypeIn(Type type, function_ref<bool(Type)> isWanted,
               DenseSet<Type> &seen);

/// Returns true if an operand or a result of `op`, the type of a variable or
/// one of a function's parameters and results, is or holds something else than
/// integers up to 128 bits, `f16`, `bf16`, `f32`, `f64`, pointers to
/// address spaces 0, 1, 3, 4 and 5, and vectors of fixed sizes. A cheap
/// question before those about single types.
bool hasRareType(Operation *op);

/// Returns true if one is or holds a type that no probe was made with: an
/// integer of more than 128 bits, a floating-point number of x87 or PowerPC, a
/// type of another target.
bool hasUnprobedType(Operation *op);

/// Returns true if one is or holds a pointer to another address space than
/// `spaces`.
bool hasPointerOutside(Operation *op, std::initializer_list<unsigned> spaces);

/// Returns true if an operand or a result of `op` is `f128`, or a vector of it.
bool hasQuadPrecision(Operation *op);

/// Returns true if an operand or a result of `op` is `type`, or a vector of it.
template <typename TypeT>
bool hasLanes(Operation *op) {
  auto is = [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return isa<TypeT>(vector ? vector.getElementType() : type);
  };
  return llvm::any_of(op->getOperandTypes(), is) ||
         llvm::any_of(op->getResultTypes(), is);
}

/// Returns true if an operand or a result of `op` is an integer of `width`
/// bits, or a vector of them.
bool hasIntegerOf(Operation *op, unsigned width);

/// Returns true if one is an integer of more than `width` bits, or a vector of
/// them.
bool hasIntegerAbove(Operation *op, unsigned width);

/// Returns true unless the second member of the struct that `op`, a frexp,
/// results in is i32 or a vector of it.
bool hasOtherExponent(Operation *op);

/// Returns the syncscope of an op that has one; "" for the whole system.
StringRef getSyncScope(Operation *op);

/// Returns true if a scope is stated and none of `known`.
bool isOtherScope(Operation *op, std::initializer_list<StringRef> known);

/// Returns true if the pointer `value` is to one of `spaces`, or a vector of
/// such pointers.
bool isInSpace(Value value, std::initializer_list<unsigned> spaces);

/// Returns true if `op` states an alignment below the size of `accessed`, an
/// integer, a floating-point number or a pointer.
bool isUnderaligned(Operation *op, Type accessed);

/// Returns true if `op` has other constraints on registers than those that are
/// `known`, changed registers aside, or values of other sizes than 32 and 64
/// bits. The constraint "0" is known unless the result is in one of `scalar`.
bool namesOtherRegisters(LLVM::InlineAsmOp op,
                         std::initializer_list<StringRef> known,
                         std::initializer_list<StringRef> scalar);

/// Returns true if `ordering` is of an atomic op and more than monotonic.
bool isOrdered(LLVM::AtomicOrdering ordering);

/// Returns true if `op` is of `afn`, an approximation.
bool isApproximate(Operation *op);

/// Returns true if `op`, outside of functions that run on a GPU, calls an
/// intrinsic for CPUs of one architecture.
bool callsForCPU(Operation *op, AnalysisCache &analyses);

/// Returns the intrinsic of all LLVM targets that `op` calls, without suffixes
/// for types; "" if it calls no such intrinsic.
StringRef getCoreIntrinsic(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_DEVICECODE_H
