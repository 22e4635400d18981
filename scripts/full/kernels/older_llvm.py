# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites the LLVM IR of compilers with a newer LLVM for LLVM 22: what is written in another way, and what
says nothing about what chips have.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

# Of each format the width, the bits of infinity, and the bit of a quiet NaN.
_FORMATS = {
    "half": (16, 0x7C00, 0x200),
    "bfloat": (16, 0x7F80, 0x40),
    "float": (32, 0x7F800000, 0x400000),
    "double": (64, 0x7FF << 52, 1 << 51),
}
_NUMBER = re.compile(r"\bf0x([0-9A-F]+)\b|([+-])(inf|qnan|nan\(0x([0-9A-F]+)\))|(-?\b\d+\.\d+e[+-]\d+)\b")
_RESOURCE = re.compile(
    r"^(.*@llvm\.amdgcn\.make\.buffer\.rsrc\.p\d\.p\d)\.i\d\d(\(.*i16 [^,]+, )i(\d\d) ([^,]+)(, .*)$"
)


def _number(match: re.Match[str]) -> str:
    """Writes the bits of a number. LLVM 22 writes those of the double for a float."""
    # The type is before it, perhaps that of the whole instruction.
    line = match.string[: match.start()]
    types = re.findall(r"\b(half|bfloat|float|double)\b", line)
    if not types or line.count('"') % 2:
        return match[0]  # Assembly, or a name.
    name = types[-1]
    width, infinity, quiet = _FORMATS[name]
    if match[5]:
        # LLVM 22 refuses one that the type would round.
        if name == "double":
            return match[0]
        bits = int.from_bytes(struct.pack(">e" if name == "half" else ">f", float(match[5])), "big")
        if name == "bfloat":
            bits = bits + 0x7FFF + (bits >> 16 & 1) >> 16
    elif match[1]:
        bits = int(match[1], 16)
    else:
        bits = infinity | (0 if match[3] == "inf" else quiet | int(match[4] or "0", 16))
        bits |= (match[2] == "-") << (width - 1)
    if width == 16:
        return f"0x{'R' if name == 'bfloat' else 'H'}{bits:04X}"
    if width == 32:
        # The bits of a NaN are kept by hand: a conversion would make a signalling one quiet.
        sign, fraction = bits >> 31 << 63, (bits & 0x7FFFFF) << 29
        if bits & infinity == infinity:
            return f"0x{sign | 0x7FF << 52 | fraction:016X}"
        bits = struct.unpack(">Q", struct.pack(">d", struct.unpack(">f", bits.to_bytes(4, "big"))[0]))[0]
    return f"0x{bits:016X}"


def _lines(text: str) -> Iterator[str]:
    number = 0
    for line in text.splitlines():
        if "f0x" in line or "inf" in line or "nan" in line or ("e" in line and "." in line):
            line = _NUMBER.sub(_number, line)
        # The intrinsic's size has 64 bits, and its name no type for it.
        if resource := _RESOURCE.match(line):
            size = resource[4]
            if resource[3] != "64" and size.startswith("%"):
                number += 1
                yield f"  %wide.size.{number} = zext i{resource[3]} {size} to i64"
                size = f"%wide.size.{number}"
            line = f"{resource[1]}{resource[2]}i64 {size}{resource[5]}"
        elif "declare" in line:
            line = re.sub(r"(make\.buffer\.rsrc\.p\d\.p\d)\.i\d\d(\(.*), i\d\d(, i32)", r"\1\2, i64\3", line)
        yield line


def rewrite(text: str) -> str:
    """Returns the LLVM IR as LLVM 22 reads it."""
    text = "\n".join(_lines(text)) + "\n"
    text = re.sub(r"\bnocreateundeforpoison\b ?", "", text)
    text = re.sub(r",? ?\btarget_mem\d*: \w+", "", text)
    text = re.sub(
        r'^target triple = "amdgpu[^"]*"', 'target triple = "amdgcn-amd-amdhsa"', text, flags=re.MULTILINE
    )
    # Without a chip of its own, a function is for every chip.
    return re.sub(r' ?"target-(cpu|features)"="[^"]*"', "", text)
