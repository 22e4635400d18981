//===- Device.h - A Vulkan device that runs launches ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_DEVICE_H
#define LAUNCHER_DEVICE_H

#include "Package.h"

#include <vulkan/vulkan.h>

#include <array>
#include <memory>
#include <utility>

namespace launcher {

/// Fails where Vulkan reports an error of `what`.
void check(VkResult result, const char *what);

/// A buffer in memory that the host sees. It is mapped as long as it lives.
struct Buffer {
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  char *data = nullptr;
  VkDeviceSize size = 0;
};

/// A part of a buffer, at a descriptor set and a binding.
struct Bound {
  uint32_t set;
  uint32_t binding;
  const Buffer *buffer;
  VkDeviceSize offset;
  VkDeviceSize size;
};

/// A compute shader that is ready to run.
struct Pipeline {
  VkPipeline pipeline = VK_NULL_HANDLE;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  std::vector<VkDescriptorSetLayout> setLayouts;
};

/// The first device that has what a module of a package needs, with that module
/// and its pipelines. Launches are recorded one after the other, and submitted
/// together. What Vulkan reports is a std::runtime_error.
class Device {
public:
  explicit Device(const Package &package);
  ~Device();
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  /// What the manifest says of the module that the device takes.
  const Json &getModule() const { return module; }

  /// Returns a buffer, which lives as long as the device. It is of whole words,
  /// and at least of one.
  Buffer *makeBuffer(VkDeviceSize size);

  /// Returns the pipeline of an entry point with storage buffers at `places`,
  /// (set, binding), and push constants. The first call makes it.
  const Pipeline &
  getPipeline(const std::string &entryPoint,
              const std::vector<std::pair<uint32_t, uint32_t>> &places,
              uint32_t numConstantBytes);

  /// Records a launch. It sees what those before it have written.
  void launch(const Pipeline &pipeline, const std::array<uint32_t, 3> &groups,
              const std::vector<Bound> &bound, const Bytes &constants);

  /// Submits what is recorded, and waits for its end.
  void finish();

  /// Returns what the offset of a storage buffer has to be a multiple of.
  VkDeviceSize getAlignment() const { return alignment; }

private:
  void makeInstance();
  void choose(const Package &package);
  bool takes(VkPhysicalDevice candidate, const Json &candidateModule);
  void makeDevice();
  std::vector<VkDescriptorSet> makeSets(const Pipeline &pipeline,
                                        const std::vector<Bound> &bound);
  void begin();

  VkInstance instance = VK_NULL_HANDLE;
  VkPhysicalDevice physical = VK_NULL_HANDLE;
  VkDevice device = VK_NULL_HANDLE;
  VkQueue queue = VK_NULL_HANDLE;
  uint32_t family = 0;
  VkDeviceSize alignment = 4;
  Json module;
  VkShaderModule shader = VK_NULL_HANDLE;
  VkCommandPool pool = VK_NULL_HANDLE;
  VkCommandBuffer commands = VK_NULL_HANDLE;
  VkFence fence = VK_NULL_HANDLE;
  bool isRecording = false;
  std::vector<VkDescriptorPool> descriptorPools;
  std::vector<std::unique_ptr<Buffer>> buffers;
  std::map<std::string, Pipeline> pipelines;
  VkPhysicalDeviceFeatures2 features = {};
  VkPhysicalDeviceVulkan11Features features11 = {};
  VkPhysicalDeviceVulkan12Features features12 = {};
};

} // namespace launcher

#endif // LAUNCHER_DEVICE_H
