# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cells of the matrix about held values, in positions that no constraint covers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .carriers import NAME, POOL, VENDOR_TAG, tag
from .cells import Cell
from .examples import fits
from .mlir_text import attr_text, requires_text, type_text
from .records import (
    AnyOf,
    AttrLeaf,
    AttrOptional,
    Def,
    Op,
    Tag,
    TypeLeaf,
    Values,
    Version,
)
from .values import (
    Array,
    AttrValue,
    Builtin,
    Container,
    DefValue,
    Dictionary,
    EnumValue,
    Marked,
    OfType,
    TypeValue,
    Use,
)

# What types and attributes need themselves, wherever they are held.

HOLDER = Op(
    "Holder",
    operands=(("inputs", Values(TypeLeaf("AnyType"), "variadic")),),
    results=(("outputs", Values(TypeLeaf("AnyType"), "variadic")),),
    attributes=(("held", AttrOptional(AttrLeaf("AnyAttr"))),),
    has_region=True,
)
EMITC = {"header": "mlir/Dialect/EmitC/IR/EmitC.h", "text": 'emitc.opaque<"x">'}
FOREIGN_DEFS = (
    Def("EmitC_OpaqueType", True, overlay=(tag(),), foreign="mlir/Dialect/EmitC/IR/EmitCTypes.td", **EMITC),
    Def(
        "EmitC_OpaqueAttr",
        False,
        overlay=(tag(),),
        foreign="mlir/Dialect/EmitC/IR/EmitCAttributes.td",
        **EMITC,
    ),
    # Those without a record, which have a C++ class.
    Def(
        'CppType<Quant_Dialect, "UniformQuantized">',
        True,
        overlay=(tag(),),
        foreign="mlir/Dialect/Quant/IR/QuantBase.td",
        header="mlir/Dialect/Quant/IR/QuantTypes.h",
        text="quant.uniform<i8:f32, 2.0>",
    ),
    Def(
        'CppAttr<Builtin_Dialect, "Distinct">',
        False,
        overlay=(tag(),),
        foreign="mlir/IR/BuiltinDialect.td",
        header="mlir/IR/BuiltinAttributes.h",
        text="distinct[0]<unit>",
        is_builtin=True,
    ),
    Def(
        "Builtin_Float128",
        True,
        overlay=(tag(),),
        foreign="mlir/IR/BuiltinTypes.td",
        header="mlir/IR/BuiltinTypes.h",
        text="f128",
        is_builtin=True,
    ),
)
CALL = Op(
    "CallOp",
    overlay=(tag(),),
    foreign="mlir/Dialect/Func/IR/FuncOps.td",
    header="mlir/Dialect/Func/IR/FuncOps.h",
)


def _describe(value: TypeValue | AttrValue) -> str:
    """Returns the kind of the value, and its container."""
    match value:
        case Container(kind, elements):
            return f"{_describe(elements[-1])} in a {kind}"
        case Marked(kind, attr):
            return f"{_describe(attr)} in a {'memory space' if kind == 'memref' else 'tensor encoding'}"
        case OfType(type_):
            return f"{_describe(type_)} in a TypeAttr"
        case Array(elements):
            return f"{_describe(elements[-1])} in an array"
        case Dictionary(entries):
            return f"{_describe(entries[-1][1])} in a dictionary"
        case EnumValue(enum):
            return "bit enum case" if enum.is_bit else "enum case"
        case DefValue(record, arguments) if arguments:
            parameter, argument = record.parameters[0], arguments[0]
            what = "type" if record.is_type else "attribute"
            if parameter.enum is not None:
                case = "bit enum case" if parameter.enum.is_bit else "enum case"
                return f"{case} in a parameter ({parameter.kind}) of a {what}"
            inner = argument[-1] if isinstance(argument, tuple) and argument else argument
            if inner is None or isinstance(inner, int | tuple):
                return f"nothing in a parameter ({parameter.kind}) of a {what}"
            return f"{_describe(inner)} in a parameter ({parameter.kind}) of a {what}"
        case DefValue(record):
            owner = "builtin " if record.is_builtin else "foreign " if record.foreign else ""
            how = "" if record.overlay is None else ", replaced" if record.is_replaced else ", overlaid"
            how += ", of its base class" if record.is_inherited else ""
            how += ", in C++ alone" if record.name.startswith("Cpp") else ""
            return f"{owner}{'type' if record.is_type else 'attribute'}{how}"
    return "nothing"


def _held_types() -> Iterator[tuple[Cell, Use]]:
    for type_ in [*POOL.types, *(DefValue(record) for record in FOREIGN_DEFS if record.is_type)]:
        text = type_text(type_, NAME)
        what = _describe(type_)
        holder = f"{NAME}.holder"
        yield Cell("operand", (), what), Use(holder, HOLDER, ((type_, Builtin("i32"), type_),), ((),))
        yield Cell("result", (), what), Use(holder, HOLDER, ((),), ((Builtin("i32"), type_),))
        yield (
            Cell("block argument", (), what),
            Use(holder, HOLDER, ((),), ((),), arguments=(Builtin("i32"), type_)),
        )
        yield (
            Cell("result of a foreign op", (), what),
            Use("ub.poison", results=((type_,),), text=f"%f{{number}} = ub.poison : {text}"),
        )
        signature = (("function_type", OfType(Container("tuple", (type_,)))),)
        yield (
            Cell("signature of a function", (), what),
            Use("func.func", attributes=signature, text=f"func.func private @f{{number}}({text}) -> i32"),
        )
        if fits("memref", type_):
            memref = Container("memref", (type_,))
            yield (
                Cell("type of a memref.global", (), what),
                Use(
                    "memref.global",
                    attributes=(("type", OfType(memref)),),
                    text=f'memref.global "private" @g{{number}} : {type_text(memref, NAME)}',
                ),
            )


def _held_attrs() -> Iterator[tuple[Cell, Use]]:
    foreign = [DefValue(record) for record in FOREIGN_DEFS if not record.is_type]
    types = [OfType(DefValue(record)) for record in FOREIGN_DEFS if record.is_type]
    for attr in [*POOL.attrs, *foreign, *types, *map(OfType, POOL.types)]:
        what = _describe(attr)
        holder = Use(f"{NAME}.holder", HOLDER, ((),), ((),))
        yield Cell("attribute", (), what), replace(holder, attributes=(("held", attr),))
        for name in (f"{NAME}.note", "note"):
            yield Cell("discardable attribute", (), what), replace(holder, discardable=((name, attr),))
        yield (
            Cell("discardable attribute of a foreign op", (), what),
            Use(
                "func.func",
                discardable=((f"{NAME}.note", attr),),
                text="func.func private @h{number}() attributes {attrs}",
            ),
        )
        text = f"%p{{number}} = transform.param.constant {attr_text(attr, NAME)} -> !transform.any_param"
        constant = Use("transform.param.constant", attributes=(("value", attr),), text=text)
        yield Cell("inherent attribute of a foreign op", (), what), constant


def _other_uses() -> Iterator[tuple[Cell, Use]]:
    """Requirements of ops that don't come from records about themselves and the values they hold."""
    needs = (tag(), Version(3), AnyOf((tag(), Version(4))))
    yield Cell("op", (), "availability.requires"), Use(f"{NAME}.holder", HOLDER, ((),), ((),), requires=needs)
    # The requirements of a declaration apply to its callers.
    yield (
        Cell("declared function", (), "availability.requires"),
        Use("func.func", text=f"func.func private @declared() attributes {{{requires_text(needs, NAME)}}}"),
    )
    yield (
        Cell("defined function", (), "availability.requires"),
        Use("func.func", text="func.func private @defined() attributes {attrs} { return }", requires=needs),
    )
    for name in ("declared", "defined"):
        text = f"func.call @{name}() : () -> ()"
        call = Use("func.call", text=text, needs=CALL.overlay or (), has_queries=True)
        yield Cell(f"callee, {name}", (), "availability.requires"), replace(call, callee=(name, needs))
    yield (
        Cell("op", (), "the dialect's fallback for ops that aren't registered"),
        Use(f"{NAME}.vendor", text=f'"{NAME}.vendor"() : () -> ()', needs=(Tag(VENDOR_TAG),)),
    )


def held_uses() -> Iterator[tuple[Cell, Use]]:
    """Yields IR in which a value is held, or states its own requirements."""
    yield from _held_types()
    yield from _held_attrs()
    yield from _other_uses()
