//===- Device.h - A Vulkan device that runs launches ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_DEVICE_H
#define LAUNCHER_DEVICE_H

#include "Image.h"
#include "Requirements.h"

#include <vulkan/vulkan.h>

#include <array>
#include <memory>
#include <optional>
#include <set>

namespace launcher {

/// Fails if Vulkan returned an error from `what`.
void check(VkResult result, const char *what);

/// A buffer in host-visible memory, which stays mapped.
struct Buffer {
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  char *data = nullptr;
  VkDeviceSize size = 0;
};

/// A binding of a shader.
struct Slot {
  uint32_t set;
  uint32_t binding;
  VkDescriptorType type;
  /// The sampler, if the binding has one.
  std::optional<VkSamplerCreateInfo> sampler;
};

/// Returns a binding of the manifest.
Slot getSlot(const Json &binding);

/// A part of a buffer, bound to a buffer or an image of a shader.
struct Bound {
  Slot slot;
  const Buffer *buffer;
  VkDeviceSize offset;
  VkDeviceSize size;
  /// How the shader accesses it.
  bool isRead;
  bool isWritten;
  /// The texels of an image; std::nullopt for a buffer.
  std::optional<Texels> texels;
};

/// Values of specialization constants.
struct Specialization {
  std::vector<VkSpecializationMapEntry> entries;
  Bytes data;
};

/// A compute shader that is ready to run.
struct Pipeline {
  VkPipeline pipeline = VK_NULL_HANDLE;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  std::vector<VkDescriptorSetLayout> setLayouts;
  std::vector<VkSampler> samplers;
};

/// The first device that supports a module of a package, with that module and
/// its pipelines. Launches are recorded one after the other, and submitted
/// together; a launch waits for earlier ones only if necessary. Errors of
/// Vulkan are std::runtime_errors.
class Device {
public:
  explicit Device(const Package &package);
  ~Device();
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  /// Returns the manifest's entry of the module that the device supports.
  const Json &getModule() const { return module; }

  /// Returns a buffer, which lives as long as the device. Its size is rounded
  /// up to whole words, at least one.
  Buffer *makeBuffer(VkDeviceSize size);

  /// Returns the pipeline of an entry point with these bindings, push constants
  /// and specialization constants. The first call creates it.
  const Pipeline &getPipeline(const std::string &entryPoint,
                              const std::vector<Slot> &slots,
                              uint32_t numConstantBytes,
                              const Specialization &specialization);

  /// Records a launch. It sees the results of earlier launches.
  void launch(const Pipeline &pipeline, const std::array<uint32_t, 3> &groups,
              const std::vector<Bound> &bound, const Bytes &constants);

  /// Submits the recorded commands, and waits for their end.
  void finish();

  /// Returns the required alignment of offsets in buffers.
  VkDeviceSize getAlignment() const { return alignment; }

private:
  void makeInstance();
  void choose(const Package &package);
  void makeDevice();
  void makeSetLayouts(const std::vector<Slot> &slots, Pipeline &made);
  void checkLimits(const std::vector<Bound> &bound, size_t numConstantBytes);
  void addBarrier(const std::vector<Bound> &bound);
  std::vector<VkDescriptorSet> makeSets(const Pipeline &pipeline,
                                        const std::vector<Bound> &bound,
                                        size_t firstImage);
  void begin();

  VkInstance instance = VK_NULL_HANDLE;
  VkPhysicalDevice physical = VK_NULL_HANDLE;
  VkDevice device = VK_NULL_HANDLE;
  VkQueue queue = VK_NULL_HANDLE;
  uint32_t family = 0;
  VkDeviceSize alignment = 4;
  VkPhysicalDeviceLimits limits = {};
  std::unique_ptr<Offer> offer;
  Json module;
  VkShaderModule shader = VK_NULL_HANDLE;
  VkCommandPool pool = VK_NULL_HANDLE;
  VkCommandBuffer commands = VK_NULL_HANDLE;
  VkFence fence = VK_NULL_HANDLE;
  bool isRecording = false;
  std::vector<VkDescriptorPool> descriptorPools;
  std::vector<std::unique_ptr<Buffer>> buffers;
  std::map<std::pair<std::string, Bytes>, Pipeline> pipelines;
  /// The images of the recorded launches.
  std::vector<std::unique_ptr<Image>> images;
  /// What launches since the last barrier read and write.
  std::set<const Buffer *> read;
  std::set<const Buffer *> written;
};

} // namespace launcher

#endif // LAUNCHER_DEVICE_H
