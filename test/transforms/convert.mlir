// ConversionTarget: an op is legal if it is available. The pass's own rules apply to ops that the target
// doesn't cover.

// RUN: split-file %s %t

//===----------------------------------------------------------------------===//
// Success
//===----------------------------------------------------------------------===//

// Only what isn't available is converted, by as many patterns as it takes.
// RUN: %availability_test_opt %t/modes.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example3+tensor})' \
// RUN:   | FileCheck %s --check-prefix=V3
// V3: example.mode
// V3-SAME: turbo
// V3: example.mode
// V3-SAME: fast

// RUN: %availability_test_opt %t/modes.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example3})' \
// RUN:   | FileCheck %s --check-prefix=V2
// RUN: %availability_test_opt %t/modes.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example2})' \
// RUN:   | FileCheck %s --check-prefix=V2
// V2: example.mode
// V2-SAME: fast
// V2: example.mode
// V2-SAME: fast

// RUN: %availability_test_opt %t/modes.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example1})' \
// RUN:   | FileCheck %s --check-prefix=V1
// V1-COUNT-2: plain

// A target of another dialect has no say.
// RUN: %availability_test_opt %t/modes.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=spirv1.0})' \
// RUN:   | FileCheck %s --check-prefix=V3

//--- modes.mlir
"example.mode"() {attr = #example<mode turbo>} : () -> ()
"example.mode"() {attr = #example<mode fast>} : () -> ()

// Up and down: what version 1 has may be gone in version 3.
// RUN: %availability_test_opt %t/levels.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example1})' \
// RUN:   | FileCheck %s --check-prefix=OLD
// RUN: %availability_test_opt %t/levels.mlir \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example3})' \
// RUN:   | FileCheck %s --check-prefix=NEW
// OLD: attr = 7 : i32
// OLD: attr = 0 : i32
// NEW-COUNT-2: attr = 0 : i32

//--- levels.mlir
"example.level"() {attr = 7 : i32} : () -> ()
"example.level"() {attr = 0 : i32} : () -> ()

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

// The error lists for each op the patterns that were tried, the ops that they would have produced, and what
// the target lacks for those.
// RUN: %availability_test_opt %t/failure.mlir --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example1 to-lowest=false})'

//--- failure.mlir
// expected-error @below {{'example.mode' can't be converted for example1}}
// expected-note @below {{example.mode needs example version V_3 or later; example1 offers V_1}}
// expected-note @below {{example.mode needs feature tensor or async; example1 does not offer any of them}}
// expected-note @below {{pattern 'TurboToFast' would produce example.mode; that needs more than there is:}}
// expected-note @below {{  example.mode needs example version V_2 or later; example1 offers V_1}}
"example.mode"() {attr = #example<mode turbo>} : () -> ()

// expected-error @below {{'example.mode' can't be converted for example1}}
// expected-note @below {{example.mode needs example version V_2 or later; example1 offers V_1}}
// expected-note @below {{pattern 'TurboToFast' does not match: the mode is not turbo}}
"example.mode"() {attr = #example<mode fast>} : () -> ()

// expected-error @below {{'example.range' can't be converted for example1}}
// expected-note @below {{example.range needs example version V_2 or later; example1 offers V_1}}
// expected-note @below {{no pattern applies to it}}
"example.range"() : () -> ()

//===----------------------------------------------------------------------===//
// Full conversions
//===----------------------------------------------------------------------===//

// Ops that the target doesn't speak for, and that no rule makes legal, fail.
// RUN: %availability_test_opt %t/full.mlir --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example1 full=true})'

//--- full.mlir
// expected-error @below {{'func.func' can't be converted for example1: nothing makes it legal}}
// expected-note @below {{no pattern applies to it}}
func.func private @f()
"example.mode"() {attr = #example<mode turbo>} : () -> ()

//===----------------------------------------------------------------------===//
// Many failures
//===----------------------------------------------------------------------===//

// RUN: not %availability_test_opt %t/many.mlir -o /dev/null 2>&1 \
// RUN:   --pass-pipeline='builtin.module(test-availability-convert{target=example1})' \
// RUN:   | FileCheck %s --check-prefix=MANY
// MANY-COUNT-10: error: 'example.range' can't be converted
// MANY: note: and 2 more ops can't be converted
// MANY-NOT: error:

//--- many.mlir
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
"example.range"() : () -> ()
