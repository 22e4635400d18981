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

static void populateSignatureConversion(nb::module_ &module) {
  auto toTypes = [](nb::sequence objects) {
    SmallVector<Type> types;
    for (nb::handle type : objects) {
      if (!nb::isinstance(type, mlir::python::irModule().attr("Type")))
        throw nb::type_error(
            ("expected mlir.ir.Types, not " + getTypeName(type)).c_str());
      types.push_back(unwrap(nb::cast<MlirType>(type)));
    }
    return types;
  };
  nb::class_<PySignatureConversion>(
      module, "SignatureConversion",
      "How the arguments of a block are converted. Arguments that are not "
      "mentioned are\ndropped.")
      .def(nb::init<unsigned>(), nb::arg("num_original_arguments"))
      .def(
          "add_inputs",
          [=](PySignatureConversion &self, unsigned index,
              nb::sequence objects) {
            self.checkIndex(index);
            SmallVector<Type> types = toTypes(objects);
            if (types.empty())
              throw nb::value_error("to drop an argument, leave it out; to "
                                    "replace it with a value, use remap_input");
            self.types.addInputs(index, types);
          },
          nb::arg("index"), nb::arg("types"),
          nb::sig("def add_inputs(self, index: int, types: "
                  "collections.abc.Sequence[mlir.ir.Type]) -> None"),
          "Replaces an argument with new ones of these types. Raises "
          "IndexError, ValueError.")
      .def(
          "add_new_inputs",
          [=](PySignatureConversion &self, nb::sequence objects) {
            self.types.addInputs(toTypes(objects));
          },
          nb::arg("types"),
          nb::sig("def add_new_inputs(self, types: "
                  "collections.abc.Sequence[mlir.ir.Type]) -> None"),
          "Adds arguments that correspond to none of the old ones.")
      .def(
          "remap_input",
          [](PySignatureConversion &self, unsigned index,
             nb::sequence objects) {
            self.checkIndex(index);
            std::vector<nb::object> values;
            for (nb::handle value : objects) {
              (void)getValue(value, "expected mlir.ir.Values");
              values.push_back(nb::borrow(value));
            }
            if (values.empty())
              throw nb::value_error("expected at least one value");
            self.values[index] = std::move(values);
          },
          nb::arg("index"), nb::arg("values"),
          nb::sig("def remap_input(self, index: int, values: "
                  "collections.abc.Sequence[mlir.ir.Value[typing.Any]]) -> "
                  "None"),
          "Replaces an argument with values. Raises IndexError, ValueError.")
      .def_prop_ro(
          "converted_types",
          [](const PySignatureConversion &self) {
            std::vector<MlirType> types;
            for (Type type : self.types.getConvertedTypes())
              types.push_back(wrap(type));
            return types;
          },
          nb::sig("def converted_types(self) -> list[mlir.ir.Type]"),
          "The types of the new arguments.");
}

static void populateBlockMethods(nb::class_<PyRewriter> &rewriter) {
  rewriter
      .def("create_block", &PyRewriter::createBlock, nb::arg("region"),
           nb::arg("types") = nb::tuple(), nb::arg("before") = nb::none(),
           nb::sig("def create_block(self, region: mlir.ir.Region, types: "
                   "collections.abc.Sequence[mlir.ir.Type] = (), before: "
                   "mlir.ir.Block | None = None) -> mlir.ir.Block"),
           "Creates a block with arguments of these types before another one, "
           "or at the region's end, and moves `ip` into it.")
      .def(
          "split_block", &PyRewriter::splitBlock, nb::arg("block"),
          nb::arg("before"),
          nb::sig("def split_block(self, block: mlir.ir.Block, before: "
                  "mlir.ir.Operation | mlir.ir.OpView) -> mlir.ir.Block"),
          "Moves the ops of a block from one on into a new block after it, and "
          "returns that.")
      .def("merge_blocks", &PyRewriter::mergeBlocks, nb::arg("source"),
           nb::arg("dest"), nb::arg("values") = nb::tuple(),
           nb::sig("def merge_blocks(self, source: mlir.ir.Block, dest: "
                   "mlir.ir.Block, values: "
                   "collections.abc.Sequence[mlir.ir.Value[typing.Any]] = ()) "
                   "-> None"),
           "Moves the ops of a block to the end of another one, and erases it. "
           "The values replace its arguments.")
      .def("inline_block_before", &PyRewriter::inlineBlockBefore,
           nb::arg("source"), nb::arg("op"), nb::arg("values") = nb::tuple(),
           nb::sig("def inline_block_before(self, source: mlir.ir.Block, op: "
                   "mlir.ir.Operation | mlir.ir.OpView, values: "
                   "collections.abc.Sequence[mlir.ir.Value[typing.Any]] = ()) "
                   "-> None"),
           "Moves the ops of a block to before an op, and erases it. The "
           "values replace its arguments.")
      .def("erase_block", &PyRewriter::eraseBlock, nb::arg("block"),
           "Erases a block, to which nothing may branch.")
      .def("clone", &PyRewriter::clone, nb::arg("op"),
           nb::arg("values") = nb::none(),
           nb::sig("def clone(self, op: mlir.ir.Operation | mlir.ir.OpView, "
                   "values: dict[mlir.ir.Value[typing.Any], "
                   "mlir.ir.Value[typing.Any]] | None = None) -> "
                   "mlir.ir.OpView"),
           "Copies an op to `ip`. `values` maps operands to their replacements "
           "in the copy.")
      .def("replace_all_uses_with", &PyRewriter::replaceAllUsesWith,
           nb::arg("value"), nb::arg("replacement"),
           nb::sig("def replace_all_uses_with(self, value: "
                   "mlir.ir.Value[typing.Any], replacement: "
                   "mlir.ir.Value[typing.Any] | "
                   "collections.abc.Sequence[mlir.ir.Value[typing.Any]]) -> "
                   "None"),
           "Replaces a value wherever it is used; in a conversion, with any "
           "number of values of any types.")
      .def("replace_uses_with_if", &PyRewriter::replaceUsesWithIf,
           nb::arg("value"), nb::arg("replacement"), nb::arg("predicate"),
           nb::sig("def replace_uses_with_if(self, value: "
                   "mlir.ir.Value[typing.Any], replacement: "
                   "mlir.ir.Value[typing.Any], predicate: "
                   "collections.abc.Callable[[mlir.ir.OpOperand], bool]) -> "
                   "None"),
           "Replaces a value where `predicate(use)` is True, with one of the "
           "same type.")
      .def("apply_signature_conversion", &PyRewriter::applySignatureConversion,
           nb::arg("block"), nb::arg("conversion"),
           nb::arg("type_converter").none() = nb::none(),
           nb::sig("def apply_signature_conversion(self, block: mlir.ir.Block, "
                   "conversion: SignatureConversion, type_converter: "
                   "TypeConverter | None = None) -> mlir.ir.Block"),
           "Gives a block new arguments, and returns the block that replaces "
           "it. If the types of an argument change, its uses get a cast: in a "
           "conversion a source materialization of the type converter, "
           "otherwise a 'builtin.unrealized_conversion_cast'.");
}

void mlir::availability::python::populateRewriter(nb::module_ &module) {
  nb::class_<PyModification>(module, "InPlaceModification",
                             "A context manager for modifying an op in place.")
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

  populateSignatureConversion(module);
  nb::class_<PyRewriter> rewriter(
      module, "PatternRewriter",
      "Rewrites IR while a pattern runs.\n\n"
      "It can't be used after the pattern has returned: RuntimeError. Ops have "
      "to be\ncreated at `ip` to be noticed.");
  populateBlockMethods(rewriter);
  rewriter
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
          "Returns a context manager in which an op's attributes and operands "
          "may be modified.")
      .def("notify_match_failure", &PyRewriter::notifyMatchFailure,
           nb::arg("op"), nb::arg("reason"),
           nb::sig("def notify_match_failure(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, reason: str) -> bool"),
           "Records why the pattern doesn't match. Returns True, which the "
           "pattern should return.")
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
          nb::arg("entry_conversion").none() = nb::none(),
          nb::sig("def convert_region_types(self, region: mlir.ir.Region, "
                  "type_converter: TypeConverter, entry_conversion: "
                  "SignatureConversion | None = None) -> mlir.ir.Block | None"),
          "Converts the types of block arguments; those of the entry block by "
          "`entry_conversion`, if it is given. Returns the new entry block. "
          "Raises ValueError.");
}
