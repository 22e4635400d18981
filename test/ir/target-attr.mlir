// `#availability.target` states for each dimension what a target offers. Test that it round-trips through
// text, whatever the order, and through bytecode.
// RUN: %availability_test_opt %s | FileCheck %s
// RUN: %availability_test_opt %s --emit-bytecode -o %t.mlirbc
// RUN: %availability_test_opt %t.mlirbc | FileCheck %s
// RUN: %availability_test_opt %s | %availability_test_opt - | FileCheck %s

// A list of one is that one. Entries are ordered by name, values by value (async
// is feature 0x100000000).
// CHECK-LABEL: @entries
// CHECK-SAME: test.target = #availability.target<"example.feature" = ["tensor", "async"], "example.min_version" = "V_2">
module @entries attributes {
  test.target = #availability.target<"example.min_version" = ["V_2"],
                                     "example.feature" = ["async", "tensor"]>
} {}

// Whatever the order, it is the same attribute.
// CHECK-LABEL: @equal
// CHECK-SAME: test.target = #availability.target<"example.feature" = ["tensor", "async"], "example.min_version" = "V_2">
module @equal attributes {
  test.target = #availability.target<"example.feature" = ["tensor", "async"],
                                     "example.min_version" = "V_2">
} {}

// A dimension without named values has numbers. A set may be empty: then the target covers the dimension and
// offers nothing.
// CHECK-LABEL: @numbers
// CHECK-SAME: test.target = #availability.target<"example.feature" = [], "example.issue_slots" = 8>
module @numbers attributes {
  test.target = #availability.target<"example.issue_slots" = "8",
                                     "example.feature" = []>
} {}

// A target that doesn't speak for anything.
// CHECK-LABEL: @nothing
// CHECK-SAME: test.target = #availability.target<>
module @nothing attributes {test.target = #availability.target<>} {}

// Dimensions of several dialects; SPIR-V's is loaded for this.
// CHECK-LABEL: @dialects
// CHECK-SAME: test.target = #availability.target<"example.min_version" = "V_1", "spirv.capability" = ["Shader", "Float16"]>
module @dialects attributes {
  test.target = #availability.target<
    "spirv.capability" = ["Float16", "Shader"], "example.min_version" = "V_1">
} {}

// A dimension that is left open comes last.
// CHECK-LABEL: @open
// CHECK-SAME: test.target = #availability.target<"example.min_version" = "V_2", "example.feature" = open, "example.issue_slots" = open>
module @open attributes {
  test.target = #availability.target<"example.issue_slots" = open,
    "example.feature" = open, "example.min_version" = "V_2">
} {}
