// Everything that records say, as data: the format is in docs/tablegen.md.
// RUN: %availability_tblgen -gen-availability-json -I %availability_package/include %mlir_src_root/test/lib/Example/ExampleOps.td > %t.json
// RUN: FileCheck %s < %t.json
// The same input gives the same output.
// RUN: %availability_tblgen -gen-availability-json -I %availability_package/include %mlir_src_root/test/lib/Example/ExampleOps.td | diff %t.json -
// Upstream's SPIR-V, with what we add to it.
// RUN: %availability_tblgen -gen-availability-json --availability-dialect=spirv %td/mlir-availability/dialects/SPIRV.td > %t.spirv.json
// RUN: FileCheck %s --check-prefix=SPIRV < %t.spirv.json

//      CHECK: "schema_version": 1,
// CHECK-NEXT: "dialect": "example",

// Dimensions: a partial order, ...
//      CHECK: "name": "example.chip",
//      CHECK: "relation": "partial_order",
//      CHECK: "includes": [
//      CHECK: "value": "sm_90a",
// CHECK-NEXT: "included": [
// CHECK-NEXT:  "sm_90"
//      CHECK: "implies": [
//      CHECK: "value": "sm_100a",
// CHECK-NEXT: "implied": {
// CHECK-NEXT:  "dimension": "example.isa",
// CHECK-NEXT:  "value": "86"
// ... over an enum, ...
//      CHECK: "name": "example.feature",
// CHECK-NEXT: "label": "feature",
// CHECK-NEXT: "relation": "one_of",
// CHECK-NEXT: "values": [
// CHECK-NEXT:  {
// CHECK-NEXT:   "name": "tensor",
// CHECK-NEXT:   "value": 1
// CHECK-NEXT:  },
// CHECK-NEXT:  {
// CHECK-NEXT:   "name": "async",
// CHECK-NEXT:   "value": 4294967296
//      CHECK: "interface": "::mlir::example::QueryFeatureInterface",
// CHECK-NEXT: "query": "getFeatures"
// ... that makes a range with another, ...
//      CHECK: "name": "example.min_version",
// CHECK-NEXT: "label": "example version",
// CHECK-NEXT: "relation": "at_least",
// CHECK-NEXT: "counterpart": "example.max_version",
// ... over integers.
//      CHECK: "name": "example.issue_slots",
// CHECK-NEXT: "label": "issue slots",
// CHECK-NEXT: "relation": "at_least",
// CHECK-NEXT: "limit": true,
// CHECK-NEXT: "interface"

// Enums with availability, all of their cases.
//      CHECK: "name": "::mlir::example::Flags",
// CHECK-NEXT: "bit_enum": true,

// Alternatives across dimensions.
//      CHECK: "name": "example.any_of",
//      CHECK: "value": "V_3"
// CHECK-NEXT: },
// CHECK-NEXT: {
// CHECK-NEXT: "dimension": "example.feature",
// CHECK-NEXT: "value": "async"

// An attribute that is present; one that has to be of a kind is data.
//      CHECK: "name": "example.attr_any",
//      CHECK: "kind": "attribute",
// CHECK-NEXT: "name": "attr",
// CHECK-NEXT: "cpp": "{{.*}}::mlir::FloatAttr
// CHECK-NEXT: "when": [
// CHECK-NEXT: "and",
//      CHECK: "name": "example.attr_bare",
//      CHECK: "kind": "attribute",
// CHECK-NEXT: "name": "attr"
// CHECK-NEXT: }

// One that isn't its default.
//      CHECK: "name": "example.attr_default",
//      CHECK: "kind": "attribute",
// CHECK-NEXT: "name": "attr",
// CHECK-NEXT: "unless": 7

// A case of an enum that isn't the default.
//      CHECK: "name": "example.default_mode",
//      CHECK: "kind": "enum_case",
// CHECK-NEXT: "name": "attr",
// CHECK-NEXT: "unless": "fast",
// CHECK-NEXT: "enum": "::mlir::example::Mode",
// CHECK-NEXT: "case": "fast"

// Ops without availability are listed.
//      CHECK: "name": "example.operand_bare",
//      CHECK: "kind": "operand",
// CHECK-NEXT: "name": "value",
// CHECK-NEXT: "index": 0
// CHECK-NEXT: }

// A predicate over the op.
//      CHECK: "name": "example.when",
//      CHECK: "kind": "op",
// CHECK-NEXT: "cpp": "{{.*}}getNumOperands() > 1
// CHECK-NEXT: "when": [
// CHECK-NEXT: "count",
// CHECK-NEXT: "operands",
// CHECK-NEXT: ">",
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "reason": "more than one operand"

//      CHECK: "types": [
//      CHECK: "name": "example.fancy",
//      CHECK: "attributes": [
//      CHECK: "name": "example.stamp",
//      CHECK: "targets": [

// SPIRV: "name": "spirv.max_compute_workgroup_size_x",
// SPIRV-NEXT: "label": "max_compute_workgroup_size along x",
// SPIRV-NEXT: "relation": "at_least",
// SPIRV-NEXT: "limit": true,
// SPIRV: "name": "spirv.Dot",
// SPIRV: "reason": "of bfloat16"
// SPIRV: "value": "BFloat16DotProductKHR"
// SPIRV: "name": "spirv.GroupNonUniformFAdd",
// SPIRV: "value": "GroupNonUniformArithmetic"
// SPIRV: "kind": "enum_case",
// SPIRV-NEXT: "name": "execution_scope",
