//===- TosaBase.td - The dimensions of TOSA ----------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_TOSABASE_TD
#define MLIR_AVAILABILITY_DIALECTS_TOSABASE_TD

include "mlir/Dialect/Tosa/IR/TosaOps.td"

// Workaround: td-class-availability
// TOSA has a class `Availability` of its own in MLIR 22 and MLIR 23, but not in
// MLIR 24. We use our own class with all of them.
#ifndef AVAILABILITY_CLASS_IGNORED
#define AVAILABILITY_CLASS_IGNORED
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/LLVMVersions.td"

// One of `values`, the profiles, extensions or levels of an enum. The C++
// interfaces have other names than upstream's of MLIR 22 and MLIR 23.
class TOSA_OneOf<string name> : OwnAvailability {
  let cppNamespace = "::mlir::tosa";
  let interfaceName = name # "Interface";
  let queryFnRetType = "::llvm::SmallVector<" # instanceType # ", 1>";
  let queryFnName = "get" # name # "s";
  let initializer = "{}";
  let mergeAction = "$overall.emplace_back($instance)";
  let instanceType = "::llvm::ArrayRef<::mlir::tosa::" # name # ">";
}

class TOSA_OneOfCases<string name, list<I32EnumAttrCase> values>
    : TOSA_OneOf<name> {
  let instancePreparation =
      "static const ::mlir::tosa::" # name # " values[] = {" #
      !interleave(!foreach(value, values, "::mlir::tosa::" # name # "::" #
                           value.symbol), ", ") # "};";
  let instance = "values";
  // Without values, it requires nothing.
  let mergeAction = !if(!empty(values), "", "$overall.emplace_back($instance)");
  let cases = values;
}

class TOSA_Profile<list<I32EnumAttrCase> profiles>
    : TOSA_OneOfCases<"Profile", profiles>;
class TOSA_Extension<list<I32EnumAttrCase> extensions>
    : TOSA_OneOfCases<"Extension", extensions>;

// One of `levels`, a C++ expression.
class TOSA_Level<code levels> : TOSA_OneOf<"Level"> {
  let instance = levels;
  let limit = 1;
}

// No op as such needs a version, but some combinations of types do.
class TOSA_MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"MinVersionInterface", Tosa_SpecificationVersion.enum, min> {
  let label = "TOSA";
}
def TOSA_MinVersion_1_1 : TOSA_MinVersion<Tosa_V_1_1_DRAFT>;

#endif // MLIR_AVAILABILITY_DIALECTS_TOSABASE_TD
