//===- Image.h - Images of launches -----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_IMAGE_H
#define LAUNCHER_IMAGE_H

#include "Package.h"

#include <vulkan/vulkan.h>

namespace launcher {

/// The contents of a shader's image.
struct Texels {
  VkFormat format = VK_FORMAT_UNDEFINED;
  /// 1, 2 or 3.
  uint32_t rank = 0;
  VkExtent3D extent = {1, 1, 1};
  bool isArrayed = false;
  uint32_t layers = 1;
};

/// Returns the texels of an array, for an image in the manifest. Fails if the
/// number of dimensions or components, or the size of elements, doesn't match.
Texels getTexels(const Json &image, const Shape &shape, size_t elementSize);

/// Fails if the device doesn't support such an image with descriptors of a
/// type.
void checkImage(VkPhysicalDevice physical, const Texels &texels,
                VkDescriptorType type);

/// An image that a launch uses in place of a buffer. It is filled from the
/// buffer before the launch, and copied back after it if the shader writes to
/// it.
class Image {
public:
  Image(VkPhysicalDevice physical, VkDevice device, const Texels &texels,
        VkDescriptorType type, VkBuffer buffer, bool isWritten);
  ~Image();
  Image(const Image &) = delete;
  Image &operator=(const Image &) = delete;

  void copyIn(VkCommandBuffer commands) const;
  void copyBack(VkCommandBuffer commands) const;

  /// Returns the contents of a descriptor. The sampler belongs to the pipeline.
  VkDescriptorImageInfo getInfo() const;

private:
  void change(VkCommandBuffer commands, VkImageLayout from, VkImageLayout to,
              VkAccessFlags written, VkAccessFlags seen, bool toShader) const;
  VkBufferImageCopy getCopy() const;
  VkImageSubresourceRange getRange() const;

  VkDevice device;
  Texels texels;
  VkBuffer buffer;
  bool isWritten;
  VkImageLayout layout;
  VkImage image = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  VkImageView view = VK_NULL_HANDLE;
};

} // namespace launcher

#endif // LAUNCHER_IMAGE_H
