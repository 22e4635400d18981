//===- availability-test-opt.cpp - mlir-opt for the tests -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../SPIRV/TestPasses.h"
#include "Example.h"

#include "mlir-availability/InitAll.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect, mlir::emitc::EmitCDialect,
                  mlir::func::FuncDialect, mlir::nvgpu::NVGPUDialect>();
  mlir::availability::registerAllAvailability(registry);
  mlir::example::registerExampleAvailability(registry);
  mlir::example::registerTestAvailabilityPass();
  mlir::availability::registerAllAvailabilityPasses();
  mlir::example::registerTestTargetPasses();
  mlir::example::registerTestConversionPasses();
  mlir::availability::registerTestSPIRVPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "driver of the availability tests\n", registry));
}
