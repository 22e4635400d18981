// Test the named targets of a dialect without its own target attribute: ExampleOps.td has three, written as
// `#availability.target`. An addition is a value of a set-like dimension of the target, or
// <dimension>=<value>.
// RUN: %availability_test_opt %s --split-input-file -verify-diagnostics -test-availability-targets -o /dev/null | FileCheck %s --match-full-lines

// CHECK:      example.v1 is #availability.target<"example.feature" = [], "example.issue_slots" = 4, "example.min_version" = "V_1">: no example.feature; example.issue_slots 4; example.min_version V_1
// CHECK-NEXT:   example.features needs feature tensor; example.v1 does not offer it (available from example.v1+tensor)
// CHECK-NEXT:   example.features needs feature async or tensor; example.v1 does not offer any of them (available from example.v1+tensor)
// CHECK-NEXT:   example.any_of needs example version V_3 or later, or feature async; example.v1 does not offer any of them (V_1) (available from example.v3, example3)
// CHECK-NEXT: example.v1+tensor is #availability.target<"example.feature" = "tensor", "example.issue_slots" = 4, "example.min_version" = "V_1">: example.feature tensor; example.issue_slots 4; example.min_version V_1
// CHECK-NEXT:   example.any_of needs example version V_3 or later, or feature async; example.v1+tensor does not offer any of them (V_1) (available from example.v3, example3)
// CHECK-NEXT: example.v2+all is #availability.target<"example.feature" = ["tensor", "async"], "example.issue_slots" = 8, "example.min_version" = "V_2">: example.feature tensor, async; example.issue_slots 8; example.min_version V_2
// It has the version already.
// CHECK-NEXT: example.v1+V_1 is #availability.target<"example.feature" = [], "example.issue_slots" = 4, "example.min_version" = "V_1">: no example.feature; example.issue_slots 4; example.min_version V_1
// CHECK-NEXT:   example.features needs feature tensor; example.v1+V_1 does not offer it (available from example.v1+V_1+tensor)
// CHECK-NEXT:   example.features needs feature async or tensor; example.v1+V_1 does not offer any of them (available from example.v1+V_1+tensor)
// CHECK-NEXT:   example.any_of needs example version V_3 or later, or feature async; example.v1+V_1 does not offer any of them (V_1) (available from example.v3, example3)
// A set grows, a version is replaced.
// CHECK-NEXT: example.v1+example.feature=tensor+example.min_version=V_3 is #availability.target<"example.feature" = "tensor", "example.issue_slots" = 4, "example.min_version" = "V_3">: example.feature tensor; example.issue_slots 4; example.min_version V_3
module attributes {test.targets = [
  "example.v1", "example.v1+tensor", "example.v2+all", "example.v1+V_1",
  "example.v1+example.feature=tensor+example.min_version=V_3"
]} {
  "example.features"() : () -> ()
  "example.any_of"() : () -> ()
}

// -----

// One entry of `example.min_version` determines the version: V_3 doesn't offer what was removed in V_2. A
// target that still offers it must state so.
// CHECK:      #availability.target<"example.min_version" = "V_2"> is {{.*}}
// CHECK-NEXT: #availability.target<"example.min_version" = "V_3"> is {{.*}}
// CHECK-NEXT:   example.range needs example version V_2 or earlier; #availability.target<"example.min_version" = "V_3"> offers V_3 (available from example2, example.v2)
// CHECK-NEXT: #availability.target<"example.max_version" = "V_1", "example.min_version" = "V_3"> is {{.*}}
module attributes {test.targets = [
  "#availability.target<\"example.min_version\" = \"V_2\">",
  "#availability.target<\"example.min_version\" = \"V_3\">",
  "#availability.target<\"example.max_version\" = \"V_1\", \"example.min_version\" = \"V_3\">"
]} {
  "example.range"() : () -> ()
}

// -----

// What isn't mentioned isn't judged.
// CHECK: #availability.target<> is #availability.target<>: nothing
module attributes {test.targets = ["#availability.target<>"]} {
  "example.range"() : () -> ()
}

// -----

// expected-error@below {{unknown addition 'tensr'; did you mean 'tensor'?; for any dimension, write <dimension>=<value>}}
module attributes {test.targets = ["example.v3+tensr"]} {
  "example.default"() : () -> ()
}

// -----

// A value of a dimension along which the target has another one.
// expected-error@below {{'V_2' can't be added: 'example.min_version' is V_3; 'example.min_version=V_2' replaces it}}
module attributes {test.targets = ["example.v3+V_2"]} {
  "example.default"() : () -> ()
}

// -----

// expected-error@below {{unknown addition '8'; possible are: tensor, async; for any dimension, write <dimension>=<value>}}
module attributes {test.targets = ["example.v3+8"]} {
  "example.default"() : () -> ()
}

// -----

// expected-error@below {{unknown dimension 'example.chpi'; did you mean 'example.chip' or 'example.isa' or 'example.unit'?}}
module attributes {test.targets = ["example.v3+example.chpi=sm_90"]} {
  "example.default"() : () -> ()
}

// -----

// expected-error@below {{unknown value 'sm_70' of dimension 'example.chip'; did you mean 'sm_80' or 'sm_90'}}
module attributes {test.targets = ["example.v3+example.chip=sm_70"]} {
  "example.default"() : () -> ()
}

// -----

// A target may state why nothing else can be added. What it offers, and what is optional, can still be added,
// in either form.
// expected-error@below {{'example.issue_slots=16' can't be added to 'example.v3': version 3 is as it is}}
module attributes {test.targets = ["example.v3+tensor+example.issue_slots=8+example.feature=async+example.issue_slots=16"]} {
  "example.default"() : () -> ()
}

// -----

// expected-error@below {{'example.chip=sm_90' can't be added to 'example.v3': version 3 is as it is}}
module attributes {test.targets = ["example.v3+example.chip=sm_90"]} {
  "example.default"() : () -> ()
}

// -----

// expected-error@below {{unknown target 'example.v4'; did you mean 'example.v1' or 'example.v2' or 'example.v3'?}}
module attributes {test.targets = ["example.v4"]} {
  "example.default"() : () -> ()
}
