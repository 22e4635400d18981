// MLIR's verifier checks only how many operands an op has in total, if an attribute says how they are grouped. Nothing else is asked
// of an op of which a group of exactly one operand is empty, or has several.
// RUN: %availability_test_opt -test-availability %s -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

%i = "example.anywhere"() : () -> i32
%f = "example.anywhere"() : () -> f32

// All groups are as the record says: `first`, several of `middle`, no `last`.
//      CHECK:example.values: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 2 'middle' (f32)
"example.values"(%i, %i, %f) {operandSegmentSizes = array<i32: 1, 2, 0>} : (i32, i32, f32) -> i32

// There is no `first`.
//      CHECK:example.values: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs  because of the op itself (an operand is missing that every such op has)
"example.values"(%f) {operandSegmentSizes = array<i32: 0, 1, 0>} : (f32) -> f32
