//===- NumbersInMemory.cpp - Narrow numbers that modules may store --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module that declares Int8 may have 8-bit integers in all memory, and needs
// no declaration of StorageBuffer8BitAccess; 16-bit numbers likewise. That is
// how spirv-val and the validation layers read SPV_KHR_8bit_storage and
// SPV_KHR_16bit_storage, and clspv and others rely on it. What the device needs
// is the same in any case: VUID-RuntimeSpirv-storageBuffer8BitAccess-06328 and
// its kind. td/dialects/SPIRV/SPIRVTypes.td has the capabilities.
//
//===----------------------------------------------------------------------===//

#include "NumbersInMemory.h"
#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::availability;

using Capabilities = llvm::SmallSetVector<spirv::Capability, 8>;

namespace {
/// Keeps the capabilities that clauses with one alternative ask for.
class CapabilitySink : public ClauseSink {
public:
  explicit CapabilitySink(Capabilities &capabilities)
      : capabilities(capabilities) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    if (anyOf.size() == 1 &&
        anyOf.front().dimension == &spirv::getCapabilityDimension())
      capabilities.insert(static_cast<spirv::Capability>(anyOf.front().value));
  }

private:
  Capabilities &capabilities;
};
} // namespace

/// Adds what a value of the type needs outside of memory.
static void addForValues(Type type, Capabilities &capabilities) {
  CapabilitySink sink(capabilities);
  spirv::emitTypeAvailability(type, SPIRVTypeContext(), {}, sink);
}

/// Returns all storage classes. Their numbers are few, but go up to thousands.
static ArrayRef<spirv::StorageClass> getStorageClasses() {
  static const auto all = [] {
    SmallVector<spirv::StorageClass> found;
    for (uint32_t value = 0; value <= spirv::getMaxEnumValForStorageClass();
         ++value)
      if (auto storageClass = spirv::symbolizeStorageClass(value))
        found.push_back(*storageClass);
    return found;
  }();
  return all;
}

/// Adds what the type needs in memory of any storage class.
static void addForMemory(Type type, Capabilities &capabilities) {
  CapabilitySink sink(capabilities);
  for (spirv::StorageClass storageClass : getStorageClasses())
    for (bool isInBlock : {false, true})
      spirv::emitTypeAvailability(
          type,
          SPIRVTypeContext{SPIRVTypeUse::Any, storageClass,
                           /*isInBufferBlock=*/false, isInBlock,
                           /*isInStruct=*/true},
          {}, sink);
}

/// Returns the numbers of 8 or 16 bits that SPIR-V has.
static SmallVector<Type, 2> getKinds(MLIRContext *context, unsigned width) {
  SmallVector<Type, 2> kinds = {IntegerType::get(context, width)};
  if (width == 16)
    kinds.push_back(Float16Type::get(context));
  return kinds;
}

/// Returns those of `kinds` that `module` declares types of, std::nullopt if it
/// declares no types, because it wasn't read from a binary.
static std::optional<SmallVector<Type, 2>>
getDeclaredNumbers(spirv::ModuleOp module, ArrayRef<Type> kinds) {
  std::optional<SmallVector<Type, 2>> found;
  for (Operation &op : *module.getBody()) {
    if (isa<spirv::FuncOp>(op))
      break;
    if (op.getName().getStringRef() != "spirv.binary.type" ||
        op.getNumResults() != 1)
      continue;
    if (!found)
      found.emplace();
    Type type = op.getResult(0).getType();
    if (llvm::is_contained(kinds, type) && !llvm::is_contained(*found, type))
      found->push_back(type);
  }
  return found;
}

namespace {
/// Looks for types among those that a module uses, and in them.
class TypeFinder {
public:
  explicit TypeFinder(ArrayRef<Type> kinds) : kinds(kinds) {}

  void visit(Type type) {
    if (!seen.insert(type).second) // The usual case by far.
      return;
    Type number = unsign(type);
    if (llvm::is_contained(kinds, number) && !llvm::is_contained(found, number))
      found.push_back(number);
    // SPIR-V's types don't list those in them, others do.
    forEachNestedSPIRVType(type, [&](Type nested) { visit(nested); });
    type.walkImmediateSubElements([](Attribute) {},
                                  [&](Type nested) { visit(nested); });
  }

  bool isDone() const { return found.size() == kinds.size(); }

  SmallVector<Type, 2> found;

private:
  /// SPIR-V's integers have a sign or none.
  static Type unsign(Type type) {
    auto number = dyn_cast<IntegerType>(type);
    return number ? IntegerType::get(type.getContext(), number.getWidth())
                  : type;
  }

  ArrayRef<Type> kinds;
  DenseSet<Type> seen;
};
} // namespace

/// Returns true when one of `kinds` is in the type of a variable of `module`,
/// or of a parameter. Without physical pointers, no other memory is shared.
static bool sharesAny(spirv::ModuleOp module, ArrayRef<Type> kinds) {
  TypeFinder finder(kinds);
  for (Operation &op : *module.getBody()) {
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
      finder.visit(variable.getType());
    else if (auto function = dyn_cast<spirv::FuncOp>(op))
      finder.visit(function.getFunctionType());
  }
  return !finder.found.empty();
}

/// Returns those of `kinds` that are in the types of `module`, none if memory
/// holds none of them.
static SmallVector<Type, 2> getNumbers(spirv::ModuleOp module,
                                       ArrayRef<Type> kinds,
                                       bool hasPhysicalPointers) {
  if (auto declared = getDeclaredNumbers(module, kinds))
    return std::move(*declared);
  // To look at all operations takes longer than to check them.
  if (!hasPhysicalPointers && !sharesAny(module, kinds))
    return {};
  TypeFinder finder(kinds);
  module.walk([&](Operation *op) {
    llvm::for_each(op->getResultTypes(),
                   [&](Type type) { finder.visit(type); });
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        finder.visit(argument.getType());
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
      finder.visit(variable.getType());
    return finder.isDone() ? WalkResult::interrupt() : WalkResult::advance();
  });
  return std::move(finder.found);
}

static bool states(const Triple &triple, spirv::Capability capability) {
  return triple.satisfies(Requirement{&spirv::getCapabilityDimension(),
                                      static_cast<int64_t>(capability)});
}

/// Adds `capability` to `triple`, and the extension that it needs and `stated`
/// lacks, unless what `stated` has lacks that extension, too.
static void add(Triple &triple, const Triple &stated,
                spirv::Capability capability) {
  auto isLacking = [&](const Clause &clause) {
    return llvm::any_of(stated.capabilities, [&](spirv::Capability other) {
      return llvm::any_of(stated.getMissing(other), [&](const Clause &missing) {
        return missing.anyOf == clause.anyOf;
      });
    });
  };
  SmallVector<Clause> missing = stated.getMissing(capability);
  if (llvm::any_of(missing, isLacking))
    return;
  for (const Clause &clause : missing)
    for (const Requirement &requirement : clause.anyOf)
      if (requirement.dimension == &spirv::getExtensionDimension())
        triple.extensions.insert(
            static_cast<spirv::Extension>(requirement.value));
  triple.capabilities.insert(capability);
}

/// Returns true when `triple` states what values of one of `kinds` need.
static bool statesAny(const Triple &triple, ArrayRef<Type> kinds) {
  return llvm::any_of(kinds, [&](Type kind) {
    Capabilities forValues;
    addForValues(kind, forValues);
    return llvm::all_of(forValues, [&](spirv::Capability each) {
      return states(triple, each);
    });
  });
}

bool mlir::availability::statesNarrowNumbers(MLIRContext *context,
                                             const Triple &triple) {
  return statesAny(triple, getKinds(context, 8)) ||
         statesAny(triple, getKinds(context, 16));
}

void mlir::availability::addNumbersInMemory(spirv::ModuleOp module,
                                            Triple &triple) {
  const Triple stated = triple;
  auto isStated = [&](spirv::Capability each) { return states(stated, each); };
  // Kernels have no memory of these kinds.
  if (module.getMemoryModel() == spirv::MemoryModel::OpenCL)
    return;
  bool hasPhysicalPointers =
      module.getAddressingModel() != spirv::AddressingModel::Logical;
  for (unsigned width : {8, 16}) {
    SmallVector<Type, 2> kinds = getKinds(module.getContext(), width);
    if (!statesAny(stated, kinds))
      continue;
    Capabilities forValues, forMemory;
    for (Type type : getNumbers(module, kinds, hasPhysicalPointers)) {
      addForValues(type, forValues);
      addForMemory(type, forMemory);
    }
    forMemory.set_subtract(forValues);
    // Numbers that a module has in memory alone need the declaration. One for a
    // kind of memory takes nothing away from the others: 2.16.1, the
    // capabilities of storage "do not generally add 16-bit operations. Rather,
    // they add only the following specific abilities".
    if (!llvm::all_of(forValues, isStated))
      continue;
    for (spirv::Capability capability : forMemory)
      if (llvm::all_of(getImpliedCapabilities(capability),
                       [&](spirv::Capability implied) {
                         return isStated(implied) ||
                                forMemory.contains(implied);
                       }))
        add(triple, stated, capability);
  }
}
