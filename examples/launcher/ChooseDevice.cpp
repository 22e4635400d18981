//===- ChooseDevice.cpp - Which device takes a package --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

#include <stdexcept>

using namespace launcher;

/// Returns whether no shader of a module requires a subgroup size. Our
/// pipelines don't request one.
static bool takesAnySubgroups(const Json &module) {
  for (const Json &entryPoint : module.at("entry_points"))
    if (!entryPoint.at("required_subgroup_size").is_null())
      return false;
  return true;
}

void Device::choose(const Package &package) {
  uint32_t count = 0;
  check(vkEnumeratePhysicalDevices(instance, &count, nullptr),
        "vkEnumeratePhysicalDevices");
  std::vector<VkPhysicalDevice> candidates(count);
  check(vkEnumeratePhysicalDevices(instance, &count, candidates.data()),
        "vkEnumeratePhysicalDevices");
  for (VkPhysicalDevice candidate : candidates)
    for (const Json &each : package.getModules()) {
      auto found = std::make_unique<Offer>(candidate);
      if (!takesAnySubgroups(each) || !found->meets(each.at("requirements")))
        continue;
      offer = std::move(found);
      physical = candidate;
      module = each;
      return;
    }
  throw std::runtime_error("no device has what a module of the package needs");
}
