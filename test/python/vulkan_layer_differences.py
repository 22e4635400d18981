# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Known differences between `check` and Vulkan's validation layers. The list may only shrink."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from vulkan_case import Case
from vulkan_layers import DEBIAN, NEWEST, Layers

# Rules that had other numbers when the layers were made, or were others there.
RENUMBERED = {
    "04732": "10869",
    "04781": "10824",  # Until VK_KHR_maintenance9 no feature allowed it.
    "06269": "07954",
    "06270": "07955",
    "06280": "06284",
    "06281": "06285",
    "06282": "06286",
    "06335": "06338",
    "06336": "06339",
    "06373": "06372",
    "06426": "10685",
}

# Rules that the layers never report, and why.
_NEWER = "the rule is newer than the layers"
_UNCHECKED = "the layers don't look at it"
_OF_PIPELINES = dict.fromkeys(
    ("02755", "02785"), "the pipelines that the comparison makes require no size of subgroups"
)
_EARLY = {f"067{number}": _UNCHECKED for number in range(67, 74)}
SILENT: Mapping[Layers, Mapping[str, str]] = {
    DEBIAN: {
        **dict.fromkeys(("08985", "09558", "09566", "09901", "10164", "10370", "10866", "10980"), _NEWER),
        **dict.fromkeys(("10163", "10871", "10880", "11161", "11806", "12243"), _NEWER),
        **dict.fromkeys(("10151", "10152", "12464"), _NEWER),
        **_EARLY,
        **_OF_PIPELINES,
        "04711": _UNCHECKED,
        "06277": _UNCHECKED,
        "06677": _NEWER,
        "06328": "they look at StorageBuffer alone; the rule names ShaderRecordBufferKHR and "
        "PhysicalStorageBuffer, too",
    },
    NEWEST: {
        **dict.fromkeys(("06277", "06289", "06290", "06291", "06292", "06328"), _UNCHECKED),
        **dict.fromkeys(("09558", "10980", "11161", "11806", "12464"), _UNCHECKED),
        **_EARLY,
        **_OF_PIPELINES,
        "04711": _UNCHECKED,
    },
}


@dataclass(frozen=True)
class Difference:
    """Cases on which `check` and the layers differ.

    Attributes:
        rule: the number of the rule.
        what: a pattern of the cases of that rule.
        why: the difference, and who is right.
        laxer: whether `check` admits what the layers reject; otherwise it is stricter.
    """

    rule: str
    what: str
    why: str
    laxer: bool = False

    def is_about(self, case: Case) -> bool:
        return case.rule == self.rule and re.search(self.what, case.what) is not None


_ANY_FEATURE = (
    "the layers take any of the features that the rule names for any operation; check asks for the one whose "
    "description is about the operation"
)
_PHYSICAL = "the layers look at StorageBuffer and Uniform alone; the features are about buffers"
_WRITTEN = (
    '06340, 06341: "all storage image, ... and storage buffer variables ... must be decorated with the '
    "NonWritable "
    'decoration"; the layers look at what is stored'
)
DIFFERENCES = [
    Difference(
        "06434",
        "",
        "MLIR's op LocalSizeId has numbers where the instruction takes ids, and the layers find no size in "
        "what is written; check goes by what the op says",
        laxer=True,
    ),
    *(Difference(rule, "", _ANY_FEATURE) for rule in ("06284", "06285", "06286", "06337", "06339")),
    Difference("06278", "PhysicalStorageBuffer", _PHYSICAL),
    Difference(
        "06279",
        "TaskPayloadWorkgroupEXT",
        'shaderSharedInt64Atomics: "64-bit ... atomic operations on shared and payload memory"; the '
        "rule's text "
        "names Workgroup alone",
    ),
    Difference(
        "06275",
        "AllEqual",
        '06275: "for group operations to use" the types; the layers look at the type of the result alone',
    ),
    Difference("06340", "buffer|Buffer|image$|image,", _WRITTEN),
    Difference("06341", "buffer|Buffer|image in", _WRITTEN),
    Difference("06671", "", "the layers refuse it, too, by the number 04657"),
    Difference(
        "10684",
        "padding of a matrix",
        '"The Offset decoration of a member must not place it between the end of a structure, an array, or a '
        'matrix and the next multiple of the alignment of that structure, array, or matrix"; spirv-val looks '
        "at structures and arrays",
    ),
]
OF_DEBIAN = [
    Difference(
        "10684",
        "at an address",
        "their spirv-val doesn't look at what parameters of functions point to, which 2025.5 does: \"Scalar "
        'block layout [...] applies to all structures in [...] PhysicalStorageBuffer"',
    ),
    Difference(
        "10684",
        "no order of a matrix",
        'the newest report it in arrays, too: it "must be explicitly laid out with RowMajor or ColMajor"',
    ),
    Difference("04716", "", "the newest report it"),
    Difference("12509", "", "the newest report it"),
    Difference("10824", "", "maintenance9, which allows it, is newer than they are", laxer=True),
    Difference("06340", "atomic", "the newest layers report it"),
    Difference("06341", "atomic", "the newest layers report it"),
    Difference(
        "06290",
        "32 and 64",
        "they take a mode for 64 bits, where there is none for 16, for another one; the newest don't",
        laxer=True,
    ),
]


# The rules of spirv-val's that the layers don't name: they report that a module is inconsistent.
UNNAMED: Mapping[Layers, set[str]] = {DEBIAN: {"10684"}, NEWEST: {"10684"}}

# The rules of cases that the layers crash on, on devices that have everything or nearly so.
CRASHES: Mapping[Layers, set[str]] = {DEBIAN: {"06808"}, NEWEST: {"08985", "10163", "10164", "12243"}}


def differences(layers: Layers) -> list[Difference]:
    return DIFFERENCES + (OF_DEBIAN if layers is DEBIAN else [])


_IMPLIED = (
    "the layers look at the capability that is declared alone; the device lacks the feature of Geometry or "
    "MultiView, which it implies (SPIR-V, 3.31)"
)
_LOCAL_READ = (
    '09558: without dynamicRenderingLocalRead, a variable of Dim SubpassData "must be decorated with '
    "InputAttachmentIndex\", and these modules' aren't; the layers don't report it"
)

_BUFFER_BLOCK = (
    '06332 and its kind: "objects in the Uniform Storage Class with the Block decoration"; the layers take '
    "BufferBlock, of storage buffers, too"
)

_UNDECLARED = (
    '07951: "if none of the SubgroupVoteKHR, GroupNonUniform, or SubgroupBallotKHR capabilities are '
    'declared, Scope for memory must not be Subgroup"; validators ask it of Vulkan 1.0 alone'
)
_NO_STORAGE = (
    '10870: semantics "with a non-relaxed memory order must have at least one Vulkan-supported storage class '
    'semantics bit set (UniformMemory, WorkgroupMemory, ImageMemory, or OutputMemory)"; these are older'
)
_STRICTER = {
    "atomic/scope Subgroup in the GLSL450 model": _UNDECLARED,
    "barrier/memory of scope Subgroup in the GLSL450 model": _UNDECLARED,
    "barrier/memory of scope Subgroup in the Vulkan model": _UNDECLARED,
    "image/SubpassData": _LOCAL_READ,
    "image/multisampled SubpassData": _LOCAL_READ,
    "built-in/PositionPerViewNV in Vertex": _IMPLIED,
    "built-in/ViewportIndex in Geometry": _IMPLIED,
    "built-in/ViewportIndex in Vertex": _IMPLIED,
}
_OTHER_STAGE = (
    '08743: "variables shared between the OpEntryPoint of two shader stages"; the vertex shader of their '
    "pipeline has no outputs"
)
_LAXER = {f"interface/BufferBlock {kind}": _BUFFER_BLOCK for kind in ("i8", "i16", "f16")}
# Modules of spirv_corpus on which `check` and the layers differ, on some device.
OF_CORPUS: Mapping[Layers, Mapping[str, Mapping[str, str]]] = {
    DEBIAN: {
        "stricter": {
            **_STRICTER,
            "atomic/FAdd f32": _ANY_FEATURE,
            "atomic/semantics AcquireRelease|AtomicCounterMemory": _NO_STORAGE,
        },
        "laxer": {
            **_LAXER,
            "built-in/FullyCoveredEXT in Fragment": _NEWER,
            "subgroup/Rotate": _NEWER,
            "op/AssumeTrue": _NEWER,
        },
    },
    NEWEST: {
        "stricter": _STRICTER,
        "laxer": {
            **_LAXER,
            "decoration/flat on a variable": _OTHER_STAGE,
            "decoration/no_perspective on a variable": _OTHER_STAGE,
        },
    },
}
