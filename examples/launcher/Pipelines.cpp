//===- Pipelines.cpp - Pipelines and descriptors --------------------------===//
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

static VkDescriptorType getType(const std::string &kind) {
  const std::map<std::string, VkDescriptorType> rows = {
      {"storage_buffer", VK_DESCRIPTOR_TYPE_STORAGE_BUFFER},
      {"uniform_buffer", VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER},
      {"storage_image", VK_DESCRIPTOR_TYPE_STORAGE_IMAGE},
      {"sampled_image", VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE},
      {"combined_image_sampler", VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER},
      {"sampler", VK_DESCRIPTOR_TYPE_SAMPLER},
  };
  auto found = rows.find(kind);
  if (found == rows.end())
    throw std::runtime_error("there is no kind of descriptors '" + kind + "'");
  return found->second;
}

static VkSamplerCreateInfo getSampler(const Json &sampler) {
  const std::map<std::string, VkSamplerAddressMode> modes = {
      {"repeat", VK_SAMPLER_ADDRESS_MODE_REPEAT},
      {"mirrored_repeat", VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT},
      {"clamp_to_edge", VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE},
      {"clamp_to_border", VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER},
  };
  VkSamplerCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
  info.magFilter = info.minFilter =
      sampler.at("filter") == "linear" ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
  info.addressModeU = info.addressModeV = info.addressModeW =
      modes.at(sampler.at("address_mode"));
  return info;
}

Slot launcher::getSlot(const Json &binding) {
  Slot slot = {binding.at("set"), binding.at("binding"),
               getType(binding.at("kind")), std::nullopt};
  if (const Json &sampler = binding.at("sampler"); !sampler.is_null())
    slot.sampler = getSampler(sampler);
  return slot;
}

/// Creates the layouts of the descriptor sets from 0 on; unused ones are empty.
void Device::makeSetLayouts(const std::vector<Slot> &slots, Pipeline &made) {
  uint32_t count = 0;
  for (const Slot &slot : slots)
    count = std::max(count, slot.set + 1);
  if (count > limits.maxBoundDescriptorSets)
    throw std::runtime_error("the device has too few descriptor sets");
  // Reserved, because the addresses of the elements are used.
  made.samplers.reserve(slots.size());
  for (uint32_t number = 0; number < count; ++number) {
    std::vector<VkDescriptorSetLayoutBinding> bindings;
    for (const Slot &slot : slots) {
      if (slot.set != number)
        continue;
      bindings.push_back(
          {slot.binding, slot.type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
      if (!slot.sampler)
        continue;
      VkSampler &sampler = made.samplers.emplace_back();
      check(vkCreateSampler(device, &*slot.sampler, nullptr, &sampler),
            "vkCreateSampler");
      bindings.back().pImmutableSamplers = &sampler;
    }
    VkDescriptorSetLayoutCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    info.bindingCount = bindings.size();
    info.pBindings = bindings.data();
    made.setLayouts.emplace_back();
    check(vkCreateDescriptorSetLayout(device, &info, nullptr,
                                      &made.setLayouts.back()),
          "vkCreateDescriptorSetLayout");
  }
}

const Pipeline &Device::getPipeline(const std::string &entryPoint,
                                    const std::vector<Slot> &slots,
                                    uint32_t numConstantBytes,
                                    const Specialization &specialization) {
  auto [found, isNew] =
      pipelines.try_emplace({entryPoint, specialization.data});
  Pipeline &made = found->second;
  if (!isNew)
    return made;
  makeSetLayouts(slots, made);
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
  VkSpecializationInfo constants = {};
  constants.mapEntryCount = specialization.entries.size();
  constants.pMapEntries = specialization.entries.data();
  constants.dataSize = specialization.data.size();
  constants.pData = specialization.data.data();
  info.stage.pSpecializationInfo = &constants;
  check(vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, nullptr,
                                 &made.pipeline),
        "vkCreateComputePipelines");
  return made;
}

/// Returns descriptor sets with the buffers and images of a launch. Its images
/// start at `firstImage`.
std::vector<VkDescriptorSet> Device::makeSets(const Pipeline &pipeline,
                                              const std::vector<Bound> &bound,
                                              size_t firstImage) {
  std::vector<VkDescriptorSet> sets(pipeline.setLayouts.size());
  if (sets.empty())
    return sets;
  std::vector<VkDescriptorPoolSize> sizes;
  for (const Bound &each : bound)
    sizes.push_back({each.slot.type, 1});
  // Those of separate samplers.
  sizes.push_back({VK_DESCRIPTOR_TYPE_SAMPLER,
                   static_cast<uint32_t>(pipeline.samplers.size() + 1)});
  VkDescriptorPoolCreateInfo poolInfo = {};
  poolInfo.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
  poolInfo.maxSets = sets.size();
  poolInfo.poolSizeCount = sizes.size();
  poolInfo.pPoolSizes = sizes.data();
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
    VkDescriptorImageInfo image = {};
    VkWriteDescriptorSet write = {};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = sets.at(each.slot.set);
    write.dstBinding = each.slot.binding;
    write.descriptorCount = 1;
    write.descriptorType = each.slot.type;
    if (each.texels) {
      image = images.at(firstImage++)->getInfo();
      write.pImageInfo = &image;
    } else {
      write.pBufferInfo = &held;
    }
    vkUpdateDescriptorSets(device, 1, &write, 0, nullptr);
  }
  return sets;
}
