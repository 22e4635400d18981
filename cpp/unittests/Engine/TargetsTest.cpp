//===- TargetsTest.cpp ----------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Targets.h"

#include "Testing.h"

#include "mlir/IR/Dialect.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// A dialect that names three targets, and misspells a dimension of another
/// dialect in one of them. No generator can know that.
class MisspeltDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MisspeltDialect)

  explicit MisspeltDialect(MLIRContext *context);

  static constexpr StringLiteral getDialectNamespace() {
    return StringLiteral("misspelt");
  }
};

class MisspeltInterface : public AvailabilityDialectInterface {
public:
  explicit MisspeltInterface(Dialect *dialect)
      : AvailabilityDialectInterface(dialect) {}

  ArrayRef<const Dimension *> getDimensions() const override { return {}; }
  ArrayRef<NamedTarget> getNamedTargets() const override {
    static const NamedTarget targets[] = {
        {"misspelt.first",
         "misspelt",
         1,
         "#availability.target<\"spirv.min_version\" = \"v1.0\">",
         "",
         "made up",
         {},
         ""},
        {"misspelt.second",
         "misspelt",
         2,
         "#availability.target<\"spirv.min_vresion\" = \"v1.3\">",
         "",
         "made up",
         {},
         ""},
        {"misspelt.third",
         "misspelt",
         3,
         "#availability.target<\"spirv.min_version\" = \"v1.6\">",
         "",
         "made up",
         {},
         ""},
    };
    return targets;
  }
};

class TargetsTest : public availability::testing::ContextTest {
protected:
  TargetsTest() { context.loadDialect<MisspeltDialect>(); }

  /// Returns the errors of parsing `name`.
  std::vector<std::string> getErrors(StringRef name) {
    std::vector<std::string> errors;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      errors.push_back(diagnostic.str());
    });
    EXPECT_TRUE(failed(parseTarget(
        &context, name, [&] { return emitError(UnknownLoc::get(&context)); })));
    return errors;
  }
};
} // namespace

MisspeltDialect::MisspeltDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<MisspeltDialect>()) {
  addInterfaces<MisspeltInterface>();
}

TEST_F(TargetsTest, MisspeltDimensionsHarmNoOtherTarget) {
  std::vector<std::string> names;
  for (const KnownTarget &known : resolveKnownTargets(&context))
    if (known.info->family == "misspelt")
      names.push_back(known.info->name.str());
  EXPECT_EQ(names,
            std::vector<std::string>({"misspelt.first", "misspelt.third"}));
}

TEST_F(TargetsTest, MisspeltDimensionsAreNamedWithTheirTarget) {
  for (StringRef name : {"misspelt.second", "misspelt.second+Float16"})
    EXPECT_EQ(
        getErrors(name),
        std::vector<std::string>(
            {"target 'misspelt.second' can't be made: "
             "'#availability.target<\"spirv.min_vresion\" = \"v1.3\">' is not "
             "a target attribute: unknown dimension 'spirv.min_vresion'; did "
             "you mean 'spirv.min_version' or 'spirv.max_version'?"}));
}
