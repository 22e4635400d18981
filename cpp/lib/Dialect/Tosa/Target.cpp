//===- Target.cpp - #tosa.target_env as a target --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Models.h"

#include "mlir-availability/Dialect/Tosa/TosaAvailability.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/Dialect/Tosa/IR/TargetEnv.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the distinct values of `list` in the enum's order, without `none`.
template <typename T>
static SmallVector<T> normalize(ArrayRef<T> list) {
  SmallVector<T> result(list);
  llvm::erase(result, T::none);
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

/// Returns the values of `list`, which are profiles or extensions, that exist
/// in the target's TOSA version.
template <typename T>
static SmallVector<int64_t> getValues(tosa::TargetEnvAttr env,
                                      ArrayRef<T> list) {
  tosa::TosaSpecificationVersion version = env.getSpecificationVersion();
  SmallVector<int64_t> values;
  for (T value : normalize(list))
    if (version.isBackwardsCompatibleWith(tosa::getMinVersion(value)))
      values.push_back(static_cast<int64_t>(value));
  return values;
}

/// Returns text such as "no extensions", "extension bf16" or "extensions bf16,
/// fft".
template <typename T>
static std::string describeList(StringRef noun, ArrayRef<T> list,
                                StringRef (*stringify)(T)) {
  SmallVector<StringRef> names =
      llvm::map_to_vector(normalize(list), stringify);
  if (names.empty())
    return ("no " + noun + "s").str();
  StringRef plural = names.size() == 1 ? " " : "s ";
  return (noun + plural + llvm::join(names, ", ")).str();
}

namespace {
struct TargetModel
    : AvailabilityTargetAttrInterface::ExternalModel<TargetModel,
                                                     tosa::TargetEnvAttr> {
  std::optional<SmallVector<int64_t>>
  offered(Attribute attr, const Dimension &dimension) const {
    auto env = cast<tosa::TargetEnvAttr>(attr);
    if (&dimension == &tosa::getMinVersionDimension())
      return SmallVector<int64_t>{
          static_cast<int64_t>(env.getSpecificationVersion())};
    if (&dimension == &tosa::getProfileDimension())
      return getValues(env, env.getProfiles());
    if (&dimension == &tosa::getExtensionDimension())
      return getValues(env, env.getExtensions());
    if (&dimension == &tosa::getLevelDimension())
      return SmallVector<int64_t>{static_cast<int64_t>(env.getLevel())};
    return std::nullopt;
  }

  std::string describe(Attribute attr) const {
    auto env = cast<tosa::TargetEnvAttr>(attr);
    return "TOSA " +
           tosa::stringifySpecificationVersion(env.getSpecificationVersion())
               .str() +
           ", level " + tosa::stringifyLevel(env.getLevel()).str() + ", " +
           describeList("profile", env.getProfiles(), tosa::stringifyProfile) +
           ", " +
           describeList("extension", env.getExtensions(),
                        tosa::stringifyExtension);
  }
};
} // namespace

void mlir::availability::attachTosaTargetModel(MLIRContext &context) {
  tosa::TargetEnvAttr::attachInterface<TargetModel>(context);
}

Attribute mlir::availability::dropNoneFromTosaTarget(Attribute target) {
  auto env = cast<tosa::TargetEnvAttr>(target);
  return tosa::TargetEnvAttr::get(
      env.getContext(), env.getSpecificationVersion(), env.getLevel(),
      normalize(env.getProfiles()), normalize(env.getExtensions()));
}

/// Adds the names of all values of `dimension`, except `none`, to `names`.
static void addNames(const Dimension &dimension,
                     SmallVectorImpl<StringRef> &names) {
  for (const Dimension::Value &value : dimension.getValues())
    if (value.name != "none")
      names.push_back(value.name);
}

/// Returns the level in an `addition` such as "tosa.level=none"; std::nullopt
/// if it isn't a level.
static std::optional<tosa::Level> parseLevel(StringRef addition) {
  if (!addition.consume_front(tosa::getLevelDimension().getName()) ||
      !addition.consume_front("="))
    return std::nullopt;
  return tosa::symbolizeLevel(addition);
}

static LogicalResult
emitUnknownAddition(StringRef addition,
                    function_ref<InFlightDiagnostic()> emitError) {
  SmallVector<StringRef> names;
  addNames(tosa::getProfileDimension(), names);
  addNames(tosa::getExtensionDimension(), names);
  std::string level = (tosa::getLevelDimension().getName() + "=").str();
  SmallVector<std::string> levels = llvm::map_to_vector(
      tosa::getLevelDimension().getValues(),
      [&](const Dimension::Value &value) { return level + value.name.str(); });
  llvm::append_range(names, levels);
  InFlightDiagnostic diagnostic = emitError();
  diagnostic << "unknown profile, extension or level '" << addition << "'";
  std::string suggestion = suggestNames(addition, names);
  if (suggestion.empty())
    diagnostic << "; there are " << llvm::join(names, ", ");
  return diagnostic << suggestion;
}

FailureOr<Attribute> mlir::availability::addToTosaTarget(
    Attribute target, StringRef addition,
    function_ref<InFlightDiagnostic()> emitError) {
  auto env = cast<tosa::TargetEnvAttr>(target);
  if (std::optional<tosa::Level> level = parseLevel(addition))
    return Attribute(tosa::TargetEnvAttr::get(
        env.getContext(), env.getSpecificationVersion(), *level,
        env.getProfiles(), env.getExtensions()));
  SmallVector<tosa::Profile> profiles(env.getProfiles());
  SmallVector<tosa::Extension> extensions(env.getExtensions());
  std::optional<tosa::Profile> profile = tosa::symbolizeProfile(addition);
  std::optional<tosa::Extension> extension = tosa::symbolizeExtension(addition);
  // Both enums have the case `none`.
  if (addition == "none" || (!profile && !extension))
    return emitUnknownAddition(addition, emitError);
  if (profile)
    profiles.push_back(*profile);
  if (extension) {
    tosa::TosaSpecificationVersion least = tosa::getMinVersion(*extension);
    tosa::TosaSpecificationVersion version = env.getSpecificationVersion();
    if (!version.isBackwardsCompatibleWith(least))
      return emitError() << "extension '" << addition << "' is not in TOSA "
                         << tosa::stringifyVersion(version)
                         << "; add it to a target of TOSA "
                         << tosa::stringifyVersion(least) << " or later";
    extensions.push_back(*extension);
  }
  return dropNoneFromTosaTarget(
      tosa::TargetEnvAttr::get(env.getContext(), env.getSpecificationVersion(),
                               env.getLevel(), profiles, extensions));
}
