//===- ReadBinaryTest.cpp -------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/Binary/ShaderInterface.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace mlir::availability;

/// A module with a compute shader "s" of 4 x 2 x 1 invocations: the header,
/// OpCapability, OpMemoryModel, OpEntryPoint, OpExecutionMode, OpTypeVoid,
/// OpTypeFunction, OpFunction, OpLabel, OpReturn, OpFunctionEnd.
static const uint32_t shader[] = {
    0x07230203, 0x00010000, 0,          5,         0, 0x00020011,
    1,          0x0003000e, 0,          1,    // GLSL450
    0x0004000f, 5,          1,          0x73, // GLCompute %1 "s"
    0x00060010, 1,          17,         4,         2, 1,
    0x00020013, 2,          0x00030021, 3,         2, // void
    0x00050036, 2,          1,          0,         3, // %1
    0x000200f8, 4,          0x000100fd, 0x00010038};

static ArrayRef<char> getData() {
  return {reinterpret_cast<const char *>(shader), sizeof(shader)};
}

TEST(ReadBinaryTest, RegistersWhatItMakes) {
  MLIRContext context;
  FailureOr<OwningOpRef<ModuleOp>> module =
      readSPIRVBinary(getData(), &context);
  ASSERT_TRUE(succeeded(module));
  unsigned numTypes = 0;
  (*module)->walk([&](spirv::TypeOp) { ++numTypes; });
  EXPECT_EQ(numTypes, 2u);
}

TEST(ReadBinaryTest, ReadsInterfaces) {
  MLIRContext context;
  FailureOr<ShaderInterface> interface =
      readShaderInterface(getData(), "s", &context);
  ASSERT_TRUE(succeeded(interface));
  EXPECT_EQ(interface->workgroupSize, (std::array<uint32_t, 3>{4, 2, 1}));
  EXPECT_TRUE(interface->resources.empty());
  EXPECT_TRUE(interface->constants.empty());
}
