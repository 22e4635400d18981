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

/// In a submission.
static constexpr size_t kMostLaunches = 256;

void launcher::check(VkResult result, const char *what) {
  if (result != VK_SUCCESS)
    throw std::runtime_error(std::string(what) + " failed with VkResult " +
                             std::to_string(result));
}

//===----------------------------------------------------------------------===//
// Making it
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
  if (features.pNext)
    info.pNext = &features;
  else
    info.pEnabledFeatures = &features.features;
  check(vkCreateDevice(physical, &info, nullptr, &device), "vkCreateDevice");
  vkGetDeviceQueue(device, family, 0, &queue);
  VkPhysicalDeviceProperties properties;
  vkGetPhysicalDeviceProperties(physical, &properties);
  alignment = std::max<VkDeviceSize>(
      properties.limits.minStorageBufferOffsetAlignment, 4);
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
    for (auto &[name, each] : pipelines) {
      vkDestroyPipeline(device, each.pipeline, nullptr);
      vkDestroyPipelineLayout(device, each.layout, nullptr);
      for (VkDescriptorSetLayout layout : each.setLayouts)
        vkDestroyDescriptorSetLayout(device, layout, nullptr);
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
// Buffers and pipelines
//===----------------------------------------------------------------------===//

Buffer *Device::makeBuffer(VkDeviceSize size) {
  buffers.push_back(std::make_unique<Buffer>());
  Buffer &made = *buffers.back();
  made.size = std::max<VkDeviceSize>((size + 3) / 4 * 4, 4);
  VkBufferCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  info.size = made.size;
  info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  check(vkCreateBuffer(device, &info, nullptr, &made.buffer), "vkCreateBuffer");
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(device, made.buffer, &needs);
  VkPhysicalDeviceMemoryProperties memory;
  vkGetPhysicalDeviceMemoryProperties(physical, &memory);
  VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                 VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  // Every device has such a type for buffers.
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

/// Appends the layouts of the descriptor sets from 0 on; unused ones are empty.
static void
makeSetLayouts(VkDevice device,
               const std::vector<std::pair<uint32_t, uint32_t>> &places,
               std::vector<VkDescriptorSetLayout> &layouts) {
  uint32_t count = 0;
  for (auto [set, binding] : places)
    count = std::max(count, set + 1);
  for (uint32_t number = 0; number < count; ++number) {
    std::vector<VkDescriptorSetLayoutBinding> bindings;
    for (auto [set, binding] : places)
      if (set == number)
        bindings.push_back({binding, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1,
                            VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
    VkDescriptorSetLayoutCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    info.bindingCount = bindings.size();
    info.pBindings = bindings.data();
    layouts.emplace_back();
    check(vkCreateDescriptorSetLayout(device, &info, nullptr, &layouts.back()),
          "vkCreateDescriptorSetLayout");
  }
}

const Pipeline &
Device::getPipeline(const std::string &entryPoint,
                    const std::vector<std::pair<uint32_t, uint32_t>> &places,
                    uint32_t numConstantBytes) {
  auto [found, isNew] = pipelines.try_emplace(entryPoint);
  Pipeline &made = found->second;
  if (!isNew)
    return made;
  makeSetLayouts(device, places, made.setLayouts);
  VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0,
                               numConstantBytes};
  VkPipelineLayoutCreateInfo layoutInfo = {};
  layoutInfo.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  layoutInfo.setLayoutCount = made.setLayouts.size();
  layoutInfo.pSetLayouts = made.setLayouts.data();
  layoutInfo.pushConstantRangeCount = numConstantBytes ? 1 : 0;
  layoutInfo.pPushConstantRanges = &range;
  check(vkCreatePipelineLayout(device, &layoutInfo, nullptr, &made.layout),
        "vkCreatePipelineLayout");
  VkComputePipelineCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
  info.layout = made.layout;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = shader;
  info.stage.pName = entryPoint.c_str();
  check(vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, nullptr,
                                 &made.pipeline),
        "vkCreateComputePipelines");
  return made;
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

/// Makes everything after it see what has been written before it.
static void addBarrier(VkCommandBuffer commands, VkPipelineStageFlags after,
                       VkAccessFlags access) {
  VkMemoryBarrier barrier = {};
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  barrier.dstAccessMask = access;
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, after, 0,
                       1, &barrier, 0, nullptr, 0, nullptr);
}

/// Returns descriptor sets with the buffers of a launch.
std::vector<VkDescriptorSet> Device::makeSets(const Pipeline &pipeline,
                                              const std::vector<Bound> &bound) {
  std::vector<VkDescriptorSet> sets(pipeline.setLayouts.size());
  VkDescriptorPoolSize size = {
      VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
      std::max<uint32_t>(static_cast<uint32_t>(bound.size()), 1)};
  VkDescriptorPoolCreateInfo poolInfo = {};
  poolInfo.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
  poolInfo.maxSets = sets.size();
  poolInfo.poolSizeCount = 1;
  poolInfo.pPoolSizes = &size;
  descriptorPools.emplace_back();
  check(vkCreateDescriptorPool(device, &poolInfo, nullptr,
                               &descriptorPools.back()),
        "vkCreateDescriptorPool");
  VkDescriptorSetAllocateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
  info.descriptorPool = descriptorPools.back();
  info.descriptorSetCount = sets.size();
  info.pSetLayouts = pipeline.setLayouts.data();
  check(vkAllocateDescriptorSets(device, &info, sets.data()),
        "vkAllocateDescriptorSets");
  for (const Bound &each : bound) {
    VkDescriptorBufferInfo held = {each.buffer->buffer, each.offset, each.size};
    VkWriteDescriptorSet write = {};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = sets.at(each.set);
    write.dstBinding = each.binding;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &held;
    vkUpdateDescriptorSets(device, 1, &write, 0, nullptr);
  }
  return sets;
}

void Device::launch(const Pipeline &pipeline,
                    const std::array<uint32_t, 3> &groups,
                    const std::vector<Bound> &bound, const Bytes &constants) {
  if (descriptorPools.size() >= kMostLaunches)
    finish();
  begin();
  addBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
             VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                    pipeline.pipeline);
  if (!bound.empty()) {
    std::vector<VkDescriptorSet> sets = makeSets(pipeline, bound);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE,
                            pipeline.layout, 0, sets.size(), sets.data(), 0,
                            nullptr);
  }
  if (!constants.empty())
    vkCmdPushConstants(commands, pipeline.layout, VK_SHADER_STAGE_COMPUTE_BIT,
                       0, constants.size(), constants.data());
  vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
}

void Device::finish() {
  if (!isRecording)
    return;
  addBarrier(commands, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
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
}
