//===- NestedElements.cpp - Elements of types and attributes --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/NestedElements.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// The text of elements of unregistered dialects
//===----------------------------------------------------------------------===//

static bool isNameChar(char c) {
  return llvm::isAlnum(c) || StringRef("$._-").contains(c);
}

StringRef mlir::availability::takeName(StringRef text) {
  // Not the "-" of an arrow, as in "!toy.a->!toy.b".
  return text.take_while(isNameChar).rtrim('-');
}

std::string mlir::availability::getTypeName(Type type) {
  if (auto opaque = dyn_cast<OpaqueType>(type))
    return (opaque.getDialectNamespace().getValue() + "." +
            takeName(opaque.getTypeData()))
        .str();
  if (auto dynamic = dyn_cast<DynamicType>(type))
    return (type.getDialect().getNamespace() + "." +
            dynamic.getTypeDef()->getName())
        .str();
  return type.getAbstractType().getName().str();
}

std::string mlir::availability::getAttributeName(Attribute attr) {
  if (auto opaque = dyn_cast<OpaqueAttr>(attr))
    return (opaque.getDialectNamespace().getValue() + "." +
            takeName(opaque.getAttrData()))
        .str();
  if (auto dynamic = dyn_cast<DynamicAttr>(attr))
    return (attr.getDialect().getNamespace() + "." +
            dynamic.getAttrDef()->getName())
        .str();
  return attr.getAbstractAttribute().getName().str();
}

/// Calls `visit` with the sigil, the dialect and the mnemonic of each type and
/// attribute that is named in `text`. Those in string literals count, too: a
/// literal may be such a text itself.
static void forEachNamed(
    StringRef text,
    function_ref<void(char, StringRef dialect, StringRef mnemonic)> visit) {
  while (!text.empty()) {
    char sigil = text.front();
    text = text.drop_front();
    if (sigil != '!' && sigil != '#')
      continue;
    StringRef name = takeName(text);
    text = text.drop_front(name.size());
    if (name.contains('.'))
      visit(sigil, name.split('.').first, name.split('.').second);
    else if (text.consume_front("<"))
      visit(sigil, name, takeName(text));
    else if (!name.empty())
      visit(sigil, kUnresolvedAlias, name);
  }
}

/// Returns the text of an element of an unregistered dialect; nothing of
/// others.
static StringRef getText(Type type) {
  auto opaque = dyn_cast<OpaqueType>(type);
  return opaque ? opaque.getTypeData() : StringRef();
}
static StringRef getText(Attribute attr) {
  auto opaque = dyn_cast<OpaqueAttr>(attr);
  return opaque ? opaque.getAttrData() : StringRef();
}

/// Visits the types and attributes that are named in the text of `element`, if
/// its dialect is unregistered.
template <typename T>
static void walkText(T element, function_ref<void(Attribute)> visitAttr,
                     function_ref<void(Type)> visitType) {
  MLIRContext *context = element.getContext();
  forEachNamed(
      getText(element), [&](char sigil, StringRef dialect, StringRef mnemonic) {
        auto name = StringAttr::get(context, dialect);
        if (sigil == '!')
          visitType(OpaqueType::get(name, mnemonic));
        else
          visitAttr(OpaqueAttr::get(name, mnemonic, NoneType::get(context)));
      });
}

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

/// Visits the immediate elements of `element`. `DynamicT` is its class if it
/// was declared at run time.
template <typename DynamicT, typename T>
static void walkImmediate(T element, function_ref<void(Attribute)> visitAttr,
                          function_ref<void(Type)> visitType) {
  element.walkImmediateSubElements(
      [&](Attribute nested) {
        if (nested)
          visitAttr(nested);
      },
      [&](Type nested) {
        if (nested)
          visitType(nested);
      });
  if (auto dynamic = dyn_cast<DynamicT>(element))
    for (Attribute parameter : dynamic.getParams())
      visitAttr(parameter);
  walkText(element, visitAttr, visitType);
}

void mlir::availability::walkImmediateNested(
    Type type, function_ref<void(Attribute)> visitAttr,
    function_ref<void(Type)> visitType) {
  walkImmediate<DynamicType>(type, visitAttr, visitType);
  if (const auto *dialect =
          dyn_cast<AvailabilityDialectInterface>(&type.getDialect()))
    dialect->forEachNestedType(type, visitType);
}

void mlir::availability::walkImmediateNested(
    Attribute attr, function_ref<void(Attribute)> visitAttr,
    function_ref<void(Type)> visitType) {
  if (isa<AvailabilityTargetAttrInterface>(attr))
    return;
  // MLIR's own walk doesn't find the types of dense elements and strings.
  Type missing;
  if (auto typed = dyn_cast<TypedAttr>(attr);
      typed && !isa<NoneType>(typed.getType()))
    missing = typed.getType();
  walkImmediate<DynamicAttr>(attr, visitAttr, [&](Type type) {
    if (type == missing)
      missing = nullptr;
    visitType(type);
  });
  if (missing)
    visitType(missing);
}

/// Returns true if `text` has `word` in it, and not as a part of a longer name.
/// The "x" of a shape may stand before it: "4xf16".
static bool mentions(StringRef text, StringRef word) {
  for (size_t at = text.find(word); at != StringRef::npos;
       at = text.find(word, at + 1)) {
    StringRef before = text.take_front(at),
              after = text.substr(at + word.size());
    bool isInShape = before.consume_back("x") &&
                     (before.empty() || !isNameChar(before.back()) ||
                      llvm::isDigit(before.back()));
    bool begins = isInShape || at == 0 || !isNameChar(text[at - 1]);
    if (begins && (after.empty() || !isNameChar(after.front())))
      return true;
  }
  return false;
}

namespace {
/// Looks for a type.
class Finder {
public:
  explicit Finder(Type wanted) : wanted(wanted) {}

  template <typename T>
  void visit(T element) {
    isFound |= element.getAsOpaquePointer() == wanted.getAsOpaquePointer() ||
               isMentioned(getText(element));
    if (isFound || !seen.insert(element.getAsOpaquePointer()).second)
      return;
    walkImmediateNested(
        element, [&](Attribute nested) { visit(nested); },
        [&](Type nested) { visit(nested); });
  }

  bool isFound = false;

private:
  /// Returns true if the text of an element of an unregistered dialect mentions
  /// the type.
  bool isMentioned(StringRef text) {
    StringRef parameters = text.drop_front(takeName(text).size());
    // Each nested type takes a character, at least.
    if (parameters.empty() || !isShort(wanted, parameters.size()))
      return false;
    if (name.empty())
      llvm::raw_string_ostream(name) << wanted;
    return mentions(parameters, name);
  }

  Type wanted;
  /// Empty until it is needed.
  std::string name;
  DenseSet<const void *> seen;
};
} // namespace

bool mlir::availability::isNestedIn(Type inner, Type outer) {
  Finder finder(inner);
  finder.visit(outer);
  return finder.isFound;
}
