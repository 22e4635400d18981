//===- Numbers.h - Numbers of the host --------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_NUMBERS_H
#define LAUNCHER_NUMBERS_H

#include "Package.h"

#include <variant>

namespace launcher {

/// A number on the host.
using Number = std::variant<int64_t, double>;

/// Returns the bytes of a number in a buffer, at least a word: integers wrap
/// around, floats are rounded.
Bytes toBytes(Number number, const std::string &elementType);

/// Returns the number at `data`.
Number fromBytes(const char *data, const std::string &elementType);

/// Evaluates an operation on integers. Fails on a division by zero.
int64_t calculate(const std::string &name, int64_t a, int64_t b);

} // namespace launcher

#endif // LAUNCHER_NUMBERS_H
