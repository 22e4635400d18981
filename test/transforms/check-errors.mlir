// What availability-check says when it is used wrongly, or can't tell.

// No target at all. The op isn't printed, because it may be a whole module.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE --implicit-check-not=func.func
// NONE: check-errors.mlir:{{.*}}: error: no target to check 'builtin.module' against: there is no target attribute on it, around it or in it; give 'availability-check' the option 'target', or set a target attribute

// Names that aren't: said once, however many ops the pass would run on.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(availability-check{target=vulkan1.9}))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NEAR --implicit-check-not=error:
// NEAR: error: 'availability-check': unknown target 'vulkan1.9'; did you mean 'vulkan1.0' or 'vulkan1.1' or 'vulkan1.2'?
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=nothing-like-it})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAR
// FAR: error: 'availability-check': unknown target 'nothing-like-it'; 'mlir-availability targets' lists the {{[0-9]+}} that are known
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=vulkan1.1+Flaot16})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ADDITION
// ADDITION: error: 'availability-check': unknown feature, property, capability or extension 'Flaot16'; did you mean 'Float16'

// Attributes that don't parse, or aren't targets.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target={#spirv.vce<v9, [], []>}})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MALFORMED
// MALFORMED: error: 'availability-check': '#spirv.vce<v9, [], []>' is not a target attribute: unknown version: v9
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=#spirv.resource_limits<>})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOTARGET
// NOTARGET: error: 'availability-check': '#spirv.resource_limits<>' is an attribute, but does not describe a target
// An attribute without the braces that it needs.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=#spirv.vce<v1.3, [Shader], []>})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNQUOTED
// UNQUOTED: no such option [Shader]

// Options that aren't.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=example1 max-violations=many})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NUMBER
// NUMBER: 'many' value invalid for uint argument!

// Ops with unknown requirements are not available, and if nothing is judged, there is no verdict.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=vulkan1.1})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN --implicit-check-not=error:
// UNKNOWN: check-errors.mlir:[[#]]:3: error: the requirements of 'foreign.one' are unknown: it is not registered, and its requirements are not declared
// UNKNOWN: check-errors.mlir:[[#]]:3: error: the requirements of 'foreign.two' are unknown:
// UNKNOWN: check-errors.mlir:[[#]]:3: error: the requirements of 'example.no_such_op' are unknown:
// UNKNOWN: check-errors.mlir:{{.*}}: error: vulkan1.1 covers none of the dialects of the ops: nothing was judged

// Only the first errors are reported.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=vulkan1.1 max-violations=1 allow-unchecked=func})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FEW --implicit-check-not=error:
// FEW: error: the requirements of 'foreign.one' are unknown
// FEW: note: ... and 2 more; 'max-violations=0' reports all

// Nested in a pipeline, an op with nothing to judge is as common as not.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(availability-check{target=vulkan1.1}))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NESTED
// NESTED-NOT: nothing was judged

// It can be accepted, of some dialects or of all.
// RUN: %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=vulkan1.1 allow-unchecked=foreign,example,func})' 2>&1 \
// RUN:   | FileCheck %s --allow-empty --check-prefix=ACCEPTED
// RUN: %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=vulkan1.1 allow-unchecked=*})' 2>&1 \
// RUN:   | FileCheck %s --allow-empty --check-prefix=ACCEPTED
// ACCEPTED-NOT: error

// availability-print reports each of them.
// RUN: %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-print)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PRINT
//      PRINT: foreign.one at {{.*}}
// PRINT-NEXT: is an unknown op: its requirements are unknown

// An op that its own dialect doesn't know is a violation.
// RUN: not %availability_test_opt %s -o /dev/null --allow-unregistered-dialect --pass-pipeline='builtin.module(availability-check{target=example3})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOSUCH
// NOSUCH: error: example.no_such_op is not an op of its dialect, so example3 can't offer it
// NOSUCH: note: available from no known target

func.func @f() {
  "foreign.one"() : () -> ()
  "foreign.two"() : () -> ()
  "example.no_such_op"() : () -> ()
  return
}
func.func @g() { return }
