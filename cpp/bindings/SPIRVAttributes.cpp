//===- SPIRVAttributes.cpp - Attributes of SPIR-V -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "SPIRV/AttributeBuilders.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Returns the attribute that an object is. Throws a TypeError when it is none
/// of that class.
template <typename AttrT>
static AttrT getAttribute(nb::handle object, const char *expected) {
  Arg<MlirAttribute> raw;
  if (nb::try_cast(object, raw))
    if (auto attribute = dyn_cast<AttrT>(unwrap(raw)))
      return attribute;
  throw nb::type_error((std::string("expected a ") + expected + ", not " +
                        nb::cast<std::string>(nb::repr(object)))
                           .c_str());
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

template <typename Range>
static auto toVector(Range range) {
  using Element = std::decay_t<decltype(*range.begin())>;
  return std::vector<Element>(range.begin(), range.end());
}

static void populateVerCapExt(nb::module_ &module) {
  using spirv::VerCapExtAttr;
  Subclass<VerCapExtAttr>(
      module, "VerCapExtAttr",
      "``#spirv.vce<...>``: a version, capabilities and extensions.")
      .property(
          "version", [](VerCapExtAttr self) { return self.getVersion(); },
          "The version of SPIR-V.")
      .property(
          "capabilities",
          [](VerCapExtAttr self) { return toVector(self.getCapabilities()); },
          "The capabilities.")
      .property(
          "extensions",
          [](VerCapExtAttr self) { return toVector(self.getExtensions()); },
          "The extensions.")
      .def_staticmethod(
          "get",
          [](spirv::Version version,
             const std::vector<spirv::Capability> &capabilities,
             const std::vector<spirv::Extension> &extensions,
             nb::handle context) {
            return wrap(Attribute(VerCapExtAttr::get(
                version, capabilities, extensions, getSPIRVContext(context))));
          },
          nb::arg("version").noconvert(), nb::arg("capabilities").noconvert(),
          nb::arg("extensions").noconvert() = nb::tuple(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(version: Version, capabilities: "
                  "collections.abc.Sequence[Capability], extensions: "
                  "collections.abc.Sequence[Extension] = (), context: "
                  "mlir.ir.Context | None = None) -> VerCapExtAttr"),
          R"(Returns the attribute.

Args:
    version: the version of SPIR-V.
    capabilities: the capabilities.
    extensions: the extensions.
    context: by default the current one.

Raises:
    ValueError: there is no current context.)");
}

static void populateTargetEnv(nb::module_ &module) {
  using spirv::TargetEnvAttr;
  Subclass<TargetEnvAttr>(
      module, "TargetEnvAttr",
      "``#spirv.target_env<...>``: what a target has. What "
      "``mlir.availability.target`` returns for SPIR-V is one.")
      .property(
          "triple",
          [](TargetEnvAttr self) {
            return wrap(Attribute(self.getTripleAttr()));
          },
          "The version, capabilities and extensions: a VerCapExtAttr.")
      .property(
          "version", [](TargetEnvAttr self) { return self.getVersion(); },
          "The version of SPIR-V.")
      .property(
          "capabilities",
          [](TargetEnvAttr self) { return toVector(self.getCapabilities()); },
          "The capabilities.")
      .property(
          "extensions",
          [](TargetEnvAttr self) { return toVector(self.getExtensions()); },
          "The extensions.")
      .property(
          "resource_limits",
          [](TargetEnvAttr self) {
            return wrap(Attribute(self.getResourceLimits()));
          },
          "The limits: a ResourceLimitsAttr.")
      .property(
          "client_api", [](TargetEnvAttr self) { return self.getClientAPI(); },
          "The API that runs modules.")
      .property(
          "vendor", [](TargetEnvAttr self) { return self.getVendorID(); },
          "Who makes the device.")
      .property(
          "device_type",
          [](TargetEnvAttr self) { return self.getDeviceType(); },
          "What kind of device it is.")
      .property(
          "device_id",
          [](TargetEnvAttr self) -> std::optional<uint32_t> {
            if (self.getDeviceID() == TargetEnvAttr::kUnknownDeviceID)
              return std::nullopt;
            return self.getDeviceID();
          },
          "The vendor's number of the device, None if it isn't known.")
      .def_staticmethod(
          "get",
          [](nb::handle pyTriple, nb::handle pyLimits, spirv::ClientAPI api,
             spirv::Vendor vendor, spirv::DeviceType deviceType,
             std::optional<int64_t> deviceID) {
            auto triple =
                getAttribute<spirv::VerCapExtAttr>(pyTriple, "VerCapExtAttr");
            MLIRContext *context = triple.getContext();
            auto limits = pyLimits.is_none()
                              ? spirv::getDefaultResourceLimits(context)
                              : getAttribute<spirv::ResourceLimitsAttr>(
                                    pyLimits, "ResourceLimitsAttr");
            return makeChecked(context, [&](EmitErrorFn emitError) {
              return getCheckedTargetEnv(emitError, triple, limits, api, vendor,
                                         deviceType, deviceID);
            });
          },
          nb::arg("triple"), nb::arg("resource_limits").none() = nb::none(),
          nb::arg("client_api").noconvert() = spirv::ClientAPI::Unknown,
          nb::arg("vendor").noconvert() = spirv::Vendor::Unknown,
          nb::arg("device_type").noconvert() = spirv::DeviceType::Unknown,
          nb::arg("device_id").none() = nb::none(),
          nb::sig("def get(triple: VerCapExtAttr, resource_limits: "
                  "ResourceLimitsAttr | None = None, client_api: ClientAPI = "
                  "..., vendor: Vendor = ..., device_type: DeviceType = ..., "
                  "device_id: int | None = None) -> TargetEnvAttr"),
          R"(Returns the attribute.

Args:
    triple: the version, capabilities and extensions.
    resource_limits: the limits; by default the least that Vulkan requires.
    client_api: the API that runs modules; by default Unknown.
    vendor: who makes the device; by default Unknown.
    device_type: what kind of device it is; by default Unknown.
    device_id: the vendor's number of it.

Raises:
    TypeError: an argument is of another class.
    ValueError: the number doesn't fit into 32 bits, or the attributes are of different contexts.)");
}

/// Returns the elements of an array, none where there is no array.
static std::vector<MlirAttribute> toVector(ArrayAttr array) {
  std::vector<MlirAttribute> elements;
  if (array)
    for (Attribute element : array)
      elements.push_back(wrap(element));
  return elements;
}

static SmallVector<Attribute>
unwrapAll(const std::vector<Arg<MlirAttribute>> &attributes) {
  SmallVector<Attribute> result;
  for (MlirAttribute attribute : attributes)
    result.push_back(unwrap(attribute));
  return result;
}

static void populateResourceLimits(nb::module_ &module) {
  using spirv::ResourceLimitsAttr;
  const SPIRVResourceLimits defaults;
  Subclass<ResourceLimitsAttr>(
      module, "ResourceLimitsAttr",
      "``#spirv.resource_limits<...>``: limits of a device, as Vulkan has them "
      "in VkPhysicalDeviceLimits.")
      .property(
          "max_compute_shared_memory_size",
          [](ResourceLimitsAttr self) {
            return self.getMaxComputeSharedMemorySize();
          },
          "The bytes that variables of a workgroup can take up.")
      .property(
          "max_compute_workgroup_invocations",
          [](ResourceLimitsAttr self) {
            return self.getMaxComputeWorkgroupInvocations();
          },
          "How many invocations a workgroup can have.")
      .property(
          "max_compute_workgroup_size",
          [](ResourceLimitsAttr self) {
            std::vector<int64_t> sizes;
            for (MlirAttribute size :
                 toVector(self.getMaxComputeWorkgroupSize()))
              if (auto number = dyn_cast<IntegerAttr>(unwrap(size)))
                sizes.push_back(
                    number.getValue().sextOrTrunc(64).getSExtValue());
            return sizes;
          },
          "How many invocations a workgroup can have in each dimension.")
      .property(
          "subgroup_size",
          [](ResourceLimitsAttr self) { return self.getSubgroupSize(); },
          "How many invocations a subgroup has.")
      .property(
          "min_subgroup_size",
          [](ResourceLimitsAttr self) { return self.getMinSubgroupSize(); },
          "The least that can be chosen, None where none can.")
      .property(
          "max_subgroup_size",
          [](ResourceLimitsAttr self) { return self.getMaxSubgroupSize(); },
          "The most that can be chosen, None where none can.")
      .property(
          "cooperative_matrix_properties_khr",
          [](ResourceLimitsAttr self) {
            return toVector(self.getCooperativeMatrixPropertiesKhr());
          },
          "The products of cooperative matrices that there are: "
          "CooperativeMatrixPropertiesKHRAttr.")
      .property(
          "cooperative_matrix_properties_nv",
          [](ResourceLimitsAttr self) {
            return toVector(self.getCooperativeMatrixPropertiesNv());
          },
          "The same of SPV_NV_cooperative_matrix: "
          "CooperativeMatrixPropertiesNVAttr.")
      .def_staticmethod(
          "get",
          [](int64_t sharedMemory, int64_t invocations,
             const std::vector<int64_t> &workgroupSize, int64_t subgroupSize,
             std::optional<int64_t> minSubgroupSize,
             std::optional<int64_t> maxSubgroupSize,
             const std::vector<Arg<MlirAttribute>> &khr,
             const std::vector<Arg<MlirAttribute>> &nv, nb::handle context) {
            SPIRVResourceLimits limits;
            limits.maxComputeSharedMemorySize = sharedMemory;
            limits.maxComputeWorkgroupInvocations = invocations;
            limits.maxComputeWorkgroupSize =
                SmallVector<int64_t>(ArrayRef<int64_t>(workgroupSize));
            limits.subgroupSize = subgroupSize;
            limits.minSubgroupSize = minSubgroupSize;
            limits.maxSubgroupSize = maxSubgroupSize;
            limits.cooperativeMatricesKHR = unwrapAll(khr);
            limits.cooperativeMatricesNV = unwrapAll(nv);
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedResourceLimits(emitError, mlirContext, limits);
            });
          },
          nb::arg("max_compute_shared_memory_size") =
              defaults.maxComputeSharedMemorySize,
          nb::arg("max_compute_workgroup_invocations") =
              defaults.maxComputeWorkgroupInvocations,
          nb::arg("max_compute_workgroup_size") =
              nb::make_tuple(defaults.maxComputeWorkgroupSize[0],
                             defaults.maxComputeWorkgroupSize[1],
                             defaults.maxComputeWorkgroupSize[2]),
          nb::arg("subgroup_size") = defaults.subgroupSize,
          nb::arg("min_subgroup_size").none() = nb::none(),
          nb::arg("max_subgroup_size").none() = nb::none(),
          nb::arg("cooperative_matrix_properties_khr") = nb::tuple(),
          nb::arg("cooperative_matrix_properties_nv") = nb::tuple(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(max_compute_shared_memory_size: int = 16384, "
                  "max_compute_workgroup_invocations: int = 128, "
                  "max_compute_workgroup_size: "
                  "collections.abc.Sequence[int] = (128, 128, 64), "
                  "subgroup_size: int = 32, min_subgroup_size: int | None = "
                  "None, max_subgroup_size: int | None = None, "
                  "cooperative_matrix_properties_khr: "
                  "collections.abc.Sequence[mlir.ir.Attribute] = (), "
                  "cooperative_matrix_properties_nv: "
                  "collections.abc.Sequence[mlir.ir.Attribute] = (), context: "
                  "mlir.ir.Context | None = None) -> ResourceLimitsAttr"),
          R"(Returns the attribute. The defaults are the least that Vulkan requires.

Args:
    max_compute_shared_memory_size: the bytes that variables of a workgroup can take up.
    max_compute_workgroup_invocations: how many invocations a workgroup can have.
    max_compute_workgroup_size: how many in each of the three dimensions.
    subgroup_size: how many invocations a subgroup has.
    min_subgroup_size: the least that can be chosen.
    max_subgroup_size: the most that can be chosen.
    cooperative_matrix_properties_khr: the products of cooperative matrices that there are.
    cooperative_matrix_properties_nv: the same of SPV_NV_cooperative_matrix.
    context: by default the current one.

Raises:
    ValueError: a limit is negative or has more than 31 bits, a workgroup has not three dimensions,
        bounds are in the wrong order, or there is no current context.)");
}

template <typename AttrT>
static void addMatrixProperties(Subclass<AttrT> &subclass) {
  subclass.property(
      "m_size", [](AttrT self) { return self.getMSize(); },
      "The rows of a, c and the result.");
  subclass.property(
      "n_size", [](AttrT self) { return self.getNSize(); },
      "The columns of b, c and the result.");
  subclass.property(
      "k_size", [](AttrT self) { return self.getKSize(); },
      "The columns of a, and rows of b.");
  subclass.property(
      "a_type", [](AttrT self) { return wrap(self.getAType()); },
      "The elements of a.");
  subclass.property(
      "b_type", [](AttrT self) { return wrap(self.getBType()); },
      "The elements of b.");
  subclass.property(
      "c_type", [](AttrT self) { return wrap(self.getCType()); },
      "The elements of c.");
  subclass.property(
      "result_type", [](AttrT self) { return wrap(self.getResultType()); },
      "The elements of the result.");
  subclass.property(
      "scope", [](AttrT self) { return self.getScope().getValue(); },
      "Which invocations hold the matrices.");
}

static void populateMatrixProperties(nb::module_ &module) {
  using KHRAttr = spirv::CooperativeMatrixPropertiesKHRAttr;
  Subclass<KHRAttr> khr(
      module, "CooperativeMatrixPropertiesKHRAttr",
      "``#spirv.coop_matrix_props_khr<...>``: a product of cooperative "
      "matrices, a * b + c (VkCooperativeMatrixPropertiesKHR).");
  addMatrixProperties(khr);
  khr.property(
      "acc_sat", [](KHRAttr self) { return self.getAccSat(); },
      "Whether the sum saturates.");
  khr.def_staticmethod(
      "get",
      [](int64_t m, int64_t n, int64_t k, Arg<MlirType> a, Arg<MlirType> b,
         Arg<MlirType> c, Arg<MlirType> result, bool saturates,
         spirv::Scope scope) {
        return makeChecked(unwrap(a).getContext(), [&](EmitErrorFn emitError) {
          return getCheckedCooperativeMatrixPropertiesKHR(
              emitError,
              {m, n, k, unwrap(a), unwrap(b), unwrap(c), unwrap(result), scope},
              saturates);
        });
      },
      nb::arg("m_size"), nb::arg("n_size"), nb::arg("k_size"),
      nb::arg("a_type"), nb::arg("b_type"), nb::arg("c_type"),
      nb::arg("result_type"), nb::arg("acc_sat"), nb::arg("scope").noconvert(),
      nb::sig("def get(m_size: int, n_size: int, k_size: int, a_type: "
              "mlir.ir.Type, b_type: mlir.ir.Type, c_type: mlir.ir.Type, "
              "result_type: mlir.ir.Type, acc_sat: bool, scope: Scope) -> "
              "CooperativeMatrixPropertiesKHRAttr"),
      R"(Returns the attribute.

Args:
    m_size: the rows of a, c and the result.
    n_size: the columns of b, c and the result.
    k_size: the columns of a, and rows of b.
    a_type: the elements of a, an integer or a float type.
    b_type: those of b.
    c_type: those of c.
    result_type: those of the result.
    acc_sat: whether the sum saturates.
    scope: which invocations hold the matrices.

Raises:
    ValueError: a size is not positive, there are no such elements, or the types are of different
        contexts.)");

  using NVAttr = spirv::CooperativeMatrixPropertiesNVAttr;
  Subclass<NVAttr> nv(module, "CooperativeMatrixPropertiesNVAttr",
                      "``#spirv.coop_matrix_props_nv<...>``: a product of "
                      "cooperative matrices, "
                      "a * b + c (VkCooperativeMatrixPropertiesNV).");
  addMatrixProperties(nv);
  nv.def_staticmethod(
      "get",
      [](int64_t m, int64_t n, int64_t k, Arg<MlirType> a, Arg<MlirType> b,
         Arg<MlirType> c, Arg<MlirType> result, spirv::Scope scope) {
        return makeChecked(unwrap(a).getContext(), [&](EmitErrorFn emitError) {
          return getCheckedCooperativeMatrixPropertiesNV(
              emitError, {m, n, k, unwrap(a), unwrap(b), unwrap(c),
                          unwrap(result), scope});
        });
      },
      nb::arg("m_size"), nb::arg("n_size"), nb::arg("k_size"),
      nb::arg("a_type"), nb::arg("b_type"), nb::arg("c_type"),
      nb::arg("result_type"), nb::arg("scope").noconvert(),
      nb::sig("def get(m_size: int, n_size: int, k_size: int, a_type: "
              "mlir.ir.Type, b_type: mlir.ir.Type, c_type: mlir.ir.Type, "
              "result_type: mlir.ir.Type, scope: Scope) -> "
              "CooperativeMatrixPropertiesNVAttr"),
      R"(Returns the attribute.

Args:
    m_size: the rows of a, c and the result.
    n_size: the columns of b, c and the result.
    k_size: the columns of a, and rows of b.
    a_type: the elements of a, an integer or a float type.
    b_type: those of b.
    c_type: those of c.
    result_type: those of the result.
    scope: which invocations hold the matrices.

Raises:
    ValueError: a size is not positive, there are no such elements, or the types are of different
        contexts.)");
}

//===----------------------------------------------------------------------===//
// Interfaces of shaders
//===----------------------------------------------------------------------===//

static void populateABI(nb::module_ &module) {
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
          "The invocations in a workgroup, None where it isn't said.")
      .property(
          "subgroup_size",
          [](EntryPointABIAttr self) { return self.getSubgroupSize(); },
          "The invocations in a subgroup, None where it isn't said.")
      .property(
          "target_width",
          [](EntryPointABIAttr self) { return self.getTargetWidth(); },
          "The width of floats that execution modes are about, None where it "
          "isn't said.")
      .def_staticmethod(
          "get",
          [](const std::optional<std::vector<int64_t>> &workgroupSize,
             std::optional<int64_t> subgroupSize,
             std::optional<int64_t> targetWidth, nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            if (workgroupSize && workgroupSize->empty())
              throw nb::value_error("a workgroup has three dimensions, not 0");
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedEntryPointABI(
                  emitError, mlirContext,
                  workgroupSize ? ArrayRef<int64_t>(*workgroupSize)
                                : ArrayRef<int64_t>(),
                  subgroupSize, targetWidth);
            });
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
    target_width: the width of floats that execution modes are about: 16, 32 or 64.
    context: by default the current one.

Raises:
    ValueError: a number is none of these, or there is no current context.)");

  using spirv::InterfaceVarABIAttr;
  Subclass<InterfaceVarABIAttr>(
      module, "InterfaceVarABIAttr",
      "``#spirv.interface_var_abi<...>``: where a kernel finds an argument. It "
      "is the attribute ``spirv.interface_var_abi`` of arguments of functions "
      "that are lowered.")
      .property(
          "descriptor_set",
          [](InterfaceVarABIAttr self) { return self.getDescriptorSet(); },
          "The number of the descriptor set.")
      .property(
          "binding", [](InterfaceVarABIAttr self) { return self.getBinding(); },
          "The number of the binding in it.")
      .property(
          "storage_class",
          [](InterfaceVarABIAttr self) { return self.getStorageClass(); },
          "The storage class, None where it isn't said.")
      .def_staticmethod(
          "get",
          [](int64_t descriptorSet, int64_t binding,
             std::optional<spirv::StorageClass> storageClass,
             nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedInterfaceVarABI(
                  emitError, mlirContext, descriptorSet, binding, storageClass);
            });
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
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedLinkageAttributes(emitError, mlirContext,
                                                 name.str(), type);
            });
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

static void populateCacheControls(nb::module_ &module) {
  using LoadAttr = spirv::CacheControlLoadINTELAttr;
  Subclass<LoadAttr>(
      module, "CacheControlLoadINTELAttr",
      "``#spirv.cache_control_load_intel<...>``: how loads use a "
      "cache (SPV_INTEL_cache_controls).")
      .property(
          "cache_level", [](LoadAttr self) { return self.getCacheLevel(); },
          "The level of the cache.")
      .property(
          "load_cache_control",
          [](LoadAttr self) { return self.getLoadCacheControl(); },
          "How it is used.")
      .def_staticmethod(
          "get",
          [](int64_t level, spirv::LoadCacheControl control,
             nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedCacheControlLoad(emitError, mlirContext, level,
                                                control);
            });
          },
          nb::arg("cache_level"), nb::arg("load_cache_control").noconvert(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(cache_level: int, load_cache_control: "
                  "LoadCacheControl, context: mlir.ir.Context | None = None) "
                  "-> CacheControlLoadINTELAttr"),
          R"(Returns the attribute.

Args:
    cache_level: the level of the cache.
    load_cache_control: how it is used.
    context: by default the current one.

Raises:
    ValueError: the level doesn't fit into 32 bits, or there is no current context.)");

  using StoreAttr = spirv::CacheControlStoreINTELAttr;
  Subclass<StoreAttr>(
      module, "CacheControlStoreINTELAttr",
      "``#spirv.cache_control_store_intel<...>``: how stores use a cache "
      "(SPV_INTEL_cache_controls).")
      .property(
          "cache_level", [](StoreAttr self) { return self.getCacheLevel(); },
          "The level of the cache.")
      .property(
          "store_cache_control",
          [](StoreAttr self) { return self.getStoreCacheControl(); },
          "How it is used.")
      .def_staticmethod(
          "get",
          [](int64_t level, spirv::StoreCacheControl control,
             nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedCacheControlStore(emitError, mlirContext, level,
                                                 control);
            });
          },
          nb::arg("cache_level"), nb::arg("store_cache_control").noconvert(),
          nb::arg("context").none() = nb::none(),
          nb::sig("def get(cache_level: int, store_cache_control: "
                  "StoreCacheControl, context: mlir.ir.Context | None = None) "
                  "-> CacheControlStoreINTELAttr"),
          R"(Returns the attribute.

Args:
    cache_level: the level of the cache.
    store_cache_control: how it is used.
    context: by default the current one.

Raises:
    ValueError: the level doesn't fit into 32 bits, or there is no current context.)");
}

void mlir::availability::python::populateSPIRVAttributes(nb::module_ &module) {
  populateVerCapExt(module);
  populateMatrixProperties(module);
  populateResourceLimits(module);
  populateTargetEnv(module);
  populateABI(module);
  populateCacheControls(module);
}
