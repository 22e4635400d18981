//===- ImportLLVMIR.cpp - LLVM IR that other compilers write --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/LLVMIR/ImportLLVMIR.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "mlir/Target/LLVMIR/LLVMImportInterface.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Lines of the text
//===----------------------------------------------------------------------===//

/// Gives instructions without debug information the lines of the text, as
/// debug information, which is all that MLIR's importer reads.
static void addLinesOfText(llvm::Module &module,
                           const llvm::AsmParserContext &places) {
  llvm::DIBuilder builder(module);
  llvm::LLVMContext &context = module.getContext();
  llvm::DIFile *file = builder.createFile(module.getModuleIdentifier(), "");
  llvm::DICompileUnit *unit = nullptr;
  llvm::DISubroutineType *type = nullptr;
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    llvm::DIScope *scope = nullptr;
    if (llvm::DISubprogram *known = function.getSubprogram()) {
      scope = llvm::DILexicalBlockFile::get(context, known, file, 0);
    } else {
      if (!unit) {
        unit = builder.createCompileUnit(llvm::dwarf::DW_LANG_C, file, "",
                                         /*isOptimized=*/true, "", 0);
        type = builder.createSubroutineType(builder.getOrCreateTypeArray({}));
      }
      std::optional<llvm::FileLocRange> place =
          places.getFunctionLocation(&function);
      unsigned line = place ? place->Start.Line + 1 : 0;
      llvm::DISubprogram *made = builder.createFunction(
          file, function.getName(), function.getName(), file, line, type, line,
          llvm::DINode::FlagZero, llvm::DISubprogram::SPFlagDefinition);
      function.setSubprogram(made);
      scope = made;
    }
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &instruction : block)
        if (!instruction.getDebugLoc())
          if (auto place = places.getInstructionLocation(&instruction))
            instruction.setDebugLoc(llvm::DILocation::get(
                context, place->Start.Line + 1, place->Start.Col + 1, scope));
  }
  builder.finalize();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Returns what a text says wrote it, "" if it says nothing.
static StringRef findProducer(StringRef text) {
  static const llvm::Regex ident(
      "!\\{!\"([^\"]* version [0-9]+\\.[^\"]*)\"\\}");
  SmallVector<StringRef> groups;
  return ident.match(text, &groups) ? groups[1] : StringRef();
}

/// Reads a text. Reports errors.
static std::unique_ptr<llvm::Module> readText(MLIRContext &context,
                                              llvm::MemoryBufferRef buffer,
                                              llvm::LLVMContext &llvmContext) {
  llvm::SMDiagnostic error;
  llvm::AsmParserContext places;
  std::unique_ptr<llvm::Module> module = llvm::parseAssembly(
      buffer, error, llvmContext, /*Slots=*/nullptr,
      [](StringRef, StringRef) { return std::nullopt; }, &places);
  if (module) {
    module->setModuleIdentifier(buffer.getBufferIdentifier());
    addLinesOfText(*module, places);
    return module;
  }
  InFlightDiagnostic report = emitError(FileLineColLoc::get(
      &context, buffer.getBufferIdentifier(), std::max(error.getLineNo(), 0),
      error.getColumnNo() + 1));
  report << "LLVM " << LLVM_VERSION_STRING
         << " can't read this: " << error.getMessage();
  StringRef producer = findProducer(buffer.getBuffer());
  if (producer.empty())
    report << "; the text may be of a newer LLVM";
  else
    report << "; the text is of '" << shorten(producer) << "'";
  return nullptr;
}

/// Reads bitcode. Reports errors, which name the versions.
static std::unique_ptr<llvm::Module>
readBitcode(MLIRContext &context, llvm::MemoryBufferRef buffer,
            llvm::LLVMContext &llvmContext) {
  llvm::Expected<std::unique_ptr<llvm::Module>> module =
      llvm::parseBitcodeFile(buffer, llvmContext);
  if (module)
    return std::move(*module);
  emitError(UnknownLoc::get(&context))
      << "LLVM " << LLVM_VERSION_STRING
      << " can't read this: " << llvm::toString(module.takeError());
  return nullptr;
}

/// Makes MLIR's importers known to `context`.
static void loadImporters(MLIRContext &context) {
  auto *dialect = context.getOrLoadDialect<LLVM::LLVMDialect>();
  context.getOrLoadDialect<DLTIDialect>();
  if (dialect->getRegisteredInterface<LLVMImportDialectInterface>())
    return;
  DialectRegistry registry;
  registerAllFromLLVMIRTranslations(registry);
  context.appendDialectRegistry(registry);
  for (StringRef name : registry.getDialectNames())
    context.getOrLoadDialect(name);
}

OwningOpRef<ModuleOp> mlir::availability::importLLVMIR(MLIRContext &context,
                                                       StringRef data,
                                                       StringRef name) {
  // MLIR warns of metadata that it doesn't import. None of it asks for a chip.
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    return success(diagnostic.getSeverity() != DiagnosticSeverity::Error);
  });
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      llvm::MemoryBuffer::getMemBufferCopy(data, name);
  llvm::LLVMContext llvmContext;
  // It would print warnings.
  llvmContext.setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo *, void *) {});
  const auto *start = reinterpret_cast<const unsigned char *>(data.begin());
  bool isBitcode = llvm::isBitcode(start, start + data.size());
  std::unique_ptr<llvm::Module> module =
      (isBitcode ? readBitcode : readText)(context, *buffer, llvmContext);
  if (!module)
    return nullptr;
  std::string reason;
  llvm::raw_string_ostream stream(reason);
  if (llvm::verifyModule(*module, &stream)) {
    emitError(UnknownLoc::get(&context))
        << "LLVM refuses it: " << StringRef(reason).split('\n').first;
    return nullptr;
  }
  // What debuggers show runs nowhere.
  for (llvm::Function &function : *module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &instruction : block)
        instruction.dropDbgRecords();
  loadImporters(context);
  return translateLLVMIRToModule(
      std::move(module), &context, /*emitExpensiveWarnings=*/false,
      /*dropDICompositeTypeElements=*/true, /*loadAllDialects=*/false);
}
