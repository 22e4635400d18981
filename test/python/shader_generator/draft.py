# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Text of a shader that grows with what its instructions refer to.

What can be referred to has a name such as "v2f32", "ptr(Private,f32)" or "c(u32,1)". What it is made of comes
with it: MEANING has the instruction for each, in which "%NAME" is another name, {0} an argument, and "@" the
id itself.
"""

from __future__ import annotations

import copy
import re

# Instructions before the last are decorations. "HEAD.ARGUMENT" comes before "HEAD".
MEANING = {
    "void": "OpTypeVoid",
    "bool": "OpTypeBool",
    "bf16": "OpTypeFloat 16 BFloat16KHR",
    "e4m3": "OpTypeFloat 8 Float8E4M3EXT",
    "e5m2": "OpTypeFloat 8 Float8E5M2EXT",
    "e2m3": "OpTypeFloat 6 Float6E2M3EXT",
    "e3m2": "OpTypeFloat 6 Float6E3M2EXT",
    "e2m1": "OpTypeFloat 4 Float4E2M1EXT",
    "e8m0": "OpTypeFloat 8 Float8UnsignedE8M0EXT",
    "vec": "OpTypeVector %{0} {1}",
    "mat": "OpTypeMatrix %{0} {1}",
    "struct": "OpTypeStruct %{0} %{1}",
    "arr": "OpTypeArray %{0} %c(u32,{1})",
    "laid": "OpDecorate @ ArrayStride 16;OpTypeArray %{0} %c(u32,{1})",
    "run": "OpDecorate @ ArrayStride 16;OpTypeRuntimeArray %{0}",
    "bare": "OpTypeRuntimeArray %{0}",
    "block": "OpDecorate @ Block;OpMemberDecorate @ 0 Offset 0;OpTypeStruct %{0}",
    "plain": "OpMemberDecorate @ 0 Offset 0;OpTypeStruct %{0}",
    "ptr": "OpTypePointer {0} %{1}",
    "step": "OpDecorate @ ArrayStride 16;OpTypePointer {0} %{1}",
    "uptr": "OpTypeUntypedPointerKHR {0}",
    "fn": "OpTypeFunction %{0}",
    "img": "OpTypeImage %{0} {1} {2} {3} {4} {5} {6}",
    "simg": "OpTypeSampledImage %{0}",
    "sampler": "OpTypeSampler",
    "as": "OpTypeAccelerationStructureKHR",
    "query": "OpTypeRayQueryKHR",
    "hitnv": "OpTypeHitObjectNV",
    "hitext": "OpTypeHitObjectEXT",
    "cm": "OpTypeCooperativeMatrixKHR %{0} %c(u32,{1}) %c(u32,16) %c(u32,16) %c(u32,{2})",
    "cmnv": "OpTypeCooperativeMatrixNV %{0} %c(u32,3) %c(u32,8) %c(u32,8)",
    "cv": "OpTypeVectorIdEXT %{0} %c(u32,{1})",
    "tensor": "OpTypeTensorARM %{0} %c(u32,2)",
    "layout": "OpTypeTensorLayoutNV %c(u32,2) %c(u32,0)",
    "view": "OpTypeTensorViewNV %c(u32,2) %false %c(u32,0) %c(u32,1)",
    "buffer": "OpTypeBufferEXT {0}",
    "node": "OpTypeNodePayloadArrayAMDX %{0}",
    "true": "OpConstantTrue %bool",
    "false": "OpConstantFalse %bool",
    "c": "OpConstant %{0} {1}",
    "sc": "OpDecorate @ SpecId 0;OpSpecConstant %{0} {1}",
    "null": "OpConstantNull %{0}",
    "val": "OpUndef %{0}",
    "c2": "OpConstantComposite %vec({0},2) %c({0},{1}) %c({0},1)",
    "c4of2": "OpConstantComposite %arr(vec({0},2),4) %c2({0},1) %c2({0},{1}) %c2({0},1) %c2({0},1)",
    "var": "OpVariable %ptr({0},{1}) {0}",
    "var.Input": "OpDecorate @ Location 0;OpVariable %ptr({0},{1}) {0}",
    "var.Output": "OpDecorate @ Location 0;OpVariable %ptr({0},{1}) {0}",
    "res": "OpDecorate @ DescriptorSet 0;OpDecorate @ Binding 0;OpVariable %ptr({0},{1}) {0}",
    "ures": "OpDecorate @ DescriptorSet 0;OpDecorate @ Binding 0;"
    "OpUntypedVariableKHR %uptr({0}) {0} %block({1})",
    "uvar": "OpUntypedVariableKHR %uptr({0}) {0} %{1}",
    "p": "OpCopyObject %ptr({0},{1}) %var({0},{1})",
    "p.StorageBuffer": "OpAccessChain %ptr({0},{1}) %res({0},block({1})) %c(u32,0)",
    "p.Uniform": "OpAccessChain %ptr({0},{1}) %res({0},block({1})) %c(u32,0)",
    "p.PushConstant": "OpAccessChain %ptr({0},{1}) %var({0},block({1})) %c(u32,0)",
    "p.ShaderRecordBufferKHR": "OpAccessChain %ptr({0},{1}) %var({0},block({1})) %c(u32,0)",
    "p.PhysicalStorageBuffer": "OpConvertUToPtr %ptr({0},{1}) %val(u64)",
    "p.UniformConstant": "OpCopyObject %ptr({0},{1}) %res({0},{1})",
    "p.Image": "OpImageTexelPointer %ptr({0},{1}) %res(UniformConstant,img({1},2D,0,0,0,2,{2})) "
    "%null(vec(u32,2)) %c(u32,0)",
    "up": "OpUntypedAccessChainKHR %uptr({0}) %block({1}) %ures({0},{1}) %c(u32,0)",
    "up.Workgroup": "OpUntypedAccessChainKHR %uptr({0}) %block({1}) %uvar({0},block({1})) %c(u32,0)",
    "up.PushConstant": "OpUntypedAccessChainKHR %uptr({0}) %block({1}) %uvar({0},block({1})) %c(u32,0)",
    "array": "OpAccessChain %ptr({0},run({1})) %res({0},block(run({1}))) %c(u32,0)",
    "load": "OpLoad %{0} %res(UniformConstant,{0})",
    "texture": "OpDecorate @ DescriptorSet 0;OpDecorate @ Binding 0;OpDecorate @ {0};"
    "OpVariable %ptr(UniformConstant,{1}) UniformConstant",
    "viewed": "OpLoad %{1} %texture({0},{1})",
    "sampled": "OpSampledImage %simg({1}) %viewed({0},{1}) %load(sampler)",
    "matched": "OpSampledImage %simg({0}) %viewed(BlockMatchTextureQCOM,{0}) "
    "%viewed(BlockMatchSamplerQCOM,sampler)",
    "tile": "OpDecorate @ DescriptorSet 0;OpDecorate @ Binding 0;"
    "OpVariable %ptr(TileAttachmentQCOM,{0}) TileAttachmentQCOM",
    "tiled": "OpLoad %{0} %tile({0})",
    "combinedtile": "OpSampledImage %simg({0}) %tiled({0}) %load(sampler)",
    "get": "OpLoad %{1} %p({0},{1})",
    "combined": "OpSampledImage %simg({0}) %load({0}) %load(sampler)",
    "tlayout": "OpCreateTensorLayoutNV %layout",
    "tview": "OpCreateTensorViewNV %view",
    "ballot": "OpGroupNonUniformBallot %vec(u32,4) %c(u32,3) %true",
    "string": 'OpConstantStringAMDX "n"',
    "group": "OpDecorationGroup",
    "glsl": 'OpExtInstImport "GLSL.std.450"',
    "nonsemantic": 'OpExtInstImport "NonSemantic.X"',
}

# Formats of images whose texels are of a type.
_FORMATS = {"f16": "R16f", "f32": "R32f", "u32": "R32ui", "i32": "R32i", "u64": "R64ui", "i64": "R64i"}

_SCALAR = re.compile(r"([iuf])(\d+)")
_VECTOR = re.compile(r"v(\d)(.+)")
# What ends a block.
_TERMINATOR = re.compile(
    r"Op(Kill|Return(Value)?|Unreachable|TerminateInvocation|IgnoreIntersectionKHR|TerminateRayKHR|EmitMeshTasksEXT|"
    r"AbortKHR)\b"
)
_GLOBAL = re.compile(r"Op(Type|Constant|SpecConstant|Undef)|Op(Untyped)?Variable")


def split(name: str) -> tuple[str, list[str]]:
    """Returns the head and the arguments of a name."""
    if not name.endswith(")"):
        return name, []
    head, _, rest = name[:-1].partition("(")
    arguments, depth = [""], 0
    for letter in rest:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            arguments.append("")
        else:
            arguments[-1] += letter
    return head, arguments


def _text(name: str) -> str:
    if match := _SCALAR.fullmatch(name):
        kind, width = match.groups()
        return f"OpTypeFloat {width}" if kind == "f" else f"OpTypeInt {width} {int(kind == 'i')}"
    if match := _VECTOR.fullmatch(name):
        return f"OpTypeVector %{match[2]} {match[1]}"
    head, arguments = split(name)
    if head == "p" and arguments[0] == "Image" and len(arguments) == 2:
        arguments.append(_FORMATS.get(arguments[1], "Unknown"))
    text = MEANING.get(f"{head}.{arguments[0]}" if arguments else head) or MEANING[head]
    return text.format(*arguments)


class Draft:
    """The parts of a module.

    Attributes:
        model: its execution model.
        imports, debug, decorations, declared, locals, body: lines of its sections.
        functions: lines of functions after the entry point's.
        interface: the ids of variables.
    """

    def __init__(self, model: str) -> None:
        self.model = model
        self.imports: list[str] = []
        self.debug: list[str] = []
        self.decorations: list[str] = []
        self.declared: list[str] = []
        self.locals: list[str] = []
        self.body: list[str] = []
        self.functions: list[str] = []
        self.interface: list[str] = []
        self._ids: dict[str, str] = {}

    def copy(self) -> Draft:
        """Returns a draft that can be changed without changing this one."""
        return copy.deepcopy(self)

    def id(self, name: str) -> str:
        """Returns the id of a name, with all that it needs in the module."""
        if name in self._ids:
            return self._ids[name]
        own = "%" + re.sub(r"\W+", "_", name).strip("_") + ("_" if name[0].isdigit() else "")
        *before, last = _text(name).split(";")
        last = self.resolve(last)
        # Two types of one meaning are an error.
        same = next((each for each in self.declared if each.endswith(f" = {last}")), None)
        if same and last.startswith("OpType") and not before and "Struct" not in last:
            self._ids[name] = same.split(" = ")[0]
            return self._ids[name]
        self._ids[name] = own
        self.decorations += [line.replace("@", own) for line in before]
        self.add(f"{own} = {last}")
        return own

    def resolve(self, text: str) -> str:
        """Returns a text with ids in place of names."""
        return " ".join(self.id(word[1:]) if word[0] == "%" else word for word in text.split())

    def add(self, line: str) -> None:
        """Adds an instruction where it belongs."""
        own, _, text = line.rpartition(" = ")
        match = re.match(r"Op\w*Variable\w* %\w+ (\w+)", text)
        if text.startswith("OpExtInstImport"):
            self.imports.append(line)
        elif match and match[1] == "Function":
            self.locals.append(line)
        elif match or _GLOBAL.match(text) or text == "OpDecorationGroup":
            self.declared.append(line)
        else:
            self.body.append(line)
        if match and match[1] != "Function":
            self.interface.append(own)
            if match[1] == "Input" and self.model == "Fragment":
                self.decorations.append(f"OpDecorate {own} Flat")

    def text(self, header: str, modes: str, *, interface: bool = True) -> str:
        """Returns the module; `modes` are those of its entry point %main."""
        void, kind = self.id("void"), self.id("fn(void)")
        listed = " ".join(self.interface) if interface else ""
        parts = [
            header.replace("OpMemoryModel", "\n".join([*self.imports, "OpMemoryModel"])),
            f'OpEntryPoint {self.model} %main "main" {listed}\n{modes}',
            *self.debug,
            *self.decorations,
            *self.declared,
            f"%main = OpFunction {void} None {kind}\n%entry = OpLabel",
            *self.locals,
            *self.body,
            "" if self.body and _TERMINATOR.match(self.body[-1]) else "OpReturn",
            "OpFunctionEnd",
            *self.functions,
            "",
        ]
        return "\n".join(parts)
