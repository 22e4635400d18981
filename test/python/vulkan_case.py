# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A case of a rule of the Vulkan specification, and what modules of cases are made of."""

from __future__ import annotations

import re
from dataclasses import dataclass

# A use that no implementation of Vulkan allows: the rule is Vulkan's only.
NEVER: tuple[str, ...] = ()
# Lists that no target has: they are always open, unless a target says that they have what is needed.
LISTS = ("VkCooperativeMatrixPropertiesKHR",)
# Stages with their bits in Vulkan's masks, except compute.
STAGES = {
    "Vertex": "VERTEX",
    "TessellationControl": "TESSELLATION_CONTROL",
    "TessellationEvaluation": "TESSELLATION_EVALUATION",
    "Geometry": "GEOMETRY",
    "Fragment": "FRAGMENT",
    "TaskEXT": "TASK",
    "MeshEXT": "MESH",
    "RayGenerationKHR": "RAYGEN",
    "IntersectionKHR": "INTERSECTION",
    "AnyHitKHR": "ANY_HIT",
    "ClosestHitKHR": "CLOSEST_HIT",
    "MissKHR": "MISS",
    "CallableKHR": "CALLABLE",
}


@dataclass(frozen=True)
class Case:
    """A rule, and the requirements that it puts on a use of SPIR-V.

    Attributes:
        rule: the number of the VUID.
        what: what distinguishes the case from others of the rule.
        facts: the features and properties, any of which the use needs; empty if Vulkan never allows it.
        module: a module that has the use.
        other: a module that doesn't have it, but is as similar as possible.
    """

    rule: str
    what: str
    facts: tuple[str, ...]
    module: str
    other: str


# The modes that entry points of a model must have: each is left out if the module has one that replaces it.
_MODES = {
    **dict.fromkeys(("GLCompute", "TaskEXT", "MeshEXT"), (('"LocalSize", 1, 1, 1', "LocalSize"),)),
    "Fragment": (('"OriginUpperLeft"', "Origin"),),
    "TessellationControl": (('"OutputVertices", 3', "OutputVertices"),),
    "TessellationEvaluation": (('"Quads"', "Quads|Triangles|Isolines"),),
    "Geometry": (
        ('"InputPoints"', "Input"),
        ('"OutputPoints"', "OutputPoints"),
        ('"OutputVertices", 1', "OutputVertices"),
    ),
}


def module(
    body: str,
    *,
    entry: str = "",
    model: str = "GLCompute",
    memory: str = "Logical GLSL450",
    attributes: str = "",
    modes: str = "",
    interface: str = "",
) -> str:
    """Returns a module with `body`, and an entry point that does `entry` and has execution `modes`."""
    texts = [each for each in modes.split(";") if each]
    texts += [
        text
        for text, others in _MODES.get(model, ())
        if not any(re.search(rf'"({others})', each) for each in texts)
    ]
    lines = "\n  ".join(f"spirv.ExecutionMode @main {each}" for each in texts)
    return f"""
spirv.module {memory} {attributes}{{
  {body}
  spirv.func @main() "None" {{
    {entry}
    spirv.Return
  }}
  spirv.EntryPoint "{model}" @main{interface}
  {lines}
}}
"""


def function(arguments: str, body: str, **more: str) -> str:
    """Returns a module with a function beside an entry point."""
    return module(f'spirv.func @f({arguments}) "None" {{ {body} spirv.Return }}', **more)


def mode(text: str, model: str = "GLCompute") -> str:
    """Returns a module whose entry point has execution modes, separated by semicolons."""
    return module("", model=model, modes=text)


def used(model: str, variable: str, kind: str, *, attributes: str = "") -> str:
    """Returns a module, with `attributes`, whose entry point uses a variable."""
    return module(
        f"spirv.GlobalVariable @v {variable} : {kind}",
        entry=f"%0 = spirv.mlir.addressof @v : {kind}",
        model=model,
        attributes=attributes,
        interface=", @v" if re.search(r", (Input|Output)>$", kind) else "",
    )


def parameter(pointee: str, storage: str) -> str:
    """Returns a function's parameter `%p` that is a pointer."""
    decoration = (
        " {spirv.decoration = #spirv.decoration<Aliased>}" if storage == "PhysicalStorageBuffer" else ""
    )
    return f"%p: !spirv.ptr<{pointee}, {storage}>{decoration}"
