//===- ShaderLimits.cpp - What a shader's interface takes -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemberDecorations.h"
#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/Layout.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

using spirv::BuiltIn, spirv::Decoration, spirv::ExecutionModel,
    spirv::StorageClass;

std::string ShaderAmount::describe() const {
  return std::to_string(number) + " in " + getModelName(model).str();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Returns the number of locations that a value takes that consists of no
/// others.
static uint64_t countLocations(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  bool isWide = vector && vector.getElementType().isIntOrFloat() &&
                vector.getElementTypeBitWidth() > 32 &&
                vector.getNumElements() > 2;
  return isWide ? 2 : 1;
}

/// Returns the number of bytes that such a value takes, as transform feedback
/// writes them.
static uint64_t countBytes(Type type) {
  if (isa<IntegerType, FloatType>(type))
    return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getNumElements() * countBytes(vector.getElementType());
  return 0;
}

namespace {
/// Sums up a number over what values of types consist of. A type may occur many
/// times in another; it is looked at once.
class Sums {
public:
  explicit Sums(uint64_t (*count)(Type)) : count(count) {}

  uint64_t get(Type type) {
    if (auto it = known.find(type); it != known.end())
      return it->second;
    uint64_t sum = 0;
    if (auto array = dyn_cast<spirv::ArrayType>(type))
      sum = llvm::SaturatingMultiply<uint64_t>(array.getNumElements(),
                                               get(array.getElementType()));
    else if (auto matrix = dyn_cast<spirv::MatrixType>(type))
      sum = matrix.getNumColumns() * get(matrix.getColumnType());
    else if (auto block = dyn_cast<spirv::StructType>(type))
      for (Type member : block.getElementTypes())
        sum = llvm::SaturatingAdd(sum, get(member));
    else
      sum = count(type);
    known[type] = sum;
    return sum;
  }

private:
  uint64_t (*count)(Type);
  DenseMap<Type, uint64_t> known;
};
} // namespace

/// Returns the number of descriptors in a variable of `type`: of an array
/// without a length, as many as there can be.
static uint64_t countDescriptors(Type type) {
  uint64_t count = 1;
  while (!isa<spirv::StructType>(type)) {
    if (isa<spirv::RuntimeArrayType>(type))
      return std::numeric_limits<uint64_t>::max();
    auto array = dyn_cast<spirv::ArrayType>(type);
    if (!array)
      break;
    count = llvm::SaturatingMultiply<uint64_t>(count, array.getNumElements());
    type = array.getElementType();
  }
  return count;
}

/// Returns the length of the innermost array in `type`, 0 if it has none.
static uint64_t getInnermostLength(Type type) {
  uint64_t length = 0;
  while (auto array = dyn_cast<spirv::ArrayType>(type)) {
    length = array.getNumElements();
    type = array.getElementType();
  }
  return length;
}

//===----------------------------------------------------------------------===//
// Decorations
//===----------------------------------------------------------------------===//

/// Returns the number that `variable` is decorated with.
static std::optional<uint64_t> getNumber(spirv::GlobalVariableOp variable,
                                         StringRef attribute) {
  auto number = variable->getAttrOfType<IntegerAttr>(attribute);
  if (!number)
    return std::nullopt;
  return number.getValue().getZExtValue();
}

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

namespace {
/// Measures the variables in the interface of an entry point.
class Interface {
public:
  explicit Interface(ExecutionModel model) : model(model) {}

  void add(spirv::GlobalVariableOp variable);
  /// Takes a storage buffer or image that the entry point uses.
  void addWritable(spirv::GlobalVariableOp variable);

  /// Returns all amounts that aren't 0.
  SmallVector<ShaderAmount, 0> take();

private:
  using Kind = ShaderAmount::Kind;

  /// What transform feedback writes of an output.
  struct Capture {
    uint64_t buffer = 0;
    uint64_t stride = 0;
    uint64_t stream = 0;
  };

  void addDistances(Type type, BuiltIn builtIn, bool isOutput);
  void addDistances(spirv::GlobalVariableOp variable, Type pointee,
                    bool isOutput);
  void addLocations(spirv::GlobalVariableOp variable, Type type, bool isOutput);
  void addCaptures(spirv::GlobalVariableOp variable, Type type);
  void addCapture(Capture capture, uint64_t offset, Type type);
  void addMemory(StorageClass storageClass, Type type);
  /// Returns the type of `variable` for one vertex or primitive.
  Type getElement(spirv::GlobalVariableOp variable, Type type, bool isOutput);

  void keepGreatest(Kind kind, uint64_t number) {
    numbers[kind] = std::max(numbers[kind], number);
  }

  ExecutionModel model;
  llvm::MapVector<Kind, uint64_t> numbers;
  /// By the first location of an output, how many it takes.
  std::map<uint64_t, uint64_t> colors;
  uint64_t writable = 0;
  /// The numbers of clip and cull distances of inputs and of outputs.
  uint64_t distances[2] = {0, 0};
  /// The sizes of buffers, by stream and buffer.
  std::map<std::pair<uint64_t, uint64_t>, uint64_t> captured;
  /// The memory that workgroups share, and payloads.
  StandardLayout shared, payload, sharedAndPayload;
  uint64_t output = 0;
  StandardLayouts layouts;
  Sums locations{countLocations}, bytes{countBytes};
};
} // namespace

void Interface::add(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  if (!pointer)
    return;
  StorageClass storageClass = pointer.getStorageClass();
  Type pointee = pointer.getPointeeType();
  if (storageClass != StorageClass::Input &&
      storageClass != StorageClass::Output)
    return addMemory(storageClass, pointee);
  bool isOutput = storageClass == StorageClass::Output;
  addDistances(variable, pointee, isOutput);
  Type element = getElement(variable, pointee, isOutput);
  addLocations(variable, element, isOutput);
  if (!isOutput)
    return;
  addCaptures(variable, element);
  if (model != ExecutionModel::MeshEXT)
    return;
  // The padding of each location and of the vertices is the most that an
  // implementation may have: 16 bytes, and a multiple of 32 vertices.
  uint64_t count = 1;
  if (auto array = dyn_cast<spirv::ArrayType>(pointee))
    count = llvm::alignTo(array.getNumElements(), 32);
  output = llvm::SaturatingAdd(
      output,
      llvm::SaturatingMultiply(count, llvm::SaturatingMultiply<uint64_t>(
                                          16, locations.get(element))));
}

Type Interface::getElement(spirv::GlobalVariableOp variable, Type type,
                           bool isOutput) {
  bool isArrayed = false;
  switch (model) {
  case ExecutionModel::TessellationControl:
    isArrayed = !isDecorated(variable, Decoration::Patch);
    break;
  case ExecutionModel::TessellationEvaluation:
    isArrayed = !isOutput && !isDecorated(variable, Decoration::Patch);
    break;
  case ExecutionModel::Geometry:
    isArrayed = !isOutput;
    break;
  case ExecutionModel::MeshEXT:
    isArrayed = isOutput;
    break;
  case ExecutionModel::Fragment:
    isArrayed = !isOutput && isDecorated(variable, Decoration::PerVertexKHR);
    break;
  default:
    break;
  }
  auto array = dyn_cast<spirv::ArrayType>(type);
  return isArrayed && array ? array.getElementType() : type;
}

void Interface::addDistances(Type type, BuiltIn builtIn, bool isOutput) {
  if (builtIn != BuiltIn::ClipDistance && builtIn != BuiltIn::CullDistance)
    return;
  uint64_t length = getInnermostLength(type);
  keepGreatest(builtIn == BuiltIn::ClipDistance ? Kind::ClipDistances
                                                : Kind::CullDistances,
               length);
  distances[isOutput] = llvm::SaturatingAdd(distances[isOutput], length);
}

void Interface::addDistances(spirv::GlobalVariableOp variable, Type pointee,
                             bool isOutput) {
  if (std::optional<StringRef> name = variable.getBuiltIn()) {
    if (std::optional<BuiltIn> builtIn = spirv::symbolizeBuiltIn(*name))
      addDistances(pointee, *builtIn, isOutput);
    return;
  }
  auto block = dyn_cast<spirv::StructType>(getResourceType(pointee));
  if (!block)
    return;
  MemberDecorations decorations(block);
  for (unsigned index = 0; index < block.getNumElements(); ++index)
    if (auto builtIn = decorations.get(index, Decoration::BuiltIn))
      addDistances(block.getElementType(index), static_cast<BuiltIn>(*builtIn),
                   isOutput);
}

void Interface::addLocations(spirv::GlobalVariableOp variable, Type type,
                             bool isOutput) {
  // Those of patches have limits of their own.
  if (isDecorated(variable, Decoration::Patch))
    return;
  Kind kind = isOutput ? Kind::OutputLocations : Kind::InputLocations;
  std::optional<uint64_t> first = variable.getLocation();
  if (first && isOutput)
    colors[*first] = std::max(colors[*first], locations.get(type));
  if (first)
    return keepGreatest(kind, llvm::SaturatingAdd(*first, locations.get(type)));
  auto block = dyn_cast<spirv::StructType>(type);
  if (!block)
    return;
  MemberDecorations decorations(block);
  for (unsigned index = 0; index < block.getNumElements(); ++index)
    if (auto location = decorations.get(index, Decoration::Location))
      keepGreatest(kind,
                   llvm::SaturatingAdd(
                       *location, locations.get(block.getElementType(index))));
}

void Interface::addCaptures(spirv::GlobalVariableOp variable, Type type) {
  std::optional<uint64_t> buffer = getNumber(variable, "xfb_buffer");
  Capture own{buffer.value_or(0), getNumber(variable, "xfb_stride").value_or(0),
              getNumber(variable, "stream").value_or(0)};
  // A stream is stated of what isn't captured, too.
  keepGreatest(Kind::Streams, own.stream == 0 ? 0 : own.stream + 1);
  auto block = dyn_cast<spirv::StructType>(type);
  if (!block) {
    std::optional<uint64_t> offset = getNumber(variable, "offset");
    if (buffer && offset)
      addCapture(own, *offset, type);
    return;
  }
  MemberDecorations decorations(block);
  for (unsigned index = 0; index < block.getNumElements(); ++index) {
    auto get = [&](Decoration decoration) {
      return decorations.get(index, decoration);
    };
    std::optional<uint64_t> ofMember = get(Decoration::XfbBuffer);
    uint64_t stream = get(Decoration::Stream).value_or(own.stream);
    keepGreatest(Kind::Streams, stream == 0 ? 0 : stream + 1);
    std::optional<uint64_t> offset = decorations.getOffset(index);
    if ((buffer || ofMember) && offset)
      addCapture({ofMember.value_or(own.buffer),
                  get(Decoration::XfbStride).value_or(own.stride), stream},
                 *offset, block.getElementType(index));
  }
}

void Interface::addCapture(Capture capture, uint64_t offset, Type type) {
  uint64_t end = llvm::SaturatingAdd(offset, bytes.get(type));
  keepGreatest(Kind::CapturedBytes, end);
  keepGreatest(Kind::CaptureStride, capture.stride);
  uint64_t &size = captured[{capture.stream, capture.buffer}];
  size = std::max(size, end);
}

void Interface::addWritable(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  if (pointer && !isTensor(getResourceType(pointer.getPointeeType())))
    writable = llvm::SaturatingAdd(writable,
                                   countDescriptors(pointer.getPointeeType()));
}

void Interface::addMemory(StorageClass storageClass, Type type) {
  bool isShared = storageClass == StorageClass::Workgroup;
  if (!isShared && storageClass != StorageClass::TaskPayloadWorkgroupEXT)
    return;
  std::optional<StandardLayout> layout = layouts.get(type);
  if (!layout)
    return;
  (isShared ? shared : payload).append(*layout);
  sharedAndPayload.append(*layout);
}

SmallVector<ShaderAmount, 0> Interface::take() {
  keepGreatest(Kind::Distances, std::max(distances[0], distances[1]));
  std::map<uint64_t, uint64_t> byStream;
  for (const auto &[where, size] : captured)
    byStream[where.first] = llvm::SaturatingAdd(byStream[where.first], size);
  for (const auto &[stream, size] : byStream)
    keepGreatest(Kind::StreamBytes, size);
  keepGreatest(Kind::SharedBytes, shared.size);
  keepGreatest(Kind::PayloadBytes, payload.size);
  keepGreatest(Kind::SharedAndPayloadBytes, sharedAndPayload.size);
  keepGreatest(Kind::OutputBytes, output);
  keepGreatest(Kind::OutputAndPayloadBytes,
               llvm::SaturatingAdd(output, payload.size));
  for (const auto &[first, count] : colors)
    writable = llvm::SaturatingAdd(writable, count);
  if (model == ExecutionModel::Fragment)
    keepGreatest(Kind::WrittenResources, writable);
  SmallVector<ShaderAmount, 0> found;
  for (const auto &[kind, number] : numbers)
    if (number != 0)
      found.push_back({kind, number, model});
  return found;
}

namespace {
/// Whether a module has such variables; an analysis of its block.
struct WritableResources {
  explicit WritableResources(Block &block)
      : any(llvm::any_of(block.getOps<spirv::GlobalVariableOp>(),
                         isWritableResource)) {}

  bool any;
};
} // namespace

SmallVector<ShaderAmount, 0>
mlir::availability::getAmounts(spirv::EntryPointOp entryPoint,
                               AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  ExecutionModel model = entryPoint.getExecutionModel();
  // Their memory has limits of its own (SPIRVLimits.td).
  if (!block || model == ExecutionModel::GLCompute ||
      model == ExecutionModel::Kernel)
    return {};
  const auto &symbols = analyses.get<ModuleSymbols>(*block);
  Interface interface(model);
  for (auto symbol : entryPoint.getInterface().getAsRange<FlatSymbolRefAttr>())
    if (auto variable = dyn_cast_if_present<spirv::GlobalVariableOp>(
            symbols.lookup(symbol.getAttr())))
      interface.add(variable);
  if (model == ExecutionModel::Fragment &&
      analyses.get<WritableResources>(*block).any)
    for (Operation *used : getUsedSymbols(entryPoint, analyses))
      if (auto variable = dyn_cast<spirv::GlobalVariableOp>(used);
          variable && isWritableResource(variable))
        interface.addWritable(variable);
  return interface.take();
}
