//===- Arguments.cpp - Arguments from Python ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"

namespace nb = nanobind;
using namespace mlir::availability::python;

const std::string &Text::str() const {
  if (unencodable.is_valid())
    throw nb::value_error((nb::cast<std::string>(nb::repr(unencodable)) +
                           " is not valid text: it has surrogates, which "
                           "Python uses for bytes that are not UTF-8")
                              .c_str());
  return utf8;
}

bool Text::set(nb::handle object) noexcept {
  if (!PyUnicode_Check(object.ptr()))
    return false;
  Py_ssize_t size = 0;
  const char *data = PyUnicode_AsUTF8AndSize(object.ptr(), &size);
  if (data) {
    utf8.assign(data, size);
    unencodable = nb::object();
    return true;
  }
  PyErr_Clear();
  unencodable = nb::borrow(object);
  return true;
}
