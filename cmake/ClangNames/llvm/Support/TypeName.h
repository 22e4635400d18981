//===- TypeName.h - Names of types as Clang writes them ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stands in front of LLVM's header of this name when GCC compiles for an MLIR
// that Clang compiled. MLIR finds a trait by the name of one of its instances,
// whose argument is a local class of the function template `TypeID::get`. For
// `SymbolTable`, that is `mlir::OpTrait::SymbolTable<Empty>` with Clang. With
// GCC, `mlir::TypeID::get<mlir::OpTrait::SymbolTable>()::` stands before
// `Empty`.
//
// Workaround: trait-names
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CLANGNAMES_TYPENAME_H
#define MLIR_AVAILABILITY_CLANGNAMES_TYPENAME_H

#pragma GCC system_header // For include_next.

#define getTypeName getTypeNameOfGCC
#include_next "llvm/Support/TypeName.h"
#undef getTypeName

#include <array>
#include <cstddef>

namespace mlir::availability::detail {

template <size_t Capacity>
struct TypeName {
  std::array<char, Capacity> text = {};
  size_t size = 0;
};

/// Returns `name` without what GCC writes in front of a class that is local to
/// `TypeID::get`: `mlir::TypeID::get<Trait>()::`.
template <size_t Capacity>
constexpr TypeName<Capacity> dropFunctionOfTypeID(const char *name) {
  constexpr char kFunction[] = "mlir::TypeID::get<";
  constexpr size_t kSize = sizeof(kFunction) - 1;
  TypeName<Capacity> result;
  for (size_t i = 0; i < Capacity;) {
    size_t same = 0;
    while (same < kSize && i + same < Capacity &&
           name[i + same] == kFunction[same])
      ++same;
    if (same < kSize) {
      result.text[result.size++] = name[i++];
      continue;
    }
    i += kSize;
    for (size_t depth = 1; depth != 0; ++i) {
      depth += name[i] == '<';
      depth -= name[i] == '>';
    }
    i += sizeof("()::") - 1;
  }
  return result;
}

template <typename T>
inline constexpr auto kTypeName =
    dropFunctionOfTypeID<llvm::getTypeNameOfGCC<T>().size()>(
        llvm::getTypeNameOfGCC<T>().data());

} // namespace mlir::availability::detail

namespace llvm {

/// Returns the name that Clang gives the type.
template <typename DesiredTypeName>
constexpr StringRef getTypeName() {
  const auto &name = mlir::availability::detail::kTypeName<DesiredTypeName>;
  return StringRef(name.text.data(), name.size);
}

} // namespace llvm

#endif // MLIR_AVAILABILITY_CLANGNAMES_TYPENAME_H
