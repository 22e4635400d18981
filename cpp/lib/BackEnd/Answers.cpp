//===- Answers.cpp - Answers from outcomes --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Answers.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

BackEndAnswer mlir::availability::makeUnknown(const Twine &reason) {
  return {BackEndAnswer::Verdict::Unknown, reason.str(), {}};
}

std::optional<BackEndAnswer> mlir::availability::decide(const Answer &answer) {
  switch (answer.outcome) {
  case Outcome::Accepted:
    return BackEndAnswer{BackEndAnswer::Verdict::Available, "", {}};
  case Outcome::NotTranslated:
    return makeUnknown("MLIR doesn't translate it to LLVM IR: " +
                       answer.reason);
  case Outcome::NoAnswer:
    return makeUnknown("it can't be compiled: " + answer.reason);
  case Outcome::Refused:
    return std::nullopt;
  }
  llvm_unreachable("an outcome");
}

std::string mlir::availability::nameInstruction(Operation *op) {
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op))
    return call.getIntrin().str();
  if (auto call = dyn_cast<LLVM::CallOp>(op))
    return call.getCallee().value_or("").str();
  auto assembly = dyn_cast<LLVM::InlineAsmOp>(op);
  if (!assembly)
    return "";
  StringRef text = assembly.getAsmString().trim(" \t\n;");
  StringRef name = text.take_while(
      [](char c) { return llvm::isAlnum(c) || StringRef("_.:").contains(c); });
  bool isOnlyOne = text.find_first_of(";\n{") == StringRef::npos;
  return isOnlyOne ? name.str() : "";
}
