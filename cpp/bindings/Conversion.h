//===- Conversion.h - Shared by the conversion bindings ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_CONVERSION_H
#define MLIR_AVAILABILITY_BINDINGS_CONVERSION_H

#include "DetachedBlocks.h"
#include "Support.h"

#include "mlir-availability/Conversion/ApplyConversion.h"
#include "mlir-availability/Conversion/Callbacks.h"

#include "llvm/Support/ProgramStack.h"

#include <exception>
#include <functional>
#include <memory>

namespace mlir {
class SPIRVTypeConverter;
} // namespace mlir

namespace mlir::availability::python {

//===----------------------------------------------------------------------===//
// Calling Python
//===----------------------------------------------------------------------===//

/// The time during which MLIR may call Python on this thread: one call of a
/// conversion from Python. MLIR is compiled without exceptions. So the first
/// exception that a callback raises is kept here until MLIR has returned, and
/// all later callbacks fail.
class CallbackScope {
public:
  /// `root` is the op that is being converted, nullptr if there is none.
  explicit CallbackScope(Operation *root);
  ~CallbackScope();
  CallbackScope(const CallbackScope &) = delete;
  CallbackScope &operator=(const CallbackScope &) = delete;

  /// Returns the innermost scope of this thread, nullptr without one.
  static CallbackScope *current();

  /// The time during which a callback runs in Python.
  class Call {
  public:
    explicit Call(CallbackScope &scope) : scope(scope) { ++scope.calls; }
    ~Call();
    Call(const Call &) = delete;
    Call &operator=(const Call &) = delete;

  private:
    CallbackScope &scope;
  };

  bool hasFailed() const { return static_cast<bool>(error); }
  /// Keeps the exception that is being handled.
  void keepException();
  /// Throws the exception that was kept, if there is one.
  void rethrow() const;

  /// Keeps an object for as long as MLIR may refer to it.
  void keep(nanobind::object object) { kept.push_back(std::move(object)); }

  /// Records that Python is called with `op`.
  void enter(Operation *op);

  /// Returns true if `op` is in IR that is being converted.
  static bool isConverting(Operation *op);

  /// Returns true if IR that is being converted is nested in `op`, or `op` in
  /// it.
  static bool isNeeded(Operation *op);

  /// Makes sure that Python objects can be made of the operands of `op`. Throws
  /// when these belong to a conversion of another thread.
  static void makeOperandsReadable(Operation *op);

  /// Hold a block, or the block of a value, as DetachedBlocks does, until
  /// Python returns.
  void hold(Block *block) { detached.hold(block); }
  bool isHeld(Value value) const { return detached.contains(value); }

  /// Returns values as Python objects.
  nanobind::object toObject(Value value);
  nanobind::list toList(ValueRange values);

  /// Counts an application of a pattern. Throws when there were too many.
  void countRewrite(const std::string &pattern, Operation *op);

  /// Records that `to` replaces `from`. Throws when values would replace each
  /// other in a circle.
  void addReplacement(Value from, ArrayRef<Value> to);

  uint64_t maxRewrites = UINT64_MAX;
  /// Whether a pattern may replace and erase nothing but the op that it
  /// matched, what is nested in it, and what it created.
  bool mayReplaceOwnOnly = true;

private:
  /// Returns true if `op` is in the IR that this scope converts.
  bool contains(Operation *op) const;

  CallbackScope *outer;
  Operation *root;
  /// The outermost op around converted IR that isn't in `root`: a copy that a
  /// failure is explained with, or the op that has replaced `root`.
  Operation *other = nullptr;
  std::exception_ptr error;
  /// How many calls of Python are nested at the moment.
  unsigned calls = 0;
  DetachedBlocks detached;
  std::vector<nanobind::object> kept;
  uint64_t rewrites = 0;
  /// The address of the stack when this scope was created.
  uintptr_t stack = llvm::getStackPointer();
  DenseMap<Value, SmallVector<Value>> replacements;
};

/// Calls `fn`, which calls Python. Returns `fallback` when `fn` throws, or when
/// a callback of the same scope has thrown before.
template <typename Fn, typename Result>
Result callPython(Fn fn, Result fallback) {
  nanobind::gil_scoped_acquire gil;
  CallbackScope *scope = CallbackScope::current();
  if (!scope || scope->hasFailed())
    return fallback;
  try {
    CallbackScope::Call call(*scope);
    return fn(*scope);
  } catch (...) {
    scope->keepException();
    return fallback;
  }
}

/// A Python object for an op. When this is destroyed, the object can't be used
/// any more.
class ScopedOp {
public:
  explicit ScopedOp(Operation *op);
  ~ScopedOp();
  nanobind::handle get() const { return view; }

private:
  nanobind::object view;
};

/// Returns true if a Python object is an op.
bool isOperation(nanobind::handle object);

/// Return the value, the op or the region that a Python object stands for. They
/// throw a TypeError with the text `what` when it is no such object.
Value getValue(nanobind::handle object, const char *what);
Operation *getOperation(nanobind::handle object, const char *what);
Region *getRegion(nanobind::handle object);

/// Returns the name of a Python object's type, for messages.
std::string getTypeName(nanobind::handle object);

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

/// A type converter. The Python object that wraps it owns the conversion
/// functions, so that Python's garbage collector sees them; they are borrowed
/// here.
struct PyTypeConverter {
  explicit PyTypeConverter(std::unique_ptr<TypeConverter> converter)
      : converter(std::move(converter)) {}

  std::unique_ptr<TypeConverter> converter;
  /// The same converter if it is one to SPIR-V, else nullptr.
  SPIRVTypeConverter *spirvConverter = nullptr;
  /// The context of a converter to SPIR-V.
  MLIRContext *context = nullptr;
  /// Whether a conversion function has thrown. MLIR has cached then that the
  /// type can't be converted, so that the converter can't be used any more.
  bool hasFailed = false;

  /// Throws when the converter can't be used any more.
  void check() const;
};

/// Which ops are legal. The Python object that wraps it owns the callbacks.
struct PyConversionTarget {
  PyConversionTarget(
      std::unique_ptr<availability::ConversionTarget> conversionTarget,
      MLIRContext *context)
      : target(std::move(conversionTarget)), context(context) {
    // After an exception in Python the conversion has to fail.
    target->markUnknownOpDynamicallyLegal(
        [](Operation *) -> std::optional<bool> {
          CallbackScope *scope = CallbackScope::current();
          return scope && scope->hasFailed() ? std::optional(false)
                                             : std::nullopt;
        });
  }

  OperationName getName(const Text &name) const {
    return OperationName(name.str(), context);
  }

  std::unique_ptr<availability::ConversionTarget> target;
  MLIRContext *context;
  /// The ops that a rule of their own makes legal, always or dynamically.
  DenseSet<OperationName> legalOps;
};

/// A set of patterns that patterns can be added to. It holds functions that
/// create the patterns. The Python object that wraps the set owns the callbacks
/// and the type converters.
struct PyPatternSet {
  explicit PyPatternSet(MlirContext context) : context(unwrap(context)) {}

  /// Adds patterns to a set, and the objects that they refer to to `owned`.
  using Populate = std::function<void(
      RewritePatternSet &set, std::vector<std::shared_ptr<void>> &owned)>;

  MLIRContext *context;
  /// The patterns as conversions apply them, and as the greedy driver does.
  std::vector<Populate> parts, greedyParts;
  /// The names of patterns that only a conversion can apply.
  std::vector<std::string> conversionOnly;
  std::vector<const PyTypeConverter *> converters;
};

/// Patterns that a conversion can apply.
struct PyFrozenPatternSet {
  explicit PyFrozenPatternSet(const PyPatternSet &set);

  MLIRContext *context;
  std::vector<const PyTypeConverter *> converters;
  // The order matters: `patterns` refer to `owned`, and are destroyed first.
  std::vector<std::shared_ptr<void>> owned;
  FrozenRewritePatternSet patterns;
  /// The same for the greedy driver, without those of `conversionOnly`.
  FrozenRewritePatternSet greedyPatterns;
  std::vector<std::string> conversionOnly;
};

/// Returns a pattern that calls `fn(op, operands, rewriter)`.
std::unique_ptr<RewritePattern>
makePythonPattern(const std::string &name, const std::string &root,
                  unsigned benefit, bool isBounded, MLIRContext *context,
                  const TypeConverter *converter, nanobind::handle fn);

/// Returns a pattern for the greedy driver that calls `fn(op, operands,
/// rewriter)`.
std::unique_ptr<RewritePattern>
makePythonRewrite(const std::string &name, const std::string &root,
                  unsigned benefit, MLIRContext *context, nanobind::handle fn);

/// Calls a materialization, `fn(rewriter, types, inputs, location, original)`,
/// and returns the values that it returned: none when it can't materialize the
/// types. `originalType` is the type before any conversion, null if there is
/// none.
SmallVector<Value> materialize(nanobind::handle fn, OpBuilder &builder,
                               TypeRange types, ValueRange inputs,
                               Location location, Type originalType,
                               CallbackScope &scope);

void populateGreedyRewrite(nanobind::module_ &module);
void populateRewriter(nanobind::module_ &module);
void populateTypeConverter(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_CONVERSION_H
