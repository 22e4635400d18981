//===- FuzzAssembly.cpp - Inline assembly ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuzzing.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the type of NVIDIA's register for a constraint; i32 if there is
/// none.
static Type getType(StringRef constraint, Builder &builder) {
  return llvm::StringSwitch<Type>(constraint.take_back())
      .Case("b", builder.getI1Type())
      .Cases({"c", "h"}, builder.getI16Type())
      .Cases({"l", "N"}, builder.getI64Type())
      .Case("q", builder.getIntegerType(128))
      .Case("f", builder.getF32Type())
      .Case("d", builder.getF64Type())
      .Default(builder.getI32Type());
}

/// The first line of the input is the constraints, all else is the text of an
/// `llvm.inline_asm` and of an `nvvm.inline_ptx` with operands that fit.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for the name.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MLIRContext *context = &fuzzing::getContext();
  auto [constraints, text] =
      StringRef(reinterpret_cast<const char *>(data), size).split('\n');
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  SmallVector<Type> operandTypes, resultTypes;
  for (StringRef constraint : llvm::split(constraints, ','))
    if (!constraint.starts_with("~"))
      (constraint.starts_with("=") ? resultTypes : operandTypes)
          .push_back(getType(constraint, builder));
  OwningOpRef<ModuleOp> module(ModuleOp::create(builder, loc));
  builder.setInsertionPointToEnd(module->getBody());
  OperationState state(loc, "fuzz.values", ValueRange(), operandTypes);
  ValueRange operands = builder.create(state)->getResults();

  SmallVector<Type> asmResult = resultTypes;
  if (resultTypes.size() > 1)
    asmResult = {LLVM::LLVMStructType::getLiteral(context, resultTypes)};
  LLVM::InlineAsmOp::create(builder, loc, asmResult, operands, text,
                            constraints, /*has_side_effects=*/true,
                            /*is_align_stack=*/false, LLVM::TailCallKind::None,
                            /*asm_dialect=*/LLVM::AsmDialectAttr(),
                            /*operand_attrs=*/ArrayAttr());
  NVVM::InlinePtxOp::create(builder, loc, resultTypes, operands, ValueRange(),
                            builder.getStringAttr(text), Value());
  fuzzing::judge(*module);
  return 0;
}
