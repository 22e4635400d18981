//===- Numbers.cpp - Numbers of the host ----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Numbers.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

using namespace launcher;

Bytes launcher::toBytes(Number number, const std::string &elementType) {
  Bytes bytes(std::max<size_t>(getElementSize(elementType), 4));
  auto copy = [&](auto value) {
    std::memcpy(bytes.data(), &value, std::min(sizeof(value), bytes.size()));
  };
  auto asDouble = [&] {
    return std::visit([](auto value) { return static_cast<double>(value); },
                      number);
  };
  if (elementType == "f32")
    copy(static_cast<float>(asDouble()));
  else if (elementType == "f64")
    copy(asDouble());
  else if (std::holds_alternative<int64_t>(number))
    copy(std::get<int64_t>(number));
  else
    throw std::runtime_error("a number of type " + elementType +
                             " is set to a float");
  return bytes;
}

Number launcher::fromBytes(const char *data, const std::string &elementType) {
  auto read = [&](auto value) {
    std::memcpy(&value, data, sizeof(value));
    return value;
  };
  if (elementType == "f32")
    return static_cast<double>(read(float()));
  if (elementType == "f64")
    return read(double());
  switch (getElementSize(elementType)) {
  case 1:
    return static_cast<int64_t>(read(int8_t()));
  case 2:
    if (elementType[0] != 'f' && elementType[0] != 'b')
      return static_cast<int64_t>(read(int16_t()));
    break;
  case 4:
    return static_cast<int64_t>(read(int32_t()));
  case 8:
    return read(int64_t());
  }
  throw std::runtime_error("a host can't read a number of type " + elementType);
}

static int64_t floorDivide(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

int64_t launcher::calculate(const std::string &name, int64_t a, int64_t b) {
  auto wrap = [](uint64_t value) { return static_cast<int64_t>(value); };
  if (name == "add")
    return wrap(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  if (name == "sub")
    return wrap(static_cast<uint64_t>(a) - static_cast<uint64_t>(b));
  if (name == "mul")
    return wrap(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
  if (name == "min")
    return std::min(a, b);
  if (name == "max")
    return std::max(a, b);
  if (name == "and")
    return a & b;
  if (name == "or")
    return a | b;
  if (name == "xor")
    return a ^ b;
  if (b == 0 || (a == INT64_MIN && b == -1))
    throw std::runtime_error("a size can't be calculated: it divides by zero");
  if (name == "ceildiv")
    return -floorDivide(-a, b);
  if (name == "floordiv")
    return floorDivide(a, b);
  if (name == "div")
    return a / b;
  if (name == "mod")
    return a - floorDivide(a, b) * b;
  if (name == "rem")
    return a % b;
  throw std::runtime_error("there is no operation '" + name + "'");
}
