//===- Package.cpp - What mlir-availability lower has written -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Package.h"

#include <cctype>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

using namespace launcher;

uint64_t launcher::getCount(const Shape &shape) {
  uint64_t count = 1;
  for (uint64_t size : shape)
    count *= size;
  return count;
}

size_t launcher::getElementSize(const std::string &elementType) {
  if (elementType == "index")
    return 4;
  size_t digits = elementType.find_first_of("0123456789");
  if (digits == std::string::npos ||
      elementType.find_first_not_of("0123456789", digits) != std::string::npos)
    throw std::runtime_error("elements of type " + elementType +
                             " can't be passed");
  unsigned long bits = std::stoul(elementType.substr(digits));
  return bits < 8 ? 1 : bits / 8;
}

Bytes launcher::readFile(const std::filesystem::path &path) {
  std::ifstream stream(path, std::ios::binary);
  Bytes data{std::istreambuf_iterator<char>(stream),
             std::istreambuf_iterator<char>()};
  if (!stream)
    throw std::runtime_error(path.string() + " can't be read");
  return data;
}

/// Returns a file of `folder`. Rejects names outside of it.
static std::filesystem::path getFile(const std::filesystem::path &folder,
                                     const std::string &name) {
  std::filesystem::path path(name);
  if (!path.has_filename() || path.filename() != path || name == "..")
    throw std::runtime_error("'" + name +
                             "' is not the name of a file in its folder");
  return folder / path;
}

Package::Package(const std::filesystem::path &folder) : folder(folder) {
  Bytes text = readFile(folder / "manifest.json");
  manifest = Json::parse(text);
  if (manifest.at("schema_version") != 1)
    throw std::runtime_error("the manifest is of another version");
  const Json &file = manifest.at("constants_file");
  if (!file.is_null())
    readConstants(getFile(folder, file.get<std::string>()));
}

const Json &Package::getFunction(const std::string &name) const {
  for (const Json &function : manifest.at("functions"))
    if (function.at("name") == name)
      return function;
  throw std::runtime_error("there is no function '" + name +
                           "' in the package");
}

Bytes Package::readModule(const Json &module) const {
  Bytes data = readFile(getFile(folder, module.at("file").get<std::string>()));
  if (data.empty() || data.size() % 4 != 0)
    throw std::runtime_error("a module is not a SPIR-V binary");
  return data;
}

const Bytes &Package::getConstant(const std::string &name) const {
  auto found = constants.find(name);
  if (found == constants.end())
    throw std::runtime_error("there is no constant '" + name + "'");
  return found->second;
}

/// Reads a safetensors file: the size of the header in eight bytes, the header,
/// which is JSON, and the numbers.
void Package::readConstants(const std::filesystem::path &path) {
  Bytes data = readFile(path);
  uint64_t size = 0;
  if (data.size() < sizeof(size))
    throw std::runtime_error(path.string() + " is not a safetensors file");
  std::memcpy(&size, data.data(), sizeof(size));
  if (size > data.size() - sizeof(size))
    throw std::runtime_error(path.string() + " is damaged");
  auto begin = data.begin() + sizeof(size), end = begin + size;
  uint64_t left = data.end() - end;
  const Json header = Json::parse(begin, end);
  for (const auto &[name, tensor] : header.items()) {
    if (name == "__metadata__")
      continue;
    uint64_t first = tensor.at("data_offsets").at(0);
    uint64_t last = tensor.at("data_offsets").at(1);
    if (first > last || last > left)
      throw std::runtime_error(path.string() + " is damaged");
    constants[name] = Bytes(end + first, end + last);
  }
}
