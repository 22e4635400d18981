// The requirements of an enum case count wherever the case is held: the ops, types and
// attributes are in test/lib/Example/ExampleOps.td, "Where cases of enums are held", and
// ExampleAvailability.td. The case `fast` of the enum Mode needs V_2 and `turbo` V_3 and
// more; of Level, `high` needs at most V_2; of Kind, 5 needs V_3. Level and Kind are
// integers.
// RUN: %availability_test_opt -test-availability %s -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace
// RUN: %availability_test_opt -availability-print=output=remarks %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOREIGN

func.func @attributes() {
// An attribute of its own class: in an array, ...
//      CHECK:example.in_array: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.in_array"() {attr = [#example<mode plain>, #example<mode fast>]} : () -> ()
// CHECK-NEXT:example.in_array: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_array"() {attr = [#example<mode plain>]} : () -> ()
// ... as an alternative, ...
// CHECK-NEXT:example.in_alternative: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.in_alternative"() {attr = #example<mode fast>} : () -> ()
// CHECK-NEXT:example.in_alternative: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_alternative"() {attr = 1 : i32} : () -> ()
// ... in an array that isn't the default, ...
// CHECK-NEXT:example.in_default_array: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_default_array"() : () -> ()
// CHECK-NEXT:example.in_default_array: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.in_default_array"() {attr = [#example<mode fast>, #example<mode fast>]} : () -> ()
// ... in any attribute, ...
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.holder"() {attr = {a = [#example<mode fast>]}} : () -> ()
// ... as the encoding of a type, ...
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of type of attribute 'attr': fast, tensor<4xf32, #example<mode fast>>
"example.holder"() {attr = tensor<4xf32, #example<mode fast>>} : () -> ()
// ... and of another dialect.
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (reassoc)
"example.holder"() {attr = [#arith.fastmath<reassoc>]} : () -> ()
return
}

func.func @integers() {
// Elements of an array, ...
// CHECK-NEXT:example.in_kinds: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (New)
"example.in_kinds"() {attr = [3, 5]} : () -> ()
// CHECK-NEXT:example.in_kinds: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_kinds"() {attr = [3]} : () -> ()
// ... an alternative, ...
// CHECK-NEXT:example.in_kind_or_text: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (New)
"example.in_kind_or_text"() {attr = 5} : () -> ()
// CHECK-NEXT:example.in_kind_or_text: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_kind_or_text"() {attr = "5"} : () -> ()
// ... confined, ...
// CHECK-NEXT:example.in_confined: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (New)
"example.in_confined"() {attr = 5} : () -> ()
// ... what a constraint restricts an integer to, ...
// CHECK-NEXT:example.in_constraint: min V_3 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (New)
"example.in_constraint"() {attr = 5} : () -> ()
// ... the default, ...
// CHECK-NEXT:example.in_default_kind: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_default_kind"() {attr = 7 : i32} : () -> ()
// ... and all of that.
// CHECK-NEXT:example.in_nested: min V_3 max V_2 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of attribute 'attr' (high)
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'attr' (New)
"example.in_nested"() {attr = ["x", [0 : i32, 7 : i32], 5]} : () -> ()
return
}

func.func @properties() {
// CHECK-NEXT:example.in_properties: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_properties"() <{array = []}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'optional' (fast)
"example.in_properties"() <{array = [], optional = [1 : i32]}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'array' (fast)
"example.in_properties"() <{array = [0 : i32, 1 : i32]}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'confined' (fast)
"example.in_properties"() <{array = [], confined = [1 : i32]}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_3 max V_3 slots 4 features [async]
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs feature async because of attribute 'flags' (c)
// CHECK-NEXT:  needs issue slots 4 or more because of attribute 'flags' (c)
// CHECK-NEXT:  needs example version V_3 or later because of attribute 'flags' (ac)
"example.in_properties"() <{array = [], flags = [[2147483649 : i32]]}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'nested' (fast)
"example.in_properties"() <{array = [], nested = [[], [1 : i32]]}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'numbers'
"example.in_properties"() <{array = [], numbers = [[1]]}> : () -> ()
// CHECK-NEXT:example.in_properties: min V_1 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
"example.in_properties"() <{array = [], numbers = [[]]}> : () -> ()
return
}

func.func @parameters() {
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of type of attribute 'attr': fast, !example.crate<[plain, fast]>
"example.holder"() {attr = !example.crate<[plain, fast]>} : () -> ()
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of type of attribute 'attr': fast, !example.crate<[plain] mode fast>
"example.holder"() {attr = !example.crate<[plain] mode fast>} : () -> ()
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of type of attribute 'attr': fast, !example.crate<[plain] held{{ +}}fast>
"example.holder"() {attr = !example.crate<[plain] held fast>} : () -> ()
// CHECK-NEXT:example.holder: min V_1 max V_2 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or earlier because of type of attribute 'attr': high, !example.crate<[plain] level 7 : i32>
"example.holder"() {attr = !example.crate<[plain] level 7 : i32>} : () -> ()
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 0
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (fast)
"example.holder"() {attr = #example.setup<fast>} : () -> ()
// CHECK-NEXT:example.holder: min V_2 max V_3 slots 1
// CHECK-NEXT:  needs example version V_1 or later because of the op itself
// CHECK-NEXT:  needs example version V_2 or later because of attribute 'attr' (b)
// CHECK-NEXT:  needs issue slots 1 or more because of attribute 'attr' (b)
"example.holder"() {attr = [#example.setup<plain, "b">]} : () -> ()
return
}

// In ops of other dialects, too.
func.func @foreign(%a: i32) {
  // FOREIGN: [[#@LINE+1]]:8: remark: arith.cmpi needs example version V_3 or later because of attribute 'predicate' (ult)
  %0 = arith.cmpi ult, %a, %a : i32
  // FOREIGN-NOT: example version V_3
  %1 = arith.cmpi ule, %a, %a : i32
  return
}
