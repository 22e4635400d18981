//===- HostProgram.cpp - The host part of a function ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Functions/HostProgram.h"

#include "mlir-availability/Lowering/Functions/SizeExpression.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;

using Steps = std::vector<HostStep>;

static std::optional<KernelSize> getWorkgroups(gpu::LaunchFuncOp launch) {
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  std::optional<int64_t> x = getConstantIntValue(grid.x);
  std::optional<int64_t> y = getConstantIntValue(grid.y);
  std::optional<int64_t> z = getConstantIntValue(grid.z);
  if (!x || !y || !z)
    return std::nullopt;
  return KernelSize{*x, *y, *z};
}

static bool isNumber(Value value) {
  return value.getType().isIntOrIndexOrFloat();
}

bool HostProgram::hasOnlyLaunches() const {
  return llvm::all_of(steps, [](const HostStep &step) {
    return std::holds_alternative<KernelLaunch>(step.action);
  });
}

namespace {
/// Reads a function into a program.
class ProgramReader {
public:
  explicit ProgramReader(std::string &problem) : problem(problem) {}

  /// Fails for a function that steps can't express.
  LogicalResult read(func::FuncOp function);

  HostProgram program;

private:
  LogicalResult refuse(Operation *op, const Twine &reason);
  void addBuffer(Value value, HostBuffer buffer) {
    positions.try_emplace(value, program.buffers.size());
    program.buffers.push_back(std::move(buffer));
  }
  std::optional<unsigned> getBuffer(Value value) const;
  Attribute getExpression(Value value) const {
    return getSizeExpression(value, [&](Value v) { return getBuffer(v); });
  }
  FailureOr<SmallVector<Attribute>> getExpressions(Operation *op,
                                                   ValueRange values);
  void addArguments(func::FuncOp function);
  LogicalResult addAllocation(memref::AllocOp alloc);
  LogicalResult addNumbers(ValueRange values);
  LogicalResult addNumbersOf(Operation *op);

  LogicalResult readBlock(Block &block, Steps &steps);
  LogicalResult readOp(Operation *op, Steps &steps);
  LogicalResult readLaunch(gpu::LaunchFuncOp launch, Steps &steps);
  LogicalResult readLoad(memref::LoadOp load, Steps &steps);
  LogicalResult readFor(scf::ForOp loop, Steps &steps);
  LogicalResult readWhile(scf::WhileOp loop, Steps &steps);
  LogicalResult readIf(scf::IfOp branch, Steps &steps);
  /// Adds a step that sets `variables` to `values`, for `op`.
  LogicalResult addSet(Operation *op, ValueRange variables, ValueRange values,
                       Steps &steps);

  std::string &problem;
  /// The index of each of the program's buffers, by its value in the function.
  DenseMap<Value, unsigned> positions;
};
} // namespace

LogicalResult ProgramReader::refuse(Operation *op, const Twine &reason) {
  llvm::raw_string_ostream stream(problem);
  if (auto place = op->getLoc()->findInstanceOf<FileLineColLoc>())
    stream << place.getFilename().getValue() << ":" << place.getLine() << ":"
           << place.getColumn() << ": ";
  stream << "'" << op->getName() << "' " << reason;
  return failure();
}

std::optional<unsigned> ProgramReader::getBuffer(Value value) const {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  auto position = positions.find(value);
  if (position == positions.end())
    return std::nullopt;
  return position->second;
}

FailureOr<SmallVector<Attribute>>
ProgramReader::getExpressions(Operation *op, ValueRange values) {
  SmallVector<Attribute> expressions;
  for (Value value : values) {
    expressions.push_back(getExpression(value));
    if (!expressions.back())
      return refuse(op, "takes a number that a manifest can't express");
  }
  return expressions;
}

//===----------------------------------------------------------------------===//
// Buffers and numbers
//===----------------------------------------------------------------------===//

static std::string getArgumentName(func::FuncOp function,
                                   BlockArgument argument) {
  if (auto name = function.getArgAttrOfType<StringAttr>(argument.getArgNumber(),
                                                        kNameAttrName))
    return name.str();
  if (auto location = dyn_cast<NameLoc>(argument.getLoc()))
    return location.getName().str();
  return "";
}

void ProgramReader::addArguments(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments()) {
    unsigned number = argument.getArgNumber();
    HostBuffer buffer{getKernelBuffer(argument.getType()), {}, {}, "", false};
    if (auto shape =
            function.getArgAttrOfType<ArrayAttr>(number, kShapeAttrName))
      buffer.shape = llvm::to_vector(shape);
    buffer.isResult = function.getArgAttr(number, kIsResultAttrName) != nullptr;
    buffer.name = getArgumentName(function, argument);
    addBuffer(argument, std::move(buffer));
  }
}

LogicalResult ProgramReader::addAllocation(memref::AllocOp alloc) {
  HostBuffer buffer{getKernelBuffer(alloc.getType()), {}, {}, "", false};
  if (!alloc.getType().hasStaticShape())
    for (OpFoldResult size : alloc.getMixedSizes()) {
      Attribute expression =
          isa<Attribute>(size)
              ? IntegerAttr::get(IntegerType::get(alloc.getContext(), 64),
                                 *getConstantIntValue(size))
              : getExpression(cast<Value>(size));
      if (!expression)
        return refuse(alloc, "makes a buffer whose size isn't calculated from "
                             "the function's arguments and their sizes");
      buffer.shape.push_back(expression);
    }
  addBuffer(alloc, std::move(buffer));
  return success();
}

/// Adds the numbers among the values that a host sets. Fails for other types.
LogicalResult ProgramReader::addNumbers(ValueRange values) {
  for (Value value : values) {
    if (positions.contains(value))
      continue;
    if (!isNumber(value))
      return failure();
    addBuffer(value, {getKernelBuffer(value.getType()), {}, {}, "", false});
  }
  return success();
}

/// Adds the numbers that the host sets when it executes an op.
LogicalResult ProgramReader::addNumbersOf(Operation *op) {
  LogicalResult added =
      llvm::TypeSwitch<Operation *, LogicalResult>(op)
          .Case([&](scf::ForOp loop) {
            // After the loop, the results are the last values of its iteration
            // arguments.
            for (auto [result, argument] :
                 llvm::zip_equal(loop.getResults(), loop.getRegionIterArgs())) {
              if (failed(addNumbers(result)))
                return failure();
              positions.try_emplace(argument, positions.at(result));
            }
            return addNumbers(loop.getInductionVar());
          })
          .Case([&](scf::WhileOp loop) {
            for (auto [result, argument] :
                 llvm::zip_equal(loop.getResults(), loop.getAfterArguments())) {
              if (failed(addNumbers(result)))
                return failure();
              positions.try_emplace(argument, positions.at(result));
            }
            return addNumbers(loop.getBeforeArguments());
          })
          .Case<scf::IfOp, memref::LoadOp>(
              [&](Operation *) { return addNumbers(op->getResults()); })
          .Case([&](gpu::LaunchFuncOp launch) {
            for (Value operand : launch.getKernelOperands())
              if (isNumber(operand) && failed(addNumbers(operand)))
                return failure();
            return success();
          })
          .Default([](Operation *) { return success(); });
  if (failed(added))
    return refuse(
        op, "passes on values that are not numbers, which only devices can do");
  return success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

LogicalResult ProgramReader::addSet(Operation *op, ValueRange variables,
                                    ValueRange values, Steps &steps) {
  if (variables.empty())
    return success();
  FailureOr<SmallVector<Attribute>> expressions = getExpressions(op, values);
  if (failed(expressions))
    return failure();
  HostSet set{{}, std::move(*expressions)};
  for (Value variable : variables)
    set.buffers.push_back(*getBuffer(variable));
  steps.push_back({std::move(set)});
  return success();
}

LogicalResult ProgramReader::readLaunch(gpu::LaunchFuncOp launch,
                                        Steps &steps) {
  // The kernel may already be a binary.
  if (!SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
          launch, launch.getKernelAttr()))
    return refuse(launch, "launches a kernel that has no 'gpu.func'");
  KernelLaunch found{
      launch.getKernelName().getValue(), getWorkgroups(launch), {}, {}};
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  if (!found.workgroups)
    found.workgroupExpressions = {getExpression(grid.x), getExpression(grid.y),
                                  getExpression(grid.z)};
  if (llvm::is_contained(found.workgroupExpressions, nullptr))
    found.workgroupExpressions.clear();
  for (Value operand : launch.getKernelOperands()) {
    std::optional<unsigned> buffer = getBuffer(operand);
    if (!buffer)
      return refuse(launch, "is passed a buffer that is neither an argument, "
                            "nor a 'memref.alloc', nor a constant");
    found.buffers.push_back(*buffer);
    Operation *definition = operand.getDefiningOp();
    // Other numbers were set by the ops that define them.
    bool isCalculated =
        isNumber(operand) && definition &&
        !isa<scf::ForOp, scf::WhileOp, scf::IfOp, memref::LoadOp>(definition);
    if (!isCalculated)
      continue;
    // Otherwise the expression of the number would refer to itself.
    auto getOther = [&](Value v) {
      return v == operand ? std::nullopt : getBuffer(v);
    };
    Attribute value = getSizeExpression(operand, getOther);
    if (!value)
      return refuse(launch, "takes a number that a manifest can't express");
    steps.push_back({HostSet{{*buffer}, {value}}});
  }
  steps.push_back({std::move(found)});
  return success();
}

LogicalResult ProgramReader::readLoad(memref::LoadOp load, Steps &steps) {
  std::optional<unsigned> buffer = getBuffer(load.getMemRef());
  if (!buffer)
    return refuse(load, "reads a buffer that is neither an argument, nor a "
                        "'memref.alloc', nor a constant");
  FailureOr<SmallVector<Attribute>> indices =
      getExpressions(load, load.getIndices());
  if (failed(indices))
    return failure();
  Builder builder(load.getContext());
  SmallVector<Attribute> parts = {builder.getStringAttr("load"),
                                  builder.getI64IntegerAttr(*buffer)};
  llvm::append_range(parts, *indices);
  steps.push_back(
      {HostSet{{*getBuffer(load.getResult())}, {builder.getArrayAttr(parts)}}});
  return success();
}

LogicalResult ProgramReader::readFor(scf::ForOp loop, Steps &steps) {
  if (failed(addSet(loop, loop.getResults(), loop.getInits(), steps)))
    return failure();
  HostFor found{*getBuffer(loop.getInductionVar()),
                getExpression(loop.getLowerBound()),
                getExpression(loop.getUpperBound()),
                getExpression(loop.getStep()),
                {}};
  if (!found.from || !found.to || !found.step)
    return refuse(loop, "has a bound that a manifest can't express");
  if (failed(readBlock(*loop.getBody(), found.body)) ||
      failed(
          addSet(loop, loop.getResults(), loop.getYieldedValues(), found.body)))
    return failure();
  steps.push_back({std::move(found)});
  return success();
}

LogicalResult ProgramReader::readWhile(scf::WhileOp loop, Steps &steps) {
  if (failed(addSet(loop, loop.getBeforeArguments(), loop.getInits(), steps)))
    return failure();
  HostWhile found;
  scf::ConditionOp condition = loop.getConditionOp();
  if (failed(readBlock(*loop.getBeforeBody(), found.before)) ||
      failed(
          addSet(loop, loop.getResults(), condition.getArgs(), found.before)))
    return failure();
  found.condition = getExpression(condition.getCondition());
  if (!found.condition)
    return refuse(loop, "has a condition that a manifest can't express");
  if (failed(readBlock(*loop.getAfterBody(), found.body)) ||
      failed(addSet(loop, loop.getBeforeArguments(),
                    loop.getYieldOp().getOperands(), found.body)))
    return failure();
  steps.push_back({std::move(found)});
  return success();
}

LogicalResult ProgramReader::readIf(scf::IfOp branch, Steps &steps) {
  HostIf found;
  found.condition = getExpression(branch.getCondition());
  if (!found.condition)
    return refuse(branch, "has a condition that a manifest can't express");
  if (failed(readBlock(*branch.thenBlock(), found.then)) ||
      failed(addSet(branch, branch.getResults(),
                    branch.thenYield().getOperands(), found.then)))
    return failure();
  if (Block *otherwise = branch.elseBlock())
    if (failed(readBlock(*otherwise, found.otherwise)) ||
        failed(addSet(branch, branch.getResults(),
                      branch.elseYield().getOperands(), found.otherwise)))
      return failure();
  steps.push_back({std::move(found)});
  return success();
}

LogicalResult ProgramReader::readOp(Operation *op, Steps &steps) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](gpu::LaunchFuncOp launch) { return readLaunch(launch, steps); })
      .Case([&](memref::LoadOp load) { return readLoad(load, steps); })
      .Case([&](scf::ForOp loop) { return readFor(loop, steps); })
      .Case([&](scf::WhileOp loop) { return readWhile(loop, steps); })
      .Case([&](scf::IfOp branch) { return readIf(branch, steps); })
      .Case<memref::AllocOp, memref::DeallocOp>(
          [](Operation *) { return success(); })
      .Default([&](Operation *other) -> LogicalResult {
        if (other->getNumRegions() == 0 && isMemoryEffectFree(other))
          return success();
        return refuse(other, "can't be a step of a manifest");
      });
}

LogicalResult ProgramReader::readBlock(Block &block, Steps &steps) {
  for (Operation &op : block)
    if (!op.hasTrait<OpTrait::IsTerminator>() && failed(readOp(&op, steps)))
      return failure();
  return success();
}

LogicalResult ProgramReader::read(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return refuse(function, "has several blocks");
  addArguments(function);
  auto visit = [&](auto add) {
    return failure(function.walk<WalkOrder::PreOrder>(add).wasInterrupted());
  };
  auto advance = [](LogicalResult result) {
    return failed(result) ? WalkResult::interrupt() : WalkResult::advance();
  };
  // Sizes are known before any number is set.
  if (failed(visit([&](memref::AllocOp alloc) {
        return advance(addAllocation(alloc));
      })) ||
      failed(visit([&](Operation *op) { return advance(addNumbersOf(op)); })))
    return failure();
  function.walk([&](memref::GetGlobalOp constant) {
    addBuffer(constant, {getKernelBuffer(constant.getType()),
                         {},
                         constant.getNameAttr(),
                         "",
                         false});
  });
  return readBlock(function.front(), program.steps);
}

FailureOr<HostProgram>
mlir::availability::getHostProgram(func::FuncOp function,
                                   std::string &problem) {
  ProgramReader reader(problem);
  if (failed(reader.read(function)))
    return failure();
  return std::move(reader.program);
}
