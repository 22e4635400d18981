//===- Package.h - What mlir-availability lower has written -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Reads a folder that `mlir-availability lower --manifest` has written. The
// fields are those of manifest.schema.json. Errors are std::runtime_errors with
// an explanation.
//
//===----------------------------------------------------------------------===//

#ifndef LAUNCHER_PACKAGE_H
#define LAUNCHER_PACKAGE_H

#include <nlohmann/json.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace launcher {

using Json = nlohmann::json;
using Shape = std::vector<uint64_t>;
using Bytes = std::vector<char>;

/// Returns the number of elements of an array.
uint64_t getCount(const Shape &shape);

/// Returns the number of bytes of an element: 4 for "f32". A vector, or another
/// type that isn't a number, is an error.
size_t getElementSize(const std::string &elementType);

/// Returns the contents of a file.
Bytes readFile(const std::filesystem::path &path);

/// A folder with a manifest.
class Package {
public:
  explicit Package(const std::filesystem::path &folder);

  const Json &getModules() const { return manifest.at("modules"); }

  /// Returns the manifest's entry of a function.
  const Json &getFunction(const std::string &name) const;

  /// Returns the binary of a module.
  Bytes readModule(const Json &module) const;

  /// Returns the numbers of a constant.
  const Bytes &getConstant(const std::string &name) const;

private:
  void readConstants(const std::filesystem::path &path);

  std::filesystem::path folder;
  Json manifest;
  std::map<std::string, Bytes> constants;
};

} // namespace launcher

#endif // LAUNCHER_PACKAGE_H
