// Two of MLIR's .td files define a class of the same name, so that no third one
// can. When this test fails, LLVM has changed that: see docs/workarounds.md,
// then delete the workaround.

// RUN: FileCheck %s --input-file=%mlir_include/mlir/Dialect/SPIRV/IR/SPIRVAvailability.td
// RUN: FileCheck %s --input-file=%mlir_include/mlir/Dialect/Tosa/IR/TosaOpBase.td

// CHECK: {{^}}class Availability {
