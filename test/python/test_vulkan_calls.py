# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A dispatch's calls of Vulkan and their arguments, without any device."""

from __future__ import annotations

import dataclasses
import importlib
import re
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from mlir.availability import vulkan
from mlir.availability.package._formats import FORMATS
from mlir.availability.vulkan import _devices, _loader
from mlir.availability.vulkan._buffers import Binding, Passed
from mlir.availability.vulkan._dispatch import Job, dispatch
from mlir.availability.vulkan._images import Texels
from vulkan_recorder import (
    IMAGE_MEMORY_TYPE,
    IMAGE_SIZE,
    LARGEST_BUFFER,
    MEMORY_TYPE,
    NANOSECONDS_PER_TICK,
    QUEUE_FAMILY,
    SLACK,
    TIMESTAMP_BITS,
    TIMESTAMPS,
    Recorder,
    Struct,
)

COMPUTE = 0x20  # VK_SHADER_STAGE_COMPUTE_BIT
COMPUTE_SHADER, HOST = 0x800, 0x4000  # VK_PIPELINE_STAGE_...
SHADER_WRITE, TRANSFER_READ, TRANSFER_WRITE, HOST_READ = 0x40, 0x800, 0x1000, 0x2000  # VK_ACCESS_...
SHADER_READ_ACCESS = 0x20
UNIFORM, STORAGE = 6, 7  # VK_DESCRIPTOR_TYPE_...
UNDEFINED, GENERAL, SHADER_READ, SOURCE, DESTINATION = 0, 1, 5, 6, 7  # VK_IMAGE_LAYOUT_...
FOREVER = 0xFFFF_FFFF_FFFF_FFFF  # Nanoseconds.


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Recorder]:
    """Takes the loader's place. In the end, everything that was made has been destroyed."""
    found = Recorder(pytest.importorskip("vulkan"))
    monkeypatch.setitem(sys.modules, "vulkan", found)
    yield found
    assert not found.live


def device(minor: int = 1, extensions: set[str] | None = None, features: set[str] | None = None) -> Any:
    return vulkan.DeviceInfo(
        index=0,
        name="a device",
        api_version=(1, minor, 0),
        vendor_id=1,
        device_id=2,
        type="Other",
        extensions=frozenset(extensions or ()),
        features=frozenset(features or ()),
        properties={},
    )


def passed(array: Any, size: int | None = None, *, kind: str = "storage_buffer") -> Passed:
    return Passed(array, array.nbytes if size is None else size, kind)


JOB = Job(
    spv=b"\x03\x02\x23\x07 and the rest...",
    entry_point="main",
    names=frozenset({"Shader"}),
    features=frozenset(),
    buffers={(0, 0): passed(np.arange(5, dtype=np.int32)), (0, 3): passed(np.ones(2, np.float64))},
    push_constants=b"",
    specialization={},
    workgroups=(3, 4, 5),
    timing=False,
    subgroup_size=None,
    workgroup_size=None,
)


def run(job: Job = JOB, on: Any = None) -> tuple[dict[Binding, Any], float | None]:
    return dispatch(on or device(), job)


def changed(**values: Any) -> Job:
    return dataclasses.replace(JOB, **values)


# ===-----------------------------------------------------------------------------------------------===
# A dispatch as a whole
# ===-----------------------------------------------------------------------------------------------===


def test_a_dispatch_is_recorded_submitted_and_waited_for(recorder: Recorder) -> None:
    run(changed(push_constants=b"1234"))
    names = [call.name for call in recorder.calls]
    *commands, barrier = [name for name in names if name.startswith("vkCmd")]
    assert sorted(commands[:-1]) == ["vkCmdBindDescriptorSets", "vkCmdBindPipeline", "vkCmdPushConstants"]
    assert (commands[-1], barrier) == ("vkCmdDispatch", "vkCmdPipelineBarrier")
    submitted, waited = names.index("vkQueueSubmit"), names.index("vkWaitForFences")
    assert names.index(barrier) < submitted < waited
    released = [index for index, name in enumerate(names) if name.startswith(("vkDestroy", "vkFree"))]
    assert min(released) > waited
    assert names[-2:] == ["vkDestroyDevice", "vkDestroyInstance"]


def test_the_instance_is_created_plainly(recorder: Recorder) -> None:
    run()
    (info, allocator) = recorder.only("vkCreateInstance").arguments
    assert allocator is None
    assert info["flags"] == 0
    assert info["ppEnabledExtensionNames"] == []
    assert info["pApplicationInfo"]["apiVersion"] == 1 << 22 | 4 << 12


def test_device(recorder: Recorder) -> None:
    run()
    handle, info, allocator = recorder.only("vkCreateDevice").arguments
    assert (handle, allocator) == (7, None)
    assert info["pQueueCreateInfos"] == [
        Struct("VkDeviceQueueCreateInfo", {"queueFamilyIndex": QUEUE_FAMILY, "pQueuePriorities": [1.0]})
    ]
    assert info["ppEnabledExtensionNames"] == []
    assert info["pNext"] is None
    # Accesses out of bounds do no harm.
    assert info["pEnabledFeatures"] == Struct("VkPhysicalDeviceFeatures", {"robustBufferAccess": 1})


def test_buffers(recorder: Recorder) -> None:
    """Each has its own host-visible memory, with the argument followed by zeros."""
    uniform = passed(np.array([1.5, 2.5], np.float32), 16, kind="uniform_buffer")
    storage = passed(np.arange(3, dtype=np.uint8), 4)
    run(changed(buffers={(0, 0): uniform, (2, 1): storage}))
    infos = [call.arguments[1] for call in recorder.named("vkCreateBuffer")]
    assert [info.members for info in infos] == [
        {"size": 16, "usage": 0x10, "sharingMode": 0},
        {"size": 4, "usage": 0x20, "sharingMode": 0},
    ]
    allocations = [call.arguments[1].members for call in recorder.named("vkAllocateMemory")]
    assert allocations == [
        {"allocationSize": size + SLACK, "memoryTypeIndex": MEMORY_TYPE} for size in (16, 4)
    ]
    buffers = [call.answer for call in recorder.named("vkCreateBuffer")]
    memories = [call.answer for call in recorder.named("vkAllocateMemory")]
    bound = [call.arguments[1:] for call in recorder.named("vkBindBufferMemory")]
    assert bound == [(buffer, memory, 0) for buffer, memory in zip(buffers, memories, strict=True)]
    assert [call.arguments[2:] for call in recorder.named("vkMapMemory")] == [(0, 16, 0), (0, 4, 0)]
    assert [bytes(recorder.memory[memory]) for memory in memories] == [
        uniform.array.tobytes() + bytes(8),
        b"\0\1\2\0",
    ]


@pytest.mark.parametrize("is_written", [True, False])
def test_images(recorder: Recorder, is_written: bool) -> None:
    """Each is filled from a buffer, and copied back to it if the shader may write to it."""
    kind = "storage_image" if is_written else "sampled_image"
    texels = Texels(FORMATS["R32_SFLOAT"], 2, (3, 2, 1), 4)
    array = np.arange(24, dtype=np.float32)
    run(changed(buffers={(1, 0): Passed(array, array.nbytes, kind, texels, is_written)}))

    made = recorder.only("vkCreateImage")
    assert made.arguments[1].members == {
        "imageType": 1,
        "format": 100,  # VK_FORMAT_R32_SFLOAT
        "extent": Struct("VkExtent3D", {"width": 3, "height": 2, "depth": 1}),
        "mipLevels": 1,
        "arrayLayers": 4,
        "samples": 1,
        "tiling": 0,
        "usage": 0x3 | (0x8 if is_written else 0x4),
        "sharingMode": 0,
        "initialLayout": 0,
    }
    memory = recorder.named("vkAllocateMemory")[-1]
    assert memory.arguments[1].members == {"allocationSize": IMAGE_SIZE, "memoryTypeIndex": IMAGE_MEMORY_TYPE}
    assert recorder.only("vkBindImageMemory").arguments[1:] == (made.answer, memory.answer, 0)
    whole = {"aspectMask": 1, "baseArrayLayer": 0, "layerCount": 4}
    view = recorder.only("vkCreateImageView").arguments[1].members
    assert (view["image"], view["viewType"], view["format"]) == (made.answer, 5, 100)
    assert view["subresourceRange"].members == {**whole, "baseMipLevel": 0, "levelCount": 1}

    (write,) = recorder.only("vkUpdateDescriptorSets").arguments[2]
    in_shader = GENERAL if is_written else SHADER_READ
    assert write["descriptorType"] == (3 if is_written else 2)
    assert [info.members for info in write["pImageInfo"]] == [
        {"imageView": recorder.only("vkCreateImageView").answer, "imageLayout": in_shader}
    ]

    buffer = recorder.only("vkCreateBuffer").answer
    filled = recorder.only("vkCmdCopyBufferToImage").arguments[1:]
    assert filled[:-1] == (buffer, made.answer, DESTINATION, 1)
    assert filled[-1][0]["imageSubresource"].members == {**whole, "mipLevel": 0}
    assert filled[-1][0]["imageExtent"] == made.arguments[1]["extent"]
    read = [call.arguments[1:] for call in recorder.named("vkCmdCopyImageToBuffer")]
    assert read == ([(made.answer, SOURCE, buffer, 1, filled[-1])] if is_written else [])
    changes = [
        (
            *(barrier[f"{end}Layout"] for end in ("old", "new")),
            barrier["srcAccessMask"],
            barrier["dstAccessMask"],
        )
        for call in recorder.named("vkCmdPipelineBarrier")
        for barrier in call.arguments[-1] or []
        if barrier.name == "VkImageMemoryBarrier"
    ]
    by_shader = SHADER_READ_ACCESS | (SHADER_WRITE if is_written else 0)
    back = [(GENERAL, SOURCE, SHADER_WRITE, TRANSFER_READ)] if is_written else []
    assert changes == [
        (UNDEFINED, DESTINATION, 0, TRANSFER_WRITE),
        (DESTINATION, in_shader, TRANSFER_WRITE, by_shader),
        *back,
    ]


@pytest.mark.parametrize(("name", "number"), [("nearest", 0), ("linear", 1)])
def test_samplers(recorder: Recorder, name: str, number: int) -> None:
    run(changed(samplers={(0, 1): vulkan.Sampler(filter=name, address_mode="mirrored_repeat")}))
    made = recorder.only("vkCreateSampler")
    assert made.arguments[1].members == {
        **{f"{size}Filter": number for size in ("mag", "min")},
        **{f"addressMode{axis}": 1 for axis in "UVW"},
        "mipmapMode": 0,
        "maxLod": 0.0,
        "borderColor": 0,
    }
    bindings = recorder.only("vkCreateDescriptorSetLayout").arguments[1]["pBindings"]
    (binding,) = (each.members for each in bindings if each["descriptorType"] == 0)
    assert (binding["binding"], binding["pImmutableSamplers"]) == (1, [made.answer])


def test_what_is_returned(recorder: Recorder) -> None:
    """It is what memory holds after the fence, in the shape that was passed."""
    array = np.arange(6, dtype=np.int16).reshape(2, 3)
    wait = Recorder._call

    def write(self: Recorder, name: str, arguments: tuple[Any, ...]) -> Any:
        if name == "vkWaitForFences":
            for memory in self.memory.values():
                memory[:2] = b"\x07\x01"
        return wait(self, name, arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Recorder, "_call", write)
        found, seconds = run(changed(buffers={(1, 2): passed(array)}))
    assert seconds is None
    assert list(found) == [(1, 2)]
    np.testing.assert_array_equal(found[1, 2], np.array([[0x107, 1, 2], [3, 4, 5]], np.int16))
    assert found[1, 2].dtype == np.int16
    assert array[0, 0] == 0


def test_descriptor_sets(recorder: Recorder) -> None:
    """Sets from 0 on, arrays of buffers as one binding, bindings in order."""
    one = passed(np.zeros(4, np.float32))
    two = passed(np.zeros(8, np.float32), kind="uniform_buffer")
    run(changed(buffers={(2, 5, 0): one, (2, 5, 1): one, (0, 1): two, (2, 0): one}))
    layouts = recorder.named("vkCreateDescriptorSetLayout")

    def binding(number: int, kind: int, count: int) -> Struct:
        members = {
            "binding": number,
            "descriptorType": kind,
            "descriptorCount": count,
            "stageFlags": COMPUTE,
        }
        return Struct("VkDescriptorSetLayoutBinding", members)

    assert [call.arguments[1]["pBindings"] for call in layouts] == [
        [binding(1, UNIFORM, 1)],
        [],
        [binding(0, STORAGE, 1), binding(5, STORAGE, 2)],
    ]
    pool = recorder.only("vkCreateDescriptorPool").arguments[1]
    assert pool["maxSets"] == 3
    assert {size["type"]: size["descriptorCount"] for size in pool["pPoolSizes"]} == {STORAGE: 3, UNIFORM: 1}
    allocated = recorder.only("vkAllocateDescriptorSets")
    assert allocated.arguments[1]["pSetLayouts"] == [call.answer for call in layouts]
    layout = recorder.only("vkCreatePipelineLayout").arguments[1]
    assert layout["pSetLayouts"] == [call.answer for call in layouts]
    buffers = [call.answer for call in recorder.named("vkCreateBuffer")]
    _, count, writes, copies, _ = recorder.only("vkUpdateDescriptorSets").arguments
    assert (count, copies) == (4, 0)
    places = [(2, 5, 0, STORAGE, 16), (2, 5, 1, STORAGE, 16), (0, 1, 0, UNIFORM, 32), (2, 0, 0, STORAGE, 16)]
    for write, buffer, (number, at, element, kind, size) in zip(writes, buffers, places, strict=True):
        assert write.members == {
            "dstSet": allocated.answer[number],
            "dstBinding": at,
            "dstArrayElement": element,
            "descriptorCount": 1,
            "descriptorType": kind,
            "pBufferInfo": [Struct("VkDescriptorBufferInfo", {"buffer": buffer, "offset": 0, "range": size})],
        }
    bound = recorder.only("vkCmdBindDescriptorSets").arguments
    assert bound[1:] == (1, recorder.only("vkCreatePipelineLayout").answer, 0, 3, allocated.answer, 0, None)


def test_no_buffers(recorder: Recorder) -> None:
    run(changed(buffers={}))
    assert not recorder.named("vkCreateDescriptorPool")
    assert not recorder.named("vkCmdBindDescriptorSets")


def test_pipeline(recorder: Recorder) -> None:
    run(changed(specialization={7: b"\1\2\3\4", 2: b"\5\6"}, entry_point="kernel"))
    shader = recorder.only("vkCreateShaderModule")
    assert shader.arguments[1].members == {"codeSize": len(JOB.spv), "pCode": JOB.spv}
    (_, cache, count, (info,), _) = recorder.only("vkCreateComputePipelines").arguments
    assert (cache, count) == (None, 1)
    assert info["layout"] == recorder.only("vkCreatePipelineLayout").answer
    stage = info["stage"]
    assert (stage["stage"], stage["module"], stage["pName"]) == (COMPUTE, shader.answer, "kernel")
    constants = stage["pSpecializationInfo"]
    assert constants["pData"] == b"\1\2\3\4\5\6"
    assert [entry.members for entry in constants["pMapEntries"]] == [
        {"constantID": 7, "offset": 0, "size": 4},
        {"constantID": 2, "offset": 4, "size": 2},
    ]


def test_no_specialization(recorder: Recorder) -> None:
    run()
    (info,) = recorder.only("vkCreateComputePipelines").arguments[3]
    assert info["stage"]["pSpecializationInfo"] is None


def test_push_constants(recorder: Recorder) -> None:
    run(changed(push_constants=b"12345678"))
    layout = recorder.only("vkCreatePipelineLayout")
    (span,) = layout.arguments[1]["pPushConstantRanges"]
    assert span.members == {"stageFlags": COMPUTE, "offset": 0, "size": 8}
    assert recorder.only("vkCmdPushConstants").arguments[1:] == (layout.answer, COMPUTE, 0, 8, b"12345678")


def test_no_push_constants(recorder: Recorder) -> None:
    run()
    assert recorder.only("vkCreatePipelineLayout").arguments[1]["pPushConstantRanges"] == []
    assert not recorder.named("vkCmdPushConstants")


def test_commands(recorder: Recorder) -> None:
    """The shader's writes are made visible to the host, which waits without a limit."""
    run()
    assert recorder.only("vkCreateCommandPool").arguments[1]["queueFamilyIndex"] == QUEUE_FAMILY
    allocated = recorder.only("vkAllocateCommandBuffers")
    assert allocated.arguments[1].members == {
        "commandPool": recorder.only("vkCreateCommandPool").answer,
        "level": 0,
        "commandBufferCount": 1,
    }
    (commands,) = allocated.answer
    pipeline = recorder.only("vkCreateComputePipelines").answer[0]
    assert recorder.only("vkCmdBindPipeline").arguments == (commands, 1, pipeline)
    assert recorder.only("vkCmdDispatch").arguments == (commands, 3, 4, 5)
    barrier = Struct("VkMemoryBarrier", {"srcAccessMask": SHADER_WRITE, "dstAccessMask": HOST_READ})
    assert recorder.only("vkCmdPipelineBarrier").arguments == (
        *(commands, COMPUTE_SHADER, HOST, 0),
        *(1, [barrier], 0, None, 0, None),
    )
    assert recorder.only("vkEndCommandBuffer").arguments == (commands,)
    assert recorder.only("vkGetDeviceQueue").arguments[1:] == (QUEUE_FAMILY, 0)
    queue, fence = recorder.only("vkGetDeviceQueue").answer, recorder.only("vkCreateFence").answer
    submitted = Struct("VkSubmitInfo", {"pCommandBuffers": [commands]})
    assert recorder.only("vkQueueSubmit").arguments == (queue, 1, [submitted], fence)
    assert recorder.only("vkWaitForFences").arguments[1:] == (1, [fence], True, FOREVER)


def test_timing(recorder: Recorder) -> None:
    """Two queries around the dispatch; the clock may begin anew between them."""
    _, seconds = run(changed(timing=True))
    ticks = TIMESTAMPS[1] + (1 << TIMESTAMP_BITS) - TIMESTAMPS[0]
    assert seconds == pytest.approx(ticks * NANOSECONDS_PER_TICK * 1e-9)
    made = recorder.only("vkCreateQueryPool")
    assert made.arguments[1].members == {"queryType": 2, "queryCount": 2}
    commands = [call for call in recorder.calls if call.name.startswith("vkCmd")]
    found = [(call.name, *call.arguments[1:]) for call in commands if made.answer in call.arguments]
    assert found == [
        ("vkCmdResetQueryPool", made.answer, 0, 2),
        ("vkCmdWriteTimestamp", 0x1, made.answer, 0),
        ("vkCmdWriteTimestamp", 0x2000, made.answer, 1),
    ]
    names = [call.name for call in commands]
    assert names.index("vkCmdWriteTimestamp") < names.index("vkCmdDispatch")
    assert names.index("vkCmdDispatch") < len(names) - 1 - names[::-1].index("vkCmdWriteTimestamp")
    results = recorder.only("vkGetQueryPoolResults").arguments
    # 64 bits each, after waiting for them.
    assert (results[1], *results[2:5], *results[6:]) == (made.answer, 0, 2, 16, 8, 0x1 | 0x2)


# ===-----------------------------------------------------------------------------------------------===
# Limits
# ===-----------------------------------------------------------------------------------------------===

BEYOND: dict[str, tuple[dict[str, Any], str]] = {
    "a buffer": (
        {"buffers": {(0, 0): passed(np.zeros(LARGEST_BUFFER + 1, np.uint8))}},
        "maxStorageBufferRange = 16384, and the shader takes 16385",
    ),
    "a uniform buffer": (
        {"buffers": {(0, 0): passed(np.zeros(LARGEST_BUFFER + 4, np.uint8), kind="uniform_buffer")}},
        "maxUniformBufferRange = 16384, and the shader takes 16388",
    ),
    "buffers": (
        {"buffers": {(0, number): passed(np.zeros(1, np.int32)) for number in range(5)}},
        "maxPerStageDescriptorStorageBuffers = 4, and the shader takes 5",
    ),
    "a descriptor set": (
        {"buffers": {(4, 0): passed(np.zeros(1, np.int32))}},
        "maxBoundDescriptorSets = 4, and the shader takes 5",
    ),
    "push constants": (
        {"push_constants": bytes(132)},
        "maxPushConstantsSize = 128, and the shader takes 132",
    ),
}


@pytest.mark.parametrize("name", BEYOND)
def test_limits(recorder: Recorder, name: str) -> None:
    """Sizes beyond a limit are rejected before anything is created."""
    values, message = BEYOND[name]
    with pytest.raises(vulkan.NotOfferedError, match=f"^a device has {message}$"):
        run(changed(**values))
    assert not recorder.named("vkCreateDevice")


# ===-----------------------------------------------------------------------------------------------===
# Features and extensions
# ===-----------------------------------------------------------------------------------------------===

# The minor version, extensions and features of a device, and the names that a module states; then the
# structures that enable features, and the extensions that are enabled.
Enabled = tuple[int, set[str], set[str], set[str], dict[str, set[str]], list[str]]
CORE, V12 = "VkPhysicalDeviceFeatures", "VkPhysicalDeviceVulkan12Features"
FLOAT16_EXTENSION, FLOAT16 = "VK_KHR_shader_float16_int8", "VkPhysicalDeviceShaderFloat16Int8Features"
RAYS = ["VK_KHR_acceleration_structure", "VK_KHR_deferred_host_operations", "VK_KHR_ray_query"]
OF_VULKAN_1_2 = [
    "VK_EXT_descriptor_indexing",
    "VK_KHR_buffer_device_address",
    "VK_KHR_shader_float_controls",
    "VK_KHR_spirv_1_4",
]
ENABLED: dict[str, Enabled] = {
    "of Vulkan 1.0": (1, set(), {"shaderInt64"}, {"Int64"}, {CORE: {"shaderInt64"}}, []),
    "not stated": (1, set(), {"shaderInt64"}, {"Shader"}, {}, []),
    "not there": (1, set(), set(), {"Int64"}, {}, []),
    "of an extension": (
        *(1, {FLOAT16_EXTENSION}, {"shaderFloat16"}, {"Float16"}),
        *({FLOAT16: {"shaderFloat16"}}, [FLOAT16_EXTENSION]),
    ),
    "of an extension that isn't there": (1, set(), {"shaderFloat16"}, {"Float16"}, {}, []),
    "of an extension that was promoted": (
        *(2, {FLOAT16_EXTENSION}, {"shaderFloat16"}, {"Float16"}),
        *({V12: {"shaderFloat16"}}, []),
    ),
    "of the version that took it in": (
        *(2, set(), {"shaderFloat16"}, {"Float16"}),
        *({V12: {"shaderFloat16"}}, []),
    ),
    "of an implied capability": (
        *(2, set(), {"storageBuffer8BitAccess", "uniformAndStorageBuffer8BitAccess"}),
        {"UniformAndStorageBuffer8BitAccess"},
        {V12: {"storageBuffer8BitAccess", "uniformAndStorageBuffer8BitAccess"}},
        [],
    ),
    "of a SPIR-V extension": (
        *(1, {"VK_KHR_shader_non_semantic_info"}, set(), {"SPV_KHR_non_semantic_info"}),
        *({}, ["VK_KHR_shader_non_semantic_info"]),
    ),
    "of a SPIR-V extension that a version includes": (
        *(2, {"VK_EXT_descriptor_indexing"}, set(), {"SPV_EXT_descriptor_indexing"}),
        *({}, []),
    ),
    "of a capability that a version includes": (
        *(2, {"VK_EXT_descriptor_indexing"}, set(), {"ShaderNonUniform"}),
        *({}, []),
    ),
    "of an extension that requires others": (
        *(2, {*RAYS, "VK_KHR_spirv_1_4"}, set(), {"SPV_KHR_ray_query"}),
        *({}, RAYS),
    ),
    "of an extension that requires others, with an older version": (
        *(1, {*RAYS, *OF_VULKAN_1_2}, set(), {"SPV_KHR_ray_query"}),
        *({}, sorted({*RAYS, *OF_VULKAN_1_2})),
    ),
}


@pytest.mark.parametrize("name", ENABLED)
def test_enabled(recorder: Recorder, name: str) -> None:
    minor, extensions, features, names, structures, enabled = ENABLED[name]
    run(changed(names=frozenset(names)), device(minor, extensions, features))
    info = recorder.only("vkCreateDevice").arguments[1]
    found = {CORE: {*info["pEnabledFeatures"].members} - {"robustBufferAccess"}}
    assert "robustBufferAccess" in info["pEnabledFeatures"].members
    following = info["pNext"]
    while following is not None:
        found[following.name] = {*following.members} - {"pNext"}
        assert all(value == 1 for key, value in following.members.items() if key != "pNext")
        following = following["pNext"]
    assert {key: members for key, members in found.items() if members} == structures
    assert info["ppEnabledExtensionNames"] == enabled


MAINTENANCE4 = "VK_KHR_maintenance4"
NEEDED: dict[str, tuple[int, set[str], set[str], list[str]]] = {
    "of a version": (3, {MAINTENANCE4}, {"VkPhysicalDeviceVulkan13Features"}, []),
    "of an extension": (2, {MAINTENANCE4}, {"VkPhysicalDeviceMaintenance4Features"}, [MAINTENANCE4]),
    "of an extension, beside another": (
        *(1, {MAINTENANCE4, FLOAT16_EXTENSION}),
        *({"VkPhysicalDeviceMaintenance4Features"}, [MAINTENANCE4]),
    ),
    "of an extension that isn't there": (2, set(), set(), []),
}


@pytest.mark.parametrize("name", NEEDED)
def test_needed_features(recorder: Recorder, name: str) -> None:
    """Features that a shader needs without a corresponding capability: maintenance4 for LocalSizeId."""
    minor, extensions, structures, enabled = NEEDED[name]
    needed = frozenset({"maintenance4", "shaderFloat64"})
    run(changed(features=needed), device(minor, extensions, {"maintenance4"}))
    found, following = set(), recorder.only("vkCreateDevice").arguments[1]["pNext"]
    while following is not None:
        assert following["maintenance4"] == 1
        found.add(following.name)
        following = following["pNext"]
    assert found == structures
    info = recorder.only("vkCreateDevice").arguments[1]
    assert info["ppEnabledExtensionNames"] == enabled
    assert {*info["pEnabledFeatures"].members} == {"robustBufferAccess"}


# ===-----------------------------------------------------------------------------------------------===
# Failures
# ===-----------------------------------------------------------------------------------------------===

FALLIBLE = [
    "vkCreateDevice",
    "vkCreateBuffer",
    "vkAllocateMemory",
    "vkBindBufferMemory",
    "vkMapMemory",
    "vkCreateDescriptorSetLayout",
    "vkCreatePipelineLayout",
    "vkCreateShaderModule",
    "vkCreateComputePipelines",
    "vkCreateDescriptorPool",
    "vkAllocateDescriptorSets",
    "vkCreateQueryPool",
    "vkCreateCommandPool",
    "vkAllocateCommandBuffers",
    "vkBeginCommandBuffer",
    "vkEndCommandBuffer",
    "vkCreateFence",
    "vkQueueSubmit",
    "vkWaitForFences",
    "vkGetQueryPoolResults",
]


@pytest.mark.parametrize("name", FALLIBLE)
def test_a_failing_call_leaves_nothing_behind(recorder: Recorder, name: str) -> None:
    """Whichever call fails, all created objects are destroyed (see the fixture), once."""
    recorder.failing = {name}
    with pytest.raises(vulkan.VulkanError, match=r"^a device: VK_ERROR_DEVICE_LOST$"):
        run(changed(timing=True))
    assert len(recorder.named(name)) == 1
    assert recorder.calls[-1].name == "vkDestroyInstance"


def test_no_queue_for_compute_shaders(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Recorder,
        "_vkGetPhysicalDeviceQueueFamilyProperties",
        lambda self, device: self.ffi.new("VkQueueFamilyProperties[2]"),
    )
    with pytest.raises(vulkan.VulkanError, match=r"^a device has no queue for compute shaders$"):
        run()


def test_no_clock(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vulkan_recorder.TIMESTAMP_BITS", 0)
    _, seconds = run(changed(timing=True))
    assert seconds is None
    assert not recorder.named("vkCreateQueryPool")


# ===-----------------------------------------------------------------------------------------------===
# Instances
# ===-----------------------------------------------------------------------------------------------===


def test_portability(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drivers over another API are listed only for applications that opt in."""
    name = "VK_KHR_portability_enumeration"
    known = [SimpleNamespace(extensionName=name)]
    monkeypatch.setattr(Recorder, "_vkEnumerateInstanceExtensionProperties", lambda self, layer: known)
    with _loader.instance():
        pass
    info = recorder.only("vkCreateInstance").arguments[0]
    assert (info["flags"], info["ppEnabledExtensionNames"]) == (1, [name])


def test_no_driver(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recorder, "_vkEnumeratePhysicalDevices", lambda self, instance: [])
    with pytest.raises(vulkan.VulkanError, match=r"^there is no Vulkan device: install a driver"):
        _devices.devices()
    assert [call.name for call in recorder.calls][-1] == "vkDestroyInstance"


def test_no_driver_at_all(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Recorder, *arguments: Any) -> None:
        raise self.VkErrorIncompatibleDriver

    monkeypatch.setattr(Recorder, "_vkCreateInstance", refuse, raising=False)
    with pytest.raises(vulkan.VulkanError, match=r"^there is no Vulkan device: install a driver"):
        _devices.devices()


MISSING: dict[str, tuple[Exception, str]] = {
    "the package": (
        ImportError("no vulkan"),
        "the Python package 'vulkan' can't be imported (no vulkan): pip install 'mlir-availability[vulkan]'",
    ),
    "the loader": (
        OSError("no libvulkan"),
        "the Vulkan loader, libvulkan.so.1, can't be loaded: install it (Debian: apt-get install libvulkan1)",
    ),
}


@pytest.mark.parametrize("name", MISSING)
def test_missing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    error, message = MISSING[name]

    def fail(module: str) -> None:
        raise error

    monkeypatch.setattr(importlib, "import_module", fail)
    with pytest.raises(vulkan.VulkanError, match=f"^{re.escape(message)}$"):
        _loader.load()


@pytest.mark.parametrize("what", ["vkCreateInstance", "vkEnumeratePhysicalDevices"])
def test_loader_fails(recorder: Recorder, what: str) -> None:
    recorder.failing = {what}
    action = {"vkCreateInstance": "make an instance", "vkEnumeratePhysicalDevices": "list the devices"}[what]
    message = f"the Vulkan loader can't {action}: VK_ERROR_DEVICE_LOST"
    with pytest.raises(vulkan.VulkanError, match=f"^{re.escape(message)}$"):
        run()
