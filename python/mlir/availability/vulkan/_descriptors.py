# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Descriptors: what is bound to the buffers, images and samplers of a shader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from mlir.availability.package._bindings import Sampler
from mlir.availability.vulkan._owner import Owner

_TYPES = {
    "sampler": 0,
    "combined_image_sampler": 1,
    "sampled_image": 2,
    "storage_image": 3,
    "uniform_buffer": 6,
    "storage_buffer": 7,
}
"""VkDescriptorType."""

_FILTERS = {"nearest": 0, "linear": 1}  # VkFilter, and VkSamplerMipmapMode.
_ADDRESS_MODES = {"repeat": 0, "mirrored_repeat": 1, "clamp_to_edge": 2, "clamp_to_border": 3}


class Slot(NamedTuple):
    """A binding of a shader.

    Attributes:
        set: the descriptor set.
        binding: the binding number in the set.
        kind: the kind of the descriptors: "storage_buffer".
        length: the number of descriptors.
        sampler: the sampler of the binding, if it has one. It belongs to the pipeline.
    """

    set: int
    binding: int
    kind: str
    length: int = 1
    sampler: Sampler | None = None


class Descriptor(NamedTuple):
    """What is bound to a slot, or to one of its elements.

    Attributes:
        place: set and binding, and for an array the index of the element.
        kind: the kind of descriptor.
        buffer: the VkBuffer; None for an image.
        offset: the offset in the buffer, in bytes.
        size: the number of bytes of the buffer that are bound.
        view: the VkImageView; None for a buffer.
        layout: the VkImageLayout of the image.
    """

    place: tuple[int, ...]
    kind: str
    buffer: Any = None
    offset: int = 0
    size: int = 0
    view: Any = None
    layout: int = 0


def slots_of(places: Iterable[tuple[tuple[int, ...], str, Sampler | None]]) -> list[Slot]:
    """Returns the bindings of places, each with its kind. The places of an array form one binding."""
    found: dict[tuple[int, ...], Slot] = {}
    for place, kind, sampler in places:
        known = found.get(place[:2])
        count = 1 if known is None else known.length + 1
        found[place[:2]] = Slot(place[0], place[1], kind, count, sampler)
    return [found[place] for place in sorted(found)]


def make_set_layouts(vk: Any, owner: Owner, slots: Sequence[Slot]) -> list[Any]:
    """Creates the layouts of the descriptor sets from 0 on; unused ones are empty."""
    layouts = []
    for number in range(max((slot.set for slot in slots), default=-1) + 1):
        bindings = [_binding(vk, owner, slot) for slot in slots if slot.set == number]
        info = vk.VkDescriptorSetLayoutCreateInfo(pBindings=bindings)
        layouts.append(owner.create("DescriptorSetLayout", info))
    return layouts


def make_sets(
    vk: Any,
    device: Any,
    owner: Owner,
    slots: Sequence[Slot],
    layouts: Sequence[Any],
) -> list[Any]:
    """Creates descriptor sets of these layouts, in a pool of their own for all descriptors of `slots`."""
    if not layouts:
        return []
    counts: Counter[str] = Counter()
    for slot in slots:
        counts[slot.kind] += slot.length
    sizes = [
        vk.VkDescriptorPoolSize(type=_TYPES[kind], descriptorCount=count) for kind, count in counts.items()
    ]
    # Vulkan doesn't allow an empty pool.
    sizes = sizes or [vk.VkDescriptorPoolSize(type=_TYPES["storage_buffer"], descriptorCount=1)]
    pool = owner.create(
        "DescriptorPool", vk.VkDescriptorPoolCreateInfo(maxSets=len(layouts), pPoolSizes=sizes)
    )
    info = vk.VkDescriptorSetAllocateInfo(descriptorPool=pool, pSetLayouts=layouts)
    return list(vk.vkAllocateDescriptorSets(device, info))


def write_of(vk: Any, sets: Sequence[Any], descriptor: Descriptor) -> Any:
    """Returns the VkWriteDescriptorSet that puts a descriptor into the sets of a shader."""
    place = descriptor.place
    if descriptor.view is None:
        info = vk.VkDescriptorBufferInfo(
            buffer=descriptor.buffer, offset=descriptor.offset, range=descriptor.size
        )
        held = {"pBufferInfo": [info]}
    else:
        # The sampler belongs to the pipeline.
        held = {
            "pImageInfo": [vk.VkDescriptorImageInfo(imageView=descriptor.view, imageLayout=descriptor.layout)]
        }
    return vk.VkWriteDescriptorSet(
        dstSet=sets[place[0]],
        dstBinding=place[1],
        dstArrayElement=place[2] if len(place) > 2 else 0,
        descriptorCount=1,
        descriptorType=_TYPES[descriptor.kind],
        **held,
    )


def _binding(vk: Any, owner: Owner, slot: Slot) -> Any:
    fields = {
        "binding": slot.binding,
        "descriptorType": _TYPES[slot.kind],
        "descriptorCount": slot.length,
        "stageFlags": vk.VK_SHADER_STAGE_COMPUTE_BIT,
    }
    if slot.sampler is not None:
        made = owner.create("Sampler", _sampler_info(vk, slot.sampler))
        fields["pImmutableSamplers"] = [made] * slot.length
    return vk.VkDescriptorSetLayoutBinding(**fields)


def _sampler_info(vk: Any, sampler: Sampler) -> Any:
    kind, mode = _FILTERS[sampler.filter], _ADDRESS_MODES[sampler.address_mode]
    return vk.VkSamplerCreateInfo(
        magFilter=kind,
        minFilter=kind,
        mipmapMode=0,
        addressModeU=mode,
        addressModeV=mode,
        addressModeW=mode,
        maxLod=0.0,
        borderColor=vk.VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK,
    )
