//===- Compiler.cpp - LLVM's code generators and assemblers --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compiler.h"
#include "ChildProcess.h"
#include "LowerKernels.h"
#include "Ptxas.h"

#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mlir;
using namespace mlir::availability;

bool mlir::availability::initializeBackEnd(StringRef name) {
  // The lists have the back ends that this LLVM was built with.
  bool isFound = false;
#define LLVM_TARGET(Name)                                                      \
  if (name == #Name) {                                                         \
    LLVMInitialize##Name##TargetInfo();                                        \
    LLVMInitialize##Name##Target();                                            \
    LLVMInitialize##Name##TargetMC();                                          \
    isFound = true;                                                            \
  }
#include "llvm/Config/Targets.def"
#define LLVM_ASM_PRINTER(Name)                                                 \
  if (name == #Name)                                                           \
    LLVMInitialize##Name##AsmPrinter();
#include "llvm/Config/AsmPrinters.def"
#define LLVM_ASM_PARSER(Name)                                                  \
  if (name == #Name)                                                           \
    LLVMInitialize##Name##AsmParser();
#include "llvm/Config/AsmParsers.def"
  return isFound;
}

/// Returns the LLVM IR of a module of functions, or of kernels for `processor`,
/// null if there is none; then `problem` says why.
static std::unique_ptr<llvm::Module> translate(StringRef text,
                                               const Processor &processor,
                                               llvm::LLVMContext &llvmContext,
                                               std::string &problem) {
  DialectRegistry registry;
  registry.insert<DLTIDialect>();
  registerAllToLLVMIRTranslations(registry);
  registerConvertNVVMToLLVMInterface(registry);
  registerKernelDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (problem.empty())
      problem = diagnostic.str();
  });
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(&context));
  if (!module)
    return nullptr;
  if (gpu::GPUModuleOp kernels = findKernels(*module))
    return succeeded(lowerKernels(*module, processor))
               ? translateModuleToLLVMIR(kernels, llvmContext)
               : nullptr;
  // A pass converts some ops to inline assembly; the translation doesn't.
  if (context.getLoadedDialect<NVVM::NVVMDialect>()) {
    PassManager passes(&context);
    passes.addPass(createConvertNVVMToLLVMPass());
    if (failed(passes.run(*module)))
      return nullptr;
  }
  return translateModuleToLLVMIR(*module, llvmContext);
}

/// Asks LLVM's assembler.
static Answer assemble(const llvm::Target &target, const Processor &processor,
                       StringRef assembly) {
  std::string errors;
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(assembly),
                             llvm::SMLoc());
  sources.setDiagHandler(
      [](const llvm::SMDiagnostic &diagnostic, void *errors) {
        if (diagnostic.getKind() == llvm::SourceMgr::DK_Error)
          *static_cast<std::string *>(errors) +=
              diagnostic.getMessage().str() + "\n";
      },
      &errors);
  llvm::Triple triple(processor.triple);
  llvm::MCTargetOptions options;
  std::unique_ptr<llvm::MCRegisterInfo> registers(
      target.createMCRegInfo(triple));
  std::unique_ptr<llvm::MCAsmInfo> info(
      target.createMCAsmInfo(*registers, triple, options));
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget(
      target.createMCSubtargetInfo(triple, processor.chip, processor.features));
  std::unique_ptr<llvm::MCInstrInfo> instructions(target.createMCInstrInfo());
  llvm::MCContext context(triple, info.get(), registers.get(), subtarget.get(),
                          &sources, &options);
  std::unique_ptr<llvm::MCObjectFileInfo> objectFile(
      target.createMCObjectFileInfo(context, /*PIC=*/false));
  context.setObjectFileInfo(objectFile.get());
  std::unique_ptr<llvm::MCStreamer> streamer(llvm::createNullStreamer(context));
  std::unique_ptr<llvm::MCAsmParser> parser(
      llvm::createMCAsmParser(sources, context, *streamer, *info));
  std::unique_ptr<llvm::MCTargetAsmParser> ofTarget(
      target.createMCAsmParser(*subtarget, *parser, *instructions, options));
  if (!ofTarget)
    return {Outcome::NoAnswer, "this LLVM has no assembler for it"};
  target.createNullTargetStreamer(*streamer);
  parser->setTargetParser(*ofTarget);
  bool isRefused = parser->Run(/*NoInitialTextSection=*/false);
  if (!isRefused && errors.empty())
    return {Outcome::Accepted, ""};
  std::string line = getTellingLine(errors);
  return {Outcome::Refused, line.empty() ? "the assembler refuses it" : line};
}

namespace {
/// Keeps the first error of a code generator.
struct ErrorKeeper : llvm::DiagnosticHandler {
  explicit ErrorKeeper(std::string &error) : error(error) {}

  bool handleDiagnostics(const llvm::DiagnosticInfo &info) override {
    if (info.getSeverity() != llvm::DS_Error || !error.empty())
      return true;
    std::string text;
    llvm::raw_string_ostream stream(text);
    llvm::DiagnosticPrinterRawOStream printer(stream);
    info.print(printer);
    error = getTellingLine(text);
    if (error.empty())
      error = "the code generator refuses it";
    return true;
  }

  std::string &error;
};
} // namespace

/// Stores what nothing uses: a code generator drops instructions that have no
/// other effect, and would say nothing of them.
static void storeUnused(llvm::Module &module) {
  const llvm::DataLayout &layout = module.getDataLayout();
  for (llvm::Function &function : module) {
    SmallVector<llvm::Instruction *> unused;
    for (llvm::Instruction &each : llvm::instructions(function))
      if (llvm::isInstructionTriviallyDead(&each) &&
          each.getType()->isSized() && !each.getType()->isX86_AMXTy() &&
          !each.getType()->isTargetExtTy())
        unused.push_back(&each);
    for (llvm::Instruction *each : unused) {
      auto *place =
          new llvm::AllocaInst(each->getType(), layout.getAllocaAddrSpace(), "",
                               function.getEntryBlock().begin());
      llvm::IRBuilder<> builder(module.getContext());
      builder.SetInsertPoint(*each->getInsertionPointAfterDef());
      builder.CreateStore(each, place, /*isVolatile=*/true);
    }
  }
}

/// Compiles a module. `mustStore` tells whether a probe's result is expected to
/// be stored.
static Answer compile(llvm::Module &module, const Processor &processor,
                      bool isWhole, bool mustStore) {
  llvm::Triple triple(processor.triple);
  std::string problem;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return {Outcome::NoAnswer, problem};
  std::unique_ptr<llvm::TargetMachine> machine(
      target->createTargetMachine(triple, processor.chip, processor.features,
                                  llvm::TargetOptions(), std::nullopt));
  module.setTargetTriple(triple);
  module.setDataLayout(machine->createDataLayout());
  if (isWhole)
    storeUnused(module);
  std::string error;
  module.getContext().setDiagnosticHandler(
      std::make_unique<ErrorKeeper>(error));
  SmallString<0> assembly;
  llvm::raw_svector_ostream stream(assembly);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   llvm::CodeGenFileType::AssemblyFile))
    return {Outcome::NoAnswer, "LLVM writes no assembly for it"};
  passes.run(module);
  if (!error.empty())
    return {Outcome::Refused, error};
  if (!processor.ptxas.empty())
    return runPtxas(processor.ptxas, processor.chip, assembly);
  // For chips without clusters, LLVM treats the cluster's id as poison, and
  // drops code that depends on it.
  static const llvm::Regex store("(^|\n)[ \t]*[a-z0-9]+_(store|write)");
  if (mustStore && !store.match(assembly))
    return {Outcome::Refused,
            "what it returns is poison: the code generator stores nothing"};
  return assemble(*target, processor, assembly);
}

static bool hasStore(const llvm::Module &module) {
  for (const llvm::Function &function : module)
    for (const llvm::BasicBlock &block : function)
      for (const llvm::Instruction &instruction : block)
        if (isa<llvm::StoreInst>(instruction))
          return true;
  return false;
}

void mlir::availability::compileModule(
    StringRef text, llvm::ArrayRef<Processor> processors, bool isProbe,
    llvm::function_ref<void()> start,
    llvm::function_ref<void(const Answer &)> report) {
  start();
  std::string problem;
  llvm::LLVMContext context;
  if (text.contains("\"gpu.module\"")) {
    // What the conversions make, or refuse, depends on the processor.
    for (const Processor &processor : processors) {
      start();
      problem.clear();
      if (std::unique_ptr<llvm::Module> module =
              translate(text, processor, context, problem))
        report(compile(*module, processor, /*isWhole=*/!isProbe,
                       isProbe && hasStore(*module)));
      else
        report({Outcome::Refused, problem.empty()
                                      ? "MLIR's conversions refuse it"
                                      : getTellingLine(problem)});
    }
    return;
  }
  std::unique_ptr<llvm::Module> module =
      translate(text, processors.front(), context, problem);
  if (!module)
    return report({Outcome::NotTranslated, getTellingLine(problem)});
  bool mustStore =
      isProbe && hasStore(*module) && processors.front().backEnd == "AMDGPU";
  for (const Processor &processor : processors) {
    start();
    std::unique_ptr<llvm::Module> copy = llvm::CloneModule(*module);
    report(compile(*copy, processor, /*isWhole=*/!isProbe, mustStore));
  }
}
