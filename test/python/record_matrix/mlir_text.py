# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes IR of a dialect as MLIR text."""

from __future__ import annotations

from collections.abc import Iterable

from .evaluate import alternatives
from .records import Enum, Needs, Parameter, Requirement
from .values import (
    Argument,
    Array,
    AttrValue,
    Builtin,
    Container,
    DefValue,
    Dictionary,
    EnumValue,
    Marked,
    Number,
    OfType,
    Text,
    TypeValue,
    Use,
)

# The op that makes operands.
HELPER = "builtin.unrealized_conversion_cast"


def enum_text(enum: Enum, value: int) -> str:
    """Returns how the enum's value is written: the case, or the bits that are set."""
    if not enum.is_bit or value == 0:
        return next(case.symbol.lower() for case in enum.cases if case.value == value)
    bits = [case.symbol.lower() for case in enum.cases if case.value & value and not case.group]
    # Some parsers of ODS take several bits in quotes only.
    return f'"{"|".join(bits)}"' if len(bits) > 1 else bits[0]


def type_text(type_: TypeValue, dialect: str) -> str:
    match type_:
        case Builtin(text):
            return text
        case Container(kind, elements):
            inner = ", ".join(type_text(element, dialect) for element in elements)
            return {
                "vector": f"vector<2x{inner}>",
                "tensor": f"tensor<2x{inner}>",
                "unranked": f"tensor<*x{inner}>",
                "memref": f"memref<2x{inner}>",
                "tuple": f"tuple<{inner}>",
                "complex": f"complex<{inner}>",
            }[kind]
        case Marked(kind, attr):
            return f"{kind}<2xi32, {attr_text(attr, dialect)}>"
        case DefValue():
            return ("" if type_.record.is_builtin else "!") + def_text(type_, dialect)


def def_text(value: DefValue, dialect: str) -> str:
    """Returns a type or an attribute of a Def, without what marks it as one."""
    record = value.record
    if record.foreign:
        return record.text
    if not record.parameters:
        return f"{dialect}.{record.mnemonic}"
    parts = [
        f"({_parameter(parameter, argument, dialect)})"
        for parameter, argument in zip(record.parameters, value.arguments, strict=True)
    ]
    return f"{dialect}.{record.mnemonic}<{' '.join(parts)}>"


def _parameter(parameter: Parameter, argument: Argument, dialect: str) -> str:
    if argument is None:
        return ""
    elements = argument if isinstance(argument, tuple) else (argument,)
    text = ", ".join(_element(parameter, element, dialect) for element in elements)
    return f"= {text}" if parameter.may_lack else text


def _element(parameter: Parameter, argument: Argument, dialect: str) -> str:
    if isinstance(argument, int):
        assert parameter.enum is not None
        text = enum_text(parameter.enum, argument)
        if parameter.kind.endswith("attr") or "attr " in parameter.kind:
            return f"#{dialect}.{parameter.enum.name.lower()}<{text}>"
        return text
    if isinstance(argument, Builtin | Container | Marked) or (
        isinstance(argument, DefValue) and argument.record.is_type
    ):
        return type_text(argument, dialect)
    assert argument is not None
    assert not isinstance(argument, tuple)
    return attr_text(argument, dialect)


def attr_text(attr: AttrValue, dialect: str) -> str:
    match attr:
        case Number(value, width):
            return f"{value} : i{width}"
        case Text(text):
            return text
        case OfType(type_):
            return type_text(type_, dialect)
        case Array(elements):
            return f"[{', '.join(attr_text(element, dialect) for element in elements)}]"
        case Dictionary(entries):
            return dictionary_text(entries, dialect)
        case EnumValue(enum, value):
            return f"#{dialect}.{enum.name.lower()}<{enum_text(enum, value)}>"
        case DefValue():
            return ("" if attr.record.is_builtin else "#") + def_text(attr, dialect)


def dictionary_text(entries: Iterable[tuple[str, AttrValue]], dialect: str) -> str:
    return "{" + ", ".join(f'"{name}" = {attr_text(value, dialect)}' for name, value in entries) + "}"


def _segments(counts: list[int]) -> Text:
    return Text(f"array<i32: {', '.join(map(str, counts))}>" if counts else "array<i32>")


def _inherent(use: Use) -> list[tuple[str, AttrValue]]:
    """Returns the inherent attributes and properties, with the sizes of groups of operands and results."""
    entries = list(use.attributes)
    assert use.op is not None
    for attribute, declared, groups in (
        ("operandSegmentSizes", use.op.operands, use.operands),
        ("resultSegmentSizes", use.op.results, use.results),
    ):
        if sum(these.count != "one" for _, these in declared) > 1:
            entries.append((attribute, _segments([len(group) for group in groups])))
    for (name, these), group in zip(use.op.operands, use.operands, strict=True):
        if these.count == "nested":
            # One group of all but the last, and one of the last.
            sizes = [len(group) - 1, 1] if group else []
            entries.append((f"{name}_sizes", _segments(sizes)))
    return entries


def _required(requirement: Requirement, dialect: str) -> str:
    """Returns a clause in the form of `availability.requires`."""
    values: dict[str, list[str]] = {}
    for dimension, value in sorted(alternatives(requirement)):
        values.setdefault(dimension, []).append(value if dimension == "tag" else f'"{value}"')
    entries = (f'"{dialect}.{dimension}" = [{", ".join(those)}]' for dimension, those in values.items())
    return f"{{{', '.join(entries)}}}"


def requires_text(needs: Needs, dialect: str) -> str:
    """Returns the dictionary entry for it."""
    clauses = ", ".join(_required(requirement, dialect) for requirement in needs)
    return f"availability.requires = [{clauses}]"


def use_text(use: Use, number: int, dialect: str) -> str:
    """Returns an op, with what makes its operands before it. `number` keeps names of different ops apart."""
    discardable = [f'"{name}" = {attr_text(value, dialect)}' for name, value in use.discardable]
    if use.requires:
        discardable.append(requires_text(use.requires, dialect))
    dictionary = f"{{{', '.join(discardable)}}}"
    if use.op is None:
        return use.text.replace("{attrs}", dictionary).replace("{number}", str(number)) + "\n"
    operands = [type_text(type_, dialect) for group in use.operands for type_ in group]
    results = [type_text(type_, dialect) for group in use.results for type_ in group]
    text = ""
    if operands:
        text += f'%o{number}:{len(operands)} = "{HELPER}"() : () -> ({", ".join(operands)})\n'
    if results:
        text += f"%r{number}:{len(results)} = "
    names = ", ".join(f"%o{number}#{index}" for index in range(len(operands)))
    inherent = _inherent(use)
    text += f'"{use.name}"({names}) '
    # An op without inherent attributes and properties accepts no empty dictionary.
    if inherent:
        text += f"<{dictionary_text(inherent, dialect)}> "
    if use.op.has_region:
        block = ", ".join(
            f"%a{index}: {type_text(type_, dialect)}" for index, type_ in enumerate(use.arguments)
        )
        text += f"({{ ^entry({block}): }}) " if use.arguments else "({}) "
    if discardable:
        text += dictionary + " "
    return f"{text}: ({', '.join(operands)}) -> ({', '.join(results)})\n"


def module_text(uses: Iterable[Use], dialect: str) -> str:
    return "".join(use_text(use, number, dialect) for number, use in enumerate(uses))
