# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a shader has that a rule of Vulkan refuses, from the rule's words, and where there is none.

Shaders at random rarely have all of it: numbers of 8 bits, in a uniform buffer, through an untyped pointer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Wish:
    """What a shader about an instruction has. What is empty is left to chance.

    Attributes:
        types: a regular expression for the type that the instruction is about.
        storage: one of these storage classes.
        pointer: "up" for an untyped one.
        scopes: one of these.
        semantics: one of these masks.
        operands: one of these image operands.
        models: one of these execution models.
        memory: the memory model.
        numbers: constants are one of these.
        is_new: only the newest SPIRV-Tools know it.
    """

    types: str = ""
    storage: tuple[str, ...] = ()
    pointer: str = ""
    scopes: tuple[str, ...] = ()
    semantics: tuple[int, ...] = ()
    operands: tuple[str, ...] = ()
    models: tuple[str, ...] = ()
    memory: str = ""
    numbers: tuple[int, ...] = ()
    is_new: bool = False


ANYTHING = Wish()
_BYTES, _HALVES = r"(v\d)?[iu]8", r"(v\d)?[iuf]16"
_BUFFERS = ("StorageBuffer", "Uniform", "PhysicalStorageBuffer")
# Stages without workgroups.
_GRAPHICS = ("Vertex", "TessellationEvaluation", "Geometry", "Fragment")
_ORDERS = (2, 4, 8)
# Offsets of two components.
_PLANE = r"img\(\w+,2D,.*"
_OFFSETS = Wish(_PLANE, operands=("ConstOffset", "Offset", "ConstOffsets"))
_CONSTANT = Wish(_PLANE, operands=("ConstOffset",))
_SMALL = Wish(r"(v\d)?(e2m3|e3m2|e2m1|e8m0)", is_new=True)
_COMPARED = Wish(semantics=(0, 0x42, 0x44, 0x48, 0x142))
# Ray flags: what opposes each other of opaque and cull flags, and skipping both kinds of geometry.
_FLAGS = Wish(numbers=(0x3, 0x30, 0x300, 0x110, 0x81, 0xC0))


def _through_untyped(types: str, storage: str) -> Wish:
    return Wish(types, (storage,), pointer="up")


WISHES = {
    "04637": Wish(scopes=("Workgroup",), models=_GRAPHICS),
    "04638": Wish(scopes=("CrossDevice",)),
    "04640": Wish(scopes=("ShaderCallKHR",)),
    "04777": Wish(types=r"img\(\w+,3D,.*"),
    "04641": Wish(scopes=("Invocation",), semantics=tuple(0x40 | order for order in _ORDERS)),
    "04642": Wish(scopes=("Workgroup", "Device", "Invocation")),
    "04686": Wish(storage=("CrossWorkgroup", "AtomicCounter")),
    "06275": Wish(types=r"(v\d)?([iu](8|16|64)|f16)", scopes=("Subgroup",)),
    "06278": Wish("[iu]64", _BUFFERS),
    "06279": Wish("[iu]64", ("Workgroup",)),
    "06284": Wish("f32", _BUFFERS),
    "06285": Wish(r"f\d+", ("Workgroup",)),
    "06286": Wish("f32", ("Image",)),
    "06288": Wish("[iu]64", ("Image",)),
    "06328": _through_untyped(_BYTES, "StorageBuffer"),
    "06329": _through_untyped(_BYTES, "Uniform"),
    "06330": _through_untyped(_BYTES, "PushConstant"),
    "06332": _through_untyped(_HALVES, "Uniform"),
    "06333": _through_untyped(_HALVES, "PushConstant"),
    "06337": Wish("f16", ("Image",)),
    "06339": Wish("f64", ("Image",)),
    "06376": _OFFSETS,
    "06377": _OFFSETS,
    "06435": _CONSTANT,
    "06436": _CONSTANT,
    "07321": Wish(scopes=("Workgroup",), models=_GRAPHICS),
    "07951": Wish(scopes=("Subgroup",)),
    "09581": Wish("v[24]f16", ("StorageBuffer", "Workgroup")),
    "10213": Wish(_PLANE, operands=("Offset",)),
    **dict.fromkeys(("06552", "07712", "07713", "07714", "11883", "11884", "11885"), _FLAGS),
    "10756": _through_untyped(_BYTES, "Workgroup"),
    "10757": _through_untyped(_HALVES, "Workgroup"),
    "10867": Wish(semantics=(0x42, 0x48)),
    "10868": Wish(semantics=(0x44, 0x48)),
    "10866": Wish(semantics=(0x50, 0x110), memory="GLSL450"),
    "10870": Wish(semantics=_ORDERS),
    "10871": Wish(semantics=(0x40, 0x100, 0x800)),
    **dict.fromkeys(("10875", "10876", "10877", "10878", "10879"), _COMPARED),
    "11161": _through_untyped(_HALVES, "StorageBuffer"),
    **dict.fromkeys(("12465", "12466"), _SMALL),
}

_ADDS = r"OpAtomicF(Add|Min|Max)EXT"
# Rules and instructions that no valid SPIR-V brings together, and why.
_NEVER = (
    ("10872|10873|13551", ".*", "a rule of SPIR-V's own: spirv-val refuses it in every environment"),
    (".*", "OpImageSparseSampleProj.*", "3.52.10: reserved, and its use is invalid"),
    ("04637", "OpMemoryBarrier", "it has no scope of execution"),
    ("10871", "OpMemoryBarrier", "10869 refuses the same, and one of them is named"),
    ("06330|06333", "OpAtomic.*", "2.16.1: atomic instructions are on other memory than PushConstant"),
    (
        "06278|06279|06288|06328|06329",
        _ADDS,
        "SPV_EXT_shader_atomic_float_add and its kin: on floats of 16 bits and more",
    ),
    (
        "09581",
        r"OpAtomic(?!Exchange|F(Add|Min|Max)EXT).*",
        "SPV_NV_shader_atomic_fp16_vector: vectors are exchanged, added and compared",
    ),
    (
        "06275",
        "Op(GroupNonUniform(Elect|All|Any|Ballot|InverseBallot|Logical.*)|Group(All|Any|Logical.*))",
        "3.52: on booleans, and masks of 32 bits",
    ),
)


def why_never(rule: str, name: str) -> str:
    """Returns why the rule refuses no valid shader with the instruction, "" if it may refuse one."""
    return next(
        (words for rules, names, words in _NEVER if re.fullmatch(rules, rule) and re.fullmatch(names, name)),
        "",
    )


__all__ = ["ANYTHING", "WISHES", "Wish", "why_never"]
