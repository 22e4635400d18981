//===- OtherForms.cpp - Forms of an op that a target has ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No list says which shapes there are: the verifier knows which are
// well-formed, and the records know which of these the target has.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/OtherForms.h"

#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Verifier.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// So many forms are returned.
static constexpr size_t kMostForms = 3;
/// Ops with more sizes have too many forms.
static constexpr size_t kMostSizes = 5;
/// The attribute with the number of operands that each of several variadic
/// operands stands for.
static constexpr StringLiteral kSegments = "operandSegmentSizes";

namespace {
/// A factor by which sizes change.
struct Factor {
  int64_t times, by;

  /// Returns `size` times this; std::nullopt if that is no whole number.
  std::optional<int64_t> scale(int64_t size) const {
    if (size <= 0 || size * times % by != 0)
      return std::nullopt;
    return size * times / by;
  }
};

/// Finds forms of an op.
class FormFinder {
public:
  FormFinder(const OpForm &original, const ResolvedTarget &target,
             Operation *place)
      : original(original), context(place->getContext()), target(target),
        place(place) {}

  void findShapes();
  void findTypes();

  SmallVector<std::string> found;

private:
  /// Makes `form`, and calls `see` with it if the verifier accepts it. Returns
  /// true if it does.
  bool make(const OpForm &form, function_ref<void(Operation *)> see = nullptr);
  /// Appends `difference` to `found`, with the types if `withTypes`, if the
  /// target has the op in `form`. Returns false if the verifier refuses it.
  bool tell(const OpForm &form, StringRef difference, bool withTypes);
  /// Looks for sizes for which the verifier accepts `form`, in which a number
  /// is scaled by `factor`.
  void findSizes(const OpForm &form, Factor factor, StringRef difference);

  const OpForm &original;
  MLIRContext *context;
  const ResolvedTarget &target;
  Operation *place;
};
} // namespace

std::optional<OpForm> OpForm::get(Operation *op) {
  if (op->getNumRegions() != 0 || op->getNumSuccessors() != 0 ||
      !op->isRegistered())
    return std::nullopt;
  return OpForm{op->getName(), op->getAttrDictionary(),
                llvm::to_vector(op->getOperandTypes()),
                llvm::to_vector(op->getResultTypes())};
}

bool FormFinder::make(const OpForm &form, function_ref<void(Operation *)> see) {
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  OpBuilder builder(place);
  auto nowhere = UnknownLoc::get(context);
  // Operands of the original that keep their types stay, such as constants.
  SmallVector<Value> operands;
  Operation *cast = nullptr;
  if (form.operands == original.operands) {
    operands.append(place->operand_begin(), place->operand_end());
  } else if (!form.operands.empty()) {
    cast = UnrealizedConversionCastOp::create(builder, nowhere, form.operands,
                                              ValueRange());
    operands.append(cast->result_begin(), cast->result_end());
    if (form.operands.size() == place->getNumOperands())
      for (auto [operand, own] :
           llvm::zip_equal(operands, place->getOperands()))
        if (operand.getType() == own.getType())
          operand = own;
  }
  OperationState state(nowhere, form.name);
  state.addOperands(operands);
  state.addTypes(form.results);
  state.addAttributes(form.attributes);
  Operation *made = builder.create(state);
  bool isValid = succeeded(verify(made));
  if (isValid && see)
    see(made);
  made->erase();
  if (cast)
    cast->erase();
  return isValid;
}

bool FormFinder::tell(const OpForm &form, StringRef difference,
                      bool withTypes) {
  return make(form, [&](Operation *made) {
    CheckResult result = check(made, target);
    // In device code, an op that needs nothing isn't counted as checked.
    bool needsNothing = result.checkedOps == 0 && isKnownOp(made) &&
                        result.silence.empty() && result.unchecked.empty() &&
                        result.hiddenCalls.empty();
    if (!needsNothing && (!result.isAvailable() || result.checkedOps == 0))
      return;
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << difference;
    if (withTypes)
      stream << " on (" << form.operands << ')';
    if (withTypes && !form.results.empty()) {
      bool isOne = form.results.size() == 1;
      stream << " -> " << (isOne ? "" : "(") << form.results
             << (isOne ? "" : ")");
    }
    for (auto [index, open] : llvm::enumerate(result.conditions))
      stream << (index == 0 ? ", if it has " : " and ")
             << open.clause.describeNeed();
    if (!llvm::is_contained(found, text))
      found.push_back(std::move(text));
  });
}

/// Returns the positions and lengths of the numbers in an attribute's text that
/// are no part of a name, such as the 16 in "16 : i32".
static SmallVector<std::pair<size_t, size_t>> findNumbers(StringRef text) {
  SmallVector<std::pair<size_t, size_t>> numbers;
  for (size_t begin = 0; begin < text.size(); ++begin) {
    if (!llvm::isAlnum(text[begin]))
      continue;
    size_t end = begin;
    while (end < text.size() && (llvm::isAlnum(text[end]) || text[end] == '_'))
      ++end;
    bool isNegative = begin != 0 && text[begin - 1] == '-';
    if (!isNegative && llvm::all_of(text.slice(begin, end), llvm::isDigit))
      numbers.emplace_back(begin, end - begin);
    begin = end;
  }
  return numbers;
}

void FormFinder::findShapes() {
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  for (NamedAttribute named : original.attributes) {
    if (named.getName() == kSegments ||
        isa<StringAttr, SymbolRefAttr, TypeAttr, ElementsAttr>(
            named.getValue()))
      continue;
    std::string text;
    llvm::raw_string_ostream(text) << named.getValue();
    for (auto [begin, length] : findNumbers(text)) {
      int64_t number = 0;
      if (StringRef(text).substr(begin, length).getAsInteger(10, number))
        continue;
      for (Factor factor : {Factor{1, 2}, {2, 1}, {1, 4}, {4, 1}}) {
        std::optional<int64_t> scaled = factor.scale(number);
        if (!scaled)
          continue;
        std::string changed = text;
        changed.replace(begin, length, std::to_string(*scaled));
        Attribute value = parseAttribute(changed, context);
        if (!value)
          continue;
        OpForm form = original;
        form.attributes.set(named.getName(), value);
        // Without a size that is tied to it, it is no shape.
        if (make(form))
          break;
        findSizes(form, factor,
                  (named.getName().strref() + " = " + changed).str());
      }
    }
  }
}

/// Returns `type` with its first or last size scaled; null if it has none.
static Type scaleSize(Type type, Factor factor, bool isFirst) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() == 0 || vector.isScalable())
    return {};
  SmallVector<int64_t> shape(vector.getShape());
  int64_t &size = isFirst ? shape.front() : shape.back();
  std::optional<int64_t> scaled = factor.scale(size);
  if (!scaled)
    return {};
  size = *scaled;
  return VectorType::get(shape, vector.getElementType());
}

void FormFinder::findSizes(const OpForm &form, Factor factor,
                           StringRef difference) {
  // What can be scaled: the number of operands in a segment, or else the sizes
  // of each; and the sizes of results.
  auto segments =
      dyn_cast_or_null<DenseI32ArrayAttr>(form.attributes.get(kSegments));
  size_t numFirst = segments ? segments.size() : form.operands.size();
  size_t numSizes = numFirst + form.results.size();
  if (numSizes > kMostSizes)
    return;
  // Each is left as it is, or scaled in its first or last size.
  constexpr unsigned kNumWays = 3;
  unsigned numChoices = 1;
  for (size_t each = 0; each < numSizes; ++each)
    numChoices *= kNumWays;
  if (found.size() == kMostForms)
    return;
  for (unsigned choice = 1; choice < numChoices; ++choice) {
    OpForm scaled = form;
    SmallVector<int32_t> counts;
    SmallVector<Type> operands;
    size_t nextOperand = 0;
    unsigned rest = choice;
    bool isPossible = true;
    for (size_t each = 0; each < numSizes && isPossible; ++each) {
      unsigned way = rest % kNumWays;
      rest /= kNumWays;
      if (segments && each < numFirst) {
        int32_t count = segments[each];
        std::optional<int64_t> other = way ? factor.scale(count) : count;
        isPossible = other && way < 2;
        if (!isPossible)
          break;
        if (count != 0)
          operands.append(*other, form.operands[nextOperand]);
        counts.push_back(static_cast<int32_t>(*other));
        nextOperand += count;
        continue;
      }
      if (way == 0)
        continue;
      Type &type = each < numFirst ? scaled.operands[each]
                                   : scaled.results[each - numFirst];
      type = scaleSize(type, factor, /*isFirst=*/way == 1);
      isPossible = type != nullptr;
    }
    if (!isPossible)
      continue;
    if (segments) {
      scaled.operands = std::move(operands);
      scaled.attributes.set(kSegments, DenseI32ArrayAttr::get(context, counts));
    }
    // Operands come before results, to which the verifier may tie nothing.
    if (tell(scaled, difference, /*withTypes=*/true))
      return;
  }
}

void FormFinder::findTypes() {
  SetVector<Type> numbers;
  AttrTypeWalker walker;
  walker.addWalk([&](Type type) {
    if (type.isIntOrFloat())
      numbers.insert(type);
  });
  for (Type type :
       llvm::concat<const Type>(original.operands, original.results))
    walker.walk(type);
  Builder builder(context);
  for (Type number : numbers) {
    SmallVector<Type> others;
    if (isa<FloatType>(number))
      others = {builder.getF32Type(), builder.getF16Type(),
                builder.getBF16Type(), builder.getF64Type()};
    else if (number.isSignlessInteger() && !number.isInteger(1))
      others = {builder.getI32Type(), builder.getIntegerType(16),
                builder.getIntegerType(8), builder.getI64Type()};
    for (Type other : others) {
      if (other == number || found.size() == kMostForms)
        continue;
      AttrTypeReplacer replacer;
      replacer.addReplacement([&](Type type) -> std::optional<Type> {
        return type == number ? std::optional(other) : std::nullopt;
      });
      OpForm form = original;
      for (Type &type : llvm::concat<Type>(form.operands, form.results))
        type = replacer.replace(type);
      std::string name;
      llvm::raw_string_ostream(name) << other << " in place of " << number;
      tell(form, name, /*withTypes=*/false);
    }
  }
}

SmallVector<std::string>
mlir::availability::findOtherForms(const OpForm &op, const Clause &violated,
                                   const ResolvedTarget &target,
                                   Operation *place) {
  FormFinder finder(op, target, place);
  finder.findShapes();
  // A rule about the whole op may be one about its types.
  if (finder.found.empty() && violated.kind != SourceKind::Attribute)
    finder.findTypes();
  return std::move(finder.found);
}
