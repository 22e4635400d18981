// MLIR's CMake package rejects a requested version without the minor one. When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: FileCheck %s --input-file=%mlir_include/../lib/cmake/mlir/MLIRConfigVersion.cmake

// CHECK: if("{{[0-9]+\.[0-9]+}}" VERSION_EQUAL
// CHECK-NEXT: "${PACKAGE_FIND_VERSION_MAJOR}.${PACKAGE_FIND_VERSION_MINOR}"
