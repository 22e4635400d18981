//===- TargetText.cpp - #availability.target text -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetText.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

static constexpr StringLiteral prefix = "#availability.target";

namespace {
/// Parses the text after `#availability.target`. Functions return false if it
/// is malformed.
class Parser {
public:
  Parser(StringRef text, std::string &error) : rest(text), error(error) {}

  bool parse(std::vector<OfferText> &offers);

private:
  /// Consumes the character `c` if it comes next.
  bool consume(char c) {
    rest = rest.ltrim();
    return rest.consume_front(StringRef(&c, 1));
  }
  bool expect(char c);
  bool fail(const Twine &what);
  bool parseString(std::string &text);
  bool parseValue(std::string &value);
  bool parseOffer(OfferText &offer);

  StringRef rest;
  std::string &error;
};
} // namespace

bool Parser::fail(const Twine &what) {
  std::string place =
      rest.empty() ? "at the end" : "before '" + rest.str() + "'";
  error = ("expected " + what + " " + place).str();
  return false;
}

bool Parser::expect(char c) { return consume(c) || fail("'" + Twine(c) + "'"); }

bool Parser::parseString(std::string &text) {
  if (!consume('"'))
    return fail("a string in quotes");
  while (!rest.empty() && rest.front() != '"') {
    if (rest.size() > 1 && rest.front() == '\\')
      rest = rest.drop_front();
    text += rest.front();
    rest = rest.drop_front();
  }
  return expect('"');
}

bool Parser::parseValue(std::string &value) {
  rest = rest.ltrim();
  if (rest.starts_with("\""))
    return parseString(value);
  size_t length = rest.starts_with("-") ? 1 : 0;
  while (length < rest.size() && isDigit(rest[length]))
    ++length;
  int64_t number;
  if (rest.take_front(length).getAsInteger(10, number))
    return fail("a string or a number, or 'open'");
  value = rest.take_front(length).str();
  rest = rest.drop_front(length);
  return true;
}

bool Parser::parseOffer(OfferText &offer) {
  if (!parseString(offer.dimension) || !expect('='))
    return false;
  rest = rest.ltrim();
  if (rest.consume_front("open")) {
    offer.isOpen = true;
    return true;
  }
  if (!consume('['))
    return parseValue(offer.values.emplace_back());
  if (consume(']'))
    return true;
  do {
    if (!parseValue(offer.values.emplace_back()))
      return false;
  } while (consume(','));
  return expect(']');
}

bool Parser::parse(std::vector<OfferText> &offers) {
  if (!expect('<'))
    return false;
  if (!consume('>')) {
    do {
      if (!parseOffer(offers.emplace_back()))
        return false;
    } while (consume(','));
    if (!expect('>'))
      return false;
  }
  return rest.trim().empty() || fail("nothing more");
}

bool mlir::availability::tblgen::isTargetText(StringRef text) {
  text = text.ltrim();
  return text.consume_front(prefix) &&
         (text.empty() || (!isAlnum(text.front()) && text.front() != '_' &&
                           text.front() != '.'));
}

std::optional<std::vector<OfferText>>
mlir::availability::tblgen::parseTargetText(StringRef text,
                                            std::string &error) {
  std::vector<OfferText> offers;
  if (!Parser(text.ltrim().drop_front(prefix.size()), error).parse(offers))
    return std::nullopt;
  return offers;
}
