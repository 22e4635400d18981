// availability-print tells what every op needs, and why. It prints to standard
// error, ...
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-print)' 2>&1 >/dev/null | FileCheck %s --check-prefix=NEEDS

// ... to standard output, ...
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-print{output=stdout})' 2>/dev/null | FileCheck %s --check-prefix=NEEDS

// ... or as remarks.
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-print{output=remarks dimensions=example.feature})' 2>&1 | FileCheck %s --check-prefix=REMARKS
// REMARKS: print.mlir:[[#]]:3: remark: example.any_of needs example version V_3 or later, or feature async because of the op itself
// REMARKS: print.mlir:[[#]]:3: remark: example.mode needs feature tensor or async because of attribute 'attr' (turbo)
// REMARKS-NOT: remark:

// Only some dimensions: one is enough among alternatives.
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-print{dimensions=example.issue_slots,example.feature})' 2>&1 | FileCheck %s --check-prefix=SOME
//      SOME:example.any_of at {{.*}}
// SOME-NEXT:  needs example version V_3 or later, or feature async because of the op itself
// SOME-NEXT:example.mode at {{.*}}
// SOME-NEXT:  needs feature tensor or async because of attribute 'attr' (turbo)
// SOME-NEXT:  needs issue slots 2 or more because of attribute 'attr' (turbo)
//  SOME-NOT:{{.}}

// Also what needs nothing, and what any target satisfies.
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-print{all})' 2>&1 | FileCheck %s --check-prefix=ALL
// ALL:func.func at {{.*}}
// ALL-NEXT:  needs nothing
// ALL-NEXT:example.default at {{.*}}
// ALL-NEXT:  needs example version V_1 or later because of the op itself

// What the options can't be.
// RUN: not %availability_test_opt %s --pass-pipeline='builtin.module(availability-print{dimensions=example.fetaure})' 2>&1 | FileCheck %s --check-prefix=NEAR
// NEAR: error: 'availability-print': unknown dimension 'example.fetaure'; did you mean 'example.feature'?
// RUN: not %availability_test_opt %s --pass-pipeline='builtin.module(availability-print{dimensions=nothing-like-it})' 2>&1 | FileCheck %s --check-prefix=FAR
// FAR: error: 'availability-print': unknown dimension 'nothing-like-it'; dimensions of the loaded dialects: {{.*}}example.{{.*}}spirv.min_version
// RUN: not %availability_test_opt %s --pass-pipeline='builtin.module(availability-print{output=printer})' 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: failed to add `availability-print` with options `output=printer`

func.func @f() {
  "example.default"() : () -> ()
//      NEEDS:example.any_of at {{.*}}print.mlir:[[#@LINE+2]]:3
// NEEDS-NEXT:  needs example version V_3 or later, or feature async because of the op itself
  "example.any_of"() : () -> ()
// NEEDS-NEXT:example.mode at {{.*}}print.mlir:[[#@LINE+4]]:3
// NEEDS-NEXT:  needs example version V_3 or later because of attribute 'attr' (turbo)
// NEEDS-NEXT:  needs feature tensor or async because of attribute 'attr' (turbo)
// NEEDS-NEXT:  needs issue slots 2 or more because of attribute 'attr' (turbo)
  "example.mode"() {attr = #example<mode turbo>} : () -> ()
// NEEDS-NOT:{{.}}
  return
}
