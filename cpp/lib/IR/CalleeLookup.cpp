//===- CalleeLookup.cpp - Looking up callees ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/CalleeLookup.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true for the names of ops whose result is the address of a symbol.
static bool isAddress(OperationName name) {
  return name.hasTrait<OpTrait::ConstantLike>() &&
         name.hasInterface<SymbolUserOpInterface>();
}

bool mlir::availability::mayNameCallee(OperationName name) {
  return name.hasInterface<CallOpInterface>() || isAddress(name);
}

/// Returns true if nothing in `op` can name its callee, so that it isn't a
/// valid call. The interface would look for an operand all the same.
static bool namesNothing(Operation *op) {
  if (op->getNumOperands() != 0)
    return false;
  std::optional<Attribute> callee = op->getInherentAttr("callee");
  return !(callee && *callee) &&
         llvm::none_of(op->getAttrs(), [](NamedAttribute attr) {
           return isa<SymbolRefAttr>(attr.getValue());
         });
}

/// Returns true if a constant has a result and an attribute for its value. It
/// may lack them until it is verified.
static bool canBeFolded(Operation *op) {
  return op->getNumResults() == 1 &&
         llvm::any_of(op->getName().getAttributeNames(), [&](StringAttr name) {
           std::optional<Attribute> attr = op->getInherentAttr(name);
           return attr && *attr;
         });
}

SymbolRefAttr mlir::availability::getCalleeSymbol(Operation *op) {
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    if (namesNothing(op))
      return nullptr;
    CallInterfaceCallable callable = call.getCallableForCallee();
    if (auto symbol = dyn_cast<SymbolRefAttr>(callable))
      return symbol;
    auto address = dyn_cast<Value>(callable);
    op = address ? address.getDefiningOp() : nullptr;
  }
  Attribute symbol;
  if (op && isAddress(op->getName()) && canBeFolded(op))
    matchPattern(op, m_Constant(&symbol));
  return dyn_cast_or_null<SymbolRefAttr>(symbol);
}

/// Returns true when `symbol`, looked up in `table`, is `op`.
static bool refersTo(SymbolRefAttr symbol, Operation *table, Operation *op) {
  return op->getParentOp() == table && isa<FlatSymbolRefAttr>(symbol) &&
         op->getAttr(SymbolTable::getSymbolAttrName()) ==
             symbol.getRootReference();
}

bool CalleeLookup::isHidden(Operation *table, SymbolRefAttr symbol) const {
  // A recursive function may look up itself.
  return within && !within->isAncestor(table) &&
         !refersTo(symbol, table, within);
}

/// A cached `SymbolTable::getNearestSymbolTable`.
Operation *CalleeLookup::getTable(Operation *op) {
  // An op with regions may be a symbol table itself.
  if (op->getNumRegions() != 0 || !op->getBlock())
    return SymbolTable::getNearestSymbolTable(op);
  if (op->getBlock() != block) {
    block = op->getBlock();
    tableAround = SymbolTable::getNearestSymbolTable(op);
  }
  return tableAround;
}

Operation *CalleeLookup::lookup(Operation *op, SymbolRefAttr symbol) {
  Operation *table = getTable(op);
  if (!table || isHidden(table, symbol))
    return nullptr;
  // The symbol of `within` is found without its table, which lies outside.
  if (within && !within->isAncestor(table))
    return within;
  return tables.lookupSymbolIn(table, symbol);
}

/// Returns true if `op` calls the symbol that it names, or takes the address of
/// a function: other addresses may be those of data. A call by such an address
/// names the symbol, too.
static bool namesFunction(Operation *op) {
  return isa<CallOpInterface>(op) ||
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<FunctionType>);
}

bool CalleeLookup::isHiddenCall(Operation *op) const {
  SymbolRefAttr symbol = namesFunction(op) ? getCalleeSymbol(op) : nullptr;
  Operation *table = symbol ? SymbolTable::getNearestSymbolTable(op) : nullptr;
  return table && isHidden(table, symbol);
}

std::string CalleeLookup::describeHidden(Operation *op) const {
  StringRef table =
      SymbolTable::getNearestSymbolTable(op)->getName().getStringRef();
  StringRef what = isa<CallOpInterface>(op) ? "callee" : "symbol";
  return ("may need more than is known: its " + what + " '" +
          getCalleeSymbol(op).getLeafReference().getValue() +
          "' is outside of the '" + within->getName().getStringRef() +
          "' that the pass runs on, where other threads may be changing it; "
          "run the pass on '" +
          table + "'")
      .str();
}
