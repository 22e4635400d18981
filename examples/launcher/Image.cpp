//===- Image.cpp - Images of launches -------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Image.h"

#include "Device.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

using namespace launcher;

//===----------------------------------------------------------------------===//
// Texels
//===----------------------------------------------------------------------===//

static VkFormat getFormat(const std::string &name) {
#define FORMAT(format)                                                         \
  if (name == #format)                                                         \
    return VK_FORMAT_##format;
#include "Formats.inc"
  throw std::runtime_error("there is no format '" + name + "' of images");
}

/// Returns the number of components of a texel: 4 for "R8G8B8A8_UNORM".
static size_t getNumComponents(const std::string &format) {
  std::string components = format.substr(0, format.find('_'));
  return std::count_if(components.begin(), components.end(),
                       [](unsigned char each) { return std::isalpha(each); });
}

Texels launcher::getTexels(const Json &image, const Shape &shape,
                           size_t elementSize) {
  std::string format = image.at("format");
  Texels texels;
  texels.format = getFormat(format);
  texels.rank = std::stoul(image.at("dimension").get<std::string>());
  texels.isArrayed = image.at("arrayed");
  size_t rank = texels.rank + (texels.isArrayed ? 1 : 0);
  if (texels.rank < 1 || texels.rank > 3 ||
      (shape.size() != rank && shape.size() != rank + 1))
    throw std::runtime_error("an image has another number of dimensions than "
                             "what is passed for it");
  size_t numComponents = shape.size() > rank ? shape.back() : 1;
  if (numComponents != getNumComponents(format) ||
      elementSize * 8 != std::stoul(format.substr(1)))
    throw std::runtime_error("an image of " + format +
                             " has other texels than what is passed for it");
  uint32_t *sizes[] = {&texels.extent.width, &texels.extent.height,
                       &texels.extent.depth};
  for (uint32_t i = 0; i < texels.rank; ++i)
    *sizes[i] = shape[rank - 1 - i];
  if (texels.isArrayed)
    texels.layers = shape[0];
  return texels;
}

static VkImageUsageFlags getUsage(VkDescriptorType type) {
  VkImageUsageFlags own = type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE
                              ? VK_IMAGE_USAGE_STORAGE_BIT
                              : VK_IMAGE_USAGE_SAMPLED_BIT;
  return own | VK_IMAGE_USAGE_TRANSFER_SRC_BIT |
         VK_IMAGE_USAGE_TRANSFER_DST_BIT;
}

static VkImageType getType(const Texels &texels) {
  return static_cast<VkImageType>(VK_IMAGE_TYPE_1D + (texels.rank - 1));
}

void launcher::checkImage(VkPhysicalDevice physical, const Texels &texels,
                          VkDescriptorType type) {
  VkImageFormatProperties found;
  VkResult result = vkGetPhysicalDeviceImageFormatProperties(
      physical, texels.format, getType(texels), VK_IMAGE_TILING_OPTIMAL,
      getUsage(type), 0, &found);
  if (result == VK_ERROR_FORMAT_NOT_SUPPORTED)
    throw std::runtime_error("the device has no images of the format that a "
                             "shader takes");
  check(result, "vkGetPhysicalDeviceImageFormatProperties");
  const VkExtent3D &extent = texels.extent, &most = found.maxExtent;
  if (extent.width == 0 || extent.height == 0 || extent.depth == 0 ||
      extent.width > most.width || extent.height > most.height ||
      extent.depth > most.depth || texels.layers == 0 ||
      texels.layers > found.maxArrayLayers)
    throw std::runtime_error("an image is larger than the device takes, or "
                             "empty");
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// Returns one of the memory types in the bit mask `allowed`, preferably a
/// device-local one.
static uint32_t getMemoryType(VkPhysicalDevice physical, uint32_t allowed) {
  VkPhysicalDeviceMemoryProperties memory;
  vkGetPhysicalDeviceMemoryProperties(physical, &memory);
  uint32_t any = 0;
  for (uint32_t type = memory.memoryTypeCount; type-- > 0;) {
    if (!(allowed >> type & 1))
      continue;
    any = type;
    if (memory.memoryTypes[type].propertyFlags &
        VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT)
      return type;
  }
  return any;
}

Image::Image(VkPhysicalDevice physical, VkDevice device, const Texels &texels,
             VkDescriptorType type, VkBuffer buffer, bool isWritten)
    : device(device), texels(texels), buffer(buffer), isWritten(isWritten),
      layout(type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE
                 ? VK_IMAGE_LAYOUT_GENERAL
                 : VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL) {
  checkImage(physical, texels, type);
  VkImageCreateInfo info = {};
  info.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO;
  info.imageType = getType(texels);
  info.format = texels.format;
  info.extent = texels.extent;
  info.mipLevels = 1;
  info.arrayLayers = texels.layers;
  info.samples = VK_SAMPLE_COUNT_1_BIT;
  info.tiling = VK_IMAGE_TILING_OPTIMAL;
  info.usage = getUsage(type);
  check(vkCreateImage(device, &info, nullptr, &image), "vkCreateImage");
  VkMemoryRequirements needs;
  vkGetImageMemoryRequirements(device, image, &needs);
  VkMemoryAllocateInfo allocation = {};
  allocation.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocation.allocationSize = needs.size;
  allocation.memoryTypeIndex = getMemoryType(physical, needs.memoryTypeBits);
  check(vkAllocateMemory(device, &allocation, nullptr, &memory),
        "vkAllocateMemory");
  check(vkBindImageMemory(device, image, memory, 0), "vkBindImageMemory");
  VkImageViewCreateInfo viewInfo = {};
  viewInfo.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
  viewInfo.image = image;
  viewInfo.viewType = static_cast<VkImageViewType>(
      (texels.isArrayed ? VK_IMAGE_VIEW_TYPE_1D_ARRAY : VK_IMAGE_VIEW_TYPE_1D) +
      (texels.rank - 1));
  viewInfo.format = texels.format;
  viewInfo.subresourceRange = getRange();
  check(vkCreateImageView(device, &viewInfo, nullptr, &view),
        "vkCreateImageView");
}

Image::~Image() {
  vkDestroyImageView(device, view, nullptr);
  vkDestroyImage(device, image, nullptr);
  vkFreeMemory(device, memory, nullptr);
}

VkDescriptorImageInfo Image::getInfo() const {
  return {VK_NULL_HANDLE, view, layout};
}

VkImageSubresourceRange Image::getRange() const {
  return {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, texels.layers};
}

VkBufferImageCopy Image::getCopy() const {
  VkBufferImageCopy copy = {};
  copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, texels.layers};
  copy.imageExtent = texels.extent;
  return copy;
}

/// Changes the layout between copies and the launch.
void Image::change(VkCommandBuffer commands, VkImageLayout from,
                   VkImageLayout to, VkAccessFlags written, VkAccessFlags seen,
                   bool toShader) const {
  VkImageMemoryBarrier barrier = {};
  barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER;
  barrier.srcAccessMask = written;
  barrier.dstAccessMask = seen;
  barrier.oldLayout = from;
  barrier.newLayout = to;
  barrier.srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
  barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
  barrier.image = image;
  barrier.subresourceRange = getRange();
  VkPipelineStageFlags shader = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  VkPipelineStageFlags copy = VK_PIPELINE_STAGE_TRANSFER_BIT;
  vkCmdPipelineBarrier(commands, toShader ? copy : shader,
                       toShader ? shader : copy, 0, 0, nullptr, 0, nullptr, 1,
                       &barrier);
}

void Image::copyIn(VkCommandBuffer commands) const {
  change(commands, VK_IMAGE_LAYOUT_UNDEFINED,
         VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 0, VK_ACCESS_TRANSFER_WRITE_BIT,
         false);
  VkBufferImageCopy copy = getCopy();
  vkCmdCopyBufferToImage(commands, buffer, image,
                         VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
  VkAccessFlags seen = VK_ACCESS_SHADER_READ_BIT;
  if (isWritten)
    seen |= VK_ACCESS_SHADER_WRITE_BIT;
  change(commands, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, layout,
         VK_ACCESS_TRANSFER_WRITE_BIT, seen, true);
}

void Image::copyBack(VkCommandBuffer commands) const {
  if (!isWritten)
    return;
  change(commands, layout, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
         VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_READ_BIT, false);
  VkBufferImageCopy copy = getCopy();
  vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                         buffer, 1, &copy);
}
