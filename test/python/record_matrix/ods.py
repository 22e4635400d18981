# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a dialect's records in TableGen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .records import (
    VERSIONS,
    AnyOf,
    AttrAnyOf,
    AttrArray,
    AttrAt,
    AttrConfined,
    AttrConstraint,
    AttrDefault,
    AttrLeaf,
    AttrNot,
    AttrOfDef,
    AttrOfEnum,
    AttrOfType,
    AttrOptional,
    Case,
    Def,
    Dialect,
    Enum,
    Needs,
    Op,
    Parameter,
    PropArray,
    PropAt,
    PropConfined,
    PropConstraint,
    PropDefault,
    PropLeaf,
    PropOfEnum,
    PropOptional,
    Requirement,
    Tag,
    TypeAllOf,
    TypeAnyOf,
    TypeAt,
    TypeConfined,
    TypeConstraint,
    TypeContainer,
    TypeLeaf,
    TypeNot,
    TypeOfDef,
    Values,
    Version,
)

# The beginning of the file: the dialect, and two dimensions. `%` is the dialect's name.
HEAD = """\
include "mlir-availability/Availability.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D_Dialect : Dialect {
  let name = "%";
  let cppNamespace = "::%";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;
}
class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", D_VersionAttr, min>;
class Tag<int number> : Availability {
  let cppNamespace = "::%";
  let interfaceName = "QueryTagInterface";
  let queryFnRetType = "::llvm::SmallVector<int64_t>";
  let queryFnName = "getTags";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "int64_t";
  let instance = !cast<string>(number);
}
class D_OtherAttr<Attr base> : Attr<Neg<base.predicate>, "another attribute"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}
// What constraints are called tells upstream's verifiers of them apart.
class D_Held<string cppType, code toAttribute, code fromAttribute> : Property<cppType, cppType> {
  let convertToAttribute = "return " # toAttribute # ";";
  let convertFromAttribute = fromAttribute # [{
    if (!$_storage)
      return $_diag() << "expected another attribute";
    return ::mlir::success();
  }];
  let writeToMlirBytecode = "$_writer.writeAttribute(" # toAttribute # ");";
  let readFromMlirBytecode = [{
    ::mlir::Attribute read;
    if (::mlir::failed($_reader.readAttribute(read)))
      return ::mlir::failure();
    }] # !subst("$_attr", "read", fromAttribute);
}
def D_TypeProp : D_Held<"::mlir::Type", "::mlir::TypeAttr::get($_storage)", [{
  auto type = ::llvm::dyn_cast_if_present<::mlir::TypeAttr>($_attr);
  $_storage = type ? type.getValue() : ::mlir::Type();
}]>;
def D_AttributeProp : D_Held<"::mlir::Attribute", "$_storage", "$_storage = $_attr;">;
class D_Op<string mnemonic, list<Trait> traits = []> : Op<D_Dialect, mnemonic, traits> {
  list<Availability> availability = [];
  // The many default ones take long to compile.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins), [{ (void)$_builder; }]>];
}
"""

# Containers of types: what the constraint is called, with E for the one of the elements.
CONTAINERS = {
    "vector": "VectorOfAnyRankOf<[E]>",
    "tensor": "TensorOf<[E]>",
    "unranked": "UnrankedTensorOf<[E]>",
    "memref": "MemRefOf<[E]>",
    "tuple": "TupleOf<[E]>",
    "complex": "Complex<E>",
}

# Parameters of types and attributes, with ENUM for the enum's class in C++.
PARAMETERS = {
    "enum": "EnumParameter<D_ENUM>",
    "unqualified": '"ENUM"',
    "qualified": '"::%::ENUM"',
    "described": 'AttrParameter<"::%::ENUM", "an enum">',
    "array": 'ArrayRefParameter<"ENUM">',
    "qualified array": 'ArrayRefParameter<"::%::ENUM">',
    "optional": 'OptionalParameter<"std::optional<::%::ENUM>">',
    "optional array": 'OptionalArrayRefParameter<"::%::ENUM">',
    "default": 'DefaultValuedParameter<"::%::ENUM", "::%::ENUM::FIRST">',
    "attr": '"::%::ENUMAttr"',
    "attr array": 'ArrayRefParameter<"::%::ENUMAttr">',
    "optional attr": 'OptionalParameter<"::%::ENUMAttr">',
    "default attr": 'DefaultValuedParameter<"::%::ENUMAttr", "::%::ENUMAttr::get($_ctxt, ::%::ENUM::FIRST)">',
    "type": '"::mlir::Type"',
    "type array": 'ArrayRefParameter<"::mlir::Type">',
    "optional type": 'OptionalParameter<"::mlir::Type">',
    "any attr": '"::mlir::Attribute"',
    "any attr array": 'ArrayRefParameter<"::mlir::Attribute">',
    "optional any attr": 'OptionalParameter<"::mlir::Attribute">',
}


def requirement(one: Requirement) -> str:
    if isinstance(one, Tag):
        return f"Tag<{one.number}>"
    if isinstance(one, Version):
        return f"MinVersion<D_V_{one.number}>"
    assert isinstance(one, AnyOf)
    return f"AnyOf<[{', '.join(map(requirement, one.alternatives))}]>"


def needs_list(needs: Needs) -> str:
    return f"[{', '.join(map(requirement, needs))}]"


def type_constraint(constraint: TypeConstraint) -> str:
    match constraint:
        case TypeLeaf(name):
            return name
        case TypeOfDef(record):
            return def_name(record)
        case TypeAt(base, needs):
            return f"TypeAvailableAt<{type_constraint(base)}, {needs_list(needs)}>"
        case TypeAnyOf(options):
            return f"AnyTypeOf<[{', '.join(map(type_constraint, options))}]>"
        case TypeAllOf(options):
            return f"AllOfType<[{', '.join(map(type_constraint, options))}]>"
        case TypeConfined(base):
            return f'ConfinedType<{type_constraint(base)}, [CPred<"!::llvm::isa<::mlir::NoneType>($_self)">]>'
        case TypeNot(base):
            return f'Type<Neg<{type_constraint(base)}.predicate>, "another type">'
        case TypeContainer(kind, element):
            return CONTAINERS[kind].replace("E", type_constraint(element), 1)


def values(these: Values, name: str) -> str:
    text = type_constraint(these.constraint)
    return {
        "one": text,
        "optional": f"Optional<{text}>",
        "variadic": f"Variadic<{text}>",
        "nested": f'VariadicOfVariadic<{text}, "{name}_sizes">',
    }[these.count]


def attr_constraint(constraint: AttrConstraint) -> str:
    match constraint:
        case AttrLeaf(name):
            return name
        case AttrOfDef(record):
            return def_name(record)
        case AttrOfEnum(enum):
            return enum_attr_name(enum)
        case AttrOfType(type_):
            return f"TypeAttrOf<{type_constraint(type_)}>"
        case AttrAt(base, needs):
            return f"AttrAvailableAt<{attr_constraint(base)}, {needs_list(needs)}>"
        case AttrAnyOf(options):
            return f"AnyAttrOf<[{', '.join(map(attr_constraint, options))}]>"
        case AttrConfined(base):
            return f"ConfinedAttr<{attr_constraint(base)}, [D_NotUnit]>"
        case AttrNot(base):
            return f"D_OtherAttr<{attr_constraint(base)}>"
        case AttrArray(element):
            return f'TypedArrayAttrBase<{attr_constraint(element)}, "array">'
        case AttrOptional(base):
            return f"OptionalAttr<{attr_constraint(base)}>"
        case AttrDefault(base, _, cpp, is_optional):
            optional = "Optional" if is_optional else ""
            return f'DefaultValued{optional}Attr<{attr_constraint(base)}, "{cpp}">'


def prop_constraint(constraint: PropConstraint) -> str:
    match constraint:
        case PropLeaf(name):
            return f"D_{name}" if name in ("TypeProp", "AttributeProp") else name
        case PropOfEnum(enum):
            return f"EnumProp<D_{enum.name}>"
        case PropAt(base, needs):
            return f"PropAvailableAt<{prop_constraint(base)}, {needs_list(needs)}>"
        case PropConfined(base):
            return f'ConfinedProp<{prop_constraint(base)}, CPred<"sizeof($_self) > 0">>'
        case PropArray(element):
            return f"ArrayProp<{prop_constraint(element)}>"
        case PropOptional(base):
            return f"OptionalProp<{prop_constraint(base)}>"
        case PropDefault(base, _, cpp):
            return f'DefaultValuedProp<{prop_constraint(base)}, "{cpp}">'


def def_name(record: Def) -> str:
    return f"D_{record.name}{'Type' if record.is_type else 'Attr'}"


def enum_attr_name(enum: Enum) -> str:
    return f"D_{enum.name}Attr" if enum.form == "attr" else f"D_{enum.name}"


@dataclass(frozen=True)
class Written:
    """Text of a file, and what each of its lines belongs to."""

    text: str
    owners: tuple[object | None, ...]


class _Writer:
    """Collects text; each piece belongs to at most one record."""

    def __init__(self, dialect: str) -> None:
        self.dialect = dialect
        self.lines: list[str] = []
        self.owners: list[object | None] = []

    def add(self, text: str, owner: object | None = None) -> None:
        lines = text.replace("%", self.dialect).splitlines()
        self.lines += lines
        self.owners += [owner] * len(lines)

    def written(self) -> Written:
        return Written("\n".join(self.lines) + "\n", tuple(self.owners))


def _availability(needs: Needs) -> str:
    return f" {{\n  list<Availability> availability = {needs_list(needs)};\n}}" if needs else ";"


def _write_versions(writer: _Writer) -> None:
    for name, value in VERSIONS.items():
        writer.add(f'def D_V_{name} : I32EnumAttrCase<"V_{name}", {value}>;')
    cases = ", ".join(f"D_V_{name}" for name in VERSIONS)
    writer.add(
        f'def D_VersionAttr : I32EnumAttr<"Version", "versions", [{cases}]> {{ let cppNamespace = "::%"; }}'
    )


def _case(enum: Enum, case: Case) -> str:
    text = f'"{case.symbol.lower()}"'
    if not enum.is_bit:
        return f'I32EnumAttrCase<"{case.symbol}", {case.value}, {text}>'
    if not case.value:
        return f'I32BitEnumAttrCaseNone<"{case.symbol}", {text}>'
    if case.group:
        members = ", ".join(f"D_{enum.name}_{symbol}" for symbol in case.group)
        return f'I32BitEnumAttrCaseGroup<"{case.symbol}", [{members}], {text}>'
    return f'I32BitEnumAttrCaseBit<"{case.symbol}", {case.value.bit_length() - 1}, {text}>'


def _write_enum(writer: _Writer, enum: Enum) -> None:
    for case in enum.cases:
        writer.add(f"def D_{enum.name}_{case.symbol} : {_case(enum, case)}{_availability(case.needs)}", enum)
    cases = ", ".join(f"D_{enum.name}_{case.symbol}" for case in enum.cases)
    base = "I32BitEnumAttr" if enum.is_bit else "I32EnumAttr"
    special = "" if enum.form == "specialized" else " let genSpecializedAttr = 0;"
    writer.add(
        f'def D_{enum.name} : {base}<"{enum.name}", "enum", [{cases}]> {{\n'
        f'  let cppNamespace = "::%";{special}\n}}',
        enum,
    )
    if enum.form == "attr":
        writer.add(
            f'def D_{enum.name}Attr : EnumAttr<D_Dialect, D_{enum.name}, "{enum.name.lower()}"> '
            '{ let assemblyFormat = "`<` $value `>`"; }',
            enum,
        )


def _parameter(parameter: Parameter) -> str:
    text = PARAMETERS[parameter.kind]
    if parameter.enum is None:
        return text
    return text.replace("ENUM", parameter.enum.name).replace("FIRST", parameter.enum.cases[0].symbol)


def _write_def(writer: _Writer, record: Def) -> None:
    base = "TypeDef" if record.is_type else "AttrDef"
    body = [f'  let mnemonic = "{record.mnemonic}";']
    if record.parameters:
        names = ", ".join(f"{_parameter(one)}:$p{index}" for index, one in enumerate(record.parameters))
        body.append(f"  let parameters = (ins {names});")
        parts = [
            f"`(` (`=` $p{index}^)? `)`" if one.may_lack else f"`(` $p{index} `)`"
            for index, one in enumerate(record.parameters)
        ]
        body.append(f'  let assemblyFormat = "`<` {" ".join(parts)} `>`";')
    needed = f"  list<Availability> availability = {needs_list(record.needs)};"
    # Types can be elements of vectors and memrefs.
    traits = "[MemRefElementTypeInterface, VectorElementTypeInterface]" if record.is_type else "[]"
    parent = f'{base}<D_Dialect, "{record.name}", {traits}>'
    if record.is_inherited:
        writer.add(f"class D_{record.name}Base : {parent} {{\n{needed}\n}}", record)
        parent = f"D_{record.name}Base"
    elif record.needs:
        body.append(needed)
    lines = "\n".join(body)
    writer.add(f"def {def_name(record)} : {parent} {{\n{lines}\n}}", record)


def _is_variable(these: Values) -> bool:
    return these.count != "one"


def _arguments(op: Op) -> Iterable[str]:
    for name, these in op.operands:
        yield f"{values(these, name)}:${name}"
    for name, these in op.operands:
        if these.count == "nested":
            yield f"DenseI32ArrayAttr:${name}_sizes"
    for name, attr in op.attributes:
        yield f"{attr_constraint(attr)}:${name}"
    for name, prop in op.properties:
        yield f"{prop_constraint(prop)}:${name}"


def _write_op(writer: _Writer, op: Op) -> None:
    traits = ["NoTerminator"] if op.has_region else []
    if sum(_is_variable(these) for _, these in op.operands) > 1:
        traits.append("AttrSizedOperandSegments")
    if sum(_is_variable(these) for _, these in op.results) > 1:
        traits.append("AttrSizedResultSegments")
    body = [f"  let arguments = (ins\n    {(',' + chr(10) + '    ').join(_arguments(op))});"]
    results = ", ".join(f"{values(these, name)}:${name}" for name, these in op.results)
    body.append(f"  let results = (outs {results});")
    needed = f"  let availability = {needs_list(op.needs)};"
    parent = f'D_Op<"{op.mnemonic}", [{", ".join(traits)}]>'
    if op.is_inherited:
        writer.add(f"class D_{op.name}Base : {parent} {{\n{needed}\n}}", op)
        parent = f"D_{op.name}Base"
    elif op.needs:
        body.append(needed)
    if op.has_region:
        body.append("  let regions = (region AnyRegion:$body);")
    lines = "\n".join(body)
    writer.add(f"def D_{op.name}Op : {parent} {{\n{lines}\n}}", op)


def write_records(dialect: Dialect) -> Written:
    """Returns what mlir-tblgen and availability-tblgen read."""
    writer = _Writer(dialect.name)
    head, dimensions = HEAD.split("class MinVersion", 1)
    writer.add(head)
    _write_versions(writer)
    writer.add("class MinVersion" + dimensions)
    writer.add('def D_NotUnit : AttrConstraint<CPred<"!::llvm::isa<::mlir::UnitAttr>($_self)">, "not unit">;')
    for enum in dialect.enums:
        _write_enum(writer, enum)
    for record in dialect.defs:
        if not record.foreign:
            _write_def(writer, record)
    for op in dialect.ops:
        if not op.foreign:
            _write_op(writer, op)
    return writer.written()


def _write_overlay(writer: _Writer, kind: str, record: str, owner: Def | Op) -> None:
    if owner.overlay is None:
        return
    replaces = "\n  let replaces = 1;" if owner.is_replaced else ""
    writer.add(
        f"def : {kind}<{record}> {{{replaces}\n  let availability = {needs_list(owner.overlay)};\n}}", owner
    )


def write_overlays(dialect: Dialect, records: str) -> Written:
    """Returns what availability-tblgen alone reads: the file `records`, and the overlays."""
    writer = _Writer(dialect.name)
    foreign = (one.foreign for one in (*dialect.defs, *dialect.ops) if one.foreign)
    for file in dict.fromkeys((records, *foreign)):
        writer.add(f'include "{file}"')
    for enum in dialect.enums:
        for case in enum.cases:
            if case.overlay is not None:
                record = f"D_{enum.name}_{case.symbol}"
                writer.add(f"def : AvailabilityForCase<{record}, {needs_list(case.overlay)}>;", enum)
    for record in dialect.defs:
        kind = "AvailabilityForType" if record.is_type else "AvailabilityForAttr"
        _write_overlay(writer, kind, record.name if record.foreign else def_name(record), record)
    for op in dialect.ops:
        _write_overlay(writer, "AvailabilityFor", op.name if op.foreign else f"D_{op.name}Op", op)
    return writer.written()
