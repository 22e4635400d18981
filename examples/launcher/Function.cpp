//===- Function.cpp - Functions of packages -------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Function.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>

using namespace launcher;

static constexpr VkDeviceSize kNumNumberBytes = 1 << 16;

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

Function::Function(const Package &package, Device &device,
                   const std::string &name)
    : package(package), device(device), function(package.getFunction(name)),
      numbers(device.makeBuffer(kNumNumberBytes)) {
  if (function.at("launches").is_null() && function.at("steps").is_null())
    throw std::runtime_error("function '" + name + "' can't be launched: " +
                             function.at("problem").get<std::string>());
}

bool Function::isResult(size_t argument) const {
  const Json &results = function.at("results");
  return std::find(results.begin(), results.end(), argument) != results.end();
}

/// Returns the shape of a buffer that the function allocates.
Shape Function::getShape(const Json &described) {
  bool isCalculated = described.contains("calculated_shape");
  Shape shape;
  for (const Json &size :
       described.at(isCalculated ? "calculated_shape" : "shape")) {
    int64_t value = evaluateInteger(size);
    if (value < 0)
      throw std::runtime_error("the arguments are too small");
    shape.push_back(value);
  }
  return shape;
}

/// Copies the arguments to buffers.
void Function::pass(const std::vector<Array> &inputs) {
  auto input = inputs.begin();
  size_t index = 0;
  for (const Json &described : function.at("arguments")) {
    std::string type = described.at("element_type");
    std::string what = "argument " + std::to_string(index);
    Held each;
    each.elementType = type;
    if (!isResult(index)) {
      if (input == inputs.end())
        throw std::runtime_error(what + " is missing");
      const Json &shape = described.at("shape");
      bool isRight = shape.size() == input->shape.size();
      for (size_t i = 0; isRight && i < shape.size(); ++i)
        isRight = shape[i].is_null() || shape[i] == input->shape[i];
      if (!isRight)
        throw std::runtime_error(what + " has the shape " + shape.dump() +
                                 ", but what is passed another");
      if (input->data.size() != getCount(input->shape) * getElementSize(type))
        throw std::runtime_error(what + " has elements of type " + type +
                                 ", but what is passed not as many bytes");
      each.shape = input->shape;
      each.buffer = device.makeBuffer(input->data.size());
      std::copy(input->data.begin(), input->data.end(), each.buffer->data);
      ++input;
    }
    held.push_back(each);
    ++index;
  }
  if (input != inputs.end())
    throw std::runtime_error("too many arguments are passed");
}

/// Creates the buffers that aren't passed.
void Function::allocate() {
  auto make = [&](Held &each, const Json &described) {
    each.elementType = described.at("element_type");
    each.shape = getShape(described);
    each.buffer = device.makeBuffer(getCount(each.shape) *
                                    getElementSize(each.elementType));
  };
  const Json &arguments = function.at("arguments");
  for (size_t index = 0; index < arguments.size(); ++index)
    if (isResult(index))
      make(held[index], arguments[index]);
  for (const Json &described : function.at("temporaries")) {
    held.emplace_back();
    make(held.back(), described);
  }
  for (const Json &described : function.at("constants")) {
    Held each;
    each.elementType = described.at("element_type");
    each.shape = getShape(described);
    each.buffer = getConstant(described.at("name"));
    held.push_back(each);
  }
}

std::vector<Array> Function::operator()(const std::vector<Array> &inputs) {
  held.clear();
  pass(inputs);
  allocate();
  const Json &steps = function.at("steps");
  if (!steps.is_null())
    run(steps);
  else
    for (const Json &each : function.at("launches"))
      launch(each);
  device.finish();
  std::vector<Array> found;
  for (size_t index = 0; index < function.at("arguments").size(); ++index) {
    const Held &each = held[index];
    size_t size = getCount(each.shape) * getElementSize(each.elementType);
    found.push_back(
        {each.shape, Bytes(each.buffer->data, each.buffer->data + size)});
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

int64_t Function::evaluateInteger(const Json &expression) {
  Number found = evaluate(expression);
  if (!std::holds_alternative<int64_t>(found))
    throw std::runtime_error("a number isn't an integer");
  return std::get<int64_t>(found);
}

Number Function::evaluate(const Json &expression) {
  if (expression.is_number_integer())
    return expression.get<int64_t>();
  if (expression.is_number_float())
    return expression.get<double>();
  std::string name = expression.at(0);
  if (name == "size")
    return static_cast<int64_t>(
        held.at(expression.at(1)).shape.at(expression.at(2)));
  if (name == "value")
    return load(expression.at(1), {});
  if (name == "load") {
    std::vector<int64_t> indices;
    for (size_t i = 2; i < expression.size(); ++i)
      indices.push_back(evaluateInteger(expression[i]));
    return load(expression.at(1), indices);
  }
  if (name == "select")
    return evaluate(expression.at(evaluateInteger(expression.at(1)) ? 2 : 3));
  Number a = evaluate(expression.at(1)), b = evaluate(expression.at(2));
  auto compare = [&](auto relation) {
    return std::visit(
        [&](auto x, auto y) { return static_cast<int64_t>(relation(x, y)); }, a,
        b);
  };
  if (name == "eq")
    return compare([](auto x, auto y) { return x == y; });
  if (name == "ne")
    return compare([](auto x, auto y) { return x != y; });
  if (name == "lt")
    return compare([](auto x, auto y) { return x < y; });
  if (name == "le")
    return compare([](auto x, auto y) { return x <= y; });
  if (!std::holds_alternative<int64_t>(a) ||
      !std::holds_alternative<int64_t>(b))
    throw std::runtime_error("'" + name + "' is of integers");
  return calculate(name, std::get<int64_t>(a), std::get<int64_t>(b));
}

Number Function::load(size_t buffer, const std::vector<int64_t> &indices) {
  const Held &from = held.at(buffer);
  if (from.number)
    return *from.number;
  if (indices.size() != from.shape.size())
    throw std::runtime_error("an element has not as many indices");
  uint64_t position = 0;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (indices[i] < 0 || static_cast<uint64_t>(indices[i]) >= from.shape[i])
      throw std::runtime_error("an element is outside of its buffer");
    position = position * from.shape[i] + indices[i];
  }
  // Pending launches may write it.
  device.finish();
  return fromBytes(from.buffer->data +
                       position * getElementSize(from.elementType),
                   from.elementType);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Function::run(const Json &steps) {
  for (const Json &step : steps) {
    const std::string kind = step.begin().key();
    const Json &parts = step.begin().value();
    if (kind == "launch") {
      launch(parts);
    } else if (kind == "set") {
      set(parts);
    } else if (kind == "for") {
      repeat(parts);
    } else if (kind == "if") {
      run(parts.at(evaluateInteger(parts.at("condition")) ? "then" : "else"));
    } else if (kind == "while") {
      for (run(parts.at("before")); evaluateInteger(parts.at("condition"));
           run(parts.at("before")))
        run(parts.at("body"));
    } else {
      throw std::runtime_error("there is no step '" + kind + "'");
    }
  }
}

void Function::repeat(const Json &loop) {
  int64_t first = evaluateInteger(loop.at("first"));
  int64_t end = evaluateInteger(loop.at("end"));
  int64_t step = evaluateInteger(loop.at("step"));
  if (step <= 0)
    throw std::runtime_error("the step of a loop isn't more than 0");
  for (int64_t number = first; number < end; number += step) {
    held.at(loop.at("variable")).number = number;
    run(loop.at("body"));
  }
}

void Function::set(const Json &step) {
  std::vector<Number> values;
  for (const Json &value : step.at("values"))
    values.push_back(evaluate(value));
  for (size_t i = 0; i < values.size(); ++i) {
    Held &variable = held.at(step.at("buffers").at(i));
    variable.number = fromBytes(toBytes(values[i], variable.elementType).data(),
                                variable.elementType);
  }
}
