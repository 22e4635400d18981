# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders whose blocks are laid out at random, and what spirv-val and `check` say of the layouts.

The rules are those of the specification's chapter "Offset and Stride Assignment".
"""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import mlir.availability as av
import spirv_tools_library
from mlir import ir
from vulkan_rule_targets import without

from shader_generator.validators import validate_with_newest

RELAXED = "VK_KHR_relaxed_block_layout"
UNIFORM = "uniformBufferStandardLayout"
SCALAR = "scalarBlockLayout"
SHARED = "workgroupMemoryExplicitLayoutScalarBlockLayout"
FACTS = (RELAXED, UNIFORM, SCALAR, SHARED)
OPTIONS = {
    RELAXED: "relax-block-layout",
    UNIFORM: "uniform-buffer-standard-layout",
    SCALAR: "scalar-block-layout",
    SHARED: "workgroup-scalar-block-layout",
}
"""The options of spirv-val, by what Vulkan calls them."""

# ===-----------------------------------------------------------------------------------------------===
# Types
# ===-----------------------------------------------------------------------------------------------===

_SCALARS = {
    "f32": (4, "OpTypeFloat 32"),
    "u32": (4, "OpTypeInt 32 0"),
    "f64": (8, "OpTypeFloat 64"),
    "u64": (8, "OpTypeInt 64 0"),
    "f16": (2, "OpTypeFloat 16"),
    "u16": (2, "OpTypeInt 16 0"),
    "u8": (1, "OpTypeInt 8 0"),
}


@dataclass
class Placed:
    """A type with its layout.

    Attributes:
        id: its id.
        size: its bytes, without padding.
        scalar: its scalar alignment.
        base: its base alignment.
        matrix: the stride of the matrices in it, which the member that has it is decorated with; 0 for none.
        is_row_major: whether they are row-major.
    """

    id: str
    size: int
    scalar: int
    base: int
    matrix: int = 0
    is_row_major: bool = False


def _up(number: int, alignment: int) -> int:
    return -(-number // alignment) * alignment


@dataclass
class Types:
    """Makes types, and keeps what they are declared and decorated with."""

    random: random.Random
    declared: dict[str, str] = field(default_factory=dict)
    decorated: list[str] = field(default_factory=list)
    traits: set[str] = field(default_factory=set)

    def declare(self, text: str) -> str:
        """Returns the id of a type that is declared once."""
        return self.declared.setdefault(text, f"%t{len(self.declared)}")

    def declare_new(self, text: str) -> str:
        """Returns the id of an aggregate of its own, which has its own layout."""
        return self.declare(f"{text} ;{len(self.declared)}")

    def constant(self, number: int) -> str:
        """Returns a constant."""
        return self.declare(f"OpConstant {self.declare(_SCALARS['u32'][1])} {number}")

    def scalar(self) -> Placed:
        """Returns a number."""
        size, text = _SCALARS[self.random.choice([*_SCALARS, "f32", "f32", "f32"])]
        return Placed(self.declare(text), size, size, size)

    def vector(self, element: Placed | None = None) -> Placed:
        """Returns a vector."""
        element = element or self.scalar()
        count = self.random.choice((2, 3, 4))
        base = element.size * (2 if count == 2 else 4)
        of = self.declare(f"OpTypeVector {element.id} {count}")
        return Placed(of, element.size * count, element.size, base)

    def matrix(self) -> Placed:
        """Returns a matrix."""
        size, text = _SCALARS[self.random.choice(("f32", "f32", "f64", "f16"))]
        rows, columns = self.random.choice((2, 3, 4)), self.random.choice((2, 3, 4))
        column = self.declare(f"OpTypeVector {self.declare(text)} {rows}")
        of = self.declare(f"OpTypeMatrix {column} {columns}")
        is_row_major = self.random.random() < 0.5
        length, lines = (columns, rows) if is_row_major else (rows, columns)
        base = size * (2 if length == 2 else 4)
        stride = self.stride(size * length, size, base)
        if stride < size * length:
            self.traits.add(SHORT_LINES)
        end = (lines - 1) * stride + length * size if is_row_major else lines * stride
        return Placed(of, end, size, base, stride, is_row_major)

    def stride(self, size: int, scalar: int, base: int) -> int:
        """Returns a stride that some rule allows, or now and then one that none does."""
        stride = _up(size, self.random.choice((scalar, base, base, _up(base, 16))))
        return max(1, stride + self.random.choice((0,) * 30 + (scalar, -scalar, 4)))

    def states(self) -> bool:
        """Returns whether a part of a layout is stated: nearly always."""
        return self.random.random() > 0.01

    def array(self, depth: int, *, length: int | None = None) -> Placed:
        """Returns an array; one without a length if `length` is 0."""
        element = self.type(depth - 1)
        count = self.random.choice((1, 2, 3, 5)) if length is None else length
        stride = self.stride(max(element.size, 1), element.scalar, element.base)
        text = (
            f"OpTypeArray {element.id} {self.constant(count)}"
            if count
            else f"OpTypeRuntimeArray {element.id}"
        )
        of = self.declare_new(text)
        if self.states():
            self.decorated.append(f"OpDecorate {of} ArrayStride {stride}")
        if element.matrix:
            self.traits.add(ENDS_IN_MATRIX)
        size = (count - 1) * stride + element.size if count else 0
        return Placed(of, size, element.scalar, element.base, element.matrix, element.is_row_major)

    def type(self, depth: int) -> Placed:
        """Returns any type, with at most `depth` aggregates in each other."""
        makers: list[Callable[[], Placed]] = [self.scalar, self.vector, self.vector, self.matrix]
        if depth > 0:
            makers += [lambda: self.array(depth), lambda: self.struct(depth)]
        return self.random.choice(makers)()

    def struct(self, depth: int, *, last: Placed | None = None) -> Placed:
        """Returns a struct; `last` is its last member."""
        members = [self.type(depth - 1) for _ in range(self.random.choice((1, 2, 2, 3, 4)))]
        members += [last] if last else []
        of = self.declare_new("OpTypeStruct " + " ".join(member.id for member in members))
        # In another order than their own, now and then.
        places = list(range(len(members)))
        if last is None and self.random.random() < 0.1:
            self.random.shuffle(places)
        if members[-1].matrix:
            self.traits.add(ENDS_IN_MATRIX)
        end = padded = 0
        aligned = self.random.choice((0, 1, 1, 2))
        for index in places:
            member = members[index]
            unit = (member.scalar, member.base, _up(member.base, 16))[aligned]
            if self.random.random() < 0.15:
                unit = self.random.choice((member.scalar, member.base))
            offset = max(0, _up(end, unit) + self.random.choice((0,) * 60 + (-4, 1, 4)))
            if offset < padded:
                self.traits.add(IN_PADDING)
            decorations = [f"Offset {offset}"] if self.states() else []
            if member.matrix:
                order = "RowMajor" if member.is_row_major else "ColMajor"
                of_matrix = [each for each in (f"MatrixStride {member.matrix}", order) if self.states()]
                decorations += of_matrix
                if len(of_matrix) < 2:
                    self.traits.add(NO_MATRIX_LAYOUT)
            self.decorated += [f"OpMemberDecorate {of} {index} {each}" for each in decorations]
            end = offset + member.size
            padded = _up(end, max(member.base, 16)) if member.is_row_major else end
        scalar, base = max(m.scalar for m in members), max(m.base for m in members)
        return Placed(of, end, scalar, base)


# ===-----------------------------------------------------------------------------------------------===
# Shaders
# ===-----------------------------------------------------------------------------------------------===

PLACES = (
    "Uniform Block",
    "Uniform BufferBlock",
    "StorageBuffer Block",
    "PushConstant Block",
    "Workgroup Block",
    "PhysicalStorageBuffer Block",
    "Uniform untyped",
    "StorageBuffer untyped",
    "PushConstant untyped",
)


@dataclass(frozen=True)
class Shader:
    """A shader with a block.

    Attributes:
        place: the storage class, and how the block is decorated, or "untyped".
        text: its assembly.
        traits: what is in it that a spirv-val doesn't look at.
    """

    place: str
    text: str
    traits: frozenset[str] = frozenset()

    @property
    def minor(self) -> int:
        """The version 1.`minor` of SPIR-V that it is written in."""
        return 4 if re.search("Workgroup|untyped|Physical", self.place) else 0

    def environments(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Yields spirv-val's environments, with what the implementation has there."""
        if self.minor == 0:
            for chosen in ((), (RELAXED,), (UNIFORM,), (RELAXED, UNIFORM), (SCALAR,)):
                yield "vulkan1.0", frozenset(chosen)
        # Vulkan 1.1 and later have relaxed layouts.
        for chosen in ((), (UNIFORM,), (SCALAR,), (SHARED,)):
            yield "vulkan1.4", frozenset((*chosen, RELAXED))


_EXTENSIONS = (
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_8bit_storage",
    "SPV_KHR_16bit_storage",
)
_CAPABILITIES = (
    "Shader",
    "Float64",
    "Int64",
    "Float16",
    "Int16",
    "Int8",
    "UniformAndStorageBuffer8BitAccess",
    "UniformAndStorageBuffer16BitAccess",
    "StoragePushConstant8",
    "StoragePushConstant16",
)


def make(seed: str, place: str) -> Shader:
    """Returns a shader with a random block at a place."""
    types = Types(random.Random(f"{seed} {place}"))
    storage, decoration = place.split()
    has_tail = storage in ("StorageBuffer", "PhysicalStorageBuffer") and types.random.random() < 0.2
    block = types.struct(3, last=types.array(2, length=0) if has_tail else None)
    untyped = decoration == "untyped"
    physical = storage == "PhysicalStorageBuffer"
    capabilities, extensions = [*_CAPABILITIES], [*_EXTENSIONS]
    types.decorated.append(f"OpDecorate {block.id} {'Block' if untyped else decoration}")
    void = types.declare("OpTypeVoid")
    function = types.declare(f"OpTypeFunction {void}")
    body: list[str] = []
    if storage == "Workgroup":
        capabilities += [
            "WorkgroupMemoryExplicitLayoutKHR",
            "WorkgroupMemoryExplicitLayout8BitAccessKHR",
            "WorkgroupMemoryExplicitLayout16BitAccessKHR",
        ]
        extensions.append("SPV_KHR_workgroup_memory_explicit_layout")
    if untyped:
        capabilities.append("UntypedPointersKHR")
        extensions.append("SPV_KHR_untyped_pointers")
        pointer = types.declare(f"OpTypeUntypedPointerKHR {storage}")
        variable = f"%v = OpUntypedVariableKHR {pointer} {storage} {block.id}"
        # What accesses the memory need not have the variable's type.
        other = types.type(3)
        body = [
            f"%a = OpUntypedAccessChainKHR {pointer} {block.id} %v {types.constant(0)}",
            f"%l = OpLoad {other.id} %a",
        ]
    elif physical:
        capabilities.append("PhysicalStorageBufferAddresses")
        extensions.append("SPV_KHR_physical_storage_buffer")
        pointer = types.declare(f"OpTypePointer {storage} {block.id}")
        held = types.declare_new(f"OpTypeStruct {pointer}")
        types.decorated += [f"OpMemberDecorate {held} 0 Offset 0", f"OpDecorate {held} Block"]
        to_held = types.declare(f"OpTypePointer PushConstant {held}")
        to_pointer = types.declare(f"OpTypePointer PushConstant {pointer}")
        variable = f"%v = OpVariable {to_held} PushConstant"
        body = [f"%a = OpAccessChain {to_pointer} %v {types.constant(0)}", f"%p = OpLoad {pointer} %a"]
    else:
        pointer = types.declare(f"OpTypePointer {storage} {block.id}")
        variable = f"%v = OpVariable {pointer} {storage}"
    if storage in ("Uniform", "StorageBuffer"):
        types.decorated += ["OpDecorate %v DescriptorSet 0", "OpDecorate %v Binding 0"]
    shader = Shader(place, "")
    lines = [
        *(f"OpCapability {each}" for each in capabilities),
        *(f'OpExtension "{each}"' for each in extensions),
        f"OpMemoryModel {'PhysicalStorageBuffer64' if physical else 'Logical'} GLSL450",
        f'OpEntryPoint GLCompute %main "main"{" %v" if shader.minor == 4 else ""}',
        "OpExecutionMode %main LocalSize 1 1 1",
        *types.decorated,
        *(f"{of} = {text.partition(' ;')[0]}" for text, of in types.declared.items()),
        variable,
        f"%main = OpFunction {void} None {function}",
        "%entry = OpLabel",
        *body,
        "OpReturn",
        "OpFunctionEnd",
    ]
    return Shader(place, "\n".join(lines) + "\n", frozenset(types.traits))


# ===-----------------------------------------------------------------------------------------------===
# Verdicts
# ===-----------------------------------------------------------------------------------------------===

RULE = "VUID-StandaloneSpirv-None-10684"


@dataclass(frozen=True)
class Asked:
    """What `check` asks for a layout: alternatives for each clause, and its words."""

    clauses: tuple[frozenset[str], ...]
    words: str

    def admits(self, has: frozenset[str]) -> bool:
        """Whether an implementation with some facts may have the layout."""
        return all(clause & has for clause in self.clauses)


def ask(binary: bytes, context: ir.Context) -> Asked:
    """Returns what `check` asks for the layout in a binary."""
    report = av.check(av.spirv.read(binary, context), av.target(without(FACTS), context))
    found = [each for each in report.violations if each.clause.source.rule == RULE]
    return Asked(
        tuple(frozenset(one.value for one in each.clause.any_of) for each in found),
        "; ".join(each.clause.source.detail or "" for each in found),
    )


_OF_LAYOUT = re.compile("layout rules|Instantiated via|must be explicitly laid out|runtime array at offset")
_LIBRARY_OPTIONS = {
    RELAXED: "RelaxBlockLayout",
    UNIFORM: "UniformBufferStandardLayout",
    SCALAR: "ScalarBlockLayout",
    SHARED: "WorkgroupScalarBlockLayout",
}


def _about_layouts(error: str) -> str:
    """Returns spirv-val's error about a layout. Raises ValueError for another one."""
    if error and not _OF_LAYOUT.search(error):
        raise ValueError(error)
    return error


def older(binary: bytes, environment: str, has: frozenset[str]) -> str:
    """Returns what spirv-val 2025.5 says against a layout."""
    names = frozenset(_LIBRARY_OPTIONS[each] for each in has if environment == "vulkan1.0" or each != RELAXED)
    return _about_layouts(spirv_tools_library.validate(binary, environment, names))


def newest(binary: bytes, environment: str, has: frozenset[str]) -> str:
    """Returns what the newest spirv-val says against a layout."""
    options = [f"--{OPTIONS[each]}" for each in has if environment == "vulkan1.0" or each != RELAXED]
    return _about_layouts(validate_with_newest(binary, environment, options))


@dataclass(frozen=True)
class Pair:
    """A layout, and what spirv-val and `check` say of it.

    Attributes:
        shader: the shader.
        environment: spirv-val's environment.
        has: what the implementation has.
        said: the words of spirv-val's refusal, "" if it accepts the layout.
        asked: what `check` asks for.
    """

    shader: Shader
    environment: str
    has: frozenset[str]
    said: str
    asked: Asked

    @property
    def kind(self) -> str:
        """Whether both agree: "", "stricter" if `check` alone refuses the layout, or "laxer"."""
        admitted = self.asked.admits(self.has)
        return "" if admitted == (not self.said) else "laxer" if admitted else "stricter"


Judge = Callable[[bytes, str, frozenset[str]], str]


def pairs(seed: str, count: int, judge: Judge, context: ir.Context) -> Iterator[Pair]:
    """Yields what both say of `count` shaders for each place, for each set of features."""
    for number, place in itertools.product(range(count), PLACES):
        shader = make(f"{seed}/{number}", place)
        binary = spirv_tools_library.assemble(shader.text, f"spv1.{shader.minor}")
        asked = ask(binary, context)
        for environment, has in shader.environments():
            yield Pair(shader, environment, has, judge(binary, environment, has), asked)


_OF_STRUCTS = (
    "A structure has a base alignment equal to the largest base alignment of any of its members. [...] Every "
    "other member must be aligned according to its base alignment: relaxed are vectors alone; spirv-val "
    "2026.4 aligns a struct with a vector like the vector's components, 2025.5 doesn't"
)
IN_PADDING, SHORT_LINES, ENDS_IN_MATRIX = "in the padding of a matrix", "short lines", "a matrix at the end"
NO_MATRIX_LAYOUT = "a matrix without a stride or an order"
# What is in the layout, what `check` says, and the words that decide.
_KNOWN = (
    (
        IN_PADDING,
        "padding of a matrix",
        "The Offset decoration of a member must not place it between the end of a structure, an array, or a "
        "matrix and the next multiple of the alignment of that structure, array, or matrix; spirv-val looks "
        "at structures and arrays",
    ),
    (
        SHORT_LINES,
        "matrix stride",
        "2025.5 doesn't compare the stride of a matrix with the size of its lines, 2026.4 does",
    ),
    (
        NO_MATRIX_LAYOUT,
        "matrix stride|ColMajor",
        "2025.5 doesn't look for the layout of a matrix at an address and through untyped pointers, 2026.4 "
        "does",
    ),
    (
        ENDS_IN_MATRIX,
        "where another one is|padding of|below the size",
        "2025.5 takes the size of what ends in a matrix without the matrix's stride, 2026.4 with it",
    ),
)


def why(pair: Pair) -> str:
    """Returns the words by which `check` is right in a difference; "" for one that isn't known."""
    if pair.kind != "stricter":
        return ""
    for trait, place, words in _KNOWN:
        # Of what is at an address, `check` doesn't say the member.
        is_said = re.search(place, pair.asked.words) or pair.shader.place.startswith("Physical")
        if trait in pair.shader.traits and is_said:
            return words
    binary = spirv_tools_library.assemble(pair.shader.text, f"spv1.{pair.shader.minor}")
    return _OF_STRUCTS if older(binary, pair.environment, pair.has) else ""


def compare_layouts(
    seed: str, count: int, judge: Judge, context: ir.Context
) -> tuple[Counter[str], list[Pair]]:
    """Returns the numbers of verdicts, and the pairs whose difference isn't known."""
    counts, unknown = Counter[str](), []
    for pair in pairs(seed, count, judge, context):
        counts[pair.kind or ("refused" if pair.said else "admitted")] += 1
        if pair.kind and not why(pair):
            unknown.append(pair)
    return counts, unknown
