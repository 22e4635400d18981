# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders of a few lines, each about an instruction or an enumerant of SPIR-V's grammar."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

from shader_generator.domains import DOMAINS
from shader_generator.draft import Draft
from shader_generator.forms import FAMILIES, FORMS, NAMED, RESULTS, STORAGE, fields
from shader_generator.grammar import Entry, Operand, enumerants, instructions
from shader_generator.shader import MODES, CantMakeError, Shader
from shader_generator.wishes import ANYTHING, Wish

# Lines of debug information; @ is a struct.
_FILE = '%file = OpString "x"'
DEBUG = {
    "OpString": [_FILE],
    "OpLine": [_FILE],
    "OpSource": ["OpSource GLSL 450"],
    "OpSourceContinued": [_FILE, 'OpSource GLSL 450 %file "a"', 'OpSourceContinued "b"'],
    "OpSourceExtension": ['OpSourceExtension "x"'],
    "OpName": ['OpName %main "x"'],
    "OpMemberName": ['OpMemberName @ 0 "x"'],
}
# The operands of kinds of which instructions without a row are made.
_MADE_OF = ("Decoration", "ExecutionMode", "LoopControl", "SelectionControl", "StorageClass")
# Numbers that may be asked about: those of bits, and those above limits.
_NUMBERS = (0, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 768, 33, 300, 1000, 5000, 70_000, 2_000_000_000)
# Bits of memory semantics: orders, storage classes, and what is made available or visible.
_ORDERS = (0, 0, 2, 4, 8, 16)
_MEMORIES = (0, 0x40, 0x100, 0x140, 0x800, 0x1000, 0x200)
_FLAGS = (0, 0, 0, 0x2000, 0x4000, 0x8000)
# Execution modes of which an entry point has one.
_EXCLUSIVE = (
    "LocalSize(Id)?|TileShadingRateQCOM",
    "Origin(Upper|Lower)Left",
    "Input(Points|Lines|LinesAdjacency|TrianglesAdjacency)|Triangles",
    "Output(Points|LineStrip|TriangleStrip|LinesEXT|TrianglesEXT)",
    "Triangles|Quads|Isolines",
)


class Maker:
    """Makes shaders at random: the same for the same generator and wish."""

    def __init__(self, rng: random.Random, wish: Wish = ANYTHING) -> None:
        self._rng = rng
        self._wish = wish

    def shader(self, subject: str) -> Shader:
        """Returns a shader with an instruction, or an enumerant "Kind Name". It may be invalid."""
        kind, _, name = subject.rpartition(" ")
        model = self._rng.choice(self._wish.models or (*MODES, *["GLCompute", "Fragment"] * 6))
        if kind in ("ExecutionModel",):
            model = name
        draft = Draft(model)
        modes = [f"OpExecutionMode %main {each}" for each in MODES.get(model, "").split(";") if each]
        self._modes = modes
        if kind:
            self._enumerant(draft, kind, enumerants(kind)[name])
        else:
            self._instruction(draft, instructions()[subject])
        physical = any("PhysicalStorageBuffer" in line for line in draft.declared)
        matrix = any("CooperativeMatrixKHR" in line for line in draft.declared)
        ordered = re.search("Make|NonPrivate|Volatile", subject)
        memory = self._rng.choice(("GLSL450", "Vulkan")) if not (matrix or ordered) else "Vulkan"
        memory = self._wish.memory or memory
        addressing = "PhysicalStorageBuffer64" if physical else "Logical"
        if kind == "MemoryModel":
            memory = name
        if kind == "AddressingModel":
            addressing = name
        return Shader(subject, draft, f"{addressing} {memory}", "\n".join(self._modes))

    def mutant(self, shader: Shader) -> Shader:
        """Returns a shader that differs in a constant, in its stage or in its memory model."""
        draft = shader.draft.copy()
        constants = [at for at, line in enumerate(draft.declared) if re.search("= OpConstant %[ui]32", line)]
        kind = self._rng.random()
        if kind < 0.7 and constants:
            at = self._rng.choice(constants)
            semantics = self._rng.choice(_ORDERS) | self._rng.choice(_MEMORIES) | self._rng.choice(_FLAGS)
            other = self._rng.choice(_NUMBERS)
            number = self._rng.choice((*range(6), semantics, semantics, semantics, other, other, other, -100))
            if number >= 0 or "OpConstant %i32" in draft.declared[at]:
                draft.declared[at] = re.sub(r"-?\d+$", str(number), draft.declared[at])
            return replace(shader, draft=draft)
        if kind < 0.85:
            draft.model = self._rng.choice(list(MODES))
            modes = [f"OpExecutionMode %main {each}" for each in MODES[draft.model].split(";") if each]
            return replace(shader, draft=draft, modes="\n".join(modes))
        addressing, _, memory = shader.memory.partition(" ")
        return replace(
            shader, memory=f"{addressing} {'GLSL450' if memory == 'Vulkan' else 'Vulkan'}", draft=draft
        )

    # ===-----------------------------------------------------------------------------------------===
    # Instructions
    # ===-----------------------------------------------------------------------------------------===

    def _instruction(self, draft: Draft, entry: Entry, fixed: tuple[str, str] = ("", "")) -> None:
        """Adds an instruction. `fixed` is a kind and an enumerant that it has to have."""
        if entry.name in DEBUG:
            block = draft.id("block(u32)")
            draft.debug += [line.replace("@", block) for line in DEBUG[entry.name]]
            draft.body += ["OpLine %file 1 1"] if entry.name == "OpLine" else []
            return
        if entry.name in ("OpFunctionCall", "OpFunctionParameter"):
            return self._call(draft)
        if entry.name in ("OpGroupDecorate", "OpGroupMemberDecorate"):
            return self._group(draft, entry.name)
        if entry.name == "OpTypeForwardPointer":
            return self._forward(draft)
        if entry.name == "OpExtInstWithForwardRefsKHR":
            self._call(draft)
            draft.body.append(f"%x2 = {entry.name} {draft.id('void')} {draft.id('nonsemantic')} 1 %callee")
            return
        if not any(re.fullmatch(row[0], entry.name.removeprefix("Op")) for row in FORMS):
            for operand in entry.operands:
                if operand.kind in _MADE_OF:
                    enumerant = self._rng.choice(list(enumerants(operand.kind).values()))
                    return self._enumerant(draft, operand.kind, enumerant)
        result, given = self._form(entry)
        words = [entry.name]
        optional = [each.kind for each in entry.operands if each.quantifier == "?" and enumerants(each.kind)]
        if self._wish.operands and "ImageOperands" in optional:
            fixed = ("ImageOperands", self._rng.choice(self._wish.operands))
        elif optional and not fixed[0] and self._rng.random() < 0.4:
            fixed = (optional[0], self._rng.choice(list(enumerants(optional[0]))))
        operands = list(entry.operands)
        if operands and operands[0].kind == "IdResultType":
            words.append(draft.id(result))
            operands = operands[1:]
        has_result = bool(operands) and operands[0].kind == "IdResult"
        for operand in operands[has_result:]:
            words += self._operand(draft, operand, given, fixed)
        for each in given:
            words.append(self._given(draft, each))
        draft.add(("%x = " if has_result else "") + " ".join(words))

    def _call(self, draft: Draft) -> None:
        """Adds a function with a parameter, and a call of it."""
        of = self._rng.choice((*DOMAINS["O"], *(f"ptr({each},f32)" for each in ("Function", "Workgroup"))))
        void, kind, value = draft.id("void"), draft.id(of), draft.id(f"val({of})")
        draft.declared.append(f"%callee_type = OpTypeFunction {void} {kind}")
        draft.functions += [
            f"%callee = OpFunction {void} None %callee_type",
            f"%parameter = OpFunctionParameter {kind}",
            "%callee_entry = OpLabel",
            "OpReturn",
            "OpFunctionEnd",
        ]
        draft.body.append(f"%x = OpFunctionCall {void} %callee {value}")

    def _group(self, draft: Draft, name: str) -> None:
        """Adds a group of decorations of a variable, or of a member of a struct."""
        decoration = self._rng.choice(("RelaxedPrecision", "Restrict", "Coherent", "Volatile", "NonWritable"))
        if name == "OpGroupDecorate":
            target = draft.id(f"res(StorageBuffer,block({self._rng.choice(DOMAINS['O'])}))")
        else:
            target = f"{draft.id('block(u32)')} 0"
            draft.id("res(StorageBuffer,block(u32))")
        group = draft.id("group")
        # The group comes after its decorations.
        draft.declared.remove(f"{group} = OpDecorationGroup")
        draft.decorations += [
            f"OpDecorate {group} {decoration}",
            f"{group} = OpDecorationGroup",
            f"{name} {group} {target}",
        ]

    def _forward(self, draft: Draft) -> None:
        """Adds a struct with a pointer to itself."""
        draft.decorations += [
            "OpDecorate %node Block",
            "OpMemberDecorate %node 0 Offset 0",
            "OpDecorate %link ArrayStride 16",
        ]
        draft.declared += [
            "OpTypeForwardPointer %link PhysicalStorageBuffer",
            "%node = OpTypeStruct %link",
            "%link = OpTypePointer PhysicalStorageBuffer %node",
        ]

    def _form(self, entry: Entry) -> tuple[str, list[str]]:
        name = entry.name.removeprefix("Op")
        rows = [row for row in FORMS if re.fullmatch(row[0], name)]
        if self._wish.pointer:
            rows = [row for row in rows if f"={self._wish.pointer}(" in row[2]] or rows
        if rows:
            _, domain, text = self._rng.choice(rows)
            types = [each for each in DOMAINS[domain] if re.fullmatch(self._wish.types, each)]
            known = fields(self._rng.choice(types or DOMAINS[domain]), name, self._rng)
            if self._wish.storage:
                known["S"] = self._rng.choice(self._wish.storage)
            known["P"] = self._wish.pointer or known["P"]
            result, _, operands = text.format(**known).partition(":")
            return result, operands.split()
        if re.fullmatch(FAMILIES, name):
            ids = [each.name for each in entry.operands if each.kind == "IdRef" and each.quantifier != "?"]
            known = fields(self._rng.choice(DOMAINS["O"]), name, self._rng)
            texts = [next(text for of, text in NAMED.items() if re.fullmatch(of, each)) for each in ids]
            result = next(text for of, text in RESULTS.items() if re.fullmatch(of, name))
            return result, [text.format(**known) for text in texts]
        if any(each.kind in ("IdRef", "IdResultType") for each in entry.operands):
            raise CantMakeError(f"no row for {entry.name}")
        return "", []

    def _given(self, draft: Draft, text: str) -> str:
        if text[0] == "!":
            return text[1:]
        # A value may be a constant, a number another one, and a constant a value.
        if text in ("u32", "i32") and self._rng.random() < 0.4:
            return draft.id(f"c({text},{self._rng.choice(self._wish.numbers or _NUMBERS)})")
        if match := re.fullmatch(r"=c\(u32,\d+\)", text):
            chance = self._rng.random()
            if chance < 0.15:
                return draft.id("val(u32)")
            if chance < 0.3:
                return draft.id(f"c(u32,{self._rng.choice(_NUMBERS)})")
            return draft.id(match[0][1:])
        return draft.id(text[1:] if text[0] == "=" else f"val({text})")

    def _operand(self, draft: Draft, operand: Operand, given: list[str], fixed: tuple[str, str]) -> list[str]:
        """Returns the words of an operand, and takes what the row has for it."""
        kind = operand.kind
        if kind == "IdRef":
            if given and (not operand.quantifier or given[0][0] != "!"):
                return [self._given(draft, given.pop(0))]
            return []
        if (kind.startswith("Literal") or kind == "StorageClass") and given and given[0][0] == "!":
            return [given.pop(0)[1:]]
        if operand.quantifier and kind != fixed[0] and self._rng.random() < 0.6:
            return []
        return self._words(draft, kind, fixed)

    def _words(self, draft: Draft, kind: str, fixed: tuple[str, str] = ("", "")) -> list[str]:
        if kind == "IdScope":
            scope = (
                fixed[1]
                if fixed[0] == "Scope"
                else self._rng.choice(
                    self._wish.scopes
                    or (
                        "Subgroup",
                        "Workgroup",
                        "Device",
                        "QueueFamily",
                        "Invocation",
                        "CrossDevice",
                        "ShaderCallKHR",
                    )
                )
            )
            return [draft.id(f"c(u32,{enumerants('Scope')[scope].number})")]
        if kind == "IdMemorySemantics":
            names = [fixed[1]] if fixed[0] == "MemorySemantics" else []
            number = self._rng.choice((0, 0x8 | 0x40, 0x8 | 0x100, 0x2 | 0x40, 0x4 | 0x100))
            if self._wish.semantics:
                number = self._rng.choice(self._wish.semantics)
            elif self._rng.random() < 0.5:
                number = self._rng.choice(_ORDERS) | self._rng.choice(_MEMORIES) | self._rng.choice(_FLAGS)
            for each in names:
                number |= enumerants("MemorySemantics")[each].number
            return [draft.id(f"c(u32,{number})")]
        if kind == "LiteralString":
            return ['"x"']
        if kind.startswith("Literal"):
            return [str(self._rng.choice((1, 1, *_NUMBERS)))]
        if kind == "IdRef":
            return [
                draft.id(
                    self._rng.choice(
                        (
                            "val(f32)",
                            "c(u32,1)",
                            "val(u32)",
                            *(f"c2(i32,{number})" for number in (1, 100, -100)),
                            *(f"c4of2(i32,{number})" for number in (1, 100, -100)),
                            "val(v2i32)",
                            "val(v2f32)",
                            "c(i32,1)",
                        )
                    )
                )
            ]
        known = enumerants(kind)
        if not known:
            raise CantMakeError(f"no operand of kind {kind}")
        name = fixed[1] if fixed[0] == kind else self._rng.choice(list(known))
        words = [name]
        if name == "Grad":
            return [name, *[draft.id("val(v2f32)")] * 2]
        if kind == fixed[0] and name in self._wish.operands:
            number = self._rng.choice((1, 100, -100))
            offsets = {"Offset": "val(v2i32)", "ConstOffsets": f"c4of2(i32,{number})"}
            return [name, draft.id(offsets.get(name, f"c2(i32,{number})"))]
        for parameter in known[name].operands:
            words += self._words(draft, parameter.kind)
        if (
            fixed[0] == "MemoryAccess"
            and "NonPrivate" not in name
            and known[name].operands
            and "Make" in name
        ):
            words[0] += "|NonPrivatePointer"
        if fixed[0] == "ImageOperands" and name.startswith("MakeTexel"):
            words[0] += "|NonPrivateTexel"
        return words

    # ===-----------------------------------------------------------------------------------------===
    # Enumerants
    # ===-----------------------------------------------------------------------------------------===

    def _enumerant(self, draft: Draft, kind: str, entry: Entry) -> None:
        rng = self._rng
        if kind in ("ExecutionModel", "MemoryModel", "AddressingModel", "Capability"):
            return
        if kind == "ExecutionMode":
            ids = any(each.kind == "IdRef" for each in entry.operands)
            words = [
                w
                for each in entry.operands
                for w in ([draft.id("c(u32,1)")] if each.kind == "IdRef" else self._words(draft, each.kind))
            ]
            kin = next((group for group in _EXCLUSIVE if re.fullmatch(group, entry.name)), entry.name)
            self._modes = [each for each in self._modes if not re.fullmatch(kin, each.split()[2])]
            self._modes.append(f"OpExecutionMode{'Id' if ids else ''} %main {entry.name} {' '.join(words)}")
        elif kind == "BuiltIn":
            storage = rng.choice(("Input", "Output"))
            of = rng.choice(
                (
                    "u32",
                    "f32",
                    "v3u32",
                    "v4f32",
                    "v3f32",
                    "bool",
                    "v2f32",
                    "v4u32",
                    "arr(f32,1)",
                    "arr(u32,1)",
                    "v2u32",
                    "mat(v3f32,4)",
                    "arr(v3f32,3)",
                    "u64",
                    "arr(arr(f32,1),1)",
                    "arr(f32,4)",
                    "arr(f32,2)",
                    "arr(v2u32,1)",
                    "arr(v4f32,1)",
                    "arr(v3u32,1)",
                    "arr(bool,1)",
                    "v2f16",
                )
            )
            name = draft.id(f"var({storage},{of})")
            draft.decorations = [each for each in draft.decorations if "Location" not in each]
            draft.decorations.append(f"OpDecorate {name} BuiltIn {entry.name}")
            if draft.model == "MeshEXT" and entry.name.startswith("Primitive"):
                draft.decorations.append(f"OpDecorate {name} PerPrimitiveEXT")
            if storage == "Input" and rng.random() < 0.5:
                draft.id(f"get({storage},{of})")
        elif kind == "Decoration":
            self._decoration(draft, entry)
        elif kind == "StorageClass":
            of = rng.choice(DOMAINS["O"])
            draft.id(
                rng.choice((f"p({entry.name},{of})", f"var({entry.name},{of})", f"ptr({entry.name},{of})"))
            )
        elif kind in ("Dim", "ImageFormat"):
            parts = rng.choice(DOMAINS["IMG"])[4:-1].split(",")
            parts[{"Dim": 1, "ImageFormat": 6}[kind]] = entry.name
            draft.id(f"load(img({','.join(parts)}))")
        elif kind == "FPEncoding":
            draft.id(f"val({rng.choice(('bf16', 'e4m3', 'e5m2'))})")
        elif kind in ("SelectionControl", "LoopControl"):
            words = " ".join(
                [entry.name, *(w for each in entry.operands for w in self._words(draft, each.kind))]
            )
            if kind == "SelectionControl":
                draft.body += [
                    f"OpSelectionMerge %end {words}",
                    f"OpBranchConditional {draft.id('true')} %then %end",
                    "%then = OpLabel",
                    "OpBranch %end",
                    "%end = OpLabel",
                ]
            else:
                draft.body += [
                    "OpBranch %head",
                    "%head = OpLabel",
                    f"OpLoopMerge %end %next {words}",
                    f"OpBranchConditional {draft.id('true')} %next %end",
                    "%next = OpLabel",
                    "OpBranch %head",
                    "%end = OpLabel",
                ]
        else:
            alias = {"Scope": "IdScope", "MemorySemantics": "IdMemorySemantics"}.get(kind, kind)
            hosts = [
                each
                for each in instructions().values()
                if any(o.kind == alias for o in each.operands) and each.group != "@exclude"
            ]
            if not hosts:
                raise CantMakeError(f"no instruction takes {kind}")
            self._instruction(draft, rng.choice(hosts), (kind, entry.name))

    def _decoration(self, draft: Draft, entry: Entry) -> None:
        rng = self._rng
        words = " ".join([entry.name, *(w for each in entry.operands for w in self._words(draft, each.kind))])
        ids = "Id" if any(each.kind.startswith("Id") for each in entry.operands) else ""
        strings = "String" if any(each.kind == "LiteralString" for each in entry.operands) else ""
        match rng.randrange(5):
            case 0:
                storage, of = rng.choice(STORAGE), rng.choice(DOMAINS["O"])
                target = draft.id(f"var({storage},{of})")
            case 1:
                target = draft.id(
                    rng.choice(("res(UniformConstant,%s)", "load(%s)")) % rng.choice(DOMAINS["IMG"])
                )
            case 2:
                target = draft.id(
                    f"res({rng.choice(('StorageBuffer', 'Uniform'))},block({rng.choice(DOMAINS['O'])}))"
                )
            case 3:
                kind = draft.id(
                    rng.choice(("block(u32)", "block(mat(v2f32,2))", "struct(u32,f32)", "plain(f32)"))
                )
                if rng.random() < 0.5:
                    draft.decorations.append(f"OpMemberDecorate{strings} {kind} 0 {words}")
                    return
                target = kind
            case _:
                self._instruction(
                    draft,
                    instructions()[
                        rng.choice(
                            (
                                "OpFAdd",
                                "OpIAdd",
                                "OpFConvert",
                                "OpLoad",
                                "OpImageSampleImplicitLod",
                                "OpConvertFToS",
                                "OpAccessChain",
                            )
                        )
                    ],
                )
                target = "%x"
        draft.decorations.append(f"OpDecorate{ids}{strings} {target} {words}")


def subjects() -> Iterator[str]:
    """Yields the names of all instructions and enumerants."""
    yield from instructions()
    for kind in (
        "ExecutionModel",
        "MemoryModel",
        "AddressingModel",
        "StorageClass",
        "Dim",
        "ImageFormat",
        "ImageOperands",
        "Decoration",
        "BuiltIn",
        "ExecutionMode",
        "Scope",
        "MemorySemantics",
        "GroupOperation",
        "MemoryAccess",
        "SelectionControl",
        "LoopControl",
        "Capability",
        "FPEncoding",
        "PackedVectorFormat",
        "CooperativeMatrixOperands",
    ):
        for name in enumerants(kind):
            yield f"{kind} {name}"
