// collapseParallelLoops doesn't return the loop that it has made. When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: FileCheck %s --input-file=%mlir_include/mlir/Dialect/SCF/Utils/Utils.h

// CHECK: {{^}}void collapseParallelLoops(RewriterBase &rewriter, scf::ParallelOp loops,
