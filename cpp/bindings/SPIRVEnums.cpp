//===- SPIRVEnums.cpp - Enums of SPIR-V and their attributes --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Compiler.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability::python;

/// Returns the name of a case in Python.
static const char *getPythonName(StringRef symbol) {
  return symbol == "None" ? "None_" : symbol.data();
}

/// Returns the key of the builder of a SPIR-V attribute in the Python bindings.
/// It is the name of its record, with the dialect's name as a prefix from MLIR
/// 23 on.
static std::string getBuilderKey(const char *record) {
#if LLVM_VERSION_MAJOR < 23
  return record;
#else
  return std::string("spirv.") + record;
#endif
}

namespace {
/// Defines the Python classes of an enum and of its attributes.
//
// Nothing of it is inlined: the function that defines all enums would have a
// hundred thousand instructions, for which the compiler takes ten seconds.
template <typename EnumT, typename AttrT>
class EnumBinding {
public:
  /// `flags` marks a bit enum.
  template <typename... Flags>
  LLVM_ATTRIBUTE_NOINLINE EnumBinding(nb::module_ &module, const char *name,
                                      const char *summary, Flags... flags)
      : module(module), name(name),
        binding(module, name, summary, nb::is_arithmetic(), flags...) {
    binding.def(
        "__str__",
        [](EnumT value) { return std::string(spirv::stringifyEnum(value)); },
        "Returns what it is called in MLIR's text.");
  }

  /// Defines the cases, by their names in MLIR.
  LLVM_ATTRIBUTE_NOINLINE void
  defineCases(ArrayRef<std::pair<const char *, EnumT>> cases) {
    for (auto [symbol, value] : cases)
      binding.value(getPythonName(symbol), value);
  }

  /// Defines the attribute's class. `record` is the attribute's name in ODS,
  /// under which the op builders look up how to build it. `symbolize` checks
  /// whether a number is a value of the enum.
  LLVM_ATTRIBUTE_NOINLINE void
  defineAttribute(const char *record,
                  std::optional<EnumT> (*symbolize)(uint32_t));

private:
  nb::module_ &module;
  std::string name;
  nb::enum_<EnumT> binding;
};
} // namespace

template <typename EnumT, typename AttrT>
void EnumBinding<EnumT, AttrT>::defineAttribute(
    const char *record, std::optional<EnumT> (*symbolize)(uint32_t)) {
  std::string attrName = name + "Attr";
  std::string doc = "``#spirv." + AttrT::getMnemonic().str() +
                    "<...>``: holds a :class:`" + name + "`.";
  std::string signature = "def get(value: " + name +
                          ", context: mlir.ir.Context | None = None) -> " +
                          attrName;
  Subclass<AttrT> subclass(module, attrName.c_str(), doc.c_str());
  subclass.def_staticmethod(
      "get",
      [symbolize, name = name](EnumT value, nb::handle context) {
        MLIRContext *mlirContext = getSPIRVContext(context);
        // A value of a bit enum may have bits without a case.
        auto number = static_cast<uint32_t>(value);
        if (!symbolize(number))
          throw nb::value_error(
              (std::to_string(number) + " is not a value of " + name).c_str());
        return wrap(Attribute(AttrT::get(mlirContext, value)));
      },
      nb::arg("value").noconvert(), nb::arg("context").none() = nb::none(),
      nb::sig(signature.c_str()),
      R"(Returns the attribute that holds a value.

Args:
    value: what it holds.
    context: by default the current one (``with ir.Context():``).

Raises:
    TypeError: `value` is not of the enum.
    ValueError: it has bits that no case has, or there is no current context.)");
  subclass.property(
      "value", [](AttrT self) { return self.getValue(); }, "What it holds.");

  // Upstream's op builders then accept values of the enum.
  nb::object builders = mlir::python::irModule().attr("AttrBuilder");
  std::string key = getBuilderKey(record);
  if (!nb::cast<bool>(builders.attr("contains")(key)))
    builders.attr("insert")(key, subclass.get_class().attr("get"));
}

void mlir::availability::python::populateSPIRVEnums(nb::module_ &module) {
#define ENUM_ATTR_WITH(name, enumT, attrT, record, summary, ...)               \
  {                                                                            \
    constexpr const char *recordName = record;                                 \
    EnumBinding<enumT, attrT> binding(module, #name, summary __VA_ARGS__);     \
    static constexpr std::pair<const char *, enumT> cases[] = {
#define ENUM_ATTR(name, enumT, attrT, record, summary)                         \
  ENUM_ATTR_WITH(name, enumT, attrT, record, summary)
#define BIT_ENUM_ATTR(name, enumT, attrT, record, summary)                     \
  ENUM_ATTR_WITH(name, enumT, attrT, record, summary, , nb::is_flag())
#define ENUM_CASE(enumT, symbol) {#symbol, enumT::symbol},
#define ENUM_ATTR_END(name)                                                    \
  }                                                                            \
  ;                                                                            \
  binding.defineCases(cases);                                                  \
  binding.defineAttribute(recordName, &spirv::symbolize##name);                \
  }
#include "mlir-availability/Dialect/SPIRV/SPIRVEnumAttrs.inc"
}
