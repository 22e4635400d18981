// The requirements of ops of the example dialect, from test/lib/Example/ExampleOps.td. The first line shows
// the answers of the typed interfaces, the next lines the clauses with their sources.
// RUN: %availability_test_opt -test-availability %s -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

// The base class of the ops sets a default, ...
//      CHECK:example.default: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.default"() : () -> ()

// ... which an op may empty: then it is available anywhere. (It still answers queries for versions, because
// it may have types that need one.)
// CHECK-NEXT:example.anywhere: min V_1 max V_3 slots 0
"example.anywhere"() : () -> ()

// The typed query merges: max of the mins, min of the maxes.
// CHECK-NEXT:example.range: min V_2 max V_2 slots 0
// CHECK-NEXT:  needs example version V_2 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or earlier because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of the op itself
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.range"() : () -> ()

// Merge actions of the dialect's own: a list of alternatives, and a sum.
// CHECK-NEXT:example.features: min V_1 max V_3 slots 4 features [tensor] features [async, tensor]
// CHECK-NEXT:  needs feature tensor because of the op itself
// CHECK-NEXT:  needs feature async or tensor because of the op itself
// CHECK-NEXT:  needs issue slots 3 or more because of the op itself
// CHECK-NEXT:  needs issue slots 4 or more because of the op itself
"example.features"() : () -> ()

// Ops whose classes have one name, in several C++ namespaces.
// CHECK-NEXT:example.anywhere: min V_1 max V_3 slots 0
// CHECK-NEXT:example.first.twin: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of operand 0 'value' (i32)
%twin = "example.anywhere"() : () -> i32
"example.first.twin"(%twin) : (i32) -> ()
// CHECK-NEXT:example.second.twin: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of operand 0 'value' (i32)
"example.second.twin"(%twin) : (i32) -> ()

// An enum attribute needs what its case needs: nothing, ...
// CHECK-NEXT:example.mode: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.mode"() {attr = #example<mode plain>} : () -> ()

// ... a later version, ...
// CHECK-NEXT:example.mode: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.mode"() {attr = #example<mode fast>} : () -> ()

// ... or several things.
// CHECK-NEXT:example.mode: min V_3 max V_3 slots 2 features [tensor, async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (turbo)
// CHECK-NEXT:  needs feature tensor or async because of attribute 'attr' (turbo)
// CHECK-NEXT:  needs issue slots 2 or more because of attribute 'attr' (turbo)
"example.mode"() {attr = #example<mode turbo>} : () -> ()

// An enum that is stored as a generated attribute; without a requirement the
// maximum is the highest version.
// CHECK-NEXT:example.level: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.level"() {attr = 0 : i32} : () -> ()
// CHECK-NEXT:example.level: min V_1 max V_2 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of attribute 'attr' (high)
"example.level"() {attr = 7 : i32} : () -> ()

// An enum that is stored as a mere 64-bit integer.
// CHECK-NEXT:example.kind: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.kind"() {attr = 3} : () -> ()
// CHECK-NEXT:example.kind: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (New)
"example.kind"() {attr = 5} : () -> ()

// In a bit enum, each set bit counts, ...
// CHECK-NEXT:example.flags: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.flags"() {attr = #example.flags<none>} : () -> ()
// CHECK-NEXT:example.flags: min V_2 max V_3 slots 1
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (b)
// CHECK-NEXT:  needs issue slots 1 or more because of attribute 'attr' (b)
"example.flags"() {attr = #example.flags<a|b>} : () -> ()
// CHECK-NEXT:example.flags: min V_2 max V_3 slots 4 features [async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (b)
// CHECK-NEXT:  needs issue slots 1 or more because of attribute 'attr' (b)
// CHECK-NEXT:  needs feature async because of attribute 'attr' (c)
// CHECK-NEXT:  needs issue slots 4 or more because of attribute 'attr' (c)
"example.flags"() {attr = #example.flags<b|c>} : () -> ()

// ... and a group when all of its bits are set.
// CHECK-NEXT:example.flags: min V_3 max V_3 slots 4 features [async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs feature async because of attribute 'attr' (c)
// CHECK-NEXT:  needs issue slots 4 or more because of attribute 'attr' (c)
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (ac)
"example.flags"() {attr = #example.flags<a|c>} : () -> ()

// An absent attribute asks for nothing.
// CHECK-NEXT:example.optional_mode: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.optional_mode"() : () -> ()
// CHECK-NEXT:example.optional_mode: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.optional_mode"() {attr = #example<mode fast>} : () -> ()

// Nor does one that holds its default, given or not.
// CHECK-NEXT:example.default_mode: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.default_mode"() : () -> ()
// CHECK-NEXT:example.default_mode: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.default_mode"() {attr = #example<mode fast>} : () -> ()
// CHECK-NEXT:example.default_mode: min V_3 max V_3 slots 2 features [tensor, async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (turbo)
// CHECK-NEXT:  needs feature tensor or async because of attribute 'attr' (turbo)
// CHECK-NEXT:  needs issue slots 2 or more because of attribute 'attr' (turbo)
"example.default_mode"() {attr = #example<mode turbo>} : () -> ()

// Attributes of several enums.
// CHECK-NEXT:example.two_modes: min V_2 max V_2 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'first' (fast)
// CHECK-NEXT:  needs example version V_2 or earlier because of attribute 'second' (high)
"example.two_modes"() {first = #example<mode fast>, second = 7 : i32} : () -> ()
