// Test the errors for malformed `#availability.target`s, and their locations.
// RUN: %availability_test_opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{unknown dimension 'example.min_versoin'; did you mean 'example.min_version' or 'example.max_version'?}}
#target = #availability.target<"example.min_versoin" = "V_2">

// -----

// expected-error@+1 {{unknown dimension 'nothing.at_all': no loaded dialect has any}}
#target = #availability.target<"nothing.at_all" = "V_2">

// -----

// expected-error@+1 {{unknown dimension 'example.colour'; dimensions of the loaded dialects: }}
#target = #availability.target<"example.feature" = [], "example.colour" = 1>

// -----

// expected-error@+1 {{unknown value 'V_9' of dimension 'example.min_version'; did you mean 'V_1' or 'V_2' or 'V_3'?}}
#target = #availability.target<"example.min_version" = "V_9">

// -----

// expected-error@+2 {{unknown value 'tensr' of dimension 'example.feature'; did you mean 'tensor'?}}
#target = #availability.target<"example.feature" = ["async",
                                                    "tensr"]>

// -----

// expected-error@+1 {{unknown value 'sound' of dimension 'example.feature'; its values are: tensor, async}}
#target = #availability.target<"example.feature" = "sound">

// -----

// expected-error@+1 {{unknown value '2' of dimension 'example.min_version'}}
#target = #availability.target<"example.min_version" = 2>

// -----

// expected-error@+1 {{unknown value 'many' of dimension 'example.issue_slots'; its values are numbers}}
#target = #availability.target<"example.issue_slots" = "many">

// -----

// expected-error@+1 {{integer value too large}}
#target = #availability.target<"example.issue_slots" = 99999999999999999999>

// -----

// A target is of one version, ...
// expected-error@+1 {{dimension 'example.min_version' takes exactly one value, not 2}}
#target = #availability.target<"example.min_version" = ["V_1", "V_2"]>

// -----

// expected-error@+1 {{dimension 'example.min_version' takes exactly one value, not 0}}
#target = #availability.target<"example.min_version" = []>

// -----

// ... and of one chip, however chips relate.
// expected-error@+1 {{dimension 'example.chip' takes exactly one value, not 2}}
#target = #availability.target<"example.chip" = ["sm_90", "sm_90a"]>

// -----

// expected-error@+2 {{dimension 'example.min_version' is listed twice}}
#target = #availability.target<"example.min_version" = "V_1",
                               "example.min_version" = "V_2">

// -----

// expected-error@+2 {{dimension 'example.min_version' is listed twice}}
#target = #availability.target<"example.min_version" = "V_1",
                               "example.min_version" = open>

// -----

// expected-error@+1 {{value 'tensor' of dimension 'example.feature' is listed twice}}
#target = #availability.target<"example.feature" = ["tensor", "tensor"]>

// -----

// expected-error@+1 {{expected a value of dimension 'example.feature', a string or a number, or 'open'}}
#target = #availability.target<"example.feature" = tensor>

// -----

// expected-error@+1 {{expected string}}
#target = #availability.target<example.feature = "tensor">

// -----

// expected-error@+1 {{expected '='}}
#target = #availability.target<"example.feature">

// -----

// expected-error@+1 {{expected '<'}}
#target = #availability.target

// -----

// expected-error@+1 {{unknown attribute 'targte' of dialect 'availability': it has 'target'}}
#target = #availability.targte<>

// -----

// What is said can't be less than what something else of it implies.
// expected-error@+1 {{'example.isa' is 80, but 'example.chip' sm_100a implies 86}}
#target = #availability.target<"example.chip" = "sm_100a", "example.isa" = 80>
