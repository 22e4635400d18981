// A page of a dialect's documentation: every op against every dimension.
// RUN: %availability_tblgen -gen-availability-doc -I %availability_package/include %mlir_src_root/test/lib/Example/ExampleOps.td > %t.md
// RUN: FileCheck %s --match-full-lines < %t.md
// RUN: %availability_tblgen -gen-availability-doc -I %availability_package/include %mlir_src_root/test/lib/Example/ExampleOps.td | diff %t.md -
// RUN: %availability_tblgen -gen-availability-doc --availability-dialect=spirv %td/mlir-availability/dialects/SPIRV.td | FileCheck %s --check-prefix=SPIRV

//      CHECK:# Availability of 'example'
//      CHECK:| `example.chip` | the value or one that includes it | sm_80, sm_90, sm_90a, sm_100, sm_100a | sm_90 includes sm_80; sm_90a includes sm_90; sm_100 includes sm_90; sm_100a includes sm_100; sm_90 implies ISA 78 or more; sm_90 implies unit matrix; sm_90a implies ISA 80 or more; sm_100a implies ISA 86 or more |
// CHECK-NEXT:| `example.feature` | the value | tensor, async |  |
// CHECK-NEXT:| `example.isa` | the value or a higher one | integers |  |
// CHECK-NEXT:| `example.max_version` | the value or a lower one | V_1, V_2, V_3 | a range with `example.min_version` |
// CHECK-NEXT:| `example.min_version` | the value or a higher one | V_1, V_2, V_3 | a range with `example.max_version` |
// CHECK-NEXT:| `example.issue_slots` | the value or a higher one | integers | a limit on a resource |
// CHECK-NEXT:| `example.unit` | the value | matrix, sparse | sparse implies unit matrix |

//      CHECK:| op | chip (`example.chip`) | feature (`example.feature`) | ISA (`example.isa`) | example version (`example.max_version`) | example version (`example.min_version`) | issue slots (`example.issue_slots`) | unit (`example.unit`) | besides |

// Alternatives across dimensions stand in the column of the first.
//      CHECK:| `example.any_of` |  |  |  |  | V_1 or later; V_3 or later *or* feature async |  |  |  |
// Nothing is needed.
//      CHECK:| `example.anywhere` |  |  |  |  |  |  |  |  |
// Attributes; what cases of an enum need is said once, below.
//      CHECK:| `example.attr_default` |  |  |  |  | V_1 or later |  |  | `attr` unless `7`: example version V_2 or later |
//      CHECK:| `example.attr_enum` |  |  |  |  | V_1 or later |  |  | `attr`: feature async<br>`attr`: see `Mode` |
//      CHECK:| `example.features` |  | tensor; async *or* tensor |  |  |  | 3 or more; 4 or more |  |  |
// What a type is, in its own words.
//      CHECK:| `example.operand_nested` |  |  |  |  | V_1 or later |  |  | operand `value` if tensor of 32-bit signless integer or vector of 32-bit signless integer or 32-bit float values values: example version V_2 or later<br>operand `value` if 32-bit float: example version V_3 or later |
//      CHECK:| `example.range` |  |  |  | V_3 or earlier; V_2 or earlier | V_2 or later; V_1 or later |  |  |  |

//      CHECK:### Flags
//      CHECK:| `ac` |  |  |  |  | V_3 or later |  |  |
//      CHECK:## Types and attributes
//      CHECK:| `!example.box` |  |  |  |  |  |  |  | parameter: see `Level` |
//      CHECK:| `!example.fancy` |  |  |  |  | V_3 or later |  |  |  |
//      CHECK:| `#example.mode` |  |  |  |  |  |  |  | parameter: see `Mode` |
//      CHECK:| `#example.stamp` |  | tensor |  |  |  |  |  |  |

// A limit; its value depends on the op, and words stand for C++.
// SPIRV: | `spirv.max_compute_workgroup_size_x` | the value or a higher one | integers | a limit on a resource |
// SPIRV: | `spirv.Dot` | {{.*}} | if of bfloat16: capability BFloat16DotProductKHR<br>if of bfloat16, for BFloat16DotProductKHR: extension SPV_KHR_bfloat16 |
// SPIRV: | `spirv.ExecutionMode` | {{.*}} | if a size of a workgroup, along x: max_compute_workgroup_size along x *calculated* or more<br>
// SPIRV: | `spirv.GroupNonUniformFAdd` | GroupNonUniformArithmetic *or* GroupNonUniformClustered *or* GroupNonUniformPartitionedNV |{{.*}}| v1.6 or earlier | v1.3 or later |{{.*}}| `execution_scope`: see `Scope`<br>`group_operation`: see `GroupOperation` |
