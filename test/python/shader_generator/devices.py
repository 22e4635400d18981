# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The verdicts of `check` and Vulkan's validation layers on devices made for a shader.

The least device has the features and properties that `check` asks for, and no other: there, the layers refuse
whatever `check` forgets. The others lack one thing more each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import mlir.availability as av
from mlir import ir
from mlir.availability.vulkan.registry._implementation import Implementation
from mlir.availability.vulkan.registry._offers import Offers
from mlir.availability.vulkan.registry._registry import registry
from vulkan_layer_verdicts import INDEPENDENCE, structures
from vulkan_layers import MODELS, Judge, Layers
from vulkan_records import Description

from shader_generator.valid import Valid

# Rules about how the parts of a pipeline fit, which the comparison's pipelines don't.
HARNESS = frozenset({"VUID-RuntimeSpirv-OpEntryPoint-08743"})
# "Required Limits": what no report has and `check` asks for as a condition, above the least that every
# implementation has.
_LIMITS = {
    "maxTensorShaderAccessArrayLength": 4,
    "maxTensorShaderAccessSize": 4,
    "maxTexelGatherOffset": 7,
    "maxTexelOffset": 7,
    "maxTransformFeedbackBufferDataSize": 512,
    "maxTransformFeedbackBufferDataStride": 512,
    "maxTransformFeedbackStreamDataSize": 512,
    "maxTransformFeedbackStreams": 1,
    "maxVectorComponents": 1024,
    "minTexelGatherOffset": -8,
    "minTexelOffset": -8,
}
_AT_ONCE = 32  # Devices in a process: the loader has them on its stack.


@cache
def everything(minor: int) -> Description:
    """Returns a device of Vulkan 1.minor with all that SPIR-V depends on."""
    known = registry()
    properties: dict[str, Any] = {
        name if not fact.value else fact.member: True for name, fact in known.property_facts.items()
    }
    properties |= {member: sorted(values) for member, values in known.values.items()}
    for member in ("denormBehaviorIndependence", "roundingModeIndependence"):
        properties[member] = [f"{INDEPENDENCE}ALL"]
    properties |= _LIMITS
    conditions = (
        *known.features.values(),
        *known.properties.values(),
        *(way.condition for way in known.ways),
    )
    extensions = {name for condition in conditions for name in condition.extensions}
    features = set(known.feature_facts) | {way.feature for way in known.ways if way.feature}
    return Description(
        minor, frozenset(extensions - {"VK_KHR_portability_subset"}), frozenset(features), properties
    )


@cache
def optional(minor: int) -> tuple[str, ...]:
    """Returns the features and properties that a device can lack.

    Those for 16 bits are last, because a search for the least device leaves out the first ones it can: where
    storage of 8 bits would be enough (06332), the layers want that of 16 bits.
    """
    required = {name for name, since in structures().mandatory.items() if since <= minor}
    # "Required Limits" and VkPhysicalDeviceSubgroupProperties.
    required |= {"subgroupSupportedStages.COMPUTE", "subgroupSupportedOperations.BASIC"}
    if minor >= 4:
        required.add("shaderSignedZeroInfNanPreserveFloat32")  # "Required Limits".
    found = (everything(minor).features | set(registry().property_facts)) - required
    return tuple(sorted(found, key=lambda name: ("16" in name, name)))


def without(lacks: Iterable[str], minor: int) -> Description:
    """Returns the device that has everything but some features and properties."""
    whole = everything(minor)
    properties = dict(whole.properties)
    for name in lacks:
        member, _, value = name.partition(".")
        if name not in registry().property_facts:
            continue
        if member.endswith("Independence"):
            properties[member] = [INDEPENDENCE + "NONE"]
        elif value:
            bit = registry().property_facts[name].value
            properties[member] = [each for each in properties[member] if each != bit]
        else:
            properties[member] = False
    return Description(minor, whole.extensions, whole.features - set(lacks), properties)


def target(said: Description, context: ir.Context) -> ir.Attribute:
    """Returns the target that `check` makes of a device's report."""
    features = {name: name in said.features for name in everything(said.minor).features}
    implementation = Implementation(
        "generated", (1, said.minor, 0), said.extensions, features, said.properties, is_device=True
    )
    return ir.Attribute.parse(Offers(registry(), implementation).attribute(), context)


class Asker:
    """Asks `check` about a shader on devices that have everything but something."""

    def __init__(self, valid: Valid, minor: int, context: ir.Context) -> None:
        self._module = av.spirv.read(valid.binary, context)
        self._minor = minor
        self._context = context

    def report(self, lacks: Iterable[str]) -> av.Report:
        return av.check(self._module, target(without(lacks, self._minor), self._context))

    def is_available(self, lacks: Iterable[str]) -> bool:
        report = self.report(lacks)
        return report.ok and not report.conditions

    def needed(self) -> list[str]:
        """Returns the features and properties of which none can be left out."""
        off: set[str] = set()
        found: list[str] = []

        def leave_out(part: Sequence[str]) -> None:
            if self.is_available(off | set(part)):
                off.update(part)
            elif len(part) == 1:
                found.extend(part)
            else:
                leave_out(part[: len(part) // 2])
                leave_out(part[len(part) // 2 :])

        leave_out(optional(self._minor))
        return found


@dataclass(frozen=True)
class DeviceVerdict:
    """The answers of both about a shader on a device.

    Attributes:
        lacks: what the device lacks of what `check` asks for; "" for the least device.
        asked: what `check` misses, as "any of these|rule".
        said: the rules that the layers report; None where they crash.
    """

    valid: Valid
    lacks: str
    asked: tuple[str, ...]
    said: frozenset[str] | None

    @property
    def agrees(self) -> bool:
        return self.said is None or bool(self.asked) == bool(self.said)

    @property
    def cause(self) -> str:
        if self.said:
            return "laxer: " + " ".join(sorted(self.said))
        return f"stricter: {'; '.join(self.asked)}"


def verdicts(
    shaders: Iterable[Valid], judge: Judge, layers: Layers, context: ir.Context
) -> Iterator[DeviceVerdict]:
    """Yields the answers about shaders on their devices."""
    asked: list[tuple[Valid, str, tuple[str, ...], Description]] = []
    for valid in shaders:
        if valid.shader.model not in MODELS:
            continue
        asker = Asker(valid, layers.minor, context)
        if not asker.is_available(()):
            asked.append((valid, "", _requirements(asker.report(())), without((), layers.minor)))
            continue
        needed = asker.needed()
        rest = set(optional(layers.minor)) - set(needed)
        for lacks in ("", *needed):
            off = rest | {lacks} - {""}
            asked.append((valid, lacks, _requirements(asker.report(off)), without(off, layers.minor)))
    for start in range(0, len(asked), _AT_ONCE):
        part = asked[start : start + _AT_ONCE]
        devices = [structures().text(f"device{number}", each[3]) for number, each in enumerate(part)]
        jobs = [
            (number, each[0].shader.model, judge.shader(each[0].binary)) for number, each in enumerate(part)
        ]
        for (valid, lacks, requirements, _), said in zip(part, judge.judge(devices, jobs), strict=True):
            yield DeviceVerdict(valid, lacks, requirements, None if said is None else said - HARNESS)


def _requirements(report: av.Report) -> tuple[str, ...]:
    found = set()
    for each in (*report.violations, *report.conditions):
        values = "|".join(sorted(need.value for need in each.clause.any_of)) or "nothing"
        found.add(f"{values} {(each.clause.source.rule or '')[-5:]}")
    return tuple(sorted(each.strip() for each in found))
