//===- SPIRVConversion.cpp - Bindings of conversions to SPIR-V ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion.h"

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/Lowering/ToSPIRV/ConversionPatterns.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Initializes `self` as a type converter to SPIR-V.
static void makeSPIRV(PyTypeConverter &self, MlirAttribute attr,
                      int64_t boolNumBits, bool emulateUnsupportedFloatTypes,
                      bool emulateLT32BitScalarTypes, bool use64bitIndex) {
  spirv::TargetEnvAttr target = vulkan::getSPIRVEnvironment(unwrap(attr));
  if (!target)
    throw nb::type_error("expected a #vulkan.target or a #spirv.target_env");
  if (!llvm::is_contained({8, 16, 32, 64}, boolNumBits))
    throw nb::value_error(
        ("bool_num_bits is 8, 16, 32 or 64, not " + std::to_string(boolNumBits))
            .c_str());
  SPIRVConversionOptions options;
  options.boolNumBits = boolNumBits;
  options.emulateUnsupportedFloatTypes = emulateUnsupportedFloatTypes;
  options.emulateLT32BitScalarTypes = emulateLT32BitScalarTypes;
  options.use64bitIndex = use64bitIndex;
  std::unique_ptr<SPIRVTypeConverter> converter =
      makeSPIRVTypeConverter(target, options);
  self.spirvConverter = converter.get();
  self.context = target.getContext();
  self.converter = std::move(converter);
}

/// Returns the SPIR-V environment for lowering to a target, None if there is
/// none.
static std::optional<MlirAttribute> getEnvironment(MlirAttribute target) {
  spirv::TargetEnvAttr env = vulkan::getSPIRVEnvironment(unwrap(target));
  return env ? std::optional(wrap(Attribute(env))) : std::nullopt;
}

static void populate(PyPatternSet &self, const Text &text,
                     PyTypeConverter &typeConverter) {
  const std::string &name = text.str();
  if (!typeConverter.spirvConverter)
    throw nb::type_error("expected a type converter to SPIR-V");
  SPIRVTypeConverter &converter = *typeConverter.spirvConverter;
  if (typeConverter.context != self.context)
    throw nb::value_error(
        "the patterns and the type converter must belong to the same context");
  // Report unknown names immediately, not only when the patterns are used.
  ScfToSPIRVContext scratchContext;
  RewritePatternSet scratch(self.context);
  ErrorCollector errors(self.context);
  if (failed(
          populateSPIRVPatterns(name, converter, scratchContext, scratch, [&] {
            return emitError(UnknownLoc::get(self.context));
          })))
    throw errors.takeError();
  self.converters.push_back(&typeConverter);
  self.conversionOnly.push_back(name);
  self.parts.push_back(
      [name, &converter, context = self.context](
          RewritePatternSet &set, std::vector<std::shared_ptr<void>> &owned) {
        auto scfContext = std::make_shared<ScfToSPIRVContext>();
        owned.push_back(scfContext);
        (void)populateSPIRVPatterns(name, converter, *scfContext, set, [&] {
          return emitError(UnknownLoc::get(context));
        });
      });
}

void mlir::availability::python::populateSPIRVConversion(nb::module_ &module) {
  module.def("spirv_make_type_converter", &makeSPIRV, nb::arg("type_converter"),
             nb::arg("target"), nb::arg("bool_num_bits"),
             nb::arg("emulate_unsupported_float_types"),
             nb::arg("emulate_lt_32_bit_scalar_types"),
             nb::arg("use_64bit_index"),
             "Makes a new type converter one to SPIR-V. Raises TypeError.");
  module.def("spirv_environment", &getEnvironment, nb::arg("target"),
             "Returns the #spirv.target_env of a target, None for one that is "
             "not of SPIR-V.");
  module.def(
      "spirv_pattern_sets",
      [] {
        std::vector<std::pair<std::string, std::string>> sets;
        for (const SPIRVPatternSet &set : getSPIRVPatternSets())
          sets.emplace_back(set.name.str(), set.summary.str());
        return sets;
      },
      "Returns (name, summary) of all sets of patterns.");
  module.def("spirv_populate", &populate, nb::arg("patterns"), nb::arg("name"),
             nb::arg("type_converter"), "Raises ValueError.");
}
