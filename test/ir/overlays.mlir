// Requirements that the example dialect adds to an op of another dialect
// (test/lib/Example/ExampleAvailability.td): an overlay works with and
// without a model of that op. It applies when the example dialect is
// loaded.
// RUN: %availability_test_opt %s -availability-print=output=remarks -o /dev/null 2>&1 | FileCheck %s

func.func private @one(i32)
func.func private @two(i32, i32)

func.func @calls(%x: i32) {
  "example.anywhere"() : () -> ()
  // CHECK: [[#@LINE+2]]:3: remark: func.call needs issue slots 5 or more
  // CHECK-NOT: example version V_2
  func.call @one(%x) : (i32) -> ()
  // CHECK: [[#@LINE+2]]:3: remark: func.call needs issue slots 5 or more
  // CHECK: example version V_2 or later
  func.call @two(%x, %x) : (i32, i32) -> ()
  return
}
