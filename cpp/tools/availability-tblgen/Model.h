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

#include "TypeSets.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TableGen/Record.h"

#include <algorithm>
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

  bool operator==(const EnumCaseModel &other) const {
    return symbol == other.symbol && str == other.str && value == other.value;
  }
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
  std::string mergeAction;
  std::string instanceType;

  /// `<dialect>.<name>`.
  std::string name;
  std::string label;
  /// The C++ enumerant of `Relation`.
  std::string relation;
  bool isLimit;
  /// The name of the other end of the same range, empty when there is none.
  std::string counterpart;
  /// The cases of the enum that the values are of; empty when they are of none.
  std::vector<EnumCaseModel> values;
  /// That enum, nullptr when there is none.
  const llvm::Record *enumRecord = nullptr;
  /// The `DimensionInfo` of a foreign dimension, nullptr for others.
  const llvm::Record *info = nullptr;
  /// The records of the values that the enum lacks. `values` has them, too.
  std::vector<const llvm::Record *> further;
  /// Other names, and the values that they are of.
  std::vector<std::pair<std::string, int64_t>> aliases;
  /// True when the dialect implements the typed interface itself: its class
  /// `Availability` isn't ours.
  bool isForeign;
  /// True when it is another dialect's, whose generated code has its C++.
  bool isImported = false;

  /// Returns true when the typed interface is generated with the dimension.
  bool hasOwnInterface() const { return !isForeign && !isImported; }

  /// Of a partial order: a value and others that it includes.
  struct Inclusion {
    int64_t value;
    std::vector<int64_t> included;
  };
  /// As the records say, in ascending order of the values.
  std::vector<Inclusion> inclusions;
  /// A value, and one of a dimension that who offers the former offers, too.
  struct Implication {
    int64_t value;
    const DimensionModel *dimension;
    int64_t implied;

    bool operator==(const Implication &other) const {
      return value == other.value && dimension == other.dimension &&
             implied == other.implied;
    }
  };
  /// As the records say, in ascending order of the values.
  std::vector<Implication> implications;
  /// The same, with everything that follows from it.
  std::vector<std::pair<int64_t, int64_t>> allInclusions;
  std::vector<Implication> allImplications;

  /// Returns the C++ type of a value, without leading colons.
  llvm::StringRef getValueType() const;

  /// Returns true when a target offers one value along the dimension.
  bool isSingleValued() const { return relation != "OneOf"; }

  /// Returns true when who offers `offered` satisfies a requirement of
  /// `required`.
  bool isSatisfied(int64_t required, int64_t offered) const;

  /// Returns `value` as users write it.
  std::string stringify(int64_t value) const;

  /// Returns the value that `text` names, std::nullopt when it names none.
  std::optional<int64_t> parse(llvm::StringRef text) const;

  /// Returns the dimension's name in C++: "MinVersion" for
  /// "QueryMinVersionInterface".
  std::string getCppName() const {
    llvm::StringRef cppName = interfaceName;
    cppName.consume_front("Query");
    cppName.consume_back("Interface");
    return cppName.str();
  }
};

/// An instance of a dimension's class: a requirement.
struct InstanceModel {
  const DimensionModel *dimension;
  std::string preparation;
  std::string instance;
  /// True when it is worked out of `op`, the op, or of `each`; see `NeedModel`.
  bool isComputed = false;

  bool operator==(const InstanceModel &other) const {
    return dimension == other.dimension && preparation == other.preparation &&
           instance == other.instance;
  }
};

/// A clause: any of its instances satisfies it.
struct ClauseModel {
  std::vector<InstanceModel> anyOf;

  /// Returns true when one of the instances is worked out of the op.
  bool isComputed() const {
    return llvm::any_of(anyOf, [](const InstanceModel &instance) {
      return instance.isComputed;
    });
  }

  bool operator==(const ClauseModel &other) const {
    return anyOf == other.anyOf;
  }
};

/// A list of clauses, all of which are needed. Equal lists are one object.
struct ClauseListModel {
  unsigned index;
  std::vector<ClauseModel> clauses;
  /// Where its rows are in the table of all lists that are data: those whose
  /// values are known and fit into 32 bits. std::nullopt for the others.
  std::optional<unsigned> firstRow = std::nullopt;
  unsigned numRows = 0;

  /// Returns true when one of the clauses is worked out of the op.
  bool isComputed() const {
    return llvm::any_of(
        clauses, [](const ClauseModel &clause) { return clause.isComputed(); });
  }
};

/// A list of clauses that is needed when a C++ condition holds.
struct ConditionalModel {
  std::string condition;
  /// What it holds of, in words; may be empty.
  std::string words;
  const ClauseListModel *list;
  /// True when the condition is all that the constraint demands, so that it
  /// holds for whatever is there in a valid op.
  bool isWholeConstraint = false;
};

/// An enum with clauses on some of its cases.
struct EnumModel {
  const llvm::Record *record;
  std::string cppNamespace;
  std::string className;
  bool isBitEnum;
  /// It is another dialect's.
  bool isForeign = false;
  std::vector<EnumCaseModel> allCases;
  /// Those of the enum's cases that have clauses.
  std::vector<std::pair<EnumCaseModel, const ClauseListModel *>> cases;
  /// The same of values that a dimension has besides.
  std::vector<std::pair<EnumCaseModel, const ClauseListModel *>> further;
  /// Of a foreign enum, the same with no more than what overlays say: what the
  /// records of its cases say is in its own dialect's code. nullptr when they
  /// say nothing.
  std::unique_ptr<EnumModel> overlays;
  /// The generated function that emits what a value needs. There may be others
  /// who say something of a foreign enum: it is local then.
  std::string emitFunction;

  std::string getQualName() const { return cppNamespace + "::" + className; }
};

/// Where in an attribute, `self` in C++, an integer is a case of an enum.
struct CasePlaceModel {
  /// What has to hold of the attribute, empty when nothing has to.
  std::string condition;
  /// `nested` is about each element of an array.
  bool isArray;
  /// The enum that the attribute itself is a case of; nullptr when `nested`
  /// tells.
  const EnumModel *enumModel;
  std::vector<CasePlaceModel> nested;
};

/// What in an op causes something that it needs.
struct CauseModel {
  /// The C++ enumerant of `SourceKind`.
  std::string kind = "Op";
  std::string name = {};
  /// C++ for the position, empty where there is none.
  std::string index = {};
  /// In words; may be empty.
  std::string reason = {};
  /// C++ that takes the place of the words, empty when nothing does.
  std::string detail = {};
  /// The name of the rule that asks for it, empty when there is none.
  std::string rule = {};
};

/// Things that are known by their names alone, and what they need. See
/// `NameTable` in Availability.td.
struct NameTableModel {
  /// The C++ function that tells whether a name is in the table.
  std::string function;
  std::map<std::string, const ClauseListModel *> names;
};

/// What an op, a type or an attribute needs, perhaps on a condition or for each
/// element of a range, and why. In C++ `op` is the op, and `each` the element.
struct NeedModel {
  /// The combinator that says so; nullptr where it is a single requirement that
  /// is worked out of the op.
  const llvm::Record *record = nullptr;
  /// What has to hold, empty when nothing has to.
  std::string condition = {};
  /// The range, empty when there is none.
  std::string elements = {};
  /// The condition or the range in words; may be empty.
  std::string words = {};
  CauseModel cause = {};
  const ClauseListModel *list;
  /// A type, whose needs are needed; empty when there is none.
  std::string type = {};
  /// An enum and C++ for values of it, whose needs are needed.
  const EnumModel *enumModel = nullptr;
  std::string value = {};
  /// A table of names, and in `value` C++ for the name whose needs are needed.
  const NameTableModel *table = nullptr;
  /// The dialect that doesn't know what is needed; the cause says why. Empty
  /// where it knows.
  std::string unknownTo = {};
  std::vector<NeedModel> nested = {};

  /// Returns true for what every op of the name needs.
  bool isConstant() const {
    return condition.empty() && elements.empty() && cause.detail.empty() &&
           cause.index.empty() && !list->isComputed() && type.empty() &&
           !enumModel && !table && unknownTo.empty() && nested.empty();
  }
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
  /// It is a property, which the accessor returns as such.
  bool isProperty = false;
  /// The enum of which the attribute or the property is a case, or, in a
  /// property, holds cases; nullptr when it has no clauses.
  const EnumModel *enumModel = nullptr;
  /// The attribute is of a class that is made for the enum, and asked itself.
  /// Otherwise it is an integer.
  bool isEnumAttr = false;
  /// That class in C++, empty for a builtin one.
  std::string attrClass = {};
  /// Where else integers in the attribute are cases of enums.
  std::vector<CasePlaceModel> places;
  /// It may hold types and attributes that need something themselves, or be
  /// one.
  bool isContainer = false;
  /// Conditions over `self`, the attribute or the property's value.
  std::vector<ConditionalModel> conditionals;
  /// The property is a std::optional. (An attribute may always be absent.)
  bool isOptional = false;
  /// The C++ value that it has when it is not given.
  std::string defaultValue;
  /// The same as an attribute, where C++ can't compare the value itself.
  std::string defaultAttr;

  /// Returns true when it is, or holds, a case that only its place tells of.
  bool hasCases() const { return enumModel || !places.empty(); }
};

/// An op.
struct OpModel {
  /// The op's full name in the IR.
  std::string name;
  std::string qualClassName;
  std::string className;
  /// The clauses of the op as such.
  const ClauseListModel *list;
  /// What it needs besides.
  std::vector<NeedModel> needs;
  std::vector<ValueModel> operands;
  std::vector<ValueModel> results;
  std::vector<AttributeModel> attributes;
  /// True when the record says that its availability is written by hand.
  bool isHandWritten = false;
  /// The dialect to whose ops it is converted, and whose targets know what it
  /// needs; empty where it stays.
  std::string convertedTo;
  /// The types that it may hold; only of an op of the dialect.
  TypeSet types;

  /// Returns all clauses of the op as such.
  std::vector<ClauseModel> getNameClauses() const {
    std::vector<ClauseModel> clauses = list->clauses;
    for (const NeedModel &need : needs)
      if (need.isConstant())
        llvm::append_range(clauses, need.list->clauses);
    return clauses;
  }
  /// Returns the C++ namespace of the op's class.
  llvm::StringRef getCppNamespace() const {
    return llvm::StringRef(qualClassName)
        .drop_back(className.size())
        .rtrim(':');
  }
  /// Returns true when something depends on the very op.
  bool hasInstanceClauses() const {
    return !operands.empty() || !results.empty() || !attributes.empty() ||
           !llvm::all_of(
               needs, [](const NeedModel &need) { return need.isConstant(); });
  }
};

/// A type or an attribute that needs something itself, or of which a record
/// says that it needs nothing.
struct DefModel {
  /// Whose it is, and where what it needs is needed.
  enum class Scope {
    /// The dialect's own: wherever it is.
    Own,
    /// Another dialect's: wherever it is.
    Foreign,
    /// A builtin one: in ops of the dialect.
    OpsOfDialect,
  };
  Scope scope;
  /// The name of the dialect whose it is.
  std::string dialect;
  /// What follows `!` or `#` in the IR; the name of the class when it has no
  /// mnemonic.
  std::string name;
  std::string qualClassName;
  std::string className;
  bool isType;
  const ClauseListModel *list;
  /// Parameters that hold cases of enums that have clauses: accessor and enum.
  std::vector<std::pair<std::string, const EnumModel *>> enumParameters;
  /// What it needs besides. In C++ `self` is the type or attribute, an object
  /// of its class; `context` is of the dialect's context class, if it has one.
  std::vector<NeedModel> needs;

  /// Returns true when it needs nothing.
  bool isEmpty() const {
    return list->clauses.empty() && enumParameters.empty() && needs.empty();
  }
};

/// A named target; see `NamedTarget` in Availability.td.
struct TargetModel {
  std::string name, family, attribute, summary, source, refusal, record;
  int64_t rank;
  std::vector<std::string> optional, otherNames;
};

/// Everything that a TableGen run says about availability.
struct Model {
  /// The dialect's name, C++ namespace and class.
  std::string dialect;
  std::string cppNamespace;
  std::string dialectClass;
  /// True when the dialect is a mere holder of overlays, whose class is
  /// generated; see `OverlayDialect` in Availability.td.
  bool isOverlayDialect = false;
  /// True when the dialect has availability in C++ as well; see
  /// `AvailabilityHooks` in Availability.td.
  bool hasHooks = false;
  /// True when an `AvailabilityForDialect` record is about the dialect.
  bool hasHeaders = false;
  /// The C++ headers that this record names.
  std::vector<std::string> headers;

  std::map<std::string, std::unique_ptr<DimensionModel>> dimensions;
  std::vector<std::unique_ptr<ClauseListModel>> clauseLists;
  llvm::MapVector<const llvm::Record *, std::unique_ptr<EnumModel>> enums;
  llvm::MapVector<const llvm::Record *, std::unique_ptr<NameTableModel>>
      nameTables;
  std::vector<OpModel> ops;
  /// What overlays add to ops of other dialects; nothing else of those ops.
  std::vector<OpModel> overlays;
  std::vector<DefModel> defs;
  /// The C++ class of what says where a type is, empty when types need the same
  /// wherever they are. See `TypesInContext` in Availability.td.
  std::string contextClass;
  std::vector<TargetModel> targets;
  /// The ops in whose regions only ops of their dialect belong, by their names;
  /// or dialects, for all of their ops. See `ClosedRegions` in Availability.td.
  std::vector<std::string> closedRegions;

  /// Returns what the names of C++ for the dialect begin with: "Toy" for
  /// `ToyDialect`.
  std::string getCppPrefix() const {
    llvm::StringRef prefix = dialectClass;
    prefix.consume_back("Dialect");
    return prefix.str();
  }
};

/// Reads `records` for the dialect that the command line names, or for the only
/// one that has ops. A malformed record is a fatal error that names its
/// location.
Model parseModel(const llvm::RecordKeeper &records);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H
