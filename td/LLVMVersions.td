//===- LLVMVersions.td - Differences of LLVM's versions ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Our records work with MLIR 22 and MLIR 23, which don't have all records under
// the same names. The classes here test whether a record exists, so no define
// has to name the version.
//
// To be removed when LLVM 22 is no longer supported: `OpIfExists` with the ops
// that only MLIR 22 has, `CaseIfExists` around cases that MLIR 23 has, and
// `RenamedCase` with the old names.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LLVMVERSIONS_TD
#define MLIR_AVAILABILITY_LLVMVERSIONS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// A list of the op whose record has this name, or an empty list if MLIR has no
// such op.
class OpIfExists<string name> {
  list<Op> ops = !if(!exists<Op>(name), [!cast<Op>(name)], []<Op>);
}

// The same for a case of an enum.
class CaseIfExists<string name> {
  list<I32EnumAttrCase> cases = !if(!exists<I32EnumAttrCase>(name),
                                    [!cast<I32EnumAttrCase>(name)],
                                    []<I32EnumAttrCase>);
}

// A case of an enum that MLIR 23 renamed: the record `after` in MLIR 23, the
// record `before` in MLIR 22. `other` is the name that the case doesn't have.
class RenamedCase<string before, string after, string nameBefore,
                  string nameAfter> {
  bit isRenamed = !exists<I32EnumAttrCase>(after);
  I32EnumAttrCase case = !cast<I32EnumAttrCase>(!if(isRenamed, after, before));
  string other = !if(isRenamed, nameBefore, nameAfter);
}

#endif // MLIR_AVAILABILITY_LLVMVERSIONS_TD
