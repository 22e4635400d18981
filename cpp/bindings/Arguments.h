//===- Arguments.h - Arguments from Python ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_ARGUMENTS_H
#define MLIR_AVAILABILITY_BINDINGS_ARGUMENTS_H

#include "mlir/Bindings/Python/NanobindAdaptors.h"

#include <nanobind/nanobind.h>

#include <string>

namespace mlir::availability::python {

/// A string argument. Python strings can have surrogates, which UTF-8 can't
/// encode: Python uses them for file names and program arguments that aren't
/// UTF-8.
class Text {
public:
  /// Returns the text in UTF-8. Throws a ValueError if it has surrogates.
  const std::string &str() const;

  /// Sets the text from a Python object. Returns false if it isn't a string.
  bool set(nanobind::handle object) noexcept;

private:
  std::string utf8;
  /// The Python object if it can't be encoded in UTF-8.
  nanobind::object unencodable;
};

/// An argument that is an object of MLIR's bindings, such as an MlirType. For
/// an object of another class, MLIR's own casters leave a Python exception set,
/// which nanobind turns into a SystemError. This caster doesn't.
template <typename T>
struct Arg {
  T value;
  operator T() const { return value; }
};

} // namespace mlir::availability::python

namespace nanobind::detail {

template <>
struct type_caster<mlir::availability::python::Text> {
  NB_TYPE_CASTER(mlir::availability::python::Text, const_name("str"))

  // NOLINTNEXTLINE(readability-identifier-naming): nanobind's name.
  bool from_python(handle source, uint8_t, cleanup_list *) noexcept {
    return value.set(source);
  }
};

template <typename T>
struct type_caster<mlir::availability::python::Arg<T>> {
  NB_TYPE_CASTER(mlir::availability::python::Arg<T>, make_caster<T>::Name)

  // NOLINTNEXTLINE(readability-identifier-naming): nanobind's name.
  bool from_python(handle source, uint8_t flags,
                   cleanup_list *cleanup) noexcept {
    make_caster<T> caster;
    if (!caster.from_python(source, flags, cleanup)) {
      PyErr_Clear();
      return false;
    }
    value.value = caster.value;
    return true;
  }
};

} // namespace nanobind::detail

#endif // MLIR_AVAILABILITY_BINDINGS_ARGUMENTS_H
