//===- SPIRVResourceLimits.cpp - Limits of a device -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class ResourceLimitsAttr and the attributes in it: the cooperative
// matrices that a device supports.
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir-availability/Dialect/SPIRV/CheckedAttributes.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

template <typename AttrT>
static void addMatrixProperties(Subclass<AttrT> &subclass) {
  subclass.property("m_size", &AttrT::getMSize,
                    "The rows of a, c and the result.");
  subclass.property("n_size", &AttrT::getNSize,
                    "The columns of b, c and the result.");
  subclass.property("k_size", &AttrT::getKSize,
                    "The columns of a, and rows of b.");
  subclass.property("a_type", &AttrT::getAType, "The elements of a.");
  subclass.property("b_type", &AttrT::getBType, "The elements of b.");
  subclass.property("c_type", &AttrT::getCType, "The elements of c.");
  subclass.property("result_type", &AttrT::getResultType,
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
  khr.property("acc_sat", &KHRAttr::getAccSat, "Whether the sum saturates.");
  khr.def_staticmethod(
      "get",
      [](int64_t m, int64_t n, int64_t k, Arg<MlirType> a, Arg<MlirType> b,
         Arg<MlirType> c, Arg<MlirType> result, bool saturates,
         spirv::Scope scope) {
        return makeChecked(
            unwrap(a).getContext(), getCheckedCooperativeMatrixPropertiesKHR,
            SPIRVCooperativeMatrixProperties{m, n, k, unwrap(a), unwrap(b),
                                             unwrap(c), unwrap(result), scope},
            saturates);
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

#if MLIR_AVAILABILITY_HAS_COOPERATIVE_MATRIX_NV
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
        return makeChecked(
            unwrap(a).getContext(), getCheckedCooperativeMatrixPropertiesNV,
            SPIRVCooperativeMatrixProperties{m, n, k, unwrap(a), unwrap(b),
                                             unwrap(c), unwrap(result), scope});
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
#endif
}

/// Returns the elements of an array; none if it is null.
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
      .property("max_compute_shared_memory_size",
                &ResourceLimitsAttr::getMaxComputeSharedMemorySize,
                "The maximum size of workgroup memory, in bytes.")
      .property("max_compute_workgroup_invocations",
                &ResourceLimitsAttr::getMaxComputeWorkgroupInvocations,
                "The maximum number of invocations in a workgroup.")
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
          "The maximum number of invocations in a workgroup in each dimension.")
      .property("subgroup_size", &ResourceLimitsAttr::getSubgroupSize,
                "The number of invocations in a subgroup.")
      .property("min_subgroup_size", &ResourceLimitsAttr::getMinSubgroupSize,
                "The smallest size that can be required; None if none can.")
      .property("max_subgroup_size", &ResourceLimitsAttr::getMaxSubgroupSize,
                "The largest size that can be required; None if none can.")
      .property(
          "cooperative_matrix_properties_khr",
          [](ResourceLimitsAttr self) {
            return toVector(self.getCooperativeMatrixPropertiesKhr());
          },
          "The supported products of cooperative matrices: "
          "CooperativeMatrixPropertiesKHRAttr.")
      .property(
          "cooperative_matrix_properties_nv",
          [](ResourceLimitsAttr self) {
            return toVector(self.getCooperativeMatrixPropertiesNv());
          },
          "Those of SPV_NV_cooperative_matrix: "
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
            return makeChecked(mlirContext, getCheckedResourceLimits,
                               mlirContext, limits);
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

void mlir::availability::python::populateSPIRVResourceLimits(
    nb::module_ &module) {
  populateMatrixProperties(module);
  populateResourceLimits(module);
}
