// The tables of TOSA's types are private members, and the accessor is a
// template. When this test fails, LLVM has changed that: see
// docs/workarounds.md, then delete the workaround.

// RUN: FileCheck %s --input-file=%mlir_include/mlir/Dialect/Tosa/IR/TosaProfileCompliance.h

// CHECK: {{^}}private:
// CHECK: {{^}}private:
// CHECK: {{^}}private:
// CHECK: OperationProfileComplianceMap profileComplianceMap;
// CHECK-NEXT: OperationExtensionComplianceMap extensionComplianceMap;
