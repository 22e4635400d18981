//===- OwnCode.cpp - Shows clang-tidy our code alone ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plugin for clang-tidy. Some checks look at the parents of a node, or visit
// all declarations: Clang then reads the whole precompiled header, whose
// declarations are none of ours. That takes ten seconds a source. The plugin
// leaves only what the source and our headers declare to be visited, as clangd
// does.
//
//===----------------------------------------------------------------------===//

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendPluginRegistry.h"

using namespace clang;

namespace {
/// Collects declarations while they are parsed, so those of the precompiled
/// header aren't among them.
class OwnDeclarations : public ASTConsumer {
public:
  bool HandleTopLevelDecl(DeclGroupRef group) override {
    for (Decl *decl : group) {
      SourceManager &sources = decl->getASTContext().getSourceManager();
      if (!sources.isInSystemHeader(decl->getLocation()))
        own.push_back(decl);
    }
    return true;
  }

  void HandleTranslationUnit(ASTContext &context) override {
    context.setTraversalScope(own);
  }

private:
  std::vector<Decl *> own;
};

/// Runs before the checks.
class OwnCode : public PluginASTAction {
protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &,
                                                 StringRef) override {
    return std::make_unique<OwnDeclarations>();
  }
  bool ParseArgs(const CompilerInstance &,
                 const std::vector<std::string> &) override {
    return true;
  }
  ActionType getActionType() override { return AddBeforeMainAction; }
};
} // namespace

static FrontendPluginRegistry::Add<OwnCode>
    registration("own-code", "leaves only our code to be visited");
