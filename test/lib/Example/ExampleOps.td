//===- ExampleOps.td - A dialect that shows availability ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One op for each way in which an op can carry availability; test/ir shows what
// each of them answers.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_EXAMPLE_OPS_TD
#define MLIR_AVAILABILITY_TEST_EXAMPLE_OPS_TD

include "mlir-availability/Availability.td"
include "mlir-availability/IR/AvailabilityInterfaces.td"

def Example_Dialect : Dialect {
  let name = "example";
  let cppNamespace = "::mlir::example";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  // Unregistered ops can also have availability.
  let hasOperationInterfaceFallback = 1;
}

// What targets can be added to is said in C++.
def : AvailabilityHooks<Example_Dialect>;

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

// The numbers of versions need not be contiguous.
def Example_V_1 : I32EnumAttrCase<"V_1", 10>;
def Example_V_2 : I32EnumAttrCase<"V_2", 20>;
def Example_V_3 : I32EnumAttrCase<"V_3", 35>;
def Example_VersionAttr
    : I32EnumAttr<"Version", "versions of the dialect",
                  [Example_V_1, Example_V_2, Example_V_3]> {
  let cppNamespace = "::mlir::example";
}

class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Example_VersionAttr, min> {
  let interfaceDescription = "The lowest version that has the op.";
  let label = "example version";
}

class MaxVersion<I32EnumAttrCase max>
    : MaxVersionBase<"QueryMaxVersionInterface", Example_VersionAttr, max> {
  let interfaceDescription = "The highest version that has the op.";
  let label = "example version";
}

// A set-like dimension over a 64-bit enum, with alternatives.
def Example_F_Tensor : I64EnumAttrCase<"Tensor", 1, "tensor">;
def Example_F_Async  : I64EnumAttrCase<"Async", 0x100000000, "async">;
def Example_FeatureAttr
    : I64EnumAttr<"Feature", "features of an implementation",
                  [Example_F_Tensor, Example_F_Async]> {
  let cppNamespace = "::mlir::example";
}

class Features<list<I64EnumAttrCase> anyOf> : Availability {
  let cppNamespace = "::mlir::example";
  let interfaceName = "QueryFeatureInterface";
  let interfaceDescription = "All of what is returned is needed, and of each "
                             "any one element.";
  let queryFnRetType =
      "::llvm::SmallVector<::llvm::ArrayRef<::mlir::example::Feature>>";
  let queryFnName = "getFeatures";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<::mlir::example::Feature>";
  let instancePreparation =
      "static constexpr ::mlir::example::Feature features[] = {" #
      !interleave(!foreach(feature, anyOf,
                           "::mlir::example::Feature::" # feature.symbol),
                  ", ") # "};";
  let instance = "features";
  let cases = anyOf;
  let label = "feature";
}

// A dimension of plain integers. `$final` is the RFC's word.
class Slots<int count> : Availability {
  let cppNamespace = "::mlir::example";
  let interfaceName = "QuerySlotsInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getSlots";
  let mergeAction = "$final = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = !cast<string>(count);
  let dimension = "example.issue_slots";
  let limit = 1;
  let label = "issue slots";
}

//===----------------------------------------------------------------------===//
// Enums whose cases carry availability
//===----------------------------------------------------------------------===//

def Example_Mode_Plain : I32EnumAttrCase<"Plain", 0, "plain">;
def Example_Mode_Fast : I32EnumAttrCase<"Fast", 1, "fast"> {
  list<Availability> availability = [MinVersion<Example_V_2>];
}
def Example_Mode_Turbo : I32EnumAttrCase<"Turbo", 2, "turbo"> {
  list<Availability> availability = [
    MinVersion<Example_V_3>, Features<[Example_F_Tensor, Example_F_Async]>,
    Slots<2>
  ];
}

// The attribute is an attribute of the dialect's, ...
def Example_Mode : I32EnumAttr<"Mode", "modes", [
    Example_Mode_Plain, Example_Mode_Fast, Example_Mode_Turbo]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}
def Example_ModeAttr : EnumAttr<Example_Dialect, Example_Mode, "mode">;

// ... a generated one, ...
def Example_Level_Low : I32EnumAttrCase<"Low", 0, "low">;
def Example_Level_High : I32EnumAttrCase<"High", 7, "high"> {
  list<Availability> availability = [MinVersion<Example_V_3>];
}
// An overlay of a case replaces the requirements of the case's record.
def : AvailabilityForCase<Example_Level_High, [MaxVersion<Example_V_2>]>;
def Example_LevelAttr : I32EnumAttr<"Level", "levels", [
    Example_Level_Low, Example_Level_High]> {
  let cppNamespace = "::mlir::example";
}

// ... or a mere integer.
def Example_Kind_Old : I64EnumAttrCase<"Old", 3>;
def Example_Kind_New : I64EnumAttrCase<"New", 5> {
  list<Availability> availability = [MinVersion<Example_V_3>];
}
def Example_KindAttr : I64EnumAttr<"Kind", "kinds", [
    Example_Kind_Old, Example_Kind_New]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}

// Each set bit of a bit enum counts, and so does a group that is set as a whole.
def Example_Flag_None : I32BitEnumAttrCaseNone<"None", "none">;
def Example_Flag_A : I32BitEnumAttrCaseBit<"A", 0, "a">;
def Example_Flag_B : I32BitEnumAttrCaseBit<"B", 1, "b"> {
  list<Availability> availability = [MinVersion<Example_V_2>, Slots<1>];
}
def Example_Flag_C : I32BitEnumAttrCaseBit<"C", 31, "c"> {
  list<Availability> availability = [Features<[Example_F_Async]>, Slots<4>];
}
def Example_Flag_AC
    : I32BitEnumAttrCaseGroup<"AC", [Example_Flag_A, Example_Flag_C], "ac"> {
  list<Availability> availability = [MinVersion<Example_V_3>];
}
def Example_Flags : I32BitEnumAttr<"Flags", "flags", [
    Example_Flag_None, Example_Flag_A, Example_Flag_B, Example_Flag_C,
    Example_Flag_AC]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}
def Example_FlagsAttr : EnumAttr<Example_Dialect, Example_Flags, "flags"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

// A base class sets what its ops have by default.
class Example_Op<string mnemonic, list<Trait> traits = []>
    : Op<Example_Dialect, mnemonic,
         traits # [AvailabilityQueries<"::mlir::example">]> {
  list<Availability> availability = [MinVersion<Example_V_1>];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
}

def Example_DefaultOp : Example_Op<"default">;

def Example_AnywhereOp : Example_Op<"anywhere"> {
  let availability = [];
}

def Example_RangeOp : Example_Op<"range"> {
  let availability = [
    MinVersion<Example_V_2>, MaxVersion<Example_V_3>,
    // The lower of two maximal versions counts, the higher of two minimal ones.
    MaxVersion<Example_V_2>, MinVersion<Example_V_1>
  ];
}

def Example_FeaturesOp : Example_Op<"features"> {
  let availability = [
    Features<[Example_F_Tensor]>, Features<[Example_F_Async, Example_F_Tensor]>,
    Slots<3>, Slots<4>
  ];
}

class Example_AttrOp<string mnemonic, Attr attr> : Example_Op<mnemonic> {
  let arguments = (ins attr:$attr);
  let results = (outs);
}

def Example_ModeOp : Example_AttrOp<"mode", Example_ModeAttr>;
def Example_LevelOp : Example_AttrOp<"level", Example_LevelAttr>;
def Example_KindOp : Example_AttrOp<"kind", Example_KindAttr>;
def Example_FlagsOp : Example_AttrOp<"flags", Example_FlagsAttr>;
def Example_OptionalModeOp
    : Example_AttrOp<"optional_mode", OptionalAttr<Example_ModeAttr>>;
def Example_DefaultModeOp
    : Example_AttrOp<"default_mode",
                     DefaultValuedAttr<Example_ModeAttr,
                                       "::mlir::example::Mode::Fast">>;
def Example_TwoModesOp : Example_Op<"two_modes"> {
  let arguments = (ins Example_ModeAttr:$first, Example_LevelAttr:$second);
  let results = (outs);
}

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

// The same type constraint in every position and container.
def Example_NewF32 : TypeAvailableAt<F32, [MinVersion<Example_V_3>]>;
def Example_I32OrNewF32 : AnyTypeOf<[I32, Example_NewF32]>;

class Example_OperandOp<string mnemonic, TypeConstraint type>
    : Example_Op<"operand_" # mnemonic> {
  let arguments = (ins type:$value);
  let results = (outs);
}

def Example_OperandBareOp : Example_OperandOp<"bare", Example_NewF32>;
def Example_OperandAnyOp : Example_OperandOp<"any", Example_I32OrNewF32>;
def Example_OperandOptionalOp
    : Example_OperandOp<"optional", Optional<Example_I32OrNewF32>>;
def Example_OperandVariadicOp
    : Example_OperandOp<"variadic", Variadic<Example_I32OrNewF32>>;
def Example_OperandConfinedOp
    : Example_OperandOp<"confined", ConfinedType<
          AnyTypeOf<[I32, VectorOfAnyRankOf<[Example_I32OrNewF32]>]>,
          [CPred<"!::llvm::isa<::mlir::IndexType>($_self)">]>>;
def Example_OperandVectorOp
    : Example_OperandOp<"vector", VectorOfAnyRankOf<[Example_I32OrNewF32]>>;
def Example_OperandTensorOp
    : Example_OperandOp<"tensor", TensorOf<[Example_I32OrNewF32]>>;
def Example_OperandMemRefOp
    : Example_OperandOp<"memref", MemRefOf<[I32, Example_NewF32]>>;
def Example_OperandTupleOp
    : Example_OperandOp<"tuple", TupleOf<[I32, Example_NewF32]>>;
def Example_OperandComplexOp
    : Example_OperandOp<"complex", Complex<Example_NewF32>>;
// Containers in each other, and a requirement of the container's own.
def Example_OperandNestedOp
    : Example_OperandOp<"nested", AnyTypeOf<[
          I32,
          TypeAvailableAt<
              TensorOf<[I32, VectorOfAnyRankOf<[Example_I32OrNewF32]>]>,
              [MinVersion<Example_V_2>]>]>>;

// Classes of one name, in several C++ namespaces.
class Example_TwinOp<string space, I32EnumAttrCase version>
    : Example_Op<space # ".twin"> {
  let cppNamespace = "::mlir::example::" # space;
  let arguments = (ins TypeAvailableAt<I32, [MinVersion<version>]>:$value);
  let results = (outs);
}
def First_TwinOp : Example_TwinOp<"first", Example_V_2>;
def Second_TwinOp : Example_TwinOp<"second", Example_V_3>;

// Several operands and results, with names.
def Example_ValuesOp : Example_Op<"values", [AttrSizedOperandSegments]> {
  let arguments = (ins
    I32:$first,
    Variadic<Example_I32OrNewF32>:$middle,
    Optional<TypeAvailableAt<F64, [Features<[Example_F_Tensor]>]>>:$last
  );
  let results = (outs Example_I32OrNewF32:$sum, Variadic<AnyType>:$others);
}

// Operand groups of variable number and size.
def Example_GroupsOp : Example_Op<"groups"> {
  let arguments = (ins
    VariadicOfVariadic<Example_I32OrNewF32, "sizes">:$groups,
    DenseI32ArrayAttr:$sizes
  );
  let results = (outs);
}

//===----------------------------------------------------------------------===//
// Attributes and properties
//===----------------------------------------------------------------------===//

def Example_NewF32Attr
    : AttrAvailableAt<F32Attr, [MinVersion<Example_V_2>]>;

class Example_NewAttrOp<string mnemonic, Attr attr>
    : Example_AttrOp<"attr_" # mnemonic, attr>;

def Example_AttrBareOp : Example_NewAttrOp<"bare", Example_NewF32Attr>;
def Example_AttrOptionalOp
    : Example_NewAttrOp<"optional", OptionalAttr<Example_NewF32Attr>>;
def Example_AttrDefaultOp
    : Example_NewAttrOp<"default", DefaultValuedAttr<
          AttrAvailableAt<I32Attr, [MinVersion<Example_V_2>]>, "7">>;
def Example_AttrConfinedOp
    : Example_NewAttrOp<"confined", ConfinedAttr<
          AttrAvailableAt<I32Attr, [MinVersion<Example_V_2>]>,
          [IntNonNegative]>>;
def Example_AttrAnyOp
    : Example_NewAttrOp<"any", AnyAttrOf<[I32Attr, Example_NewF32Attr]>>;
// One element that needs something is enough.
def Example_AttrArrayOp
    : Example_NewAttrOp<"array", TypedArrayAttrBase<
          AnyAttrOf<[I32Attr, Example_NewF32Attr]>, "numbers">>;
// The attribute's own requirements, beyond those of its enum's cases.
def Example_AttrEnumOp
    : Example_NewAttrOp<"enum", OptionalAttr<AttrAvailableAt<
          Example_ModeAttr, [Features<[Example_F_Async]>]>>>;

def Example_PropertyOp : Example_Op<"property"> {
  let arguments = (ins
    OptionalProp<PropAvailableAt<I64Prop, [MinVersion<Example_V_2>]>>:$optional,
    DefaultValuedProp<PropAvailableAt<I64Prop, [MinVersion<Example_V_3>]>,
                      "5">:$defaulted,
    DefaultValuedProp<EnumProp<Example_Mode>,
                      "::mlir::example::Mode::Plain">:$mode
  );
  let results = (outs);
}

//===----------------------------------------------------------------------===//
// Types and attributes that need something themselves
//===----------------------------------------------------------------------===//

class Example_Type<string name, string typeMnemonic>
    : TypeDef<Example_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Example_PlainType : Example_Type<"Plain", "plain">;
def Example_FancyType : Example_Type<"Fancy", "fancy"> {
  list<Availability> availability = [MinVersion<Example_V_3>];
}
// A container, which also needs what its parameter of an enum needs.
def Example_BoxType : Example_Type<"Box", "box"> {
  let parameters = (ins "::mlir::Type":$content,
                        EnumParameter<Example_LevelAttr>:$level);
  let assemblyFormat = "`<` $content `,` $level `>`";
}
def Example_StampAttr : AttrDef<Example_Dialect, "Stamp"> {
  let mnemonic = "stamp";
  list<Availability> availability = [Features<[Example_F_Tensor]>];
}

def Example_HolderOp : Example_Op<"holder", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<AnyAttr>:$attr);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
}

//===----------------------------------------------------------------------===//
// Where cases of enums are held
//===----------------------------------------------------------------------===//

// The requirements of attributes of their own class count wherever they are.
class Example_InOp<string mnemonic, Attr attr>
    : Example_AttrOp<"in_" # mnemonic, attr>;
def Example_InArrayOp
    : Example_InOp<"array", TypedArrayAttrBase<Example_ModeAttr, "modes">>;
def Example_InAlternativeOp
    : Example_InOp<"alternative", AnyAttrOf<[Example_ModeAttr, I32Attr]>>;
def Example_InDefaultArrayOp
    : Example_InOp<"default_array", DefaultValuedAttr<
          TypedArrayAttrBase<Example_ModeAttr, "modes">, "{}">>;

// Integers are found by the constraint.
def Example_InKindsOp
    : Example_InOp<"kinds", TypedArrayAttrBase<Example_KindAttr, "kinds">>;
def Example_InKindOrTextOp
    : Example_InOp<"kind_or_text",
                   OptionalAttr<AnyAttrOf<[Example_KindAttr, StrAttr]>>>;
def Example_InConfinedOp
    : Example_InOp<"confined",
                   ConfinedAttr<Example_KindAttr, [IntPositive]>>;
def Example_InConstraintOp
    : Example_InOp<"constraint", ConfinedAttr<I64Attr, [Example_KindAttr]>>;
def Example_InDefaultKindOp
    : Example_InOp<"default_kind", DefaultValuedAttr<
          ConfinedAttr<Example_LevelAttr, []>, "::mlir::example::Level::High">>;
def Example_InNestedOp
    : Example_InOp<"nested", ConfinedAttr<
          TypedArrayAttrBase<
              AnyAttrOf<[StrAttr, TypedArrayAttrBase<Example_LevelAttr, "">,
                         Example_KindAttr]>, "">,
          [ArrayMinCount<1>]>>;

// Properties and parameters are followed by their C++ type.
def Example_InPropertiesOp : Example_Op<"in_properties"> {
  let arguments = (ins
    OptionalProp<EnumProp<Example_Mode>>:$optional,
    ArrayProp<EnumProp<Example_Mode>>:$array,
    DefaultValuedProp<OptionalProp<ConfinedProp<
        EnumProp<Example_Mode>,
        CPred<"$_self != ::mlir::example::Mode::Plain">>>,
        "std::nullopt">:$confined,
    OptionalProp<ArrayProp<EnumProp<Example_Flags>>>:$flags,
    ArrayProp<OptionalProp<EnumProp<Example_Mode>>>:$nested,
    OptionalProp<ArrayProp<PropAvailableAt<I64Prop, [MinVersion<Example_V_2>]>>>:$numbers
  );
  let results = (outs);
}
def Example_CrateType : Example_Type<"Crate", "crate"> {
  let parameters = (ins
    ArrayRefParameter<"::mlir::example::Mode">:$modes,
    DefaultValuedParameter<"Mode", "Mode::Plain">:$mode,
    OptionalParameter<"ModeAttr">:$held,
    OptionalParameter<"LevelAttr">:$level
  );
  let assemblyFormat = [{
    `<` `[` $modes `]` (`mode` $mode^)? (`held` $held^)? (`level` $level^)? `>`
  }];
}
def Example_SetupAttr : AttrDef<Example_Dialect, "Setup"> {
  let mnemonic = "setup";
  let parameters = (ins EnumParameter<Example_Mode>:$mode,
                        OptionalParameter<"std::optional<Flags>">:$flags);
  let assemblyFormat = "`<` $mode (`,` $flags^)? `>`";
}

//===----------------------------------------------------------------------===//
// Combinators
//===----------------------------------------------------------------------===//

def Example_AnyOfOp : Example_Op<"any_of"> {
  let availability = [
    MinVersion<Example_V_1>,
    AnyOf<[MinVersion<Example_V_3>, Features<[Example_F_Async]>]>
  ];
}

def Example_WhenOp : Example_Op<"when"> {
  let availability = [
    MinVersion<Example_V_1>,
    AvailableWhen<CPred<"$_op.getNumOperands() > 1">, [MinVersion<Example_V_2>],
                  "more than one operand">,
    AvailableWhen<And<[CPred<"$_self.getInputs().size() > 2">,
                       CPred<"$_self.getInputs()[0].getType().isF64()">]>,
                  [MinVersion<Example_V_3>, Slots<1>],
                  "a third operand, the first being an f64">
  ];
}

// Predicates of its parts.
def Example_PartsOp : Example_Op<"parts"> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$rest,
                       OptionalAttr<I32Attr>:$level);
  let results = (outs Optional<AnyType>:$result);
  let availability = [
    MinVersion<Example_V_1>,
    AvailableWhen<IsPresent<"level">, [MinVersion<Example_V_2>]>,
    AvailableWhen<And<[Neg<IsPresent<"rest">>, PartIs<"first", F16>]>,
                  [MinVersion<Example_V_2>]>,
    AvailableWhen<PartIs<"rest", F64>, [MinVersion<Example_V_3>]>,
    AvailableWhen<PartIs<"level", ConfinedAttr<I32Attr, [IntMinValue<9>]>>,
                  [MinVersion<Example_V_3>], "high">,
    AvailableWhen<Neg<SameElementTypes<["first", "result"]>>, [Slots<1>]>
  ];
}

// A table of types that go together.
def Example_SignaturesOp : Example_Op<"signatures"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let availability = [
    AvailableSignatures<["lhs", "rhs", "result"], [
      Signature<[I32, I32, F64], [MinVersion<Example_V_2>]>,
      Signature<[F32, F32, F32], []>
    ], [Slots<1>]>
  ];
}

// What is needed is worked out of the op, and so is why.
class SlotsOf<string count> : Slots<0> {
  let instance = count;
}
def Example_ComputedOp : Example_Op<"computed"> {
  let availability = [
    SlotsOf<"$_self.getInputs().size()">,
    AnyOf<[SlotsOf<"$_op.getNumResults()">, MinVersion<Example_V_2>]>,
    AvailableWhen<CPred<"!$_self.getOutputs().empty()">,
                  [SlotsOf<"10 * $_op.getNumResults()">], "results",
                  at="outputs", text="std::to_string($_op.getNumResults())">
  ];
}

// Each element of a range has its own cause.
def Example_EachOp : Example_Op<"each", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$first, Variadic<AnyType>:$second);
  let availability = [
    AvailableForEach<"$_self.getSecondMutable()", [
      AvailableWhen<CPred<"$_each.get().getType().isF64()">,
                    [MinVersion<Example_V_3>], "f64">,
      SlotsOf<"$_each.getOperandNumber()">
    ], "", at="second", position="$_each.getOperandNumber()">,
    // The first of several.
    AvailableWhen<CPred<"$_self.getSecond().size() > 2">, [Slots<7>], "many",
                  at="second">,
    AvailableWhen<CPred<"$_op.hasAttr(\"example.tag\")">, [Slots<6>],
                  "tagged", at="example.tag">
  ];
}

// Cases of enums that no attribute holds, and a type.
def Example_MeansOp : Example_Op<"means", [NoTerminator]> {
  let arguments = (ins OptionalAttr<UnitAttr>:$level, OptionalAttr<I64Attr>:$mode,
                       OptionalAttr<UnitAttr>:$fancy);
  let regions = (region AnyRegion:$body);
  let availability = [
    AvailableAsCase<Example_Mode_Fast>,
    AvailableWhen<CPred<"$_self.getLevel()">,
                  [AvailableAsCase<Example_Level_High>], "it has a level",
                  at="level">,
    AvailableWhen<CPred<"$_self.getMode()">,
                  [AvailableAsValue<Example_Mode,
                                    "::mlir::example::symbolizeMode("
                                    "static_cast<uint32_t>(*$_self.getMode()))">],
                  "it has a mode", at="mode">,
    AvailableWhen<CPred<"$_self.getFancy()">,
                  [AvailableAsType<"::mlir::example::FancyType::get("
                                   "$_op.getContext())", at="fancy">],
                  "it is fancy">,
    AvailableWhen<CPred<"!$_self.getBody().empty()">, [Slots<3>], "a body",
                  at="body">
  ];
}

// What is said in C++ can be taken the place of.
def Example_ByHandOp : Example_Op<"by_hand"> {
  bit autogenAvailability = 0;
}
def : AvailabilityFor<Example_ByHandOp> {
  let replaces = 1;
  let availability = [MinVersion<Example_V_2>];
}

// What the record of an op doesn't say, an overlay adds.
def Example_OverlaidOp : Example_Op<"overlaid">;
def : AvailabilityFor<Example_OverlaidOp> {
  let availability = [
    MaxVersion<Example_V_2>,
    AvailableWhen<CPred<"$_op.getNumResults() > 0">, [Slots<8>], "results">
  ];
}

// The RFC's own example, in today's ODS.
def Example_AOp : Op<Example_Dialect, "a"> {
  list<Availability> availability = [MinVersion<Example_V_1>];
  let arguments = (ins
    OptionalAttr<AttrAvailableAt<F32Attr, [MinVersion<Example_V_2>]>>:$attr
  );
  let results = (outs
    AnyTypeOf<[I32, TypeAvailableAt<F32, [MinVersion<Example_V_3>]>]>:$result
  );
}

// Chips that aren't totally ordered: "sm_90a" has everything of "sm_90", but no
// later chip has its special features.
def Example_SM_80  : I32EnumAttrCase<"SM80", 800, "sm_80">;
def Example_SM_90  : I32EnumAttrCase<"SM90", 900, "sm_90">;
def Example_SM_90a : I32EnumAttrCase<"SM90a", 901, "sm_90a">;
def Example_SM_100 : I32EnumAttrCase<"SM100", 1000, "sm_100">;
def Example_SM_100a : I32EnumAttrCase<"SM100a", 1001, "sm_100a">;
def Example_Chip : I32EnumAttr<"Chip", "chips", [
    Example_SM_80, Example_SM_90, Example_SM_90a, Example_SM_100,
    Example_SM_100a]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}
def : Includes<Example_SM_90, [Example_SM_80]>;
def : Includes<Example_SM_90a, [Example_SM_90]>;
def : Includes<Example_SM_100, [Example_SM_90]>;
def : Includes<Example_SM_100a, [Example_SM_100]>;

class Chip<I32EnumAttrCase chip> : Availability {
  let cppNamespace = "::mlir::example";
  let interfaceName = "QueryChipInterface";
  let interfaceDescription = "The chips whose instructions the op has.";
  let queryFnRetType = "::llvm::SmallVector<::mlir::example::Chip>";
  let queryFnName = "getChips";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "::mlir::example::Chip";
  let instance = instanceType # "::" # chip.symbol;
  let cases = [chip];
  let relation = PartialOrder;
}

// What chips imply: a version of their instruction set, and units.
class MinIsa<int version> : Slots<0> {
  let interfaceName = "QueryIsaInterface";
  let queryFnName = "getIsa";
  let instance = !cast<string>(version);
  let dimension = "example.isa";
  let label = "ISA";
  let limit = 0;
}
def Example_U_Matrix : I32EnumAttrCase<"Matrix", 0, "matrix">;
def Example_U_Sparse : I32EnumAttrCase<"Sparse", 1, "sparse">;
def Example_UnitAttr : I32EnumAttr<"Unit", "units of a chip", [
    Example_U_Matrix, Example_U_Sparse]> {
  let cppNamespace = "::mlir::example";
}
class Unit<I32EnumAttrCase unit> : Availability {
  let cppNamespace = "::mlir::example";
  let interfaceName = "QueryUnitInterface";
  let queryFnRetType = "::llvm::SmallVector<::mlir::example::Unit>";
  let queryFnName = "getUnits";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "::mlir::example::Unit";
  let instance = instanceType # "::" # unit.symbol;
  let cases = [unit];
}
def : Implication<Chip<Example_SM_90>, [Unit<Example_U_Matrix>, MinIsa<78>]>;
def : Implication<Chip<Example_SM_90a>, [MinIsa<80>]>;
def : Implication<Chip<Example_SM_100a>, [MinIsa<86>]>;
def : Implication<Unit<Example_U_Sparse>, [Unit<Example_U_Matrix>]>;

def Example_ChipOp : Example_Op<"chip"> {
  let availability = [Chip<Example_SM_90>];
}
def Example_ChipSpecificOp : Example_Op<"chip_specific"> {
  let availability = [Chip<Example_SM_90a>];
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

// It speaks for versions and features, not for slots and chips.
def Example_TargetAttr : AttrDef<Example_Dialect, "Target", [
    DeclareAttrInterfaceMethods<AvailabilityTargetAttrInterface>]> {
  let mnemonic = "target";
  let parameters = (ins
    EnumParameter<Example_VersionAttr>:$version,
    OptionalArrayRefParameter<"::mlir::example::Feature">:$features
  );
  let assemblyFormat = "`<` $version (`,` `[` $features^ `]`)? `>`";
}

class ExampleTarget<I32EnumAttrCase version>
    : NamedTarget<"example" # !substr(version.symbol, 2)> {
  let family = "example";
  let rank = version.value;
  let attribute = "#example.target<" # version.str # ">";
  let source = "here";
  let optional = ["tensor", "async"];
}
def : ExampleTarget<Example_V_1>;
def : ExampleTarget<Example_V_2>;
def : ExampleTarget<Example_V_3>;

//===----------------------------------------------------------------------===//
// Named targets without their own attribute
//===----------------------------------------------------------------------===//

// Implementations of the dialect: the features of a version, and those that
// some implementations of the version add.
class ExampleImplementation<int major, I32EnumAttrCase version, int slots>
    : NamedTarget<"example.v" # major> {
  let family = "implementation";
  let rank = major;
  let attribute = "#availability.target<\"example.min_version\" = \"" #
                  version.str # "\", \"example.issue_slots\" = " # slots #
                  ", \"example.feature\" = []>";
  let summary = "implementations of version " # major;
  let source = "made up for the tests";
  let optional = ["tensor", "async"];
  // The last version allows no additions.
  let refusal = !if(!eq(major, 3), "version 3 is as it is", "");
}

def : ExampleImplementation<1, Example_V_1, 4>;
def : ExampleImplementation<2, Example_V_2, 8>;
def : ExampleImplementation<3, Example_V_3, 8>;

//===----------------------------------------------------------------------===//
// Conditions on types as data
//===----------------------------------------------------------------------===//

// Every kind of constraint that data can say: an operand of any type for each
// kind, with a requirement if it matches.
defvar Example_Constraints = [
  AnyType, NoneType, Index, AnyInteger, AnyI<8>, I<1>, I<8>, I<24>, SI<8>,
  UI<8>, AnySignlessInteger, AnySignedInteger, AnyUnsignedInteger,
  AnySignlessIntegerOrIndex, AnyFloat, F16, F32, F64, F80, F128, BF16, TF32,
  F8E4M3FN, F8E5M2, F8E4M3, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2FNUZ, F8E3M4,
  F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E8M0FNU, AnyComplex, Complex<F32>,
  FunctionType, AnyTypeOf<[F16, I8]>, AllOfType<[AnyInteger, I<16>]>,
  ConfinedType<AnyInteger, [Neg<I<8>.predicate>]>,
  VectorOfNonZeroRankOf<[F32]>, VectorOfAnyRankOf<[F32, I<8>]>,
  FixedVectorOfNonZeroRankOf<[F32]>, ScalableVectorOfAnyRank<[F32]>,
  VectorWithTrailingDimScalableOf<[F32]>, VectorOfRank<[2]>,
  FixedVectorOfRankAndType<[1, 2], [F32]>, VectorOfLengthAndType<[4, 8], [F32]>,
  VectorOfMinMaxLengthAndType<3, 8, [F32]>, FixedVectorOfLength<[4]>,
  AllOfType<[AnyVectorOfAnyRank, FixedVectorOfShapeAndType<[2, 4], F32>]>,
  Type<IsVectorTypeWithAllDimsScalablePred>, AnyShaped, AnyTensor,
  TensorOf<[F32, Complex<F32>]>, RankedTensorOf<[F32]>, UnrankedTensorOf<[F32]>,
  AnyNon0RankedTensor, 2DTensorOf<[F32]>, StaticShapeTensorOf<[F32]>,
  AnyMemRef, MemRefOf<[VectorOfAnyRankOf<[F32]>, F32]>, AnyUnrankedMemRef,
  AnyRankedOrUnrankedMemRef, StridedMemRefOf<[F32]>, MemRefRankOf<[F32], [1]>,
  StaticShapeMemRefOf<[F32]>, AnyTuple, TupleOf<[F32, I<8>]>,
  TensorOrMemRef<[I<8>]>, BoolLike, SignlessIntegerLike,
  SignlessIntegerOrIndexLike, FloatLike, ValueSemanticsContainerOf<[F32]>,
  AllOfType<[AnyRankedTensor, ShapedTypeWithNthDimOfSize<-1, [4, 8]>]>,
  AllOfType<[AnyRankedTensor, ShapedTypeWithNthDimOfSize<0, [2]>]>,
  TensorOf<[VectorOfAnyRankOf<[F16]>]>, Example_PlainType
];

def Example_ConstraintsOp : Example_Op<"constraints"> {
  let arguments = !dag(
      ins,
      !foreach(each, Example_Constraints,
               AnyTypeOf<[AnyType, Type<AvailablePred<
                   each.predicate, [Features<[Example_F_Tensor]>]>>]>),
      !foreach(number, !range(!size(Example_Constraints)),
               "value" # number));
  let results = (outs);
}

#endif // MLIR_AVAILABILITY_TEST_EXAMPLE_OPS_TD
