//===- Standalone.cpp - The dialect and its part in availability ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Standalone/Standalone.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;
using namespace standalone;

#include "Standalone/StandaloneDialect.cpp.inc"
#include "Standalone/StandaloneEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "Standalone/StandaloneAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "Standalone/StandaloneOps.cpp.inc"

#include "StandaloneAvailability.cpp.inc"

void StandaloneDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Standalone/StandaloneAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Standalone/StandaloneOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// The target attribute: what does it offer along a dimension?
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t>>
standalone::TargetAttr::offered(const Dimension &dimension) const {
  if (&dimension == &getMinVersionDimension())
    return SmallVector<int64_t>{static_cast<int64_t>(getVersion())};
  if (&dimension == &getExtensionDimension())
    return SmallVector<int64_t>(llvm::map_range(
        getExtensions(), [](Extension e) { return static_cast<int64_t>(e); }));
  return std::nullopt; // A dimension of another dialect: no say in it.
}

std::string standalone::TargetAttr::describe() const {
  std::string text = stringifyVersion(getVersion()).str();
  for (Extension extension : getExtensions())
    text += " with " + stringifyExtension(extension).str();
  return text;
}

//===----------------------------------------------------------------------===//
// What records can't express
//===----------------------------------------------------------------------===//

namespace {
class StandaloneHooks : public StandaloneAvailabilityInterface {
public:
  using StandaloneAvailabilityInterface::StandaloneAvailabilityInterface;

  /// Enables targets such as "standalone1+async".
  FailureOr<Attribute>
  addToTarget(Attribute attr, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) const override {
    std::optional<Extension> extension = symbolizeExtension(addition);
    if (!extension)
      return emitError() << "unknown extension '" << addition
                         << "': there are 'async' and 'wide'";
    auto target = cast<standalone::TargetAttr>(attr);
    SmallVector<Extension> extensions(target.getExtensions());
    if (!llvm::is_contained(extensions, *extension))
      extensions.push_back(*extension);
    return Attribute(standalone::TargetAttr::get(
        target.getContext(), target.getVersion(), extensions));
  }
};
} // namespace

// The record `AvailabilityHooks` declares this function. It is called when the
// dialect is loaded.
std::unique_ptr<StandaloneAvailabilityInterface>
standalone::attachStandaloneAvailabilityHooks(Dialect &dialect) {
  return std::make_unique<StandaloneHooks>(&dialect);
}
