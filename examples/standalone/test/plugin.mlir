// The stock mlir-opt, with the dialect and the pass as a plugin.
// RUN: not mlir-opt --load-dialect-plugin=%plugin --load-pass-plugin=%plugin --pass-pipeline='builtin.module(standalone-report{target=standalone2})' %s -o /dev/null 2>&1 | FileCheck %s

func.func @f(%address: i32) {
  // CHECK: [[@LINE+1]]:3: error: standalone.prefetch needs standalone v3 or later, or extension async
  standalone.prefetch %address
  return
}
