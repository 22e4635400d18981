//===- PTXText.cpp - Instructions in PTX text -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/NVVM/PTXText.h"
#include "mlir-availability/Dialect/LLVMIR/TextCache.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

/// Returns the length of the placeholder for an operand at the start of `text`:
/// `{$rw0}`, `${0:h}` or `$0`. Returns 0 if there is none.
static size_t getPlaceholderSize(StringRef text) {
  // `{$0, $1}` is a vector of operands, `{$r0}` is one operand.
  bool isNamed =
      text.starts_with("{$") && isAlpha(text.substr(2).empty() ? ' ' : text[2]);
  if (isNamed || text.starts_with("${")) {
    StringRef inside = text.drop_front(2).take_while(
        [](char c) { return isAlnum(c) || c == ':'; });
    bool isClosed = text.drop_front(2 + inside.size()).starts_with("}");
    return isClosed ? inside.size() + 3 : 0;
  }
  if (!text.consume_front("$"))
    return 0;
  size_t digits = text.take_while(isDigit).size();
  return digits == 0 ? 0 : digits + 1;
}

/// Returns the length of the comment at the start of `text`, 0 if there is none
/// or it doesn't end.
static size_t getCommentSize(StringRef text) {
  if (text.starts_with("//"))
    return text.take_until([](char c) { return c == '\n'; }).size();
  if (!text.starts_with("/*"))
    return 0;
  size_t end = text.find("*/", 2);
  return end == StringRef::npos ? 0 : end + 2;
}

/// Stands for a `$` that is no operand: LLVM refuses it, even in a comment.
constexpr StringRef kStray = "$?";

/// Returns `text` without comments and with each operand replaced by `$`.
static std::string simplify(StringRef text) {
  std::string result;
  while (!text.empty()) {
    size_t comment = getCommentSize(text);
    size_t placeholder = comment ? 0 : getPlaceholderSize(text);
    bool isEscaped = text.starts_with("$$");
    if (comment)
      result += text.take_front(comment).contains('$') ? kStray : " ";
    else if (placeholder || isEscaped)
      result += '$';
    else
      result += text.starts_with("$") ? kStray : text.take_front();
    text = text.drop_front(
        std::max({comment, placeholder, isEscaped ? size_t(2) : size_t(1)}));
  }
  return result;
}

static bool isSpaceChar(char c) { return isSpace(c); }

/// Returns true for characters of registers' names.
static bool isNameChar(char c) {
  return isAlnum(c) || c == '%' || c == '_' || c == '.' || c == '$';
}

/// Returns true for characters between operands or around a group of them.
static bool isSeparator(char c) { return StringRef("[]{}(),|").contains(c); }

/// Returns true if there is a register in `operand` that `declared` doesn't
/// list.
static bool hasSpecialRegister(StringRef operand, const StringSet<> &declared) {
  while (!(operand = operand.drop_until([](char c) {
            return c == '%';
          })).empty()) {
    StringRef name = operand.take_while(isNameChar);
    if (!declared.contains(name))
      return true;
    operand = operand.drop_front(name.size());
  }
  return false;
}

/// Returns the operands of a statement with each operand replaced by `r`,
/// except special registers and stray `$`. `declared` lists other registers.
static std::string getOperandForms(StringRef operands,
                                   const StringSet<> &declared) {
  std::string form;
  while (!(operands = operands.ltrim()).empty()) {
    if (isSeparator(operands.front())) {
      form += operands.front();
      operands = operands.drop_front();
      continue;
    }
    StringRef operand = operands.take_until(isSeparator);
    operands = operands.drop_front(operand.size());
    operand = operand.rtrim();
    bool isKept =
        operand.contains(kStray) || hasSpecialRegister(operand, declared);
    form += isKept ? operand : "r";
  }
  return form;
}

/// Returns `.reg .b32` for `.reg .b32 a, b`, and adds the declared registers to
/// `declared`. For other directives, returns the text without numbers and
/// names.
static std::string getDirectiveForm(StringRef directive,
                                    StringSet<> &declared) {
  std::string form;
  SmallVector<StringRef> words;
  SplitString(directive, words, " \t\n\r\f\v,");
  for (StringRef word : words) {
    if (word.starts_with(".") || word.contains(kStray)) {
      form += (form.empty() ? "" : " ") + word.str();
      continue;
    }
    // `%r<4>` declares `%r0` to `%r3`.
    auto [name, count] = word.split('<');
    unsigned number = 0;
    if (count.empty() || count.drop_back().getAsInteger(10, number))
      declared.insert(name);
    constexpr unsigned kMost = 1000;
    for (unsigned index = 0; index < std::min(number, kMost); ++index)
      declared.insert((name + Twine(index)).str());
  }
  return form;
}

/// Returns what follows a guard, `@p` or `@!p`. Returns all of `statement` if
/// PTX has no such guard, or the guard is a special register.
static StringRef dropGuard(StringRef statement, const StringSet<> &declared) {
  StringRef rest = statement.drop_front();
  rest.consume_front("!");
  StringRef name = rest.take_while(isNameChar);
  StringRef guarded = rest.drop_front(name.size());
  bool isGuard = !name.empty() && !isDigit(name.front()) &&
                 !hasSpecialRegister(name, declared) && !guarded.empty() &&
                 isSpace(guarded.front()) && !guarded.ltrim().empty();
  return isGuard ? guarded.trim() : statement.rtrim();
}

/// Removes what may precede an instruction: block braces, which change `depth`,
/// labels and a guard. Keeps a brace that closes nothing. `declared` lists the
/// registers that the text declares.
static StringRef dropPrefix(StringRef statement, int &depth,
                            const StringSet<> &declared) {
  while (true) {
    statement = statement.ltrim();
    if (statement.starts_with("{") ||
        (statement.starts_with("}") && depth > 0)) {
      depth += statement.front() == '{' ? 1 : -1;
      statement = statement.drop_front();
      continue;
    }
    if (statement.starts_with("@"))
      return dropGuard(statement, declared);
    // The colons in `shared::cta` come in pairs.
    StringRef label = statement.take_while(
        [](char c) { return isAlnum(c) || c == '_' || c == '$' || c == '%'; });
    StringRef rest = statement.drop_front(label.size()).ltrim();
    if (label.empty() || !rest.starts_with(":") || rest.starts_with("::"))
      return statement.rtrim();
    statement = rest.drop_front();
  }
}

static std::vector<std::string> makeForms(StringRef text) {
  std::string simple = simplify(text);
  SmallVector<StringRef> statements;
  StringRef(simple).split(statements, ';');
  StringSet<> declared, seen;
  std::vector<std::string> forms;
  auto add = [&](std::string form) {
    if (seen.insert(form).second)
      forms.push_back(std::move(form));
  };
  int depth = 0;
  for (auto [index, statement] : enumerate(statements)) {
    statement = dropPrefix(statement, depth, declared);
    bool isEnd = index + 1 == statements.size();
    // A semicolon without a statement, or the other way round.
    if (statement.empty() != isEnd)
      add(isEnd ? (statement + " without ';'").str() : ";");
    if (statement.empty())
      continue;
    StringRef name = statement.take_until(
        [](char c) { return isSpaceChar(c) || (isSeparator(c)); });
    std::string form;
    if (name.starts_with(".")) {
      form = getDirectiveForm(statement, declared);
    } else {
      std::string operands =
          getOperandForms(statement.drop_front(name.size()), declared);
      form = name.str() + (operands.empty() ? "" : " " + operands);
    }
    add(std::move(form));
  }
  if (depth > 0)
    add("{ without }");
  return forms;
}

bool mlir::NVVM::canBeGuarded(StringRef text) {
  std::string simple = simplify(text);
  StringRef statement = StringRef(simple).split(';').first.trim();
  int depth = 0;
  return !statement.empty() && isAlpha(statement.front()) &&
         dropPrefix(statement, depth, /*declared=*/{}) == statement;
}

ArrayRef<std::string> mlir::NVVM::getPTXForms(StringRef text) {
  static thread_local availability::TextCache<std::vector<std::string>> known;
  return known.lookup(text, makeForms);
}
