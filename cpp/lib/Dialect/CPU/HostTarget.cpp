//===- HostTarget.cpp - The CPU of this machine ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/HostTarget.h"
#include "mlir-availability/Dialect/CPU/CPUAvailability.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;

std::string cpu::getHostTarget() {
  llvm::Triple::ArchType arch =
      llvm::Triple(llvm::sys::getProcessTriple()).getArch();
  // What every CPU of the architecture has. The CPU's own name may promise
  // features that a virtual machine hides.
  StringRef base =
      llvm::StringSwitch<StringRef>(llvm::Triple::getArchTypeName(arch))
          .Case("x86_64", "x86-64")
          .Case("aarch64", "armv8-a")
          .Case("riscv64", "rv64i")
          .Default("");
  if (base.empty())
    return "";
  auto isKnown = [&](StringRef feature) {
    if (arch == llvm::Triple::x86_64)
      return symbolizeX86Feature(feature).has_value();
    if (arch == llvm::Triple::aarch64)
      return symbolizeAArch64Feature(feature).has_value();
    return symbolizeRISCVFeature(feature).has_value();
  };
  std::vector<StringRef> features;
  llvm::StringMap<bool> found = llvm::sys::getHostCPUFeatures();
  for (const auto &feature : found)
    if (feature.second && isKnown(feature.first()))
      features.push_back(feature.first());
  llvm::sort(features);
  std::string target = base.str();
  for (StringRef feature : features)
    target += ("+" + feature).str();
  return target;
}
