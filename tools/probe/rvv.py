# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What clang makes of its functions for RISC-V's vectors, and of its other builtins for RISC-V: LLVM IR with
calls of intrinsics, and the features that clang requires of each function. `rvv.cpp` lists those for vectors,
which no header has.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from llvm_release import tool
from probe import acle
from probe.acle import Sets
from probe.c_functions import FAR, Compiler, Function

SOURCE = Path(__file__).with_suffix(".cpp")

# With all of the extensions that functions require.
_ARCHITECTURE = (
    "rv64gcv_zvfh_zvbb_zvbc_zvkg_zvkn_zvknhb_zvks_zvfbfmin_zvfbfwma_zvfbfa0p1_zvfofp8min0p2_zvqdotq0p0"
    "_xsfvcp_xsfmm32a16f_xsfmm32a32f_xsfmm32a8f_xsfmm32a8i_xsfmm64a64f_xsfmmbase_xsfvfbfexp16e_xsfvfexp16e"
    "_xsfvfexp32e_xsfvfexpa_xsfvfexpa64e_xsfvfnrclipxfqf_xsfvfwmaccqqq_xsfvqmaccdod_xsfvqmaccqoq"
    "_xandesvbfhcvt_xandesvdot_xandesvpackfph_xandesvsintload_xandesvsinth_xandesperf_xmipsexectl"
    "_zbb_zbc_zbkb_zbkc_zbkx_zknd_zkne_zknh_zksed_zksh_zihintpause"
)
_ROUNDING = (0, 1, 2, 3, 4)
# Functions on groups of elements that must fit into a register, with the bits of a group for each bit of an
# element.
_GROUPS = {"vaes|vsm4|vghsh|vgmul|vsha2": 4, "vsm3": 8}

COMPILER = Compiler(
    ("--target=riscv64-linux-gnu", f"-march={_ARCHITECTURE}", "-menable-experimental-extensions"),
    ("riscv_vector.h", "sifive_vector.h", "andes_vector.h"),
)
"""clang for RISC-V."""

_EXPERIMENTAL = ("zvfbfa", "zvfofp8min", "zvqdotq", "zvbc32e")
# Functions that say no more of instructions than others: those that keep other lanes in another way, and
# those that give a value another type.
_REPEATED = re.compile(r".*(_tum|_mu)|__riscv_(vreinterpret|vundefined|vlmul_ext|vlmul_trunc)_.*")
_VECTOR = re.compile(r"v(u?int|float|bfloat)(\d+)(?:e\dm\d)?m(f?)(\d)(?:x\d)?_t|vbool(\d+)_t")


# Types of builtins in clang's table, those of constants with an "I".
_INTEGERS = {"i": "int32_t", "Ui": "uint32_t", "Wi": "int64_t", "UWi": "uint64_t"}
_C_TYPES = {"v": "void", **_INTEGERS, **{f"I{code}": f"={type_}" for code, type_ in _INTEGERS.items()}}


def _listed() -> str:
    """Returns what `rvv.cpp` prints."""

    def flags(*options: str) -> list[str]:
        return subprocess.run(
            [tool("llvm-config"), *options], check=True, capture_output=True, text=True
        ).stdout.split()

    with tempfile.TemporaryDirectory() as directory:
        program = str(Path(directory) / "rvv")
        subprocess.run(
            [
                *(tool("clang++"), "-O0", "-std=c++17", "-fno-rtti", f"-I{flags('--includedir')[0]}"),
                *(str(SOURCE), "-o", program, *flags("--ldflags"), "-lclangSupport"),
                *flags("--link-shared", "--libs"),
            ],
            check=True,
        )
        return subprocess.run([program], check=True, capture_output=True, text=True).stdout


def functions() -> list[Function]:
    """Returns functions that clang compiles, one for each of its functions that calls an intrinsic."""
    found = []
    # The intrinsic is the same for numbers with a sign and without one.
    seen = set()
    for line in _listed().splitlines():
        name, builtin, extensions, result, *parameters = line.split("|")
        called = (builtin, *(type_.replace("uint", "int") for type_ in (result, *parameters)))
        if not _REPEATED.fullmatch(name) and called not in seen:
            seen.add(called)
            # Besides those that the table marks: rounding modes.
            values = {
                index: FAR
                for index, type_ in enumerate(parameters)
                if type_.startswith("=") or type_ == "unsigned long"
            }
            found.append(Function(name, builtin, extensions, result, tuple(parameters), values))
    found += _scalar_functions()
    plain = [each for each in found if not each.values]
    taken = [*COMPILER.taken(plain), *COMPILER.taken([each for each in found if each.values])]
    for each in taken:
        for index in each.values.keys() - each.allowed.keys():
            if "_rm" in each.name:
                # clang forgets to check it.
                each.values[index], each.allowed[index] = 0, _ROUNDING
            else:
                # Another number of the type of rounding modes.
                del each.values[index]
    return taken


def _scalar_functions() -> Iterator[Function]:
    """Yields functions of the builtins that have only integers, of those for 64-bit code."""
    directory = subprocess.run(
        [tool("llvm-config"), "--includedir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    for name, types, extensions in re.findall(
        r"StrOffsets\{\d+ /\* (\w+) \*/, \d+ /\* (\w*) \*/, .*?, \d+ /\* ([^*]*) \*/\}",
        Path(directory, "clang/Basic/BuiltinsRISCV.inc").read_text(),
    ):
        result, *parameters = re.findall(r"I?U?(?:Wi|i|v)|$", types)[:-1] or [""]
        if "".join([result, *parameters]) == types and result and not re.search("32bit|xcv", extensions):
            values = {index: FAR for index, type_ in enumerate(parameters) if type_.startswith("I")}
            taken = tuple(map(_C_TYPES.__getitem__, parameters))
            yield Function(name, name, extensions, _C_TYPES[result], taken, values)


# ===----------------------------------------------------------------------===
# The features that clang requires
# ===----------------------------------------------------------------------===


def _needs_of_types(function: Function) -> Iterator[Sets]:
    """Yields the sets of features of each vector, as SemaRISCV.cpp's `checkRVVTypeSupport` requires them."""
    for type_ in (function.result, *function.parameters):
        if not (vector := _VECTOR.search(type_)):
            continue
        kind, width, is_part, factor, ratio = vector.groups()
        lanes = int(ratio or int(width) * int(factor if is_part else 1) // (1 if is_part else int(factor)))
        if kind == "float":
            yield _each({16: "zvfhmin", 32: "zve32f", 64: "zve64d"}.get(int(width), "zve32x"))
        elif kind == "bfloat":
            yield _each("zvfbfmin", "xandesvbfhcvt", "experimental-zvfbfa")
        # A part of a register with one lane for each 64 bits.
        yield _each("zve64x" if lanes == 64 or (width == "64" and kind != "float") else "zve32x")


def _bits_of_register(function: Function, size: int) -> int:
    """Returns how many bits a register must have for a group of `size` elements in each vector."""
    factors = []
    for vector in filter(None, map(_VECTOR.search, (function.result, *function.parameters))):
        _, width, is_part, factor, _ = vector.groups()
        factors.append(int(width) * size * int(factor) if is_part else int(width) * size // int(factor))
    return max(32, *factors)


def _each(*names: str) -> Sets:
    return frozenset(frozenset({name}) for name in names)


def needs_of(function: Function) -> Sets:
    """Returns the sets of features with which clang compiles a function."""
    known = (
        frozenset(
            f"experimental-{name}" if name in _EXPERIMENTAL else name for name in each if name != "64bit"
        )
        for each in acle.parse(function.features)
    )
    needs = [frozenset(known), *dict.fromkeys(_needs_of_types(function))]
    is_wide = "64m" in f"{function.result} {' '.join(function.parameters)}"
    # `CheckBuiltinFunctionCall` of SemaRISCV.cpp.
    if is_wide and re.match("vmulh|vsmul", function.builtin):
        needs.append(_each("v"))
    if function.builtin.startswith("vsha2"):
        needs.append(_each("zvknhb") if is_wide else _each("zvknha", "zvknhb"))
    for names, size in _GROUPS.items():
        if re.match(names, function.builtin):
            needs.append(_each(f"zvl{_bits_of_register(function, size)}b"))
    found: Sets = frozenset({frozenset()})
    for other in needs:
        found = frozenset(left | right for left in found for right in other)
    return found
