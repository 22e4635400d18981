//===- NestedTypes.cpp - Needs of nested types ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the types and attributes that are nested in those of SPIR-V ops. The
// needs of a type depend on its context, such as the storage class of the
// pointer to it, or a surrounding struct that is decorated as a block. The walk
// therefore tracks the context of each type. td/dialects/SPIRV/SPIRVTypes.td
// has the needs for each context.
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/SPIRV/TypeUse.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/NestedElements.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;

unsigned mlir::availability::getSPIRVTypeUse(OperationName name) {
  static constexpr StringLiteral addresses[] = {
      spirv::AccessChainOp::getOperationName(),
      spirv::InBoundsPtrAccessChainOp::getOperationName(),
      spirv::PtrAccessChainOp::getOperationName()};
  static constexpr StringLiteral transfers[] = {
      spirv::LoadOp::getOperationName(), spirv::StoreOp::getOperationName(),
      spirv::FConvertOp::getOperationName(),
      spirv::SConvertOp::getOperationName(),
      spirv::UConvertOp::getOperationName()};
  auto use = SPIRVTypeUse::Any;
  // A type declaration in a binary doesn't compute with the type.
  if (name.getStringRef() == "spirv.binary.type")
    use = SPIRVTypeUse::Declaration;
  else if (llvm::is_contained(addresses, name.getStringRef()))
    use = SPIRVTypeUse::Address;
  else if (llvm::is_contained(transfers, name.getStringRef()))
    use = SPIRVTypeUse::Transfer;
  return static_cast<unsigned>(use);
}

bool mlir::availability::usesSPIRVTypesByOp(OperationName name) {
  return name.getStringRef() == "spirv.binary.instruction";
}

namespace {
/// Emits the needs of a type and all types nested in it.
class TypeVisitor {
public:
  TypeVisitor(const Source &role, ClauseSink &sink) : source(role), sink(sink) {
    source.kind = SourceKind::Type;
  }

  void visit(Type type, const SPIRVTypeContext &context);

private:
  void visitNested(Type type, const SPIRVTypeContext &context);

  Source source;
  ClauseSink &sink;
  /// The types from the outermost one to the one that is being visited.
  SmallVector<Type> path;
  /// The visited types. Structs may contain pointers to themselves.
  DenseSet<std::pair<Type, unsigned>> seen;
};
} // namespace

/// The maximum nesting depth of types. SPIR-V's limit for structs is 255.
static constexpr size_t kMaxDepth = 1000;

void TypeVisitor::visit(Type type, const SPIRVTypeContext &context) {
  if (path.size() == kMaxDepth)
    return emitUnknownClause(sink, source);
  if (!seen.insert({type, context.getKey()}).second)
    return;
  // A function type in the path would hide which input or result is meant.
  bool isInPath = !isa<FunctionType, GraphType>(type);
  if (isInPath)
    path.push_back(type);
  source.typePath = path;
  if (!spirv::emitTypeAvailability(type, context, source, sink))
    emitUnknownClause(sink, source);
  // Other sources, such as programs at run time, may add needs of the type.
  if (const auto *others =
          type.getContext()->getLoadedDialect<AvailabilityDialect>())
    others->emitOverlayClauses(type, spirv::SPIRVDialect::getDialectNamespace(),
                               source, sink);
  visitNested(type, context);
  if (isInPath)
    path.pop_back();
}

/// Returns true for the struct of an untyped variable.
static bool isUntypedBlock(spirv::StructType type) {
  SmallVector<spirv::StructType::StructDecorationInfo> decorations;
  type.getStructDecorations(decorations);
  return llvm::any_of(decorations, [](const auto &each) {
    auto value = dyn_cast<StringAttr>(each.decorationValue);
    return value && each.decoration == spirv::Decoration::Block &&
           value.getValue() == kUntypedBlock;
  });
}

/// Returns the context of types nested in `type`, which is at `context`.
static SPIRVTypeContext getContextIn(Type type, SPIRVTypeContext context) {
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    return SPIRVTypeContext{context.use, pointer.getStorageClass()};
  // Texels aren't in the memory that a pointer to the image points to.
  if (isa<spirv::ImageType>(type))
    return SPIRVTypeContext{context.use};
  if (auto members = dyn_cast<spirv::StructType>(type);
      members && context.storageClass) {
    context.isInStruct = true;
    context.isInBufferBlock |=
        members.hasDecoration(spirv::Decoration::BufferBlock);
    if (members.hasDecoration(spirv::Decoration::Block)) {
      context.isInBlock = true;
      context.isInUntypedVariable |= isUntypedBlock(members);
    }
  }
  return context;
}

void TypeVisitor::visitNested(Type type, const SPIRVTypeContext &context) {
  SPIRVTypeContext inner = getContextIn(type, context);
  // The types' records cover the needs of attributes in types.
  walkImmediateNested(
      type, [](Attribute) {}, [&](Type nested) { visit(nested, inner); });
}

void mlir::availability::forEachNestedSPIRVType(
    Type type, function_ref<void(Type)> visit) {
  llvm::TypeSwitch<Type>(type)
      .Case<spirv::ArrayType, spirv::RuntimeArrayType,
            spirv::CooperativeMatrixType, spirv::TensorArmType,
            spirv::ImageType>(
          [&](auto sequence) { visit(sequence.getElementType()); })
      .Case([&](spirv::MatrixType matrix) { visit(matrix.getColumnType()); })
      .Case(
          [&](spirv::PointerType pointer) { visit(pointer.getPointeeType()); })
      .Case([&](spirv::SampledImageType sampled) {
        visit(sampled.getImageType());
      })
      .Case([&](spirv::StructType members) {
        llvm::for_each(members.getElementTypes(), visit);
      });
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
  // Attributes of other dialects emit their own needs.
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
