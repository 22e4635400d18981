//===- Triple.cpp - Version, capabilities and extensions ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Triple.h"
#include "NumbersInMemory.h"

#include "mlir-availability/Dialect/SPIRV/ClientAPI.h"
#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Keeps the clauses that it receives.
class CollectingSink : public ClauseSink {
public:
  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    clauses.emplace_back(anyOf, source);
  }

  SmallVector<Clause> clauses;
};
} // namespace

SmallVector<spirv::Capability>
mlir::availability::getImpliedCapabilities(spirv::Capability capability) {
  const Dimension &dimension = spirv::getCapabilityDimension();
  auto value = static_cast<int64_t>(capability);
  SmallVector<spirv::Capability> implied;
  // The implications are sorted by value.
  const auto *each = llvm::lower_bound(
      dimension.getImplications(), value,
      [](const Dimension::Implication &implication, int64_t value) {
        return implication.value < value;
      });
  for (; each != dimension.getImplications().end() && each->value == value;
       ++each)
    implied.push_back(static_cast<spirv::Capability>(each->implied));
  return implied;
}

namespace {
/// Forwards the version requirements that have no alternative.
class VersionSink : public ClauseSink {
public:
  explicit VersionSink(ClauseSink &sink) : sink(sink) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &source) override {
    if (anyOf.size() == 1 &&
        anyOf.front().dimension == &spirv::getMinVersionDimension())
      sink.emit(anyOf, source);
  }

private:
  ClauseSink &sink;
};
} // namespace

/// Emits the clauses for declaring `capability`.
static void emitDeclarationClauses(spirv::Capability capability,
                                   ClauseSink &sink) {
  spirv::emitAvailability(capability, sink, {});
  VersionSink ofImplied(sink);
  for (spirv::Capability other : getImpliedCapabilities(capability))
    spirv::emitAvailability(other, ofImplied, {});
}

/// Emits the clauses for declaring `extension`.
static void emitDeclarationClauses(spirv::Extension extension,
                                   ClauseSink &sink) {
  spirv::emitAvailability(extension, sink, {});
}

SmallVector<Clause>
mlir::availability::getDeclarationClauses(spirv::Capability capability) {
  CollectingSink all;
  emitDeclarationClauses(capability, all);
  return std::move(all.clauses);
}

SmallVector<Clause>
mlir::availability::getDeclarationClauses(spirv::Extension extension) {
  CollectingSink all;
  emitDeclarationClauses(extension, all);
  return std::move(all.clauses);
}

Triple::Triple(spirv::VerCapExtAttr attr) : version(attr.getVersion()) {
  capabilities.insert_range(attr.getCapabilities());
  extensions.insert_range(attr.getExtensions());
}

bool Triple::isStatable() const {
  auto isOfEnum = [](auto value) { return !stringifyEnum(value).empty(); };
  return llvm::all_of(capabilities, isOfEnum) &&
         llvm::all_of(extensions, isOfEnum);
}

spirv::VerCapExtAttr Triple::getAttr(MLIRContext *context) const {
  SmallVector<spirv::Capability> sortedCapabilities(capabilities.getArrayRef());
  SmallVector<spirv::Extension> sortedExtensions(extensions.getArrayRef());
  llvm::sort(sortedCapabilities);
  llvm::sort(sortedExtensions);
  return spirv::VerCapExtAttr::get(version, sortedCapabilities,
                                   sortedExtensions, context);
}

SmallVector<spirv::Extension>
mlir::availability::getExtensionsOf(spirv::Version version) {
  SmallVector<spirv::Extension> extensions(
      spirv::getImpliedExtensions(version));
  // Workaround: viewport-index-layer
  // SPIR-V 1.5 adopted the extension with two new capabilities. The extension's
  // own capability, ShaderViewportIndexLayerEXT, still requires the extension.
  llvm::erase(extensions,
              spirv::Extension::SPV_EXT_shader_viewport_index_layer);
  return extensions;
}

bool Triple::isInVersion(spirv::Extension extension) const {
  return llvm::is_contained(getExtensionsOf(version), extension);
}

bool Triple::satisfies(const Requirement &requirement) const {
  if (requirement.dimension == &spirv::getMinVersionDimension())
    return version >= static_cast<spirv::Version>(requirement.value);
  if (requirement.dimension == &spirv::getCapabilityDimension())
    return llvm::any_of(capabilities, [&](spirv::Capability capability) {
      auto required = static_cast<spirv::Capability>(requirement.value);
      return capability == required ||
             llvm::is_contained(getImpliedCapabilities(capability), required);
    });
  auto extension = static_cast<spirv::Extension>(requirement.value);
  return requirement.dimension == &spirv::getExtensionDimension() &&
         (extensions.contains(extension) || isInVersion(extension));
}

namespace {
/// Checks whether a triple satisfies all clauses that it receives.
class SatisfiedSink : public ClauseSink {
public:
  explicit SatisfiedSink(const Triple &triple) : triple(triple) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    isSatisfied =
        isSatisfied && llvm::any_of(anyOf, [&](const Requirement &requirement) {
          return triple.satisfies(requirement);
        });
  }

  const Triple &triple;
  bool isSatisfied = true;
};
} // namespace

template <typename T>
static bool canDeclare(const Triple &triple, T element) {
  SatisfiedSink sink(triple);
  emitDeclarationClauses(element, sink);
  return sink.isSatisfied;
}

void Triple::dropUndeclarable() {
  // Removing a value can make the values that need it undeclarable.
  bool isChanged = true;
  while (isChanged) {
    const Triple before = *this;
    isChanged = extensions.remove_if([&](spirv::Extension extension) {
      return !canDeclare(before, extension);
    });
    isChanged |= capabilities.remove_if([&](spirv::Capability capability) {
      return !canDeclare(before, capability);
    });
  }
}

/// Returns the target that offers what `triple` has.
static AvailabilityTargetAttrInterface getTarget(MLIRContext *context,
                                                 Triple triple) {
  triple.extensions.insert_range(
      getExtensionsOf(context, triple.version, /*api=*/std::nullopt));
  auto getNumbers = [](auto values) {
    return llvm::map_to_vector(
        values, [](auto value) { return static_cast<int64_t>(value); });
  };
  SmallVector<int64_t> number = {static_cast<int64_t>(triple.version)};
  SmallVector<int64_t> ofCapabilities =
      getNumbers(triple.capabilities.getArrayRef());
  SmallVector<int64_t> ofExtensions =
      getNumbers(triple.extensions.getArrayRef());
  Offer offers[] = {{&spirv::getMinVersionDimension(), number},
                    {&spirv::getCapabilityDimension(), ofCapabilities},
                    {&spirv::getExtensionDimension(), ofExtensions}};
  context->getOrLoadDialect<AvailabilityDialect>();
  return TargetAttr::get(context, ArrayRef(offers));
}

AvailabilityTargetAttrInterface
mlir::availability::getDeclared(MLIRContext *context, spirv::Version version,
                                ArrayRef<spirv::Capability> capabilities,
                                ArrayRef<spirv::Extension> extensions) {
  Triple triple;
  triple.version = version;
  triple.capabilities.insert_range(capabilities);
  triple.extensions.insert_range(extensions);
  triple.dropUndeclarable();
  return getTarget(context, std::move(triple));
}

//===----------------------------------------------------------------------===//
// Triples of modules
//===----------------------------------------------------------------------===//

/// Appends the capabilities and extensions that `module` declares by
/// instruction ops, because `#spirv.vce` can't state them. They are the first
/// ops of a module that was read from a binary. Other ops aren't searched.
static void
appendFurtherDeclarations(spirv::ModuleOp module,
                          SmallVectorImpl<spirv::Capability> &capabilities,
                          SmallVectorImpl<spirv::Extension> &extensions) {
  for (Operation &op : *module.getBody()) {
    if (op.getName().getStringRef() != "spirv.binary.instruction")
      return;
    StringRef name;
    if (auto attr = dyn_cast_if_present<StringAttr>(
            op.getInherentAttr("instruction").value_or(Attribute())))
      name = attr.getValue();
    if (name == "OpCapability") {
      // The operand's kind, then its value.
      auto enumerants = dyn_cast_if_present<DenseI32ArrayAttr>(
          op.getInherentAttr("enumerants").value_or(Attribute()));
      const Dimension &dimension = spirv::getCapabilityDimension();
      if (enumerants && enumerants.size() == 2 &&
          dimension.parse(dimension.stringify(enumerants[1])) == enumerants[1])
        capabilities.push_back(static_cast<spirv::Capability>(enumerants[1]));
    } else if (name == "OpExtension") {
      auto extension = dyn_cast_if_present<StringAttr>(
          op.getInherentAttr("set").value_or(Attribute()));
      if (auto known = spirv::getExtensionDimension().parse(
              extension ? extension.getValue() : ""))
        extensions.push_back(static_cast<spirv::Extension>(*known));
    } else if (name != "OpMemoryModel" && name != "OpExtInstImport") {
      return;
    }
  }
}

AvailabilityTargetAttrInterface
mlir::availability::getDeclared(spirv::ModuleOp module) {
  std::optional<spirv::VerCapExtAttr> attr = module.getVceTriple();
  if (!attr)
    return nullptr;
  SmallVector<spirv::Capability> capabilities;
  SmallVector<spirv::Extension> extensions;
  appendFurtherDeclarations(module, capabilities, extensions);
  Triple triple(*attr);
  triple.capabilities.insert_range(capabilities);
  triple.extensions.insert_range(extensions);
  addNumbersInMemory(module, triple);
  // What can't be declared beside the rest is refused where it is declared, and
  // not once more wherever it is used.
  return getTarget(module.getContext(), std::move(triple));
}

bool mlir::availability::declaresNoneOf(
    Operation &op, ArrayRef<spirv::Capability> capabilities) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  std::optional<spirv::VerCapExtAttr> attr =
      module ? module.getVceTriple() : std::nullopt;
  return attr && llvm::none_of(capabilities, [&](spirv::Capability capability) {
           return llvm::is_contained(attr->getCapabilities(), capability);
         });
}

StringAttr mlir::availability::getStatedTripleName(spirv::ModuleOp module) {
  // The attribute is untrusted: it counts only where the module confirms it.
  if (Attribute whole = module->getDiscardableAttr(kDeclaredAttrName);
      whole && whole == getDeclared(module))
    return StringAttr::get(module.getContext(), kDeclaredAttrName);
  return module.getVceTripleAttrName();
}
