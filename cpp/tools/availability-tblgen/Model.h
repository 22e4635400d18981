//===- Model.h - Availability records as plain structs ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What records say, for the backends to work on. Everything is in an order that
// depends on the input alone.
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
  /// C++ that takes the relation's place, empty when nothing does.
  std::string satisfies;
  /// The cases of the enum that the values are of; empty when they are of none.
  std::vector<EnumCaseModel> values;
  /// True when the dialect implements the typed interface itself: its class
  /// `Availability` isn't ours.
  bool isForeign;

  /// Returns the dimension's name in C++: "MinVersion" for
  /// "QueryMinVersionInterface".
  std::string getCppName() const;
};

/// An instance of a dimension's class: a requirement.
struct InstanceModel {
  const DimensionModel *dimension;
  std::string preparation;
  std::string instance;
  std::string mergeAction;

  bool operator==(const InstanceModel &other) const {
    return dimension == other.dimension && preparation == other.preparation &&
           instance == other.instance && mergeAction == other.mergeAction;
  }
};

/// A clause: any of its instances satisfies it.
struct ClauseModel {
  std::vector<InstanceModel> anyOf;

  bool operator==(const ClauseModel &other) const {
    return anyOf == other.anyOf;
  }
};

/// A list of clauses, all of which are needed. Equal lists are one object.
struct ClauseListModel {
  unsigned index;
  std::vector<ClauseModel> clauses;
};

/// A list of clauses that is needed when a C++ condition holds.
struct ConditionalModel {
  std::string condition;
  const ClauseListModel *list;
  /// True when the condition is all that the constraint demands, so that it
  /// holds for whatever is there in a valid op.
  bool isWholeConstraint = false;
  /// What holds then, in words; may be empty.
  std::string reason = {};
};

/// An enum with clauses on some of its cases.
struct EnumModel {
  std::string cppNamespace;
  std::string className;
  bool isBitEnum;
  std::vector<EnumCaseModel> allCases;
  /// Those of the enum's cases that have clauses.
  std::vector<std::pair<EnumCaseModel, const ClauseListModel *>> cases;

  std::string getQualName() const { return cppNamespace + "::" + className; }
};

/// An operand or a result of an op, with clauses that hang on its type.
struct ValueModel {
  std::string name;
  /// The position in ODS, where a variadic one is one.
  unsigned index;
  /// Conditions over `self`, the type.
  std::vector<ConditionalModel> conditionals;
};

/// An attribute or a property of an op, with clauses that hang on its value.
struct AttributeModel {
  /// The name in the IR.
  std::string name;
  /// The op's accessor that returns it.
  std::string getter;
  /// The enum that its value is of, if it is of one that has clauses.
  const EnumModel *enumModel = nullptr;
  /// How the accessor returns the enum's value.
  enum class Storage {
    /// In an attribute that is made for the enum.
    EnumAttr,
    /// In an integer attribute.
    IntegerAttr,
    /// Itself: it is a property.
    Property,
  };
  Storage storage = Storage::EnumAttr;
  /// What it is when it isn't of an enum: an attribute that may hold types and
  /// attributes that need something themselves.
  bool isContainer = false;
  /// Conditions over `self`, the attribute or the property's value.
  std::vector<ConditionalModel> conditionals;
  /// True when it may be absent.
  bool isOptional = false;
  /// The C++ value that it has when it is not given.
  std::string defaultValue;
};

/// An op.
struct OpModel {
  /// The op's full name in the IR.
  std::string name;
  std::string qualClassName;
  std::string className;
  /// The clauses of the op as such.
  const ClauseListModel *list;
  /// Conditions over `op`, the op.
  std::vector<ConditionalModel> conditionals;
  std::vector<ValueModel> operands;
  std::vector<ValueModel> results;
  std::vector<AttributeModel> attributes;
  /// True when the record says that its availability is written by hand.
  bool isHandWritten = false;

  /// Returns true when something depends on the very op.
  bool hasInstanceClauses() const {
    return !conditionals.empty() || !operands.empty() || !results.empty() ||
           !attributes.empty();
  }
};

/// A type or an attribute of a dialect that needs something wherever it is.
struct DefModel {
  /// What follows `!` or `#` in the IR; the name of the class when it has no
  /// mnemonic.
  std::string name;
  std::string qualClassName;
  std::string className;
  bool isType;
  const ClauseListModel *list;
  /// Parameters of enums that have clauses: accessor and enum.
  std::vector<std::pair<std::string, const EnumModel *>> enumParameters;
};

/// A named target; see `NamedTarget` in Availability.td.
struct TargetModel {
  std::string name, family, attribute, summary, source, refusal;
  int64_t rank;
  std::vector<std::string> optional;
};

/// Everything that a TableGen run says about availability.
struct Model {
  /// The dialect's name and C++ namespace.
  std::string dialect;
  std::string cppNamespace;

  std::map<std::string, std::unique_ptr<DimensionModel>> dimensions;
  std::vector<std::unique_ptr<ClauseListModel>> clauseLists;
  llvm::MapVector<const llvm::Record *, std::unique_ptr<EnumModel>> enums;
  std::vector<OpModel> ops;
  /// What overlays add to ops of other dialects; nothing else of those ops.
  std::vector<OpModel> overlays;
  std::vector<DefModel> defs;
  std::vector<TargetModel> targets;
};

/// Reads `records` for the dialect that the command line names, or for the only
/// one that has ops. A malformed record is a fatal error that names its
/// location.
Model parseModel(const llvm::RecordKeeper &records);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H
