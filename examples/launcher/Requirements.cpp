//===- Requirements.cpp - What a device has, by name ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Requirements.h"

#include <algorithm>

using namespace launcher;

//===----------------------------------------------------------------------===//
// Features
//===----------------------------------------------------------------------===//

Features::Features(uint32_t minor) : minor(minor) {
  core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  in11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
  in12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  in13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
  if (minor >= 2) {
    core.pNext = &in11;
    in11.pNext = &in12;
  }
  if (minor >= 3)
    in12.pNext = &in13;
}

VkBool32 *Features::find(const std::string &name) {
#define FEATURE_10(member)                                                     \
  if (name == #member)                                                         \
    return &core.features.member;
#define FEATURE_11(member)                                                     \
  if (minor >= 2 && name == #member)                                           \
    return &in11.member;
#define FEATURE_12(member)                                                     \
  if (minor >= 2 && name == #member)                                           \
    return &in12.member;
#define FEATURE_13(member)                                                     \
  if (minor >= 3 && name == #member)                                           \
    return &in13.member;
#include "Names.inc"
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

/// Returns the properties of a device of Vulkan 1.2 or later.
static std::map<std::string, uint64_t> readProperties(VkPhysicalDevice device) {
  VkPhysicalDeviceVulkan12Properties in12 = {};
  in12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES;
  VkPhysicalDeviceVulkan11Properties in11 = {};
  in11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES;
  in11.pNext = &in12;
  VkPhysicalDeviceProperties2 all = {};
  all.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  all.pNext = &in11;
  vkGetPhysicalDeviceProperties2(device, &all);
  return {
#define PROPERTY_11(member) {#member, in11.member},
#define PROPERTY_12(member) {#member, in12.member},
#include "Names.inc"
  };
}

/// Returns the bits for a value of a property, 0 for an unknown one.
static uint64_t getBits(const std::string &name) {
  if (name == "VK_TRUE")
    return VK_TRUE;
#define VALUE(value)                                                           \
  if (name == #value)                                                          \
    return value;
#include "Names.inc"
  return 0;
}

//===----------------------------------------------------------------------===//
// Offers
//===----------------------------------------------------------------------===//

static uint32_t getMinor(VkPhysicalDevice device) {
  VkPhysicalDeviceProperties properties;
  vkGetPhysicalDeviceProperties(device, &properties);
  return VK_VERSION_MINOR(properties.apiVersion);
}

Offer::Offer(VkPhysicalDevice device)
    : minor(getMinor(device)), offered(minor), asked(minor) {
  if (minor >= 1)
    vkGetPhysicalDeviceFeatures2(device, &offered.core);
  else
    vkGetPhysicalDeviceFeatures(device, &offered.core.features);
  if (minor >= 2)
    properties = readProperties(device);
  uint32_t count = 0;
  vkEnumerateDeviceExtensionProperties(device, nullptr, &count, nullptr);
  std::vector<VkExtensionProperties> found(count);
  vkEnumerateDeviceExtensionProperties(device, nullptr, &count, found.data());
  for (const VkExtensionProperties &each : found)
    extensions.insert(each.extensionName);
  // Makes out-of-bounds accesses harmless. Every device has it.
  asked.core.features.robustBufferAccess = VK_TRUE;
}

/// Returns whether Vulkan 1.`minor` is the version of an alternative, or later.
static bool hasVersion(uint32_t minor, const Json &alternative) {
  const Json &version = alternative.at("version");
  return !version.is_null() &&
         std::stoul(version.get<std::string>().substr(2)) <= minor;
}

bool Offer::holds(const Json &alternative) {
  const Json &names = alternative.at("extensions");
  if (!hasVersion(minor, alternative) &&
      std::none_of(names.begin(), names.end(), [&](const Json &each) {
        return extensions.count(each.get<std::string>()) != 0;
      }))
    return false;
  std::string feature = alternative.at("feature");
  VkBool32 *found = offered.find(feature);
  if (!feature.empty() && (!found || !*found))
    return false;
  std::string property = alternative.at("property");
  if (property.empty())
    return true;
  auto value = properties.find(property);
  return value != properties.end() &&
         (value->second & getBits(alternative.at("value"))) != 0;
}

void Offer::ask(const Json &alternative) {
  if (VkBool32 *feature = asked.find(alternative.at("feature")))
    *feature = VK_TRUE;
  if (hasVersion(minor, alternative))
    return;
  for (const Json &each : alternative.at("extensions"))
    if (extensions.count(each.get<std::string>()) != 0) {
      askedExtensions.insert(each.get<std::string>());
      return;
    }
}

bool Offer::meets(const Json &requirements) {
  for (const Json &requirement : requirements) {
    auto found = std::find_if(requirement.begin(), requirement.end(),
                              [&](const Json &each) { return holds(each); });
    if (found == requirement.end())
      return false;
    ask(*found);
  }
  return true;
}

void Offer::fill(VkDeviceCreateInfo &info) {
  if (minor >= 2)
    info.pNext = &asked.core;
  else
    info.pEnabledFeatures = &asked.core.features;
  for (const std::string &each : askedExtensions)
    extensionNames.push_back(each.c_str());
  info.enabledExtensionCount = extensionNames.size();
  info.ppEnabledExtensionNames = extensionNames.data();
}
