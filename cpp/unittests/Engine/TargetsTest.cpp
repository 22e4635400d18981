//===- TargetsTest.cpp ----------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Engine/TargetNames.h"

#include "Testing.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Implications.h"
#include "mlir-availability/IR/ParseTargets.h"

#include "mlir/IR/Dialect.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// A dialect that names three targets, one of which misspells a dimension of
/// another dialect. A generator can't detect this.
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
         "",
         "Misspelt_Second"},
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

  /// Returns the target called `text`, which must exist.
  AvailabilityTargetAttrInterface parseText(StringRef text) {
    FailureOr<AvailabilityTargetAttrInterface> target = parseTarget(
        &context, text, [&] { return emitError(UnknownLoc::get(&context)); });
    EXPECT_TRUE(succeeded(target)) << text.str();
    return succeeded(target) ? *target : AvailabilityTargetAttrInterface();
  }

  /// Returns true when `target` offers `value` along `dimension`.
  static bool offers(AvailabilityTargetAttrInterface target,
                     const Dimension &dimension, int64_t value) {
    std::optional<SmallVector<int64_t>> offered = target.offered(dimension);
    return offered && llvm::is_contained(*offered, value);
  }

  /// Returns the errors from parsing `name`.
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

// The list of interfaces is kept, but not beyond the next dialect.
TEST_F(TargetsTest, LaterDialectsAreListed) {
  MLIRContext other(MLIRContext::Threading::DISABLED);
  loadAllAvailability(other);
  auto listNames = [&] {
    std::vector<StringRef> names;
    for (const AvailabilityDialectInterface &each :
         AvailabilityInterfaces(&other))
      names.push_back(each.getDialect()->getNamespace());
    return names;
  };
  std::vector<StringRef> names = listNames();
  EXPECT_EQ(listNames(), names);
  // Declarations by programs are last, and those before are sorted.
  ASSERT_EQ(names.back(), "availability");
  EXPECT_TRUE(llvm::is_sorted(ArrayRef(names).drop_back()));
  EXPECT_FALSE(llvm::is_contained(names, "misspelt"));
  other.loadDialect<MisspeltDialect>();
  names.insert(std::lower_bound(names.begin(), names.end() - 1, "misspelt"),
               "misspelt");
  EXPECT_EQ(listNames(), names);
}

TEST_F(TargetsTest, MisspeltDimensionsHarmNoOtherTarget) {
  std::vector<std::string> warnings;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    EXPECT_EQ(diagnostic.getSeverity(), DiagnosticSeverity::Warning);
    warnings.push_back(diagnostic.str());
  });
  for (int round = 0; round != 2; ++round) {
    std::vector<std::string> names;
    for (const KnownTarget &known : resolveKnownTargets(&context))
      if (known.info->family == "misspelt")
        names.push_back(known.info->name.str());
    EXPECT_EQ(names,
              std::vector<std::string>({"misspelt.first", "misspelt.third"}));
  }
  // The warning appears once, even if targets are requested repeatedly.
  EXPECT_EQ(
      warnings,
      std::vector<std::string>(
          {"target 'misspelt.second' (record 'Misspelt_Second') can't be made: "
           "'#availability.target<\"spirv.min_vresion\" = \"v1.3\">' is not a "
           "target attribute: unknown dimension 'spirv.min_vresion'; did you "
           "mean 'spirv.min_version' or 'spirv.max_version'?; it is left out "
           "(dialect 'misspelt')"}));
}

// Generated code does this when the dialect is loaded.
TEST_F(TargetsTest, MisspeltTargetsAreReportedAtRegistration) {
  std::vector<std::string> errors;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    EXPECT_EQ(diagnostic.getSeverity(), DiagnosticSeverity::Error);
    errors.push_back(diagnostic.str());
  });
  verifyNamedTargets(*context.getLoadedDialect<MisspeltDialect>());
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_TRUE(StringRef(errors.front())
                  .starts_with("target 'misspelt.second' (record "
                               "'Misspelt_Second') can't be made: "));
  // The error was already reported.
  EXPECT_FALSE(resolveKnownTargets(&context).empty());
  EXPECT_EQ(errors.size(), 1u);
}

TEST_F(TargetsTest, MisspeltDimensionsAreNamedWithTheirTarget) {
  for (StringRef name : {"misspelt.second", "misspelt.second+Float16"})
    EXPECT_EQ(
        getErrors(name),
        std::vector<std::string>(
            {"target 'misspelt.second' (record 'Misspelt_Second') can't be "
             "made: "
             "'#availability.target<\"spirv.min_vresion\" = \"v1.3\">' is not "
             "a target attribute: unknown dimension 'spirv.min_vresion'; did "
             "you mean 'spirv.min_version' or 'spirv.max_version'?"}));
}

TEST_F(TargetsTest, TextsOfOneTarget) {
  AvailabilityTargetAttrInterface target = parseText("vulkan1.1+Float16");
  std::string whole;
  llvm::raw_string_ostream(whole) << target;
  for (std::string text : {"vulkan1.1 + Float16", "  vulkan1.1+Float16\n",
                           "vulkan1.1+Float16+Float16", whole.c_str()})
    EXPECT_EQ(parseText(text), target) << text;
  EXPECT_NE(parseText("vulkan1.1"), target);
}

TEST_F(TargetsTest, PartsOfFamiliesMayBeLeftOut) {
  auto countOf = [&](StringRef family, bool withParts) {
    return llvm::count_if(resolveKnownTargets(&context, withParts),
                          [&](const KnownTarget &known) {
                            return known.info->family.starts_with(family);
                          });
  };
  EXPECT_EQ(countOf("spirv", true), countOf("spirv", false));
  EXPECT_GT(countOf("vulkan:", true), 0);
  EXPECT_EQ(countOf("vulkan:", false), 0);
  EXPECT_GT(countOf("vulkan", false), 0);
}

// Where a dialect says so, names are found by texts alone.
TEST_F(TargetsTest, TextsAreWhatAttributesPrint) {
  TargetNames names(&context);
  unsigned count = 0;
  for (const AvailabilityDialectInterface &dialect :
       AvailabilityInterfaces(&context))
    for (const NamedTarget &named : dialect.getNamedTargets()) {
      if (isa<MisspeltDialect>(dialect.getDialect()))
        continue;
      AvailabilityTargetAttrInterface target = parseText(named.name);
      // Several names may stand for one attribute.
      EXPECT_EQ(parseText(names.lookup(target)), target) << named.name.str();
      std::string printed;
      llvm::raw_string_ostream(printed) << target;
      if (dialect.hasPrintedTargets()) {
        EXPECT_EQ(printed, named.attribute);
        ++count;
      }
    }
  EXPECT_GT(count, 0u);
}

TEST_F(TargetsTest, AdditionsAreOffered) {
  auto capability = [](spirv::Capability value) {
    return static_cast<int64_t>(value);
  };
  const Dimension &capabilities = spirv::getCapabilityDimension();
  AvailabilityTargetAttrInterface bare = parseText("vulkan1.0");
  int64_t half = capability(spirv::Capability::Float16);
  int64_t linkage = capability(spirv::Capability::Linkage);
  EXPECT_FALSE(offers(bare, capabilities, half));
  EXPECT_TRUE(offers(parseText("vulkan1.0+Float16"), capabilities, half));

  // It has everything that some device may have, and nothing more.
  AvailabilityTargetAttrInterface all = parseText("vulkan1.0+all");
  EXPECT_TRUE(offers(all, capabilities, half));
  EXPECT_FALSE(offers(all, capabilities, linkage));

  // "+all" lifts the limits; single additions don't.
  const Dimension &memory = spirv::getMaxComputeSharedMemorySizeDimension();
  auto limit = [&](StringRef text) { return *parseText(text).offered(memory); };
  EXPECT_EQ(limit("vulkan1.0+Float16"), *bare.offered(memory));
  EXPECT_GT(limit("vulkan1.0+all").front(), bare.offered(memory)->front());
}

TEST_F(TargetsTest, WhoHasNoLimitIsNotRefusedForIt) {
  Requirement anyOf[] = {
      {&spirv::getClientAPIDimension(),
       static_cast<int64_t>(spirv::ClientAPI::Vulkan)},
      {&spirv::getCapabilityDimension(),
       static_cast<int64_t>(spirv::Capability::AtomicStorage)}};
  auto judge = [&](StringRef text) {
    return ResolvedTarget(parseText(text), text).judge(anyOf);
  };
  using Verdict = ResolvedTarget::Verdict;
  EXPECT_EQ(judge("vulkan1.0"), Verdict::Satisfied);
  EXPECT_EQ(judge("opencl2.0"), Verdict::Violated);
  EXPECT_EQ(judge("#spirv.vce<v1.0, [Shader], []>"), Verdict::NotJudged);
  EXPECT_EQ(judge("#spirv.vce<v1.0, [AtomicStorage], []>"), Verdict::Satisfied);
}

TEST_F(TargetsTest, AdditionsToAnAttribute) {
  auto add = [&](StringRef text, StringRef addition) {
    return addToTarget(parseText(text), addition,
                       [&] { return emitError(UnknownLoc::get(&context)); });
  };
  // An attribute accepts what the dialect knows; a name accepts only what
  // devices have.
  EXPECT_TRUE(succeeded(add("vulkan1.0", "Linkage")));
  FailureOr<AvailabilityTargetAttrInterface> triple =
      add("#spirv.vce<v1.0, [Shader], []>", "Float16");
  ASSERT_TRUE(succeeded(triple));
  EXPECT_EQ(*triple, parseText("#spirv.vce<v1.0, [Shader, Float16], []>"));
}

TEST_F(TargetsTest, AllAtOnceIsOneByOne) {
  for (StringRef name : {"vulkan1.1", "spirv1.4"}) {
    SmallVector<const NamedTarget *> known = getKnownTargets(&context);
    const NamedTarget *named = *llvm::find_if(
        known, [&](const NamedTarget *each) { return each->name == name; });
    AvailabilityTargetAttrInterface extended = parseText(name);
    for (StringRef addition : named->optional) {
      auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
      auto added = addToTarget(extended, addition, emit);
      ASSERT_TRUE(succeeded(added)) << addition.str();
      extended = *added;
    }
    EXPECT_GT(named->optional.size(), 20u);
    for (const Dimension *dimension : getLoadedDimensions(&context)) {
      if (dimension->isLimit()) // "+all" lifts these.
        continue;
      EXPECT_EQ(getOffered(parseText(name.str() + "+all"), *dimension),
                getOffered(extended, *dimension))
          << name.str() << ": " << dimension->getName().str();
    }
  }
}

TEST_F(TargetsTest, ErrorsSayWhatIsWrong) {
  const std::pair<StringRef, StringRef> cases[] = {
      {"vulkan1.9", "unknown target 'vulkan1.9'; did you mean 'vulkan1.0' or "
                    "'vulkan1.1' or 'vulkan1.2'?"},
      {"vulkan", "unknown target 'vulkan'; did you mean 'vulkan1.0' or "
                 "'vulkan1.1' or 'vulkan1.1spv1.4'?"},
      {"vulkan1.1+Flot16",
       "unknown feature, property, capability or extension 'Flot16'; did you "
       "mean 'Float16'?"},
      {"vulkan1.1+", "'vulkan1.1+' has a '+' with nothing after it; write the "
                     "name of an addition there, or 'all'"},
      {"vulkan1.0+GroupNonUniformArithmetic",
       "'GroupNonUniformArithmetic' can't be added to 'vulkan1.0': it needs "
       "SPIR-V v1.3, and vulkan1.0 has v1.0; vulkan1.1 may have it"},
      {"vulkan1.1+Linkage",
       "'Linkage' can't be added to 'vulkan1.1': no feature, property or "
       "extension of Vulkan 1.1 admits it; spirv1.0 has it"},
      {"#spirv.target_env<",
       "'#spirv.target_env<' is not a target attribute: unbalanced '<' "
       "character in pretty dialect name"},
      {"#spirv.storage_class<Uniform>",
       "'#spirv.storage_class<Uniform>' is an attribute, but does not describe "
       "a target"},
  };
  for (const auto &[text, error] : cases)
    EXPECT_EQ(getErrors(text), std::vector<std::string>({error.str()}));
}
