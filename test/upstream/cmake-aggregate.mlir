// add_mlir_aggregate refuses an MLIR that was installed without object files,
// as distributions' are. When this test fails, LLVM has changed that: see
// docs/workarounds.md, then delete the workaround.

// RUN: FileCheck %s --input-file=%mlir_include/../lib/cmake/mlir/AddMLIR.cmake

// CHECK: if(NOT MLIR_INSTALL_AGGREGATE_OBJECTS)
// CHECK-NEXT: message(SEND_ERROR "Cannot build aggregate from imported targets
