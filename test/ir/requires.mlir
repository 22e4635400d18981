// `availability.requires` states requirements of a single op. On a symbol it states requirements of calls; a
// declaration that nobody calls needs nothing.

// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-print{output=stdout})' \
// RUN:   | FileCheck %s --match-full-lines --implicit-check-not=needs
// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target={#availability.target<"example.min_version"="V_3","example.feature"=[],"example.issue_slots"=5>}})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CHECK3 --implicit-check-not=error:
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target={#availability.target<"example.min_version"="V_3","example.feature"="tensor","example.issue_slots"=12>}})'
// RUN: %availability_test_opt %s --pass-pipeline='builtin.module(availability-deduce)' | FileCheck %s --check-prefix=DEDUCE
// DEDUCE: module attributes {availability.target = #availability.target<"example.feature" = "tensor", "example.issue_slots" = 12, "example.min_version" = "V_3">

module {
  // Each dictionary is a clause, each value of it an alternative.
  func.func private @fast_exp(f32) -> f32 attributes {
    availability.requires = [{"example.min_version" = "V_3"}, {"example.feature" = ["tensor", "async"]}]}

  // Alternatives may be along several dimensions.
  func.func private @either() attributes {
    availability.requires = [{"example.min_version" = "V_2", "example.feature" = "async"}]}

  // A definition needs it itself, too.
  //      CHECK: func.func at {{.*}}
  // CHECK-NEXT:   needs example version V_2 or later because of the requirements that this op states
  func.func private @defined() attributes {availability.requires = [{"example.min_version" = "V_2"}]} {
    return
  }

  func.func @calls(%x: f32) -> f32 {
    //      CHECK: func.call at {{.*}}
    // CHECK-NEXT:   needs issue slots 5 or more because of the op itself
    // CHECK-NEXT:   needs example version V_3 or later because of what the callee 'fast_exp' requires
    // CHECK-NEXT:   needs feature tensor or async because of what the callee 'fast_exp' requires
    // CHECK3: error: func.call needs feature tensor or async; #availability.target<...> does not offer any of them
    // CHECK3: note: cause: what the callee 'fast_exp' requires
      %0 = func.call @fast_exp(%x) : (f32) -> f32
    //      CHECK: func.call at {{.*}}
    // CHECK-NEXT:   needs issue slots 5 or more because of the op itself
    // CHECK-NEXT:   needs feature async or example version V_2 or later because of what the callee 'either' requires
    func.call @either() : () -> ()
    //      CHECK: func.call at {{.*}}
    // CHECK-NEXT:   needs issue slots 5 or more because of the op itself
    // CHECK-NEXT:   needs example version V_2 or later because of what the callee 'defined' requires
    func.call @defined() : () -> ()
    // An address is needed like a call, and so is a call by an address.
    //      CHECK: func.constant at {{.*}}
    // CHECK-NEXT:   needs example version V_3 or later because of what the callee 'fast_exp' requires
    // CHECK-NEXT:   needs feature tensor or async because of what the callee 'fast_exp' requires
    // CHECK3: error: func.constant needs feature tensor or async
    // CHECK3: note: cause: what the callee 'fast_exp' requires
    %address = func.constant @fast_exp : (f32) -> f32
    //      CHECK: func.call_indirect at {{.*}}
    // CHECK-NEXT:   needs example version V_3 or later because of what the callee 'fast_exp' requires
    // CHECK-NEXT:   needs feature tensor or async because of what the callee 'fast_exp' requires
    // CHECK3: error: func.call_indirect needs feature tensor or async
    // CHECK3: note: cause: what the callee 'fast_exp' requires
    %1 = func.call_indirect %address(%x) : (f32) -> f32
    return %0 : f32
  }

  // Any op may have it, and values may be numbers. The op's other requirements stay. (An overlay of the test
  // requires slots for a func.call.)
  //      CHECK: example.any_of at {{.*}}
  // CHECK-NEXT:   needs example version V_3 or later, or feature async because of the op itself
  // CHECK-NEXT:   needs issue slots 12 or more because of the requirements that this op states
  // CHECK3: error: example.any_of needs issue slots 12 or more
  "example.any_of"() {availability.requires = [{"example.issue_slots" = 12}]} : () -> ()

  // An empty list requires nothing.
  "example.default"() {availability.requires = []} : () -> ()
}
