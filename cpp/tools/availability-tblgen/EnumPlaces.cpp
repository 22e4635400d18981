//===- EnumPlaces.cpp - Places that hold enum cases -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EnumPlaces.h"
#include "Parsers.h"
#include "Predicates.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

//===----------------------------------------------------------------------===//
// C++ types
//===----------------------------------------------------------------------===//

/// Returns the last part of a qualified name.
static StringRef getLastName(StringRef cppName) {
  size_t position = cppName.rfind("::");
  return position == StringRef::npos ? cppName
                                     : cppName.drop_front(position + 2);
}

/// Returns `cppType` without qualifiers, which don't affect what it holds.
static StringRef dropQualifiers(StringRef cppType) {
  cppType = cppType.trim();
  cppType.consume_front("const ");
  while (cppType.consume_back("&") || cppType.consume_back(" const"))
    cppType = cppType.rtrim();
  return cppType.trim();
}

/// Returns the first of the template arguments `text`.
static StringRef getFirstArgument(StringRef text) {
  int depth = 0;
  for (auto [position, c] : enumerate(text)) {
    depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    if (c == ',' && depth == 0)
      return text.take_front(position);
  }
  return text;
}

namespace {
/// A C++ template instance and its element type.
struct WrapperType {
  /// The template, without its namespace.
  StringRef name;
  StringRef element;
};
} // namespace

/// Returns the parts of an optional or range type, std::nullopt for others.
static std::optional<WrapperType> getWrapper(StringRef cppType) {
  auto [name, arguments] = cppType.split('<');
  if (!arguments.consume_back(">"))
    return std::nullopt;
  StringRef last = getLastName(name.trim());
  if (!is_contained({"optional", "ArrayRef", "MutableArrayRef", "SmallVector",
                     "SmallVectorImpl", "vector", "array", "set", "list"},
                    last))
    return std::nullopt;
  return WrapperType{last, dropQualifiers(getFirstArgument(arguments))};
}

/// Calls `visit` with each name in `cppType` that isn't a template's name.
static void forEachName(StringRef cppType,
                        function_ref<void(StringRef)> visit) {
  while (!cppType.empty()) {
    StringRef name = cppType.take_while(
        [](char c) { return isAlnum(c) || c == '_' || c == ':'; });
    cppType = cppType.drop_front(std::max<size_t>(name.size(), 1));
    if (!name.empty() && !cppType.ltrim().starts_with("<"))
      visit(name);
  }
}

/// Returns true when the name `cppName`, looked up in `cppNamespace`, may refer
/// to `qualName`.
static bool isCalled(StringRef qualName, StringRef cppName,
                     StringRef cppNamespace) {
  qualName = qualName.ltrim(':');
  if (cppName.consume_front("::"))
    return cppName == qualName;
  // C++ also looks in the enclosing namespaces.
  for (StringRef space = cppNamespace.ltrim(':');;) {
    if ((space.empty() ? cppName.str() : (space + "::" + cppName).str()) ==
        qualName)
      return true;
    if (space.empty())
      return false;
    size_t position = space.rfind("::");
    space = position == StringRef::npos ? "" : space.take_front(position);
  }
}

const EnumCaseModel *mlir::availability::tblgen::findCaseByName(
    const EnumModel &enumModel, StringRef expression, StringRef cppNamespace) {
  auto [qualifier, symbol] = expression.trim().rsplit("::");
  std::string qualName = enumModel.getQualName();
  if (!isCalled(qualName, qualifier, cppNamespace))
    return nullptr;
  for (const EnumCaseModel &enumCase : enumModel.allCases)
    if (enumCase.symbol == symbol)
      return &enumCase;
  return nullptr;
}

const EnumModel *EnumPlaces::findByName(StringRef cppName,
                                        StringRef cppNamespace) const {
  for (const auto &entry : model.enums) {
    if (!entry.second)
      continue;
    std::string qualName = entry.second->getQualName();
    // The name may be that of an integer attribute.
    bool isInteger = entry.first->isSubClassOf("EnumAttrInfo") &&
                     entry.first->getValueAsBit("genSpecializedAttr");
    if (isCalled(qualName, cppName, cppNamespace) ||
        (isInteger && isCalled(qualName + "Attr", cppName, cppNamespace)))
      return entry.second.get();
  }
  return nullptr;
}

const EnumModel *EnumPlaces::findInCppType(const Holder &holder,
                                           StringRef cppType,
                                           StringRef cppNamespace) const {
  StringRef inner = dropQualifiers(cppType);
  while (std::optional<WrapperType> wrapper = getWrapper(inner))
    inner = wrapper->element;
  if (!inner.contains('<'))
    return findByName(inner, cppNamespace);
  forEachName(inner, [&](StringRef name) {
    if (const EnumModel *enumModel = findByName(name, cppNamespace))
      PrintFatalError(holder.record,
                      holder.phrase + " holds cases of '" +
                          enumModel->getQualName() + "' in a '" + inner +
                          "', where they aren't found: hold them in an "
                          "optional or a range, or say what they need with "
                          "'AvailableAsValue'");
  });
  return nullptr;
}

static bool isTypeOrAttribute(StringRef cppName) {
  StringRef last = getLastName(cppName);
  return last == "Attribute" || last.ends_with("Attr") ||
         last.ends_with("Type");
}

bool mlir::availability::tblgen::isOptionalType(StringRef cppType) {
  std::optional<WrapperType> wrapper = getWrapper(dropQualifiers(cppType));
  return wrapper && wrapper->name == "optional";
}

bool mlir::availability::tblgen::holdsTypesOrAttributes(StringRef cppType) {
  bool result = false;
  forEachName(cppType,
              [&](StringRef name) { result |= isTypeOrAttribute(name); });
  return result;
}

bool mlir::availability::tblgen::isHeldInRanges(StringRef cppType) {
  StringRef inner = dropQualifiers(cppType);
  while (std::optional<WrapperType> wrapper = getWrapper(inner))
    inner = wrapper->element;
  return !inner.contains('<');
}

bool mlir::availability::tblgen::hidesTypesOrAttributes(StringRef cppType) {
  StringRef inner = dropQualifiers(cppType);
  std::optional<WrapperType> wrapper = getWrapper(inner);
  for (; wrapper && wrapper->name == "ArrayRef"; wrapper = getWrapper(inner))
    inner = wrapper->element;
  return wrapper && holdsTypesOrAttributes(inner);
}

//===----------------------------------------------------------------------===//
// Constraints of attributes
//===----------------------------------------------------------------------===//

/// Returns the record or the list of records in the field `name` of `record`;
/// none if there is no such field.
static std::vector<const Record *> getRecords(const Record *record,
                                              StringRef name) {
  const RecordVal *value = record->getValue(name);
  if (!value)
    return {};
  if (const auto *def = dyn_cast<DefInit>(value->getValue()))
    return {def->getDef()};
  if (isa<ListInit>(value->getValue()))
    return record->getValueAsListOfDefs(name);
  return {};
}

std::vector<CasePlaceModel>
EnumPlaces::follow(const Record *attr,
                   DenseSet<const Record *> &followed) const {
  std::vector<CasePlaceModel> places;
  if (attr->isSubClassOf("EnumAttrInfo")) {
    followed.insert(getPredicate(attr));
    auto *it = model.enums.find(attr);
    if (it != model.enums.end() && it->second)
      places.push_back({"", {}, false, it->second.get(), {}});
    return places;
  }
  // The elements of an array.
  for (const Record *element : getRecords(attr, "elementAttr"))
    if (auto nested = follow(element, followed); !nested.empty())
      places.push_back({"", {}, /*isArray=*/true, nullptr, std::move(nested)});
  // The alternatives, of which only a matching one counts.
  for (const Record *alternative : getRecords(attr, "allowedAttributes"))
    if (auto nested = follow(alternative, followed); !nested.empty())
      places.push_back(
          {bindPlaceholders(alternative,
                            getCondition(getPredicate(alternative)), "self"),
           getExpression(getPredicate(alternative)), false, nullptr,
           std::move(nested)});
  // The constraints that the whole attribute must match.
  for (StringRef field : {"baseAttr", "attrConstraints"})
    for (const Record *part : getRecords(attr, field))
      append_range(places, follow(part, followed));
  return places;
}

bool EnumPlaces::isAmbiguous(const Record *enumRecord) const {
  const Record *pred = getPredicate(enumRecord);
  return any_of(model.enums, [&](const auto &entry) {
    return !entry.second && entry.first->isSubClassOf("EnumAttrInfo") &&
           getPredicate(entry.first) == pred;
  });
}

const Record *
EnumPlaces::findMissed(const Record *pred,
                       const DenseSet<const Record *> &followed) const {
  if (followed.contains(pred))
    return nullptr;
  for (const auto &entry : model.enums)
    if (entry.second && entry.first->isSubClassOf("EnumAttrInfo") &&
        getPredicate(entry.first) == pred && !isAmbiguous(entry.first))
      return entry.first;
  if (pred->isSubClassOf("CombinedPred"))
    for (const Record *child : pred->getValueAsListOfDefs("children"))
      if (const Record *missed = findMissed(child, followed))
        return missed;
  return nullptr;
}

std::vector<CasePlaceModel> EnumPlaces::findInAttr(const Holder &holder,
                                                   const Record *attr) const {
  DenseSet<const Record *> followed;
  std::vector<CasePlaceModel> places = follow(attr, followed);
  const Record *pred = getPredicate(attr);
  if (const Record *missed = pred ? findMissed(pred, followed) : nullptr)
    PrintFatalError(
        holder.record,
        holder.phrase + " holds cases of enum '" + missed->getName() +
            "' in a way that can't be followed: they are looked for in a "
            "constraint's 'baseAttr', 'attrConstraints', 'elementAttr' and "
            "'allowedAttributes'. An enum with an attribute class of its own "
            "('EnumAttr') is found wherever it is");
  return places;
}
