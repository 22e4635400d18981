//===- CPUFunctions.td - Functions with CPUs of their own --*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM compiles a function for the CPU and the features that it names, whatever
// the target is (Dialect/CPU/FunctionTarget.h): it may use all of them, and
// nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUFUNCTIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUFUNCTIONS_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

// Extensions whose instructions LLVM writes only for an intrinsic or assembly
// that asks for them, those without instructions for programs, hints that other
// CPUs pass over, and names of several extensions. The intrinsics are judged by
// themselves.
defvar CPU_X86_AskedFor = [
  "adx", "aes", "amx-avx512", "amx-bf16", "amx-complex", "amx-fp16", "amx-fp8",
  "amx-int8", "amx-movrs", "amx-tf32", "amx-tile", "cldemote", "clflushopt",
  "clwb", "clzero", "crc32", "enqcmd", "fsgsbase", "fxsr", "hreset", "invpcid",
  "kl", "lwp", "mmx", "movdir64b", "movdiri", "mwaitx", "pclmul", "pconfig",
  "pku", "prefetchi", "ptwrite", "rdpid", "rdpru", "rdrnd", "rdseed", "rtm",
  "serialize", "sgx", "sha", "sha512", "shstk", "sm3", "sm4", "tsxldtrk",
  "uintr", "usermsr", "vaes", "vpclmulqdq", "waitpkg", "wbnoinvd", "widekl",
  "xsave", "xsavec", "xsaveopt", "xsaves"
];
defvar CPU_AArch64_AskedFor = [
  "aes", "altnzcv", "am", "amvs", "brbe", "bti", "ccdp", "ccidx", "ccpp", "crc",
  "crypto", "dit", "ecv", "ete", "fgt", "fpac", "hcx", "ite", "jsconv", "lor",
  "ls64", "mec", "mpam", "mpamv2", "mte", "mtetc", "nmi", "nv", "pan",
  "pan-rwv", "perfmon", "predres", "rand", "ras", "rasv2", "rme", "sel2", "sha2",
  "sm4", "spe", "spe-eef", "specres2", "specrestrict", "ssbs", "tlb-rmi",
  "tracev8.4", "trbe", "vh", "wfxt", "xs"
];
defvar CPU_RISCV_AskedFor = [
  "b", "h", "sdext", "sdtrig", "sha", "shcounterenw", "shgatpa", "shlcofideleg",
  "shtvala", "shvsatpa", "shvstvala", "shvstvecd", "smaia", "smcdeleg",
  "smcntrpmf", "smcsrind", "smctr", "smdbltrp", "smepmp", "smmpm", "smnpm",
  "smrnmi", "smstateen", "ssaia", "ssccfg", "ssccptr", "sscofpmf",
  "sscounterenw", "sscsrind", "ssctr", "ssdbltrp", "ssnpm", "sspm", "ssqosid",
  "ssstateen", "ssstrict", "sstc", "sstvala", "sstvecd", "ssu64xl", "supm",
  "svade", "svadu", "svbare", "svinval", "svnapot", "svpbmt", "svvptc",
  "za128rs", "za64rs", "zic64b", "zicbom", "ziccamoa", "ziccamoc", "ziccif",
  "zicclsm", "ziccrse", "zifencei", "zihintntl", "zihintpause", "zihpm", "zk",
  "zkn", "zkr", "zks", "zkt", "zvkn", "zvknc", "zvkng", "zvks", "zvksc",
  "zvksg", "zvkt"
];

class CPU_OwnFeatures<string architecture, string enum,
                      list<CPU_FeatureCase> features, list<string> askedFor> {
  defvar unused = !filter(each, features,
                          !or(!not(each.isExtension),
                              !foldl(0, askedFor, found, name,
                                     !or(found, !eq(name, each.str)))));
  code range = "::mlir::cpu::getOwn<::mlir::cpu::" # enum #
      ">($_self, ::mlir::cpu::Architecture::" # architecture # ", {" #
      !interleave(!foreach(each, unused,
                           "::mlir::cpu::" # enum # "::" # each.symbol),
                  ", ") # "})";
}

// A feature that some CPUs have without its name: LLVM's tables can't say that
// two features bring a third one, and clang writes all three to a function.
class CPU_Unnamed<string architecture, string enum, string feature,
                  list<Availability> alternatives> {
  string name = feature;
  list<Availability> needs = [
    AvailableWhen<
        PredInWords<"::mlir::cpu::isCompiledFor($_self, ::mlir::cpu::"
                    "Architecture::" # architecture # ", ::mlir::cpu::" # enum #
                    "::" # !cast<CPU_FeatureCase>(
                        "CPU_" # !subst("Feature", "", enum) # "_" #
                        !toupper(feature)).symbol # ")",
                    "compiled for " # feature>,
        [AnyOf<alternatives>], "the function is compiled for " # feature>];
}
// Arm, Architecture Reference Manual, FEAT_FHM: from Armv8.4, it is implemented
// if FEAT_FP16 is, which fp16fml implies.
defvar CPU_HalfProducts =
    CPU_Unnamed<"AArch64", "AArch64Feature", "fp16fml",
                [CPU_AArch64Feature<"fp16fml">, CPU_AArch64Feature<"v8.4a">]>;
// The RISC-V Instruction Set Manual, "Zc*": C with D includes Zcd, which needs
// D.
defvar CPU_CompressedDoubles =
    CPU_Unnamed<"RISCV64", "RISCVFeature", "zcd",
                [CPU_RISCVFeature<"zcd">, CPU_RISCVFeature<"c">]>;

defvar CPU_CompiledForFeature = "the function is compiled for this feature";

def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = !listconcat(CPU_HalfProducts.needs,
                                 CPU_CompressedDoubles.needs, [
    AvailableForEach<CPU_OwnFeatures<"X86_64", "X86Feature", CPU_X86_Features,
                                     CPU_X86_AskedFor>.range,
                     [CPU_X86FeatureOf<"$_each">], CPU_CompiledForFeature>,
    AvailableForEach<CPU_OwnFeatures<"AArch64", "AArch64Feature",
                                     CPU_AArch64_Features,
                                     !listconcat(CPU_AArch64_AskedFor,
                                                 [CPU_HalfProducts.name])>.range,
                     [CPU_AArch64FeatureOf<"$_each">], CPU_CompiledForFeature>,
    AvailableForEach<CPU_OwnFeatures<"RISCV64", "RISCVFeature",
                                     CPU_RISCV_Features,
                                     !listconcat(
                                         CPU_RISCV_AskedFor,
                                         [CPU_CompressedDoubles.name])>.range,
                     [CPU_RISCVFeatureOf<"$_each">], CPU_CompiledForFeature>,
    // LLVM refuses the function itself elsewhere: "streaming SVE functions
    // require SME".
    AvailableWhen<
        PredInWords<"$_self.getArmStreaming() || "
                    "$_self.getArmLocallyStreaming()", "in streaming mode">,
        [CPU_AArch64Feature<"sme">], "a function in streaming mode">,
    CPU_OutsideOfGPUs<
        "!::mlir::cpu::explainUnknownTarget($_self).empty()",
        [UnknownNeeds<"the function has a CPU or features of its own",
                      "::mlir::cpu::explainUnknownTarget($_self)">],
        "a CPU or features of its own">,
    AvailableWhen<
        PredInWords<"!::mlir::cpu::findUncompilable($_self, $_analyses).empty()",
                    "with an op that its own features lack">,
        [CPU_NoCPU], "an op needs more than the function is compiled for",
        text="::mlir::cpu::findUncompilable($_self, $_analyses)">,
  ]);
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUFUNCTIONS_TD
