//===- DeviceCode.cpp - Questions about ops of device code ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Functions for devices
//===----------------------------------------------------------------------===//

bool mlir::availability::isLLVMKernel(Operation *op, StringRef vendor) {
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  if (!function)
    return false;
  bool isForNVIDIA = vendor == "nvvm";
  // It is asked about each op of a function, which has dozens of inherent
  // attributes: these aren't looked through.
  return function.getCConv() == (isForNVIDIA
                                     ? LLVM::cconv::CConv::PTX_Kernel
                                     : LLVM::cconv::CConv::AMDGPU_KERNEL) ||
         op->getDiscardableAttr(isForNVIDIA ? "nvvm.kernel" : "rocdl.kernel");
}

bool mlir::availability::isUnloweredDeviceCode(Operation *op) {
  StringRef name = op->getName().getStringRef();
  Operation *parent = op->getParentOp();
  return name == "gpu.func" || name == "gpu.launch" ||
         (name == "func.func" && parent &&
          parent->getName().getStringRef() == "gpu.module");
}

/// Returns true if `name` is of an intrinsic for GPUs, or of a function of a
/// vendor's device library.
static bool isOfGPU(StringRef name) {
  return llvm::any_of(
      std::initializer_list<StringRef>{"llvm.nvvm.", "llvm.amdgcn.", "__nv_",
                                       "__ocml_", "__ockl_"},
      [&](StringRef prefix) { return name.starts_with(prefix); });
}

/// Returns the name of the function or the intrinsic that `op` calls; "" if
/// there is none.
static StringRef getCalledName(Operation *op) {
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op))
    return call.getIntrin();
  if (auto call = dyn_cast<LLVM::CallOp>(op))
    return call.getCallee().value_or("");
  return "";
}

/// Returns true if `op` runs only on GPUs.
static bool needsGPU(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "nvvm" || dialect == "rocdl" || isOfGPU(getCalledName(op));
}

/// Returns true if `op` is a module with a triple that begins so.
static bool hasTripleOf(Operation *op, StringRef architecture) {
  auto triple = op->getAttrOfType<StringAttr>(
      LLVM::LLVMDialect::getTargetTripleAttrName());
  return triple && triple.getValue().starts_with(architecture);
}

/// Returns true if everything in `op`, a module, is for a GPU.
static bool isModuleForGPU(Operation *op) {
  return op->getName().getStringRef() == "gpu.module" ||
         hasTripleOf(op, "nvptx") || hasTripleOf(op, "amdgcn");
}

/// Returns true if `function` is known to be for a GPU without looking inside.
static bool isStatedForGPU(Operation *function) {
  if (isLLVMKernel(function, "nvvm") || isLLVMKernel(function, "rocdl") ||
      function->getDiscardableAttr("gpu.kernel") ||
      function->getName().getStringRef() == "gpu.func")
    return true;
  for (Operation *op = function->getParentOp(); op; op = op->getParentOp())
    if (isModuleForGPU(op))
      return true;
  return false;
}

/// Returns true if `op` is a variable, an alias or an indirect function.
static bool isVariable(Operation *op) {
  return isa<LLVM::GlobalOp, LLVM::AliasOp, LLVM::IFuncOp>(op);
}

/// Returns the function that `op` is or is in, or else `op` if `isVariable`;
/// nullptr if there is none.
static Operation *getOwner(Operation *op) {
  if (isVariable(op))
    return op;
  while (op && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op;
}

namespace {
/// The functions and variables for devices in a block and what is nested in it.
class DeviceSymbols {
public:
  explicit DeviceSymbols(Block &block) {
    SmallVector<Operation *> todo;
    for (Operation &op : block)
      op.walk([&](Operation *each) { visit(each, todo); });
    while (!todo.empty())
      for (Operation *use : uses.lookup(todo.pop_back_val()))
        if (found.insert(use).second)
          todo.push_back(use);
  }

  bool contains(Operation *symbol) const { return found.contains(symbol); }
  bool callsKernel(Operation *op) const { return callsOfKernels.contains(op); }
  bool areForAMDOnly() const { return isForAMD && !isForNVIDIA; }

private:
  void visit(Operation *op, SmallVectorImpl<Operation *> &todo) {
    StringRef dialect = op->getName().getDialectNamespace();
    isForAMD |= dialect == "rocdl" || isLLVMKernel(op, "rocdl") ||
                hasTripleOf(op, "amdgcn");
    isForNVIDIA |= dialect == "nvvm" || isLLVMKernel(op, "nvvm");
    Operation *owner = getOwner(op);
    if (!owner)
      return;
    bool isForGPU = op == owner ? isStatedForGPU(op) : needsGPU(op);
    if (isForGPU && found.insert(owner).second)
      todo.push_back(owner);
    if (op == owner)
      return;
    for (NamedAttribute named : op->getAttrs())
      if (auto symbol = dyn_cast<SymbolRefAttr>(named.getValue()))
        if (Operation *use = symbols.lookupNearestSymbolFrom(op, symbol);
            use && (isa<FunctionOpInterface>(use) || isVariable(use))) {
          uses[owner].push_back(use);
          if (isa<LLVM::CallOp>(op) &&
              (isLLVMKernel(use, "nvvm") || isLLVMKernel(use, "rocdl")))
            callsOfKernels.insert(op);
        }
  }

  SymbolTableCollection symbols;
  DenseMap<Operation *, SmallVector<Operation *, 2>> uses;
  DenseSet<Operation *> found;
  DenseSet<Operation *> callsOfKernels;
  bool isForAMD = false;
  bool isForNVIDIA = false;
};
} // namespace

/// Returns the block at the top of the IR that `op` is in, nullptr for an op in
/// none.
static Block *getTopBlock(Operation *op) {
  Block *block = op->getBlock();
  while (block && block->getParentOp() && block->getParentOp()->getBlock())
    block = block->getParentOp()->getBlock();
  return block;
}

bool mlir::availability::isDeviceCode(Operation *op, AnalysisCache &analyses) {
  Operation *owner = getOwner(op);
  if (!owner)
    return false;
  if (isStatedForGPU(owner))
    return true;
  if (Block *block = getTopBlock(owner))
    return analyses.get<DeviceSymbols>(*block).contains(owner);
  return !isVariable(owner) &&
         analyses.get<DeviceSymbols>(owner->getRegion(0).front())
             .contains(owner);
}

bool mlir::availability::isForAMDOnly(Operation *op, AnalysisCache &analyses) {
  for (Operation *around = op; around; around = around->getParentOp())
    if (hasTripleOf(around, "amdgcn"))
      return true;
  Block *block = getTopBlock(op);
  return block && analyses.get<DeviceSymbols>(*block).areForAMDOnly();
}

bool mlir::availability::callsKernel(Operation *op, AnalysisCache &analyses) {
  // Most calls are of intrinsics and of libdevice.
  StringRef callee = cast<LLVM::CallOp>(op).getCallee().value_or("");
  if (callee.empty() || callee.starts_with("llvm.") ||
      callee.starts_with("__nv_"))
    return false;
  Block *block = getTopBlock(op);
  return block && analyses.get<DeviceSymbols>(*block).callsKernel(op);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Returns true if `c` may be in a name of PTX.
static bool isInNamesOfPTX(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$';
}

/// Returns true if LLVM writes `op` only where something refers to it.
static bool isDeclaration(Operation *op) {
  if (auto linkage = op->getAttrOfType<LLVM::LinkageAttr>("linkage"))
    if (linkage.getLinkage() == LLVM::Linkage::AvailableExternally)
      return true;
  if (auto global = dyn_cast<LLVM::GlobalOp>(op))
    return !global.getValueAttr() && !global.getInitializerBlock();
  auto function = dyn_cast<FunctionOpInterface>(op);
  return function && function.isExternal();
}

bool mlir::availability::hasNameUnknownToPTX(Operation *op) {
  StringRef name = SymbolTable::getSymbolName(op).getValue();
  auto linkage = op->getAttrOfType<LLVM::LinkageAttr>("linkage");
  bool isLocal = linkage && (linkage.getLinkage() == LLVM::Linkage::Internal ||
                             linkage.getLinkage() == LLVM::Linkage::Private);
  // A single '_' or '$' is none, and a constant of PTX's is called WARP_SZ.
  bool isName = !name.empty() && !llvm::isDigit(name.front()) && name != "_" &&
                name != "$" && name != "WARP_SZ" &&
                (isLocal || llvm::all_of(name, isInNamesOfPTX));
  if (isName || name.starts_with("llvm."))
    return false;
  Operation *table = op->getParentOp();
  return !isDeclaration(op) || !table ||
         !SymbolTable::symbolKnownUseEmpty(op, table);
}

bool mlir::availability::hasNameUnknownToAssembler(LLVM::LLVMFuncOp kernel) {
  StringRef name = kernel.getSymName();
  return name.empty() || llvm::isDigit(name.front()) || name == "$" ||
         !llvm::all_of(name, [](char c) {
           return isInNamesOfPTX(c) || c == '.' || c == '@';
         });
}

static bool anyType(Operation *op, function_ref<bool(Type)> test) {
  return llvm::any_of(op->getOperandTypes(), test) ||
         llvm::any_of(op->getResultTypes(), test);
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

InitialValue mlir::availability::getInitialValue(Operation *variable) {
  auto global = cast<LLVM::GlobalOp>(variable);
  Attribute value = global.getValueAttr();
  if (Block *block = global.getInitializerBlock()) {
    Value returned = block->getTerminator()->getOperand(0);
    Operation *made = returned.getDefiningOp();
    if (isa_and_nonnull<LLVM::UndefOp, LLVM::PoisonOp>(made))
      return InitialValue::None;
    if (isa_and_nonnull<LLVM::ZeroOp>(made))
      return InitialValue::Zero;
    if (!matchPattern(returned, m_Constant(&value)))
      return InitialValue::Other;
  }
  if (!value)
    return InitialValue::None;
  return matchPattern(value, m_Zero()) || matchPattern(value, m_PosZeroFloat())
             ? InitialValue::Zero
             : InitialValue::Other;
}

/// Returns true if the back ends of all GPUs write `op`, of the initializer of
/// a variable, as data: addresses of what is in `spaces`, and beyond.
static bool isWrittenAsData(Operation &op,
                            std::initializer_list<unsigned> spaces) {
  auto isNatural = [](llvm::PointerUnion<IntegerAttr, Value> index) {
    if (auto constant = dyn_cast<IntegerAttr>(index))
      return !constant.getValue().isNegative();
    return availability::detail::matchConstant(cast<Value>(index))
               .value_or(-1) >= 0;
  };
  if (auto address = dyn_cast<LLVM::AddressOfOp>(op))
    return isInSpace(address.getResult(), spaces);
  if (auto element = dyn_cast<LLVM::GEPOp>(op))
    return llvm::all_of(element.getIndices(), isNatural);
  if (auto toGeneric = dyn_cast<LLVM::AddrSpaceCastOp>(op))
    return isInSpace(toGeneric.getArg(), {0, 1, 4}) &&
           isInSpace(toGeneric.getResult(), {0});
  if (auto toInteger = dyn_cast<LLVM::PtrToIntOp>(op))
    return isInSpace(toInteger.getArg(), {0, 1, 4}) &&
           toInteger.getType().isInteger(64);
  return isa<LLVM::ConstantOp, LLVM::ZeroOp, LLVM::UndefOp, LLVM::PoisonOp,
             LLVM::InsertValueOp, LLVM::IntToPtrOp, LLVM::ReturnOp>(op);
}

bool mlir::availability::hasOtherInitializer(
    Operation *variable, std::initializer_list<unsigned> spaces) {
  auto global = cast<LLVM::GlobalOp>(variable);
  if (Block *block = global.getInitializerBlock())
    return !llvm::all_of(
        *block, [&](Operation &op) { return isWrittenAsData(op, spaces); });
  return isa_and_nonnull<SymbolRefAttr>(global.getValueAttr());
}

bool mlir::availability::isListOfUsed(Operation *variable) {
  auto global = cast<LLVM::GlobalOp>(variable);
  auto list = dyn_cast<LLVM::LLVMArrayType>(global.getType());
  Block *block = global.getInitializerBlock();
  if (!llvm::is_contained({"llvm.used", "llvm.compiler.used"},
                          global.getSymName()) ||
      global.getSection() != "llvm.metadata" || !list || !block)
    return false;
  DenseSet<int64_t> named;
  for (auto insertion : block->getOps<LLVM::InsertValueOp>()) {
    Value member = insertion.getValue();
    if (auto cast = member.getDefiningOp<LLVM::AddrSpaceCastOp>())
      member = cast.getArg();
    if (member.getDefiningOp<LLVM::AddressOfOp>())
      named.insert(insertion.getPosition().front());
  }
  return named.size() == list.getNumElements();
}

bool mlir::availability::refersToItself(Operation *variable) {
  SymbolTableCollection symbols;
  SmallVector<Operation *> todo = {variable};
  DenseSet<Operation *> seen;
  while (!todo.empty()) {
    auto global = dyn_cast<LLVM::GlobalOp>(todo.pop_back_val());
    Block *block = global ? global.getInitializerBlock() : nullptr;
    if (!block)
      continue;
    for (auto address : block->getOps<LLVM::AddressOfOp>()) {
      Operation *other =
          symbols.lookupNearestSymbolFrom(address, address.getGlobalNameAttr());
      if (other == variable)
        return true;
      if (other && seen.insert(other).second)
        todo.push_back(other);
    }
  }
  return false;
}

bool mlir::availability::isInOtherComdat(Operation *symbol) {
  auto comdat = symbol->getAttrOfType<SymbolRefAttr>("comdat");
  if (!comdat)
    return false;
  auto selector = SymbolTable::lookupNearestSymbolFrom<LLVM::ComdatSelectorOp>(
      symbol, comdat);
  return !selector || !llvm::is_contained({LLVM::comdat::Comdat::Any,
                                           LLVM::comdat::Comdat::NoDeduplicate},
                                          selector.getComdat());
}

bool mlir::availability::hasArgumentWith(LLVM::CallOp call, StringRef name) {
  ArrayAttr attrs = call.getArgAttrsAttr();
  return attrs && llvm::any_of(attrs, [&](Attribute each) {
           return cast<DictionaryAttr>(each).contains(name);
         });
}

bool mlir::availability::isIntegerUnknownToPTX(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getWidth() < 64 &&
         !llvm::is_contained({1, 8, 16, 32}, integer.getWidth());
}

/// Returns true if values of `type` have no size. Those of the structures that
/// were `seen` have none: the search ends at the first that has one.
static bool isEmpty(Type type, DenseSet<Type> &seen) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return array.getNumElements() == 0 || isEmpty(array.getElementType(), seen);
  auto structure = dyn_cast<LLVM::LLVMStructType>(type);
  if (!structure || structure.isOpaque())
    return false;
  return !seen.insert(type).second ||
         llvm::all_of(structure.getBody(),
                      [&](Type member) { return isEmpty(member, seen); });
}
static bool isEmpty(Type type) {
  DenseSet<Type> seen;
  return isEmpty(type, seen);
}

bool mlir::availability::passesNothing(Operation *op) {
  auto isNothing = [](Type type) { return isEmpty(type); };
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
    return llvm::any_of(function.getArgumentTypes(), isNothing) ||
           isEmpty(function.getFunctionType().getReturnType());
  return anyType(op, isNothing);
}

bool mlir::availability::isUsualConvention(LLVM::cconv::CConv convention) {
  using LLVM::cconv::CConv;
  return llvm::is_contained({CConv::C, CConv::Fast, CConv::Cold}, convention);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Calls `visit` with the scalable vectors that `type` is or holds.
static void forEachIn(Type type, function_ref<void(VectorType)> visit) {
  auto visitIfScalable = [&](VectorType vector) {
    if (vector.isScalable())
      visit(vector);
  };
  if (auto vector = dyn_cast<VectorType>(type))
    visitIfScalable(vector);
  // Most types are these, and hold none.
  else if (!isa<IntegerType, IndexType, Float16Type, Float32Type, Float64Type,
                LLVM::LLVMPointerType>(type))
    type.walk(visitIfScalable);
}

void mlir::availability::forEachScalableVector(
    Operation *op, function_ref<void(VectorType)> visit) {
  for (Type type : op->getOperandTypes())
    forEachIn(type, visit);
  for (Type type : op->getResultTypes())
    forEachIn(type, visit);
}

/// Returns true if `test` of a type that a variable or a function states: the
/// type of a variable; of a function, those of its parameters and its result,
/// and what the attributes of parameters name, such as `llvm.byval`.
static bool anyStatedType(Operation *op, function_ref<bool(Type)> test) {
  if (auto global = dyn_cast<LLVM::GlobalOp>(op))
    return test(global.getGlobalType());
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  if (!function)
    return false;
  auto isNamed = [&](NamedAttribute named) {
    auto type = dyn_cast<TypeAttr>(named.getValue());
    return type && test(type.getValue());
  };
  return llvm::any_of(function.getArgumentTypes(), test) ||
         test(function.getFunctionType().getReturnType()) ||
         llvm::any_of(
             function.getArgAttrsAttr() ? function.getArgAttrsAttr().getValue()
                                        : ArrayRef<Attribute>(),
             [&](Attribute attrs) {
               return llvm::any_of(cast<DictionaryAttr>(attrs), isNamed);
             });
}

bool mlir::availability::hasScalableVector(Operation *op) {
  if (!hasRareType(op))
    return false;
  bool isFound = false;
  forEachScalableVector(op, [&](VectorType) { isFound = true; });
  return isFound || anyStatedType(op, holdsScalableVector);
}

bool mlir::availability::holdsScalableVector(Type type) {
  bool isFound = false;
  forEachIn(type, [&](VectorType) { isFound = true; });
  return isFound;
}

bool mlir::availability::anyTypeIn(Type type, function_ref<bool(Type)> isWanted,
                                   DenseSet<Type> &seen) {
  auto isHeld = [&](Type each) { return anyTypeIn(each, isWanted, seen); };
  if (auto vector = dyn_cast<VectorType>(type))
    return isWanted(type) || isHeld(vector.getElementType());
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return isHeld(array.getElementType());
  auto structure = dyn_cast<LLVM::LLVMStructType>(type);
  if (structure && !structure.isOpaque())
    return seen.insert(type).second &&
           llvm::any_of(structure.getBody(), isHeld);
  return isWanted(type);
}

/// Returns true if `isWanted` of a type that an operand or a result of `op` is
/// or holds, or that it states. The types that most programs consist of aren't
/// wanted.
static bool anyIn(Operation *op, function_ref<bool(Type)> isWanted) {
  DenseSet<Type> seen;
  auto isRareAndWanted = [&](Type type) {
    return !isa<Float16Type, BFloat16Type, Float32Type, Float64Type, IndexType,
                LLVM::LLVMVoidType>(type) &&
           isWanted(type);
  };
  auto isFound = [&](Type type) {
    return anyTypeIn(type, isRareAndWanted, seen);
  };
  return anyType(op, isFound) || anyStatedType(op, isFound);
}

static bool isWideInteger(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getWidth() > 128;
}

bool mlir::availability::hasRareType(Operation *op) {
  auto isRare = [](Type type) {
    if (auto pointer = dyn_cast<LLVM::LLVMPointerType>(type))
      return !llvm::is_contained({0, 1, 3, 4, 5}, pointer.getAddressSpace());
    if (auto vector = dyn_cast<VectorType>(type))
      return vector.isScalable();
    return !isa<IntegerType>(type) || isWideInteger(type);
  };
  return anyIn(op, isRare);
}

bool mlir::availability::hasUnprobedType(Operation *op) {
  auto isUnprobed = [](Type type) {
    return !isa<LLVM::LLVMPointerType, VectorType, IntegerType, Float128Type>(
               type) ||
           isWideInteger(type);
  };
  return anyIn(op, isUnprobed);
}

bool mlir::availability::hasPointerOutside(
    Operation *op, std::initializer_list<unsigned> spaces) {
  auto isOutside = [&](Type type) {
    auto pointer = dyn_cast<LLVM::LLVMPointerType>(type);
    return pointer && !llvm::is_contained(spaces, pointer.getAddressSpace());
  };
  return anyIn(op, isOutside);
}

bool mlir::availability::hasQuadPrecision(Operation *op) {
  return hasLanes<Float128Type>(op);
}

bool mlir::availability::hasIntegerOf(Operation *op, unsigned width) {
  return anyType(op, [&](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return (vector ? vector.getElementType() : type).isInteger(width);
  });
}

bool mlir::availability::hasIntegerAbove(Operation *op, unsigned width) {
  return anyType(op, [&](Type type) {
    auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
    return integer && integer.getWidth() > width;
  });
}

bool mlir::availability::hasOtherExponent(Operation *op) {
  auto result = op->getNumResults() == 1
                    ? dyn_cast<LLVM::LLVMStructType>(op->getResult(0).getType())
                    : nullptr;
  return !result || result.getBody().size() != 2 ||
         !getElementTypeOrSelf(result.getBody()[1]).isInteger(32);
}

bool mlir::availability::isInSpace(Value value,
                                   std::initializer_list<unsigned> spaces) {
  std::optional<unsigned> space =
      getAddressSpace(getElementTypeOrSelf(value.getType()));
  return space && llvm::is_contained(spaces, *space);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

StringRef mlir::availability::getSyncScope(Operation *op) {
  auto scope = op->getAttrOfType<StringAttr>("syncscope");
  return scope ? scope.getValue() : "";
}

bool mlir::availability::isOtherScope(Operation *op,
                                      std::initializer_list<StringRef> known) {
  StringRef scope = getSyncScope(op);
  return !scope.empty() && !llvm::is_contained(known, scope);
}

bool mlir::availability::isUnderaligned(Operation *op, Type accessed) {
  auto alignment = op->getAttrOfType<IntegerAttr>("alignment");
  return alignment &&
         isa<IntegerType, FloatType, LLVM::LLVMPointerType>(accessed) &&
         alignment.getValue().ult(
             DataLayout::closest(op).getTypeSize(accessed).getFixedValue());
}

bool mlir::availability::namesOtherRegisters(
    LLVM::InlineAsmOp op, std::initializer_list<StringRef> known,
    std::initializer_list<StringRef> scalar) {
  auto isOther = [](Type type) {
    return !type.isIntOrFloat() ||
           !llvm::is_contained({32, 64}, type.getIntOrFloatBitWidth());
  };
  if (anyType(op, isOther))
    return true;
  SmallVector<StringRef> constraints;
  op.getConstraints().split(constraints, ',', -1, /*KeepEmpty=*/false);
  bool hasScalarResult = llvm::any_of(constraints, [&](StringRef each) {
    return llvm::is_contained(scalar, each);
  });
  return llvm::any_of(constraints, [&](StringRef each) {
    return !each.starts_with("~{") && !llvm::is_contained(known, each) &&
           (each != "0" || hasScalarResult);
  });
}

bool mlir::availability::isOrdered(LLVM::AtomicOrdering ordering) {
  return ordering > LLVM::AtomicOrdering::monotonic;
}

bool mlir::availability::isApproximate(Operation *op) {
  auto flags = dyn_cast<LLVM::FastmathFlagsInterface>(op);
  return flags && LLVM::bitEnumContainsAll(flags.getFastmathAttr().getValue(),
                                           LLVM::FastmathFlags::afn);
}

bool mlir::availability::callsForCPU(Operation *op, AnalysisCache &analyses) {
  StringRef name = getCalledName(op);
  return name.consume_front("llvm.") &&
         (name.starts_with("x86.") || name.starts_with("aarch64.") ||
          name.starts_with("riscv.")) &&
         !isDeviceCode(op, analyses);
}

StringRef mlir::availability::getCoreIntrinsic(Operation *op) {
  StringRef name = getCalledName(op);
  // A search among all names is slow. Device code mostly calls these.
  if (!name.starts_with("llvm.") || name.starts_with("llvm.nvvm.") ||
      name.starts_with("llvm.amdgcn."))
    return "";
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(name);
  if (id == llvm::Intrinsic::not_intrinsic ||
      llvm::Intrinsic::isTargetIntrinsic(id))
    return "";
  return llvm::Intrinsic::getBaseName(id);
}
