//===- TestPasses.h - Passes for tests of SPIR-V ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_SPIRV_TESTPASSES_H
#define MLIR_AVAILABILITY_TEST_SPIRV_TESTPASSES_H

namespace mlir::availability {

/// Registers the passes of this directory.
void registerTestSPIRVPasses();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TEST_SPIRV_TESTPASSES_H
