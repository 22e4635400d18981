//===- RuntimeDeclarations.cpp - Declaring availability at run time -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/RuntimeDeclarations.h"

#include "OpParts.h"

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/IR/UnreadProperties.h"
#include "mlir-availability/Support/Suggestions.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult
mlir::availability::verifyOpName(MLIRContext *context, StringRef opName,
                                 function_ref<InFlightDiagnostic()> emitError) {
  auto [dialectName, rest] = opName.split('.');
  if (dialectName.empty() || rest.empty())
    return emitError() << "op name '" << opName
                       << "' must be of the form '<dialect>.<op>'";
  Dialect *dialect = context->getLoadedDialect(dialectName);
  if (!dialect || RegisteredOperationName::lookup(opName, context))
    return success();
  SmallVector<StringRef> names;
  for (RegisteredOperationName known : context->getRegisteredOperations())
    if (known.getDialectNamespace() == dialectName)
      names.push_back(known.getStringRef());
  // Some dialects accept ops that they don't define, and this can't be checked
  // for them. This holds for dialects without ops and for those that get ops
  // later.
  if (dialect->allowsUnknownOperations() &&
      (names.empty() || isa<ExtensibleDialect>(dialect)))
    return success();
  return emitError() << "dialect '" << dialectName << "' has no op '" << opName
                     << "'" << suggestNames(opName, names);
}

LogicalResult mlir::availability::verifyDialectExists(
    MLIRContext *context, StringRef name,
    function_ref<InFlightDiagnostic()> emitError) {
  if (context->getOrLoadDialect(name) || context->allowsUnregisteredDialects())
    return success();
  std::vector<StringRef> names = context->getAvailableDialects();
  SmallVector<StringRef> near = findNearNames(name, names);
  // Without one, the dialect may be registered, or allowed, later.
  if (near.empty())
    return success();
  return emitError() << "unknown dialect '" << name << "'"
                     << suggestNames(name, near);
}

/// Fails when `value` names a case that the enum lacks. Enums without cases
/// accept any name.
static LogicalResult verifyCase(const std::optional<AttributeValue> &value,
                                const EnumCases &enumCases,
                                function_ref<InFlightDiagnostic()> emitError) {
  const auto *name = value ? std::get_if<std::string>(&*value) : nullptr;
  if (!name || enumCases.cases.empty() || enumCases.lookup(*name))
    return success();
  SmallVector<StringRef> names;
  for (const auto &known : enumCases.cases)
    names.push_back(known.first);
  return emitError() << "the enum has no case '" << *name << "'"
                     << suggestOrListNames(*name, names, "its cases are");
}

/// Returns the text of an attribute like `attr` that holds `name`; "" if `attr`
/// isn't written as a mnemonic followed by its value.
static std::string getTextWith(Attribute attr, StringRef name) {
  std::string text;
  llvm::raw_string_ostream(text) << attr;
  auto [dialect, mnemonic] = attr.getAbstractAttribute().getName().split('.');
  for (const std::string &beginning :
       {("#" + dialect + "." + mnemonic + "<").str(),
        ("#" + dialect + "<" + mnemonic + " ").str()})
    if (StringRef(text).starts_with(beginning))
      return (beginning + name + ">").str();
  return "";
}

/// Fails when `value` is a name that the attribute `attribute` of ops called
/// `opName` can't hold. The attribute's default value shows its kind.
static LogicalResult
verifyHeldName(RegisteredOperationName opName, StringRef attribute,
               const std::optional<AttributeValue> &value,
               function_ref<InFlightDiagnostic()> emitError) {
  const auto *name = value ? std::get_if<std::string>(&*value) : nullptr;
  if (!name)
    return success();
  for (auto [known, attr] : getDefaultAttributes(opName)) {
    std::string text = known == attribute ? getTextWith(attr, *name) : "";
    if (text.empty())
      continue;
    std::string reason;
    {
      ThreadDiagnosticHandler handler(
          opName.getContext(), [&](Diagnostic &diagnostic) {
            // Later errors only say that parsing
            // the whole has failed.
            if (reason.empty())
              reason = describeDiagnostic(diagnostic);
          });
      if (parseAttribute(text, opName.getContext()))
        continue;
    }
    return emitError() << "attribute '" << attribute << "' of '"
                       << opName.getStringRef() << "' is never '" << *name
                       << "': " << reason;
  }
  return success();
}

static LogicalResult
verifyClauses(const ClauseList &clauses, ArrayRef<const Dimension *> dimensions,
              function_ref<InFlightDiagnostic()> emitError) {
  for (ArrayRef<Requirement> anyOf : clauses) {
    if (anyOf.empty())
      return emitError() << "a clause without alternatives can't be satisfied";
    for (const Requirement &requirement : anyOf)
      if (!llvm::is_contained(dimensions, requirement.dimension))
        return emitError() << "dimension '" << requirement.dimension->getName()
                           << "' belongs to another context: declare it in "
                              "this one";
  }
  return success();
}

/// Returns the number of values that ops called `name` have. `TraitT` is the
/// trait for a fixed number, `NoneT` for none and `OneT` for one. Returns
/// std::nullopt if the number depends on the op.
template <template <typename> class NoneT, template <typename> class OneT,
          template <unsigned> class TraitT, unsigned... numbers>
static std::optional<unsigned>
getCount(RegisteredOperationName name,
         std::integer_sequence<unsigned, numbers...>) {
  if (name.hasTrait<NoneT>())
    return 0;
  if (name.hasTrait<OneT>())
    return 1;
  std::optional<unsigned> count;
  ((name.hasTrait<TraitT<numbers + 2>::template Impl>()
        ? void(count = numbers + 2)
        : void()),
   ...);
  return count;
}

/// Fails when no op called `opName` can satisfy `condition`.
static LogicalResult
verifyCondition(MLIRContext *context, StringRef opName,
                const RuleCondition &condition,
                function_ref<InFlightDiagnostic()> emitError) {
  auto name = RegisteredOperationName::lookup(opName, context);
  if (!name)
    return success();
  // Ops with a fixed number of values rarely have more than seven.
  using Numbers = std::make_integer_sequence<unsigned, 8>;
  std::optional<unsigned> count;
  if (condition.kind == RuleCondition::Kind::Operand)
    count = getCount<OpTrait::ZeroOperands, OpTrait::OneOperand,
                     OpTrait::NOperands>(*name, Numbers());
  else if (condition.kind == RuleCondition::Kind::Result)
    count =
        getCount<OpTrait::ZeroResults, OpTrait::OneResult, OpTrait::NResults>(
            *name, Numbers());
  StringRef what =
      condition.kind == RuleCondition::Kind::Operand ? "operand" : "result";
  if (count && !condition.group && condition.index >= *count)
    return emitError() << "'" << opName << "' has " << *count << " " << what
                       << (*count == 1 ? "" : "s") << ", none at position "
                       << condition.index;
  StringRef attribute =
      condition.name ? condition.name.getValue() : StringRef();
  for (const auto *value : {&condition.equals, &condition.unless})
    if (condition.enumCases.cases.empty() &&
        failed(verifyHeldName(*name, attribute, *value, emitError)))
      return failure();
  // Properties that aren't attributes are not listed by name.
  size_t attributeBytes = name->getAttributeNames().size() * sizeof(Attribute);
  if (condition.kind != RuleCondition::Kind::Attribute ||
      static_cast<size_t>(name->getOpPropertyByteSize()) != attributeBytes)
    return success();
  // Any op may have discardable attributes, but a name this similar is a typo.
  SmallVector<StringRef> known;
  for (StringAttr each : name->getAttributeNames())
    known.push_back(each.getValue());
  std::string suggestion = suggestNames(attribute, known);
  if (llvm::is_contained(known, attribute) || suggestion.empty())
    return success();
  return emitError() << "'" << opName << "' has no attribute '" << attribute
                     << "'" << suggestion;
}

static LogicalResult verifyRule(const Rule &rule,
                                ArrayRef<const Dimension *> dimensions,
                                function_ref<InFlightDiagnostic()> emitError) {
  const RuleCondition &condition = rule.condition;
  if (failed(verifyClauses(rule.clauses, dimensions, emitError)) ||
      failed(verifyCase(condition.equals, condition.enumCases, emitError)))
    return failure();
  return verifyCase(condition.unless, condition.enumCases, emitError);
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

/// Fails when no type or attribute can have the name in `rule`.
static LogicalResult
verifyDefName(MLIRContext *context, const DefRule &rule,
              function_ref<InFlightDiagnostic()> emitError) {
  auto [dialectName, rest] = StringRef(rule.name).split('.');
  StringRef what = rule.kind == DefKind::Type ? "type" : "attribute";
  bool isForAll = rule.unknown && !StringRef(rule.name).contains('.');
  if (dialectName.empty() || (rest.empty() && !isForAll))
    return emitError() << what << " name '" << rule.name
                       << "' must be of the form '<dialect>.<" << what << ">'";
  if (dialectName == "builtin" && rule.opDialect.empty())
    return emitError() << "'" << rule.name << "' belongs to every dialect: "
                       << "declare what the ops that have it need";
  Dialect *dialect = context->getLoadedDialect(dialectName);
  // More types and attributes may be defined later. No dialect lists its
  // discardable attributes.
  if (isForAll || !dialect || isa<ExtensibleDialect>(dialect) ||
      rule.kind == DefKind::Discardable)
    return success();
  bool isKnown =
      rule.kind == DefKind::Type
          ? AbstractType::lookup(rule.name, context).has_value()
          : AbstractAttribute::lookup(rule.name, context).has_value();
  if (isKnown)
    return success();
  return emitError() << "dialect '" << dialectName << "' has no " << what
                     << " '" << rule.name << "'";
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

/// Fails when one of `restrictions` would take the place of another one.
static LogicalResult
verifyOnlyTargets(MLIRContext *context,
                  ArrayRef<std::pair<std::string, std::string>> restrictions,
                  function_ref<InFlightDiagnostic()> emitError) {
  auto *own = context->getOrLoadDialect<AvailabilityDialect>();
  llvm::StringMap<StringRef> given;
  for (const auto &[dialect, targets] : restrictions) {
    if (dialect.empty() || targets.empty())
      return emitError() << "a dialect whose ops run only on some targets, and "
                            "that of these targets, must have names";
    // What the dialect itself says counts first.
    context->getOrLoadDialect(dialect);
    StringRef known = own->getOnlyTargets(dialect);
    if (known.empty())
      known = given.try_emplace(dialect, targets).first->second;
    if (known != targets)
      return emitError() << "ops of dialect '" << dialect
                         << "' run only on targets of dialect '" << known
                         << "', which a declaration can't change to '"
                         << targets << "'";
  }
  return success();
}

/// Fails when one of `namings` would take the place of another one.
static LogicalResult
verifyNamings(MLIRContext *context, ArrayRef<OpNaming> namings,
              function_ref<InFlightDiagnostic()> emitError) {
  auto *own = context->getOrLoadDialect<AvailabilityDialect>();
  llvm::StringMap<const OpNaming *> given;
  for (const OpNaming &naming : namings) {
    if (failed(verifyOpName(context, naming.opName, emitError)))
      return failure();
    if (naming.attribute.empty())
      return emitError() << "the attribute that names what '" << naming.opName
                         << "' does must have a name";
    const OpNaming &first =
        *given.try_emplace(naming.opName, &naming).first->second;
    if (first.attribute == naming.attribute && first.prefix == naming.prefix &&
        own->allowsNaming(naming.opName, naming.attribute, naming.prefix))
      continue;
    return emitError() << "what '" << naming.opName
                       << "' does is named in another way already, so "
                          "attribute '"
                       << naming.attribute << "' can't name it";
  }
  return success();
}

static LogicalResult
verifyDeclarations(MLIRContext *context, const Declarations &given,
                   function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<const Dimension *> dimensions = getLoadedDimensions(context);
  for (const OpRule &each : given.opRules)
    if (failed(verifyOpName(context, each.opName, emitError)) ||
        failed(verifyRule(each.rule, dimensions, emitError)) ||
        failed(verifyCondition(context, each.opName, each.rule.condition,
                               emitError)))
      return failure();
  for (const DefRule &each : given.defRules)
    if (failed(verifyDefName(context, each, emitError)) ||
        failed(verifyClauses(each.clauses, dimensions, emitError)))
      return failure();
  if (failed(verifyNamings(context, given.namings, emitError)))
    return failure();
  return verifyOnlyTargets(context, given.onlyTargets, emitError);
}

LogicalResult
mlir::availability::declareAll(MLIRContext *context, Declarations given,
                               function_ref<InFlightDiagnostic()> emitError) {
  if (failed(verifyDeclarations(context, given, emitError)))
    return failure();
  auto *dialect = context->getOrLoadDialect<AvailabilityDialect>();
  NeedRegistry &registry = NeedRegistry::of(*context);
  for (OpRule &each : given.opRules) {
    DeclaredOverlay &overlay = dialect->getOrAddDeclaredOverlay(each.opName);
    overlay.addRule(std::move(each.rule));
    markUnreadProperties(context, each.opName);
    registry.addListed(each.opName, &overlay, [&overlay](auto &conditions) {
      overlay.listNeeds(conditions);
    });
  }
  for (const DefRule &each : given.defRules) {
    ClauseList listed = each.clauses;
    // In tables, no target offers unknown needs.
    if (each.unknown)
      listed.emplace_back();
    if (!listed.empty())
      registry.addDeclaredDef(each.name, each.kind, listed);
  }
  for (DefRule &each : given.defRules)
    dialect->getDeclaredDefs(each.kind).add(each.name, each.opDialect,
                                            std::move(each.clauses),
                                            std::move(each.unknown));
  for (const std::string &name : given.closedRegions)
    dialect->closeRegions(name);
  for (const auto &[restricted, targets] : given.onlyTargets)
    dialect->restrictToTargets(restricted, targets);
  for (const OpNaming &naming : given.namings) {
    dialect->nameByAttribute(naming.opName, naming.attribute, naming.prefix);
    markUnreadProperties(context, naming.opName);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Named targets
//===----------------------------------------------------------------------===//

/// Returns true when `known` matches `spec`.
static bool isSame(const NamedTarget &known, const NamedTargetSpec &spec) {
  return known.family == spec.family && known.rank == spec.rank &&
         known.attribute == spec.attribute && known.summary == spec.summary &&
         known.source == spec.source && known.refusal.empty() &&
         llvm::equal(known.optional, spec.optional) &&
         llvm::equal(known.otherNames, spec.otherNames);
}

/// Fails when no target can have one of the names in `spec`.
static LogicalResult
verifyTargetNames(const NamedTargetSpec &spec,
                  function_ref<InFlightDiagnostic()> emitError) {
  for (StringRef name :
       llvm::concat<const std::string>(ArrayRef(spec.name), spec.otherNames))
    if (name.empty() || name.find_first_of("+# \t\n") != StringRef::npos)
      return emitError() << "target name '" << name
                         << "' must not be empty and not contain '+', '#' or "
                            "spaces";
  return success();
}

/// Returns the first of the names in `spec` that `known` has; "" if there is
/// none.
static StringRef findSharedName(const NamedTarget &known,
                                const NamedTargetSpec &spec) {
  for (StringRef name :
       llvm::concat<const std::string>(ArrayRef(spec.name), spec.otherNames))
    if (known.name == name || llvm::is_contained(known.otherNames, name))
      return name;
  return "";
}

LogicalResult mlir::availability::declareTarget(
    MLIRContext *context, NamedTargetSpec spec,
    function_ref<InFlightDiagnostic()> emitError) {
  if (failed(verifyTargetNames(spec, emitError)))
    return failure();
  auto *dialect = context->getOrLoadDialect<AvailabilityDialect>();
  for (const NamedTarget *known : getKnownTargets(context)) {
    if (known->name == spec.name && isSame(*known, spec))
      return success();
    if (StringRef name = findSharedName(*known, spec); !name.empty())
      return emitError() << "target '" << name
                         << "' exists in this context and is different: choose "
                            "another name";
    if (known->family == spec.family && known->rank == spec.rank)
      return emitError() << "targets '" << known->name << "' and '" << spec.name
                         << "' have the same rank in family '" << spec.family
                         << "'";
  }
  auto emitOfTarget = [&] {
    return emitError() << "target '" << spec.name << "' can't be made: ";
  };
  FailureOr<AvailabilityTargetAttrInterface> target =
      StringRef(spec.attribute).starts_with("#")
          ? parseTarget(context, spec.attribute, emitOfTarget)
          : emitOfTarget() << "'" << spec.attribute
                           << "' is not a target attribute";
  if (failed(target))
    return failure();
  for (StringRef addition : spec.optional)
    if (failed(addToTarget(*target, addition, emitOfTarget)))
      return failure();
  dialect->addNamedTarget(std::make_unique<DeclaredTarget>(std::move(spec)));
  return success();
}

//===----------------------------------------------------------------------===//
// DeclarationScope
//===----------------------------------------------------------------------===//

DeclarationScope::DeclarationScope(MLIRContext *context)
    : dialect(*context->getOrLoadDialect<AvailabilityDialect>()),
      numDimensions(dialect.getDimensions().size()),
      numTargets(dialect.getNamedTargets().size()) {}

DeclarationScope::~DeclarationScope() {
  if (!isKept)
    dialect.takeBack(numDimensions, numTargets);
}
