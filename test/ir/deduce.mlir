// Test the smallest target of modules, and the known targets that admit them.
// RUN: %availability_test_opt %s -verify-diagnostics -test-availability-deduce -o /dev/null | FileCheck %s --match-full-lines
// RUN: %availability_test_opt %s -test-availability-deduce=dialect=example -o /dev/null 2> /dev/null | FileCheck %s --check-prefix=EXAMPLE
// RUN: %availability_test_opt %s -test-availability-deduce=dialect=spirv -o /dev/null 2> /dev/null | FileCheck %s --check-prefix=SPIRV

// There is nothing to judge, so there is no target.
// CHECK: empty: none
// expected-error @below {{there is no operation in it: nothing was judged}}
module @empty {}

// The highest of the minimal versions, and the set of all features. The version
// satisfies "V_2 or earlier" too. (No known target has a feature `tensor` as such.)
// CHECK-NEXT: conjunction: #availability.target<"example.feature" = "tensor", "example.issue_slots" = 4, "example.min_version" = "V_2">; known:
module @conjunction {
  "example.range"() : () -> ()
  "example.features"() : () -> ()
}

// Only an upper limit: that version.
// CHECK-NEXT: upper: #availability.target<"example.max_version" = "V_2">; known: example1 example2 example.v1 example.v2
module @upper {
  "example.anywhere"() : () -> !example.box<i32, high>
}

// Among alternatives, the one that is needed anyway: V_3 here, ...
// CHECK-NEXT: implied_version: #availability.target<"example.min_version" = "V_3">; known: example3 example.v3
module @implied_version {
  "example.any_of"() : () -> ()
  "example.kind"() {attr = 5} : () -> ()
}

// ... and `async` here, ...
// CHECK-NEXT: implied_feature: #availability.target<"example.feature" = "async", "example.issue_slots" = 4, "example.min_version" = "V_1">; known:
module @implied_feature {
  "example.any_of"() : () -> ()
  "example.flags"() {attr = #example.flags<c>} : () -> ()
}

// ... else one that goes with the rest: `async`, as V_3 is too new, ...
// CHECK-NEXT: possible: #availability.target<"example.feature" = "async", "example.min_version" = "V_2">; known:
module @possible {
  "example.any_of"() : () -> ()
  "example.range"() : () -> ()
}

// ... else the one that weaker targets may have: `async`, which can be added to
// V_1 already.
// CHECK-NEXT: common: #availability.target<"example.feature" = "async", "example.min_version" = "V_1">; known: example3 example.v3
module @common {
  "example.any_of"() : () -> ()
}

// In a partial order, the least value that includes both: sm_90a has everything that sm_90 has.
// CHECK-NEXT: chips: #availability.target<"example.chip" = "sm_90a">; known:
module @chips {
  "example.chip"() : () -> ()
  "example.chip_specific"() : () -> ()
}

// Two things that no version has. A target that still offers what V_3 lacks states both ends.
// CHECK-NEXT: both_ends: #availability.target<"example.max_version" = "V_2", "example.min_version" = "V_3">; known:
module @both_ends {
  "example.range"() : () -> ()
  // expected-remark@below {{no version has all that is needed: 'example.kind' needs example version V_3 or later (attribute 'attr' (New)), but 'example.range' needs example version V_2 or earlier (the op itself); the target has to offer still what its version lacks}}
  "example.kind"() {attr = 5} : () -> ()
}

// An alternative that goes with the version comes before one that doesn't.
// CHECK-NEXT: one_version: #availability.target<"example.feature" = "async", "example.min_version" = "V_2">; known:
module @one_version {
  "example.range"() : () -> ()
  "example.any_of"() : () -> ()
}

// Two things that can't be had together.
// CHECK-NEXT: contradiction: none
module @contradiction {
  // expected-note@below {{the other op is here}}
  "example.default"() {availability.requires = [{"example.chip" = "sm_90a"}]} : () -> ()
  // expected-error@below {{no target offers both: 'example.default' needs chip sm_100 (the requirements that this op states), but 'example.default' needs chip sm_90a (the requirements that this op states)}}
  "example.default"() {availability.requires = [{"example.chip" = "sm_100"}]} : () -> ()
}

// Two dialects with their own target attributes: one must be chosen.
// CHECK-NEXT: two_dialects: none
// EXAMPLE: two_dialects: #availability.target<"example.min_version" = "V_1">;
// SPIRV: two_dialects: #spirv.vce<v1.0, [Shader, Linkage], []>;
// expected-error@below {{no single target attribute covers all of the dialects 'example', 'spirv': deduce the target for one of them at a time}}
module @two_dialects {
  "example.default"() : () -> ()
  spirv.module Logical GLSL450 {}
}
