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

#include <map>

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

static const llvm::Target *findTarget(const Processor &processor) {
  std::string problem;
  return llvm::TargetRegistry::lookupTarget(llvm::Triple(processor.triple),
                                            problem);
}

/// Writes assembly for a module. Returns what went wrong, or that nothing did.
static Answer generate(llvm::Module &module, const Processor &processor,
                       bool isWhole, SmallVectorImpl<char> &assembly) {
  const llvm::Target *target = findTarget(processor);
  if (!target)
    return {Outcome::NoAnswer, "LLVM has no back end for it"};
  llvm::Triple triple(processor.triple);
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
  llvm::raw_svector_ostream stream(assembly);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   llvm::CodeGenFileType::AssemblyFile))
    return {Outcome::NoAnswer, "LLVM writes no assembly for it"};
  passes.run(module);
  return {error.empty() ? Outcome::Accepted : Outcome::Refused, error};
}

/// Does the same where LLVM ends the process because it refuses the module.
static Answer tryGenerate(llvm::Module &module, const Processor &processor,
                          bool isWhole, SmallVectorImpl<char> &assembly) {
  llvm::LLVMContext &context = module.getContext();
  Answer answer;
  std::string words;
  if (!surviveFatalErrors(
          [&] { answer = generate(module, processor, isWhole, assembly); },
          words))
    answer = {Outcome::Refused, getTellingLine("error: " + words)};
  context.setDiagnosticHandler(std::make_unique<llvm::DiagnosticHandler>());
  return answer;
}

static bool hasStore(const llvm::Module &module) {
  for (const llvm::Function &function : module)
    for (const llvm::BasicBlock &block : function)
      for (const llvm::Instruction &instruction : block)
        if (isa<llvm::StoreInst>(instruction))
          return true;
  return false;
}

//===----------------------------------------------------------------------===//
// ModuleCompiler
//===----------------------------------------------------------------------===//

class ModuleCompiler::Impl {
public:
  Impl(StringRef text, bool isProbe)
      : text(text), isProbe(isProbe),
        // What the conversions make, or refuse, depends on the processor.
        isForEach(text.contains("\"gpu.module\"")) {}

  /// Returns the module for a processor; null, and `answer`, if there is none.
  std::unique_ptr<llvm::Module> getModule(const Processor &processor,
                                          Answer &answer);
  /// Writes assembly. `mustStore` is set if that has to store a result.
  Answer generate(const Processor &processor, StringRef suffix,
                  SmallVectorImpl<char> &assembly, bool &mustStore);

  StringRef text;
  bool isProbe, isForEach;
  llvm::LLVMContext context;
  /// The module for all processors, once it was translated.
  std::optional<std::unique_ptr<llvm::Module>> common;
  std::string problem;
};

std::unique_ptr<llvm::Module>
ModuleCompiler::Impl::getModule(const Processor &processor, Answer &answer) {
  if (isForEach) {
    problem.clear();
    std::unique_ptr<llvm::Module> module =
        ::translate(text, processor, context, problem);
    if (!module)
      answer = {Outcome::Refused, problem.empty()
                                      ? "MLIR's conversions refuse it"
                                      : getTellingLine(problem)};
    return module;
  }
  if (!common)
    common = ::translate(text, processor, context, problem);
  if (*common)
    return llvm::CloneModule(**common);
  answer = {Outcome::NotTranslated, getTellingLine(problem)};
  return nullptr;
}

Answer ModuleCompiler::Impl::generate(const Processor &processor,
                                      StringRef suffix,
                                      SmallVectorImpl<char> &assembly,
                                      bool &mustStore) {
  Answer answer;
  // A fatal error may have left uses of what is in it.
  llvm::Module *module = getModule(processor, answer).release();
  if (!module)
    return answer;
  mustStore = isProbe && processor.backEnd == "AMDGPU" && hasStore(*module);
  if (!suffix.empty())
    for (llvm::GlobalObject &each : module->global_objects())
      if (!each.isDeclaration())
        each.setName(each.getName() + suffix);
  return tryGenerate(*module, processor, /*isWhole=*/!isProbe, assembly);
}

ModuleCompiler::ModuleCompiler(StringRef text, bool isProbe)
    : impl(std::make_unique<Impl>(text, isProbe)) {}

ModuleCompiler::~ModuleCompiler() = default;

void ModuleCompiler::translate(const Processor &processor) {
  Answer answer;
  if (!impl->isForEach)
    impl->getModule(processor, answer);
}

Answer ModuleCompiler::compile(const Processor &processor) {
  SmallString<0> assembly;
  bool mustStore = false;
  Answer answer = impl->generate(processor, "", assembly, mustStore);
  if (answer.outcome != Outcome::Accepted)
    return answer;
  if (!processor.ptxas.empty())
    return runPtxas(processor.ptxas, processor.chip, assembly);
  // For chips without clusters, LLVM treats the cluster's id as poison, and
  // drops code that depends on it.
  static const llvm::Regex store("(^|\n)[ \t]*[a-z0-9]+_(store|write)");
  if (mustStore && !store.match(assembly))
    return {Outcome::Refused,
            "what it returns is poison: the code generator stores nothing"};
  return assemble(*findTarget(processor), processor, assembly);
}

SmallVector<Answer> ModuleCompiler::check(llvm::ArrayRef<Processor> processors,
                                          llvm::function_ref<void()> start) {
  SmallVector<Answer> answers;
  SmallVector<std::string> texts;
  std::map<StringRef, SmallVector<size_t>> ofProgram;
  for (auto [index, processor] : llvm::enumerate(processors)) {
    start();
    SmallString<0> assembly;
    bool mustStore = false;
    answers.push_back(impl->generate(processor, "_" + std::to_string(index),
                                     assembly, mustStore));
    texts.push_back(assembly.str().str());
    if (answers.back().outcome == Outcome::Accepted)
      ofProgram[processor.ptxas].push_back(index);
  }
  for (const auto &[program, indices] : ofProgram) {
    SmallVector<StringRef> modules;
    for (size_t index : indices)
      modules.push_back(texts[index]);
    SmallVector<Answer> found =
        checkWithPtxas(program, processors[indices.front()].chip, modules);
    for (auto [index, answer] : llvm::zip(indices, found))
      answers[index] = std::move(answer);
  }
  return answers;
}
