// Unregistered ops of a dialect that answers for them
// (Dialect::getRegisteredInterfaceForOp in test/lib/Example): they are explained and
// checked like registered ones.

// RUN: %availability_test_opt %s -o /dev/null --test-availability | FileCheck %s --check-prefix=EXPLAIN
//      EXPLAIN:example.vendor.plain:
// EXPLAIN-NEXT:  needs feature async because of the op itself
// EXPLAIN-NEXT:example.vendor.other:
// EXPLAIN-NEXT:  needs feature async because of the op itself
// EXPLAIN-NEXT:  needs example version V_3 or later because of attribute 'turbo'
// EXPLAIN-NEXT:  needs example version V_3 or later because of type of result 0: !example.fancy

// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example3+async})'

// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example2})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CHECK --implicit-check-not=error:
// CHECK: error: example.vendor.plain needs feature async; example2 does not offer it
// CHECK: note: available from example3+async
// CHECK: error: example.vendor.other needs feature async; example2 does not offer it
// CHECK: error: example.vendor.other needs example version V_3 or later; example2 offers V_2
// CHECK: note: cause: attribute 'turbo'
// CHECK: note: available from example3+async

"example.vendor.plain"() : () -> ()
%0 = "example.vendor.other"() {turbo} : () -> !example.fancy
