# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a shader has to declare to be valid, by spirv-val's own messages."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache

from shader_generator.grammar import enumerants, instructions
from shader_generator.maker import Maker
from shader_generator.shader import CantMakeError, Declared, Shader

# Assembles a text as SPIR-V 1.N, and says what is wrong with it in an environment: the binary, b"" if it
# can't, and the message, "" if nothing is.
Validate = Callable[[str, int, str], tuple[bytes, str]]

# Capabilities that spirv-val's messages don't name, or not for all widths, by what needs them.
_UNNAMED = {
    r"OpAtomic(Exchange|F(Add|Min|Max)EXT) %v[24]f16": "AtomicFloat16VectorNV",
    "OpAtomicFAddEXT %f16": "AtomicFloat16AddEXT",
}
ENVIRONMENT = "vulkan1.4"
MINOR = 6


@cache
def extensions() -> frozenset[str]:
    """Returns all extensions that the grammar names."""
    entries = [
        *instructions().values(),
        *(
            e
            for kind in (
                "Capability",
                "Decoration",
                "BuiltIn",
                "StorageClass",
                "ExecutionMode",
                "ExecutionModel",
                "FPEncoding",
            )
            for e in enumerants(kind).values()
        ),
    ]
    more = {"SPV_KHR_non_semantic_info", "SPV_KHR_no_integer_wrap_decoration"}
    return frozenset({name for each in entries for name in each.extensions} | more)


@dataclass(frozen=True)
class Valid:
    """A valid shader with what it has to declare, of which nothing can be left out."""

    shader: Shader
    declared: Declared
    binary: bytes


def declare(
    shader: Shader, validate: Validate, rng: random.Random, environment: str = ENVIRONMENT
) -> Valid | str:
    """Returns the shader with declarations that make it valid, or why it isn't."""
    declared = Declared(MINOR, ("Shader",), ())
    if shader.memory.endswith("Vulkan"):
        declared = replace(declared, capabilities=("Shader", "VulkanMemoryModel"))
    if shader.memory.startswith("Phys"):
        declared = replace(declared, capabilities=(*declared.capabilities, "PhysicalStorageBufferAddresses"))
    known = enumerants("Capability").keys()
    text = shader.text(declared)
    more = tuple(name for pattern, name in _UNNAMED.items() if re.search(pattern, text))
    declared = replace(declared, capabilities=(*declared.capabilities, *more))
    message = ""
    for _ in range(16):
        _, message = validate(shader.text(declared), declared.minor, environment)
        if not message:
            break
        words = set(re.findall(r"\w+", message.split("\n")[0]))
        # It may have the name from before Vulkan took it in.
        words |= {each.removesuffix("KHR") for each in words}
        brought = {name for each in words & known for name in enumerants("Capability")[each].extensions}
        more = sorted((words | brought) & extensions() - set(declared.extensions))
        if brought and "not allowed" not in message:
            more = sorted(words & extensions() - set(declared.extensions))
        if more:
            declared = replace(declared, extensions=(*declared.extensions, rng.choice(more)))
            continue
        capabilities = sorted(
            (words & known) - set(declared.capabilities) - {"Kernel", "Addresses", "Linkage"}
        )
        if not capabilities:
            return message
        declared = replace(declared, capabilities=(*declared.capabilities, rng.choice(capabilities)))
    if message:
        return message
    return shrink(shader, declared, validate, environment)


def shrink(
    shader: Shader, declared: Declared, validate: Validate, environment: str = ENVIRONMENT
) -> Valid | str:
    """Leaves out what can be left out, with the highest version that is possible."""

    def is_valid(tried: Declared) -> bool:
        return not validate(shader.text(tried), tried.minor, environment)[1]

    for name in (*declared.capabilities[1:], *declared.extensions):
        if is_valid(smaller := declared.without(name)):
            declared = smaller
    binary, message = validate(shader.text(declared), declared.minor, environment)
    return message or Valid(shader, declared, binary)


@dataclass
class Found:
    """What was made.

    Attributes:
        shaders: the valid shaders.
        reasons: why a subject has none: how often each message of spirv-val came.
    """

    shaders: list[Valid] = field(default_factory=list)
    reasons: dict[str, Counter[str]] = field(default_factory=dict)


def find(subject: str, seed: str, validate: Validate, *, tries: int, wanted: int) -> Found:
    """Returns valid shaders about a subject: at most `wanted`, of at most `tries`."""
    rng = random.Random(f"{seed}/{subject}")
    maker, found, seen = Maker(rng), Found(), set[str]()
    counts = found.reasons.setdefault(subject, Counter())
    for _ in range(tries):
        if len(found.shaders) == wanted:
            break
        try:
            shader = maker.shader(subject)
        except (CantMakeError, KeyError) as error:
            counts[str(error)] += 1
            if isinstance(error, CantMakeError):
                break
            continue
        except IndexError:
            counts["no such thing in this storage class"] += 1
            continue
        text = shader.text(Declared(MINOR, (), ()))
        if text in seen:
            continue
        seen.add(text)
        made = declare(shader, validate, rng)
        if isinstance(made, str):
            counts[re.sub(r"'?\d+\[%\w+\]'?", "ID", made.split("\n")[0])] += 1
        else:
            found.shaders.append(made)
    return found
