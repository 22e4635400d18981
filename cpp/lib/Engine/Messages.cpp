//===- Messages.cpp - Messages of check -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns what the target offers along the dimensions of `anyOf`, phrased as
/// the end of a sentence.
static std::string describeOffer(ArrayRef<Requirement> anyOf,
                                 ResolvedTarget &target) {
  SmallVector<std::string> values;
  bool isSet = false;
  const Dimension *previous = nullptr;
  for (const Requirement &requirement : anyOf) {
    const Dimension *dimension = requirement.dimension;
    if (dimension == previous)
      continue;
    previous = dimension;
    const auto &offer = target.offered(*dimension);
    if (!offer)
      continue;
    // A list of capabilities is long, and only the missing one matters. Numbers
    // are short.
    if (!dimension->isSingleValued() && !dimension->getValues().empty())
      isSet = true;
    else
      for (int64_t value : *offer)
        values.push_back(dimension->stringify(value));
  }
  if (!isSet && values.empty())
    return (target.getName() + " offers none").str();
  if (!isSet)
    return (target.getName() + " offers " + llvm::join(values, ", ")).str();
  StringRef what = anyOf.size() == 1 ? "it" : "any of them";
  std::string text = (target.getName() + " does not offer " + what).str();
  if (!values.empty())
    text += " (" + llvm::join(values, ", ") + ")";
  for (const Requirement &requirement : anyOf) {
    std::string lack = target.getTarget().explainLack(requirement);
    if (!lack.empty()) {
      text += ": ";
      return text += lack;
    }
  }
  return text;
}

/// Returns what needs `clause`: the op, or what is in it and has a name, as an
/// instruction of inline assembly: "'cp.async.wait_all' in llvm.inline_asm".
static std::string describeSubject(OperationName op, const Clause &clause) {
  std::string subject = op.getStringRef().str();
  if (clause.kind != SourceKind::Op || clause.name.empty())
    return subject;
  // In a table, an instruction's operands and a call's types follow the name.
  StringRef name = StringRef(clause.name).take_until([](char c) {
    return c == ' ' || c == '(';
  });
  return ("'" + name + "' in " + subject).str();
}

std::string mlir::availability::describeViolation(const Violation &violation,
                                                  ResolvedTarget &target) {
  OperationName name = violation.op->getName();
  if (!violation.stating)
    return describeViolation(name, violation.clause, target);
  // The violated target is the stated one, not the one that was checked.
  ResolvedTarget stated = resolveStatedTarget(violation.stating);
  return describeViolation(name, violation.clause, stated);
}

std::string mlir::availability::describeViolation(OperationName op,
                                                  const Clause &clause,
                                                  ResolvedTarget &target) {
  StringRef name = op.getStringRef();
  if (clause.anyOf.empty() &&
      (op.isRegistered() || clause.kind != SourceKind::Op ||
       clause.detail != getNotOfDialectClause().detail))
    return (name +
            " is not available on any target: " + clause.describeSource())
        .str();
  if (clause.anyOf.empty())
    return (name + " is not an op of its dialect, so " + target.getName() +
            " can't offer it")
        .str();
  return describeSubject(op, clause) + " needs " +
         describeAlternatives(clause.anyOf) + "; " +
         describeOffer(clause.anyOf, target);
}

std::string mlir::availability::describeCondition(const OpenClause &condition,
                                                  StringRef targetName) {
  return describeCondition(condition.op->getName(), condition.clause,
                           targetName);
}

std::string mlir::availability::describeCondition(OperationName op,
                                                  const Clause &clause,
                                                  StringRef targetName) {
  return (describeSubject(op, clause) + " is available if " + targetName +
          " has " + describeAlternatives(clause.anyOf) + ", which is not known")
      .str();
}

std::string mlir::availability::formatLocation(Location location) {
  std::string text;
  location->walk([&](Location nested) {
    auto file = dyn_cast<FileLineColLoc>(nested);
    if (!file)
      return WalkResult::advance();
    text = (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
               .str();
    return WalkResult::interrupt();
  });
  // A location without a file may still have a name.
  if (auto named = dyn_cast<NameLoc>(location); named && text.empty())
    text = named.getName().getValue().str();
  return text;
}
