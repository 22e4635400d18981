//===- SPIRVTypes.cpp - Types of SPIR-V -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "SPIRV/TypeBuilders.h"

#include <nanobind/stl/variant.h>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Returns nothing for the stride that isn't there.
static std::optional<unsigned> getStride(unsigned stride) {
  if (stride == 0)
    return std::nullopt;
  return stride;
}

//===----------------------------------------------------------------------===//
// Pointers and arrays
//===----------------------------------------------------------------------===//

static void populatePointer(nb::module_ &module) {
  Subclass<spirv::PointerType>(module, "PointerType",
                               "``!spirv.ptr<...>``: OpTypePointer.")
      .property(
          "pointee_type",
          [](spirv::PointerType self) { return wrap(self.getPointeeType()); },
          "The type of what it points to.")
      .property(
          "storage_class",
          [](spirv::PointerType self) { return self.getStorageClass(); },
          "Where what it points to is.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> pointee, spirv::StorageClass storageClass) {
            return makeChecked(unwrap(pointee).getContext(),
                               [&](EmitErrorFn emitError) {
                                 return getCheckedPointerType(
                                     emitError, unwrap(pointee), storageClass);
                               });
          },
          nb::arg("pointee_type"), nb::arg("storage_class").noconvert(),
          nb::sig("def get(pointee_type: mlir.ir.Type, storage_class: "
                  "StorageClass) -> PointerType"),
          R"(Returns the type of pointers to a type.

Args:
    pointee_type: the type of what they point to.
    storage_class: where that is (SPIR-V specification, 3.7).

Raises:
    ValueError: SPIR-V has no such type to point to.)");
}

static void populateArrays(nb::module_ &module) {
  Subclass<spirv::ArrayType>(module, "ArrayType",
                             "``!spirv.array<...>``: OpTypeArray.")
      .property(
          "element_type",
          [](spirv::ArrayType self) { return wrap(self.getElementType()); },
          "The type of an element.")
      .property(
          "num_elements",
          [](spirv::ArrayType self) { return self.getNumElements(); },
          "How many elements there are.")
      .property(
          "array_stride",
          [](spirv::ArrayType self) {
            return getStride(self.getArrayStride());
          },
          "The bytes from one element to the next (ArrayStride), None without.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> element, int64_t numElements,
             std::optional<int64_t> stride) {
            return makeChecked(
                unwrap(element).getContext(), [&](EmitErrorFn emitError) {
                  return getCheckedArrayType(emitError, unwrap(element),
                                             numElements, stride);
                });
          },
          nb::arg("element_type"), nb::arg("num_elements"),
          nb::arg("array_stride").none() = nb::none(),
          nb::sig("def get(element_type: mlir.ir.Type, num_elements: int, "
                  "array_stride: int | None = None) -> ArrayType"),
          R"(Returns the type of arrays of a known length.

Args:
    element_type: the type of an element.
    num_elements: how many there are.
    array_stride: the bytes from one to the next. Memory that is shared with the outside, such as
        storage buffers, needs it (SPIR-V specification, 2.16.2); other memory must not have it.

Raises:
    ValueError: SPIR-V has no such array: of no elements, of a type that it hasn't, or one whose
        elements overlap.)");

  Subclass<spirv::RuntimeArrayType>(
      module, "RuntimeArrayType",
      "``!spirv.rtarray<...>``: OpTypeRuntimeArray. The last member of the "
      "struct in a storage buffer can be one.")
      .property(
          "element_type",
          [](spirv::RuntimeArrayType self) {
            return wrap(self.getElementType());
          },
          "The type of an element.")
      .property(
          "array_stride",
          [](spirv::RuntimeArrayType self) {
            return getStride(self.getArrayStride());
          },
          "The bytes from one element to the next (ArrayStride), None without.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> element, std::optional<int64_t> stride) {
            return makeChecked(unwrap(element).getContext(),
                               [&](EmitErrorFn emitError) {
                                 return getCheckedRuntimeArrayType(
                                     emitError, unwrap(element), stride);
                               });
          },
          nb::arg("element_type"), nb::arg("array_stride").none() = nb::none(),
          nb::sig("def get(element_type: mlir.ir.Type, array_stride: int | "
                  "None = None) -> RuntimeArrayType"),
          R"(Returns the type of arrays whose length is known at run time only.

Args:
    element_type: the type of an element.
    array_stride: the bytes from one to the next.

Raises:
    ValueError: SPIR-V has no such array.)");
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

/// In Python, a decoration is itself, or a pair of it and its operand.
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
  // No offsets and an empty list of them are different things where there are
  // members.
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

static void populateStruct(nb::module_ &module) {
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
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedStructType(emitError, mlirContext, body);
            });
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
            return makeChecked(mlirContext, [&](EmitErrorFn emitError) {
              return getCheckedIdentifiedStructType(emitError, mlirContext,
                                                    name.str());
            });
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

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

static void populateImages(nb::module_ &module) {
  using spirv::ImageType;
  Subclass<ImageType>(module, "ImageType",
                      "``!spirv.image<...>``: OpTypeImage.")
      .property(
          "element_type",
          [](ImageType self) { return wrap(self.getElementType()); },
          "The type of what a texel is made of.")
      .property(
          "dim", [](ImageType self) { return self.getDim(); },
          "The dimensions.")
      .property(
          "depth_info", [](ImageType self) { return self.getDepthInfo(); },
          "Whether it is a depth image.")
      .property(
          "arrayed_info", [](ImageType self) { return self.getArrayedInfo(); },
          "Whether it has layers.")
      .property(
          "sampling_info",
          [](ImageType self) { return self.getSamplingInfo(); },
          "Whether a texel has several samples.")
      .property(
          "sampler_use_info",
          [](ImageType self) { return self.getSamplerUseInfo(); },
          "Whether it is used with a sampler.")
      .property(
          "image_format", [](ImageType self) { return self.getImageFormat(); },
          "How texels are stored.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> element, spirv::Dim dim, spirv::ImageDepthInfo depth,
             spirv::ImageArrayedInfo arrayed, spirv::ImageSamplingInfo sampling,
             spirv::ImageSamplerUseInfo samplerUse, spirv::ImageFormat format) {
            return makeChecked(
                unwrap(element).getContext(), [&](EmitErrorFn emitError) {
                  return getCheckedImageType(emitError, unwrap(element), dim,
                                             depth, arrayed, sampling,
                                             samplerUse, format);
                });
          },
          nb::arg("element_type"), nb::arg("dim").noconvert(),
          nb::arg("depth_info").noconvert() =
              spirv::ImageDepthInfo::DepthUnknown,
          nb::arg("arrayed_info").noconvert() =
              spirv::ImageArrayedInfo::NonArrayed,
          nb::arg("sampling_info").noconvert() =
              spirv::ImageSamplingInfo::SingleSampled,
          nb::arg("sampler_use_info").noconvert() =
              spirv::ImageSamplerUseInfo::SamplerUnknown,
          nb::arg("image_format").noconvert() = spirv::ImageFormat::Unknown,
          nb::sig("def get(element_type: mlir.ir.Type, dim: Dim, "
                  "depth_info: ImageDepthInfo = ..., "
                  "arrayed_info: ImageArrayedInfo = ..., "
                  "sampling_info: ImageSamplingInfo = ..., "
                  "sampler_use_info: ImageSamplerUseInfo = ..., "
                  "image_format: ImageFormat = ...) -> ImageType"),
          R"(Returns the type of images (SPIR-V specification, 3.49.6, OpTypeImage).

Args:
    element_type: the type of what a texel is made of: integers or floats.
    dim: the dimensions.
    depth_info: whether it is a depth image; by default DepthUnknown.
    arrayed_info: whether it has layers; by default NonArrayed.
    sampling_info: whether a texel has several samples; by default SingleSampled.
    sampler_use_info: whether it is used with a sampler; by default SamplerUnknown.
    image_format: how texels are stored; by default Unknown.

Raises:
    ValueError: texels can't be made of that.)");

  using spirv::SampledImageType;
  Subclass<SampledImageType>(
      module, "SampledImageType",
      "``!spirv.sampled_image<...>``: OpTypeSampledImage.")
      .property(
          "image_type",
          [](SampledImageType self) { return wrap(self.getImageType()); },
          "The type of the image.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> image) {
            return makeChecked(
                unwrap(image).getContext(), [&](EmitErrorFn emitError) {
                  return getCheckedSampledImageType(emitError, unwrap(image));
                });
          },
          nb::arg("image_type"),
          nb::sig("def get(image_type: mlir.ir.Type) -> SampledImageType"),
          R"(Returns the type of images with a sampler.

Args:
    image_type: the type of the image.

Raises:
    ValueError: it is no image type, or its dimensions are Buffer or SubpassData.)");
}

//===----------------------------------------------------------------------===//
// Matrices and tensors
//===----------------------------------------------------------------------===//

static void populateMatrices(nb::module_ &module) {
  using spirv::MatrixType;
  Subclass<MatrixType>(module, "MatrixType",
                       "``!spirv.matrix<...>``: OpTypeMatrix.")
      .property(
          "column_type",
          [](MatrixType self) { return wrap(self.getColumnType()); },
          "The type of a column, a vector.")
      .property(
          "num_columns", [](MatrixType self) { return self.getNumColumns(); },
          "How many columns there are.")
      .property(
          "num_rows", [](MatrixType self) { return self.getNumRows(); },
          "How many rows there are.")
      .property(
          "element_type",
          [](MatrixType self) { return wrap(self.getElementType()); },
          "The type of an element.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> column, int64_t numColumns) {
            return makeChecked(unwrap(column).getContext(),
                               [&](EmitErrorFn emitError) {
                                 return getCheckedMatrixType(
                                     emitError, unwrap(column), numColumns);
                               });
          },
          nb::arg("column_type"), nb::arg("num_columns"),
          nb::sig("def get(column_type: mlir.ir.Type, num_columns: int) -> "
                  "MatrixType"),
          R"(Returns the type of matrices.

Args:
    column_type: the type of a column: a vector of 2, 3 or 4 floats.
    num_columns: how many there are: 2, 3 or 4.

Raises:
    ValueError: a column or their number is none of these.)");

  using spirv::CooperativeMatrixType;
  Subclass<CooperativeMatrixType>(
      module, "CooperativeMatrixType",
      "``!spirv.coopmatrix<...>``: OpTypeCooperativeMatrixKHR "
      "(SPV_KHR_cooperative_matrix).")
      .property(
          "element_type",
          [](CooperativeMatrixType self) {
            return wrap(self.getElementType());
          },
          "The type of an element.")
      .property(
          "rows", [](CooperativeMatrixType self) { return self.getRows(); },
          "How many rows there are.")
      .property(
          "columns",
          [](CooperativeMatrixType self) { return self.getColumns(); },
          "How many columns there are.")
      .property(
          "scope", [](CooperativeMatrixType self) { return self.getScope(); },
          "Which invocations hold it together.")
      .property(
          "use", [](CooperativeMatrixType self) { return self.getUse(); },
          "What it is in a product.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> element, int64_t rows, int64_t columns,
             spirv::Scope scope, spirv::CooperativeMatrixUseKHR use) {
            return makeChecked(
                unwrap(element).getContext(), [&](EmitErrorFn emitError) {
                  return getCheckedCooperativeMatrixType(
                      emitError, unwrap(element), rows, columns, scope, use);
                });
          },
          nb::arg("element_type"), nb::arg("rows"), nb::arg("columns"),
          nb::arg("scope").noconvert(), nb::arg("use").noconvert(),
          nb::sig("def get(element_type: mlir.ir.Type, rows: int, columns: "
                  "int, scope: Scope, use: CooperativeMatrixUseKHR) -> "
                  "CooperativeMatrixType"),
          R"(Returns the type of matrices that invocations hold together.

Args:
    element_type: the type of an element: an integer or a float.
    rows: how many rows there are.
    columns: how many columns there are.
    scope: which invocations hold it.
    use: what it is in a product.

Raises:
    ValueError: there are no such elements, or a size is not positive.)");

  using spirv::TensorArmType;
  Subclass<TensorArmType>(
      module, "TensorArmType",
      "``!spirv.arm.tensor<...>``: OpTypeTensorARM (SPV_ARM_tensors).")
      .property(
          "shape",
          [](TensorArmType self) {
            std::vector<std::optional<int64_t>> shape;
            for (int64_t dim : self.getShape())
              shape.push_back(
                  ShapedType::isDynamic(dim) ? std::optional<int64_t>() : dim);
            return shape;
          },
          "The dimensions, None for what isn't known. Empty when not even "
          "their number is.")
      .property(
          "element_type",
          [](TensorArmType self) { return wrap(self.getElementType()); },
          "The type of an element.")
      .def_staticmethod(
          "get",
          [](const std::vector<std::optional<int64_t>> &dims,
             Arg<MlirType> element) {
            // So that no number stands for what isn't known.
            SmallVector<int64_t> shape;
            for (std::optional<int64_t> dim : dims)
              shape.push_back(dim ? std::max<int64_t>(*dim, -1)
                                  : ShapedType::kDynamic);
            return makeChecked(unwrap(element).getContext(),
                               [&](EmitErrorFn emitError) {
                                 return getCheckedTensorArmType(
                                     emitError, shape, unwrap(element));
                               });
          },
          nb::arg("shape"), nb::arg("element_type"),
          nb::sig("def get(shape: collections.abc.Sequence[int | None], "
                  "element_type: mlir.ir.Type) -> TensorArmType"),
          R"(Returns the type of tensors.

Args:
    shape: the dimensions: all of them positive, or all of them None. Without any, their number
        isn't known.
    element_type: the type of an element: an integer or a float.

Raises:
    ValueError: there are no such elements or dimensions.)");
}

void mlir::availability::python::populateSPIRVTypes(nb::module_ &module) {
  populatePointer(module);
  populateArrays(module);
  populateStruct(module);
  populateImages(module);
  populateMatrices(module);
}
