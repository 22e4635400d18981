//===- Model.h - Availability records as plain structs ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that reads TableGen records. The backends work on what it
// returns. Everything is in an order that depends on the input alone.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TableGen/Record.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir::availability::tblgen {

/// A case of an enum: C++ enumerant, text in the IR, value.
struct EnumCaseModel {
  std::string symbol;
  std::string str;
  int64_t value;
};

/// A dimension: all records that agree in `cppNamespace` and `interfaceName`.
struct DimensionModel {
  /// A record of the dimension, for error locations.
  const llvm::Record *record;

  std::string cppNamespace;
  std::string interfaceName;
  std::string interfaceDescription;
  std::string queryFnRetType;
  std::string queryFnName;
  std::string initializer;
  std::string instanceType;

  /// `<dialect>.<name>`.
  std::string name;
  std::string label;
  /// The C++ enumerant of `Relation`.
  std::string relation;
  /// The cases of the enum that the values are of; empty when they are of none.
  std::vector<EnumCaseModel> values;
  /// True when the dialect implements the typed interface itself: its class
  /// `Availability` isn't ours.
  bool isForeign;

  /// Returns the dimension's name in C++: "MinVersion" for
  /// "QueryMinVersionInterface".
  std::string getCppName() const;
};

/// An instance of a dimension's class.
struct RequirementModel {
  const DimensionModel *dimension;
  std::string preparation;
  std::string instance;
  std::string mergeAction;

  bool operator==(const RequirementModel &other) const {
    return dimension == other.dimension && preparation == other.preparation &&
           instance == other.instance && mergeAction == other.mergeAction;
  }
};

/// A list of requirements. Equal lists are one object.
struct RequirementListModel {
  unsigned index;
  std::vector<RequirementModel> requirements;
};

/// An enum with requirements on some of its cases.
struct EnumModel {
  std::string cppNamespace;
  std::string className;
  bool isBitEnum;
  /// Those of the enum's cases that carry requirements.
  std::vector<std::pair<EnumCaseModel, const RequirementListModel *>> cases;

  std::string getQualName() const { return cppNamespace + "::" + className; }
};

/// An attribute of an op that hangs requirements on its value.
struct AttributeModel {
  /// The attribute's name in the IR.
  std::string name;
  /// The op's accessor that returns the attribute.
  std::string getter;
  /// The enum, when the attribute is of one; otherwise it holds a type.
  const EnumModel *enumModel = nullptr;
  /// True when the accessor returns an attribute of the enum's own, false when
  /// it returns a mere integer attribute.
  bool hasEnumStorage = false;
  /// The C++ value that the attribute has when it is not given.
  std::string defaultValue;
};

/// An op.
struct OpModel {
  /// The op's full name in the IR.
  std::string name;
  std::string qualClassName;
  std::string className;
  /// The requirements of the op as such.
  const RequirementListModel *requirements;
  std::vector<AttributeModel> attributes;
  /// True when the record says that its availability is written by hand.
  bool isHandWritten;
};

/// A named target; see `NamedTarget` in Availability.td.
struct TargetModel {
  std::string name, family, attribute, summary, source;
  int64_t rank;
  std::vector<std::string> optional;
};

/// Everything that a TableGen run says about availability.
struct Model {
  /// The dialect's name and C++ namespace.
  std::string dialect;
  std::string cppNamespace;

  std::map<std::string, std::unique_ptr<DimensionModel>> dimensions;
  std::vector<std::unique_ptr<RequirementListModel>> requirementLists;
  llvm::MapVector<const llvm::Record *, std::unique_ptr<EnumModel>> enums;
  std::vector<OpModel> ops;
  std::vector<TargetModel> targets;
};

/// Reads `records` for the dialect that the command line names, or for the only
/// one that has ops. A malformed record is a fatal error that names its
/// location.
Model parseModel(const llvm::RecordKeeper &records);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H
