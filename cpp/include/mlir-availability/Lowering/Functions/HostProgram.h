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

/// A buffer of a function, or a number that the host sets.
struct HostBuffer {
  KernelBuffer contents;
  /// The sizes of its dimensions as `getSizeExpression` returns them; empty if
  /// `contents` states them, or if the caller chooses them.
  SmallVector<Attribute> shape;
  /// The `memref.global` that holds its value; null if there is none.
  FlatSymbolRefAttr constant;
  /// The name of an argument; empty if it has none. See `kNameAttrName`.
  std::string name;
  /// Whether it is an argument that was a result.
  bool isResult = false;
};

/// A launch of a kernel.
struct KernelLaunch {
  StringRef kernel;
  /// The number of workgroups; std::nullopt if it isn't constant.
  std::optional<KernelSize> workgroups;
  /// The number as `getSizeExpression` returns it, along x, y and z; empty if
  /// it is constant, or if there is no expression for it.
  SmallVector<Attribute> workgroupExpressions;
  /// For each argument of the kernel, an index into `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
};

/// Sets numbers on the host: all values are calculated before any is set.
struct HostSet {
  /// Indices into `HostProgram::buffers`.
  SmallVector<unsigned> buffers;
  /// As `getSizeExpression` returns them, or loads.
  SmallVector<Attribute> values;
};

struct HostStep;

/// Repeats steps for each value of a variable.
struct HostFor {
  /// The variable, an index into `HostProgram::buffers`.
  unsigned variable;
  Attribute from, to, step;
  std::vector<HostStep> body;
};

/// Runs `before`; then, if `condition` isn't 0, runs `body` and repeats.
struct HostWhile {
  std::vector<HostStep> before;
  Attribute condition;
  std::vector<HostStep> body;
};

/// Runs `then` if `condition` isn't 0, otherwise `otherwise`.
struct HostIf {
  Attribute condition;
  std::vector<HostStep> then, otherwise;
};

/// One step of a host program.
struct HostStep {
  std::variant<KernelLaunch, HostSet, HostFor, HostWhile, HostIf> action;
};

/// A function that launches kernels, in loops and conditions, and calculates
/// sizes and other numbers.
struct HostProgram {
  /// The function's arguments, followed by its allocations, by the numbers that
  /// the host sets, and by constants, in the order of the ops.
  SmallVector<HostBuffer> buffers;
  /// In order. Each launch reads what earlier launches have written.
  std::vector<HostStep> steps;

  /// Returns true if all steps are launches.
  bool hasOnlyLaunches() const;
};

/// The names of string attributes of a function and of its arguments: the
/// documentation of the function, and the name of an argument. An argument
/// without the attribute has the name of its location (`loc("x")`).
inline constexpr StringLiteral kDocAttrName = "doc";
inline constexpr StringLiteral kNameAttrName = "availability.name";

/// Returns what a function does on the host. Fails if the function does
/// something that no step can express, or if a kernel isn't a `gpu.func`; then
/// `problem` says what and where.
FailureOr<HostProgram> getHostProgram(func::FuncOp function,
                                      std::string &problem);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_FUNCTIONS_HOSTPROGRAM_H
