//===- rvv.cpp - clang's functions for RISC-V's vectors -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the functions that clang declares for RISC-V's vectors, a line each:
// its name, its builtin, the extensions that this requires, its result, and its
// parameters, separated by bars. No header has them: clang makes them from
// tables, in SemaRISCV.cpp, as this does. A parameter that must be a constant
// has a "=" before its type.
//
//===----------------------------------------------------------------------===//

#include "clang/Support/RISCVVIntrinsicUtils.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang::RISCV;
using llvm::ArrayRef;

namespace {
/// The functions of one vendor.
struct Table {
  ArrayRef<PrototypeDescriptor> signatures;
  ArrayRef<RVVIntrinsicRecord> records;
};
} // namespace

#define DECL_SIGNATURE_TABLE
constexpr PrototypeDescriptor kSignatures[] = {
#include "clang/Basic/riscv_vector_builtin_sema.inc"
};
constexpr PrototypeDescriptor kSiFiveSignatures[] = {
#include "clang/Basic/riscv_sifive_vector_builtin_sema.inc"
};
constexpr PrototypeDescriptor kAndesSignatures[] = {
#include "clang/Basic/riscv_andes_vector_builtin_sema.inc"
};
#undef DECL_SIGNATURE_TABLE
#define DECL_INTRINSIC_RECORDS
constexpr RVVIntrinsicRecord kRecords[] = {
#include "clang/Basic/riscv_vector_builtin_sema.inc"
};
constexpr RVVIntrinsicRecord kSiFiveRecords[] = {
#include "clang/Basic/riscv_sifive_vector_builtin_sema.inc"
};
constexpr RVVIntrinsicRecord kAndesRecords[] = {
#include "clang/Basic/riscv_andes_vector_builtin_sema.inc"
};
#undef DECL_INTRINSIC_RECORDS

/// Prints the function for one choice of types. `policy` says what becomes of
/// lanes that the instruction doesn't compute.
static void printFunction(const Table &table, const RVVIntrinsicRecord &record,
                          RVVTypeCache &cache, BasicType type, int log2LMUL,
                          bool isMasked, Policy policy) {
  auto scheme = static_cast<PolicyScheme>(
      isMasked ? record.MaskedPolicyScheme : record.UnMaskedPolicyScheme);
  auto prototype = RVVIntrinsic::computeBuiltinTypes(
      table.signatures.slice(record.PrototypeIndex, record.PrototypeLength),
      isMasked, isMasked && record.HasMaskedOffOperand, record.HasVL, record.NF,
      scheme, policy, record.IsTuple);
  std::optional<RVVTypes> types =
      cache.computeTypes(type, log2LMUL, record.NF, prototype);
  if (!types)
    return;
  std::string suffix = RVVIntrinsic::getSuffixStr(
      cache, type, log2LMUL,
      table.signatures.slice(record.SuffixIndex, record.SuffixLength));
  std::string name = record.Name;
  if (!suffix.empty())
    name += "_" + suffix;
  std::string builtin = record.Name;
  std::string overloaded;
  RVVIntrinsic::updateNamesAndPolicy(isMasked, scheme != SchemeNone, name,
                                     builtin, overloaded, policy,
                                     record.HasFRMRoundModeOp, record.AltFmt);
  llvm::outs() << "__riscv_" << name << '|' << builtin << '|'
               << record.RequiredExtensions;
  for (auto [each, descriptor] : llvm::zip_equal(*types, prototype)) {
    bool isConstant =
        descriptor.TM & static_cast<uint8_t>(TypeModifier::Immediate);
    llvm::outs() << '|' << (isConstant ? "=" : "") << each->getTypeStr();
  }
  llvm::outs() << '\n';
}

/// Prints the functions of a record for one choice of types.
static void printFunctions(const Table &table, const RVVIntrinsicRecord &record,
                           RVVTypeCache &cache, BasicType type, int log2LMUL) {
  auto print = [&](bool isMasked, Policy policy) {
    printFunction(table, record, cache, type, log2LMUL, isMasked, policy);
  };
  print(/*isMasked=*/false, Policy());
  if (record.UnMaskedPolicyScheme != SchemeNone)
    for (Policy policy : RVVIntrinsic::getSupportedUnMaskedPolicies())
      print(/*isMasked=*/false, policy);
  if (!record.HasMasked)
    return;
  print(/*isMasked=*/true, Policy());
  if (record.MaskedPolicyScheme != SchemeNone)
    for (Policy policy : RVVIntrinsic::getSupportedMaskedPolicies(
             record.HasTailPolicy, record.HasMaskPolicy))
      print(/*isMasked=*/true, policy);
}

int main() {
  RVVTypeCache cache;
  for (const Table &table :
       {Table{kSignatures, kRecords}, Table{kSiFiveSignatures, kSiFiveRecords},
        Table{kAndesSignatures, kAndesRecords}})
    for (const RVVIntrinsicRecord &record : table.records)
      for (unsigned shift = 0;
           shift <= static_cast<unsigned>(BasicType::MaxOffset); ++shift)
        for (int log2LMUL = -3; log2LMUL <= 3; ++log2LMUL)
          if ((record.TypeRangeMask >> shift & 1) &&
              (record.Log2LMULMask >> (log2LMUL + 3) & 1))
            printFunctions(table, record, cache,
                           static_cast<BasicType>(1 << shift), log2LMUL);
}
