// Upstream's SPIR-V ops, whose class Availability isn't ours, go through the
// generator as they are; all that is added is how the dimensions present
// themselves. All 306 ops are there: 298 generated, 8 written by hand upstream.
// RUN: %availability_tblgen -gen-availability-decls %td/mlir-availability/dialects/SPIRV.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs %td/mlir-availability/dialects/SPIRV.td > %t.inc
// RUN: FileCheck %s --check-prefix=DEFS < %t.inc
// RUN: grep -c "^  attachToOp<" %t.inc | FileCheck %s --check-prefix=COUNT

// COUNT: {{^}}298{{$}}

// DECLS-DAG: /// Returns the dimension `spirv.min_version`.
// DECLS-DAG: /// Returns the dimension `spirv.max_version`.
// DECLS-DAG: /// Returns the dimension `spirv.capability`.
// DECLS-DAG: /// Returns the dimension `spirv.extension`.
// Upstream implements the typed interfaces itself.
// DECLS-NOT: class QueryMinVersionInterface

// DEFS:      ::llvm::StringLiteral("spirv.min_version"), ::llvm::StringLiteral("SPIR-V"),
// DEFS-NEXT: ::mlir::availability::Relation::AtLeast, values, nullptr);

// DEFS-LABEL: struct AtomicIAddOpAvailability
// DEFS:         emitNameClauses
// DEFS:         ::mlir::availability::emitEnumAttribute(op.getMemoryScopeAttr(), sink, "memory_scope");
// DEFS:         ::mlir::availability::emitEnumAttribute(op.getSemanticsAttr(), sink, "semantics");
// DEFS-LABEL: struct AtomicISubOpAvailability

// The same input gives the same output.
// RUN: %availability_tblgen -gen-availability-defs %td/mlir-availability/dialects/SPIRV.td | diff %t.inc -
