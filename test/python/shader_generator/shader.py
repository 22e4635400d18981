# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A shader, and what it declares."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from shader_generator.draft import Draft

MODES = {
    "GLCompute": "LocalSize 1 1 1",
    "Vertex": "",
    "Fragment": "OriginUpperLeft",
    "TessellationControl": "OutputVertices 3",
    "TessellationEvaluation": "Triangles",
    "Geometry": "InputPoints;OutputPoints;OutputVertices 1;Invocations 1",
    "TaskEXT": "LocalSize 1 1 1",
    "MeshEXT": "LocalSize 1 1 1;OutputVertices 1;OutputPrimitivesEXT 1;OutputPoints",
    **dict.fromkeys(
        ("RayGenerationKHR", "IntersectionKHR", "AnyHitKHR", "ClosestHitKHR", "MissKHR", "CallableKHR"), ""
    ),
}
# Before SPIR-V 1.4, only these variables are listed by entry points.
_LISTED = re.compile(r"(%\w+) = Op(?:Untyped)?Variable\w* %\w+ (?:Input|Output)\b")


@dataclass(frozen=True)
class Shader:
    """A shader of which everything but the declarations is there.

    Attributes:
        subject: the instruction or enumerant that it is about.
        draft: the rest of it.
        memory: its addressing and memory model.
        modes: lines of execution modes.
    """

    subject: str
    draft: Draft
    memory: str
    modes: str

    def text(self, declared: Declared) -> str:
        """Returns its assembly with declarations."""
        lines = [f"OpCapability {each}" for each in declared.capabilities]
        lines += [f'OpExtension "{each}"' for each in declared.extensions]
        whole = self.draft.text("\n".join([*lines, f"OpMemoryModel {self.memory}"]), self.modes)
        if declared.minor >= 4:
            return whole
        listed = " ".join(_LISTED.findall(whole))
        return re.sub(r'(OpEntryPoint \w+ %main "main") .*', rf"\1 {listed}", whole)

    @property
    def model(self) -> str:
        return self.draft.model


@dataclass(frozen=True)
class Declared:
    """What a shader declares: SPIR-V 1.minor, capabilities and extensions."""

    minor: int
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]

    def __str__(self) -> str:
        return f"v1.{self.minor}, [{', '.join(self.capabilities)}], [{', '.join(self.extensions)}]"

    def without(self, name: str) -> Declared:
        return replace(
            self,
            capabilities=tuple(each for each in self.capabilities if each != name),
            extensions=tuple(each for each in self.extensions if each != name),
        )


class CantMakeError(Exception):
    """The tables don't say how to use something."""
