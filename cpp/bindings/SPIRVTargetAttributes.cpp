//===- SPIRVTargetAttributes.cpp - The target environment -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes VerCapExtAttr and TargetEnvAttr, which describe targets.
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir-availability/Dialect/SPIRV/CheckedAttributes.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Returns the attribute of an object. Throws a TypeError if it has another
/// class.
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
      .property("version", &VerCapExtAttr::getVersion, "The version of SPIR-V.")
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
      .property("triple", &TargetEnvAttr::getTripleAttr,
                "The version, capabilities and extensions: a VerCapExtAttr.")
      .property("version", &TargetEnvAttr::getVersion, "The version of SPIR-V.")
      .property(
          "capabilities",
          [](TargetEnvAttr self) { return toVector(self.getCapabilities()); },
          "The capabilities.")
      .property(
          "extensions",
          [](TargetEnvAttr self) { return toVector(self.getExtensions()); },
          "The extensions.")
      .property("resource_limits", &TargetEnvAttr::getResourceLimits,
                "The limits: a ResourceLimitsAttr.")
      .property("client_api", &TargetEnvAttr::getClientAPI,
                "The API that runs modules.")
      .property("vendor", &TargetEnvAttr::getVendorID,
                "The vendor of the device.")
      .property("device_type", &TargetEnvAttr::getDeviceType,
                "The type of the device: a discrete GPU, a CPU.")
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
            return makeChecked(context, getCheckedTargetEnv, triple, limits,
                               api, vendor, deviceType, deviceID);
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

void mlir::availability::python::populateSPIRVTargetAttributes(
    nb::module_ &module) {
  populateVerCapExt(module);
  populateTargetEnv(module);
}
