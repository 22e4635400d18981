//===- HandWrittenModels.cpp - Models of ops that aren't generated --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What these ops need depends on the types of their operands and results. The
// facts are the SPIR-V specification's (unified1), section 3.52 under each
// instruction, and the extension SPV_KHR_integer_dot_product.
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"
#include "Models.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// The base of all: in every version of SPIR-V.
template <typename Model, typename OpTy>
struct AnyVersionModel : AvailabilityOpInterface::ExternalModel<Model, OpTy> {
  static void emitNameClauses(ClauseSink &sink) {
    emitMinVersion(spirv::Version::V_1_0, sink, {});
    emitInstance(sink, spirv::getMaxVersionDimension(), spirv::Version::V_1_6,
                 {});
  }
  static bool hasInstanceClauses() { return true; }
};

/// spirv.Dot: a dot product of bfloat16 is an extension's.
struct DotModel : AnyVersionModel<DotModel, spirv::DotOp> {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const {
    if (!isa<BFloat16Type>(op->getResult(0).getType()))
      return;
    Source source = {SourceKind::Result, "result", 0};
    emitCapability(spirv::Capability::BFloat16DotProductKHR, sink, source);
  }
};

/// spirv.Select: one condition for a whole composite came with version 1.4. A
/// pointer that is selected is a variable pointer.
struct SelectModel : AnyVersionModel<SelectModel, spirv::SelectOp> {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const {
    auto select = cast<spirv::SelectOp>(op);
    Source result = {SourceKind::Result, "result", 0};
    result.detail = "selects a pointer";
    emitVariablePointer(op, select.getType(), sink, result);
    if (!isa<spirv::ScalarType>(select.getCondition().getType()) ||
        !isa<spirv::CompositeType>(select.getType()))
      return;
    Source source = {SourceKind::Operand, "condition", 0};
    source.detail = "one condition for a whole composite";
    emitMinVersion(spirv::Version::V_1_4, sink, source);
  }
};

/// The integer dot products: the capability depends on the form of the input.
template <typename OpTy>
struct IntegerDotProductModel
    : AnyVersionModel<IntegerDotProductModel<OpTy>, OpTy> {
  static void emitNameClauses(ClauseSink &sink) {
    AnyVersionModel<IntegerDotProductModel<OpTy>, OpTy>::emitNameClauses(sink);
    emitCapability(spirv::Capability::DotProduct, sink, {});
  }

  void emitInstanceClauses(Operation *op, ClauseSink &sink) const {
    Source input = {SourceKind::Operand, "vector1", 0};
    Type type = op->getOperand(0).getType();
    auto vector = dyn_cast<VectorType>(type);
    if (!vector) {
      input.detail = "packed into an integer";
      spirv::PackedVectorFormatAttr format = cast<OpTy>(op).getFormatAttr();
      if (format && format.getValue() ==
                        spirv::PackedVectorFormat::PackedVectorFormat4x8Bit)
        emitCapability(spirv::Capability::DotProductInput4x8BitPacked, sink,
                       input);
      return;
    }
    bool isByte = vector.getElementTypeBitWidth() == 8;
    input.detail = isByte ? "vector of 8-bit integers" : "vector of integers";
    emitCapability(isByte ? spirv::Capability::DotProductInput4x8Bit
                          : spirv::Capability::DotProductInputAll,
                   sink, input);
  }
};
} // namespace

template <typename... OpTys>
static void attachIntegerDotProducts(MLIRContext &context) {
  (OpTys::template attachInterface<IntegerDotProductModel<OpTys>>(context),
   ...);
}

void mlir::availability::attachHandWrittenSPIRVModels(MLIRContext &context) {
  spirv::DotOp::attachInterface<DotModel>(context);
  spirv::SelectOp::attachInterface<SelectModel>(context);
  attachIntegerDotProducts<spirv::SDotOp, spirv::SUDotOp, spirv::UDotOp,
                           spirv::SDotAccSatOp, spirv::SUDotAccSatOp,
                           spirv::UDotAccSatOp>(context);
}
