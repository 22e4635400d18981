//===- Launches.cpp - What launches are passed ----------------------------===//
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

/// The maxComputeWorkGroupCount that every device supports.
static constexpr int64_t kMaxGroups = 65535;

const Json &Function::getEntryPoint(const std::string &name) const {
  for (const Json &entryPoint : device.getModule().at("entry_points"))
    if (entryPoint.at("name") == name)
      return entryPoint;
  throw std::runtime_error("there is no entry point '" + name + "'");
}

/// Returns a place with these bytes that no launch writes to.
Bound Function::bindBytes(const Slot &slot, const Bytes &bytes) {
  VkDeviceSize alignment = device.getAlignment();
  VkDeviceSize size = (bytes.size() + alignment - 1) / alignment * alignment;
  if (numNumberBytes + size > numbers->size) {
    device.finish();
    numNumberBytes = 0;
  }
  VkDeviceSize offset = numNumberBytes;
  std::copy(bytes.begin(), bytes.end(), numbers->data + offset);
  numNumberBytes += size;
  return {slot, numbers, offset, bytes.size(), true, false, std::nullopt};
}

/// Returns the sizes that are passed to a launch, in push constants or in a
/// buffer, at their offsets.
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

/// Returns the position of the buffer that a launch binds, std::nullopt if
/// there is none.
static std::optional<size_t> getBoundBuffer(const Json &launch, uint32_t set,
                                            uint32_t binding) {
  for (const Json &each : launch.at("bindings"))
    if (each.at("set") == set && each.at("binding") == binding)
      return each.at("buffer").get<size_t>();
  return std::nullopt;
}

Buffer *Function::getConstant(const std::string &name) {
  Buffer *&made = constants[name];
  if (!made) {
    const Bytes &data = package.getConstant(name);
    made = device.makeBuffer(data.size());
    std::copy(data.begin(), data.end(), made->data);
  }
  return made;
}

/// Returns the binding for a buffer or an image of an entry point.
Bound Function::bind(const Json &launch, const Json &described) {
  Slot slot = getSlot(described);
  std::string access = described.at("access");
  bool isRead = access != "write", isWritten = access != "read";
  std::optional<size_t> number = getBoundBuffer(launch, slot.set, slot.binding);
  if (!number) {
    // Only the shader uses this constant.
    if (described.at("constant").is_null())
      throw std::runtime_error("a launch doesn't pass all its shader uses");
    Buffer *constant = getConstant(described.at("constant"));
    return {slot, constant, 0, constant->size, isRead, isWritten, std::nullopt};
  }
  const Held &from = held.at(*number);
  const Json &image = described.at("image");
  if (from.number && image.is_null())
    return bindBytes(slot, toBytes(*from.number, from.elementType));
  Bound bound = {slot,   from.buffer, 0,           from.buffer->size,
                 isRead, isWritten,   std::nullopt};
  if (!image.is_null())
    bound.texels =
        getTexels(image, from.shape, getElementSize(from.elementType));
  return bound;
}

/// Returns all bindings of a launch.
std::vector<Bound> Function::bindAll(const Json &launch,
                                     const Json &entryPoint) {
  std::vector<Bound> bound;
  std::set<std::pair<uint32_t, uint32_t>> used;
  for (const Json &each : entryPoint.at("bindings")) {
    used.emplace(each.at("set").get<uint32_t>(),
                 each.at("binding").get<uint32_t>());
    if (each.at("kind") != "sampler")
      bound.push_back(bind(launch, each));
  }
  for (const Json &size : entryPoint.at("sizes")) {
    const Json &place = size.at("place");
    if (place.is_null())
      continue;
    Slot slot = {place.at("set"), place.at("binding"),
                 VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, std::nullopt};
    if (used.emplace(slot.set, slot.binding).second)
      bound.push_back(bindBytes(slot, getSizes(launch, entryPoint, false)));
  }
  return bound;
}

/// Returns the bindings of a pipeline.
static std::vector<Slot> getSlots(const Json &entryPoint,
                                  const std::vector<Bound> &bound) {
  std::vector<Slot> slots;
  for (const Bound &each : bound)
    slots.push_back(each.slot);
  // These belong to the pipeline.
  for (const Json &each : entryPoint.at("bindings"))
    if (each.at("kind") == "sampler")
      slots.push_back(getSlot(each));
  return slots;
}

/// Returns the values of specialization constants of a launch.
static Specialization getSpecialization(const Json &launch,
                                        const Json &entryPoint) {
  Specialization found;
  for (const Json &given : launch.at("specialization"))
    for (const Json &constant : entryPoint.at("specialization_constants")) {
      if (constant.at("id") != given.at("id"))
        continue;
      const Json &value = given.at("value");
      std::string type = constant.at("type");
      Number number = value.is_number_float()
                          ? Number(value.get<double>())
                          : Number(value.is_boolean()
                                       ? static_cast<int64_t>(value.get<bool>())
                                       : value.get<int64_t>());
      // A boolean is a VkBool32.
      Bytes bytes = toBytes(number, type);
      size_t size = type == "i1" ? 4 : getElementSize(type);
      VkSpecializationMapEntry entry = {
          constant.at("id"), static_cast<uint32_t>(found.data.size()), size};
      found.entries.push_back(entry);
      found.data.insert(found.data.end(), bytes.begin(), bytes.begin() + size);
    }
  if (found.entries.size() != launch.at("specialization").size())
    throw std::runtime_error("a shader has no such specialization constant");
  return found;
}

/// Returns the push constants of a launch.
Bytes Function::getPushConstants(const Json &launch, const Json &entryPoint) {
  Bytes constants = getSizes(launch, entryPoint, true);
  size_t index = 0;
  for (const Json &constant : entryPoint.at("push_constants")) {
    size_t number = launch.at("push_constants").at(index++);
    const Held &from = held.at(number);
    Bytes bytes;
    if (from.shape.empty()) {
      bytes = toBytes(load(number, {}), from.elementType);
    } else {
      // Launches may write it.
      device.finish();
      bytes.assign(from.buffer->data,
                   from.buffer->data +
                       getCount(from.shape) * getElementSize(from.elementType));
    }
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
  // Reading a number may require launches to end, which ends the current
  // bindings.
  Bytes constants = getPushConstants(launch, entryPoint);
  std::vector<Bound> bound = bindAll(launch, entryPoint);
  const Pipeline &pipeline = device.getPipeline(
      launch.at("entry_point"), getSlots(entryPoint, bound), constants.size(),
      getSpecialization(launch, entryPoint));
  device.launch(pipeline, groups, bound, constants);
}
