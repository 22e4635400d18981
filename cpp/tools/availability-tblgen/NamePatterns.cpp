//===- NamePatterns.cpp - Names that stand for several --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a name, "<a|b>" stands for "a" and "b", "<0..3>" for the numbers 0 to 3.
// See `AvailabilityForNames` in Availability.td.
//
//===----------------------------------------------------------------------===//

#include "NamePatterns.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

/// Appends the names of `alternative`, the whole of one in brackets: a range or
/// a pattern.
static bool expandAlternative(StringRef alternative,
                              std::vector<std::string> &names);

/// Returns the position after the bracket that closes the one at `begin`;
/// `StringRef::npos` if there is none. `separators` are the positions of the
/// bars between its alternatives.
static size_t findEnd(StringRef pattern, size_t begin,
                      SmallVectorImpl<size_t> &separators) {
  unsigned depth = 0;
  for (size_t i = begin; i != pattern.size(); ++i) {
    if (pattern[i] == '<')
      ++depth;
    else if (pattern[i] == '|' && depth == 1)
      separators.push_back(i);
    else if (pattern[i] == '>' && --depth == 0)
      return i + 1;
  }
  return StringRef::npos;
}

bool mlir::availability::tblgen::expandNames(StringRef pattern,
                                             std::vector<std::string> &names) {
  size_t begin = pattern.find('<');
  if (begin == StringRef::npos) {
    names.push_back(pattern.str());
    return !pattern.contains('>');
  }
  SmallVector<size_t> separators;
  size_t end = findEnd(pattern, begin, separators);
  if (end == StringRef::npos || pattern.take_front(begin).contains('>'))
    return false;
  separators.push_back(end - 1);
  std::vector<std::string> middles, rests;
  size_t from = begin + 1;
  for (size_t separator : separators) {
    if (!expandAlternative(pattern.slice(from, separator), middles))
      return false;
    from = separator + 1;
  }
  // More are no list that somebody measured.
  constexpr size_t kMost = 1 << 20;
  if (!expandNames(pattern.drop_front(end), rests) ||
      middles.size() > kMost / std::max<size_t>(rests.size(), 1))
    return false;
  for (const std::string &middle : middles)
    for (const std::string &rest : rests)
      names.push_back((pattern.take_front(begin) + middle + rest).str());
  return true;
}

static bool expandAlternative(StringRef alternative,
                              std::vector<std::string> &names) {
  auto [first, last] = alternative.split("..");
  unsigned from, to;
  if (first.getAsInteger(10, from) || last.getAsInteger(10, to))
    return expandNames(alternative, names);
  // More are no list that somebody wrote by hand or measured.
  constexpr unsigned kMost = 4096;
  if (from > to || to - from >= kMost)
    return false;
  for (unsigned number = from; number <= to; ++number)
    names.push_back(utostr(number));
  return true;
}
