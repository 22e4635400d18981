//===- LLVMVersions.td - Differences of LLVM's versions ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Our records work with MLIR 22, 23 and 24, which name some records
// differently. The classes here test whether a record exists, so no macro has
// to define the version.
//
// `OpsOfMLIR24` and `IsMLIR24` can go with LLVM 23.
//
// To be removed when LLVM 22 is no longer supported: `OpsOfMLIR22` after
// probing with LLVM 23, `CaseIfExists` around cases that MLIR 23 has, and
// `RenamedCase` with the old names.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LLVMVERSIONS_TD
#define MLIR_AVAILABILITY_LLVMVERSIONS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// Whether this is MLIR 22: the record was added in MLIR 23.
defvar IsMLIR22 = !not(!exists<Attr>("BF16Attr"));

// Whether this is MLIR 24, or later: the record was added then.
defvar IsMLIR24 = !exists<Attr>("AnyDistinctAttr");

// The ops whose records have these names, or an empty list with MLIR 23, where
// these ops don't exist or have other operands or attributes. Probes of LLVM
// 22's code generators say nothing about those: their requirements are unknown.
class OpsOfMLIR22<list<string> names> {
  list<Op> ops = !foreach(name, !filter(name, names, IsMLIR22), !cast<Op>(name));
}

// The ops whose records have these names, or an empty list with MLIR 22.
class OpsOfMLIR23<list<string> names> {
  list<Op> ops = !foreach(name, !filter(name, names, !not(IsMLIR22)),
                          !cast<Op>(name));
}

// The ops whose records have these names, or an empty list before MLIR 24.
class OpsOfMLIR24<list<string> names> {
  list<Op> ops = !foreach(name, !filter(name, names, IsMLIR24), !cast<Op>(name));
}

// A list with the enum case whose record has this name, or an empty list if
// MLIR has no such case.
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
