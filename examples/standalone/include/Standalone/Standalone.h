//===- Standalone.h - The dialect, for C++ -------------------- -*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STANDALONE_STANDALONE_H
#define STANDALONE_STANDALONE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "Standalone/StandaloneEnums.h.inc"
// After the enums, which it speaks of, and before the ops, which have a trait
// of it.
#include "StandaloneAvailability.h.inc"

#include "Standalone/StandaloneDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "Standalone/StandaloneAttrs.h.inc"
#define GET_OP_CLASSES
#include "Standalone/StandaloneOps.h.inc"

// What mlir-availability makes of the same .td file: the typed interfaces, the
// dimensions, the named targets. It comes after the dialect's own classes.
namespace standalone {

/// Registers the pass `standalone-report`, which prints what the dialect's ops
/// need and, when it is given a target, fails where one isn't available there.
void registerReportPass();

} // namespace standalone

#endif // STANDALONE_STANDALONE_H
