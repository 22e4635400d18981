# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels, functions and variables of a GPU as a whole: their names, parameters, values and sizes, against
LLVM's code generators and the assemblers.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import mlir.availability as av
import pytest
from llvm_differences import NEEDS_PROBES
from mlir import ir
from probe import core
from probe.backends import ACCEPTED
from sample import ASKS_ALL, SEED

CHIPS = {"nvvm": ("sm_60", "sm_90"), "rocdl": ("gfx90a", "gfx1100")}

VARIABLE = """
{pre}
llvm.func @k(%p: !llvm.ptr<1>) attributes {{{vendor}.kernel}} {{
  %a = llvm.mlir.addressof @{name} : !llvm.ptr<{space}>
  %x = llvm.load volatile %a : !llvm.ptr<{space}> -> i32
  llvm.store %x, %p : i32, !llvm.ptr<1>
  llvm.return
}}"""
CALL = """
{pre}
llvm.func @k(%p: !llvm.ptr<1>) attributes {{{vendor}.kernel}} {{
  %x = llvm.load volatile %p : !llvm.ptr<1> -> i32
  %y = llvm.call @{name}(%x) : (i32) -> i32
  llvm.store %y, %p : i32, !llvm.ptr<1>
  llvm.return
}}"""
KERNEL = """
llvm.func {name}(%p: !llvm.ptr<1>{parameters}) {result}attributes {{{vendor}.kernel}} {{
  %x = llvm.load volatile %p : !llvm.ptr<1> -> i32
  {body}
}}"""


class Case(NamedTuple):
    """A module, and what the oracles say of it.

    Attributes:
        text: the module; `{vendor}` is "nvvm" or "rocdl".
        nvvm: for each of NVIDIA's chips, "y" if it is accepted, "n" if it is refused, and a capital letter if
            it is unknown to the tool; "" if it wasn't asked.
        rocdl: the same for AMD's chips.
    """

    text: str
    nvvm: str = ""
    rocdl: str = ""


def variable(declared: str, nvvm: str, rocdl: str = "", space: int = 1, name: str = "g") -> Case:
    """Returns a kernel that loads from a variable `g`."""
    text = VARIABLE.replace("{pre}", _escaped(declared))
    return Case(text.replace("{name}", name).replace("{space}", str(space)), nvvm, rocdl)


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def call(declared: str, nvvm: str, rocdl: str = "", name: str = "f") -> Case:
    """Returns a kernel that calls a function `f`."""
    return Case(CALL.replace("{pre}", _escaped(declared)).replace("{name}", name), nvvm, rocdl)


def kernel(
    nvvm: str,
    rocdl: str = "",
    name: str = "@k",
    parameters: str = "",
    result: str = "",
    body: str = "llvm.store volatile %x, %p : i32, !llvm.ptr<1>\n  llvm.return",
) -> Case:
    """Returns a kernel that loads and stores a number."""
    text = KERNEL.replace("{name}", name).replace("{parameters}", parameters).replace("{result}", result)
    return Case(text.replace("{body}", body), nvvm, rocdl)


def defined(name: str, linkage: str = "") -> str:
    """Returns a function that returns what it takes."""
    return f"llvm.func {linkage} @{name}(%a: i32) -> i32 attributes {{no_inline}} {{ llvm.return %a : i32 }}"


def by_value(size: int) -> str:
    return f", %s: !llvm.ptr {{{{llvm.byval = !llvm.array<{size} x i8>}}}}"


def constants(count: int, space: int) -> str:
    return (
        f"llvm.mlir.global internal constant @g(dense<1> : tensor<{count}xi32>) "
        f"{{addr_space = {space} : i32}} : !llvm.array<{count} x i32>"
    )


def shared(value: str, before: str = "internal", body: str = "") -> str:
    return f"llvm.mlir.global {before} @g({value}) {{addr_space = 3 : i32}} : i32 {body}"


def unused(declared: str, nvvm: str, rocdl: str) -> Case:
    """Returns a kernel beside a variable that nothing refers to."""
    return variable(f"llvm.mlir.global internal @g(7 : i32) : i32\n{declared}", nvvm, rocdl, 0)


def used(name: str, space: int, nvvm: str, rocdl: str, member: str = "") -> Case:
    """Returns a kernel beside a list of one symbol, as clang writes it."""
    member = member or "llvm.addrspacecast %h : !llvm.ptr<1> to !llvm.ptr"
    return unused(
        "llvm.mlir.global internal @h(7 : i32) {addr_space = 1 : i32} : i32\n"
        f"llvm.mlir.global appending @{name}() {{addr_space = {space} : i32, "
        'section = "llvm.metadata"} : !llvm.array<1 x ptr> {\n'
        "  %h = llvm.mlir.addressof @h : !llvm.ptr<1>\n"
        f"  %m = {member}\n  %l = llvm.mlir.undef : !llvm.array<1 x ptr>\n"
        "  %v = llvm.insertvalue %m, %l[0] : !llvm.array<1 x ptr>\n"
        "  llvm.return %v : !llvm.array<1 x ptr>\n}",
        nvvm,
        rocdl,
    )


def valued(value: str, type_: str, nvvm: str, rocdl: str, space: int = 1, before: str = "") -> Case:
    """Returns a kernel beside a variable whose initial value is computed from the address `%h` of another."""
    pointer = f"!llvm.ptr<{space}>" if space else "!llvm.ptr"
    return unused(
        f"llvm.mlir.global internal @h() {{addr_space = {space} : i32}} : !llvm.array<4 x i32>\n"
        f"llvm.mlir.global internal @v() {{addr_space = 1 : i32}} : {type_} {{\n"
        f"  %h = llvm.mlir.addressof @h : {pointer}\n  {before}\n"
        f"  %v = {value.replace('POINTER', pointer)}\n  llvm.return %v : {type_}\n}}",
        nvvm,
        rocdl,
    )


def circle(*names: str, end: str = "") -> Case:
    """Returns a kernel beside variables, each of which has the address of the next, and the last of the
    first.
    """
    nexts = [*names[1:], end or names[0]]
    return unused(
        "\n".join(
            f"llvm.mlir.global internal @{name}() : !llvm.ptr {{\n"
            f"  %0 = llvm.mlir.addressof @{other} : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n}}"
            for name, other in zip(names, nexts, strict=True)
        ),
        "yy" if end else "nn",
        "yy",
    )


def grouped(kind: str, rocdl: str) -> Case:
    """Returns a kernel that loads from a variable in a COMDAT."""
    return variable(
        f"llvm.comdat @c {{ llvm.comdat_selector @x {kind} }}\n"
        "llvm.mlir.global linkonce_odr @g(1 : i32) comdat(@c::@x) {addr_space = 1 : i32} : i32",
        "yy",
        rocdl,
    )


def made(op: str) -> str:
    return f"{{ %0 = llvm.mlir.{op} : i32 llvm.return %0 : i32 }}"


NAMES = {
    **dict.fromkeys(('"kernel.1"', '"my-kernel"', '"a b"', '"%r1"', '"ä"', '"a@b"', '".x"'), "n"),
    **dict.fromkeys(('"1k"', "_", '"$"', "WARP_SZ"), "ln"),
    **dict.fromkeys(("a$b", '"$x"', "_1", "mov", "reg"), ""),
}
"""Where NVIDIA's chips refuse a name: "l" for local symbols, "n" for others."""

UNREAD = {'"my-kernel"', '"a b"', '"%r1"', '"ä"', '"1k"', '"$"'}
"""Names of kernels that LLVM's assembler for AMD's chips doesn't read."""

CASES = {
    **{
        f"kernel {name}": kernel("nn" if bad else "yy", "NN" if name in UNREAD else "yy", f"@{name}")
        for name, bad in NAMES.items()
    },
    **{
        f"local function {name}": call(defined(name, "internal"), "nn" if "l" in bad else "yy", name=name)
        for name, bad in NAMES.items()
    },
    "declared name": call('llvm.func @"f.1"(%a: i32) -> i32', "nn", "yy", '"f.1"'),
    "declared name that nothing uses": call('llvm.func @"f.1"(%a: i32) -> i32\n' + defined("f"), "yy", "yy"),
    "name of a variable": variable('llvm.mlir.global external @"g.1"(7 : i32) : i32', "nn", "", 0, '"g.1"'),
    "name of a local variable": variable(
        'llvm.mlir.global internal @"g.1"(7 : i32) : i32', "yy", "", 0, '"g.1"'
    ),
    "shared, a value": variable(shared("7 : i32"), "nn", "nn", 3),
    "shared, zero": variable(shared("0 : i32"), "yy", "nn", 3),
    "shared, a value in a region": variable(shared("", body=made("constant(7 : i32)")), "nn", "nn", 3),
    "shared, undef": variable(shared("", body=made("undef")), "yy", "yy", 3),
    "shared, declared": variable(shared("", "external"), "yy", "yy", 3),
    "64 KiB of constants": variable(constants(16384, 4), "yy", "yy", 4),
    "more constants": variable(constants(16385, 4), "nn", "yy", 4),
    "more constants in global memory": variable(constants(16385, 1), "yy", "yy"),
    **{
        f"variable i{width}": variable(
            f"llvm.mlir.global internal @g(1 : i{width}) {{addr_space = 1 : i32}} : i{width}",
            "nn" if width in (7, 24, 48) else "yy",
        )
        for width in (1, 7, 24, 32, 48, 64, 65, 128)
    },
    **{
        f"thread_local in {space}": variable(
            f"llvm.mlir.global internal thread_local @g({'' if space == 3 else '7 : i32'}) "
            f"{{addr_space = {space} : i32}} : i32",
            "yy",
            "yy" if space == 3 else "nn",
            space,
        )
        for space in (1, 3, 4)
    },
    **{
        f"a variable in {space}": unused(
            f"llvm.mlir.global internal @v() {{addr_space = {space} : i32}} : i32", nvvm, rocdl
        )
        for space, nvvm, rocdl in (
            (1, "yy", "yy"),
            (2, "nn", "yy"),
            (3, "yy", "yy"),
            (4, "yy", "yy"),
            (5, "nn", "yy"),
            (6, "nn", "yy"),
            (7, "nn", "nn"),
        )
    },
    "thread_local in 0": variable(
        "llvm.mlir.global weak thread_local @g(7 : i32) : i32", "YY", "nn", space=0
    ),
    "a pointer to a buffer": unused(
        "llvm.mlir.global external @v() {addr_space = 1 : i32} : !llvm.array<2 x ptr<7>> "
        "{ %0 = llvm.mlir.zero : !llvm.array<2 x ptr<7>> llvm.return %0 : !llvm.array<2 x ptr<7>> }",
        "yy",
        "nn",
    ),
    "an address": valued("llvm.getelementptr %h[0] : (POINTER) -> POINTER, i32", "!llvm.ptr<1>", "yy", "yy"),
    "an address in shared memory": valued(
        "llvm.getelementptr %h[0] : (POINTER) -> POINTER, i32", "!llvm.ptr<3>", "NN", "yy", 3
    ),
    "an address beyond": valued(
        "llvm.getelementptr %h[3] : (POINTER) -> POINTER, i32", "!llvm.ptr<1>", "yy", "yy"
    ),
    "an address before": valued(
        "llvm.getelementptr %h[-1] : (POINTER) -> POINTER, i32", "!llvm.ptr<1>", "NN", ""
    ),
    "a generic address": valued("llvm.addrspacecast %h : POINTER to !llvm.ptr", "!llvm.ptr", "yy", "yy"),
    "a generic address of shared memory": valued(
        "llvm.addrspacecast %h : POINTER to !llvm.ptr", "!llvm.ptr", "NN", "NN", 3
    ),
    "an address as i64": valued("llvm.ptrtoint %h : POINTER to i64", "i64", "yy", "yy"),
    "an address as i32": valued("llvm.ptrtoint %h : POINTER to i32", "i32", "NN", ""),
    "an address as i128": valued("llvm.ptrtoint %h : POINTER to i128", "i128", "", "NN"),
    "an address in a structure": valued(
        "llvm.insertvalue %h, %s[1] : !llvm.struct<(i32, ptr<1>)>",
        "!llvm.struct<(i32, ptr<1>)>",
        "yy",
        "yy",
        before="%s = llvm.mlir.zero : !llvm.struct<(i32, ptr<1>)>",
    ),
    "its own address": circle("v"),
    "addresses in a circle": circle("v", "w", "x"),
    "addresses in a row": circle("v", "w", "x", end="g"),
    "an appending variable": unused(
        "llvm.mlir.global appending @v(dense<1> : tensor<1xi32>) : !llvm.array<1 x i32>", "", "NN"
    ),
    **{f"a list of symbols in {space}": used("llvm.compiler.used", space, "yy", "yy") for space in (0, 1)},
    "a list of symbols that are kept": used("llvm.used", 0, "yy", "yy"),
    "a list of symbols, none": used("llvm.used", 0, "NN", "NN", "llvm.mlir.zero : !llvm.ptr"),
    "a common variable": unused("llvm.mlir.global common @v(0 : i32) : i32", "yy", "yy"),
    "a common variable without a value": unused(
        "llvm.mlir.global common @v() {addr_space = 3 : i32} : i32", "NN", "NN"
    ),
    "an alignment of 1 MiB": unused(
        "llvm.mlir.global internal @v(7 : i32) {alignment = 1048576 : i64} : i32", "yy", "yy"
    ),
    "an alignment of 4 GiB": variable(
        "llvm.mlir.global internal @g(7 : i32) {alignment = 4294967296 : i64} : i32", "NN", "NN", 0
    ),
    "a COMDAT, any": grouped("any", "yy"),
    "a COMDAT, the largest": grouped("largest", "NN"),
    "4,352 bytes of parameters": kernel("yy", parameters=by_value(4344)),
    "more parameters": kernel("ny", parameters=by_value(4345)),
    "32,764 bytes of parameters": kernel("ny", parameters=by_value(32756)),
    "even more parameters": kernel("nn", parameters=by_value(32757)),
    "an array as a parameter": kernel("ny", parameters=", %s: !llvm.array<1100 x i32>"),
    "parameter i33": kernel("nn", "yy", parameters=", %s: i33"),
    "parameter i128": kernel("yy", "yy", parameters=", %s: i128"),
    "an empty structure": kernel("nn", "yy", parameters=", %s: !llvm.struct<()>"),
    "a kernel that returns": kernel("nn", "nn", result="-> i32 ", body="llvm.return %x : i32"),
    "a kernel of any number of parameters": kernel("nn", "nn", parameters=", ..."),
    "a call of a kernel": Case(
        "llvm.func @g() attributes {{{vendor}.kernel}} {{ llvm.return }}\n"
        "llvm.func @k() attributes {{{vendor}.kernel}} {{ llvm.call @g() : () -> () llvm.return }}",
        "nn",
    ),
    **{
        f"convention {convention}": call(defined("f", convention), nvvm, rocdl)
        for convention, nvvm, rocdl in (
            ("preserve_mostcc", "", "NN"),
            ("swiftcc", "", "NN"),
            ("amdgpu_gfxcc", "", "NN"),
        )
    },
    "a convention of x86, through a pointer": kernel(
        "",
        "NN",
        parameters=", %f: !llvm.ptr",
        body="%y = llvm.call x86_fastcallcc %f(%x) : !llvm.ptr, (i32) -> i32\n"
        "  llvm.store volatile %y, %p : i32, !llvm.ptr<1>\n  llvm.return",
    ),
    "an argument in scalar registers": Case(
        "llvm.func @f(i32 {{llvm.inreg}})\n"
        "llvm.func @g(%a: i32) {{\n  llvm.call @f(%a) : (i32 {{llvm.inreg}}) -> ()\n  llvm.return\n}}",
        "",
        "NN",
    ),
    "a scalable vector by reference": Case(
        "llvm.func @k(%p: !llvm.ptr {{llvm.byref = vector<[4]xf32>}}) attributes {{{vendor}.kernel}} {{\n"
        "  llvm.return\n}}",
        "nn",
    ),
    "available_externally": call(defined("f", "available_externally"), "NN", ""),
    "an alias of a kernel": Case(
        "llvm.mlir.alias external @al : !llvm.func<void ()> {{\n"
        "  %0 = llvm.mlir.addressof @k : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n}}\n"
        "llvm.func @k() attributes {{{vendor}.kernel}} {{ llvm.return }}\n"
        "llvm.func @l(%p: !llvm.ptr<1>) attributes {{{vendor}.kernel}} {{\n"
        "  %0 = llvm.mlir.addressof @al : !llvm.ptr\n  llvm.store %0, %p : !llvm.ptr, !llvm.ptr<1>\n"
        "  llvm.return\n}}",
        "NN",
    ),
    "an indirect function": Case(
        "llvm.mlir.ifunc external @f : !llvm.func<f32 (i64)>, !llvm.ptr @r {{dso_local}}\n"
        "llvm.func @r() -> !llvm.ptr {{ %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }}\n"
        "llvm.func @k(%p: !llvm.ptr<1>) attributes {{{vendor}.kernel}} {{\n"
        "  %0 = llvm.mlir.addressof @f : !llvm.ptr\n  llvm.store %0, %p : !llvm.ptr, !llvm.ptr<1>\n"
        "  llvm.return\n}}",
        "NN",
        "YY",
    ),
    "4 MB of a function": kernel(
        "",
        "nn",
        body="%n = llvm.mlir.constant(1000000 : i32) : i32\n"
        "  %q = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<5>\n"
        "  %i = llvm.getelementptr %q[%x] : (!llvm.ptr<5>, i32) -> !llvm.ptr<5>, i32\n"
        "  llvm.store volatile %x, %i : i32, !llvm.ptr<5>\n  llvm.return",
    ),
}


def _asked() -> list[tuple[str, str, str, str]]:
    """Returns the names of the cases, with a vendor, a chip and its letter."""
    return [
        (name, vendor, chip, letter)
        for name, case in CASES.items()
        for vendor, letters in (("nvvm", case.nvvm), ("rocdl", case.rocdl))
        for chip, letter in zip(CHIPS[vendor], letters, strict=bool(letters))
    ]


def _text(name: str, vendor: str) -> str:
    return CASES[name].text.format(vendor=vendor)


def test_symbols_are_available_where_the_oracles_accept_them() -> None:
    """Of a module that is for a GPU: what nothing refers to counts, too."""
    wrong = []
    with ir.Context():
        for name, vendor, chip, letter in _asked():
            target = f"{chip}+ptx88" if vendor == "nvvm" else chip
            report = av.check(ir.Module.parse(f"gpu.module @m {{\n{_text(name, vendor)}\n}}"), target)
            found = "N" if report.verdict == "unknown" else "n" if report.violations else "y"
            if found != ("N" if letter.isupper() else letter):
                wrong.append((name, chip, letter, str(report)))
    assert not wrong, wrong


@NEEDS_PROBES
def test_the_oracles_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asks about some."""
    monkeypatch.setattr(core, "CHIPS", CHIPS)
    generator = random.Random(SEED)
    for vendor in CHIPS:
        names = sorted({name for name, of, _, _ in _asked() if of == vendor})
        names = names if ASKS_ALL else generator.sample(names, 6)
        said = core.ask([_text(name, vendor) for name in names], vendor)
        for name, letters in zip(names, said, strict=True):
            expected = getattr(CASES[name], vendor).lower()
            found = "".join("y" if letter == ACCEPTED else "n" for letter in letters)
            assert found == expected, (name, vendor)


def test_a_name_is_refused_with_a_remedy() -> None:
    with ir.Context():
        (violation,) = av.check(ir.Module.parse(_text('kernel "my-kernel"', "nvvm")), "sm_90").violations
        assert "rename it" in str(violation.clause.source)


def test_code_for_amd_alone_needs_nothing_of_nvidias_chips() -> None:
    with ir.Context():
        module = ir.Module.parse(_text('kernel "kernel.1"', "rocdl"))
        assert not any("nvvm" in str(clause) for clause in av.explain(module.body.operations[0]))
        assert "rocdl" in str(av.deduce(module))


def test_a_name_stops_a_kernel_that_is_not_lowered() -> None:
    text = 'gpu.module @m {\n  gpu.func @"kernel.1"() kernel {\n    gpu.return\n  }\n}'
    with ir.Context():
        module = av.parse(text, name="k.mlir")
        (violation,) = av.check(module, "sm_90", through=True).violations
        assert violation.location.startswith("k.mlir:2:")
        assert av.check(module, "gfx942", through=True).ok
