// Upstream's SPIR-V ops, whose class Availability isn't ours, go through the
// generator as they are; all that is added is how the dimensions present
// themselves. All ops are there: of the 8 that upstream writes by hand,
// overlays take the place.
// RUN: %availability_tblgen -gen-availability-decls --availability-dialect=spirv %td/mlir-availability/dialects/SPIRV.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs --availability-dialect=spirv %td/mlir-availability/dialects/SPIRV.td > %t.inc
// RUN: FileCheck %s --check-prefix=DEFS < %t.inc
// RUN: grep -c '{::llvm::StringLiteral("spirv\.[^"]*"), emitNameClauses' %t.inc | FileCheck %s --check-prefix=COUNT%llvm_major

// COUNT22: {{^}}306{{$}}
// COUNT23: {{^}}413{{$}}

// DECLS-DAG: /// Returns the dimension `spirv.min_version`.
// DECLS-DAG: /// Returns the dimension `spirv.max_version`.
// DECLS-DAG: /// Returns the dimension `spirv.capability`.
// DECLS-DAG: /// Returns the dimension `spirv.extension`.
// Upstream implements the typed interfaces itself.
// DECLS-NOT: class QueryMinVersionInterface

// DEFS:      ::llvm::StringLiteral("spirv.min_version"), ::llvm::StringLiteral("SPIR-V"),
// DEFS-NEXT: ::mlir::availability::Relation::AtLeast, values, false,
// DEFS-NEXT: ::llvm::StringLiteral("spirv.max_version"), {}, {}, {});

// What depends on the individual op is a function.
// DEFS-LABEL: void emitAtomicIAddOpClauses(
// DEFS:         if (auto self = op.getMemoryScopeAttr()) {
// DEFS-NEXT:      sink.emitAttribute(self, {::mlir::availability::SourceKind::Attribute, "memory_scope"});
// DEFS:         if (auto self = op.getSemanticsAttr()) {
// DEFS-NEXT:      sink.emitAttribute(self, {::mlir::availability::SourceKind::Attribute, "semantics"});
// DEFS-LABEL: void emitAtomicISubOpClauses(
// An op whose needs are constant has none.
// DEFS:      {::llvm::StringLiteral("spirv.AtomicIAdd"), emitNameClauses{{[0-9]+}}, emitAtomicIAddOpClauses, false, {&listedNeeds, 
// DEFS:      {::llvm::StringLiteral("spirv.FAdd"), emitNameClauses{{[0-9]+}}, nullptr, false, {&listedNeeds, 

// The same input gives the same output.
// RUN: %availability_tblgen -gen-availability-defs --availability-dialect=spirv %td/mlir-availability/dialects/SPIRV.td | diff %t.inc -
