// What ops need, and why: the typed queries first, then the clauses.
// RUN: standalone-opt -standalone-report %s -o /dev/null | FileCheck %s

// CHECK-LABEL: {{^}}standalone.load
// CHECK-NEXT:    version v1
// CHECK-NEXT:    needs standalone v1 or later because of the op itself
// CHECK-LABEL: {{^}}standalone.load
// CHECK-NEXT:    version v2
// CHECK-NEXT:    needs standalone v1 or later because of the op itself
// CHECK-NEXT:    needs standalone v2 or later because of result 0 'value' (f32)
// CHECK-NEXT:    needs standalone v2 or later because of attribute 'alignment'
// CHECK-LABEL: {{^}}standalone.round
// CHECK-NEXT:    version v3
// CHECK-NEXT:    needs standalone v2 or later because of the op itself
// CHECK-NEXT:    needs standalone v3 or later because of attribute 'rounding' (fast)
// CHECK-LABEL: {{^}}standalone.prefetch
// CHECK-NEXT:    needs standalone v3 or later, or extension async because of the op itself
func.func @scalars(%address: i32) {
  %0 = standalone.load %address : i32
  %1 = standalone.load %address align 8 : f32
  %2 = standalone.round fast %1
  standalone.prefetch %2
  return
}

// CHECK-LABEL: {{^}}standalone.add
// CHECK-NEXT:    version v1
// CHECK-NEXT:    extension wide
// CHECK:         needs extension wide because of operand 0 'lhs' (vector<4xi32>)
func.func @vectors(%v: vector<4xi32>) -> vector<4xi32> {
  %0 = standalone.add %v, %v : vector<4xi32>
  return %0 : vector<4xi32>
}
