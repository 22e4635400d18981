//===- availability-tblgen.cpp - TableGen backends for availability -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-tblgen/MlirTblgenMain.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;

static cl::opt<bool>
    fatalWarnings("fatal-warnings",
                  cl::desc("Exit with 1 if there was a warning"));

/// Whether a warning was printed.
static bool hasWarned = false;

/// Escapes spaces in a dependency file (`-d`), as Make and Ninja want it:
/// TableGen writes paths as they are. Its paths begin with one of `paths`.
/// Returns false if the file can't be read or written, after an error.
static bool escapeSpaces(StringRef dependencyFile, ArrayRef<StringRef> paths) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(dependencyFile);
  std::error_code error = buffer.getError();
  if (!error) {
    std::string text = (*buffer)->getBuffer().str();
    for (StringRef path : paths) {
      std::string escaped = join(split(path, ' '), "\\ ");
      for (size_t at = text.find(path); at != std::string::npos;
           at = text.find(path, at + escaped.size()))
        text.replace(at, path.size(), escaped);
    }
    raw_fd_ostream os(dependencyFile, error);
    if (!error)
      os << text;
  }
  if (error)
    WithColor::error() << dependencyFile << ": " << error.message() << "\n";
  return !error;
}

/// Prints a message of TableGen as usual, and what to write where a record has
/// no field `availability` that `let` could set.
static void printAndExplain(const SMDiagnostic &diagnostic, void *) {
  hasWarned |= diagnostic.getKind() == SourceMgr::DK_Warning;
  SrcMgr.setDiagHandler(nullptr);
  SrcMgr.PrintMessage(errs(), diagnostic);
  if (diagnostic.getMessage() == "Value 'availability' unknown!")
    SrcMgr.PrintMessage(
        diagnostic.getLoc(), SourceMgr::DK_Note,
        "'let' sets a field that a base class has, and none has this one: "
        "write 'list<Availability> availability = [...];' here, or once in "
        "the base class of the records");
  SrcMgr.setDiagHandler(printAndExplain);
}

int main(int argc, char **argv) {
  SrcMgr.setDiagHandler(printAndExplain);
  if (int result = mlir::MlirTblgenMain(argc, argv))
    return result;
  if (fatalWarnings && hasWarned) {
    WithColor::error() << "a warning is an error here (--fatal-warnings)\n";
    return 1;
  }
  // TableGen keeps the values of its options to itself.
  StringRef dependencyFile;
  SmallVector<StringRef> paths;
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    if (argument == "-d" && i + 1 < argc)
      dependencyFile = argv[i + 1];
    argument.consume_front("-I");
    if (argument.contains(' '))
      paths.push_back(argument);
  }
  if (dependencyFile.empty() || paths.empty())
    return 0;
  // A path may begin with another.
  llvm::sort(paths,
             [](StringRef a, StringRef b) { return a.size() > b.size(); });
  return escapeSpaces(dependencyFile, paths) ? 0 : 1;
}
