//===- FuzzTarget.cpp - Names of targets, and their attributes ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuzzing.h"

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/ParseTargets.h"

#include "mlir/IR/Location.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <string>

using namespace mlir;
using namespace mlir::availability;

/// Targets are printed as they can be read.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for the name.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string text(reinterpret_cast<const char *>(data), size);
  MLIRContext *context = &fuzzing::getContext();
  auto emitError = [&] { return mlir::emitError(UnknownLoc::get(context)); };
  FailureOr<AvailabilityTargetAttrInterface> target =
      parseTarget(context, text, emitError);
  if (failed(target))
    return 0;
  std::string printed;
  llvm::raw_string_ostream(printed) << *target;
  // Workaround: tosa-empty-list
  if (StringRef(printed).contains("= []"))
    return 0;
  FailureOr<AvailabilityTargetAttrInterface> read =
      parseTargetAttribute(context, printed, emitError);
  if (succeeded(read) && *read == *target)
    return 0;
  llvm::errs() << "a target that can't be read again: " << printed << "\n";
  std::abort();
}
