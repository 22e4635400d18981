//===- SPIRVStructType.cpp - The class StructType -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir-availability/Dialect/SPIRV/CheckedTypes.h"

#include <nanobind/stl/variant.h>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// A decoration in Python: a Decoration, or a pair of it and its operand.
using PyDecoration =
    std::variant<spirv::Decoration, std::pair<spirv::Decoration, int64_t>>;
using PyDecorations = std::vector<PyDecoration>;
using PyMemberDecorations = std::map<int64_t, PyDecorations>;

static SPIRVDecoration fromPython(const PyDecoration &decoration) {
  if (const auto *alone = std::get_if<spirv::Decoration>(&decoration))
    return {*alone, std::nullopt};
  const auto &[kind, value] = std::get<1>(decoration);
  return {kind, value};
}

static PyDecoration toPython(const SPIRVDecoration &decoration) {
  if (decoration.value)
    return std::make_pair(decoration.decoration, *decoration.value);
  return decoration.decoration;
}

static SPIRVStructBody
makeBody(const std::vector<Arg<MlirType>> &members,
         const std::optional<std::vector<int64_t>> &offsets,
         const std::optional<PyMemberDecorations> &memberDecorations,
         const std::optional<PyDecorations> &decorations) {
  SPIRVStructBody body;
  for (MlirType member : members)
    body.members.push_back(unwrap(member));
  if (offsets)
    llvm::append_range(body.offsets, *offsets);
  // For a struct with members, missing offsets differ from an empty list.
  if (offsets && offsets->size() != members.size())
    throw nb::value_error((std::to_string(offsets->size()) + " offsets for " +
                           std::to_string(members.size()) +
                           " members: expected one for each")
                              .c_str());
  for (const auto &[member, list] :
       memberDecorations.value_or(PyMemberDecorations()))
    for (const PyDecoration &decoration : list)
      body.memberDecorations.emplace_back(member, fromPython(decoration));
  for (const PyDecoration &decoration : decorations.value_or(PyDecorations()))
    body.decorations.push_back(fromPython(decoration));
  return body;
}

#define STRUCT_BODY_SIGNATURE                                                  \
  "member_offsets: collections.abc.Sequence[int] | None = None, "              \
  "member_decorations: collections.abc.Mapping[int, "                          \
  "collections.abc.Sequence[Decoration | tuple[Decoration, int]]] | None = "   \
  "None, struct_decorations: collections.abc.Sequence[Decoration | "           \
  "tuple[Decoration, int]] | None = None"

void mlir::availability::python::populateSPIRVStructType(nb::module_ &module) {
  Subclass<spirv::StructType>(module, "StructType",
                              R"(``!spirv.struct<...>``: OpTypeStruct.

A decoration is a :class:`Decoration`, or a pair of one and its operand:
``(Decoration.MatrixStride, 16)``.)")
      .property(
          "identifier",
          [](spirv::StructType self) -> std::optional<std::string> {
            if (!self.isIdentified())
              return std::nullopt;
            return self.getIdentifier().str();
          },
          "The name of a struct that has one, else None.")
      .property(
          "element_types",
          [](spirv::StructType self) {
            std::vector<MlirType> types;
            for (Type type : self.getElementTypes())
              types.push_back(wrap(type));
            return types;
          },
          "The types of the members.")
      .property(
          "member_offsets",
          [](spirv::StructType self) -> std::optional<std::vector<int64_t>> {
            if (!self.hasOffset())
              return std::nullopt;
            SPIRVStructBody body = getStructBody(self);
            return std::vector<int64_t>(body.offsets.begin(),
                                        body.offsets.end());
          },
          "Where the members are, in bytes (Offset), None without.")
      .property(
          "member_decorations",
          [](spirv::StructType self) {
            PyMemberDecorations decorations;
            for (const auto &[member, decoration] :
                 getStructBody(self).memberDecorations)
              decorations[member].push_back(toPython(decoration));
            return decorations;
          },
          "The decorations of members, by the member's number.")
      .property(
          "struct_decorations",
          [](spirv::StructType self) {
            PyDecorations decorations;
            for (const SPIRVDecoration &decoration :
                 getStructBody(self).decorations)
              decorations.push_back(toPython(decoration));
            return decorations;
          },
          "The decorations of the struct itself.")
      .def(
          "set_body",
          [](Arg<MlirType> raw, const std::vector<Arg<MlirType>> &members,
             const std::optional<std::vector<int64_t>> &offsets,
             const std::optional<PyMemberDecorations> &memberDecorations,
             const std::optional<PyDecorations> &decorations) {
            spirv::StructType self =
                Subclass<spirv::StructType>::getSelf(raw, "StructType");
            SPIRVStructBody body =
                makeBody(members, offsets, memberDecorations, decorations);
            ErrorCollector errors(self.getContext());
            if (failed(setCheckedStructBody(
                    [&] {
                      return emitError(UnknownLoc::get(self.getContext()));
                    },
                    self, body)))
              throw errors.takeError();
          },
          nb::arg("element_types"),
          nb::arg("member_offsets").none() = nb::none(),
          nb::arg("member_decorations").noconvert().none() = nb::none(),
          nb::arg("struct_decorations").noconvert().none() = nb::none(),
          nb::sig(
              "def set_body(self, element_types: "
              "collections.abc.Sequence[mlir.ir.Type], " STRUCT_BODY_SIGNATURE
              ") -> None"),
          R"(Gives a struct that has a name its members: see :meth:`get`.

Raises:
    ValueError: for what :meth:`get` raises it for; or the struct has no name, has other members
        already, or would contain itself other than by pointer.)")
      .def_staticmethod(
          "get",
          [](const std::vector<Arg<MlirType>> &members,
             const std::optional<std::vector<int64_t>> &offsets,
             const std::optional<PyMemberDecorations> &memberDecorations,
             const std::optional<PyDecorations> &decorations,
             nb::handle context) {
            MLIRContext *mlirContext =
                context.is_none() && !members.empty()
                    ? unwrap(members.front().value).getContext()
                    : getSPIRVContext(context);
            SPIRVStructBody body =
                makeBody(members, offsets, memberDecorations, decorations);
            return makeChecked(mlirContext, getCheckedStructType, mlirContext,
                               body);
          },
          nb::arg("element_types"),
          nb::arg("member_offsets").none() = nb::none(),
          nb::arg("member_decorations").noconvert().none() = nb::none(),
          nb::arg("struct_decorations").noconvert().none() = nb::none(),
          nb::arg("context").none() = nb::none(),
          nb::sig(
              "def get(element_types: "
              "collections.abc.Sequence[mlir.ir.Type], " STRUCT_BODY_SIGNATURE
              ", context: mlir.ir.Context | None = None) -> StructType"),
          R"(Returns the struct with the given members.

Args:
    element_types: the types of the members.
    member_offsets: where each member is, in bytes. Memory that is shared with the outside, such as
        storage buffers, needs it (SPIR-V specification, 2.16.2).
    member_decorations: decorations of members, by the member's number. Offset is none of them.
    struct_decorations: those of the struct itself. In a storage buffer, it is a Block.
    context: by default that of the types, without any the current one.

Raises:
    ValueError: SPIR-V has no such struct: a member is of a type that it hasn't, members overlap, a
        run-time array isn't the last, the offsets are not as many as the members, a decoration is
        of a member that isn't there, given twice, or without the operand that it takes.)")
      .def_staticmethod(
          "get_identified",
          [](const Text &name, nb::handle context) {
            MLIRContext *mlirContext = getSPIRVContext(context);
            return makeChecked(mlirContext, getCheckedIdentifiedStructType,
                               mlirContext, name.str());
          },
          nb::arg("identifier"), nb::arg("context").none() = nb::none(),
          nb::sig("def get_identified(identifier: str, context: "
                  "mlir.ir.Context | None = None) -> StructType"),
          R"(Returns the struct of a name, which can contain pointers to itself.

It is the same one for the same name. It has no members before :meth:`set_body`.

Args:
    identifier: the name: a letter or _, then letters, digits, _, $ and dots.
    context: by default the current one.

Raises:
    ValueError: the name is none, or there is no current context.)");
}

#undef STRUCT_BODY_SIGNATURE
