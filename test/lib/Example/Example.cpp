//===- Example.cpp - A dialect that shows availability --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Example.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "ExampleDialect.cpp.inc"
#include "ExampleEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "ExampleAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "ExampleTypes.cpp.inc"
#define GET_OP_CLASSES
#include "ExampleOps.cpp.inc"

#include "ExampleAvailability.cpp.inc"

void example::ExampleDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ExampleAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "ExampleTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ExampleOps.cpp.inc"
      >();
}

namespace {
class ExampleAvailabilityInterface
    : public availability::AvailabilityDialectInterface {
public:
  explicit ExampleAvailabilityInterface(Dialect *dialect)
      : AvailabilityDialectInterface(dialect) {}

  ArrayRef<const availability::Dimension *> getDimensions() const override {
    return example::getAvailabilityDimensions();
  }
};
} // namespace

void example::registerExampleDialect(DialectRegistry &registry) {
  registry.insert<ExampleDialect>();
  registry.addExtension(+[](MLIRContext *context, ExampleDialect *dialect) {
    dialect->addInterfaces<ExampleAvailabilityInterface>();
    attachAvailabilityModels(*context);
    attachAvailabilityDefModels(*context);
  });
}
