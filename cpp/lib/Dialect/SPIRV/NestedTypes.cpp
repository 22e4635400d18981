//===- NestedTypes.cpp - Types and attributes that others contain ---------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This finds the types and attributes that are nested in those of SPIR-V ops.
// What a type needs depends on where it is: the storage class of the pointer to
// it matters, and so does a struct around it that is decorated as a block. So
// the walk tells where each type is. What it needs there,
// td/dialects/SPIRVTypes.td says.
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;

unsigned mlir::availability::getSPIRVTypeUse(OperationName name) {
  static constexpr StringLiteral transfers[] = {
      spirv::LoadOp::getOperationName(), spirv::StoreOp::getOperationName(),
      spirv::FConvertOp::getOperationName(),
      spirv::SConvertOp::getOperationName(),
      spirv::UConvertOp::getOperationName()};
  return static_cast<unsigned>(
      llvm::is_contained(transfers, name.getStringRef())
          ? SPIRVTypeUse::Transfer
          : SPIRVTypeUse::Any);
}

namespace {
/// Emits what a type and all types nested in it need.
class TypeVisitor {
public:
  TypeVisitor(const Source &role, ClauseSink &sink) : source(role), sink(sink) {
    source.kind = SourceKind::Type;
  }

  void visit(Type type, const SPIRVTypeContext &context);

private:
  void visitNested(Type type, const SPIRVTypeContext &context);
  void visitMembers(spirv::StructType type, SPIRVTypeContext context);
  void visitAll(TypeRange types, const SPIRVTypeContext &context) {
    for (Type type : types)
      visit(type, context);
  }

  Source source;
  ClauseSink &sink;
  /// The types from the outermost one to the one that is being visited.
  SmallVector<Type> path;
  /// Structs may contain pointers to themselves.
  DenseSet<std::pair<Type, unsigned>> seen;
};
} // namespace

void TypeVisitor::visit(Type type, const SPIRVTypeContext &context) {
  if (!seen.insert({type, context.getKey()}).second)
    return;
  // The text of a function type would hide which input or result it is about.
  bool isInPath = !isa<FunctionType, GraphType>(type);
  if (isInPath)
    path.push_back(type);
  source.typePath = path;
  if (!spirv::emitTypeAvailability(type, context, source, sink))
    emitUnknownClause(sink, source);
  // What others say of the type, programs that run among them.
  if (const auto *others =
          type.getContext()->getLoadedDialect<AvailabilityDialect>())
    others->emitOverlayClauses(type, spirv::SPIRVDialect::getDialectNamespace(),
                               source, sink);
  visitNested(type, context);
  if (isInPath)
    path.pop_back();
}

void TypeVisitor::visitNested(Type type, const SPIRVTypeContext &context) {
  llvm::TypeSwitch<Type>(type)
      .Case<VectorType, spirv::ArrayType, spirv::RuntimeArrayType,
            spirv::CooperativeMatrixType, spirv::TensorArmType>(
          [&](auto sequence) { visit(sequence.getElementType(), context); })
      .Case([&](spirv::MatrixType matrix) {
        visit(matrix.getColumnType(), context);
      })
      .Case([&](spirv::PointerType pointer) {
        visit(pointer.getPointeeType(),
              SPIRVTypeContext{context.use, pointer.getStorageClass()});
      })
      .Case([&](spirv::StructType type) { visitMembers(type, context); })
      .Case([&](spirv::ImageType image) {
        // Texels aren't in the memory that the pointer to the image points to.
        visit(image.getElementType(), SPIRVTypeContext{context.use});
      })
      .Case([&](spirv::SampledImageType sampled) {
        visit(sampled.getImageType(), context);
      })
      .Case<FunctionType, GraphType>([&](auto function) {
        visitAll(function.getInputs(), context);
        visitAll(function.getResults(), context);
      });
}

void TypeVisitor::visitMembers(spirv::StructType type,
                               SPIRVTypeContext context) {
  if (context.storageClass) {
    context.isInBufferBlock |=
        type.hasDecoration(spirv::Decoration::BufferBlock);
    context.isInBlock |= type.hasDecoration(spirv::Decoration::Block);
  }
  visitAll(type.getElementTypes(), context);
}

void mlir::availability::emitSPIRVTypeClauses(Type type, unsigned use,
                                              const Source &role,
                                              ClauseSink &sink) {
  TypeVisitor(role, sink)
      .visit(type, SPIRVTypeContext{static_cast<SPIRVTypeUse>(use)});
}

void mlir::availability::emitSPIRVAttributeClauses(Attribute attr,
                                                   const Source &role,
                                                   ClauseSink &sink) {
  // Attributes of other dialects say themselves what they need.
  emitNestedClauses(attr, spirv::SPIRVDialect::getDialectNamespace(), role,
                    sink);
  AttrTypeWalker walker;
  walker.addWalk([&](Attribute nested) {
    if (isa<spirv::SPIRVDialect>(nested.getDialect()) &&
        !spirv::emitAttrAvailability(nested, role, sink))
      emitUnknownClause(sink, role);
  });
  walker.walk(attr);
}
