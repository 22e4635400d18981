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

/// While it lives, what MLIR does on this thread may call Python. MLIR knows no
/// exceptions: the first one is kept here until MLIR has returned, and the
/// callbacks fail from then on.
class CallbackScope {
public:
  /// `root` is the op that is being converted, nullptr if none is.
  explicit CallbackScope(Operation *root);
  ~CallbackScope();
  CallbackScope(const CallbackScope &) = delete;
  CallbackScope &operator=(const CallbackScope &) = delete;

  /// Returns the innermost scope of this thread, nullptr without one.
  static CallbackScope *current();

  /// While it lives, Python runs.
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

  /// Notes that Python is called about `op`.
  void enter(Operation *op);

  /// Returns true if `op` is in IR that is being converted.
  static bool isConverting(Operation *op);

  /// Returns true if such IR is in `op`, or `op` in it.
  static bool isNeeded(Operation *op);

  /// Makes sure that Python can have objects for the operands of `op`. Throws
  /// where this thread has no conversion that they are from.
  static void makeOperandsReadable(Operation *op);

  /// See DetachedBlocks. They are held until Python returns.
  void hold(Block *block) { detached.hold(block); }
  bool isHeld(Value value) const { return detached.contains(value); }

  /// Returns values as Python objects.
  nanobind::object toObject(Value value);
  nanobind::list toList(ValueRange values);

  /// Counts a pattern that is applied. Throws when there were too many.
  void countRewrite(const std::string &pattern, Operation *op);

  /// Notes that `from` is replaced with `to`. Throws when that makes a circle.
  void addReplacement(Value from, ArrayRef<Value> to);

  uint64_t maxRewrites = UINT64_MAX;

private:
  /// Returns true if `op` is in the IR that is being converted here.
  bool contains(Operation *op) const;

  CallbackScope *outer;
  Operation *root;
  /// The outermost op around what isn't in `root` and is converted all the
  /// same: a copy, to explain a failure, or what has replaced `root`.
  Operation *other = nullptr;
  std::exception_ptr error;
  /// How many calls of Python there are at the moment, one in another.
  unsigned calls = 0;
  DetachedBlocks detached;
  std::vector<nanobind::object> kept;
  uint64_t rewrites = 0;
  /// Where the stack was when this was made.
  uintptr_t stack = llvm::getStackPointer();
  DenseMap<Value, SmallVector<Value>> replacements;
};

/// Calls `fn`, which calls Python. Returns `fallback` when that throws, or when
/// something else has before.
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

/// An op as a Python object that can't be used any more when this is gone.
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

/// Returns the value, the op or the region that a Python object is. They throw
/// a TypeError that says `what` was expected when it is none.
Value getValue(nanobind::handle object, const char *what);
Operation *getOperation(nanobind::handle object, const char *what);
Region *getRegion(nanobind::handle object);

/// Returns what a message calls a Python object's type.
std::string getTypeName(nanobind::handle object);

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

/// A type converter. Its functions are borrowed: the Python object that wraps
/// it owns them, where Python's garbage collector sees them.
struct PyTypeConverter {
  explicit PyTypeConverter(std::unique_ptr<TypeConverter> converter)
      : converter(std::move(converter)) {}

  std::unique_ptr<TypeConverter> converter;
  /// The same, when it is one to SPIR-V.
  SPIRVTypeConverter *spirvConverter = nullptr;
  /// The context of such a one.
  MLIRContext *context = nullptr;
  /// A conversion function has thrown. MLIR keeps that the type can't be
  /// converted, so that the type converter is of no more use.
  bool hasFailed = false;

  /// Throws when the type converter is of no more use.
  void check() const;
};

/// A set of patterns that can be changed: how to make each. Functions and
/// converters are borrowed, as by a type converter.
struct PyPatternSet {
  explicit PyPatternSet(MlirContext context) : context(unwrap(context)) {}

  /// Adds patterns to a set. What they refer to, it adds to `owned`.
  using Populate = std::function<void(
      RewritePatternSet &set, std::vector<std::shared_ptr<void>> &owned)>;

  MLIRContext *context;
  std::vector<Populate> parts;
  std::vector<const PyTypeConverter *> converters;
};

/// Patterns that are ready for use.
struct PyFrozenPatternSet {
  explicit PyFrozenPatternSet(const PyPatternSet &set);

  MLIRContext *context;
  std::vector<const PyTypeConverter *> converters;
  // In this order: patterns refer to what is owned.
  std::vector<std::shared_ptr<void>> owned;
  FrozenRewritePatternSet patterns;
};

/// Returns a pattern that calls `fn(op, operands, rewriter)`.
std::unique_ptr<RewritePattern>
makePythonPattern(const std::string &name, const std::string &root,
                  unsigned benefit, bool isBounded, MLIRContext *context,
                  const TypeConverter *converter, nanobind::handle fn);

/// Calls a materialization, `fn(rewriter, types, inputs, location)`. Returns
/// nothing when it can't materialize values of the types.
SmallVector<Value> materialize(nanobind::handle fn, OpBuilder &builder,
                               TypeRange types, ValueRange inputs,
                               Location location, CallbackScope &scope);

void populateRewriter(nanobind::module_ &module);
void populateTypeConverter(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_CONVERSION_H
