//===- PTXText.cpp - Instructions in PTX text -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/NVVM/PTXText.h"
#include "mlir-availability/Dialect/LLVMIR/TextCache.h"
#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Regex.h"

using namespace llvm;
using mlir::NVVM::isKnownInstruction;

//===----------------------------------------------------------------------===//
// Placeholders and comments
//===----------------------------------------------------------------------===//

namespace {

/// What stands for an operand at the start of a text.
struct Placeholder {
  /// The number of characters; 0 if there is none.
  size_t size = 0;
  /// `0` for `$0`, `${0}` and `${0:r}`, `rw0` for `{$rw0}`. Empty for
  /// `${:uid}`, which stands for a number.
  StringRef name;
};

} // namespace

/// Returns the placeholder at the start of `text`.
static Placeholder readPlaceholder(StringRef text) {
  // `{$0, $1}` is a vector of operands, `{$r0}` is one operand.
  bool isNamed = text.starts_with("{$") && text.size() > 2 && isAlpha(text[2]);
  if (isNamed || text.starts_with("${")) {
    StringRef inside = text.drop_front(2).take_while(
        [](char c) { return isAlnum(c) || c == ':'; });
    if (!text.drop_front(2 + inside.size()).starts_with("}"))
      return {};
    auto [name, modifier] = inside.split(':');
    bool isKnown = isNamed        ? name == inside
                   : name.empty() ? modifier == "uid"
                                  : all_of(name, isDigit) &&
                                        (name == inside || modifier == "r");
    return isKnown ? Placeholder{inside.size() + 3, name} : Placeholder();
  }
  StringRef digits =
      text.starts_with("$") ? text.drop_front().take_while(isDigit) : "";
  return digits.empty() ? Placeholder()
                        : Placeholder{digits.size() + 1, digits};
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

/// Stands for an operand in a simplified text, and is in no other.
constexpr char kOperand = '\1';

/// Stands for a `$` that is no operand: LLVM refuses it, even in a comment.
constexpr StringRef kStray = "$?";

/// Returns true if LLVM refuses a `$` in `text`.
static bool hasStray(StringRef text) {
  while (!(text = text.drop_until([](char c) { return c == '$'; })).empty()) {
    size_t size = text.starts_with("$$") ? 2 : readPlaceholder(text).size;
    if (size == 0)
      return true;
    text = text.drop_front(size);
  }
  return false;
}

/// Returns `text` without comments and with each operand replaced by
/// `kOperand`.
static std::string simplify(StringRef text) {
  std::string result;
  while (!text.empty()) {
    size_t size = 1;
    if (size_t comment = getCommentSize(text)) {
      result += hasStray(text.take_front(comment)) ? kStray : " ";
      size = comment;
    } else if (Placeholder found = readPlaceholder(text); found.size) {
      result += found.name.empty() ? '0' : kOperand;
      size = found.size;
    } else if (text.starts_with("$$")) {
      result += '$';
      size = 2;
    } else {
      result += text.starts_with("$") ? kStray : text.take_front();
    }
    text = text.drop_front(size);
  }
  return result;
}

/// Returns `text` with a `$` for each operand, for messages.
static std::string show(StringRef text) {
  std::string shown = text.rtrim().str();
  llvm::replace(shown, kOperand, '$');
  return shown;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// Returns true for the characters of names after the first.
static bool isNameChar(char c) { return isAlnum(c) || c == '_' || c == '$'; }

/// Returns the name at the start of `text`: of a register, a variable or a
/// label.
static StringRef takeName(StringRef text) {
  if (text.empty() ||
      !(isAlpha(text.front()) || StringRef("_$%").contains(text.front())))
    return "";
  size_t size = 1 + text.drop_front().take_while(isNameChar).size();
  return size > 1 || isAlpha(text.front()) ? text.take_front(size) : "";
}

/// Returns the label at the start of `text`, which a colon follows; an empty
/// string if there is none. The colons in `shared::cta` come in pairs.
static StringRef takeLabel(StringRef text) {
  StringRef name = takeName(text);
  StringRef rest = text.drop_front(name.size()).ltrim();
  return rest.starts_with(":") && !rest.starts_with("::") ? name : "";
}

/// Returns true if `text` is a constant.
static bool isNumber(StringRef text) {
  static const Regex number(
      "^-?(0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|0[0-7]*U?|[1-9][0-9]*U?|"
      "0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|"
      "[0-9]+\\.[0-9]*([eE][+-]?[0-9]+)?)$");
  return number.match(text);
}

/// Returns true for characters between operands or around a group of them.
static bool isSeparator(char c) { return StringRef("[]{}(),|").contains(c); }

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

namespace {

/// Reads the statements of a simplified text.
class Reader {
public:
  explicit Reader(StringRef text);

  std::vector<std::string> forms;

private:
  /// What belongs to a pair of braces.
  struct Block {
    StringSet<> registers;
    DenseSet<StringRef> labels;
    /// Names that aren't registers, and so must be labels here or outside.
    DenseSet<StringRef> used;
  };

  void add(std::string form) {
    if (seen.insert(form).second)
      forms.push_back(std::move(form));
  }
  void closeBlock();
  StringRef dropPrefix(StringRef statement);
  StringRef dropGuard(StringRef statement);
  void addLabel(StringRef label);
  void addRegister(StringRef name, StringRef directive);
  void readDirective(StringRef directive);
  void readInstruction(StringRef instruction);
  std::string getOperandForm(StringRef operand);

  /// The blocks around the current statement. The first one is the function:
  /// what it declares collides with a second op with the same text.
  std::vector<Block> blocks;
  /// How many of `blocks` declare a register.
  StringMap<unsigned> numDeclarations;
  StringSet<> seen;
};

} // namespace

Reader::Reader(StringRef text) : blocks(1) {
  SmallVector<StringRef> statements;
  text.split(statements, ';');
  for (auto [index, statement] : enumerate(statements)) {
    statement = dropPrefix(statement).rtrim();
    bool isEnd = index + 1 == statements.size();
    // A semicolon without a statement, or the other way round.
    if (statement.empty() != isEnd)
      add(isEnd ? show(statement) + " without ';'" : ";");
    if (statement.empty())
      continue;
    if (statement.starts_with("."))
      readDirective(statement);
    else
      readInstruction(statement);
  }
  if (blocks.size() > 1)
    add("{ without }");
  while (blocks.size() > 1)
    closeBlock();
  auto undeclared = to_vector(blocks.front().used);
  llvm::sort(undeclared);
  for (StringRef name : undeclared)
    add(name.str() + " without a declaration");
}

void Reader::closeBlock() {
  Block closed = std::move(blocks.back());
  blocks.pop_back();
  for (StringRef name : closed.registers.keys())
    --numDeclarations[name];
  for (StringRef label : closed.labels)
    closed.used.erase(label);
  DenseSet<StringRef> &used = blocks.back().used;
  if (used.size() < closed.used.size())
    std::swap(used, closed.used);
  used.insert(closed.used.begin(), closed.used.end());
}

/// Removes what may precede an instruction: braces of blocks, labels and a
/// guard. Keeps a brace that closes nothing.
StringRef Reader::dropPrefix(StringRef statement) {
  while (true) {
    statement = statement.ltrim();
    if (statement.consume_front("{")) {
      blocks.emplace_back();
    } else if (statement.starts_with("}") && blocks.size() > 1) {
      closeBlock();
      statement = statement.drop_front();
    } else if (StringRef label = takeLabel(statement); !label.empty()) {
      addLabel(label);
      statement = statement.drop_front(statement.find(':') + 1);
    } else {
      return statement.starts_with("@") ? dropGuard(statement) : statement;
    }
  }
}

/// Returns the instruction that follows a guard, `@p` or `@!p`. Returns all of
/// `statement` if PTX has no such guard.
StringRef Reader::dropGuard(StringRef statement) {
  StringRef rest = statement.drop_front();
  rest.consume_front("!");
  StringRef name = takeName(rest);
  bool isGuard = rest.consume_front(StringRef(&kOperand, 1)) ||
                 (numDeclarations.lookup(name) && rest.consume_front(name));
  StringRef guarded = rest.ltrim();
  return isGuard && guarded.size() < rest.size() && isAlpha(guarded[0])
             ? guarded
             : statement;
}

void Reader::addLabel(StringRef label) {
  if (blocks.size() == 1)
    add(label.str() + ": outside of braces");
  else if (!blocks.back().labels.insert(label).second)
    add(label.str() + ": twice");
}

/// Adds a register that `directive` declares.
void Reader::addRegister(StringRef name, StringRef directive) {
  if (blocks.size() == 1)
    add(show(directive) + " outside of braces");
  else if (!blocks.back().registers.insert(name).second)
    add(show(directive) + " twice");
  else
    ++numDeclarations[name];
}

/// Adds the form `.reg .b32` for `.reg .b32 a, b`, and the declared registers.
/// Another directive's form is its text.
void Reader::readDirective(StringRef directive) {
  StringRef rest = directive;
  std::string form;
  while (rest.starts_with(".")) {
    StringRef word = rest.take_until([](char c) { return isSpace(c); });
    form += (form.empty() ? "" : " ") + word.str();
    rest = rest.drop_front(word.size()).ltrim();
  }
  SmallVector<StringRef> names;
  rest.split(names, ',');
  SmallVector<std::pair<StringRef, unsigned>> declared;
  for (StringRef text : names) {
    text = text.trim();
    StringRef name = takeName(text);
    StringRef count = text.drop_front(name.size());
    unsigned number = 0;
    bool isRange = count.consume_front("<") && count.consume_back(">") &&
                   !count.getAsInteger(10, number);
    if (name.empty() || (!isRange && name != text))
      return add(show(directive));
    declared.emplace_back(name, isRange ? number : 0);
  }
  // `%r<4>` declares `%r0` to `%r3`.
  constexpr unsigned kMost = 1000;
  for (auto [name, number] : declared) {
    if (number == 0)
      addRegister(name, directive);
    for (unsigned index = 0; index < std::min(number, kMost); ++index)
      addRegister((name + Twine(index)).str(), directive);
  }
  add(std::move(form));
}

/// Replaces the list of registers at the end of `form` by their number if it is
/// long: `{r*16`.
static void shortenList(std::string &form) {
  constexpr size_t kLongest = 8;
  StringRef list = StringRef(form).rsplit('{').second;
  size_t number = list.count('r');
  bool isOfRegisters = 2 * number == list.size() + 1 &&
                       list.find_first_not_of("r,") == StringRef::npos &&
                       !list.contains("rr");
  if (form.find('{') != std::string::npos && isOfRegisters && number > kLongest)
    form.replace(form.size() - list.size(), list.size(),
                 "r*" + std::to_string(number));
}

/// Returns the name of the type of bits as long as a number's, `b32` for `s32`,
/// and any other word unchanged.
static std::string toBits(StringRef word) {
  constexpr StringLiteral kNumbers[] = {"u8",  "u16", "u32", "u64", "s8",
                                        "s16", "s32", "s64", "f32", "f64"};
  return is_contained(kNumbers, word) ? ("b" + word.drop_front()).str()
                                      : word.str();
}

/// Returns the form as the records have it, if they have it with the modifiers
/// in another order that ptxas takes, too, or with another type of the same
/// size. It takes any order in what reads and writes memory at once, and loads
/// and stores bits of any type; asynchronous instructions and others have one
/// order. Source: ptxas 13.5, asked about 560 orders, and about 3,900 loads and
/// stores with all types.
static std::string normalize(std::string form) {
  // The records have no more in such an instruction, and each order is a
  // search.
  constexpr size_t kMost = 7;
  auto [name, operands] = StringRef(form).split(' ');
  SmallVector<StringRef> words;
  name.split(words, '.');
  bool isOrdered = !is_contained({"ld", "st", "atom", "red"}, words.front()) ||
                   is_contained(words, "async") || is_contained(words, "bulk");
  if (isOrdered || words.size() > kMost + 1 || isKnownInstruction(form))
    return form;
  bool hasBits = words.front() == "ld" || words.front() == "st";
  SmallVector<std::string> parts;
  for (StringRef word : words)
    parts.push_back(hasBits ? toBits(word) : word.str());
  MutableArrayRef<std::string> modifiers = MutableArrayRef(parts).drop_front();
  llvm::sort(modifiers);
  do {
    std::string other = join(parts, ".");
    if (!operands.empty())
      other += " " + operands.str();
    if (isKnownInstruction(other))
      return other;
  } while (std::next_permutation(modifiers.begin(), modifiers.end()));
  return form;
}

void Reader::readInstruction(StringRef instruction) {
  StringRef name = instruction.take_until(
      [](char c) { return isSpace(c) || isSeparator(c); });
  StringRef operands = instruction.drop_front(name.size());
  std::string form = show(name) + (operands.empty() ? "" : " ");
  while (!(operands = operands.ltrim()).empty()) {
    if (isSeparator(operands.front())) {
      if (operands.front() == '}')
        shortenList(form);
      form += operands.front();
      operands = operands.drop_front();
      continue;
    }
    StringRef operand = operands.take_until(isSeparator);
    operands = operands.drop_front(operand.size());
    // Some instructions take the opposite of a predicate.
    if (operand.consume_front("!"))
      form += "!";
    form += getOperandForm(operand.rtrim());
  }
  add(normalize(std::move(form)));
}

/// Returns `r` for a register, a label or a constant, to which a constant may
/// be added. Returns the text of any other operand, such as a special register.
std::string Reader::getOperandForm(StringRef operand) {
  if (operand == "_" || isNumber(operand))
    return operand == "_" ? "_" : "r";
  StringRef name = takeName(operand);
  StringRef rest = operand.drop_front(name.size());
  bool isDeclared = name.empty() ? rest.consume_front(StringRef(&kOperand, 1))
                                 : numDeclarations.lookup(name) != 0;
  if (!isDeclared && (name.empty() || name.starts_with("%")))
    return show(operand);
  StringRef number = rest.ltrim();
  bool isSum = number.consume_front("+") || number.starts_with("-");
  if (!rest.empty() && !(isSum && isNumber(number.ltrim())))
    return show(operand);
  if (!isDeclared)
    blocks.back().used.insert(name);
  return "r";
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

static std::vector<std::string> makeForms(StringRef text) {
  // ptxas refuses other characters in comments, too.
  if (!all_of(text, [](char c) { return isPrint(c) || isSpace(c); }))
    return {"a character that isn't printable ASCII"};
  return Reader(simplify(text)).forms;
}

ArrayRef<std::string> mlir::NVVM::getPTXForms(StringRef text) {
  static thread_local availability::TextCache<std::vector<std::string>> known;
  return known.lookup(text, makeForms);
}

SmallVector<StringRef> mlir::NVVM::getPTXOperands(StringRef text) {
  SmallVector<StringRef> names;
  while (!text.empty()) {
    Placeholder found;
    size_t size = text.starts_with("$$") ? 2 : 0;
    if (!size && (found = readPlaceholder(text)).size && !found.name.empty())
      names.push_back(found.name);
    text = text.drop_front(std::max({size, found.size, size_t(1)}));
  }
  return names;
}

bool mlir::NVVM::canBeGuarded(StringRef text) {
  std::string simple = simplify(text);
  StringRef statement = StringRef(simple).split(';').first.trim();
  return !statement.empty() && isAlpha(statement.front()) &&
         takeLabel(statement).empty();
}
