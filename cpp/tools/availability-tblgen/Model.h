//===- Model.h - Parsed availability records --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parsed records that the backends work on. A `Record *` in it is for the
// parsers, and for the places of errors: no backend reads it. All orders depend
// only on the input.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H

#include "Formulas.h"
#include "TypeSets.h"

#include "mlir-availability/Support/ConditionExpression.h"

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
  /// The name of the other end of the same range, empty if there is none.
  std::string counterpart;
  /// The cases of the enum of the values; empty if the values aren't of an
  /// enum.
  std::vector<EnumCaseModel> values;
  /// That enum, nullptr if there is none.
  const llvm::Record *enumRecord = nullptr;
  /// The `DimensionInfo` of a foreign dimension, nullptr for others.
  const llvm::Record *info = nullptr;
  /// The records of values that the enum lacks. They are also in `values`.
  std::vector<const llvm::Record *> further;
  /// Aliases with their values.
  std::vector<std::pair<std::string, int64_t>> aliases;
  /// True if the dialect implements the typed interface itself: it has its own
  /// class `Availability`.
  bool isForeign;
  /// True if another dialect owns the dimension and generates its C++.
  bool isImported = false;

  /// Returns true if the typed interface is generated together with the
  /// dimension.
  bool hasOwnInterface() const { return !isForeign && !isImported; }

  /// In a partial order: a value and the values that it includes.
  struct Inclusion {
    int64_t value;
    std::vector<int64_t> included;
  };
  /// As stated in the records, ascending by value.
  std::vector<Inclusion> inclusions;
  /// A value, and a value of a dimension that it implies: targets that offer
  /// the former also offer the latter.
  struct Implication {
    int64_t value;
    const DimensionModel *dimension;
    int64_t implied;

    bool operator==(const Implication &other) const {
      return value == other.value && dimension == other.dimension &&
             implied == other.implied;
    }
  };
  /// As stated in the records, ascending by value.
  std::vector<Implication> implications;
  /// The inclusions and implications with everything that follows from them.
  std::vector<std::pair<int64_t, int64_t>> allInclusions;
  std::vector<Implication> allImplications;

  /// Returns the C++ type of a value, without leading colons.
  llvm::StringRef getValueType() const;

  /// Returns true when the merged requirement is one value, the greatest or the
  /// least.
  bool mergesToOne() const;

  /// Returns true when a target offers one value along the dimension.
  bool isSingleValued() const { return relation != "OneOf"; }

  /// Returns true when offering `offered` satisfies a requirement of
  /// `required`.
  bool isSatisfied(int64_t required, int64_t offered) const;

  /// Returns `value` in the form that users write.
  std::string stringify(int64_t value) const;

  /// Returns the value named by `text`, std::nullopt if there is none.
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
  /// True if it is computed from `op` or `each`; see `NeedModel`.
  bool isComputed = false;

  bool operator==(const InstanceModel &other) const {
    return dimension == other.dimension && preparation == other.preparation &&
           instance == other.instance;
  }
};

/// A clause: any of its instances satisfies it.
struct ClauseModel {
  std::vector<InstanceModel> anyOf;

  /// Returns true when one of the instances is computed from the op.
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
  /// The index of its first row in the table of constant lists: lists with
  /// known values that fit into 32 bits. std::nullopt for other lists.
  std::optional<unsigned> firstRow = std::nullopt;
  unsigned numRows = 0;

  /// Returns true when one of the clauses is computed from the op.
  bool isComputed() const {
    return llvm::any_of(
        clauses, [](const ClauseModel &clause) { return clause.isComputed(); });
  }
};

/// A list of clauses that is needed when a C++ condition holds.
struct ConditionalModel {
  std::string condition;
  /// The condition in words, or in C++ if nobody has worded it. Empty if it
  /// holds in every valid op.
  std::string words;
  const ClauseListModel *list;
  /// True if the condition is the whole constraint and therefore holds in every
  /// valid op.
  bool isWholeConstraint = false;
  /// The condition as data, if it is about a type or an attribute.
  ConditionExpression data = {};
  /// If the condition is that `self` is one builtin type: its text, "f16".
  std::string type = {};
};

/// An enum with clauses on some of its cases.
struct EnumModel {
  const llvm::Record *record;
  std::string cppNamespace;
  std::string className;
  bool isBitEnum;
  /// True if another dialect owns the enum.
  bool isForeign = false;
  std::vector<EnumCaseModel> allCases;
  /// The enum's cases that have clauses.
  std::vector<std::pair<EnumCaseModel, const ClauseListModel *>> cases;
  /// Same, for values of a dimension that aren't cases of the enum.
  std::vector<std::pair<EnumCaseModel, const ClauseListModel *>> further;
  /// For a foreign enum: the same, but with the requirements of overlays only,
  /// because the enum's own dialect has the code for its records. nullptr if
  /// the overlays have none.
  std::unique_ptr<EnumModel> overlays;
  /// The generated function that emits the needs of a value. It is local for a
  /// foreign enum, because others may describe the enum too.
  std::string emitFunction;

  std::string getQualName() const { return cppNamespace + "::" + className; }
};

/// A place in an attribute, `self` in C++, where an integer is an enum case.
struct CasePlaceModel {
  /// The condition on the attribute, empty if there is none; and as data.
  std::string condition;
  ConditionExpression data;
  /// True if `nested` applies to each element of an array.
  bool isArray;
  /// The enum of which the attribute itself is a case; nullptr if `nested` has
  /// the places.
  const EnumModel *enumModel;
  std::vector<CasePlaceModel> nested;
};

/// The part of an op that causes a need.
struct CauseModel {
  /// The C++ enumerant of `SourceKind`.
  std::string kind = "Op";
  std::string name = {};
  /// C++ for the position, empty if there is none.
  std::string index = {};
  /// The reason in words; may be empty.
  std::string reason = {};
  /// C++ that replaces the words, empty if nothing does.
  std::string detail = {};
  /// The name of the rule that requires it, empty if there is none.
  std::string rule = {};
};

/// Things that are identified only by their names, with their needs. See
/// `NameTable` in Availability.td.
struct NameTableModel {
  /// The C++ function that checks whether a name is in the table.
  std::string function;
  std::map<std::string, const ClauseListModel *> names;
};

/// A need of an op, type or attribute with its cause. It may be conditional, or
/// apply to each element of a range. In C++, `op` is the op and `each` the
/// element.
struct NeedModel {
  /// The combinator of this need; nullptr if it is a single requirement that is
  /// computed from the op.
  const llvm::Record *record = nullptr;
  Formula condition = {};
  /// The same as data, if it is about an op.
  ConditionExpression data = {};
  /// The range, empty when there is none.
  std::string elements = {};
  /// The condition or the range in words, or in C++ if nobody has worded it;
  /// may be empty.
  std::string words = {};
  CauseModel cause = {};
  const ClauseListModel *list;
  /// A type whose needs apply; empty if there is none.
  std::string type = {};
  /// An enum, and in `value` C++ for the values whose needs apply.
  const EnumModel *enumModel = nullptr;
  std::string value = {};
  /// A table of names, and in `value` C++ for the name whose needs apply.
  const NameTableModel *table = nullptr;
  /// The dialect for which the need is unknown, with the reason in the cause.
  /// Empty if it is known.
  std::string unknownTo = {};
  /// The dialect whose targets know that nothing is needed; empty if there is
  /// none.
  std::string knownTo = {};
  std::vector<NeedModel> nested = {};

  /// Returns true for needs of every op of the name.
  bool isConstant() const {
    return condition.empty() && elements.empty() && cause.detail.empty() &&
           cause.index.empty() && !list->isComputed() && type.empty() &&
           !enumModel && !table && unknownTo.empty() && knownTo.empty() &&
           nested.empty();
  }
};

/// An operand or result of an op, with clauses that depend on its type.
struct ValueModel {
  std::string name;
  /// The position in ODS, where a variadic operand or result counts as one.
  unsigned index;
  /// True if no value before it, nor it itself, is variadic: `index` is its
  /// position in every op.
  bool isFixed = false;
  /// True if it is the last one, and all values before it are fixed.
  bool isFixedRest = false;
  /// True if there is at most one value.
  bool isOptional = false;
  /// Which of the op's operands or results it is.
  ValueGroup group;
  /// Conditions over `self`, the type.
  std::vector<ConditionalModel> conditionals;
};

/// An attribute or property of an op, with clauses that depend on its value.
struct AttributeModel {
  /// The name in the IR.
  std::string name;
  /// The op's accessor that returns it.
  std::string getter;
  /// True for a property, which the accessor returns with its C++ type.
  bool isProperty = false;
  /// The enum of which the attribute or property is a case, or of which a
  /// property holds cases; nullptr if it has no clauses.
  const EnumModel *enumModel = nullptr;
  /// True if the attribute has an enum attribute class, which emits its own
  /// needs. Otherwise it is an integer.
  bool isEnumAttr = false;
  /// That C++ class, empty for a builtin one.
  std::string attrClass = {};
  /// Other places where integers in the attribute are enum cases.
  std::vector<CasePlaceModel> places;
  /// True if it may be, or contain, types and attributes with their own needs.
  bool isContainer = false;
  /// Conditions over `self`, the attribute or the property's value.
  std::vector<ConditionalModel> conditionals;
  /// True if the property is a std::optional. (An attribute may always be
  /// absent.)
  bool isOptional = false;
  /// The C++ default value.
  std::string defaultValue;
  /// The default as an attribute, if C++ can't compare the value itself.
  std::string defaultAttr;

  /// Returns true if it is or holds a case that is identified only by its
  /// place.
  bool hasCases() const { return enumModel || !places.empty(); }
};

/// What the definition of an op allows an operand, a result or an attribute to
/// be, in every version.
struct PartModel {
  /// `Op` is about how many parts there are: `data` is a condition of the op.
  enum class Kind { Operand, Result, Attribute, Op };
  Kind kind;
  std::string name;
  /// Of an operand or a result. See `ValueModel`.
  unsigned index = 0;
  bool hasPosition = true;
  ValueGroup group = {};
  /// The constraint, all of which is data, and that in words.
  ConditionExpression data = {};
  std::string words = {};
};

/// An op.
struct OpModel {
  /// The op's full name in the IR.
  std::string name;
  std::string qualClassName;
  std::string className;
  /// The clauses of the op as such.
  const ClauseListModel *list;
  /// Its further needs.
  std::vector<NeedModel> needs;
  std::vector<ValueModel> operands;
  std::vector<ValueModel> results;
  std::vector<AttributeModel> attributes;
  /// True when the record says that its availability is written by hand: it
  /// says so itself, or the op implements the interface.
  bool isHandWritten = false;
  /// The dialect to whose ops it is converted, and whose targets know its
  /// needs; empty if it isn't converted.
  std::string convertedTo;
  /// The least numbers of operands, results and regions.
  unsigned leastOperands = 0, leastResults = 0, leastRegions = 0;
  /// The accessors of the attributes that every valid op has.
  std::vector<std::string> requiredAttributes;
  /// True if an attribute states the sizes of the groups of operands.
  bool hasOperandSizes = false;
  /// The indices of the groups of exactly one operand, if an attribute states
  /// the sizes of all groups: the verifier checks their sum only.
  std::vector<unsigned> singleOperands;
  /// Accessors of its operands and results, and what they are in C++ that is
  /// about ops of any class.
  std::map<std::string, std::string> classlessAccessors;
  /// The dialect whose targets know the op's needs.
  std::string judgedBy;
  /// The types that the op may hold; only for ops of the dialect.
  TypeSet types;
  /// What the op's definition allows its parts to be, where that can be said as
  /// data; only for ops of the dialect.
  std::vector<PartModel> parts;

  /// Returns true if the record and its overlays require nothing. Types and
  /// attributes that the op holds may.
  bool isEmpty() const {
    return list->clauses.empty() && needs.empty() && operands.empty() &&
           results.empty() &&
           llvm::none_of(attributes, [](const AttributeModel &attribute) {
             return attribute.hasCases() || !attribute.conditionals.empty();
           });
  }
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
  /// Returns true if any needs depend on the individual op.
  bool hasInstanceClauses() const {
    return !operands.empty() || !results.empty() || !attributes.empty() ||
           !singleOperands.empty() ||
           !llvm::all_of(
               needs, [](const NeedModel &need) { return need.isConstant(); });
  }
};

/// A type or attribute with its own needs, or for which a record states that it
/// needs nothing.
struct DefModel {
  /// Who owns it, and where its needs apply.
  enum class Scope {
    /// The dialect's own. Its needs apply everywhere.
    Own,
    /// Another dialect's. Its needs apply everywhere.
    Foreign,
    /// A builtin one. Its needs apply in ops of the dialect.
    OpsOfDialect,
    /// A discardable attribute of any dialect, by its name in the IR. Its needs
    /// apply everywhere.
    Discardable,
  };
  Scope scope;
  /// The name of the owning dialect.
  std::string dialect;
  /// The text after `!` or `#` in the IR, or the class name if it has no
  /// mnemonic. A discardable attribute has neither mark.
  std::string name;
  std::string qualClassName;
  std::string className;
  bool isType;
  const ClauseListModel *list;
  /// Parameters that hold cases of enums with clauses: accessor and enum.
  std::vector<std::pair<std::string, const EnumModel *>> enumParameters;
  /// Its further needs. In C++, `self` is the type or attribute as an object of
  /// its class, and `context` has the dialect's context class, if there is one.
  std::vector<NeedModel> needs;
  /// True if it implements the interface by hand. Its record requires nothing
  /// then.
  bool isHandWritten = false;

  /// Returns the enumerant of `::mlir::availability::DefKind`.
  llvm::StringRef getKind() const {
    return scope == Scope::Discardable ? "Discardable"
           : isType                    ? "Type"
                                       : "Attribute";
  }
  /// Returns its name with the mark that it has in the IR.
  std::string getMarkedName() const {
    return (scope == Scope::Discardable ? "" : isType ? "!" : "#") + name;
  }

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

/// The attribute that names what ops do, and what precedes its value in the
/// name of an op. See `NamedByAttribute` in Availability.td.
struct NamingModel {
  std::string attribute, prefix;
};

/// All availability data of a TableGen run.
struct Model {
  /// The dialect's name, C++ namespace and class.
  std::string dialect;
  std::string cppNamespace;
  std::string dialectClass;
  /// True if the dialect only holds overlays and its class is generated; see
  /// `OverlayDialect` in Availability.td.
  bool isOverlayDialect = false;
  /// True if the dialect also defines availability in C++; see
  /// `AvailabilityHooks` in Availability.td.
  bool hasHooks = false;
  /// True if there is an `AvailabilityHeaders` record for the dialect.
  bool hasHeaders = false;
  /// The C++ headers that this record lists.
  std::vector<std::string> headers;

  std::map<std::string, std::unique_ptr<DimensionModel>> dimensions;
  std::vector<std::unique_ptr<ClauseListModel>> clauseLists;
  llvm::MapVector<const llvm::Record *, std::unique_ptr<EnumModel>> enums;
  llvm::MapVector<const llvm::Record *, std::unique_ptr<NameTableModel>>
      nameTables;
  std::vector<OpModel> ops;
  /// What overlays add to ops of other dialects, without those ops' own data.
  std::vector<OpModel> overlays;
  std::vector<DefModel> defs;
  /// The dialect's other types and attributes, which need nothing or are
  /// hand-written.
  std::vector<DefModel> otherDefs;
  /// The C++ class that describes the context of a type, empty if needs of
  /// types don't depend on it. See `TypesInContext` in Availability.td.
  std::string contextClass;
  std::vector<TargetModel> targets;
  /// Ops whose regions should only contain ops of their dialect; or dialects,
  /// for all of their ops. See `ClosedRegions` in Availability.td.
  std::vector<std::string> closedRegions;
  /// The dialects whose ops run only on targets of one dialect, and that
  /// dialect. See `OnlyOnTargetsOf` in Availability.td.
  std::map<std::string, std::string> onlyTargets;
  /// By the name of the op.
  std::map<std::string, NamingModel> namings;

  /// Returns the dialect whose targets know what ops of the dialect need, also
  /// where that is unknown.
  llvm::StringRef getJudgingDialect() const {
    auto it = onlyTargets.find(dialect);
    return it == onlyTargets.end() ? dialect : it->second;
  }

  /// Returns the prefix of the dialect's C++ names: "Toy" for `ToyDialect`.
  std::string getCppPrefix() const {
    llvm::StringRef prefix = dialectClass;
    prefix.consume_back("Dialect");
    return prefix.str();
  }
};

/// Reads `records` for the dialect that the command line names, or for the only
/// one with ops. A malformed record is a fatal error at its location.
Model parseModel(const llvm::RecordKeeper &records);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_MODEL_H
