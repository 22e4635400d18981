//===- TargetCache.cpp - Cached offers of targets -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/TargetCache.h"

#include "mlir/IR/MLIRContext.h"

using namespace mlir;
using namespace mlir::availability;

SharedOffer TargetCache::getOrMakeOffer(
    Attribute target, const Dimension &dimension,
    function_ref<std::optional<SmallVector<int64_t>>()> make) {
  auto key = std::make_pair(target, &dimension);
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (auto it = offers.find(key); it != offers.end())
      return it->second;
  }
  // `make` may look up other entries, so the lock is not held.
  auto made =
      std::make_shared<const std::optional<SmallVector<int64_t>>>(make());
  std::lock_guard<std::mutex> lock(mutex);
  return offers.try_emplace(key, std::move(made)).first->second;
}

std::string TargetCache::getOrMakeText(Attribute target,
                                       function_ref<std::string()> make) {
  // A newly loaded dialect can add names for other dialects' targets.
  size_t numLoaded = target.getContext()->getLoadedDialects().size();
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (numLoaded != numDialects)
      texts.clear();
    numDialects = numLoaded;
    if (auto it = texts.find(target); it != texts.end())
      return it->second;
  }
  std::string made = make();
  std::lock_guard<std::mutex> lock(mutex);
  return texts.try_emplace(target, std::move(made)).first->second;
}

void TargetCache::addName(Attribute target, StringRef name) {
  auto attr = StringAttr::get(target.getContext(), name);
  std::lock_guard<std::mutex> lock(mutex);
  if (names.try_emplace(target, attr).second)
    texts.erase(target);
}

StringRef TargetCache::lookupName(Attribute target) {
  std::lock_guard<std::mutex> lock(mutex);
  StringAttr name = names.lookup(target);
  return name ? name.getValue() : StringRef();
}

void TargetCache::clear() {
  std::lock_guard<std::mutex> lock(mutex);
  offers.clear();
  texts.clear();
  names.clear();
}
