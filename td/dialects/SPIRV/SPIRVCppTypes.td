//===- SPIRVCppTypes.td - SPIR-V's types without records ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types and attributes of upstream's dialect that exist as C++ classes
// only, so that other records can name them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVCPPTYPES_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVCPPTYPES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/LLVMVersions.td"

def SPIRV_ArrayType : CppType<SPIRV_Dialect, "Array">;
def SPIRV_CooperativeMatrixType : CppType<SPIRV_Dialect, "CooperativeMatrix">;
def SPIRV_ImageType : CppType<SPIRV_Dialect, "Image">;
def SPIRV_MatrixType : CppType<SPIRV_Dialect, "Matrix">;
def SPIRV_PointerType : CppType<SPIRV_Dialect, "Pointer">;
def SPIRV_RuntimeArrayType : CppType<SPIRV_Dialect, "RuntimeArray">;
def SPIRV_SampledImageType : CppType<SPIRV_Dialect, "SampledImage">;
def SPIRV_StructType : CppType<SPIRV_Dialect, "Struct">;
def SPIRV_TensorArmType : CppType<SPIRV_Dialect, "TensorArm">;

if !not(IsMLIR22) then {
  def SPIRV_NamedBarrierType : CppType<SPIRV_Dialect, "NamedBarrier">;
  def SPIRV_SamplerType : CppType<SPIRV_Dialect, "Sampler">;
}

// Attributes that describe targets and interfaces. They need nothing
// themselves.
def SPIRV_InterfaceVarABIAttrDef : CppAttr<SPIRV_Dialect, "InterfaceVarABI">;
def SPIRV_VerCapExtAttrDef : CppAttr<SPIRV_Dialect, "VerCapExt">;
def SPIRV_TargetEnvAttrDef : CppAttr<SPIRV_Dialect, "TargetEnv">;

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVCPPTYPES_TD
