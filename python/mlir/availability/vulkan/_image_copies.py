# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images of launches. An image's contents are in a buffer before and after a launch."""

from __future__ import annotations

from typing import Any, NamedTuple

from mlir.availability.vulkan._descriptors import Descriptor
from mlir.availability.vulkan._images import Texels
from mlir.availability.vulkan._owner import Owner

_TYPES = (0, 1, 2)  # VK_IMAGE_TYPE_1D, 2D, 3D.
_VIEWS = (0, 1, 2)  # VK_IMAGE_VIEW_TYPE_1D, 2D, 3D.
_ARRAY_VIEWS = (4, 5)  # VK_IMAGE_VIEW_TYPE_1D_ARRAY, 2D_ARRAY.
_OPTIMAL = 0  # VK_IMAGE_TILING_OPTIMAL

# VkImageLayout.
_UNDEFINED, _GENERAL, _SHADER_READ, _SOURCE, _DESTINATION = 0, 1, 5, 6, 7


def usage_of(vk: Any, kind: str) -> int:
    """Returns the VkImageUsageFlagBits for an image with descriptors of a kind."""
    copies = vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT | vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT
    own = vk.VK_IMAGE_USAGE_STORAGE_BIT if kind == "storage_image" else vk.VK_IMAGE_USAGE_SAMPLED_BIT
    return int(copies | own)


def format_number(vk: Any, texels: Texels) -> int:
    """Returns the VkFormat of texels."""
    return int(getattr(vk, f"VK_FORMAT_{texels.format.name}"))


class ImageUse(NamedTuple):
    """An image that a launch uses.

    Attributes:
        place: its place in the shader.
        kind: the kind of descriptor.
        texels: its contents.
        buffer: the VkBuffer with the texels.
        offset: their offset in the buffer.
        is_written: whether the shader may write to it.
    """

    place: tuple[int, ...]
    kind: str
    texels: Texels
    buffer: Any
    offset: int
    is_written: bool


class ImageCopy:
    """An image that a launch uses in place of a buffer."""

    def __init__(self, vk: Any, handle: Any, device: Any, owner: Owner, use: ImageUse) -> None:
        """Creates the image, with its own memory.

        Args:
            vk: the package `vulkan`.
            handle: the VkPhysicalDevice.
            device: the VkDevice.
            owner: the owner of the launch's objects.
            use: the use of the image.
        """
        place, kind, texels, self._buffer, self._offset, self._is_written = use
        self._vk, self._texels = vk, texels
        self._layout = _GENERAL if kind == "storage_image" else _SHADER_READ
        layers = texels.layers or 1
        info = vk.VkImageCreateInfo(
            imageType=_TYPES[texels.rank - 1],
            format=format_number(vk, texels),
            extent=self._extent(),
            mipLevels=1,
            arrayLayers=layers,
            samples=vk.VK_SAMPLE_COUNT_1_BIT,
            tiling=_OPTIMAL,
            usage=usage_of(vk, kind),
            sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE,
            initialLayout=_UNDEFINED,
        )
        self._image = owner.create("Image", info)
        needs = vk.vkGetImageMemoryRequirements(device, self._image)
        index = _memory_type(vk, handle, needs.memoryTypeBits)
        memory = owner.allocate(vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=index))
        vk.vkBindImageMemory(device, self._image, memory, 0)
        view = owner.create(
            "ImageView",
            vk.VkImageViewCreateInfo(
                image=self._image,
                viewType=(_VIEWS if texels.layers is None else _ARRAY_VIEWS)[texels.rank - 1],
                format=format_number(vk, texels),
                components=vk.VkComponentMapping(),
                subresourceRange=self._range(),
            ),
        )
        self.descriptor = Descriptor(place, kind, view=view, layout=self._layout)

    def before(self, commands: Any) -> None:
        """Records what fills the image."""
        vk = self._vk
        write = vk.VK_ACCESS_TRANSFER_WRITE_BIT
        self._change(commands, _UNDEFINED, _DESTINATION, 0, write, to_shader=False)
        vk.vkCmdCopyBufferToImage(commands, self._buffer, self._image, _DESTINATION, 1, [self._copy()])
        seen = vk.VK_ACCESS_SHADER_READ_BIT
        if self._is_written:
            seen |= vk.VK_ACCESS_SHADER_WRITE_BIT
        self._change(commands, _DESTINATION, self._layout, write, seen, to_shader=True)

    def after(self, commands: Any) -> None:
        """Records what copies back what was written."""
        if not self._is_written:
            return
        vk = self._vk
        write, read = vk.VK_ACCESS_SHADER_WRITE_BIT, vk.VK_ACCESS_TRANSFER_READ_BIT
        self._change(commands, self._layout, _SOURCE, write, read, to_shader=False)
        vk.vkCmdCopyImageToBuffer(commands, self._image, _SOURCE, self._buffer, 1, [self._copy()])

    def _extent(self) -> Any:
        x, y, z = self._texels.extent
        return self._vk.VkExtent3D(width=x, height=y, depth=z)

    def _range(self) -> Any:
        return self._vk.VkImageSubresourceRange(
            aspectMask=self._vk.VK_IMAGE_ASPECT_COLOR_BIT,
            baseMipLevel=0,
            levelCount=1,
            baseArrayLayer=0,
            layerCount=self._texels.layers or 1,
        )

    def _copy(self) -> Any:
        layers = self._vk.VkImageSubresourceLayers(
            aspectMask=self._vk.VK_IMAGE_ASPECT_COLOR_BIT,
            mipLevel=0,
            baseArrayLayer=0,
            layerCount=self._texels.layers or 1,
        )
        return self._vk.VkBufferImageCopy(
            bufferOffset=self._offset,
            imageSubresource=layers,
            imageOffset=self._vk.VkOffset3D(x=0, y=0, z=0),
            imageExtent=self._extent(),
        )

    def _change(self, commands: Any, old: int, new: int, written: int, seen: int, *, to_shader: bool) -> None:
        """Records a layout transition between copies and the launch."""
        vk = self._vk
        barrier = vk.VkImageMemoryBarrier(
            srcAccessMask=written,
            dstAccessMask=seen,
            oldLayout=old,
            newLayout=new,
            srcQueueFamilyIndex=vk.VK_QUEUE_FAMILY_IGNORED,
            dstQueueFamilyIndex=vk.VK_QUEUE_FAMILY_IGNORED,
            image=self._image,
            subresourceRange=self._range(),
        )
        shader, copy = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, vk.VK_PIPELINE_STAGE_TRANSFER_BIT
        stages = (copy, shader) if to_shader else (shader, copy)
        vk.vkCmdPipelineBarrier(commands, *stages, 0, 0, None, 0, None, 1, [barrier])


def _memory_type(vk: Any, handle: Any, allowed: int) -> int:
    """Returns the first allowed memory type that is device-local, otherwise the first allowed one."""
    # A member of a structure doesn't keep the structure alive. A variable does while the member is used.
    properties = vk.vkGetPhysicalDeviceMemoryProperties(handle)
    kinds = properties.memoryTypes[0 : properties.memoryTypeCount]
    found = [index for index in range(len(kinds)) if allowed >> index & 1]
    own = vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT
    return next((index for index in found if kinds[index].propertyFlags & own), found[0])
