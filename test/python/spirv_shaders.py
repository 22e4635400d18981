# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small shaders in assembly, and what `check` says of them."""

from __future__ import annotations

import mlir.availability as av
from mlir import ir
from spirv_tools_library import assemble

SHADER = """
OpCapability Shader
{capabilities}
OpMemoryModel {model}
OpEntryPoint GLCompute %main "main" {interface}
OpExecutionMode %main LocalSize 1 1 1
{decorations}
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%true = OpConstantTrue %bool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c256 = OpConstant %u32 256
%one = OpConstant %f32 1
%id3 = OpTypeVector %u32 3
%pi = OpTypePointer Input %id3
%id = OpVariable %pi Input
{declarations}
%main = OpFunction %void None %fn
%entry = OpLabel
{body}
OpReturn
OpFunctionEnd
"""


def shader(**parts: str) -> str:
    default = dict.fromkeys(("capabilities", "interface", "decorations", "declarations", "body"), "")
    return SHADER.format(**{**default, "model": "Logical GLSL450", **parts})


def is_available(text: str, version: str, context: ir.Context) -> bool:
    module = av.spirv.read(assemble(text, f"spv{version}"), context)
    return av.check(module, f"spirv{version}+all").ok


def long_vectors(text: str, *declared: str) -> bytes:
    """Assembles a module that may declare LongVectorEXT, which SPIRV-Tools 2025.5 doesn't know."""
    names = ("Int64" if name == "LongVectorEXT" else name for name in declared)
    data = bytearray(assemble(text.replace("{}", capabilities(*names)), "spv1.6"))
    if "LongVectorEXT" in declared:
        at = data.index((11).to_bytes(4, "little"), 20)
        data[at : at + 4] = (5425).to_bytes(4, "little")
    return bytes(data)


def capabilities(*names: str) -> str:
    """Returns capabilities, and extensions, whose names have underscores."""
    ordered = sorted(names, key=lambda name: name.startswith("SPV_"))
    return "\n".join(f'OpExtension "{x}"' if x.startswith("SPV_") else f"OpCapability {x}" for x in ordered)


def refused_by(text: str, target: str | ir.Attribute, context: ir.Context) -> set[str]:
    """Returns the numbers of the rules that a shader breaks."""
    report = av.check(av.spirv.read(assemble(text, "spv1.6"), context), target)
    return {(each.clause.source.rule or "")[-5:] for each in report.violations}
