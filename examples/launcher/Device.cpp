//===- Device.cpp - A Vulkan device that runs launches --------------------===//
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

/// The maximum number of launches in a submission.
static constexpr size_t kMostLaunches = 256;

void launcher::check(VkResult result, const char *what) {
  if (result != VK_SUCCESS)
    throw std::runtime_error(std::string(what) + " failed with VkResult " +
                             std::to_string(result));
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

void Device::makeInstance() {
  VkApplicationInfo application = {};
  application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
  application.apiVersion = VK_API_VERSION_1_3;
  VkInstanceCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
  info.pApplicationInfo = &application;
  check(vkCreateInstance(&info, nullptr, &instance), "vkCreateInstance");
}

void Device::makeDevice() {
  uint32_t count = 0;
  vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, families.data());
  while (family < count &&
         !(families[family].queueFlags & VK_QUEUE_COMPUTE_BIT))
    ++family;
  if (family == count)
    throw std::runtime_error("the device has no queue for compute shaders");
  float priority = 1;
  VkDeviceQueueCreateInfo queueInfo = {};
  queueInfo.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queueInfo.queueFamilyIndex = family;
  queueInfo.queueCount = 1;
  queueInfo.pQueuePriorities = &priority;
  VkDeviceCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queueInfo;
  offer->fill(info);
  check(vkCreateDevice(physical, &info, nullptr, &device), "vkCreateDevice");
  vkGetDeviceQueue(device, family, 0, &queue);
  VkPhysicalDeviceProperties properties;
  vkGetPhysicalDeviceProperties(physical, &properties);
  limits = properties.limits;
  alignment = std::max({limits.minStorageBufferOffsetAlignment,
                        limits.minUniformBufferOffsetAlignment,
                        static_cast<VkDeviceSize>(4)});
}

Device::Device(const Package &package) {
  makeInstance();
  choose(package);
  makeDevice();
  Bytes binary = package.readModule(module);
  VkShaderModuleCreateInfo shaderInfo = {};
  shaderInfo.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
  shaderInfo.codeSize = binary.size();
  shaderInfo.pCode = reinterpret_cast<const uint32_t *>(binary.data());
  check(vkCreateShaderModule(device, &shaderInfo, nullptr, &shader),
        "vkCreateShaderModule");
  VkCommandPoolCreateInfo poolInfo = {};
  poolInfo.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  poolInfo.queueFamilyIndex = family;
  check(vkCreateCommandPool(device, &poolInfo, nullptr, &pool),
        "vkCreateCommandPool");
  VkCommandBufferAllocateInfo commandsInfo = {};
  commandsInfo.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
  commandsInfo.commandPool = pool;
  commandsInfo.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  commandsInfo.commandBufferCount = 1;
  check(vkAllocateCommandBuffers(device, &commandsInfo, &commands),
        "vkAllocateCommandBuffers");
  VkFenceCreateInfo fenceInfo = {};
  fenceInfo.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
  check(vkCreateFence(device, &fenceInfo, nullptr, &fence), "vkCreateFence");
}

Device::~Device() {
  if (device) {
    vkDeviceWaitIdle(device);
    for (VkDescriptorPool each : descriptorPools)
      vkDestroyDescriptorPool(device, each, nullptr);
    images.clear();
    for (auto &[name, each] : pipelines) {
      vkDestroyPipeline(device, each.pipeline, nullptr);
      vkDestroyPipelineLayout(device, each.layout, nullptr);
      for (VkDescriptorSetLayout layout : each.setLayouts)
        vkDestroyDescriptorSetLayout(device, layout, nullptr);
      for (VkSampler sampler : each.samplers)
        vkDestroySampler(device, sampler, nullptr);
    }
    for (const std::unique_ptr<Buffer> &each : buffers) {
      vkDestroyBuffer(device, each->buffer, nullptr);
      vkFreeMemory(device, each->memory, nullptr);
    }
    vkDestroyFence(device, fence, nullptr);
    vkDestroyCommandPool(device, pool, nullptr);
    vkDestroyShaderModule(device, shader, nullptr);
    vkDestroyDevice(device, nullptr);
  }
  if (instance)
    vkDestroyInstance(instance, nullptr);
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

Buffer *Device::makeBuffer(VkDeviceSize size) {
  buffers.push_back(std::make_unique<Buffer>());
  Buffer &made = *buffers.back();
  made.size = std::max<VkDeviceSize>((size + 3) / 4 * 4, 4);
  VkBufferCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  info.size = made.size;
  info.usage =
      VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
      VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  check(vkCreateBuffer(device, &info, nullptr, &made.buffer), "vkCreateBuffer");
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(device, made.buffer, &needs);
  VkPhysicalDeviceMemoryProperties memory;
  vkGetPhysicalDeviceMemoryProperties(physical, &memory);
  VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                 VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  // Every device has such a memory type for buffers.
  uint32_t type = 0;
  while (type + 1 < memory.memoryTypeCount &&
         (!(needs.memoryTypeBits >> type & 1) ||
          (memory.memoryTypes[type].propertyFlags & wanted) != wanted))
    ++type;
  VkMemoryAllocateInfo allocation = {};
  allocation.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocation.allocationSize = needs.size;
  allocation.memoryTypeIndex = type;
  check(vkAllocateMemory(device, &allocation, nullptr, &made.memory),
        "vkAllocateMemory");
  check(vkBindBufferMemory(device, made.buffer, made.memory, 0),
        "vkBindBufferMemory");
  void *data = nullptr;
  check(vkMapMemory(device, made.memory, 0, VK_WHOLE_SIZE, 0, &data),
        "vkMapMemory");
  made.data = static_cast<char *>(data);
  std::fill_n(made.data, made.size, 0);
  return &made;
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

void Device::begin() {
  if (isRecording)
    return;
  VkCommandBufferBeginInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
  check(vkBeginCommandBuffer(commands, &info), "vkBeginCommandBuffer");
  isRecording = true;
}

/// Launches read and write, and images are copied.
static constexpr VkPipelineStageFlags kStages =
    VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
static constexpr VkAccessFlags kWrites =
    VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
static constexpr VkAccessFlags kReads = VK_ACCESS_SHADER_READ_BIT |
                                        VK_ACCESS_UNIFORM_READ_BIT |
                                        VK_ACCESS_TRANSFER_READ_BIT;

/// Makes later commands wait for all earlier ones and, unless `access` is 0,
/// makes the earlier writes visible to them.
static void wait(VkCommandBuffer commands, VkPipelineStageFlags after,
                 VkAccessFlags access) {
  VkMemoryBarrier barrier = {};
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = kWrites;
  barrier.dstAccessMask = access;
  vkCmdPipelineBarrier(commands, kStages, after, 0, access ? 1 : 0, &barrier, 0,
                       nullptr, 0, nullptr);
}

/// Makes a launch wait for earlier ones if one of them uses what the other
/// writes to. A barrier covers all earlier launches.
void Device::addBarrier(const std::vector<Bound> &bound) {
  bool seesWritten = false, overwrites = false;
  for (const Bound &each : bound) {
    seesWritten |= written.count(each.buffer) != 0;
    overwrites |= each.isWritten && read.count(each.buffer) != 0;
  }
  if (seesWritten)
    wait(commands, kStages, kReads | kWrites);
  else if (overwrites)
    wait(commands, kStages, 0);
  if (seesWritten || overwrites)
    read.clear();
  // Waiting alone doesn't make writes visible.
  if (seesWritten)
    written.clear();
  for (const Bound &each : bound) {
    if (each.isRead || each.texels)
      read.insert(each.buffer);
    if (each.isWritten)
      written.insert(each.buffer);
  }
}

/// Fails for bindings beyond the device's limits. Images are checked when they
/// are created.
void Device::checkLimits(const std::vector<Bound> &bound,
                         size_t numConstantBytes) {
  if (numConstantBytes > limits.maxPushConstantsSize)
    throw std::runtime_error("the device takes fewer push constants");
  for (const Bound &each : bound)
    if (!each.texels &&
        each.size > (each.slot.type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
                         ? limits.maxUniformBufferRange
                         : limits.maxStorageBufferRange))
      throw std::runtime_error("the device has no buffers of " +
                               std::to_string(each.size) + " bytes");
}

void Device::launch(const Pipeline &pipeline,
                    const std::array<uint32_t, 3> &groups,
                    const std::vector<Bound> &bound, const Bytes &constants) {
  if (descriptorPools.size() >= kMostLaunches)
    finish();
  checkLimits(bound, constants.size());
  size_t firstImage = images.size();
  for (const Bound &each : bound)
    if (each.texels)
      images.push_back(std::make_unique<Image>(
          physical, device, *each.texels, each.slot.type, each.buffer->buffer,
          each.isWritten));
  std::vector<VkDescriptorSet> sets = makeSets(pipeline, bound, firstImage);
  begin();
  addBarrier(bound);
  for (size_t i = firstImage; i < images.size(); ++i)
    images[i]->copyIn(commands);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                    pipeline.pipeline);
  if (!sets.empty())
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                            pipeline.layout, 0, sets.size(), sets.data(), 0,
                            nullptr);
  if (!constants.empty())
    vkCmdPushConstants(commands, pipeline.layout, VK_SHADER_STAGE_COMPUTE_BIT,
                       0, constants.size(), constants.data());
  vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
  for (size_t i = firstImage; i < images.size(); ++i)
    images[i]->copyBack(commands);
}

void Device::finish() {
  if (!isRecording)
    return;
  wait(commands, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
  check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
  isRecording = false;
  VkSubmitInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  info.commandBufferCount = 1;
  info.pCommandBuffers = &commands;
  check(vkQueueSubmit(queue, 1, &info, fence), "vkQueueSubmit");
  check(vkWaitForFences(device, 1, &fence, VK_TRUE, UINT64_MAX),
        "vkWaitForFences");
  check(vkResetFences(device, 1, &fence), "vkResetFences");
  check(vkResetCommandPool(device, pool, 0), "vkResetCommandPool");
  for (VkDescriptorPool each : descriptorPools)
    vkDestroyDescriptorPool(device, each, nullptr);
  descriptorPools.clear();
  images.clear();
  read.clear();
  written.clear();
}
