//===- SPIRVInterfaceAttributes.cpp - Attributes of functions -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes for attributes of functions, variables and values: kernel
// interfaces, argument bindings, linkage, and cache controls.
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir-availability/Dialect/SPIRV/CheckedAttributes.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

//===----------------------------------------------------------------------===//
// Interfaces of kernels
//===----------------------------------------------------------------------===//

static void populateEntryPointABI(nb::module_ &module) {
  using spirv::EntryPointABIAttr;
  Subclass<EntryPointABIAttr>(
      module, "EntryPointABIAttr",
      "``#spirv.entry_point_abi<...>``: how a kernel is to be run. It is the "
      "attribute ``spirv.entry_point_abi`` of functions that are lowered.")
      .property(
          "workgroup_size",
          [](EntryPointABIAttr self) -> std::optional<std::vector<int32_t>> {
            DenseI32ArrayAttr size = self.getWorkgroupSize();
            if (!size)
              return std::nullopt;
            return std::vector<int32_t>(size.asArrayRef());
          },
          "The size of a workgroup; None if it is not stated.")
      .property("subgroup_size", &EntryPointABIAttr::getSubgroupSize,
                "The size of a subgroup; None if it is not stated.")
      .property(
          "target_width", &EntryPointABIAttr::getTargetWidth,
          "The width of the floats that execution modes apply to; None if it "
          "is not stated.")
      .def_staticmethod(
          "get",
          [](const std::optional<std::vector<int64_t>> &workgroupSize,
             std::optional<int64_t> subgroupSize,
             std::optional<int64_t> targetWidth, nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            if (workgroupSize && workgroupSize->empty())
              throw nb::value_error("a workgroup has three dimensions, not 0");
            return makeChecked(mlirContext, getCheckedEntryPointABI,
                               mlirContext,
                               workgroupSize ? ArrayRef<int64_t>(*workgroupSize)
                                             : ArrayRef<int64_t>(),
                               subgroupSize, targetWidth);
          },
          nb::arg("workgroup_size").none() = nb::none(),
          nb::arg("subgroup_size").none() = nb::none(),
          nb::arg("target_width").none() = nb::none(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(workgroup_size: collections.abc.Sequence[int] | "
                  "None = None, subgroup_size: int | None = None, "
                  "target_width: int | None = None, context: mlir.ir.Context "
                  "| None = None) -> EntryPointABIAttr"),
          R"(Returns the attribute.

Args:
    workgroup_size: the invocations in a workgroup: three positive numbers.
    subgroup_size: the invocations in a subgroup.
    target_width: the width of the floats that execution modes apply to: 16, 32 or 64.
    context: by default the current one.

Raises:
    ValueError: a number is none of these, or there is no current context.)");
}

static void populateInterfaceVarABI(nb::module_ &module) {
  using spirv::InterfaceVarABIAttr;
  Subclass<InterfaceVarABIAttr>(
      module, "InterfaceVarABIAttr",
      "``#spirv.interface_var_abi<...>``: where a kernel finds an argument. It "
      "is the attribute ``spirv.interface_var_abi`` of arguments of functions "
      "that are lowered.")
      .property("descriptor_set", &InterfaceVarABIAttr::getDescriptorSet,
                "The number of the descriptor set.")
      .property("binding", &InterfaceVarABIAttr::getBinding,
                "The number of the binding in it.")
      .property("storage_class", &InterfaceVarABIAttr::getStorageClass,
                "The storage class; None if it is not stated.")
      .def_staticmethod(
          "get",
          [](int64_t descriptorSet, int64_t binding,
             std::optional<spirv::StorageClass> storageClass,
             nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, getCheckedInterfaceVarABI,
                               mlirContext, descriptorSet, binding,
                               storageClass);
          },
          nb::arg("descriptor_set"), nb::arg("binding"),
          nb::arg("storage_class").noconvert().none() = nb::none(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(descriptor_set: int, binding: int, storage_class: "
                  "StorageClass | None = None, context: mlir.ir.Context | "
                  "None = None) -> InterfaceVarABIAttr"),
          R"(Returns the attribute.

Args:
    descriptor_set: the number of the descriptor set.
    binding: the number of the binding in it.
    storage_class: the storage class.
    context: by default the current one.

Raises:
    ValueError: a number doesn't fit into 32 bits, or there is no current context.)");
}

static void populateLinkage(nb::module_ &module) {
  using spirv::LinkageAttributesAttr;
  Subclass<LinkageAttributesAttr>(
      module, "LinkageAttributesAttr",
      "``#spirv.linkage_attributes<...>``: what a function or variable is "
      "called by other modules.")
      .property(
          "linkage_name",
          [](LinkageAttributesAttr self) {
            return self.getLinkageName().getValue().str();
          },
          "The name.")
      .property(
          "linkage_type",
          [](LinkageAttributesAttr self) {
            return self.getLinkageType().getValue();
          },
          "Whether it is defined here.")
      .def_staticmethod(
          "get",
          [](const Text &name, spirv::LinkageType type, nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, getCheckedLinkageAttributes,
                               mlirContext, name.str(), type);
          },
          nb::arg("linkage_name"), nb::arg("linkage_type").noconvert(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(linkage_name: str, linkage_type: LinkageType, "
                  "context: mlir.ir.Context | None = None) -> "
                  "LinkageAttributesAttr"),
          R"(Returns the attribute.

Args:
    linkage_name: the name.
    linkage_type: whether it is defined here.
    context: by default the current one.

Raises:
    ValueError: the name is empty or has a zero in it, or there is no current context.)");
}

//===----------------------------------------------------------------------===//
// Cache controls
//===----------------------------------------------------------------------===//

/// Adds the class `name` for the cache control of `use`, "load" or "store".
/// `controlName` is the class of `ControlT` in Python.
template <typename AttrT, typename ControlT>
static void populateCacheControl(nb::module_ &module, const std::string &use,
                                 const char *name, const char *controlName,
                                 ControlT (AttrT::*getControl)() const,
                                 AttrT (*make)(EmitErrorFn, MLIRContext *,
                                               int64_t, ControlT)) {
  std::string field = use + "_cache_control";
  std::string doc = "``#spirv.cache_control_" + use + "_intel<...>``: how " +
                    use + "s use a cache (SPV_INTEL_cache_controls).";
  std::string signature =
      "def get(cache_level: int, " + field + ": " + controlName +
      ", context: mlir.ir.Context | None = None) -> " + name;
  std::string getDoc = R"(Returns the attribute.

Args:
    cache_level: the level of the cache.
    )" + field + R"(: how it is used.
    context: by default the current one.

Raises:
    ValueError: the level doesn't fit into 32 bits, or there is no current context.)";
  Subclass<AttrT>(module, name, doc.c_str())
      .property("cache_level", &AttrT::getCacheLevel, "The level of the cache.")
      .property(field.c_str(), getControl, "How it is used.")
      .def_staticmethod(
          "get",
          [make](int64_t level, ControlT control, nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, make, mlirContext, level, control);
          },
          nb::arg("cache_level"), nb::arg(field.c_str()).noconvert(),
          nb::arg("context").none() = nb::none(), nb::sig(signature.c_str()),
          getDoc.c_str());
}

void mlir::availability::python::populateSPIRVInterfaceAttributes(
    nb::module_ &module) {
  populateEntryPointABI(module);
  populateInterfaceVarABI(module);
  populateLinkage(module);
  populateCacheControl(module, "load", "CacheControlLoadINTELAttr",
                       "LoadCacheControl",
                       &spirv::CacheControlLoadINTELAttr::getLoadCacheControl,
                       getCheckedCacheControlLoad);
  populateCacheControl(module, "store", "CacheControlStoreINTELAttr",
                       "StoreCacheControl",
                       &spirv::CacheControlStoreINTELAttr::getStoreCacheControl,
                       getCheckedCacheControlStore);
}
