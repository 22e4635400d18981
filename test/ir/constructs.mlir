// The results of every way to attach availability in ODS and the vocabulary: the ops are in
// test/lib/Example/ExampleOps.td. The first line shows the answers of the typed interfaces, the next lines
// the clauses with their sources.
//
// Types of the dialect need versions, so every op answers queries for versions.
// RUN: %availability_test_opt -test-availability %s -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

func.func @constructs(%i: i32, %f: f32, %d: f64, %vf: vector<4xf32>, %vi: vector<4xi32>, %tf: tensor<2xf32>, %mf: memref<2xf32>,
    %tu: tuple<i32, f32>, %tui: tuple<i32, i32>, %c: complex<f32>, %tv: tensor<2xvector<2xf32>>, %tvi: tensor<2xvector<2xi32>>,
    %plain: !example.plain, %fancy: !example.fancy, %box: !example.box<tuple<i32, !example.fancy>, high>) {

// TypeAvailableAt on an operand: bare, ...
//      CHECK:example.operand_bare: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (f32)
"example.operand_bare"(%f) : (f32) -> ()

// ... as an alternative, taken or not, ...
// CHECK-NEXT:example.operand_any: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_any"(%i) : (i32) -> ()
// CHECK-NEXT:example.operand_any: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (f32)
"example.operand_any"(%f) : (f32) -> ()

// ... under Optional, absent and present, ...
// CHECK-NEXT:example.operand_optional: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_optional"() : () -> ()
// CHECK-NEXT:example.operand_optional: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (f32)
"example.operand_optional"(%f) : (f32) -> ()

// ... under Variadic: each operand counts by itself, ...
// CHECK-NEXT:example.operand_variadic: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_variadic"() : () -> ()
// CHECK-NEXT:example.operand_variadic: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 1 'value' (f32)
// CHECK-NEXT:  needs example version V_3 or later because of operand 3 'value' (f32)
"example.operand_variadic"(%i, %f, %i, %f) : (i32, f32, i32, f32) -> ()

// ... under ConfinedType, ...
// CHECK-NEXT:example.operand_confined: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_confined"(%i) : (i32) -> ()
// CHECK-NEXT:example.operand_confined: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (vector<4xf32>)
"example.operand_confined"(%vf) : (vector<4xf32>) -> ()

// ... as the element of a vector, a tensor, a memref, a tuple and a complex, ...
// CHECK-NEXT:example.operand_vector: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_vector"(%vi) : (vector<4xi32>) -> ()
// CHECK-NEXT:example.operand_vector: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (vector<4xf32>)
"example.operand_vector"(%vf) : (vector<4xf32>) -> ()
// CHECK-NEXT:example.operand_tensor: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (tensor<2xf32>)
"example.operand_tensor"(%tf) : (tensor<2xf32>) -> ()
// CHECK-NEXT:example.operand_memref: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (memref<2xf32>)
"example.operand_memref"(%mf) : (memref<2xf32>) -> ()
// CHECK-NEXT:example.operand_tuple: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_tuple"(%tui) : (tuple<i32, i32>) -> ()
// CHECK-NEXT:example.operand_tuple: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (tuple<i32, f32>)
"example.operand_tuple"(%tu) : (tuple<i32, f32>) -> ()
// CHECK-NEXT:example.operand_complex: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (complex<f32>)
"example.operand_complex"(%c) : (complex<f32>) -> ()

// ... and in nested containers, one of which needs something itself.
// CHECK-NEXT:example.operand_nested: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.operand_nested"(%i) : (i32) -> ()
// CHECK-NEXT:example.operand_nested: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of operand 0 'value' (tensor<2xvector<2xi32>>)
"example.operand_nested"(%tvi) : (tensor<2xvector<2xi32>>) -> ()
// CHECK-NEXT:example.operand_nested: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of operand 0 'value' (tensor<2xvector<2xf32>>)
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (tensor<2xvector<2xf32>>)
"example.operand_nested"(%tv) : (tensor<2xvector<2xf32>>) -> ()

// Operands and results are distinguished by name and position.
// CHECK-NEXT:example.values: min V_3 max V_3 slots 0 features [tensor]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 2 'middle' (f32)
// CHECK-NEXT:  needs feature tensor because of operand 3 'last' (f64)
// CHECK-NEXT:  needs example version V_3 or later because of result 0 'sum' (f32)
"example.values"(%i, %i, %f, %d) {operandSegmentSizes = array<i32: 1, 2, 1>} : (i32, i32, f32, f64) -> (f32, i8)

// VariadicOfVariadic.
// CHECK-NEXT:example.groups: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 1 'groups' (f32)
// CHECK-NEXT:  needs example version V_3 or later because of operand 2 'groups' (f32)
"example.groups"(%i, %f, %f) {sizes = array<i32: 1, 2>} : (i32, f32, f32) -> ()

// AttrAvailableAt: bare, ...
// CHECK-NEXT:example.attr_bare: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.attr_bare"() {attr = 1.0 : f32} : () -> ()

// ... under OptionalAttr, ...
// CHECK-NEXT:example.attr_optional: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.attr_optional"() : () -> ()
// CHECK-NEXT:example.attr_optional: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.attr_optional"() {attr = 1.0 : f32} : () -> ()

// ... under DefaultValuedAttr: the default is as if absent, ...
// CHECK-NEXT:example.attr_default: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.attr_default"() : () -> ()
// CHECK-NEXT:example.attr_default: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.attr_default"() {attr = 7 : i32} : () -> ()
// CHECK-NEXT:example.attr_default: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.attr_default"() {attr = 8 : i32} : () -> ()

// ... under ConfinedAttr and AnyAttrOf, ...
// CHECK-NEXT:example.attr_confined: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.attr_confined"() {attr = 8 : i32} : () -> ()
// CHECK-NEXT:example.attr_any: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.attr_any"() {attr = 8 : i32} : () -> ()
// CHECK-NEXT:example.attr_any: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.attr_any"() {attr = 1.0 : f32} : () -> ()

// ... as an element of an array: one is enough, ...
// CHECK-NEXT:example.attr_array: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.attr_array"() {attr = [1 : i32, 2 : i32]} : () -> ()
// CHECK-NEXT:example.attr_array: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.attr_array"() {attr = [1 : i32, 1.0 : f32]} : () -> ()

// ... and on an enum, in addition to the needs of its case.
// CHECK-NEXT:example.attr_enum: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.attr_enum"() : () -> ()
// CHECK-NEXT:example.attr_enum: min V_1 max V_3 slots 0 features [async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs feature async because of attribute 'attr'
"example.attr_enum"() {attr = #example<mode plain>} : () -> ()
// CHECK-NEXT:example.attr_enum: min V_2 max V_3 slots 0 features [async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs feature async because of attribute 'attr'
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.attr_enum"() {attr = #example<mode fast>} : () -> ()

// Properties: absent and default, then present.
// CHECK-NEXT:example.property: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.property"() : () -> ()
// CHECK-NEXT:example.property: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.property"() <{optional = [], defaulted = 5, mode = 0 : i32}> : () -> ()
// CHECK-NEXT:example.property: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'optional'
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'defaulted'
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'mode' (fast)
"example.property"() <{optional = [3], defaulted = 6, mode = 1 : i32}> : () -> ()

// A TypeDef with availability, as an operand's type, nested at any depth, and as
// that of a block argument; a parameter of an enum counts too.
// CHECK-NEXT:example.holder: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.holder"(%plain) : (!example.plain) -> ()
// CHECK-NEXT:example.holder: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of type of operand 0: !example.fancy
"example.holder"(%fancy) : (!example.fancy) -> ()
// CHECK-NEXT:example.holder: min V_3 max V_2 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of type of operand 0: high, !example.box<tuple<i32, !example.fancy>, high>
// CHECK-NEXT:  needs example version V_3 or later because of type of operand 0: !example.fancy in !example.box<tuple<i32, !example.fancy>, high>
"example.holder"(%box) : (!example.box<tuple<i32, !example.fancy>, high>) -> ()
// CHECK-NEXT:example.holder: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of type of argument 1: !example.fancy in tensor<2x!example.fancy>
"example.holder"() ({
^bb0(%x: i32, %y: tensor<2x!example.fancy>):
}) : () -> ()

// An AttrDef with availability, by itself and nested, with a type in it.
// CHECK-NEXT:example.holder: min V_1 max V_3 slots 0 features [tensor]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs feature tensor because of attribute 'attr'
"example.holder"() {attr = #example.stamp} : () -> ()
// CHECK-NEXT:example.holder: min V_3 max V_3 slots 0 features [tensor]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs feature tensor because of attribute 'attr'
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (!example.fancy)
"example.holder"() {attr = [{a = #example.stamp, b = !example.fancy}]} : () -> ()

// AnyOf across dimensions: a clause, but no single dimension's requirement.
// CHECK-NEXT:example.any_of: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later, or feature async because of the op itself
"example.any_of"() : () -> ()

// AvailableWhen: predicates over the op.
// CHECK-NEXT:example.when: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.when"(%i) : (i32) -> ()
// CHECK-NEXT:example.when: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (more than one operand)
"example.when"(%i, %i) : (i32, i32) -> ()
// CHECK-NEXT:example.when: min V_3 max V_3 slots 1
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (more than one operand)
// CHECK-NEXT:  needs example version V_3 or later because of the op itself (a third operand, the first being an f64)
// CHECK-NEXT:  needs issue slots 1 or more because of the op itself (a third operand, the first being an f64)
"example.when"(%d, %i, %i) : (f64, i32, i32) -> ()

// Predicates of parts: of one alone, of one of several, of some together.
// CHECK-NEXT:example.parts: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.parts"(%i) : (i32) -> ()
// CHECK-NEXT:example.parts: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (with level)
"example.parts"(%i) {level = 8 : i32} : (i32) -> ()
// CHECK-NEXT:example.parts: min V_3 max V_3 slots 1
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (with level)
// CHECK-NEXT:  needs example version V_3 or later because of the op itself (rest is 64-bit float)
// CHECK-NEXT:  needs example version V_3 or later because of the op itself (high)
// CHECK-NEXT:  needs issue slots 1 or more because of the op itself (the element types of first, result differ)
%parts = "example.parts"(%i, %i, %d) {level = 9 : i32} : (i32, i32, f64) -> tensor<2xf32>

// A table of signatures: one row, another, and none.
// CHECK-NEXT:example.signatures: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (with 32-bit signless integer, 32-bit signless integer, 64-bit float)
"example.signatures"(%i, %i) : (i32, i32) -> f64
// CHECK-NEXT:example.signatures: min V_1 max V_3 slots 0
"example.signatures"(%f, %f) : (f32, f32) -> f32
// CHECK-NEXT:example.signatures: min V_1 max V_3 slots 1
// CHECK-NEXT:  needs issue slots 1 or more because of the op itself (with other types)
"example.signatures"(%i, %f) : (i32, f32) -> f32

// Numbers that are computed from the op: alone, as an alternative, and under a condition whose cause is
// computed, too.
// CHECK-NEXT:example.computed: min V_1 max V_3 slots 2
// CHECK-NEXT:  needs issue slots 2 or more because of the op itself
// CHECK-NEXT:  needs issue slots 0 or more, or example version V_2 or later because of the op itself
"example.computed"(%i, %i) : (i32, i32) -> ()
// CHECK-NEXT:example.computed: min V_1 max V_3 slots 10
// CHECK-NEXT:  needs issue slots 1 or more because of the op itself
// CHECK-NEXT:  needs issue slots 1 or more, or example version V_2 or later because of the op itself
// CHECK-NEXT:  needs issue slots 10 or more because of result 0 'outputs' (1)
"example.computed"(%i) : (i32) -> (i32)

// Elements of a range.
// CHECK-NEXT:example.each: min V_1 max V_3 slots 0
"example.each"(%i) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
// CHECK-NEXT:example.each: min V_3 max V_3 slots 2
// CHECK-NEXT:  needs issue slots 1 or more because of operand 1 'second'
// CHECK-NEXT:  needs issue slots 2 or more because of operand 2 'second'
// CHECK-NEXT:  needs example version V_3 or later because of operand 2 'second' (f64)
"example.each"(%d, %i, %d) {operandSegmentSizes = array<i32: 1, 2>} : (f64, i32, f64) -> ()
// CHECK-NEXT:example.each: min V_1 max V_3 slots 7
// CHECK-NEXT:  needs issue slots 0 or more because of operand 0 'second'
// CHECK-NEXT:  needs issue slots 1 or more because of operand 1 'second'
// CHECK-NEXT:  needs issue slots 2 or more because of operand 2 'second'
// CHECK-NEXT:  needs issue slots 7 or more because of operand 0 'second' (many)
// CHECK-NEXT:  needs issue slots 6 or more because of attribute 'example.tag' (tagged)
"example.each"(%i, %i, %i) {example.tag, operandSegmentSizes = array<i32: 0, 3>} : (i32, i32, i32) -> ()

// Cases of enums that no attribute holds, a type, and a region.
// CHECK-NEXT:example.means: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (fast)
"example.means"() ({}) : () -> ()
// CHECK-NEXT:example.means: min V_3 max V_2 slots 2 features [tensor, async]
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (fast)
// CHECK-NEXT:  needs example version V_2 or earlier because of attribute 'level' (high)
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'mode' (turbo)
// CHECK-NEXT:  needs feature tensor or async because of attribute 'mode' (turbo)
// CHECK-NEXT:  needs issue slots 2 or more because of attribute 'mode' (turbo)
// CHECK-NEXT:  needs example version V_3 or later because of type of attribute 'fancy': it is fancy, !example.fancy
"example.means"() ({}) {fancy, level, mode = 2 : i64} : () -> ()
// CHECK-NEXT:example.means: min V_2 max V_3 slots 3
// CHECK-NEXT:  needs example version V_2 or later because of the op itself (fast)
// CHECK-NEXT:  needs issue slots 3 or more because of region 0 (a body)
"example.means"() ({^bb0: }) : () -> ()

// CHECK-NEXT:example.by_hand: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_2 or later because of the op itself
"example.by_hand"() : () -> ()

// AvailabilityFor adds to the requirements of the op's record.
// CHECK-NEXT:example.overlaid: min V_1 max V_2 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of the op itself
"example.overlaid"() : () -> ()
// CHECK-NEXT:example.overlaid: min V_1 max V_2 slots 8
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of the op itself
// CHECK-NEXT:  needs issue slots 8 or more because of the op itself (results)
"example.overlaid"() : () -> (i32)

// The example of the RFC: V_1, V_2 or V_3, depending on what is present.
// CHECK-NEXT:example.a: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.a"() : () -> (i32)
// CHECK-NEXT:example.a: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr'
"example.a"() {attr = 1.0 : f32} : () -> (i32)
// CHECK-NEXT:example.a: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of result 0 'result' (f32)
"example.a"() : () -> (f32)

// A dimension whose values are a partial order.
// CHECK-NEXT:example.chip: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs chip sm_90 because of the op itself
"example.chip"() : () -> ()
// CHECK-NEXT:example.chip_specific: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs chip sm_90a because of the op itself
"example.chip_specific"() : () -> ()

return
}
