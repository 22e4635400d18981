//===- SPIRVBuilders.h - Helpers shared by _spirv ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SPIRVBUILDERS_H
#define MLIR_AVAILABILITY_BINDINGS_SPIRVBUILDERS_H

#include "Support.h"

#include "mlir/CAPI/Support.h"

#include <functional>

namespace mlir::availability::python {

/// MLIR's base for subclasses of `mlir.ir.Type` or `mlir.ir.Attribute`.
template <typename T>
using SubclassBase = std::conditional_t<
    std::is_base_of_v<Type, T>,
    mlir::python::nanobind_adaptors::mlir_type_subclass,
    mlir::python::nanobind_adaptors::mlir_attribute_subclass>;

/// Returns a type or an attribute as that of the C API, another value as it is.
template <typename T>
auto wrapOrCopy(T value) {
  if constexpr (std::is_base_of_v<Type, T>)
    return wrap(Type(value));
  else if constexpr (std::is_base_of_v<Attribute, T>)
    return wrap(Attribute(value));
  else
    return value;
}

/// A subclass of `mlir.ir.Type` or `mlir.ir.Attribute` for the C++ class `T`.
/// MLIR's bindings return objects of this class for each `T`, unless another
/// class has been registered for `T`.
template <typename T>
class Subclass : public SubclassBase<T> {
public:
  using Raw =
      std::conditional_t<std::is_base_of_v<Type, T>, MlirType, MlirAttribute>;

  Subclass(nanobind::module_ &module, const char *name, const char *doc)
      : SubclassBase<T>(module, name,
                        [](Raw raw) { return isa<T>(unwrap(raw)); }),
        name(name) {
    this->thisClass.attr("__doc__") = doc;
    // The stub shows the public name of the base class.
    bool isType = std::is_base_of_v<Type, T>;
    checkConstructor(isType ? "Type" : "Attribute");
    this->thisClass.attr("__nb_signature__") =
        "class " + std::string(name) +
        (isType ? "(mlir.ir.Type)" : "(mlir.ir.Attribute)");
    nanobind::object subclass = this->thisClass;
    // Otherwise the new __repr__ would be an overload of upstream's.
    nanobind::delattr(this->thisClass, "__repr__");
    this->def(
        "__repr__",
        [name = std::string(name)](nanobind::handle self) {
          return name + "(" + nanobind::cast<std::string>(nanobind::str(self)) +
                 ")";
        },
        "Returns the class and the text of it.");
    this->def_staticmethod(
        "get_static_typeid", [] { return wrap(T::getTypeID()); },
        nanobind::sig("def get_static_typeid() -> mlir.ir.TypeID"),
        "Returns the TypeID of the C++ class.");
    try {
      mlir::python::irModule().attr("register_type_caster")(
          wrap(T::getTypeID()))(nanobind::cpp_function(
          [subclass](nanobind::handle raw) { return subclass(raw); }));
    } catch (nanobind::python_error &error) {
      if (!error.matches(PyExc_RuntimeError))
        throw;
    }
  }

  /// Defines a property with the getter `fn`, a method or a function of a `T`.
  template <typename Fn>
  Subclass &property(const char *propertyName, Fn fn, const char *doc) {
    this->def_property_readonly(
        propertyName,
        [fn, name = name](Arg<Raw> self) {
          return wrapOrCopy(std::invoke(fn, getSelf(self, name)));
        },
        doc);
    return *this;
  }

  /// Returns the object on which a method was called. Throws a TypeError if it
  /// has another class, since `self` can be any object in Python.
  static T getSelf(Raw self, const std::string &name) {
    if (auto object = dyn_cast<T>(unwrap(self)))
      return object;
    throw nanobind::type_error(("expected an object of class " + name).c_str());
  }

private:
  /// Makes the constructor, which is a cast, reject objects that aren't of
  /// MLIR's class `kind`.
  //
  // Workaround: python-subclass-cast
  // Upstream's adaptor for subclasses accepts a type instead of an attribute,
  // and leaves a Python exception set.
  void checkConstructor(const char *kind) {
    nanobind::object base = mlir::python::irModule().attr(kind);
    nanobind::object cast = this->thisClass.attr("__new__");
    this->thisClass.attr("__new__") = nanobind::cpp_function(
        [base, cast, kind](nanobind::object cls, nanobind::object object) {
          if (!nanobind::isinstance(object, base))
            throw nanobind::type_error(
                ("expected an mlir.ir." + std::string(kind) + ", not " +
                 nanobind::cast<std::string>(nanobind::repr(object)))
                    .c_str());
          return cast(cls, object);
        },
        nanobind::name("__new__"), nanobind::arg("cls"),
        nanobind::arg("cast_from"));
  }

  std::string name;
};

/// Returns the context `context`, or the current one if it is None, and loads
/// the SPIR-V dialect into it. Throws a ValueError if there is no current
/// context, and a TypeError if `context` isn't a context.
MLIRContext *getSPIRVContext(nanobind::handle context);

/// Returns the type or attribute that `make` makes of a function that starts an
/// error, and `args`. If it is null, throws a ValueError with the errors.
template <typename MakeFn, typename... Args>
auto makeChecked(MLIRContext *context, MakeFn make, Args &&...args) {
  ErrorCollector errors(context);
  auto made = make([&] { return emitError(UnknownLoc::get(context)); },
                   std::forward<Args>(args)...);
  if (!made)
    throw errors.takeError();
  return wrapOrCopy(made);
}

// Each adds the classes of one source file to the module _spirv.
void populateSPIRVEnums(nanobind::module_ &module);
void populateSPIRVInterfaceAttributes(nanobind::module_ &module);
void populateSPIRVResourceLimits(nanobind::module_ &module);
void populateSPIRVStructType(nanobind::module_ &module);
void populateSPIRVTargetAttributes(nanobind::module_ &module);
void populateSPIRVTypes(nanobind::module_ &module);

} // namespace mlir::availability::python

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRVBUILDERS_H
