//===- main.cpp - Runs a function of a package ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// launcher FOLDER FUNCTION OUTPUT [SHAPE:FILE]...
//
// Runs a function of the package in FOLDER. Each SHAPE:FILE is an argument that
// isn't a result: 3x4:x.bin is an array of 12 numbers, :a.bin a single number.
// The final contents of argument N are written to OUTPUT/N.bin, and its shape
// is printed.
//
//===----------------------------------------------------------------------===//

#include "Function.h"

#include <fstream>
#include <iostream>
#include <sstream>

using namespace launcher;

static Array readArray(const std::string &text) {
  size_t colon = text.find(':');
  if (colon == std::string::npos)
    throw std::runtime_error("'" + text + "' is not SHAPE:FILE");
  Array array;
  std::stringstream sizes(text.substr(0, colon));
  for (std::string size; std::getline(sizes, size, 'x');)
    array.shape.push_back(std::stoull(size));
  array.data = readFile(text.substr(colon + 1));
  return array;
}

static void run(const std::vector<std::string> &arguments) {
  if (arguments.size() < 3)
    throw std::runtime_error(
        "usage: launcher FOLDER FUNCTION OUTPUT [SHAPE:FILE]...");
  Package package(arguments[0]);
  Device device(package);
  Function function(package, device, arguments[1]);
  std::vector<Array> inputs;
  for (size_t i = 3; i < arguments.size(); ++i)
    inputs.push_back(readArray(arguments[i]));
  std::vector<Array> found = function(inputs);
  for (size_t i = 0; i < found.size(); ++i) {
    std::filesystem::path path(arguments[2]);
    std::ofstream stream(path / (std::to_string(i) + ".bin"), std::ios::binary);
    stream.write(found[i].data.data(), found[i].data.size());
    if (!stream.flush())
      throw std::runtime_error("argument " + std::to_string(i) +
                               " can't be written to " + path.string());
    std::cout << i << ":";
    for (uint64_t size : found[i].shape)
      std::cout << " " << size;
    std::cout << "\n";
  }
}

int main(int argc, char **argv) {
  try {
    run({argv + 1, argv + argc});
  } catch (const std::exception &error) {
    std::cerr << "error: " << error.what() << "\n";
    return 1;
  }
}
