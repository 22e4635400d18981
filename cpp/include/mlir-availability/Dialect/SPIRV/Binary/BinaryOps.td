//===- BinaryOps.td - Instructions that MLIR has no op for -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that the reader of binaries creates for instructions that MLIR's SPIR-V
// dialect has no op for, or whose operands its op can't hold. They are
// registered in the namespace of that dialect, because they are SPIR-V
// instructions: SPIR-V targets cover them, the dialect's rules for types apply,
// and they may be in a `spirv.module`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_BINARYOPS_TD
#define MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_BINARYOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/IR/OpBase.td"

class SPIRVBinaryOp<string mnemonic> : Op<SPIRV_Dialect, "binary." # mnemonic> {
  let arguments = (ins
    // The instruction's name in the grammar, for readers of the IR.
    StrAttr:$instruction,
    I32Attr:$opcode,
    // The enumerants among its operands, as pairs of a kind and a value. Kinds
    // are numbered as in the grammar.
    DenseI32ArrayAttr:$enumerants,
    // For an extended instruction: the set, and the number in it. For an
    // import: the set. For a declaration of an extension: the extension.
    OptionalAttr<StrAttr>:$set,
    OptionalAttr<I32Attr>:$set_opcode,
    // The data type of a variable whose type is an untyped pointer; the type of
    // the numbers in a declared vector or matrix that is none of MLIR's types.
    OptionalAttr<TypeAttr>:$data_type,
    // Why the verdict on another op of the instruction isn't the whole one: it
    // depends on a value that can't be computed.
    OptionalAttr<StrAttr>:$unknown,
    Variadic<AnyType>:$values
  );
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $instruction `(` $values `)` attr-dict `:` functional-type($values, $results)
  }];
}

def SPIRVBinary_InstructionOp : SPIRVBinaryOp<"instruction"> {
  let summary = "an instruction";
  let description = [{
    Its operands are those of the instruction that are values. Enumerants are
    kept; other literals, and ids of what is no value, aren't, but for the data
    type of a variable.

    ```mlir
    spirv.binary.instruction "OpDecorate"() {enumerants = array<i32: 32, 2>,
        opcode = 71 : i32} : () -> ()
    ```
  }];
}

def SPIRVBinary_TypeOp : SPIRVBinaryOp<"type"> {
  let summary = "the declaration of a type";
  let description = [{
    A type needs something where it is declared, whether anything has a value of
    it or not. Its result has the type.
  }];
}

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_BINARYOPS_TD
