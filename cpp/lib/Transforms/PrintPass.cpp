//===- PrintPass.cpp - The pass availability-print ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Transforms/Passes.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/CalleeLookup.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

#include <mutex>

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYPRINTPASS
#include "mlir-availability/Transforms/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

namespace {
class AvailabilityPrintPass
    : public availability::impl::AvailabilityPrintPassBase<
          AvailabilityPrintPass> {
public:
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    insertPassDialects(registry);
  }

  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;

private:
  bool isWanted(const Clause &clause) const;
  SmallVector<std::string> describeNeeds(Operation *op,
                                         CalleeLookup &callees) const;

  /// The dimensions in the option; empty means all.
  SmallVector<const Dimension *> wanted;
};
} // namespace

LogicalResult AvailabilityPrintPass::initialize(MLIRContext *context) {
  wanted.clear();
  for (StringRef name : dimensions) {
    FailureOr<const Dimension *> dimension =
        findDimension(context, name.trim(), [&] {
          return emitError(UnknownLoc::get(context))
                 << "'" << getArgument() << "': ";
        });
    if (failed(dimension))
      return failure();
    wanted.push_back(*dimension);
  }
  return success();
}

bool AvailabilityPrintPass::isWanted(const Clause &clause) const {
  if (!all && llvm::any_of(clause.anyOf, [](const Requirement &requirement) {
        return requirement.dimension->isVacuous(requirement.value);
      }))
    return false;
  return wanted.empty() ||
         llvm::any_of(clause.anyOf, [&](const Requirement &requirement) {
           return llvm::is_contained(wanted, requirement.dimension);
         });
}

/// Returns a phrase for each need of the op. Several operands of one type are
/// separate causes, and each is listed.
SmallVector<std::string>
AvailabilityPrintPass::describeNeeds(Operation *op,
                                     CalleeLookup &callees) const {
  SmallVector<std::string> needs;
  if (!isKnownOp(op) && !getDialectInterface(op))
    needs.push_back("is an unknown op: its requirements are unknown");
  for (const Clause &clause : explain(op, &callees))
    if (isWanted(clause))
      needs.push_back("needs " + clause.describeNeed() + " because of " +
                      clause.describeSource());
  if (callees.isHidden(op))
    needs.push_back(callees.describeHidden(op));
  return needs;
}

/// Writes `text` in one piece, since other threads may write too.
static void write(PrintOutput output, StringRef text) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  raw_ostream &os = output == PrintOutput::Stdout ? llvm::outs() : llvm::errs();
  os << text;
  os.flush();
}

void AvailabilityPrintPass::runOnOperation() {
  markAllAnalysesPreserved();
  std::string text;
  llvm::raw_string_ostream os(text);
  CalleeLookup callees(/*within=*/getOperation());
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    SmallVector<std::string> needs = describeNeeds(op, callees);
    if (needs.empty() && all)
      needs.push_back("needs nothing");
    if (needs.empty())
      return;
    if (output == PrintOutput::Remarks) {
      for (const std::string &need : needs)
        emitRemark(op->getLoc()) << op->getName() << " " << need;
      return;
    }
    os << op->getName();
    if (std::string location = formatLocation(op->getLoc()); !location.empty())
      os << " at " << location;
    os << "\n  " << llvm::join(needs, "\n  ") << "\n";
  });
  if (!text.empty())
    write(output, text);
}
