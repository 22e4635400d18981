//===- HostProgram.h - What a function does on the host ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
#define MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H

#include "mlir-availability/Lowering/Kernels/KernelBindings.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <variant>
#include <vector>

namespace mlir::availability {

/// A buffer of a function, or a number that its host sets.
struct HostBuffer {
  KernelBuffer contents;
  /// The sizes of its dimensions, as `getSizeExpression` has them; empty where
  /// `contents` says them, or where the caller chooses them.
  SmallVector<Attribute> shape;
  /// The `memref.global` whose value it holds; null for none.
  FlatSymbolRefAttr constant;
  /// What an argument is called; empty where nothing says it. See
  /// `kNameAttrName`.
  std::string name;
  /// Whether it is an argument that was a result.
  bool isResult = false;
};

/// A launch of a kernel.
struct KernelLaunch {
  StringRef kernel;
  /// How many workgroups there are; std::nullopt when that isn't a constant.
  std::optional<KernelSize> workgroups;
  /// The same as `getSizeExpression` has it, along x, y and z; empty when it is
  /// a constant, or no expression.
  SmallVector<Attribute> workgroupExpressions;
  /// For each argument of the kernel, an index into `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
};

/// Numbers that the host sets: all values are calculated before any is set.
struct HostSet {
  /// Indices into `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
  /// As `getSizeExpression` has them, or loads.
  SmallVector<Attribute> values;
};

struct HostStep;

/// Repeats steps for each value of a number.
struct HostFor {
  /// The number, an index into `HostProgram::buffers`.
  unsigned variable;
  Attribute from, to, step;
  std::vector<HostStep> body;
};

/// Does `before`; while `condition` isn't 0 then, does `body` and begins again.
struct HostWhile {
  std::vector<HostStep> before;
  Attribute condition;
  std::vector<HostStep> body;
};

/// Does `then` where `condition` isn't 0, else `otherwise`.
struct HostIf {
  Attribute condition;
  std::vector<HostStep> then, otherwise;
};

/// What a host does at one place.
struct HostStep {
  std::variant<KernelLaunch, HostSet, HostFor, HostWhile, HostIf> action;
};

/// A function that launches kernels, in loops and conditions, and calculates
/// sizes and other numbers.
struct HostProgram {
  /// The function's arguments, followed by its allocations, by the numbers that
  /// the host sets, and by constants, in the order of the ops.
  SmallVector<HostBuffer> buffers;
  /// In order. Each launch reads what those before it have written.
  std::vector<HostStep> steps;

  /// Returns whether all steps are launches.
  bool hasOnlyLaunches() const;
};

/// The names of attributes of a function and of its arguments, with strings:
/// what a user reads about the function, and what an argument is called. An
/// argument without the attribute is called as its location is (`loc("x")`).
inline constexpr StringLiteral kDocAttrName = "doc";
inline constexpr StringLiteral kNameAttrName = "availability.name";

/// Returns what a function does on the host. Fails when the function does
/// something that no step can say, or when a kernel isn't a `gpu.func`;
/// `problem` says what and where, then.
FailureOr<HostProgram> getHostProgram(func::FuncOp function,
                                      std::string &problem);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
