//===- standalone-opt.cpp - mlir-opt with the dialect and its pass --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Standalone/Standalone.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect>();
  standalone::registerStandaloneAvailability(registry);
  standalone::registerReportPass();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "driver of the dialect\n", registry));
}
