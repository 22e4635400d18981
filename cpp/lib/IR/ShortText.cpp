//===- ShortText.cpp - IR in messages -------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/IR/NestedElements.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace mlir;
using namespace mlir::availability;

/// How many nested elements MLIR prints, how deep the others are shown, and how
/// many elements of each.
static constexpr size_t kMostElements = 100;
static constexpr unsigned kMostDepth = 2;
static constexpr unsigned kMostShown = 3;
static constexpr int64_t kMostNumbers = 16;

namespace {
/// Counts elements until there are too many.
class Counter {
public:
  explicit Counter(size_t limit) : left(limit) {}

  /// Returns false if too many were visited.
  template <typename T>
  bool visit(T element) {
    const void *key = element.getAsOpaquePointer();
    // Inside of itself, a type is printed by its name.
    if (left == 0 || llvm::is_contained(path, key))
      return left != 0;
    --left;
    path.push_back(key);
    auto visitNested = [&](auto nested) {
      if (left != 0)
        (void)visit(nested);
    };
    walkImmediateNested(
        element, [&](Attribute nested) { visitNested(nested); },
        [&](Type nested) { visitNested(nested); });
    path.pop_back();
    return left != 0;
  }

private:
  size_t left;
  SmallVector<const void *> path;
};
} // namespace

bool mlir::availability::isShort(Type element, size_t limit) {
  return Counter(limit + 1).visit(element);
}
bool mlir::availability::isShort(Attribute element, size_t limit) {
  return Counter(limit + 1).visit(element);
}

static StringRef getName(Type type) { return type.getAbstractType().getName(); }
static StringRef getName(Attribute attr) {
  return attr.getAbstractAttribute().getName();
}
static char getSigil(Type) { return '!'; }
static char getSigil(Attribute) { return '#'; }

static void printWhole(Type type, raw_ostream &os) { os << type; }
static void printWhole(Attribute attr, raw_ostream &os) {
  AsmState state(attr.getContext(),
                 OpPrintingFlags().elideLargeElementsAttrs(kMostNumbers));
  attr.print(os, state);
}

/// Prints `element` with the names of nested ones.
template <typename T>
static void printOuter(T element, unsigned depth, raw_ostream &os) {
  if (isShort(element, kMostElements))
    return printWhole(element, os);
  if (!getName(element).starts_with("builtin."))
    os << getSigil(element);
  StringRef name = getName(element);
  name.consume_front("builtin.");
  os << name << '<';
  unsigned count = 0;
  auto printNested = [&](auto nested) {
    if (depth == 0 || count > kMostShown)
      return;
    os << (count == 0 ? "" : ", ");
    if (count++ == kMostShown)
      os << "...";
    else
      printOuter(nested, depth - 1, os);
  };
  walkImmediateNested(
      element, [&](Attribute nested) { printNested(nested); },
      [&](Type nested) { printNested(nested); });
  os << (count == 0 ? "...>" : ">");
}

template <typename T>
static std::string print(T element) {
  if (!element)
    return "<<null>>";
  std::string text;
  llvm::raw_string_ostream os(text);
  printOuter(element, kMostDepth, os);
  return shorten(text);
}

std::string mlir::availability::printShort(Type element) {
  return print(element);
}
std::string mlir::availability::printShort(Attribute element) {
  return print(element);
}

/// Returns true if everything that the text of a line about `op` has is short.
static bool isShort(Operation *op) {
  auto isShortType = [](Type type) { return isShort(type, kMostElements); };
  return llvm::all_of(op->getOperandTypes(), isShortType) &&
         llvm::all_of(op->getResultTypes(), isShortType) &&
         isShort(op->getAttrDictionary(), 10 * kMostElements);
}

std::string mlir::availability::printShort(Operation *op, bool isGeneric) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (::isShort(op)) {
    OpPrintingFlags flags;
    flags.elideLargeElementsAttrs(8).skipRegions().useLocalScope();
    op->print(os, flags.assumeVerified().printGenericOpForm(isGeneric));
    return StringRef(text).trim().split('\n').first.str();
  }
  os << '"' << op->getName() << "\"(...) : (";
  llvm::interleaveComma(op->getOperandTypes(), os,
                        [&](Type type) { os << printShort(type); });
  os << ") -> (";
  llvm::interleaveComma(op->getResultTypes(), os,
                        [&](Type type) { os << printShort(type); });
  os << ')';
  return shorten(text);
}

std::string
mlir::availability::describeDiagnostic(const Diagnostic &diagnostic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const DiagnosticArgument &argument : diagnostic.getArguments())
    switch (argument.getKind()) {
    case DiagnosticArgument::DiagnosticArgumentKind::Type:
      os << "'" << printShort(argument.getAsType()) << "'";
      break;
    case DiagnosticArgument::DiagnosticArgumentKind::Attribute:
      os << printShort(argument.getAsAttribute());
      break;
    default:
      argument.print(os);
      break;
    }
  return text;
}

//===----------------------------------------------------------------------===//
// WithoutOpsInErrors
//===----------------------------------------------------------------------===//

namespace {
/// The contexts whose errors have no ops: how many objects say so, and whether
/// they had them before.
struct QuietContexts {
  std::mutex mutex;
  llvm::DenseMap<MLIRContext *, std::pair<unsigned, bool>> known;

  static QuietContexts &get() {
    static QuietContexts contexts;
    return contexts;
  }
};
} // namespace

WithoutOpsInErrors::WithoutOpsInErrors(MLIRContext *context)
    : context(context) {
  QuietContexts &contexts = QuietContexts::get();
  std::lock_guard<std::mutex> lock(contexts.mutex);
  auto &[count, wasPrinted] = contexts.known[context];
  if (count++ != 0)
    return;
  wasPrinted = context->shouldPrintOpOnDiagnostic();
  context->printOpOnDiagnostic(false);
}

WithoutOpsInErrors::~WithoutOpsInErrors() {
  QuietContexts &contexts = QuietContexts::get();
  std::lock_guard<std::mutex> lock(contexts.mutex);
  auto it = contexts.known.find(context);
  if (--it->second.first != 0)
    return;
  context->printOpOnDiagnostic(it->second.second);
  contexts.known.erase(it);
}
