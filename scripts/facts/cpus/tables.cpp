//===- tables.cpp - What LLVM knows of CPUs -------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints as JSON, for the 64-bit triples of x86, AArch64 and RISC-V, what the
// installed libLLVM has in its tables of subtargets: features with what they
// imply, and CPUs with their features. Of architectures and profiles, it prints
// the features that `-march` stands for. It prints which features are
// extensions of the instruction set, by the tables that clang reads.
//
//===----------------------------------------------------------------------===//

#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/AArch64TargetParser.h"
#include "llvm/TargetParser/RISCVISAInfo.h"

using namespace llvm;

/// Prints the names of the features in `bits`.
static void printNames(json::OStream &json, StringRef key,
                       ArrayRef<SubtargetFeatureKV> features,
                       const FeatureBitset &bits) {
  json.attributeArray(key, [&] {
    for (const SubtargetFeatureKV &feature : features)
      if (bits[feature.Value])
        json.value(feature.Key);
  });
}

/// Returns true if `feature` of the architecture is an extension of its
/// instruction set.
static bool isExtension(const Triple &triple, StringRef feature) {
  if (triple.isRISCV64())
    return RISCVISAInfo::isSupportedExtensionFeature(feature);
  if (triple.isAArch64())
    return any_of(AArch64::Extensions, [&](const AArch64::ExtensionInfo &each) {
      return each.PosTargetFeature == ("+" + feature).str();
    });
  constexpr StringRef kExtensions[] = {
#define X86_FEATURE(ENUM, NAME) NAME,
#include "llvm/TargetParser/X86TargetParser.def"
  };
  return is_contained(kExtensions, feature);
}

/// Prints everything about the CPUs of `tripleName`.
static void printTriple(json::OStream &json, StringRef tripleName) {
  Triple triple(tripleName);
  std::string error;
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (!target)
    report_fatal_error(StringRef(error));
  auto create = [&](StringRef cpu) {
    return std::unique_ptr<MCSubtargetInfo>(
        target->createMCSubtargetInfo(triple, cpu, ""));
  };
  std::unique_ptr<MCSubtargetInfo> plain = create("");
  ArrayRef<SubtargetFeatureKV> features = plain->getAllProcessorFeatures();
  json.attributeArray("features", [&] {
    for (const SubtargetFeatureKV &feature : features)
      json.object([&] {
        json.attribute("name", feature.Key);
        json.attribute("words", feature.Desc);
        json.attribute("extension", isExtension(triple, feature.Key));
        printNames(json, "implies", features, feature.Implies.getAsBitset());
      });
  });
  json.attributeArray("cpus", [&] {
    for (const SubtargetSubTypeKV &cpu : plain->getAllProcessorDescriptions())
      json.object([&] {
        json.attribute("name", cpu.Key);
        printNames(json, "stated", features, cpu.Implies.getAsBitset());
        printNames(json, "tuning", features, cpu.TuneImplies.getAsBitset());
        printNames(json, "all", features, create(cpu.Key)->getFeatureBits());
      });
  });
}

int main() {
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  json::OStream json(outs(), 1);
  json.object([&] {
    for (StringRef triple :
         {"x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu",
          "riscv64-unknown-linux-gnu"})
      json.attributeObject(Triple(triple).getArchName(),
                           [&] { printTriple(json, triple); });
    json.attributeArray("aarch64 architectures", [&] {
      for (const AArch64::ArchInfo *arch : AArch64::ArchInfos)
        json.object([&] {
          AArch64::ExtensionSet extensions;
          extensions.addArchDefaults(*arch);
          std::vector<std::string> names;
          extensions.toLLVMFeatureList(names);
          json.attribute("name", arch->Name);
          json.attributeArray("features", [&] {
            for (StringRef name : names)
              json.value(name);
          });
        });
    });
    json.attributeArray("riscv64 architectures", [&] {
      for (StringRef arch : {"rv64i", "rv64g", "rv64gc", "rv64gcv", "rva20u64",
                             "rva22u64", "rva23u64", "rvb23u64"}) {
        auto info = cantFail(RISCVISAInfo::parseArchString(
            arch, /*EnableExperimentalExtension=*/false));
        json.object([&] {
          json.attribute("name", arch);
          json.attributeArray("features", [&] {
            for (StringRef name : info->toFeatures())
              json.value(name);
          });
        });
      }
    });
    json.attributeArray("aarch64 aliases", [&] {
      for (const AArch64::Alias &alias : AArch64::CpuAliases)
        json.array([&] {
          json.value(alias.AltName);
          json.value(alias.Name);
        });
    });
  });
  outs() << "\n";
}
