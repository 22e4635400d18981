//===- Questions.cpp - Questions that are asked once ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"

#include "llvm-c/Core.h"

using namespace mlir;
using namespace mlir::availability;

/// Changes when the same question would be asked in another way.
constexpr StringLiteral kMethod = "3";

static std::string readLLVMVersion() {
  unsigned major, minor, patch;
  LLVMGetVersion(&major, &minor, &patch);
  return (Twine(major) + "." + Twine(minor) + "." + Twine(patch)).str();
}

Questions::Questions(BackEndOptions options)
    : options(std::move(options)), llvmVersion(readLLVMVersion()) {}

Questions::Subject::Subject(Questions &questions, StringRef text, bool isProbe)
    : text(text), isProbe(isProbe), questions(questions),
      hash(AnswerStore::getHash(text)),
      compilations(text, isProbe, questions.options.seconds) {
  questions.subject = this;
}

/// Returns the versions of PTX that LLVM writes.
static SmallVector<unsigned> getPTXVersions() {
  SmallVector<unsigned> versions;
  for (const Dimension::Value &each : NVVM::getMinPTXDimension().getValues())
    versions.push_back(each.value);
  llvm::sort(versions);
  return versions;
}

const Ptxas *Questions::getPtxas(StringRef chip) {
  if (!assemblers) {
    assemblers.emplace();
    AnswerStore programs(options.folder, "ptxas.txt");
    for (const std::string &path : options.ptxas)
      if (std::optional<Ptxas> found =
              identifyPtxas(path, getPTXVersions(), programs))
        assemblers->push_back(std::move(*found));
    llvm::sort(*assemblers, [](const Ptxas &a, const Ptxas &b) {
      return std::tie(b.number, a.path) < std::tie(a.number, b.path);
    });
  }
  auto *it = llvm::find_if(*assemblers, [&](const Ptxas &each) {
    return llvm::is_contained(each.chips, chip);
  });
  return it == assemblers->end() ? nullptr : &*it;
}

AnswerStore &Questions::getStore(const Processor &processor) {
  std::string name = "llvm-" + llvmVersion;
  if (!processor.ptxas.empty())
    name += "-ptxas-" + getPtxas(processor.chip)->version;
  std::unique_ptr<AnswerStore> &store = stores[name];
  if (!store)
    store = std::make_unique<AnswerStore>(options.folder, name + ".txt");
  return *store;
}

std::string Questions::getQuestion(const Processor &processor, StringRef kind) {
  return (kMethod + "|" + processor.triple + "|" + processor.chip + "|" +
          processor.features + "|" + kind + "|" + subject->hash)
      .str();
}

SmallVector<Answer> Questions::find(
    ArrayRef<Processor> processors, ArrayRef<StringRef> kinds,
    llvm::function_ref<SmallVector<Answer>(ArrayRef<Processor>)> findMissing) {
  SmallVector<std::optional<Answer>> found;
  SmallVector<Processor> missing;
  for (const Processor &each : processors) {
    found.emplace_back();
    for (StringRef kind : kinds)
      if (!found.back())
        found.back() = getStore(each).find(getQuestion(each, kind));
    if (!found.back())
      missing.push_back(each);
  }
  SmallVector<Answer> asked;
  if (!missing.empty())
    asked = findMissing(missing);
  SmallVector<Answer> answers;
  size_t next = 0;
  for (auto [processor, kept] : llvm::zip(processors, found)) {
    if (!kept) {
      kept = std::move(asked[next++]);
      StringRef kind =
          kept->outcome == Outcome::Accepted ? kinds.back() : kinds.front();
      if (kept->outcome == Outcome::NoAnswer)
        ++numUnanswered;
      else
        getStore(processor).keep(getQuestion(processor, kind), *kept);
    }
    answers.push_back(std::move(*kept));
  }
  return answers;
}

SmallVector<Answer> Questions::ask(ArrayRef<Processor> processors) {
  return find(processors, {subject->isProbe ? "probe" : "all"},
              [&](ArrayRef<Processor> missing) {
                return subject->compilations.compile(missing);
              });
}

SmallVector<Answer> Questions::check(ArrayRef<Processor> processors) {
  // A refusal is the same as if it had been asked about alone.
  return find(processors, {"probe", "checked"},
              [&](ArrayRef<Processor> missing) {
                return subject->compilations.check(missing);
              });
}

BackEndAnswer Questions::remember(const Twine &key,
                                  llvm::function_ref<BackEndAnswer()> find) {
  std::string text = (key + "|" + subject->text).str();
  if (auto it = remembered.find(text); it != remembered.end())
    return it->second;
  uint64_t before = numUnanswered;
  BackEndAnswer answer = find();
  if (numUnanswered == before)
    remembered[text] = answer;
  return answer;
}
