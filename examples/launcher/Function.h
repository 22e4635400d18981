//===- Function.h - Functions of packages -----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_FUNCTION_H
#define LAUNCHER_FUNCTION_H

#include "Device.h"
#include "Numbers.h"

#include <optional>

namespace launcher {

/// An array: numbers in this machine's byte order, the last dimension
/// contiguous. A single number has no dimensions.
struct Array {
  Shape shape;
  Bytes data;
};

/// A function of a package on a device.
class Function {
public:
  Function(const Package &package, Device &device, const std::string &name);

  /// Calls the function with the arguments that aren't results, in order.
  /// Returns the final contents of all arguments, results included. Fails, with
  /// a std::runtime_error, for an array of another shape or size.
  std::vector<Array> operator()(const std::vector<Array> &inputs);

private:
  /// The contents of a buffer: memory, or a number that the host has set.
  struct Held {
    Shape shape;
    std::string elementType;
    Buffer *buffer = nullptr;
    std::optional<Number> number;
  };

  bool isResult(size_t argument) const;
  Shape getShape(const Json &described);
  void pass(const std::vector<Array> &inputs);
  void allocate();

  void run(const Json &steps);
  void repeat(const Json &loop);
  void set(const Json &step);
  void launch(const Json &launch);
  Number evaluate(const Json &expression);
  int64_t evaluateInteger(const Json &expression);
  Number load(size_t buffer, const std::vector<int64_t> &indices);
  std::array<uint32_t, 3> getGroups(const Json &launch);
  Buffer *getConstant(const std::string &name);
  Bound bind(const Json &launch, const Json &described);
  std::vector<Bound> bindAll(const Json &launch, const Json &entryPoint);
  Bytes getPushConstants(const Json &launch, const Json &entryPoint);
  Bytes getSizes(const Json &launch, const Json &entryPoint, bool arePushed);
  Bound bindBytes(const Slot &slot, const Bytes &bytes);
  const Json &getEntryPoint(const std::string &name) const;

  const Package &package;
  Device &device;
  const Json &function;
  std::vector<Held> held;
  std::map<std::string, Buffer *> constants;
  /// Holds the host's numbers until the launches have ended.
  Buffer *numbers;
  VkDeviceSize numNumberBytes = 0;
};

} // namespace launcher

#endif // LAUNCHER_FUNCTION_H
