//===- TypedQueriesTest.cpp -----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Combines generated code of a dialect and of two vendors in one program. The
// vendors have overlays of its ops, of an op of `math`, of a type and of an
// enum case.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Engine/Targets.h"

#include "Vendors.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
class TypedQueriesTest : public ::testing::Test {
protected:
  using RegisterFn = void (*)(DialectRegistry &);

  /// Registers availability with the context, in this order.
  void registerAll(ArrayRef<RegisterFn> functions) {
    for (RegisterFn function : functions) {
      DialectRegistry registry;
      function(registry);
      context.appendDialectRegistry(registry);
    }
  }

  /// Returns the only op of the module with the text `text`.
  Operation *parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text.str();
    return &module->getBody()->back();
  }

  /// Describes the needs of `op`.
  static std::vector<std::string> describe(Operation *op) {
    std::vector<std::string> lines;
    for (const Clause &clause : explain(op))
      lines.push_back(describeAlternatives(clause.anyOf) + " because of " +
                      clause.describeSource());
    return lines;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
};

constexpr StringLiteral kFma = R"mlir(
  %0 = "builtin.unrealized_conversion_cast"() : () -> f64
  %1 = math.fma %0, %0, %0 : f64
)mlir";
constexpr StringLiteral kFastFma = R"mlir(
  %0 = "builtin.unrealized_conversion_cast"() : () -> f32
  %1 = math.fma %0, %0, %0 fastmath<reassoc> : f32
)mlir";
constexpr StringLiteral kOrder = "\"shop.order\"() : () -> ()";
constexpr StringLiteral kOrderWithInput = R"mlir(
  %0 = "builtin.unrealized_conversion_cast"() : () -> !shop.box
  "shop.order"(%0) : (!shop.box) -> ()
)mlir";
} // namespace

TEST_F(TypedQueriesTest, OverlaysOfForeignOps) {
  registerAll({shop::registerShopAvailability,
               vendor_a::registerVendorAAvailability,
               vendor_b::registerVendorBAvailability});
  context.loadDialect<math::MathDialect>();
  auto version = dyn_cast<shop::QueryMinVersionInterface>(parse(kFma));
  ASSERT_TRUE(version);
  EXPECT_EQ(version.getMinVersion(), shop::Version::V_3);
  auto licenses = dyn_cast<vendor_a::QueryLicensesInterface>(*version);
  ASSERT_TRUE(licenses);
  EXPECT_EQ(licenses.getLicenses(), 3);

  // Both have an overlay of an enum case that neither of them owns.
  Operation *fast = parse(kFastFma);
  EXPECT_EQ(shop::QueryMinVersionInterface::getMinVersion(fast),
            shop::Version::V_3);
  EXPECT_EQ(vendor_a::QueryLicensesInterface::getLicenses(fast), 5);
}

TEST_F(TypedQueriesTest, OnlyWhoIsRegistered) {
  registerAll(
      {shop::registerShopAvailability, vendor_a::registerVendorAAvailability});
  context.loadDialect<math::MathDialect>();
  EXPECT_EQ(cast<shop::QueryMinVersionInterface>(parse(kFma)).getMinVersion(),
            shop::Version::V_2);
}

// The dialect's own record and both vendors' overlays combine into one answer.
// It is a member of the op's class, whatever the order of registration.
TEST_F(TypedQueriesTest, MembersOfOpClasses) {
  registerAll({vendor_b::registerVendorBAvailability,
               shop::registerShopAvailability,
               vendor_a::registerVendorAAvailability});
  context.loadDialect<shop::ShopDialect>();
  auto order = cast<shop::OrderOp>(parse(kOrder));
  EXPECT_EQ(order.getMinVersion(), shop::Version::V_2);
  EXPECT_EQ(describe(order),
            (std::vector<std::string>{
                "min_version V_1 or later because of the op itself",
                "min_version V_2 or later because of the op itself",
                "licenses 7 or more because of the op itself"}));
  EXPECT_EQ(cast<shop::OrderOp>(parse(kOrderWithInput)).getMinVersion(),
            shop::Version::V_3);
}

// Everything that a module needs, each list of alternatives once.
TEST_F(TypedQueriesTest, AlternativesInAModule) {
  registerAll({shop::registerShopAvailability,
               vendor_a::registerVendorAAvailability,
               vendor_b::registerVendorBAvailability});
  context.loadDialect<shop::ShopDialect>();
  parse("\"shop.order\"() : () -> ()\n\"shop.order\"() : () -> ()");
  std::vector<std::string> found;
  for (ArrayRef<Requirement> anyOf : collectAlternatives(*module))
    found.push_back(describeAlternatives(anyOf));
  EXPECT_EQ(found, (std::vector<std::string>{"min_version V_1 or later",
                                             "min_version V_2 or later",
                                             "licenses 7 or more"}));
}

TEST_F(TypedQueriesTest, RegisteredWhenAllIsLoaded) {
  context.loadDialect<shop::ShopDialect, math::MathDialect>();
  registerAll({vendor_a::registerVendorAAvailability,
               vendor_b::registerVendorBAvailability,
               shop::registerShopAvailability});
  EXPECT_EQ(cast<shop::OrderOp>(parse(kOrderWithInput)).getMinVersion(),
            shop::Version::V_3);
  EXPECT_EQ(cast<shop::QueryMinVersionInterface>(parse(kFma)).getMinVersion(),
            shop::Version::V_3);
}

TEST_F(TypedQueriesTest, RegisteringAgainChangesNothing) {
  for (int round = 0; round != 2; ++round)
    registerAll({shop::registerShopAvailability,
                 vendor_a::registerVendorAAvailability,
                 vendor_b::registerVendorBAvailability});
  context.loadDialect<shop::ShopDialect>();
  std::vector<std::string> once = describe(parse(kOrderWithInput));
  registerAll({shop::registerShopAvailability,
               vendor_a::registerVendorAAvailability,
               vendor_b::registerVendorBAvailability});
  context.loadDialect<math::MathDialect>();
  EXPECT_EQ(describe(parse(kOrderWithInput)), once);
}

// An overlay dialect is loaded with the first dialect that it describes.
TEST_F(TypedQueriesTest, TargetsOfOverlayDialects) {
  registerAll(
      {shop::registerShopAvailability, vendor_a::registerVendorAAvailability});
  Operation *op = parse(kOrder);
  FailureOr<AvailabilityTargetAttrInterface> attr =
      parseTarget(&context, "vendor-a", [&] { return op->emitError(); });
  ASSERT_TRUE(succeeded(attr));
  ResolvedTarget target(*attr, "vendor-a");
  CheckResult result = check(*module, target);
  ASSERT_EQ(result.violations.size(), 1u);
  EXPECT_EQ(describeViolation(result.violations.front(), target),
            "shop.order needs licenses 7 or more; vendor-a offers 4");
}

TEST_F(TypedQueriesTest, ForgottenRegistrationIsAnError) {
  context.loadDialect<shop::ShopDialect>();
  auto order = cast<shop::OrderOp>(parse(kOrder));
  EXPECT_DEATH(order.getMinVersion(),
               "the availability of dialect 'shop' isn't registered");
}
