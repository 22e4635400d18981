// A pass may read the op that it runs on and the ops around it, but not their siblings:
// other threads may be changing those. The requirements of callees there are unknown,
// so availability-check and availability-deduce fail, and availability-print reports
// it.

// RUN: split-file %s %t
// RUN: %availability_test_opt %t/check.mlir --split-input-file --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(func.func(availability-check{target={#availability.target<"example.min_version"="V_2","example.issue_slots"=5>}}))'
// RUN: %availability_test_opt %t/deduce.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(func.func(availability-deduce))'
// RUN: %availability_test_opt %t/print.mlir -o /dev/null --pass-pipeline='builtin.module(func.func(availability-print{output=stdout}))' | FileCheck %t/print.mlir --match-full-lines

// On the op that they name, all is known.
// RUN: not %availability_test_opt %t/print.mlir -o /dev/null --pass-pipeline='builtin.module(availability-check{target={#availability.target<"example.min_version"="V_2","example.issue_slots"=5>}})' 2>&1 | FileCheck %s --check-prefix=WHOLE --implicit-check-not=warning:
// RUN: %availability_test_opt %t/nested.mlir --verify-diagnostics -o /dev/null --pass-pipeline='builtin.module(builtin.module(availability-check{target={#availability.target<"example.min_version"="V_3","example.issue_slots"=5>}}))'
// RUN: %availability_test_opt %t/print.mlir --pass-pipeline='builtin.module(availability-deduce)' | FileCheck %s --check-prefix=DEDUCED
// WHOLE: error: func.call needs example version V_3 or later;
// DEDUCED: module attributes {availability.target = #availability.target<{{.*}}"example.min_version" = "V_3">}

// Deducing writes the attribute of one function while other threads deduce those of others. Nobody reads it
// there, and the result equals that of one thread.
// RUN: %availability_test_opt %t/siblings.mlir --pass-pipeline='builtin.module(func.func(availability-deduce,availability-check))' > %t.threads
// RUN: %availability_test_opt %t/siblings.mlir --mlir-disable-threading --pass-pipeline='builtin.module(func.func(availability-deduce,availability-check))' | diff - %t.threads
// RUN: FileCheck %t/siblings.mlir --input-file=%t.threads

//--- check.mlir

func.func private @later() attributes {availability.requires = [{"example.min_version" = "V_3"}]}

func.func @several() {
  // expected-error@+2 {{func.call may need more than is known: its callee 'later' is outside of the 'func.func' that the pass runs on, where other threads may be changing it; run the pass on 'builtin.module'}}
  // expected-note@+1 {{... and 2 more calls of functions outside}}
  func.call @later() : () -> ()
  func.call @later() : () -> ()
  func.call @later() : () -> ()
  func.call @several() : () -> ()
  return
}

// -----

func.func private @later() attributes {availability.requires = [{"example.min_version" = "V_3"}]}

func.func @one() {
  // expected-error@+1 {{func.call may need more than is known: its callee 'later' is outside of the 'func.func'}}
  func.call @later() : () -> ()
  // A module in between has its own symbols.
  builtin.module {
    func.func private @inner()
    func.func @calls_inner() {
      func.call @inner() : () -> ()
      return
    }
  }
  func.call @one() : () -> ()
  return
}

// -----

func.func @recursive() attributes {availability.requires = [{"example.min_version" = "V_2"}]} {
  func.call @recursive() : () -> ()
  return
}

// -----

func.func private @later() attributes {availability.requires = [{"example.min_version" = "V_3"}]}

func.func @third() {
  // expected-error@+1 {{func.call may need more than is known: its callee 'later' is outside of the 'func.func'}}
  func.call @later() : () -> ()
  return
}

//--- deduce.mlir

func.func private @later() attributes {availability.requires = [{"example.min_version" = "V_3"}]}

func.func @calls() {
  // expected-error@+1 {{'func.call' may need more than is known: its callee 'later' is outside of the 'func.func' that the pass runs on, where other threads may be changing it; run the pass on 'builtin.module'}}
  func.call @later() : () -> ()
  return
}

//--- print.mlir

func.func private @later() attributes {availability.requires = [{"example.min_version" = "V_3"}]}

func.func @calls() {
  //      CHECK: func.call at {{.*}}
  // CHECK-NEXT:   needs issue slots 5 or more because of the op itself
  // CHECK-NEXT:   may need more than is known: its callee 'later' is outside of the 'func.func' that the pass runs on, where other threads may be changing it; run the pass on 'builtin.module'
  func.call @later() : () -> ()
  return
}

//--- nested.mlir

// A module is enough, though it is not the whole.
module {
  func.func private @later() attributes {availability.requires = [{"example.min_version" = "V_3"}]}
  func.func @calls() {
    func.call @later() : () -> ()
    return
  }
}

//--- siblings.mlir

// CHECK-COUNT-6: func.func @{{.}}() attributes {{.*}}availability.target = #availability.target<{{.*}}"example.min_version" = "V_3">
module {
  func.func @a() attributes {availability.requires = [{"example.min_version" = "V_3"}]} { func.call @a() : () -> () return }
  func.func @b() attributes {availability.requires = [{"example.min_version" = "V_3"}]} { func.call @b() : () -> () return }
  func.func @c() attributes {availability.requires = [{"example.min_version" = "V_3"}]} { func.call @c() : () -> () return }
  func.func @d() attributes {availability.requires = [{"example.min_version" = "V_3"}]} { func.call @d() : () -> () return }
  func.func @e() attributes {availability.requires = [{"example.min_version" = "V_3"}]} { func.call @e() : () -> () return }
  func.func @f() attributes {availability.requires = [{"example.min_version" = "V_3"}]} { func.call @f() : () -> () return }
}
