//===- ShaderInterface.cpp - Shader interfaces ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Binary/ShaderInterface.h"

#include "Types.h"
#include "WorkgroupSizes.h"

#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

namespace {
/// Reads the interface of one entry point.
class InterfaceReader {
public:
  InterfaceReader(Index &index, MLIRContext *context)
      : index(index), types(index, context), context(context) {}

  /// Fills `interface`. Returns an error message, "" on success.
  std::string read(const Instruction &entryPoint, ShaderInterface &interface);

private:
  std::string readTypes();
  llvm::DenseSet<uint32_t> getUsedIds(uint32_t function);
  void setAccesses(const llvm::DenseSet<uint32_t> &used,
                   ShaderInterface &interface);
  std::optional<ShaderResource> getResource(const Instruction &variable);
  std::optional<uint32_t> getDecoration(uint32_t id,
                                        spirv::Decoration decoration);
  std::string getName(uint32_t id);
  std::optional<uint32_t> getSubgroupSize(const Instruction &entryPoint);
  void addConstant(const Instruction &instruction, ShaderInterface &interface);
  std::string getResourceName(uint32_t id, uint32_t blockId);
  uint32_t takeArrays(uint32_t typeId, std::optional<uint64_t> &length);
  void setLayout(ShaderResource &resource);
  bool isSignedImage(const Instruction *type);

  ArrayRef<Instruction> getInstructions() const {
    return index.getBinary().getInstructions();
  }

  Index &index;
  TypeReader types;
  MLIRContext *context;
  ExplicitLayout layout;
  /// Maps resource variables, the pointers into them and the images loaded from
  /// them to the index of the resource.
  llvm::DenseMap<uint32_t, unsigned> variables;
};
} // namespace

std::string InterfaceReader::readTypes() {
  for (const Instruction &instruction : getInstructions())
    if (declaresType(instruction))
      if (std::string problem = types.read(instruction.position);
          !problem.empty())
        return problem;
  return "";
}

std::string InterfaceReader::read(const Instruction &entryPoint,
                                  ShaderInterface &interface) {
  if (std::string problem = readTypes(); !problem.empty())
    return problem;
  uint32_t function = entryPoint.words[2];
  interface.subgroupSize = getSubgroupSize(entryPoint);
  interface.workgroupSize = WorkgroupSizeReader(index).get(function);
  llvm::DenseSet<uint32_t> used = getUsedIds(function);
  for (const Instruction &instruction : getInstructions()) {
    switch (instruction.opcode) {
    case kOpVariable:
      if (std::optional<ShaderResource> resource = getResource(instruction)) {
        resource->isUsed = used.contains(instruction.words[2]);
        variables[instruction.words[2]] = interface.resources.size();
        interface.resources.push_back(std::move(*resource));
      }
      break;
    case kOpSpecConstantTrue:
    case kOpSpecConstantFalse:
    case kOpSpecConstant:
      addConstant(instruction, interface);
      break;
    default:
      break;
    }
  }
  setAccesses(used, interface);
  return "";
}

/// Sets whether the functions among `used` read and write each resource. Ids
/// are defined before their uses, except in phis, which aren't followed.
void InterfaceReader::setAccesses(const llvm::DenseSet<uint32_t> &used,
                                  ShaderInterface &interface) {
  bool isInside = false;
  for (const Instruction &instruction : getInstructions()) {
    if (instruction.opcode == kOpFunction)
      isInside = used.contains(instruction.words[2]);
    if (!isInside)
      continue;
    for (const Operand &operand : index.getOperands(instruction.position)) {
      if (getCategory(operand.kind) != OperandCategory::Id)
        continue;
      auto found = variables.find(operand.word);
      if (found == variables.end())
        continue;
      unsigned number = found->second;
      switch (instruction.opcode) {
      case kOpAccessChain:
      case kOpInBoundsAccessChain:
      case kOpPtrAccessChain:
        variables[instruction.words[2]] = number;
        break;
      case kOpArrayLength:
        break;
      case kOpLoad:
        // An image is a handle: the ops on it determine the access.
        if (isa<spirv::ImageType>(interface.resources[number].type))
          variables[instruction.words[2]] = number;
        else
          interface.resources[number].isRead = true;
        break;
      case kOpImageWrite:
        interface.resources[number].isWritten = true;
        break;
      case kOpImageRead:
      case kOpImageFetch:
      case kOpSampledImage:
        interface.resources[number].isRead = true;
        break;
      case kOpImageQuerySize:
      case kOpImageQuerySizeLod:
        break;
      case kOpStore:
        interface.resources[number].isWritten = true;
        // The pointer may be the stored value.
        interface.resources[number].isRead |=
            instruction.words[2] == operand.word;
        break;
      default:
        interface.resources[number].isRead = true;
        interface.resources[number].isWritten = true;
        break;
      }
    }
  }
}

/// Returns the ids that a function depends on, directly or indirectly.
llvm::DenseSet<uint32_t> InterfaceReader::getUsedIds(uint32_t function) {
  llvm::DenseSet<uint32_t> used = {function};
  SmallVector<uint32_t> waiting = {function};
  auto visit = [&](size_t position) {
    for (const Operand &operand : index.getOperands(position))
      if (getCategory(operand.kind) == OperandCategory::Id &&
          used.insert(operand.word).second)
        waiting.push_back(operand.word);
  };
  ArrayRef<Instruction> all = getInstructions();
  while (!waiting.empty()) {
    const Instruction *definition = index.getDefinition(waiting.pop_back_val());
    if (!definition)
      continue;
    size_t position = definition->position;
    visit(position);
    if (definition->opcode == kOpFunction)
      while (++position < all.size() && all[position].opcode != kOpFunctionEnd)
        visit(position);
  }
  return used;
}

//===----------------------------------------------------------------------===//
// Resources
//===----------------------------------------------------------------------===//

std::optional<uint32_t>
InterfaceReader::getDecoration(uint32_t id, spirv::Decoration decoration) {
  std::optional<uint32_t> literal;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    if (entry.member == kNone &&
        entry.decoration == static_cast<uint32_t>(decoration))
      literal = entry.literal;
  });
  return literal;
}

std::string InterfaceReader::getName(uint32_t id) {
  const IdInfo *info = index.find(id);
  return info && info->name != kNone
             ? readString(getInstructions()[info->name], 2)
             : "";
}

/// Returns the subgroup size that an interface variable requires.
std::optional<uint32_t>
InterfaceReader::getSubgroupSize(const Instruction &entryPoint) {
  constexpr auto builtIn = static_cast<uint32_t>(spirv::BuiltIn::SubgroupSize);
  for (const Operand &operand : index.getOperands(entryPoint.position))
    if (getCategory(operand.kind) == OperandCategory::Id &&
        getDecoration(operand.word, spirv::Decoration::BuiltIn) == builtIn)
      if (std::optional<uint32_t> size =
              parseSubgroupSizeName(getName(operand.word)))
        return size;
  return std::nullopt;
}

void InterfaceReader::addConstant(const Instruction &instruction,
                                  ShaderInterface &interface) {
  uint32_t id = instruction.words[2];
  std::optional<uint32_t> specId = getDecoration(id, spirv::Decoration::SpecId);
  Type type = types.get(instruction.words[1]);
  if (specId && type)
    interface.constants.push_back({*specId, getName(id), type});
}

std::string InterfaceReader::getResourceName(uint32_t id, uint32_t blockId) {
  std::string name = getName(id);
  // In GLSL, the variable of a block may be unnamed.
  if (name.empty())
    name = getName(blockId);
  return name.empty() ? "%" + std::to_string(id) : name;
}

/// Returns the innermost element type of nested arrays, and sets `length` to
/// the total number of elements.
uint32_t InterfaceReader::takeArrays(uint32_t typeId,
                                     std::optional<uint64_t> &length) {
  const Instruction *type = index.getDefinition(typeId);
  while (type && (type->opcode == kOpTypeArray ||
                  type->opcode == kOpTypeRuntimeArray)) {
    uint64_t count = type->opcode == kOpTypeArray
                         ? index.getLongConstant(type->words[3]).value_or(0)
                         : 0;
    length = llvm::SaturatingMultiply(length.value_or(1), count);
    typeId = type->words[2];
    type = index.getDefinition(typeId);
  }
  return typeId;
}

void InterfaceReader::setLayout(ShaderResource &resource) {
  resource.size = layout.getSize(resource.type);
  auto block = dyn_cast<spirv::StructType>(resource.type);
  if (!block || !block.hasOffset())
    return;
  for (unsigned i = 0, e = block.getNumElements(); i < e; ++i)
    resource.offsets.push_back(block.getMemberOffset(i));
}

/// Returns whether a type is an image of signed integers, sampled or not.
bool InterfaceReader::isSignedImage(const Instruction *type) {
  if (type && type->opcode == kOpTypeSampledImage)
    type = index.getDefinition(type->words[2]);
  if (!type || type->opcode != kOpTypeImage)
    return false;
  const Instruction *element = index.getDefinition(type->words[2]);
  return element && element->opcode == kOpTypeInt && element->words[3] != 0;
}

/// Returns the resource that is bound to a variable, std::nullopt for none.
std::optional<ShaderResource>
InterfaceReader::getResource(const Instruction &variable) {
  uint32_t id = variable.words[2];
  const Instruction *pointer = index.getDefinition(variable.words[1]);
  auto storageClass = static_cast<spirv::StorageClass>(variable.words[3]);
  if (!pointer || pointer->opcode != kOpTypePointer)
    return std::nullopt;
  ShaderResource resource;
  resource.binding = getDecoration(id, spirv::Decoration::Binding);
  if (!resource.binding && storageClass != spirv::StorageClass::PushConstant)
    return std::nullopt;
  resource.descriptorSet = getDecoration(id, spirv::Decoration::DescriptorSet);
  uint32_t typeId = takeArrays(pointer->words[3], resource.arrayLength);
  if (getDecoration(typeId, spirv::Decoration::BufferBlock))
    storageClass = spirv::StorageClass::StorageBuffer;
  const EnumerantRow *row = findEnumerant(OperandKind::StorageClass,
                                          static_cast<uint32_t>(storageClass));
  resource.storageClass = row ? row->name.str() : "unknown";
  resource.name = getResourceName(id, typeId);
  const Instruction *type = index.getDefinition(typeId);
  // MLIR has no sampler type.
  resource.type = type && type->opcode == kOpTypeSampler
                      ? NoneType::get(context)
                      : types.get(typeId);
  if (!resource.type)
    return std::nullopt;
  resource.isSigned = isSignedImage(type);
  const IdInfo *info = index.find(typeId);
  if (!info || !info->hasUnknownLength)
    setLayout(resource);
  return resource;
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

/// Returns the compute entry point called `name`, nullptr for none. Appends the
/// names of all compute entry points to `names`.
static const Instruction *findShader(const Binary &binary, StringRef name,
                                     SmallVectorImpl<std::string> &names) {
  const Instruction *found = nullptr;
  for (const Instruction &instruction : binary.getInstructions()) {
    if (instruction.opcode != kOpEntryPoint ||
        instruction.words[1] !=
            static_cast<uint32_t>(spirv::ExecutionModel::GLCompute))
      continue;
    names.push_back(readString(instruction, 3));
    if (names.back() == name)
      found = &instruction;
  }
  return found;
}

FailureOr<ShaderInterface> mlir::availability::readShaderInterface(
    ArrayRef<char> data, StringRef entryPoint, MLIRContext *context,
    ArrayRef<Specialization> specialization) {
  context->getOrLoadDialect<spirv::SPIRVDialect>();
  Location location = UnknownLoc::get(context);
  Binary binary;
  std::string problem = binary.read(data);
  Index index(binary, specialization);
  if (problem.empty())
    problem = index.build();
  ShaderInterface interface;
  if (problem.empty()) {
    SmallVector<std::string> names;
    const Instruction *shader = findShader(binary, entryPoint, names);
    if (!shader) {
      InFlightDiagnostic diagnostic =
          emitError(location)
          << "the module has no compute shader '" << entryPoint << "'; it has "
          << (names.empty() ? "none" : llvm::join(names, ", "));
      // Lowering gives the kernels of a function such names.
      if (llvm::is_contained(names, (entryPoint + "_0").str()))
        diagnostic << ", which the function '" << entryPoint
                   << "' became: the manifest tells how to launch them, and "
                      "'vulkan.compile' in Python does so";
      return diagnostic;
    }
    problem = InterfaceReader(index, context).read(*shader, interface);
  }
  if (problem.empty())
    return interface;
  return emitError(location) << "not a valid SPIR-V module: " << problem;
}
