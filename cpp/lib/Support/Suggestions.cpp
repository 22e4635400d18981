//===- Suggestions.cpp - Suggestions for misspelt names -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Support/Suggestions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace llvm;

std::string mlir::availability::shorten(StringRef text) {
  constexpr size_t kShown = 200;
  if (text.size() <= kShown)
    return text.str();
  return (text.take_front(kShown) + "...").str();
}

/// Returns true if two neighbouring letters of `name`, swapped, make `other`.
static bool isSwapped(StringRef name, StringRef other) {
  if (name.size() != other.size())
    return false;
  auto [left, right] = std::mismatch(name.begin(), name.end(), other.begin());
  return name.end() - left >= 2 && left[0] == right[1] && left[1] == right[0] &&
         std::equal(left + 2, name.end(), right + 2);
}

SmallVector<StringRef>
mlir::availability::findNearNames(StringRef name,
                                  ArrayRef<StringRef> candidates) {
  // Up to a third of the letters may differ.
  unsigned limit = std::max<size_t>(1, name.size() / 3);
  SmallVector<std::pair<unsigned, StringRef>> near;
  for (StringRef candidate : candidates) {
    std::string lower = candidate.lower();
    unsigned distance =
        isSwapped(name.lower(), lower)
            ? 1
            : StringRef(lower).edit_distance(name.lower(),
                                             /*AllowReplacements=*/true, limit);
    if (distance <= limit)
      near.emplace_back(distance, candidate);
  }
  llvm::sort(near);
  if (near.size() > 3)
    near.truncate(3);
  return llvm::map_to_vector(near,
                             [](const auto &entry) { return entry.second; });
}

std::string mlir::availability::suggestNames(StringRef name,
                                             ArrayRef<StringRef> candidates) {
  SmallVector<StringRef> near = findNearNames(name, candidates);
  if (near.empty())
    return "";
  return "; did you mean '" + llvm::join(near, "' or '") + "'?";
}

std::string mlir::availability::suggestOrListNames(
    llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates,
    llvm::StringRef what) {
  std::string suggestion = suggestNames(name, candidates);
  if (!suggestion.empty() || candidates.empty())
    return suggestion;
  return ("; " + what + ": " + llvm::join(candidates, ", ")).str();
}
