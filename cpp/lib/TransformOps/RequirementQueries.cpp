//===- RequirementQueries.cpp - Needs of payload ops ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RequirementQueries.h"

#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

using namespace mlir;
using namespace mlir::availability;

LogicalResult mlir::availability::parseRequirements(
    Operation *op, StringRef dimension, ArrayRef<Attribute> values,
    SmallVectorImpl<Requirement> &requirements) {
  auto emit = [&] { return emitError(op->getLoc()); };
  FailureOr<const Dimension *> found =
      findDimension(op->getContext(), dimension, emit);
  if (failed(found))
    return failure();
  for (Attribute value : values) {
    auto text = dyn_cast<StringAttr>(value);
    if (!text)
      return emit() << "expects values of '" << dimension
                    << "' as strings, not " << value;
    FailureOr<Requirement> requirement =
        parseRequirement(**found, text.getValue(), emit);
    if (failed(requirement))
      return failure();
    requirements.push_back(*requirement);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// NeedsChecker
//===----------------------------------------------------------------------===//

/// Returns true when every target that satisfies `requirement` also satisfies
/// `wanted`.
static bool implies(const Requirement &requirement, const Requirement &wanted) {
  return requirement.dimension == wanted.dimension &&
         wanted.dimension->isSatisfied(wanted.value, requirement.value);
}

namespace {
class NeedsSink : public ClauseSink {
public:
  NeedsSink(ArrayRef<Requirement> wanted, bool anyAlternative)
      : wanted(wanted), anyAlternative(anyAlternative) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    isNeeded |= llvm::any_of(wanted, [&](const Requirement &candidate) {
      auto isImplying = [&](const Requirement &each) {
        return implies(each, candidate);
      };
      return anyAlternative ? llvm::any_of(anyOf, isImplying)
                            : !anyOf.empty() && llvm::all_of(anyOf, isImplying);
    });
  }

  bool isNeeded = false;

private:
  ArrayRef<Requirement> wanted;
  bool anyAlternative;
};
} // namespace

bool NeedsChecker::needsAny(Operation *op) {
  NeedsSink sink(wanted, anyAlternative);
  emitClauses(op, sink, &callees);
  return sink.isNeeded;
}

//===----------------------------------------------------------------------===//
// CommonRequirements
//===----------------------------------------------------------------------===//

class CommonRequirements::Sink : public ClauseSink {
public:
  explicit Sink(CommonRequirements &common) : common(common) {}
  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    common.add(anyOf);
  }

private:
  CommonRequirements &common;
};

void CommonRequirements::add(ArrayRef<Requirement> anyOf) {
  // The common requirement is an alternative that all others imply.
  const auto *common = llvm::find_if(anyOf, [&](const Requirement &candidate) {
    return llvm::all_of(anyOf, [&](const Requirement &other) {
      return implies(other, candidate);
    });
  });
  if (common == anyOf.end() || common->dimension != &dimension ||
      dimension.isVacuous(common->value))
    return;
  int64_t value = common->value;
  if (llvm::any_of(values, [&](int64_t known) {
        return dimension.isSatisfied(value, known);
      }))
    return;
  llvm::erase_if(values, [&](int64_t known) {
    return dimension.isSatisfied(known, value);
  });
  values.push_back(value);
}

void CommonRequirements::add(Operation *root) {
  Sink sink(*this);
  CalleeLookup callees;
  root->walk([&](Operation *op) { emitClauses(op, sink, &callees); });
}

SmallVector<int64_t> CommonRequirements::take() {
  llvm::sort(values);
  return std::move(values);
}
