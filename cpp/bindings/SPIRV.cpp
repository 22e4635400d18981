//===- SPIRV.cpp - Bindings of SPIR-V binaries ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/Dialect/SPIRV/Binary/ShaderInterface.h"
#include "mlir-availability/Lowering/Binary/Binary.h"
#include "mlir-availability/Lowering/Functions/HostProgram.h"
#include "mlir-availability/Lowering/Kernels/ConstantData.h"
#include "mlir-availability/Lowering/Passes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

static MlirModule deserialize(MlirContext mlirContext, nb::bytes data,
                              bool distinctStructs) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  FailureOr<OwningOpRef<ModuleOp>> module = deserializeSPIRV(
      ArrayRef(data.c_str(), data.size()), context, distinctStructs);
  if (failed(module))
    throw errors.takeError();
  return wrap(module->release());
}

/// [(SpecId, bits)].
using SpecializationTuples = std::vector<std::pair<uint32_t, uint64_t>>;

static SmallVector<Specialization>
toSpecialization(const SpecializationTuples &tuples) {
  SmallVector<Specialization> specialization;
  for (auto [specId, bits] : tuples)
    specialization.push_back({specId, bits});
  return specialization;
}

static MlirModule readToJudge(MlirContext mlirContext, nb::bytes data,
                              bool withLocations,
                              const SpecializationTuples &specialization) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  FailureOr<OwningOpRef<ModuleOp>> module =
      readSPIRVBinary(ArrayRef(data.c_str(), data.size()), context,
                      withLocations, toSpecialization(specialization));
  if (failed(module))
    throw errors.takeError();
  return wrap(module->release());
}

/// Returns a copy of a module, including its locations.
//
// Workaround: python-module-clone
// Upstream's Operation.clone returns an operation, which can't be converted to
// an ir.Module. We create the module.
static MlirModule cloneModule(MlirOperation op) {
  auto module = dyn_cast<ModuleOp>(unwrap(op));
  if (!module)
    throw nb::value_error("expected a builtin.module");
  return wrap(module.clone());
}

static nb::bytes serialize(MlirOperation op, bool withLines) {
  Operation *root = unwrap(op);
  ErrorCollector errors(root->getContext());
  SmallVector<char> data;
  if (failed(serializeSPIRV(root, data, withLines)))
    throw errors.takeError();
  return nb::bytes(data.data(), data.size());
}

/// (fixed bytes, stride, whether it holds words).
using BufferSizeTuple = std::tuple<uint64_t, uint64_t, bool>;

/// (name, storage class, descriptor set, binding, array length, type, size,
/// member offsets, whether it is used, (whether it is read, whether it is
/// written), whether it is an image of signed integers).
using ResourceTuple =
    std::tuple<std::string, std::string, std::optional<uint32_t>,
               std::optional<uint32_t>, std::optional<uint64_t>, MlirType,
               std::optional<BufferSizeTuple>, std::vector<uint64_t>, bool,
               std::pair<bool, bool>, bool>;

/// (workgroup size, [resource], [(SpecId, name, type)], subgroup size).
using InterfaceTuple =
    std::tuple<std::optional<std::tuple<uint32_t, uint32_t, uint32_t>>,
               std::vector<ResourceTuple>,
               std::vector<std::tuple<uint32_t, std::string, MlirType>>,
               std::optional<uint32_t>>;

static ResourceTuple toTuple(const ShaderResource &resource) {
  std::optional<BufferSizeTuple> size;
  if (resource.size)
    size = {resource.size->fixed, resource.size->stride,
            resource.size->isWords};
  return {
      resource.name,
      resource.storageClass,
      resource.descriptorSet,
      resource.binding,
      resource.arrayLength,
      wrap(resource.type),
      size,
      std::vector<uint64_t>(resource.offsets.begin(), resource.offsets.end()),
      resource.isUsed,
      {resource.isRead, resource.isWritten},
      resource.isSigned};
}

static InterfaceTuple getInterface(MlirContext mlirContext, nb::bytes data,
                                   const Text &entryPoint,
                                   const SpecializationTuples &specialization) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  FailureOr<ShaderInterface> interface =
      readShaderInterface(ArrayRef(data.c_str(), data.size()), entryPoint.str(),
                          context, toSpecialization(specialization));
  if (failed(interface))
    throw errors.takeError();
  std::vector<ResourceTuple> resources;
  for (const ShaderResource &resource : interface->resources)
    resources.push_back(toTuple(resource));
  std::vector<std::tuple<uint32_t, std::string, MlirType>> constants;
  for (const auto &[specId, name, type] : interface->constants)
    constants.emplace_back(specId, name, wrap(type));
  std::optional<std::tuple<uint32_t, uint32_t, uint32_t>> size;
  if (interface->workgroupSize)
    size = std::tuple_cat(*interface->workgroupSize);
  return {size, std::move(resources), std::move(constants),
          interface->subgroupSize};
}

static std::string toString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// (element type, shape). A dynamic dimension is None.
using BufferTuple =
    std::tuple<std::string, std::vector<std::optional<int64_t>>>;

static BufferTuple toTuple(const KernelBuffer &buffer) {
  std::vector<std::optional<int64_t>> shape;
  for (int64_t count : buffer.shape)
    shape.push_back(ShapedType::isDynamic(count) ? std::nullopt
                                                 : std::optional(count));
  return {toString(buffer.elementType), std::move(shape)};
}

/// Sizes along x, y and z.
using SizeTuple = std::tuple<int64_t, int64_t, int64_t>;

static std::optional<SizeTuple> toTuple(std::optional<KernelSize> size) {
  if (!size)
    return std::nullopt;
  return SizeTuple{(*size)[0], (*size)[1], (*size)[2]};
}

/// (descriptor set, binding), None for a push constant.
using PlaceTuple = std::optional<std::pair<unsigned, unsigned>>;

/// (name, known number of workgroups, [(place, buffer)]).
using KernelTuple = std::tuple<std::string, std::optional<SizeTuple>,
                               std::vector<std::pair<PlaceTuple, BufferTuple>>>;

static std::vector<KernelTuple> getKernels(MlirOperation op) {
  std::vector<KernelTuple> tuples;
  unwrap(op)->walk([&](gpu::GPUFuncOp kernel) {
    if (!kernel.isKernel())
      return;
    std::vector<std::pair<PlaceTuple, BufferTuple>> bindings;
    for (const KernelBinding &binding : getKernelBindings(kernel)) {
      PlaceTuple place;
      if (!binding.isPushConstant)
        place = {binding.descriptorSet, binding.binding};
      bindings.emplace_back(place, toTuple(binding.buffer));
    }
    tuples.emplace_back(kernel.getName().str(),
                        toTuple(getKnownWorkgroups(kernel)),
                        std::move(bindings));
  });
  return tuples;
}

/// Converts an expression of `getSizeExpression` to Python: a number, or a list
/// of the operation's name and its operands.
static nb::object toObject(Attribute expression) {
  if (auto number = dyn_cast<IntegerAttr>(expression))
    return nb::int_(number.getInt());
  if (auto number = dyn_cast<FloatAttr>(expression))
    return nb::float_(number.getValueAsDouble());
  if (auto name = dyn_cast<StringAttr>(expression))
    return nb::str(name.data(), name.size());
  nb::list parts;
  for (Attribute part : cast<ArrayAttr>(expression))
    parts.append(toObject(part));
  return std::move(parts);
}

static std::optional<nb::list> toObjects(ArrayRef<Attribute> expressions) {
  if (expressions.empty())
    return std::nullopt;
  nb::list objects;
  for (Attribute expression : expressions)
    objects.append(toObject(expression));
  return objects;
}

/// (buffer, computed shape, name of its constant, name, whether it was a
/// result).
using HostBufferTuple =
    std::tuple<BufferTuple, std::optional<nb::list>, std::optional<std::string>,
               std::string, bool>;

/// (number of arguments, [buffer], [step], documentation, whether all steps are
/// launches).
using ProgramTuple = std::tuple<size_t, std::vector<HostBufferTuple>, nb::list,
                                std::string, bool>;

static nb::list toList(const std::vector<HostStep> &steps);

/// Returns ("launch", kernel, workgroups, computed workgroups, [buffer index]).
static nb::object toObject(const KernelLaunch &launch) {
  return nb::make_tuple(
      "launch", launch.kernel.str(), toTuple(launch.workgroups),
      toObjects(launch.workgroupExpressions),
      std::vector<unsigned>(launch.buffers.begin(), launch.buffers.end()));
}

/// Returns ("set", [buffer index], [value]).
static nb::object toObject(const HostSet &set) {
  return nb::make_tuple(
      "set", std::vector<unsigned>(set.buffers.begin(), set.buffers.end()),
      toObjects(set.values));
}

/// Returns ("for", variable index, first, end, step, [step]).
static nb::object toObject(const HostFor &loop) {
  return nb::make_tuple("for", loop.variable, toObject(loop.from),
                        toObject(loop.to), toObject(loop.step),
                        toList(loop.body));
}

/// Returns ("while", [step], condition, [step]).
static nb::object toObject(const HostWhile &loop) {
  return nb::make_tuple("while", toList(loop.before), toObject(loop.condition),
                        toList(loop.body));
}

/// Returns ("if", condition, [step], [step]).
static nb::object toObject(const HostIf &branch) {
  return nb::make_tuple("if", toObject(branch.condition), toList(branch.then),
                        toList(branch.otherwise));
}

static nb::list toList(const std::vector<HostStep> &steps) {
  nb::list list;
  for (const HostStep &step : steps)
    list.append(std::visit([](const auto &action) { return toObject(action); },
                           step.action));
  return list;
}

static ProgramTuple toTuple(func::FuncOp function, const HostProgram &program) {
  std::vector<HostBufferTuple> buffers;
  for (const HostBuffer &buffer : program.buffers) {
    std::optional<std::string> constant;
    if (buffer.constant)
      constant = buffer.constant.getValue().str();
    buffers.emplace_back(toTuple(buffer.contents), toObjects(buffer.shape),
                         constant, buffer.name, buffer.isResult);
  }
  auto doc = function->getAttrOfType<StringAttr>(kDocAttrName);
  return {function.getNumArguments(), std::move(buffers), toList(program.steps),
          doc ? doc.str() : "", program.hasOnlyLaunches()};
}

/// (name, program or None, why there is none).
using FunctionTuple =
    std::tuple<std::string, std::optional<ProgramTuple>, std::string>;

static std::vector<FunctionTuple> getHostPrograms(MlirOperation op) {
  std::vector<FunctionTuple> found;
  unwrap(op)->walk([&](func::FuncOp function) {
    auto interrupt = [](gpu::LaunchFuncOp) { return WalkResult::interrupt(); };
    if (!function.walk(interrupt).wasInterrupted())
      return;
    std::optional<ProgramTuple> tuple;
    std::string problem;
    if (FailureOr<HostProgram> program = getHostProgram(function, problem);
        succeeded(program))
      tuple = toTuple(function, *program);
    found.emplace_back(function.getName().str(), std::move(tuple), problem);
  });
  return found;
}

/// (buffer, its bytes).
using ConstantTuple = std::pair<BufferTuple, nb::bytes>;

/// Returns the constants of a module that are listed in `names`, by their name
/// in packages.
static std::map<std::string, ConstantTuple>
getConstants(MlirOperation op, const std::vector<std::string> &names) {
  Operation *root = unwrap(op);
  ErrorCollector errors(root->getContext());
  std::map<std::string, ConstantTuple> found;
  SmallVector<memref::GlobalOp> globals;
  root->walk([&](memref::GlobalOp global) { globals.push_back(global); });
  for (memref::GlobalOp global : globals) {
    std::string name = getConstantName(global);
    if (!llvm::is_contained(names, name))
      continue;
    SmallVector<char, 0> data;
    if (failed(getConstantData(global, data,
                               [&] { return emitError(global.getLoc()); })))
      throw errors.takeError();
    found.emplace(name,
                  ConstantTuple(toTuple(getKernelBuffer(global.getType())),
                                nb::bytes(data.data(), data.size())));
  }
  return found;
}

static bool isToOutline(MlirOperation op) {
  auto module = dyn_cast<ModuleOp>(unwrap(op));
  return module && availability::needsOutlining(module);
}

/// Returns the triple of the first spirv.module that has one: (attribute,
/// version, capabilities, extensions).
static std::tuple<MlirAttribute, std::string, std::vector<std::string>,
                  std::vector<std::string>>
getTriple(MlirOperation op) {
  spirv::VerCapExtAttr triple;
  unwrap(op)->walk<WalkOrder::PreOrder>([&](spirv::ModuleOp module) {
    triple = module.getVceTripleAttr();
    return triple ? WalkResult::interrupt() : WalkResult::skip();
  });
  if (!triple)
    throw nb::value_error("there is no spirv.module with a triple in it");
  std::vector<std::string> capabilities, extensions;
  for (spirv::Capability capability : triple.getCapabilities())
    capabilities.push_back(spirv::stringifyCapability(capability).str());
  for (spirv::Extension extension : triple.getExtensions())
    extensions.push_back(spirv::stringifyExtension(extension).str());
  return {wrap(static_cast<Attribute>(triple)),
          spirv::stringifyVersion(triple.getVersion()).drop_front().str(),
          capabilities, extensions};
}

void mlir::availability::python::populateSPIRV(nb::module_ &module) {
  module.def(
      "clone_module", &cloneModule, nb::arg("op"),
      "Returns a copy of the builtin.module `op`, in its context. Raises "
      "ValueError.");
  module.def("spirv_deserialize", &deserialize, nb::arg("context"),
             nb::arg("data"), nb::arg("distinct_structs"),
             "Returns a module that holds the SPIR-V module in `data`, with "
             "names of structs that no other module has, on request. Raises "
             "ValueError.");
  module.def("spirv_read", &readToJudge, nb::arg("context"), nb::arg("data"),
             nb::arg("locations"),
             nb::arg("specialization") = SpecializationTuples(),
             "Returns a module that holds the SPIR-V module in `data`, to be "
             "judged with values for specialization constants, [(SpecId, "
             "bits)]. Raises ValueError.");
  module.def("spirv_interface", &getInterface, nb::arg("context"),
             nb::arg("data"), nb::arg("entry_point"),
             nb::arg("specialization") = SpecializationTuples(),
             "Returns what a compute shader takes: the size of a workgroup; "
             "(name, storage class, descriptor set, binding, length of an "
             "array, type, (bytes, stride of a run-time array, whether it is "
             "integers of 32 bits), [offset of a member], whether it is used, "
             "(whether it is read, whether it is written), whether it is an "
             "image of signed integers) of each resource that it may use; "
             "(SpecId, name, type) of each specialization constant; and the "
             "size of subgroups that it requires, or None. Raises ValueError.");
  module.def(
      "spirv_triple", &getTriple, nb::arg("op"),
      "Returns the #spirv.vce of the first spirv.module, its version, its "
      "capabilities and its extensions. Raises ValueError.");
  module.def("kernels", &getKernels, nb::arg("op"),
             "Returns (name, known number of workgroups, [((descriptor set, "
             "binding) or None for a push constant, (type of an element, "
             "shape))]) of each kernel.");
  module.def("host_programs", &getHostPrograms, nb::arg("op"),
             "Returns the name of each function that launches kernels, "
             "(number of arguments, [(buffer, calculated shape, constant, "
             "name, whether it was a result)], [step], documentation, whether "
             "all steps are launches) or None, and the reason for that.");
  module.def("constants", &getConstants, nb::arg("op"), nb::arg("names"),
             "Returns {name: ((type of an element, shape), bytes)} of the "
             "constants in memory that are called `names`. Raises ValueError.");
  module.def("needs_outlining", &isToOutline, nb::arg("op"),
             "Returns True for a module that has functions, but no kernel.");
  module.def("spirv_serialize", &serialize, nb::arg("op"),
             nb::arg("with_lines") = false,
             "Returns the binary of the one spirv.module that `op` is or "
             "holds. Raises ValueError.");
}
