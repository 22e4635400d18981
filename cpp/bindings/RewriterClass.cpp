//===- RewriterClass.cpp - The class ConversionPatternRewriter ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rewriter.h"

#include <nanobind/stl/shared_ptr.h>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

namespace {
/// `with rewriter.modify_op_in_place(op):`
struct PyModification {
  std::shared_ptr<PyRewriter> rewriter;
  nb::object op;
};
} // namespace

void mlir::availability::python::populateRewriter(nb::module_ &module) {
  nb::class_<PyModification>(module, "InPlaceModification",
                             "The time in which a pattern modifies an op.")
      .def(
          "__enter__",
          [](PyModification &self) {
            self.rewriter->startModification(self.op);
            return self.op;
          },
          nb::sig("def __enter__(self) -> mlir.ir.Operation | mlir.ir.OpView"))
      .def(
          "__exit__",
          [](PyModification &self, nb::handle type, nb::handle, nb::handle) {
            self.rewriter->endModification(self.op, !type.is_none());
          },
          nb::arg("type").none(), nb::arg("value").none(),
          nb::arg("traceback").none());

  nb::class_<PyRewriter>(
      module, "PatternRewriter",
      "Rewrites IR while a pattern runs.\n\n"
      "It can't be used after the pattern has returned: RuntimeError. Ops have "
      "to be\ncreated at `ip` to be noticed.")
      .def_prop_ro("ip", &PyRewriter::getInsertionPoint,
                   nb::sig("def ip(self) -> mlir.ir.InsertionPoint"),
                   "Where ops are created: at first, before the op that was "
                   "matched.")
      .def(
          "set_insertion_point_before",
          [](PyRewriter &self, nb::handle op) {
            self.setInsertionPoint(op, /*after=*/false);
          },
          nb::arg("op"),
          nb::sig("def set_insertion_point_before(self, op: mlir.ir.Operation "
                  "| mlir.ir.OpView) -> None"),
          "Moves `ip` to before an op.")
      .def(
          "set_insertion_point_after",
          [](PyRewriter &self, nb::handle op) {
            self.setInsertionPoint(op, /*after=*/true);
          },
          nb::arg("op"),
          nb::sig("def set_insertion_point_after(self, op: mlir.ir.Operation "
                  "| mlir.ir.OpView) -> None"),
          "Moves `ip` to after an op.")
      .def(
          "set_insertion_point_to_start",
          [](PyRewriter &self, Arg<MlirBlock> block) {
            self.setInsertionPoint(unwrap(block), unwrap(block)->begin());
          },
          nb::arg("block"), "Moves `ip` to the start of a block.")
      .def(
          "set_insertion_point_to_end",
          [](PyRewriter &self, Arg<MlirBlock> block) {
            self.setInsertionPoint(unwrap(block), unwrap(block)->end());
          },
          nb::arg("block"), "Moves `ip` to the end of a block.")
      .def("replace_op", &PyRewriter::replaceOp, nb::arg("op"),
           nb::arg("new_op"),
           nb::sig("def replace_op(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, new_op: mlir.ir.Operation | "
                   "mlir.ir.OpView | "
                   "collections.abc.Sequence[mlir.ir.Value[typing.Any]]) -> "
                   "None"),
           "Replaces an op with another one, or with a value for each result.")
      .def("replace_op", &PyRewriter::replaceOp, nb::arg("op"),
           nb::arg("values"),
           nb::sig("def replace_op(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, values: "
                   "collections.abc.Sequence[mlir.ir.Value[typing.Any]]) -> "
                   "None"),
           "Replaces an op with a value for each result.")
      .def("erase_op", &PyRewriter::eraseOp, nb::arg("op"),
           nb::sig("def erase_op(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView) -> None"),
           "Erases an op.")
      .def(
          "modify_op_in_place",
          [](std::shared_ptr<PyRewriter> self, nb::object op) {
            return PyModification{std::move(self), std::move(op)};
          },
          nb::arg("op"),
          nb::sig("def modify_op_in_place(self, op: mlir.ir.Operation | "
                  "mlir.ir.OpView) -> InPlaceModification"),
          "Returns a context to modify an op's attributes and operands in.")
      .def("notify_match_failure", &PyRewriter::notifyMatchFailure,
           nb::arg("op"), nb::arg("reason"),
           nb::sig("def notify_match_failure(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, reason: str) -> bool"),
           "Says why the pattern doesn't match. Returns True, for the pattern "
           "to return.")
      .def("inline_region_before", &PyRewriter::inlineRegionBefore,
           nb::arg("region"), nb::arg("parent"), nb::arg("before") = nb::none(),
           nb::sig("def inline_region_before(self, region: mlir.ir.Region, "
                   "parent: mlir.ir.Region, before: mlir.ir.Block | None = "
                   "None) -> None"),
           "Moves a region's blocks to before a block of the region `parent`, "
           "or to its end.");

  nb::class_<PyConversionRewriter, PyRewriter>(
      module, "ConversionPatternRewriter",
      "Rewrites IR while a pattern of a conversion runs; the conversion can "
      "undo all of it.")
      .def("replace_op_with_multiple",
           &PyConversionRewriter::replaceOpWithMultiple, nb::arg("op"),
           nb::arg("new_values"),
           nb::sig("def replace_op_with_multiple(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, new_values: "
                   "collections.abc.Sequence[collections.abc.Sequence[mlir.ir."
                   "Value[typing.Any]]]) -> None"),
           "Replaces an op with any number of values for each result.")
      .def(
          "convert_region_types", &PyConversionRewriter::convertRegionTypes,
          nb::arg("region"), nb::arg("type_converter"),
          nb::sig("def convert_region_types(self, region: mlir.ir.Region, "
                  "type_converter: TypeConverter) -> mlir.ir.Block | None"),
          "Converts the types of block arguments. Returns the new entry block. "
          "Raises ValueError.");
}
