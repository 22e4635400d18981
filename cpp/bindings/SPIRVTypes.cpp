//===- SPIRVTypes.cpp - Types of SPIR-V -----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir-availability/Dialect/SPIRV/CheckedTypes.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// Converts a stride to Python: 0 becomes None.
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
      .property("pointee_type", &spirv::PointerType::getPointeeType,
                "The pointee type.")
      .property("storage_class", &spirv::PointerType::getStorageClass,
                "The storage class of the pointee.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> pointee, spirv::StorageClass storageClass) {
            return makeChecked(unwrap(pointee).getContext(),
                               getCheckedPointerType, unwrap(pointee),
                               storageClass);
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
      .property("element_type", &spirv::ArrayType::getElementType,
                "The type of an element.")
      .property("num_elements", &spirv::ArrayType::getNumElements,
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
            return makeChecked(unwrap(element).getContext(),
                               getCheckedArrayType, unwrap(element),
                               numElements, stride);
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
      .property("element_type", &spirv::RuntimeArrayType::getElementType,
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
                               getCheckedRuntimeArrayType, unwrap(element),
                               stride);
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
// Images
//===----------------------------------------------------------------------===//

static void populateImages(nb::module_ &module) {
  using spirv::ImageType;
  Subclass<ImageType>(module, "ImageType",
                      "``!spirv.image<...>``: OpTypeImage.")
      .property("element_type", &ImageType::getElementType,
                "The type of a component of a texel.")
      .property("dim", &ImageType::getDim, "The dimensions.")
      .property("depth_info", &ImageType::getDepthInfo,
                "Whether it is a depth image.")
      .property("arrayed_info", &ImageType::getArrayedInfo,
                "Whether it has layers.")
      .property("sampling_info", &ImageType::getSamplingInfo,
                "Whether a texel has several samples.")
      .property("sampler_use_info", &ImageType::getSamplerUseInfo,
                "Whether it is used with a sampler.")
      .property("image_format", &ImageType::getImageFormat,
                "How texels are stored.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> element, spirv::Dim dim, spirv::ImageDepthInfo depth,
             spirv::ImageArrayedInfo arrayed, spirv::ImageSamplingInfo sampling,
             spirv::ImageSamplerUseInfo samplerUse, spirv::ImageFormat format) {
            return makeChecked(unwrap(element).getContext(),
                               getCheckedImageType, unwrap(element), dim, depth,
                               arrayed, sampling, samplerUse, format);
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
    element_type: the type of a component of a texel: an integer or a float.
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
      .property("image_type", &SampledImageType::getImageType,
                "The type of the image.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> image) {
            return makeChecked(unwrap(image).getContext(),
                               getCheckedSampledImageType, unwrap(image));
          },
          nb::arg("image_type"),
          nb::sig("def get(image_type: mlir.ir.Type) -> SampledImageType"),
          R"(Returns the type of images with a sampler.

Args:
    image_type: the type of the image.

Raises:
    ValueError: it is not an image type, or its dimensions are Buffer or SubpassData.)");
}

//===----------------------------------------------------------------------===//
// Matrices and tensors
//===----------------------------------------------------------------------===//

static void populateMatrices(nb::module_ &module) {
  using spirv::MatrixType;
  Subclass<MatrixType>(module, "MatrixType",
                       "``!spirv.matrix<...>``: OpTypeMatrix.")
      .property("column_type", &MatrixType::getColumnType,
                "The type of a column, a vector.")
      .property("num_columns", &MatrixType::getNumColumns,
                "How many columns there are.")
      .property("num_rows", &MatrixType::getNumRows, "How many rows there are.")
      .property("element_type", &MatrixType::getElementType,
                "The type of an element.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> column, int64_t numColumns) {
            return makeChecked(unwrap(column).getContext(),
                               getCheckedMatrixType, unwrap(column),
                               numColumns);
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
      .property("element_type", &CooperativeMatrixType::getElementType,
                "The type of an element.")
      .property("rows", &CooperativeMatrixType::getRows,
                "How many rows there are.")
      .property("columns", &CooperativeMatrixType::getColumns,
                "How many columns there are.")
      .property("scope", &CooperativeMatrixType::getScope,
                "The scope of the invocations that hold it together.")
      .property("use", &CooperativeMatrixType::getUse,
                "Its role in a product: a, b or the accumulator.")
      .def_staticmethod(
          "get",
          [](Arg<MlirType> element, int64_t rows, int64_t columns,
             spirv::Scope scope, spirv::CooperativeMatrixUseKHR use) {
            return makeChecked(unwrap(element).getContext(),
                               getCheckedCooperativeMatrixType, unwrap(element),
                               rows, columns, scope, use);
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
          "The dimensions, None for a dynamic one. Empty if the rank is "
          "unknown.")
      .property("element_type", &TensorArmType::getElementType,
                "The type of an element.")
      .def_staticmethod(
          "get",
          [](const std::vector<std::optional<int64_t>> &dims,
             Arg<MlirType> element) {
            // MLIR's marker for a dynamic dimension must not be passed as a
            // size.
            SmallVector<int64_t> shape;
            for (std::optional<int64_t> dim : dims)
              shape.push_back(dim ? std::max<int64_t>(*dim, -1)
                                  : ShapedType::kDynamic);
            return makeChecked(unwrap(element).getContext(),
                               getCheckedTensorArmType, shape, unwrap(element));
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
  populateImages(module);
  populateMatrices(module);
}
