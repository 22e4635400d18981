//===- TypeConverter.cpp - Type converters in Python ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rewriter.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Calls `fn(type)` and appends the types that it returns. Returns std::nullopt
/// if `fn` leaves the type to other functions, and a failure if it rejects the
/// type.
static std::optional<LogicalResult> convert(nb::handle fn, Type type,
                                            SmallVectorImpl<Type> &types) {
  nb::object result = fn(nb::cast(wrap(type)));
  if (result.is_none())
    return std::nullopt;
  if (result.is(nb::handle(Py_False)))
    return failure();
  nb::object typeClass = mlir::python::irModule().attr("Type");
  if (nb::isinstance(result, typeClass))
    result = nb::make_tuple(result);
  bool isSequence = PySequence_Check(result.ptr());
  if (isSequence)
    for (nb::handle each : nb::borrow<nb::sequence>(result)) {
      if (!nb::isinstance(each, typeClass)) {
        isSequence = false;
        break;
      }
      types.push_back(unwrap(nb::cast<MlirType>(each)));
    }
  if (!isSequence)
    throw nb::type_error(("expected a conversion function to return an "
                          "mlir.ir.Type, a sequence of them, None or "
                          "TypeConverter.FAILED, not " +
                          getTypeName(result))
                             .c_str());
  for (Type each : types)
    if (each.getContext() != type.getContext())
      throw nb::value_error("a conversion function returned a type of another "
                            "context");
  return success();
}

void PyTypeConverter::check() const {
  if (hasFailed)
    throw std::runtime_error("a conversion function of this type converter has "
                             "raised an exception; make a new type converter");
}

static void addConversion(PyTypeConverter &self, nb::handle fn) {
  self.converter->addConversion(
      [fn,
       &self](Type type,
              SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
        nb::gil_scoped_acquire gil;
        // MLIR caches the result, so an exception makes the converter unusable.
        CallbackScope *scope = CallbackScope::current();
        if (!scope)
          return failure();
        try {
          CallbackScope::Call call(*scope);
          return convert(fn, type, results);
        } catch (...) {
          scope->keepException();
          self.hasFailed = true;
          return failure();
        }
      });
}

static void addSourceMaterialization(PyTypeConverter &self, nb::handle fn) {
  self.converter->addSourceMaterialization([fn](OpBuilder &builder, Type type,
                                                ValueRange inputs,
                                                Location location) -> Value {
    return callPython(
        [&](CallbackScope &scope) {
          SmallVector<Value> values =
              materialize(fn, builder, type, inputs, location, Type(), scope);
          return values.empty() ? Value() : values.front();
        },
        Value());
  });
}

static void addTargetMaterialization(PyTypeConverter &self, nb::handle fn) {
  self.converter->addTargetMaterialization(
      [fn](OpBuilder &builder, TypeRange types, ValueRange inputs,
           Location location, Type originalType) -> SmallVector<Value> {
        return callPython(
            [&](CallbackScope &scope) {
              return materialize(fn, builder, types, inputs, location,
                                 originalType, scope);
            },
            SmallVector<Value>());
      });
}

static std::optional<std::vector<MlirType>> convertTypes(PyTypeConverter &self,
                                                         Arg<MlirType> type) {
  self.check();
  CallbackScope scope(nullptr);
  SmallVector<Type> types;
  LogicalResult result = self.converter->convertType(unwrap(type), types);
  scope.rethrow();
  if (failed(result))
    return std::nullopt;
  std::vector<MlirType> converted;
  for (Type each : types)
    converted.push_back(wrap(each));
  return converted;
}

static std::optional<PySignatureConversion>
convertBlockSignature(PyTypeConverter &self, Arg<MlirBlock> handle) {
  self.check();
  CallbackScope scope(nullptr);
  Block *block = unwrap(handle.value);
  std::optional<TypeConverter::SignatureConversion> converted =
      self.converter->convertBlockSignature(block);
  scope.rethrow();
  if (!converted)
    return std::nullopt;
  PySignatureConversion signature(block->getNumArguments());
  signature.types = std::move(*converted);
  return signature;
}

static bool isLegalType(PyTypeConverter &self, Arg<MlirType> type) {
  self.check();
  CallbackScope scope(nullptr);
  bool isLegal = self.converter->isLegal(unwrap(type));
  scope.rethrow();
  return isLegal;
}

static bool isLegalOp(PyTypeConverter &self, nb::handle op) {
  self.check();
  CallbackScope scope(nullptr);
  bool isLegal = self.converter->isLegal(getOperation(op, "expected an op"));
  scope.rethrow();
  return isLegal;
}

void mlir::availability::python::populateTypeConverter(nb::module_ &module) {
  nb::class_<PyTypeConverter>(
      module, "TypeConverter",
      "Functions are borrowed: the caller of `add_...` must keep them alive.")
      .def("__init__",
           [](PyTypeConverter *self) {
             new (self) PyTypeConverter(makeTypeConverter());
           })
      .def("add_conversion", &addConversion, nb::arg("fn"),
           nb::sig("def add_conversion(self, fn: "
                   "collections.abc.Callable[[mlir.ir.Type], typing.Any]) -> "
                   "None"))
      .def(
          "add_materialization",
          [](PyTypeConverter &self, nb::handle fn, bool isSource) {
            isSource ? addSourceMaterialization(self, fn)
                     : addTargetMaterialization(self, fn);
          },
          nb::arg("fn"), nb::arg("source"),
          nb::sig("def add_materialization(self, fn: "
                  "collections.abc.Callable[[ConversionPatternRewriter, "
                  "list[mlir.ir.Type], list[typing.Any], mlir.ir.Location, "
                  "mlir.ir.Type | None], typing.Any], source: bool) -> None"))
      .def("convert_types", &convertTypes, nb::arg("type"),
           "Returns the types that a type is converted to, None if it isn't.")
      .def("convert_block_signature", &convertBlockSignature, nb::arg("block"),
           nb::sig("def convert_block_signature(self, block: mlir.ir.Block) -> "
                   "SignatureConversion | None"),
           "Returns what the types of a block's arguments are converted to, "
           "None if one isn't.")
      .def("is_legal_type", &isLegalType, nb::arg("type"),
           "Returns whether a type is converted to itself.")
      .def("is_legal_op", &isLegalOp, nb::arg("op"),
           nb::sig("def is_legal_op(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView) -> bool"),
           "Returns whether the types of all operands and results are.");
}
