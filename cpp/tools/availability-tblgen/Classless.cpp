//===- Classless.cpp - Statements about ops of any class ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Classless.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir::availability::tblgen;
using mlir::tblgen::Operator;

/// Adds the accessors of `values`, the operands or the results, to `accessors`.
/// `all` is the name of that of all, and `one` of that of a single one.
template <typename Range>
static void addAccessors(const Operator &op, Range &&values, StringRef all,
                         StringRef one,
                         std::map<std::string, std::string> &accessors) {
  bool isFixed = true;
  for (auto [index, value] : enumerate(values)) {
    std::string getter = op.getGetterName(value.name);
    // Others return a `TypedValue`.
    bool isAnyValue = value.constraint.getCppType() == "::mlir::Type";
    isFixed &= !value.isVariableLength();
    if (isFixed && isAnyValue && !value.name.empty())
      accessors[getter] = formatv("operation->{0}({1})", one, index);
    else if (llvm::size(values) == 1 && value.isVariadic() &&
             !value.isVariadicOfVariadic())
      accessors[getter] = formatv("operation->{0}()", all);
  }
}

std::map<std::string, std::string>
mlir::availability::tblgen::getClasslessAccessors(const Operator &op) {
  std::map<std::string, std::string> accessors;
  // An attribute with sizes decides where each group starts.
  if (!op.getTrait("::mlir::OpTrait::AttrSizedOperandSegments"))
    addAccessors(op, op.getOperands(), "getOperands", "getOperand", accessors);
  if (!op.getTrait("::mlir::OpTrait::AttrSizedResultSegments"))
    addAccessors(op, op.getResults(), "getResults", "getResult", accessors);
  return accessors;
}

namespace {
/// Reads C++ piece by piece: identifiers, texts, comments, and characters
/// between them.
class CppReader {
public:
  enum class Kind { Identifier, Text, Comment, Other };

  explicit CppReader(StringRef code) : rest(code) {}

  bool atEnd() const { return rest.empty(); }
  StringRef getRest() const { return rest; }
  void skip(size_t count) { rest = rest.drop_front(count); }

  /// Takes the next piece.
  std::pair<Kind, StringRef> take() {
    char first = rest.front();
    if (isAlpha(first) || first == '_')
      return cut(Kind::Identifier, rest.find_if_not(isOfIdentifier));
    if (first == '"' || first == '\'')
      return cut(Kind::Text, findEnd(first));
    if (rest.starts_with("//"))
      return cut(Kind::Comment, rest.find('\n'));
    // A number may have letters, and marks between its digits.
    if (isDigit(first))
      return cut(Kind::Other, rest.find_if_not([](char c) {
        return isOfIdentifier(c) || c == '\'';
      }));
    return cut(Kind::Other, 1);
  }

private:
  static bool isOfIdentifier(char c) { return isAlnum(c) || c == '_'; }

  /// Returns the length of the text that starts here.
  size_t findEnd(char mark) const {
    size_t at = 1;
    while (at < rest.size() && rest[at] != mark)
      at += rest[at] == '\\' ? 2 : 1;
    return at + 1;
  }

  std::pair<Kind, StringRef> cut(Kind kind, size_t length) {
    StringRef piece = rest.take_front(length);
    rest = rest.drop_front(piece.size());
    return {kind, piece};
  }

  StringRef rest;
};
} // namespace

bool mlir::availability::tblgen::mentionsOp(StringRef code) {
  for (CppReader reader(code); !reader.atEnd();)
    if (reader.take() ==
        std::pair(CppReader::Kind::Identifier, StringRef("op")))
      return true;
  return false;
}

/// Takes what follows `op` in `reader`, and returns what both are without the
/// class; "" if it matters.
static std::string takeUse(const OpModel &op, CppReader &reader) {
  StringRef rest = reader.getRest();
  if (rest.starts_with("->"))
    return "operation";
  if (!rest.consume_front("."))
    return "";
  StringRef accessor = rest.take_until([](char c) { return c == '('; });
  if (!rest.drop_front(accessor.size()).starts_with("()"))
    return "";
  auto it = op.classlessAccessors.find(accessor.str());
  if (accessor != "getOperation" && it == op.classlessAccessors.end())
    return "";
  reader.skip(1 + accessor.size() + 2);
  return accessor == "getOperation" ? "operation" : it->second;
}

std::string mlir::availability::tblgen::getClassless(const OpModel &op,
                                                     StringRef code) {
  std::string result;
  for (CppReader reader(code); !reader.atEnd();) {
    auto [kind, piece] = reader.take();
    if (kind == CppReader::Kind::Comment)
      continue;
    if (kind != CppReader::Kind::Identifier || piece != "op") {
      result += piece;
      continue;
    }
    std::string use = takeUse(op, reader);
    if (use.empty())
      return "";
    result += use;
  }
  return result;
}
