// Test partial orders and implications: the chips of ExampleOps.td, and what they imply. Implied values are
// offered, but not printed.
// RUN: %availability_test_opt %s -allow-unregistered-dialect --split-input-file -verify-diagnostics -test-availability-targets -o /dev/null | FileCheck %s --match-full-lines

// CHECK:      #availability.target<"example.chip" = "sm_90a"> is #availability.target<"example.chip" = "sm_90a">: example.chip sm_90a
// CHECK-NEXT:   t.isa needs ISA 86 or more; #availability.target<"example.chip" = "sm_90a"> offers 80 (available from )
// CHECK-NEXT: #availability.target<"example.chip" = "sm_100a"> is #availability.target<"example.chip" = "sm_100a">: example.chip sm_100a
// CHECK-NEXT:   example.chip_specific needs chip sm_90a; #availability.target<"example.chip" = "sm_100a"> offers sm_100a (available from {{.*}})
// CHECK-NEXT: #availability.target<"example.chip" = "sm_80"> is #availability.target<"example.chip" = "sm_80">: example.chip sm_80
// CHECK-NEXT:   example.chip needs chip sm_90; #availability.target<"example.chip" = "sm_80"> offers sm_80 (available from {{.*}})
// CHECK-NEXT:   example.chip_specific needs chip sm_90a; #availability.target<"example.chip" = "sm_80"> offers sm_80 (available from {{.*}})
module attributes {test.targets = [
  "#availability.target<\"example.chip\" = \"sm_90a\">",
  "#availability.target<\"example.chip\" = \"sm_100a\">",
  "#availability.target<\"example.chip\" = \"sm_80\">"
]} {
  "example.chip"() : () -> ()
  "example.chip_specific"() : () -> ()
  "t.isa"() {availability.requires = [{example.isa = 86}]} : () -> ()
  "t.unit"() {availability.requires = [{example.unit = "matrix"}]} : () -> ()
}

// -----

// An open dimension offers the implied values; whether it offers more is unknown. Additions to it are
// stated.
// CHECK: #availability.target<"example.chip" = "sm_90a", "example.isa" = open> is {{.*}}: example.chip sm_90a; example.isa open
// CHECK-NEXT: #availability.target<"example.chip" = "sm_80", "example.isa" = open> is {{.*}}: example.chip sm_80; example.isa open
// CHECK-NEXT:   t.unit needs unit matrix; {{.*}}
module attributes {test.targets = [
  "#availability.target<\"example.chip\" = \"sm_90a\", \"example.isa\" = open>",
  "#availability.target<\"example.chip\" = \"sm_80\", \"example.isa\" = open>"
]} {
  "t.isa"() {availability.requires = [{example.isa = 86}]} : () -> ()
  "t.unit"() {availability.requires = [{example.unit = "matrix"}]} : () -> ()
}

// -----

// An addition implies things, too.
// CHECK: example.v2+example.chip=sm_90a is #availability.target<"example.chip" = "sm_90a", {{.*}}>: {{.*}}
// CHECK-NEXT:   t.isa needs ISA 86 or more; example.v2+example.chip=sm_90a offers 80 (available from )
// CHECK-NEXT: example.v2+example.isa=86+example.chip=sm_90a is {{.*}}
module attributes {test.targets = [
  "example.v2+example.chip=sm_90a", "example.v2+example.isa=86+example.chip=sm_90a"
]} {
  "example.default"() : () -> ()
  "t.isa"() {availability.requires = [{example.isa = 86}]} : () -> ()
  "t.unit"() {availability.requires = [{example.unit = "matrix"}]} : () -> ()
}

// -----

// expected-error@below {{'example.chip=sm_100a' can't be added: 'example.isa' is 80, but 'example.chip' sm_100a implies 86}}
module attributes {test.targets = ["example.v2+example.isa=80+example.chip=sm_100a"]} {
  "example.default"() : () -> ()
}
