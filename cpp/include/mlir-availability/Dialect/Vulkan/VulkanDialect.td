//===- VulkanDialect.td - The dialect of Vulkan targets ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANDIALECT_TD
#define MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANDIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"

def Vulkan_Dialect : Dialect {
  let name = "vulkan";
  let cppNamespace = "::mlir::vulkan";
  let summary = "Vulkan implementations as targets";
  let description = [{
    The dialect has no ops. Its attribute describes Vulkan implementations, and
    its availability what SPIR-V needs of them: see `vulkan.feature` and
    `vulkan.property`.
  }];
  let dependentDialects = ["::mlir::spirv::SPIRVDialect"];
  let useDefaultAttributePrinterParser = 1;
}

// A list of enumerants, sorted by number.
class Vulkan_ListOf<string enum, string what, string cppNamespace = "vulkan">
    : ArrayRefParameter<"::mlir::" # cppNamespace # "::" # enum, what>;

def Vulkan_TargetAttr : AttrDef<Vulkan_Dialect, "Target"> {
  let mnemonic = "target";
  let summary = "What a Vulkan implementation offers";
  let description = [{
    What `#spirv.target_env` can't say of a Vulkan implementation: which features
    and which properties it has. Of all that is in no list it is known that the
    implementation lacks it. What is in `open` it may have or lack; nobody has
    said. A report of a device may be older than a feature, for instance.

    ```mlir
    #vulkan.target<
      #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, api=Vulkan,
                        #spirv.resource_limits<>>,
      features = [shaderInt64], properties = [subgroupSupportedStages.COMPUTE],
      open = [shaderBufferInt64Atomics]>
    ```

    Versions, capabilities, extensions and limits are those of the environment,
    which is also what SPIR-V is lowered with. Capabilities and extensions that
    MLIR's enums lack are in a list of their own, before the others:
    `further = [TileImageColorReadAccessEXT, SPV_EXT_shader_tile_image]`. Empty
    lists aren't written. The lists are kept in order.
  }];

  let parameters = (ins
    AttrParameter<"::mlir::spirv::TargetEnvAttr", "versions, capabilities, "
                  "extensions and limits">:$environment,
    Vulkan_ListOf<"Feature", "features that it has">:$features,
    Vulkan_ListOf<"Property", "properties that it has">:$properties,
    Vulkan_ListOf<"Feature", "features that it may have">:$openFeatures,
    Vulkan_ListOf<"Property", "properties that it may have">:$openProperties,
    Vulkan_ListOf<"Capability", "capabilities that MLIR's enum lacks",
                  "spirv">:$furtherCapabilities,
    Vulkan_ListOf<"Extension", "extensions that MLIR's enum lacks",
                  "spirv">:$furtherExtensions);
  let skipDefaultBuilders = 1;
  let builders = [
    // Takes lists in any order. An enumerant both in a list and in the open
    // ones is offered, and not open.
    AttrBuilderWithInferredContext<(ins
        "::mlir::spirv::TargetEnvAttr":$environment,
        "::llvm::ArrayRef<::mlir::vulkan::Feature>":$features,
        "::llvm::ArrayRef<::mlir::vulkan::Property>":$properties,
        CArg<"::llvm::ArrayRef<::mlir::vulkan::Feature>", "{}">:$openFeatures,
        CArg<"::llvm::ArrayRef<::mlir::vulkan::Property>",
             "{}">:$openProperties,
        CArg<"::llvm::ArrayRef<::mlir::spirv::Capability>",
             "{}">:$furtherCapabilities,
        CArg<"::llvm::ArrayRef<::mlir::spirv::Extension>",
             "{}">:$furtherExtensions)>,
  ];
  let hasCustomAssemblyFormat = 1;
}

#endif // MLIR_AVAILABILITY_DIALECT_VULKAN_VULKANDIALECT_TD
