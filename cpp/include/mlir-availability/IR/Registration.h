//===- Registration.h - How generated code takes part -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for the code that `availability-tblgen` generates, to attach
// availability to contexts. Users call `register<Dialect>Availability`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_REGISTRATION_H
#define MLIR_AVAILABILITY_IR_REGISTRATION_H

#include "mlir-availability/IR/Needs.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OperationSupport.h"

namespace mlir::availability {

/// Registers `attach`, which is called with a context of `registry` once one of
/// the dialects `overlaid` and the dialect `dialect` are loaded in it. An empty
/// `dialect` stands for none. The strings must live as long as the program, the
/// list only during the call.
void addOverlayExtensions(DialectRegistry &registry, llvm::StringRef dialect,
                          llvm::ArrayRef<llvm::StringLiteral> overlaid,
                          void (*attach)(MLIRContext *context));

/// Attaches a model of `AvailabilityOpInterface` to the ops of `records` that
/// are registered in `context`, overlays aside. Ops that implement the
/// interface are left alone.
void attachOpModels(MLIRContext &context, llvm::ArrayRef<OpRecord> records);

/// Returns true for a model that `attachOpModels` attached. Such a model passes
/// on all attributes of its ops that can have requirements.
bool isGeneratedModel(const AvailabilityOpInterface::Concept &model);

/// Attaches these models, adds the overlays, and lists the requirements for
/// tables.
void attachRecords(MLIRContext &context, llvm::ArrayRef<OpRecord> ops,
                   llvm::ArrayRef<DefRecord> defs);

/// The model of `AvailabilityTypeInterface` for `TypeT` whose requirements
/// `emit` emits.
template <typename TypeT, auto emit>
struct TypeModel
    : AvailabilityTypeInterface::ExternalModel<TypeModel<TypeT, emit>, TypeT> {
  void emitClauses(Type type, const Source &source, ClauseSink &sink) const {
    emit(type, source, sink);
  }
};

/// The same for an attribute.
template <typename AttrT, auto emit>
struct AttrModel
    : AvailabilityAttrInterface::ExternalModel<AttrModel<AttrT, emit>, AttrT> {
  void emitClauses(Attribute attr, const Source &source,
                   ClauseSink &sink) const {
    emit(attr, source, sink);
  }
};

/// Emits that the requirements of an op whose dialect isn't loaded are unknown
/// to `dialect`, since they depend on the op: it has no class then.
void emitUnloaded(OpClauseSink &sink, llvm::StringRef dialect);

/// Attaches `ModelT`, a model of an op interface, to the ops in `names` that
/// are registered in `context` and don't implement the interface.
template <typename ModelT>
void attachModelTo(llvm::ArrayRef<llvm::StringLiteral> names,
                   MLIRContext &context) {
  for (llvm::StringRef name : names) {
    std::optional<RegisteredOperationName> op =
        RegisteredOperationName::lookup(name, &context);
    if (op && !op->hasInterface<typename ModelT::Interface>())
      op->attachInterface<ModelT>();
  }
}

/// Returns `op`. It is a fatal error if the dialect of `op` has no availability
/// attached, because the answers would be wrong: its
/// `register<Dialect>Availability` was never called.
Operation *requireAvailability(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_REGISTRATION_H
