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
#include <set>
#include <stdexcept>

using namespace launcher;

static constexpr VkDeviceSize kNumNumberBytes = 1 << 16;

/// maxComputeWorkGroupCount that every device has.
static constexpr int64_t kMaxGroups = 65535;

static uint64_t getCount(const Shape &shape) {
  uint64_t count = 1;
  for (uint64_t size : shape)
    count *= size;
  return count;
}

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

/// Returns the shape of a buffer that the function makes.
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

/// Takes what is passed.
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
                                 ", and what is passed another");
      if (input->data.size() != getCount(input->shape) * getElementSize(type))
        throw std::runtime_error(what + " has elements of type " + type +
                                 ", and what is passed not as many bytes");
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

/// Makes the buffers that aren't passed.
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
    std::string name = described.at("name");
    if (Buffer *&made = constants[name]; !made) {
      const Bytes &data = package.getConstant(name);
      made = device.makeBuffer(data.size());
      std::copy(data.begin(), data.end(), made->data);
    }
    each.buffer = constants[name];
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
  // Launches may write it.
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

const Json &Function::getEntryPoint(const std::string &name) const {
  for (const Json &entryPoint : device.getModule().at("entry_points"))
    if (entryPoint.at("name") == name)
      return entryPoint;
  throw std::runtime_error("there is no entry point '" + name + "'");
}

/// Returns a place for bytes that no launch writes to.
Bound Function::bindBytes(uint32_t set, uint32_t binding, const Bytes &bytes) {
  VkDeviceSize alignment = device.getAlignment();
  VkDeviceSize size = (bytes.size() + alignment - 1) / alignment * alignment;
  if (numNumberBytes + size > numbers->size) {
    device.finish();
    numNumberBytes = 0;
  }
  VkDeviceSize offset = numNumberBytes;
  std::copy(bytes.begin(), bytes.end(), numbers->data + offset);
  numNumberBytes += size;
  return {set, binding, numbers, offset, bytes.size()};
}

/// Returns the sizes that a launch is told, those in push constants or those in
/// a buffer, at their offsets.
Bytes Function::getSizes(const Json &launch, const Json &entryPoint,
                         bool arePushed) {
  Bytes sizes;
  for (const Json &size : entryPoint.at("sizes")) {
    if (size.at("place").is_null() != arePushed)
      continue;
    uint32_t told = 0;
    for (const Json &each : launch.at("bindings"))
      if (each.at("set") == size.at("set") &&
          each.at("binding") == size.at("binding"))
        told = held.at(each.at("buffer")).shape.at(size.at("dimension"));
    size_t offset = size.at("offset");
    sizes.resize(std::max(sizes.size(), offset + sizeof(told)));
    std::memcpy(sizes.data() + offset, &told, sizeof(told));
  }
  return sizes;
}

std::array<uint32_t, 3> Function::getGroups(const Json &launch) {
  bool isConstant = !launch.at("workgroups").is_null();
  const Json &sizes =
      launch.at(isConstant ? "workgroups" : "calculated_workgroups");
  std::array<uint32_t, 3> groups;
  for (size_t i = 0; i < groups.size(); ++i) {
    int64_t count = evaluateInteger(sizes.at(i));
    if (count < 0 || count > kMaxGroups)
      throw std::runtime_error("a launch has a number of workgroups that "
                               "devices needn't take");
    groups[i] = count;
  }
  return groups;
}

/// Returns what is where an entry point has a buffer.
std::vector<Bound> Function::bind(const Json &launch, const Json &entryPoint) {
  std::vector<Bound> bound;
  std::set<std::pair<uint32_t, uint32_t>> used;
  for (const Json &each : entryPoint.at("bindings"))
    used.emplace(each.at("set").get<uint32_t>(),
                 each.at("binding").get<uint32_t>());
  for (const Json &each : launch.at("bindings")) {
    uint32_t set = each.at("set"), binding = each.at("binding");
    if (used.count({set, binding}) == 0)
      continue;
    const Held &from = held.at(each.at("buffer"));
    if (from.number)
      bound.push_back(
          bindBytes(set, binding, toBytes(*from.number, from.elementType)));
    else
      bound.push_back({set, binding, from.buffer, 0, from.buffer->size});
  }
  for (const Json &size : entryPoint.at("sizes")) {
    const Json &place = size.at("place");
    if (place.is_null())
      continue;
    uint32_t set = place.at("set"), binding = place.at("binding");
    if (used.emplace(set, binding).second)
      bound.push_back(
          bindBytes(set, binding, getSizes(launch, entryPoint, false)));
  }
  if (bound.size() != used.size())
    throw std::runtime_error("a launch doesn't pass all that its shader uses");
  return bound;
}

/// Returns the push constants of a launch.
Bytes Function::getPushConstants(const Json &launch, const Json &entryPoint) {
  Bytes constants = getSizes(launch, entryPoint, true);
  size_t index = 0;
  for (const Json &constant : entryPoint.at("push_constants")) {
    size_t number = launch.at("push_constants").at(index++);
    Bytes bytes = toBytes(load(number, {}), held.at(number).elementType);
    size_t offset = constant.at("offset");
    constants.resize(std::max(constants.size(), offset + bytes.size()));
    std::copy(bytes.begin(), bytes.end(), constants.begin() + offset);
  }
  return constants;
}

void Function::launch(const Json &launch) {
  std::array<uint32_t, 3> groups = getGroups(launch);
  if (groups[0] == 0 || groups[1] == 0 || groups[2] == 0)
    return;
  const Json &entryPoint = getEntryPoint(launch.at("entry_point"));
  // To read a number may take launches to end, and with them what is bound.
  Bytes constants = getPushConstants(launch, entryPoint);
  std::vector<Bound> bound = bind(launch, entryPoint);
  std::vector<std::pair<uint32_t, uint32_t>> places;
  for (const Bound &each : bound)
    places.emplace_back(each.set, each.binding);
  device.launch(
      device.getPipeline(launch.at("entry_point"), places, constants.size()),
      groups, bound, constants);
}
