//===- Requirements.h - What a device has, by name --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_REQUIREMENTS_H
#define LAUNCHER_REQUIREMENTS_H

#include "Package.h"

#include <vulkan/vulkan.h>

#include <set>

namespace launcher {

/// The features of a device.
struct Features {
  VkPhysicalDeviceFeatures2 core = {};
  VkPhysicalDeviceVulkan11Features in11 = {};
  VkPhysicalDeviceVulkan12Features in12 = {};
  VkPhysicalDeviceVulkan13Features in13 = {};

  /// Creates a chain of the feature structures of Vulkan 1.`minor`.
  explicit Features(uint32_t minor);
  Features(const Features &) = delete;
  Features &operator=(const Features &) = delete;

  /// Returns a feature of that chain, nullptr if there is none of that name.
  VkBool32 *find(const std::string &name);

private:
  uint32_t minor;
};

/// What a device offers, and which of that a module needs.
class Offer {
public:
  explicit Offer(VkPhysicalDevice device);

  /// Returns whether the device meets the requirements of a module in the
  /// manifest, and enables what they name. Names that this code doesn't know
  /// count as not offered.
  bool meets(const Json &requirements);

  /// Adds what is enabled to `info`. This object must live as long as `info` is
  /// used.
  void fill(VkDeviceCreateInfo &info);

private:
  bool holds(const Json &alternative);
  void ask(const Json &alternative);

  uint32_t minor;
  std::set<std::string> extensions;
  std::map<std::string, uint64_t> properties;
  Features offered;
  Features asked;
  std::set<std::string> askedExtensions;
  std::vector<const char *> extensionNames;
};

} // namespace launcher

#endif // LAUNCHER_REQUIREMENTS_H
