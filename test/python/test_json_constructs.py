# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each construct of Availability.td in JSON: data that av.load judges by, or unknown by name."""

from __future__ import annotations

from pathlib import Path

import mlir.availability as av
import pytest
from generated_json import generate
from mlir import ir

HEAD = """
include "mlir-availability/Availability.td"
include "mlir-availability/IR/AvailabilityInterfaces.td"
include "mlir/Dialect/Math/IR/MathOps.td"
def C : Dialect { let name = "c"; let cppNamespace = "::c"; }
def : AvailabilityHeaders<C>;
#ifdef HOOKS
def : AvailabilityHooks<C>;
#endif
def V1 : I32EnumAttrCase<"V1", 1, "v1">;
def V2 : I32EnumAttrCase<"V2", 2, "v2">;
def Version : I32EnumAttr<"Version", "", [V1, V2]> { let cppNamespace = "::c"; }
class Min<I32EnumAttrCase c> : MinVersionBase<"QueryMinVersionInterface", Version, c>;
class Max<I32EnumAttrCase c> : MaxVersionBase<"QueryMaxVersionInterface", Version, c>;
class Lanes<string count> : Availability {
  let cppNamespace = "::c";
  let interfaceName = "QueryLanesInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getLanes";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = count;
  let relation = AtLeast;
}
def Slow : I32EnumAttrCase<"Slow", 0, "slow">;
def Fast : I32EnumAttrCase<"Fast", 1, "fast"> { list<Availability> availability = [Min<V2>]; }
def Mode : I32EnumAttr<"Mode", "", [Slow, Fast]> { let cppNamespace = "::c"; let genSpecializedAttr = 0; }
def Held : EnumAttr<C, Mode, "held">;
def Names : NameTable<"isKnown">;
def : AvailabilityForNames<Names, ["sin"], [Min<V2>]>;
class Kind<string name, list<Trait> traits = []> : TypeDef<C, name, traits> { let mnemonic = name; }
def Vectors : VectorOfNonZeroRankOf<[F16]> { list<Availability> availability = [Min<V2>]; }
def Numbers : ConfinedAttr<I32Attr, [IntMinValue<3>]> { list<Availability> availability = [Min<V2>]; }
def New : Kind<"new"> { list<Availability> availability = [Min<V2>]; }
def Old : Kind<"old">;
def ByHand : Kind<"by_hand", [DeclareTypeInterfaceMethods<AvailabilityTypeInterface>]>;
def Sized : Kind<"sized"> {
  list<Availability> availability = [AvailableWhen<CPred<"f($_self)">, [Min<V2>]>];
}
def Use : Op<C, "use">;
def : AvailabilityForDiscardable<"c.plain", [Min<V2>]>;
def : AvailabilityForDiscardable<"c.asked", [AvailableWhen<CPred<"f($_self)">, [Min<V2>]>]>;
def : AvailabilityFor<Math_SinOp> { let availability = [Min<V2>]; let convertedTo = "nvvm"; }
def : AvailabilityFor<Math_CosOp> {
  let convertedTo = "nvvm";
  let availability = [UnknownNeeds<"nobody tried">];
}
def : NamedTarget<"c1"> {
  let family = "c"; let rank = 1; let source = "s"; let otherNames = ["c-first"];
  let attribute = [{#availability.target<"c.min_version" = "v1", "c.lanes" = 1>}];
}
"""

NO, YES, UNKNOWN = "not available", "available", "unknown"
BARE = '"c.OP"() : () -> ()'
VALUE = "%v = builtin.unrealized_conversion_cast to "

TWO_OPTIONAL = """ARGUMENTS (ins Optional<AnyType>:$a, Optional<TypeAvailableAt<F16, [Min<V2>]>>:$x);
  let traits = [AttrSizedOperandSegments];"""

RANGE = "AnyAttrOf<[AttrAvailableAt<ConfinedAttr<I32Attr, [IntMinValue<4>]>, [Min<V2>]>, I32Attr]>"
SMALL = "ConfinedAttr<I32Attr, [IntMaxValue<2>]>"
PARTS = (
    "ARGUMENTS (ins AnyFloat:$x, Optional<AnyFloat>:$y, OptionalAttr<I32Attr>:$a);"
    " let results = (outs Optional<AnyType>:$r);"
)
DENSE = (
    "AnyAttrOf<[AttrAvailableAt<ConfinedAttr<DenseI64ArrayAttr,"
    " [DenseArrayMinCt<2>, DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>, [Min<V2>]>, DenseI64ArrayAttr]>"
)

# The body of an op, IR with it, and the verdict on a target of version 1.
OPS: dict[str, tuple[str, str, str]] = {
    "nothing": ("", BARE, YES),
    "a requirement": ("NEEDS [Min<V2>];", BARE, NO),
    "a highest version": ("NEEDS [Max<V1>];", BARE, YES),
    "alternatives": ("NEEDS [AnyOf<[Min<V2>, Max<V1>]>];", BARE, YES),
    "a number": ('NEEDS [Lanes<"2">];', BARE, NO),
    "a computed number": ('NEEDS [Lanes<"$_op.getNumOperands()">];', BARE, UNKNOWN),
    "a condition": ('NEEDS [AvailableWhen<CPred<"f($_op)">, [Min<V2>], "f">];', BARE, UNKNOWN),
    "each": ('NEEDS [AvailableForEach<"f($_op)", [Min<V2>], "f">];', BARE, UNKNOWN),
    "a case": ("NEEDS [AvailableAsCase<Fast>];", BARE, NO),
    "a value": ('NEEDS [AvailableAsValue<Mode, "f($_op)">];', BARE, UNKNOWN),
    "a type in C++": (
        'ARGUMENTS (ins F32:$x); NEEDS [AvailableAsType<"f($_op)", "x">];',
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        UNKNOWN,
    ),
    "a type in C++, on condition": (
        "ARGUMENTS (ins F32:$x);"
        ' NEEDS [AvailableWhen<CPred<"f($_op)">, [AvailableAsType<"g($_op)", "x">], "f">];',
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        UNKNOWN,
    ),
    "unknown needs on a condition": (
        "ARGUMENTS (ins OptionalAttr<I64Attr>:$x);"
        ' NEEDS [AvailableWhen<IsPresent<"x">, [UnknownNeeds<"why">]>];',
        '"c.OP"() {x = 1} : () -> ()',
        UNKNOWN,
    ),
    "unknown needs on a condition that does not hold": (
        "ARGUMENTS (ins OptionalAttr<I64Attr>:$x);"
        ' NEEDS [AvailableWhen<IsPresent<"x">, [UnknownNeeds<"why">]>];',
        BARE,
        YES,
    ),
    "unknown needs": ('NEEDS [UnknownNeeds<"nobody tried">];', BARE, UNKNOWN),
    "a name": ('NEEDS [AvailableAsName<Names, "f($_op)", "is none">];', BARE, UNKNOWN),
    "written by hand": ("bit autogenAvailability = 0;", BARE, UNKNOWN),
    "an operand": (
        "ARGUMENTS (ins TypeAvailableAt<F16, [Min<V2>]>:$x);",
        VALUE + 'f16 "c.OP"(%v) : (f16) -> ()',
        NO,
    ),
    "an absent operand": ("ARGUMENTS (ins Optional<TypeAvailableAt<F16, [Min<V2>]>>:$x);", BARE, YES),
    "a type among others": (
        "ARGUMENTS (ins AnyTypeOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        YES,
    ),
    "a type that isn't allowed": (
        "ARGUMENTS (ins AnyTypeOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        VALUE + 'f64 "c.OP"(%v) : (f64) -> ()',
        NO,
    ),
    "a type of a variadic operand that isn't allowed": (
        "ARGUMENTS (ins I32:$a, Variadic<F32>:$x);",
        VALUE + 'i32 "c.OP"(%v, %v) : (i32, i32) -> ()',
        NO,
    ),
    "a type of a result that isn't allowed": (
        "let results = (outs F32:$x);",
        '%0 = "c.OP"() : () -> i32',
        NO,
    ),
    "values of which the op doesn't tell what they are": (
        "ARGUMENTS (ins Optional<F32>:$a, Optional<I32>:$x); let traits = [AttrSizedOperandSegments];",
        VALUE + 'f64 "c.OP"(%v) : (f64) -> ()',
        UNKNOWN,
    ),
    "another kind of attribute": ("ARGUMENTS (ins I64Attr:$a);", '"c.OP"() {a = "1"} : () -> ()', NO),
    "that kind of attribute": ("ARGUMENTS (ins I64Attr:$a);", '"c.OP"() {a = 1 : i64} : () -> ()', YES),
    "an enum's case as text": ("ARGUMENTS (ins Mode:$a);", '"c.OP"() {a = "slow"} : () -> ()', YES),
    "a type that C++ allows": (
        "ARGUMENTS (ins Type<CPred<'f($_self)'>>:$x);",
        VALUE + 'f64 "c.OP"(%v) : (f64) -> ()',
        YES,
    ),
    "an integer with any sign": (
        "ARGUMENTS (ins AnyTypeOf<[F32, TypeAvailableAt<AnyI<32>, [Min<V2>]>]>:$x);",
        VALUE + 'si32 "c.OP"(%v) : (si32) -> ()',
        NO,
    ),
    "an integer with a sign": (
        "ARGUMENTS (ins AnyTypeOf<[F32, TypeAvailableAt<SI32, [Min<V2>]>]>:$x);",
        VALUE + 'si32 "c.OP"(%v) : (si32) -> ()',
        NO,
    ),
    "that type": (
        "ARGUMENTS (ins F64:$a, AnyTypeOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        "%a = arith.constant 1.0 : f64 " + VALUE + 'f16 "c.OP"(%a, %v) : (f64, f16) -> ()',
        NO,
    ),
    "a type at no fixed position": (
        "ARGUMENTS (ins Variadic<F64>:$a, AnyTypeOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        YES,
    ),
    "that type at no fixed position": (
        "ARGUMENTS (ins Variadic<F64>:$a, AnyTypeOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        VALUE + 'f16 "c.OP"(%v) : (f16) -> ()',
        NO,
    ),
    "two optional values": (
        TWO_OPTIONAL,
        VALUE + 'f16 "c.OP"(%v) {operandSegmentSizes = array<i32: 0, 1>} : (f16) -> ()',
        NO,
    ),
    "the other of two optional values": (
        TWO_OPTIONAL,
        VALUE + 'f16 "c.OP"(%v) {operandSegmentSizes = array<i32: 1, 0>} : (f16) -> ()',
        YES,
    ),
    "one of two optional values": (TWO_OPTIONAL, VALUE + 'f16 "c.OP"(%v) : (f16) -> ()', UNKNOWN),
    "numbers of values that aren't so": (
        TWO_OPTIONAL,
        VALUE + 'f16 "c.OP"(%v) {operandSegmentSizes = array<i32: 1, 1>} : (f16) -> ()',
        UNKNOWN,
    ),
    "what a type's name doesn't tell": (
        "ARGUMENTS (ins AnyTypeOf<[AnyType, TypeAvailableAt<AnyFloat, [Min<V2>]>]>:$x);",
        VALUE + '!c.old<3> "c.OP"(%v) : (!c.old<3>) -> ()',
        UNKNOWN,
    ),
    "a result": (
        "let results = (outs AnyTypeOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        '%r = "c.OP"() : () -> f16',
        NO,
    ),
    "the element of a container": (
        "ARGUMENTS (ins TensorOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        VALUE + 'tensor<4xf32> "c.OP"(%v) : (tensor<4xf32>) -> ()',
        YES,
    ),
    "that element of a container": (
        "ARGUMENTS (ins TensorOf<[F32, TypeAvailableAt<F16, [Min<V2>]>]>:$x);",
        VALUE + 'tensor<4xf16> "c.OP"(%v) : (tensor<4xf16>) -> ()',
        NO,
    ),
    "C++ of an author": (
        'ARGUMENTS (ins AnyTypeOf<[F32, Type<AvailablePred<CPred<"f($_self)">, [Min<V2>]>>]>:$x);',
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        UNKNOWN,
    ),
    "a constraint": (
        "ARGUMENTS (ins AnyTypeOf<[F32, Vectors]>:$x);",
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        YES,
    ),
    "a constraint of an attribute": (
        "ARGUMENTS (ins OptionalAttr<Numbers>:$x);",
        '"c.OP"() {x = 4 : i32} : () -> ()',
        NO,
    ),
    "an attribute": (
        "ARGUMENTS (ins OptionalAttr<AttrAvailableAt<I32Attr, [Min<V2>]>>:$x);",
        '"c.OP"() {x = 4 : i32} : () -> ()',
        NO,
    ),
    "an absent attribute": (
        "ARGUMENTS (ins OptionalAttr<AttrAvailableAt<I32Attr, [Min<V2>]>>:$x);",
        BARE,
        YES,
    ),
    "an attribute of a kind": (
        "ARGUMENTS (ins AnyAttrOf<[AttrAvailableAt<I32Attr, [Min<V2>]>, StrAttr]>:$x);",
        '"c.OP"() {x = 4 : i32} : () -> ()',
        NO,
    ),
    "an attribute of another kind": (
        "ARGUMENTS (ins AnyAttrOf<[AttrAvailableAt<I32Attr, [Min<V2>]>, StrAttr]>:$x);",
        '"c.OP"() {x = "four"} : () -> ()',
        YES,
    ),
    "an attribute in a range": (
        f"ARGUMENTS (ins {RANGE}:$x);",
        '"c.OP"() {x = 4 : i32} : () -> ()',
        NO,
    ),
    "an attribute outside of a range": (
        f"ARGUMENTS (ins {RANGE}:$x);",
        '"c.OP"() {x = 2 : i32} : () -> ()',
        YES,
    ),
    "an attribute in an array": (
        "ARGUMENTS (ins TypedArrayAttrBase<"
        "AnyAttrOf<[AttrAvailableAt<F32Attr, [Min<V2>]>, F64Attr]>, ''>:$x);",
        '"c.OP"() {x = [1.0 : f64, 1.0 : f32]} : () -> ()',
        NO,
    ),
    "an array without such an attribute": (
        "ARGUMENTS (ins TypedArrayAttrBase<"
        "AnyAttrOf<[AttrAvailableAt<F32Attr, [Min<V2>]>, F64Attr]>, ''>:$x);",
        '"c.OP"() {x = [1.0 : f64]} : () -> ()',
        YES,
    ),
    "a dense array of a size": (
        f"ARGUMENTS (ins {DENSE}:$x);",
        '"c.OP"() {x = array<i64: 1, 2>} : () -> ()',
        NO,
    ),
    "a dense array with a negative number": (
        f"ARGUMENTS (ins {DENSE}:$x);",
        '"c.OP"() {x = array<i64: 1, -2>} : () -> ()',
        YES,
    ),
    "a type in an attribute": (
        "ARGUMENTS (ins AnyAttrOf<[AttrAvailableAt<TypeAttrOf<F16>, [Min<V2>]>, TypeAttrOf<F32>]>:$x);",
        '"c.OP"() {x = f16} : () -> ()',
        NO,
    ),
    "an attribute in C++": (
        "ARGUMENTS (ins AnyAttrOf<[AttrAvailableAt<Attr<CPred<'f($_self)'>>, [Min<V2>]>, StrAttr]>:$x);",
        '"c.OP"() {x = 4 : i32} : () -> ()',
        UNKNOWN,
    ),
    "a case in an array": (
        "ARGUMENTS (ins TypedArrayAttrBase<Mode, ''>:$x);",
        '"c.OP"() {x = [0 : i32, 1 : i32]} : () -> ()',
        NO,
    ),
    "an array without the case": (
        "ARGUMENTS (ins TypedArrayAttrBase<Mode, ''>:$x);",
        '"c.OP"() {x = [0 : i32]} : () -> ()',
        YES,
    ),
    "a case in an alternative": (
        "ARGUMENTS (ins AnyAttrOf<[Mode, StrAttr]>:$x);",
        '"c.OP"() {x = 1 : i32} : () -> ()',
        NO,
    ),
    "an operand that is there": (
        f"{PARTS} NEEDS [AvailableWhen<IsPresent<'y'>, [Min<V2>]>];",
        VALUE + 'f32 "c.OP"(%v, %v) : (f32, f32) -> ()',
        NO,
    ),
    "an operand that isn't there": (
        f"{PARTS} NEEDS [AvailableWhen<IsPresent<'y'>, [Min<V2>]>];",
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        YES,
    ),
    "an attribute that must be there": (
        f"{PARTS} NEEDS [AvailableWhen<Neg<IsPresent<'a'>>, [Min<V2>]>];",
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        NO,
    ),
    "an attribute that is there": (
        f"{PARTS} NEEDS [AvailableWhen<Neg<IsPresent<'a'>>, [Min<V2>]>];",
        VALUE + 'f32 "c.OP"(%v) {a = 1 : i32} : (f32) -> ()',
        YES,
    ),
    "a part and another": (
        f"{PARTS} NEEDS [AvailableWhen<And<[PartIs<'x', F16>, PartIs<'a', {SMALL}>]>, [Min<V2>]>];",
        VALUE + 'f16 "c.OP"(%v) {a = 1 : i32} : (f16) -> ()',
        NO,
    ),
    "a part and not another": (
        f"{PARTS} NEEDS [AvailableWhen<And<[PartIs<'x', F16>, PartIs<'a', {SMALL}>]>, [Min<V2>]>];",
        VALUE + 'f16 "c.OP"(%v) {a = 4 : i32} : (f16) -> ()',
        YES,
    ),
    "types that differ": (
        f"{PARTS} NEEDS [AvailableWhen<Neg<SameElementTypes<['x', 'y', 'r']>>, [Min<V2>]>];",
        VALUE + 'f16 %r = "c.OP"(%v, %v) : (f16, f16) -> f32',
        NO,
    ),
    "types that are the same": (
        f"{PARTS} NEEDS [AvailableWhen<Neg<SameElementTypes<['x', 'y', 'r']>>, [Min<V2>]>];",
        VALUE + 'f16 %r = "c.OP"(%v, %v) : (f16, f16) -> tensor<2xf16>',
        YES,
    ),
    "operands that the op can't tell": (
        "ARGUMENTS (ins Optional<F32>:$x, Optional<F32>:$y); "
        "NEEDS [AvailableWhen<IsPresent<'y'>, [Min<V2>]>];",
        VALUE + 'f32 "c.OP"(%v) : (f32) -> ()',
        UNKNOWN,
    ),
    "a number of operands": (
        "ARGUMENTS (ins Variadic<F32>:$x); "
        "NEEDS [AvailableWhen<CPred<'$_op.getNumOperands() > 1'>, [Min<V2>]>];",
        VALUE + 'f32 "c.OP"(%v, %v) : (f32, f32) -> ()',
        NO,
    ),
    "a part and C++": (
        f"{PARTS} NEEDS [AvailableWhen<And<[PartIs<'x', F16>, CPred<'f($_op)'>]>, [Min<V2>]>];",
        VALUE + 'f16 "c.OP"(%v) : (f16) -> ()',
        UNKNOWN,
    ),
    "a property": ("ARGUMENTS (ins OptionalProp<PropAvailableAt<I64Prop, [Min<V2>]>>:$x);", BARE, UNKNOWN),
    "a case in an integer": ("ARGUMENTS (ins Mode:$x);", '"c.OP"() {x = 1 : i32} : () -> ()', NO),
    "another case": ("ARGUMENTS (ins Mode:$x);", '"c.OP"() {x = 0 : i32} : () -> ()', YES),
    "the default case": (
        'ARGUMENTS (ins DefaultValuedAttr<Mode, "::c::Mode::Fast">:$x);',
        '"c.OP"() {x = 1 : i32} : () -> ()',
        YES,
    ),
    "a case in an attribute of its own": (
        "ARGUMENTS (ins Held:$x);",
        '"c.OP"() {x = #c.held<slow>} : () -> ()',
        UNKNOWN,
    ),
    "an attribute that nobody declares": ("", '"c.OP"() {x = #c.other} : () -> ()', UNKNOWN),
    "a type": ("", '%r = "c.OP"() : () -> !c.new', NO),
    "a type that needs nothing": ("let results = (outs AnyType:$r);", '%r = "c.OP"() : () -> !c.old<3>', YES),
    "a type that nobody declares": (
        "let results = (outs AnyType:$r);",
        '%r = "c.OP"() : () -> !c.other',
        UNKNOWN,
    ),
    "a type written by hand": (
        "let results = (outs AnyType:$r);",
        '%r = "c.OP"() : () -> !c.by_hand',
        UNKNOWN,
    ),
    "a type on condition": ("let results = (outs AnyType:$r);", '%r = "c.OP"() : () -> !c.sized<3>', UNKNOWN),
    "a discardable attribute": ("", '"c.OP"() {c.plain} : () -> ()', NO),
    "a discardable attribute on condition": ("", '"c.OP"() {c.asked} : () -> ()', UNKNOWN),
}
NAMES = {what: f"op{index}" for index, what in enumerate(OPS)}


def record(what: str) -> str:
    name, body = NAMES[what], OPS[what][0]
    body = body.replace("NEEDS", "list<Availability> availability =").replace("ARGUMENTS", "let arguments =")
    body = body.replace("'", '"')
    return f'def O_{name} : Op<C, "{name}"> {{ {body} }}\n'


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The JSON of all constructs, and of the same in a dialect with C++ of its own."""
    directory = tmp_path_factory.mktemp("constructs")
    own = 'def O_own : Op<C, "own", [DeclareOpInterfaceMethods<AvailabilityOpInterface>]>;\n'
    text = HEAD + own + "".join(record(what) for what in OPS)
    result = {}
    for name, head in (("plain", ""), ("hooks", "#define HOOKS\n")):
        td = directory / f"{name}.td"
        td.write_text(head + text)
        result[name] = generate(td, directory / f"{name}.json")
    return result


def judge(file: Path, text: str) -> str:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, file, partial=True)
        report = av.check(ir.Module.parse(text), "c-first")
        if report.violations:
            return NO
        return YES if report else UNKNOWN


@pytest.mark.parametrize("what", OPS)
def test_json_judges_each_construct_as_cpp_does(what: str, files: dict[str, Path]) -> None:
    _, text, expected = OPS[what]
    text = text.replace("OP", NAMES[what])
    assert judge(files["plain"], text) == expected
    # Nobody knows what C++ adds.
    assert judge(files["hooks"], text) == (NO if expected == NO else UNKNOWN)


def test_message_about_what_a_definition_does_not_allow(files: dict[str, Path]) -> None:
    name = NAMES["a type that isn't allowed"]
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, files["plain"], partial=True)
        module = ir.Module.parse(f'{VALUE} f64 "c.{name}"(%v) : (f64) -> ()')
        (violation,) = av.check(module, "c1").violations
        assert f"c.{name} is not available on any target: operand 0 'x'" in violation.message
        assert "must be 32-bit float or 16-bit float, and is f64" in violation.message
        assert violation.available_from == ()
        with pytest.raises(ValueError, match=f"no target offers what 'c.{name}' needs.*must be 32-bit float"):
            av.deduce(module, "c")


def test_an_op_that_implements_the_interface_is_unknown(files: dict[str, Path]) -> None:
    assert judge(files["plain"], '"c.own"() : () -> ()') == UNKNOWN


def test_ops_that_are_converted(files: dict[str, Path]) -> None:
    """Targets of the dialect to whose ops they are converted judge them."""
    with ir.Context() as context:
        av.load(context, files["plain"], partial=True)
        module = ir.Module.parse("func.func @f(%x: f32) { %0 = math.sin %x : f32 return }")
        report = av.check(module, "sm_90")
        assert not report.nothing_judged
        assert dict(report.results[0].passed_over) == {"func.func": 1, "func.return": 1}
        module = ir.Module.parse("func.func @f(%x: f32) { %0 = math.cos %x : f32 return }")
        assert [each.reason for each in av.check(module, "sm_90").unchecked] == ["nobody tried"]
