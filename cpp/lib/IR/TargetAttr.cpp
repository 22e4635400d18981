//===- TargetAttr.cpp - The attribute `#availability.target` --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Implications.h"
#include "mlir-availability/Support/Suggestions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;

#define GET_ATTRDEF_CLASSES
#include "mlir-availability/IR/AvailabilityAttributes.cpp.inc"

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

mlir::availability::detail::CanonicalOffers::CanonicalOffers(
    ArrayRef<Offer> unordered, ArrayRef<const Dimension *> unorderedOpen)
    : openDimensions(unorderedOpen) {
  for (const Offer &offer : unordered) {
    values.emplace_back(offer.values);
    llvm::sort(values.back());
  }
  for (auto [offer, sorted] : llvm::zip_equal(unordered, values))
    offers.push_back({offer.dimension, sorted});
  llvm::sort(offers, [](const Offer &lhs, const Offer &rhs) {
    return lhs.dimension->getName() < rhs.dimension->getName();
  });
  llvm::sort(openDimensions, [](const Dimension *lhs, const Dimension *rhs) {
    return lhs->getName() < rhs->getName();
  });
}

ArrayRef<Offer>
mlir::availability::detail::copyOffers(AttributeStorageAllocator &allocator,
                                       ArrayRef<Offer> offers) {
  SmallVector<Offer> copies;
  for (const Offer &offer : offers)
    copies.push_back({offer.dimension, allocator.copyInto(offer.values)});
  return allocator.copyInto(ArrayRef(copies));
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static std::string describeWrongCount(const Dimension &dimension,
                                      size_t count) {
  return ("dimension '" + dimension.getName() +
          "' takes exactly one value, not " + Twine(count))
      .str();
}

LogicalResult TargetAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<Offer> offers,
                                 ArrayRef<const Dimension *> openDimensions) {
  for (auto [index, dimension] : llvm::enumerate(openDimensions)) {
    bool isOffered = llvm::is_contained(
        llvm::map_range(offers,
                        [](const Offer &offer) { return offer.dimension; }),
        dimension);
    if (isOffered || (index > 0 && openDimensions[index - 1] == dimension))
      return emitError() << "dimension '" << dimension->getName()
                         << "' is listed twice";
  }
  for (auto [index, offer] : llvm::enumerate(offers)) {
    const Dimension &dimension = *offer.dimension;
    StringRef name = dimension.getName();
    if (index > 0 && offers[index - 1].dimension->getName() == name)
      return emitError() << "dimension '" << name << "' is listed twice";
    if (dimension.isSingleValued() && offer.values.size() != 1)
      return emitError() << describeWrongCount(dimension, offer.values.size());
    for (auto [position, value] : llvm::enumerate(offer.values)) {
      std::string text = dimension.stringify(value);
      if (failed(parseRequirement(dimension, text, emitError)))
        return failure();
      if (position > 0 && offer.values[position - 1] == value)
        return emitError() << "value '" << text << "' of dimension '" << name
                           << "' is listed twice";
    }
  }
  return verifyImplications(offers, emitError);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
/// Parses the contents of the angle brackets.
class TargetParser {
public:
  explicit TargetParser(AsmParser &parser) : parser(parser) {}

  /// Parses the list of entries, up to the closing bracket.
  ParseResult parse();

  /// Returns what was parsed.
  SmallVector<Offer> getOffers() const {
    SmallVector<Offer> offers;
    for (const auto &[dimension, values] : entries)
      offers.push_back({dimension, values});
    return offers;
  }
  /// Returns the dimensions that the text marks as open.
  ArrayRef<const Dimension *> getOpenDimensions() const {
    return openDimensions;
  }

private:
  ParseResult parseEntry();
  ParseResult parseDimension(const Dimension *&dimension);
  ParseResult parseValue(const Dimension &dimension,
                         SmallVectorImpl<int64_t> &values);

  AsmParser &parser;
  SmallVector<std::pair<const Dimension *, SmallVector<int64_t>>> entries;
  SmallVector<const Dimension *> openDimensions;
};
} // namespace

ParseResult TargetParser::parse() {
  if (parser.parseLess())
    return failure();
  if (succeeded(parser.parseOptionalGreater()))
    return success();
  return failure(parser.parseCommaSeparatedList([&] { return parseEntry(); }) ||
                 parser.parseGreater());
}

ParseResult TargetParser::parseDimension(const Dimension *&dimension) {
  SMLoc loc = parser.getCurrentLocation();
  std::string name;
  if (parser.parseString(&name))
    return failure();
  MLIRContext *context = parser.getContext();
  // The dialect may not be used elsewhere in this file, so load it.
  if (!lookupDimension(context, name))
    context->getOrLoadDialect(StringRef(name).split('.').first);
  FailureOr<const Dimension *> found =
      findDimension(context, name, [&] { return parser.emitError(loc); });
  if (failed(found))
    return failure();
  dimension = *found;
  if (llvm::is_contained(llvm::make_first_range(entries), dimension) ||
      llvm::is_contained(openDimensions, dimension))
    return parser.emitError(loc)
           << "dimension '" << name << "' is listed twice";
  return success();
}

ParseResult TargetParser::parseValue(const Dimension &dimension,
                                     SmallVectorImpl<int64_t> &values) {
  SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (failed(parser.parseOptionalString(&text))) {
    int64_t number = 0;
    OptionalParseResult result = parser.parseOptionalInteger(number);
    if (!result.has_value())
      return parser.emitError(loc, "expected a value of dimension '")
             << dimension.getName() << "', a string or a number, or 'open'";
    if (failed(*result))
      return failure();
    text = llvm::itostr(number);
  }
  FailureOr<Requirement> requirement =
      parseRequirement(dimension, text, [&] { return parser.emitError(loc); });
  if (failed(requirement))
    return failure();
  if (llvm::is_contained(values, requirement->value))
    return parser.emitError(loc) << "value '" << text << "' of dimension '"
                                 << dimension.getName() << "' is listed twice";
  values.push_back(requirement->value);
  return success();
}

ParseResult TargetParser::parseEntry() {
  SMLoc loc = parser.getCurrentLocation();
  const Dimension *dimension;
  if (parseDimension(dimension) || parser.parseEqual())
    return failure();
  if (succeeded(parser.parseOptionalKeyword("open"))) {
    openDimensions.push_back(dimension);
    return success();
  }
  SmallVector<int64_t> values;
  auto parseOne = [&] { return parseValue(*dimension, values); };
  if (succeeded(parser.parseOptionalLSquare())) {
    if (failed(parser.parseOptionalRSquare()) &&
        (parser.parseCommaSeparatedList(parseOne) || parser.parseRSquare()))
      return failure();
  } else if (parseOne()) {
    return failure();
  }
  if (dimension->isSingleValued() && values.size() != 1)
    return parser.emitError(loc, describeWrongCount(*dimension, values.size()));
  entries.emplace_back(dimension, std::move(values));
  return success();
}

Attribute TargetAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  TargetParser target(parser);
  if (target.parse())
    return {};
  return TargetAttr::getChecked(
      [&] { return parser.emitError(loc); }, parser.getContext(),
      ArrayRef(target.getOffers()), target.getOpenDimensions());
}

void TargetAttr::print(AsmPrinter &printer) const {
  auto printValue = [&](const Dimension &dimension, int64_t value) {
    if (dimension.getValues().empty())
      printer << value;
    else
      printer.printString(dimension.stringify(value));
  };
  printer << "<";
  llvm::interleaveComma(getOffers(), printer, [&](const Offer &offer) {
    printer.printString(offer.dimension->getName());
    printer << " = ";
    if (offer.values.size() == 1)
      return printValue(*offer.dimension, offer.values.front());
    printer << "[";
    llvm::interleaveComma(offer.values, printer, [&](int64_t value) {
      printValue(*offer.dimension, value);
    });
    printer << "]";
  });
  if (!getOffers().empty() && !getOpenDimensions().empty())
    printer << ", ";
  llvm::interleaveComma(getOpenDimensions(), printer,
                        [&](const Dimension *dimension) {
                          printer.printString(dimension->getName());
                          printer << " = open";
                        });
  printer << ">";
}

void AvailabilityDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "mlir-availability/IR/AvailabilityAttributes.cpp.inc"
      >();
}

Attribute AvailabilityDialect::parseAttribute(DialectAsmParser &parser,
                                              Type type) const {
  StringRef mnemonic;
  Attribute attr;
  SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult result =
      generatedAttributeParser(parser, &mnemonic, type, attr);
  if (!result.has_value())
    parser.emitError(loc) << "unknown attribute '" << mnemonic
                          << "' of dialect 'availability': it has 'target'";
  return attr;
}

void AvailabilityDialect::printAttribute(Attribute attr,
                                         DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attr, printer);
}

//===----------------------------------------------------------------------===//
// AvailabilityTargetAttrInterface
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t>>
TargetAttr::offered(const Dimension &dimension) const {
  const Offer *counterpart = nullptr;
  for (const Offer &offer : getOffers()) {
    if (offer.dimension == &dimension)
      return SmallVector<int64_t>(offer.values);
    if (offer.dimension->isCounterpartOf(dimension))
      counterpart = &offer;
  }
  if (counterpart)
    return SmallVector<int64_t>(counterpart->values);
  return std::nullopt;
}

bool TargetAttr::leavesOpen(const Requirement &requirement) const {
  return llvm::is_contained(getOpenDimensions(), requirement.dimension) &&
         !detail::satisfies(*this, requirement);
}

std::string TargetAttr::describe() const {
  if (getOffers().empty() && getOpenDimensions().empty())
    return "nothing";
  SmallVector<std::string> entries;
  for (const Offer &offer : getOffers()) {
    SmallVector<std::string> values =
        llvm::map_to_vector(offer.values, [&](int64_t value) {
          return offer.dimension->stringify(value);
        });
    StringRef name = offer.dimension->getName();
    constexpr size_t kListed = 12;
    if (values.size() > kListed)
      entries.push_back((Twine(values.size()) + " of " + name).str());
    else
      entries.push_back(values.empty()
                            ? ("no " + name).str()
                            : (name + " " + llvm::join(values, ", ")).str());
  }
  for (const Dimension *dimension : getOpenDimensions())
    entries.push_back((dimension->getName() + " open").str());
  return llvm::join(entries, "; ");
}

//===----------------------------------------------------------------------===//
// Additions
//===----------------------------------------------------------------------===//

/// Returns the requirement for the text "<dimension>=<value>".
static FailureOr<Requirement>
parseFullAddition(MLIRContext *context, StringRef addition,
                  function_ref<InFlightDiagnostic()> emitError) {
  auto [name, text] = addition.split('=');
  FailureOr<const Dimension *> dimension =
      findDimension(context, name.trim(), emitError);
  if (failed(dimension))
    return failure();
  return parseRequirement(**dimension, text.trim(), emitError);
}

/// Returns "<dimension>=<value>" for each dimension outside `dimensions` that
/// has a value of this name.
static SmallVector<std::string>
findFullAdditions(MLIRContext *context, ArrayRef<const Dimension *> dimensions,
                  StringRef value) {
  SmallVector<std::string> additions;
  for (const Dimension *other : getLoadedDimensions(context))
    if (!llvm::is_contained(dimensions, other) &&
        llvm::is_contained(other->getValueNames(), value))
      additions.push_back((other->getName() + "=" + value).str());
  return additions;
}

/// Returns the requirement for a bare value of one of `dimensions`.
static FailureOr<Requirement>
parseBareAddition(MLIRContext *context, ArrayRef<const Dimension *> dimensions,
                  StringRef addition,
                  function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<Requirement> matches;
  SmallVector<StringRef> names;
  for (const Dimension *dimension : dimensions) {
    llvm::append_range(names, dimension->getValueNames());
    if (std::optional<int64_t> value = dimension->parse(addition))
      matches.push_back({dimension, *value});
  }
  if (matches.size() == 1)
    return matches.front();
  if (matches.empty()) {
    InFlightDiagnostic diagnostic = emitError();
    diagnostic << "unknown addition '" << addition << "'";
    if (SmallVector<std::string> full =
            findFullAdditions(context, dimensions, addition);
        !full.empty())
      diagnostic << "; did you mean '" << llvm::join(full, "' or '") << "'?";
    else
      diagnostic << suggestOrListNames(addition, names, "possible are")
                 << "; for any dimension, write <dimension>=<value>";
    return diagnostic;
  }
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "'" << addition << "' is a value of several dimensions: write ";
  llvm::interleave(
      matches,
      [&](const Requirement &match) {
        diagnostic << "'" << match.dimension->getName() << "=" << addition
                   << "'";
      },
      [&] { diagnostic << " or "; });
  return diagnostic;
}

/// Returns the offer of one value along a dimension that has a value of this
/// name; null if there is none.
static const Offer *findStated(ArrayRef<Offer> offers, StringRef value) {
  const auto *stated = llvm::find_if(offers, [&](const Offer &offer) {
    return offer.dimension->isSingleValued() &&
           llvm::is_contained(offer.dimension->getValueNames(), value);
  });
  return stated == offers.end() ? nullptr : stated;
}

FailureOr<TargetAttr>
TargetAttr::add(StringRef addition,
                function_ref<InFlightDiagnostic()> emitError) const {
  SmallVector<const Dimension *> dimensions(getOpenDimensions());
  for (const Offer &offer : getOffers())
    if (!offer.dimension->isSingleValued())
      dimensions.push_back(offer.dimension);
  bool isNew = llvm::any_of(dimensions, [&](const Dimension *dimension) {
    return dimension->parse(addition).has_value();
  });
  // A bare name doesn't replace a stated version; its full name does.
  const Offer *stated = isNew ? nullptr : findStated(getOffers(), addition);
  if (stated) {
    const Dimension &dimension = *stated->dimension;
    if (dimension.parse(addition) == stated->values.front())
      return *this;
    std::string full = (dimension.getName() + "=" + addition).str();
    if (failed(add(full, emitError)))
      return failure();
    return emitError() << "'" << addition << "' can't be added: '"
                       << dimension.getName() << "' is "
                       << dimension.stringify(stated->values.front()) << "; '"
                       << full << "' replaces it";
  }
  FailureOr<Requirement> added =
      addition.contains('=')
          ? parseFullAddition(getContext(), addition, emitError)
          : parseBareAddition(getContext(), dimensions, addition, emitError);
  if (failed(added))
    return failure();

  SmallVector<int64_t> values;
  SmallVector<Offer> offers;
  for (const Offer &offer : getOffers()) {
    if (offer.dimension != added->dimension)
      offers.push_back(offer);
    else if (!offer.dimension->isSingleValued())
      values.assign(offer.values.begin(), offer.values.end());
  }
  if (!llvm::is_contained(values, added->value))
    values.push_back(added->value);
  offers.push_back({added->dimension, values});
  SmallVector<const Dimension *> open(getOpenDimensions());
  llvm::erase(open, added->dimension);
  TargetAttr result = TargetAttr::getChecked(
      [&] { return emitError() << "'" << addition << "' can't be added: "; },
      getContext(), ArrayRef(offers), ArrayRef(open));
  if (!result)
    return failure();
  return result;
}
