//===- Compilations.cpp - Compilations in other processes -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compilations.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace mlir::availability;

/// What a child is to do, before the processors in a message.
constexpr StringLiteral kCompile = "compile", kCheck = "check";
/// What a child says once it has translated the module.
constexpr StringLiteral kTranslated = "t";

/// How many processors are worth a child more.
constexpr size_t kPerChild = 4;

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

static std::string makeMessage(StringRef task,
                               llvm::ArrayRef<Processor> processors) {
  SmallVector<StringRef> words = {task};
  for (const Processor &each : processors)
    words.append(
        {each.backEnd, each.triple, each.chip, each.features, each.ptxas});
  return llvm::join(words, StringRef("\0", 1));
}

static SmallVector<Processor> getProcessors(ArrayRef<StringRef> words) {
  SmallVector<Processor> processors;
  for (; words.size() >= 5; words = words.drop_front(5))
    processors.push_back(
        {words[0], words[1], words[2].str(), words[3].str(), words[4].str()});
  return processors;
}

/// Does what it is told to until nobody tells it more.
static void serve(MessageStream &stream, StringRef text, bool isProbe,
                  unsigned seconds) {
  ModuleCompiler compiler(text, isProbe);
  bool isTranslated = false;
  auto begin = [&] { startTurn(seconds); };
  auto reply = [&](const Answer &answer) {
    stream.send(std::string(1, static_cast<char>(answer.outcome)) +
                answer.reason);
  };
  while (std::optional<std::string> message = stream.receive()) {
    SmallVector<StringRef> words;
    StringRef(*message).split(words, '\0');
    SmallVector<Processor> processors =
        getProcessors(ArrayRef(words).drop_front());
    if (!std::exchange(isTranslated, true)) {
      begin();
      compiler.translate(processors.front());
      stream.send(kTranslated);
    }
    if (words.front() == kCheck) {
      llvm::for_each(compiler.check(processors, begin), reply);
    } else {
      for (const Processor &each : processors) {
        begin();
        reply(compiler.compile(each));
      }
    }
    startTurn(0);
  }
}

//===----------------------------------------------------------------------===//
// Compilations
//===----------------------------------------------------------------------===//

void Compilations::start(Worker &worker, StringRef task,
                         llvm::ArrayRef<Processor> processors) {
  if (!worker.child) {
    worker.isTranslated = false;
    worker.child = std::make_unique<Child>(
        [&](MessageStream &stream) { serve(stream, text, isProbe, seconds); });
  }
  worker.child->send(makeMessage(task, processors));
}

std::optional<Answer> Compilations::receive(Worker &worker) {
  while (std::optional<std::string> reply = worker.child->receive()) {
    if (*reply != kTranslated)
      return Answer{static_cast<Outcome>(reply->front()), reply->substr(1)};
    worker.isTranslated = true;
  }
  return std::nullopt;
}

Answer Compilations::explainEnd(Worker &worker) {
  auto [end, words] = std::exchange(worker.child, nullptr)->end();
  switch (end) {
  case Child::End::Finished:
    return {Outcome::NoAnswer, "its process said nothing"};
  case Child::End::Stopped:
    return {Outcome::NoAnswer, std::move(words)};
  case Child::End::Died:
    return {worker.isTranslated ? Outcome::Refused : Outcome::NotTranslated,
            std::move(words)};
  }
  llvm_unreachable("an end");
}

SmallVector<Answer>
Compilations::compile(llvm::ArrayRef<Processor> processors) {
  size_t number = std::min<size_t>(
      llvm::divideCeil(processors.size(), kPerChild),
      std::max(1u, llvm::hardware_concurrency().compute_thread_count()));
  if (workers.size() < number)
    workers.resize(number);
  size_t share = llvm::divideCeil(processors.size(), number);
  SmallVector<ArrayRef<Processor>> shares;
  for (ArrayRef<Processor> rest = processors; !rest.empty();
       rest = rest.drop_front(shares.back().size())) {
    shares.push_back(rest.take_front(share));
    start(workers[shares.size() - 1], kCompile, shares.back());
  }
  SmallVector<Answer> answers;
  for (auto [index, rest] : llvm::enumerate(shares))
    while (!rest.empty()) {
      std::optional<Answer> answer = receive(workers[index]);
      if (!answer)
        answer = explainEnd(workers[index]);
      bool hasEnded = !workers[index].child;
      // It won't be translated for another processor either.
      size_t taken = hasEnded && !workers[index].isTranslated ? rest.size() : 1;
      answers.append(taken, *answer);
      rest = rest.drop_front(taken);
      if (hasEnded && !rest.empty())
        start(workers[index], kCompile, rest);
    }
  return answers;
}

SmallVector<Answer> Compilations::check(llvm::ArrayRef<Processor> processors) {
  if (workers.empty())
    workers.resize(1);
  start(workers.front(), kCheck, processors);
  SmallVector<Answer> answers;
  while (answers.size() < processors.size()) {
    std::optional<Answer> answer = receive(workers.front());
    if (!answer) {
      explainEnd(workers.front());
      answers.assign(processors.size(),
                     {Outcome::NoAnswer, "its process has ended"});
      return answers;
    }
    answers.push_back(std::move(*answer));
  }
  return answers;
}
