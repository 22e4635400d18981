//===- Arguments.h - What users pass to the extensions ----------*- C++ -*-===//
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

/// A text. Python's can have surrogates, for which there is no UTF-8: it keeps
/// bytes of arguments and file names that aren't UTF-8 that way.
class Text {
public:
  /// Returns the text in UTF-8. Throws a ValueError when it has surrogates.
  const std::string &str() const;

  /// Takes a Python object. Returns false when that is no text.
  bool set(nanobind::handle object) noexcept;

private:
  std::string utf8;
  /// The Python object, where there is no UTF-8 for it.
  nanobind::object unencodable;
};

/// An object of MLIR's bindings. Their own casters leave an exception behind
/// when they are given an object of another class of theirs, and nanobind makes
/// a SystemError of that.
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
