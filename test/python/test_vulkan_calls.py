# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a dispatch asks of Vulkan, without any device."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from messages import says
from mlir.availability import vulkan
from mlir.availability.package._formats import FORMATS
from mlir.availability.vulkan import _devices, _loader
from mlir.availability.vulkan._buffers import Binding, Passed
from mlir.availability.vulkan._descriptors import slots_of
from mlir.availability.vulkan._dispatch import dispatch
from mlir.availability.vulkan._images import Texels
from mlir.availability.vulkan._pipelines import Shader
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


SPV = b"\x03\x02\x23\x07 and the rest..."
BUFFERS = {(0, 0): passed(np.arange(5, dtype=np.int32)), (0, 3): passed(np.ones(2, np.float64))}
SHADER = Shader(SPV, "main", (), 0)


def run(
    buffers: dict[Binding, Passed] | None = None,
    *,
    on: Any = None,
    samplers: dict[Binding, vulkan.Sampler] | None = None,
    push_constants: bytes = b"",
    timing: bool = False,
    **changes: Any,
) -> tuple[dict[Binding, Any], float | None]:
    """Runs a shader with these arguments, and with `changes` of its description."""
    given = BUFFERS if buffers is None else buffers
    places = [(place, each.kind, None) for place, each in given.items()]
    alone = [(place, "sampler", each) for place, each in (samplers or {}).items()]
    slots = tuple(slots_of([*places, *alone]))
    shader = SHADER._replace(slots=slots, num_constant_bytes=len(push_constants), **changes)
    return dispatch(on or device(), shader, given, (3, 4, 5), push_constants, timing=timing)


# ===-----------------------------------------------------------------------------------------------===
# A dispatch as a whole
# ===-----------------------------------------------------------------------------------------------===


def test_a_dispatch_is_recorded_submitted_and_waited_for(recorder: Recorder) -> None:
    run(push_constants=b"1234")
    names = [call.name for call in recorder.calls]
    bound = {"vkCmdBindDescriptorSets", "vkCmdBindPipeline", "vkCmdPushConstants"}
    dispatched, submitted = names.index("vkCmdDispatch"), names.index("vkQueueSubmit")
    assert bound <= {*names[:dispatched]}
    assert dispatched < names.index("vkCmdPipelineBarrier") < submitted < names.index("vkWaitForFences")


def test_the_instance_is_of_the_newest_version_without_extensions(recorder: Recorder) -> None:
    run()
    (info, allocator) = recorder.only("vkCreateInstance").arguments
    assert allocator is None
    assert info["flags"] == 0
    assert info["ppEnabledExtensionNames"] == []
    assert info["pApplicationInfo"]["apiVersion"] == 1 << 22 | 4 << 12


def test_the_device_has_one_queue_and_robust_accesses(recorder: Recorder) -> None:
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


def test_buffers_hold_the_arguments_followed_by_zeros(recorder: Recorder) -> None:
    uniform = passed(np.array([1.5, 2.5], np.float32), 8, kind="uniform_buffer")
    storage = passed(np.arange(3, dtype=np.uint8), 4)
    run({(0, 0): uniform, (2, 1): storage})
    allocated = recorder.named("vkAllocateMemory")
    made = recorder.named("vkCreateBuffer")
    assert [call.arguments[1].members for call in allocated] == [
        {"allocationSize": call.arguments[1]["size"] + SLACK, "memoryTypeIndex": MEMORY_TYPE} for call in made
    ]
    bound = [call.arguments[1:] for call in recorder.named("vkBindBufferMemory")]
    assert bound == [(one.answer, other.answer, 0) for one, other in zip(made, allocated, strict=True)]
    held = [bytes(recorder.memory[call.answer]) for call in allocated]
    assert [data[:size] for data, size in zip(held, (8, 4), strict=True)] == [
        uniform.array.tobytes(),
        b"\0\1\2\0",
    ]


@pytest.mark.parametrize("is_written", [True, False])
def test_an_image_is_filled_and_copied_back_if_written(recorder: Recorder, is_written: bool) -> None:
    kind = "storage_image" if is_written else "sampled_image"
    texels = Texels(FORMATS["R32_SFLOAT"], 2, (3, 2, 1), 4)
    array = np.arange(24, dtype=np.float32)
    run({(1, 0): Passed(array, array.nbytes, kind, texels, is_written)})

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
def test_samplers_belong_to_the_layout(recorder: Recorder, name: str, number: int) -> None:
    run(samplers={(0, 1): vulkan.Sampler(filter=name, address_mode="mirrored_repeat")})
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


def test_the_result_is_what_memory_holds_after_the_fence(recorder: Recorder) -> None:
    array = np.arange(6, dtype=np.int16).reshape(2, 3)
    wait = Recorder._call

    def write(self: Recorder, name: str, arguments: tuple[Any, ...]) -> Any:
        if name == "vkWaitForFences":
            for memory in self.memory.values():
                memory[:2] = b"\x07\x01"
        return wait(self, name, arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Recorder, "_call", write)
        found, seconds = run({(1, 2): passed(array)})
    assert seconds is None
    assert list(found) == [(1, 2)]
    np.testing.assert_array_equal(found[1, 2], np.array([[0x107, 1, 2], [3, 4, 5]], np.int16))
    assert found[1, 2].dtype == np.int16
    assert array[0, 0] == 0


def test_an_array_of_buffers_is_one_binding_of_its_set(recorder: Recorder) -> None:
    one = passed(np.zeros(4, np.float32))
    two = passed(np.zeros(8, np.float32), kind="uniform_buffer")
    run({(2, 5, 0): one, (2, 5, 1): one, (0, 1): two, (2, 0): one})
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


def test_a_shader_without_buffers_has_no_descriptor_sets(recorder: Recorder) -> None:
    run({})
    assert not recorder.named("vkCreateDescriptorPool")
    assert not recorder.named("vkCmdBindDescriptorSets")


def test_the_pipeline_has_the_entry_point_and_the_specialization(recorder: Recorder) -> None:
    run(specialization=((7, b"\1\2\3\4"), (2, b"\5\6")), entry_point="kernel")
    shader = recorder.only("vkCreateShaderModule")
    assert shader.arguments[1].members == {"codeSize": len(SPV), "pCode": SPV}
    (info,) = recorder.only("vkCreateComputePipelines").arguments[3]
    assert info["layout"] == recorder.only("vkCreatePipelineLayout").answer
    stage = info["stage"]
    assert (stage["stage"], stage["module"], stage["pName"]) == (COMPUTE, shader.answer, "kernel")
    constants = stage["pSpecializationInfo"]
    assert constants["pData"] == b"\1\2\3\4\5\6"
    assert [entry.members for entry in constants["pMapEntries"]] == [
        {"constantID": 7, "offset": 0, "size": 4},
        {"constantID": 2, "offset": 4, "size": 2},
    ]


def test_push_constants_are_pushed(recorder: Recorder) -> None:
    run(push_constants=b"12345678")
    layout = recorder.only("vkCreatePipelineLayout")
    (span,) = layout.arguments[1]["pPushConstantRanges"]
    assert span.members == {"stageFlags": COMPUTE, "offset": 0, "size": 8}
    assert recorder.only("vkCmdPushConstants").arguments[1:] == (layout.answer, COMPUTE, 0, 8, b"12345678")


def test_what_the_shader_writes_is_made_visible_to_the_host(recorder: Recorder) -> None:
    run()
    (commands,) = recorder.only("vkAllocateCommandBuffers").answer
    (pipeline,) = recorder.only("vkCreateComputePipelines").answer
    assert recorder.only("vkCmdBindPipeline").arguments == (commands, 1, pipeline)
    assert recorder.only("vkCmdDispatch").arguments == (commands, 3, 4, 5)
    barrier = Struct("VkMemoryBarrier", {"srcAccessMask": SHADER_WRITE, "dstAccessMask": HOST_READ})
    assert recorder.only("vkCmdPipelineBarrier").arguments[1:6] == (COMPUTE_SHADER, HOST, 0, 1, [barrier])
    queue, fence = recorder.only("vkGetDeviceQueue").answer, recorder.only("vkCreateFence").answer
    submitted = Struct("VkSubmitInfo", {"pCommandBuffers": [commands]})
    assert recorder.only("vkQueueSubmit").arguments == (queue, 1, [submitted], fence)
    assert recorder.only("vkWaitForFences").arguments[2] == [fence]


def test_the_clock_may_begin_anew_while_a_dispatch_is_measured(recorder: Recorder) -> None:
    _, seconds = run(timing=True)
    ticks = TIMESTAMPS[1] + (1 << TIMESTAMP_BITS) - TIMESTAMPS[0]
    assert seconds == pytest.approx(ticks * NANOSECONDS_PER_TICK * 1e-9)
    names = [call.name for call in recorder.calls if call.name.startswith("vkCmd")]
    before, after = (index for index, name in enumerate(names) if name == "vkCmdWriteTimestamp")
    assert before < names.index("vkCmdDispatch") < after


# ===-----------------------------------------------------------------------------------------------===
# Limits
# ===-----------------------------------------------------------------------------------------------===

BEYOND: dict[str, tuple[dict[str, Any], str]] = {
    "a buffer": (
        {"buffers": {(0, 0): passed(np.zeros(LARGEST_BUFFER + 1, np.uint8))}},
        "maxStorageBufferRange = 16384 ... 16385",
    ),
    "a uniform buffer": (
        {"buffers": {(0, 0): passed(np.zeros(LARGEST_BUFFER + 4, np.uint8), kind="uniform_buffer")}},
        "maxUniformBufferRange = 16384 ... 16388",
    ),
    "buffers": (
        {"buffers": {(0, number): passed(np.zeros(1, np.int32)) for number in range(5)}},
        "maxPerStageDescriptorStorageBuffers = 4 ... 5",
    ),
    "a descriptor set": (
        {"buffers": {(4, 0): passed(np.zeros(1, np.int32))}},
        "maxBoundDescriptorSets = 4 ... 5",
    ),
    "push constants": (
        {"push_constants": bytes(132)},
        "maxPushConstantsSize = 128 ... 132",
    ),
}


@pytest.mark.parametrize("name", BEYOND)
def test_what_exceeds_a_limit_is_not_submitted(recorder: Recorder, name: str) -> None:
    values, message = BEYOND[name]
    with pytest.raises(vulkan.NotOfferedError, match=says(message)):
        run(**values)
    assert not recorder.named("vkQueueSubmit")


# ===-----------------------------------------------------------------------------------------------===
# Features and extensions
# ===-----------------------------------------------------------------------------------------------===

# The minor version, extensions and features of a device; then the structures that enable features, and the
# extensions that are enabled.
Enabled = tuple[int, set[str], set[str], dict[str, set[str]], list[str]]
CORE, V12 = "VkPhysicalDeviceFeatures", "VkPhysicalDeviceVulkan12Features"
FLOAT16_EXTENSION, FLOAT16 = "VK_KHR_shader_float16_int8", "VkPhysicalDeviceShaderFloat16Int8Features"
RAYS = ["VK_KHR_acceleration_structure", "VK_KHR_deferred_host_operations", "VK_KHR_ray_query"]
OF_VULKAN_1_2 = [
    "VK_EXT_descriptor_indexing",
    "VK_KHR_buffer_device_address",
    "VK_KHR_shader_float_controls",
    "VK_KHR_spirv_1_4",
]
MAINTENANCE4 = "VK_KHR_maintenance4"
ENABLED: dict[str, Enabled] = {
    "nothing": (1, set(), set(), {}, []),
    "of Vulkan 1.0": (1, set(), {"shaderInt64"}, {CORE: {"shaderInt64"}}, []),
    "of an extension": (
        *(1, {FLOAT16_EXTENSION}, {"shaderFloat16"}),
        *({FLOAT16: {"shaderFloat16"}}, [FLOAT16_EXTENSION]),
    ),
    "of an extension that isn't there": (1, set(), {"shaderFloat16"}, {}, []),
    "of an extension that was promoted": (
        *(2, {FLOAT16_EXTENSION}, {"shaderFloat16"}),
        *({V12: {"shaderFloat16"}}, []),
    ),
    "of the version that took it in": (2, set(), {"shaderFloat16"}, {V12: {"shaderFloat16"}}, []),
    "of a SPIR-V extension": (
        *(1, {"VK_KHR_shader_non_semantic_info"}, set()),
        *({}, ["VK_KHR_shader_non_semantic_info"]),
    ),
    "of a SPIR-V extension that a version includes": (2, {"VK_EXT_descriptor_indexing"}, set(), {}, []),
    "of an extension that requires others": (2, {*RAYS, "VK_KHR_spirv_1_4"}, set(), {}, RAYS),
    "of an extension that requires others, with an older version": (
        *(1, {*RAYS, *OF_VULKAN_1_2}, set()),
        *({}, sorted({*RAYS, *OF_VULKAN_1_2})),
    ),
    "of no capability, of a version": (
        *(3, {MAINTENANCE4}, {"maintenance4"}),
        *({"VkPhysicalDeviceVulkan13Features": {"maintenance4"}}, []),
    ),
    "of no capability, of an extension": (
        *(2, {MAINTENANCE4}, {"maintenance4"}),
        *({"VkPhysicalDeviceMaintenance4Features": {"maintenance4"}}, [MAINTENANCE4]),
    ),
}


@pytest.mark.parametrize("name", ENABLED)
def test_what_a_device_offers_is_enabled(recorder: Recorder, name: str) -> None:
    minor, extensions, features, structures, enabled = ENABLED[name]
    run(on=device(minor, extensions, features))
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
    with pytest.raises(vulkan.VulkanError, match=r"^a device\b.*VK_ERROR_DEVICE_LOST"):
        run(timing=True)


def test_a_device_without_compute_is_refused(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Recorder,
        "_vkGetPhysicalDeviceQueueFamilyProperties",
        lambda self, device: self.ffi.new("VkQueueFamilyProperties[2]"),
    )
    with pytest.raises(vulkan.VulkanError, match="no queue for compute shaders"):
        run()


def test_a_device_without_clock_measures_nothing(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vulkan_recorder.TIMESTAMP_BITS", 0)
    _, seconds = run(timing=True)
    assert seconds is None
    assert not recorder.named("vkCreateQueryPool")


# ===-----------------------------------------------------------------------------------------------===
# Instances
# ===-----------------------------------------------------------------------------------------------===


def test_drivers_over_another_api_are_asked_for(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drivers over another API are listed only for applications that opt in."""
    name = "VK_KHR_portability_enumeration"
    known = [SimpleNamespace(extensionName=name)]
    monkeypatch.setattr(Recorder, "_vkEnumerateInstanceExtensionProperties", lambda self, layer: known)
    with _loader.instance():
        pass
    info = recorder.only("vkCreateInstance").arguments[0]
    assert (info["flags"], info["ppEnabledExtensionNames"]) == (1, [name])


def test_without_a_device_a_driver_is_needed(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recorder, "_vkEnumeratePhysicalDevices", lambda self, instance: [])
    with pytest.raises(vulkan.VulkanError, match=r"^there is no Vulkan device: install a driver"):
        _devices.devices()
    assert [call.name for call in recorder.calls][-1] == "vkDestroyInstance"


def test_without_any_driver_one_is_needed(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Recorder, *arguments: Any) -> None:
        raise self.VkErrorIncompatibleDriver

    monkeypatch.setattr(Recorder, "_vkCreateInstance", refuse, raising=False)
    with pytest.raises(vulkan.VulkanError, match=r"^there is no Vulkan device: install a driver"):
        _devices.devices()


MISSING: dict[str, tuple[Exception, tuple[str, ...]]] = {
    "the package": (
        ImportError("no vulkan"),
        ("package 'vulkan'", "(no vulkan)", "pip install 'mlir-availability[vulkan]'"),
    ),
    "the loader": (
        OSError("no libvulkan"),
        ("libvulkan.so.1", "apt-get install libvulkan1"),
    ),
}


@pytest.mark.parametrize("name", MISSING)
def test_what_is_missing_is_named_with_what_installs_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    error, parts = MISSING[name]

    def fail(module: str) -> None:
        raise error

    expected = vulkan.VulkanError  # It is imported when it is first used.
    monkeypatch.setattr(importlib, "import_module", fail)
    with pytest.raises(expected, match=says(*parts)):
        _loader.load()


@pytest.mark.parametrize("what", ["vkCreateInstance", "vkEnumeratePhysicalDevices"])
def test_an_error_of_the_loader_is_named(recorder: Recorder, what: str) -> None:
    recorder.failing = {what}
    action = {"vkCreateInstance": "make an instance", "vkEnumeratePhysicalDevices": "list the devices"}[what]
    with pytest.raises(vulkan.VulkanError, match=says(action, "VK_ERROR_DEVICE_LOST")):
        run()
