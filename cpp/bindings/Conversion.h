//===- Conversion.h - Classes of the conversion bindings --------*- C++ -*-===//
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

/// The scope in which MLIR may call Python on this thread: one conversion that
/// was started from Python. MLIR is compiled without exceptions. The scope
/// therefore keeps the first exception that a callback raises until MLIR has
/// returned, and makes all later callbacks fail.
class CallbackScope {
public:
  /// `root` is the op that is being converted, nullptr if there is none.
  explicit CallbackScope(Operation *root);
  ~CallbackScope();
  CallbackScope(const CallbackScope &) = delete;
  CallbackScope &operator=(const CallbackScope &) = delete;

  /// Returns the innermost scope of this thread, nullptr if there is none.
  static CallbackScope *current();

  /// The scope of a single callback into Python.
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
  /// Stores the exception that is being handled.
  void keepException();
  /// Rethrows the stored exception, if there is one.
  void rethrow() const;

  /// Keeps an object alive as long as MLIR may refer to it.
  void keep(nanobind::object object) { kept.push_back(std::move(object)); }

  /// Records a call of Python with `op`.
  void enter(Operation *op);

  /// Returns true if `op` is in IR that is being converted.
  static bool isConverting(Operation *op);

  /// Returns true if `op` contains IR that is being converted, or is nested in
  /// such IR.
  static bool isNeeded(Operation *op);

  /// Ensures that Python objects can be created for the operands of `op`.
  /// Throws if these belong to a conversion on another thread.
  static void makeOperandsReadable(Operation *op);

  /// Each holds a block, or the block of a value, until Python returns; see
  /// DetachedBlocks.
  void hold(Block *block) { detached.hold(block); }
  bool isHeld(Value value) const { return detached.contains(value); }

  /// Returns values as Python objects.
  nanobind::object toObject(Value value);
  nanobind::list toList(ValueRange values);

  /// Counts a pattern application. Throws if there are too many.
  void countRewrite(const std::string &pattern, Operation *op);

  /// Records that `to` replaces `from`. Throws if replacements would form a
  /// cycle.
  void addReplacement(Value from, ArrayRef<Value> to);

  uint64_t maxRewrites = UINT64_MAX;
  /// True if a pattern may only replace and erase the matched op, its nested
  /// ops, and what it created.
  bool mayReplaceOwnOnly = true;

private:
  /// Returns true if `op` is in the IR that this scope converts.
  bool contains(Operation *op) const;

  CallbackScope *outer;
  Operation *root;
  /// The outermost op around converted IR outside of `root`: a copy for
  /// explaining a failure, or the op that has replaced `root`.
  Operation *other = nullptr;
  std::exception_ptr error;
  /// The current nesting depth of calls to Python.
  unsigned calls = 0;
  DetachedBlocks detached;
  std::vector<nanobind::object> kept;
  uint64_t rewrites = 0;
  /// The stack address when this scope was created.
  uintptr_t stack = llvm::getStackPointer();
  DenseMap<Value, SmallVector<Value>> replacements;
};

/// Calls `fn`, which calls Python. Returns `fallback` if `fn` throws, or if an
/// earlier callback of the same scope has thrown.
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

/// A Python object for an op. It becomes unusable when this is destroyed.
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

/// Each returns the value, op or region of a Python object. Throws a TypeError
/// with the text `what` if the object is of another kind.
Value getValue(nanobind::handle object, const char *what);
Operation *getOperation(nanobind::handle object, const char *what);
Region *getRegion(nanobind::handle object);

/// Returns the type name of a Python object for messages.
std::string getTypeName(nanobind::handle object);

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

/// A type converter. The Python object that wraps it owns the conversion
/// functions, so that Python's garbage collector can track them. They are
/// borrowed here.
struct PyTypeConverter {
  explicit PyTypeConverter(std::unique_ptr<TypeConverter> converter)
      : converter(std::move(converter)) {}

  std::unique_ptr<TypeConverter> converter;
  /// The same converter if it converts to SPIR-V, else nullptr.
  SPIRVTypeConverter *spirvConverter = nullptr;
  /// The context of a SPIR-V converter.
  MLIRContext *context = nullptr;
  /// True if a conversion function has thrown. MLIR has then cached that the
  /// type can't be converted, so the converter is unusable.
  bool hasFailed = false;

  /// Throws if the converter is unusable.
  void check() const;
};

/// The legality of ops. The Python object that wraps it owns the callbacks.
struct PyConversionTarget {
  PyConversionTarget(
      std::unique_ptr<availability::ConversionTarget> conversionTarget,
      MLIRContext *context)
      : target(std::move(conversionTarget)), context(context) {
    // After a Python exception, the conversion must fail.
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
  /// The ops that have a rule making them legal, always or dynamically.
  DenseSet<OperationName> legalOps;
};

/// An extensible set of patterns. It holds functions that create the patterns.
/// The Python object that wraps the set owns the callbacks and type converters.
struct PyPatternSet {
  explicit PyPatternSet(MlirContext context) : context(unwrap(context)) {}

  /// Adds patterns to a set, and the objects that they refer to to `owned`.
  using Populate = std::function<void(
      RewritePatternSet &set, std::vector<std::shared_ptr<void>> &owned)>;

  MLIRContext *context;
  /// The patterns for conversions and for the greedy driver.
  std::vector<Populate> parts, greedyParts;
  /// The names of patterns that only conversions can apply.
  std::vector<std::string> conversionOnly;
  std::vector<const PyTypeConverter *> converters;
};

/// A frozen set of patterns.
struct PyFrozenPatternSet {
  explicit PyFrozenPatternSet(const PyPatternSet &set);

  MLIRContext *context;
  std::vector<const PyTypeConverter *> converters;
  // The order matters: `patterns` refers to `owned` and must be destroyed
  // first.
  std::vector<std::shared_ptr<void>> owned;
  FrozenRewritePatternSet patterns;
  /// The patterns for the greedy driver, without those in `conversionOnly`.
  FrozenRewritePatternSet greedyPatterns;
  std::vector<std::string> conversionOnly;
};

/// Returns a conversion pattern that calls `fn(op, operands, rewriter)`.
std::unique_ptr<RewritePattern>
makePythonPattern(const std::string &name, const std::string &root,
                  unsigned benefit, bool isBounded, MLIRContext *context,
                  const TypeConverter *converter, nanobind::handle fn);

/// Returns a pattern for the greedy driver that calls `fn(op, operands,
/// rewriter)`.
std::unique_ptr<RewritePattern>
makePythonRewrite(const std::string &name, const std::string &root,
                  unsigned benefit, MLIRContext *context, nanobind::handle fn);

/// Calls the materialization `fn(rewriter, types, inputs, location, original)`,
/// and returns its values. Returns none if it can't materialize the types.
/// `originalType` is the type before any conversion, null if there is none.
SmallVector<Value> materialize(nanobind::handle fn, OpBuilder &builder,
                               TypeRange types, ValueRange inputs,
                               Location location, Type originalType,
                               CallbackScope &scope);

void populateGreedyRewrite(nanobind::module_ &module);
void populateRewriter(nanobind::module_ &module);
void populateTypeConverter(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_CONVERSION_H
