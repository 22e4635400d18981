//===- ChooseDevice.cpp - Which device takes a package --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"

#include <algorithm>
#include <stdexcept>

using namespace launcher;

/// Returns the feature that a capability needs, nullptr for none. `isKnown` is
/// set to whether the capability is one of those that are known here.
static VkBool32 *getFeature(const std::string &capability,
                            VkPhysicalDeviceFeatures &core,
                            VkPhysicalDeviceVulkan11Features &in11,
                            VkPhysicalDeviceVulkan12Features &in12,
                            bool &isKnown) {
  const std::map<std::string, VkBool32 *> rows = {
      {"Matrix", nullptr},
      {"Shader", nullptr},
      {"Float64", &core.shaderFloat64},
      {"Int64", &core.shaderInt64},
      {"Int16", &core.shaderInt16},
      {"Float16", &in12.shaderFloat16},
      {"Int8", &in12.shaderInt8},
      {"StorageBuffer16BitAccess", &in11.storageBuffer16BitAccess},
      {"StorageBuffer8BitAccess", &in12.storageBuffer8BitAccess},
  };
  auto found = rows.find(capability);
  isKnown = found != rows.end();
  return isKnown ? found->second : nullptr;
}

/// Returns the first version of Vulkan, 1.N, with a version of SPIR-V, "1.N".
static uint32_t getMinor(const std::string &version) {
  const std::map<std::string, uint32_t> rows = {
      {"1.0", 0}, {"1.1", 1}, {"1.2", 1}, {"1.3", 1},
      {"1.4", 2}, {"1.5", 2}, {"1.6", 3}};
  auto found = rows.find(version);
  return found == rows.end() ? UINT32_MAX : found->second;
}

/// Returns the first version of Vulkan, 1.N, all of whose devices take an
/// extension of SPIR-V.
static uint32_t getMinorOfExtension(const std::string &extension) {
  const std::map<std::string, uint32_t> rows = {
      {"SPV_KHR_storage_buffer_storage_class", 1},
      {"SPV_KHR_16bit_storage", 1},
      {"SPV_KHR_8bit_storage", 2},
  };
  auto found = rows.find(extension);
  return found == rows.end() ? UINT32_MAX : found->second;
}

/// Returns whether a device has all that a module needs, of what is known here,
/// and asks for the features.
bool Device::takes(VkPhysicalDevice candidate, const Json &candidateModule) {
  VkPhysicalDeviceProperties properties;
  vkGetPhysicalDeviceProperties(candidate, &properties);
  uint32_t minor = VK_VERSION_MINOR(properties.apiVersion);
  uint32_t needed = getMinor(candidateModule.at("version"));
  for (const Json &extension : candidateModule.at("extensions"))
    needed = std::max(needed, getMinorOfExtension(extension));
  if (minor < needed)
    return false;
  // Our pipelines don't ask for subgroups of a size.
  for (const Json &entryPoint : candidateModule.at("entry_points"))
    if (!entryPoint.at("required_subgroup_size").is_null())
      return false;
  VkPhysicalDeviceVulkan12Features has12 = {};
  has12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  VkPhysicalDeviceVulkan11Features has11 = {};
  has11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
  has11.pNext = &has12;
  VkPhysicalDeviceFeatures2 has = {};
  has.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  has.pNext = minor >= 2 ? &has11 : nullptr;
  if (minor >= 1)
    vkGetPhysicalDeviceFeatures2(candidate, &has);
  else
    vkGetPhysicalDeviceFeatures(candidate, &has.features);
  features = {};
  features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  features11 = {};
  features11.sType = has11.sType;
  features12 = {};
  features12.sType = has12.sType;
  for (const Json &name : candidateModule.at("capabilities")) {
    bool isKnown = false;
    VkBool32 *feature = getFeature(name, has.features, has11, has12, isKnown);
    if (!isKnown || (feature && !*feature))
      return false;
    if (feature)
      *getFeature(name, features.features, features11, features12, isKnown) =
          VK_TRUE;
  }
  // Accesses out of bounds do no harm.
  features.features.robustBufferAccess = VK_TRUE;
  if (minor >= 2) {
    features.pNext = &features11;
    features11.pNext = &features12;
  }
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
    for (const Json &each : package.getModules())
      if (takes(candidate, each)) {
        physical = candidate;
        module = each;
        return;
      }
  throw std::runtime_error("no device has what a module of the package needs");
}
