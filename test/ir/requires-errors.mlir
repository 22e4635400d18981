// What is wrong with a malformed `availability.requires` or
// `availability.target`.
// RUN: %availability_test_opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{attribute 'availability.requires': expected a list of dictionaries from dimensions to values, but got "example.min_version"}}
func.func private @f() attributes {availability.requires = "example.min_version"}

// -----

// expected-error@+1 {{attribute 'availability.requires': expected a dictionary from dimensions to values, but got 3 : i64}}
func.func private @f() attributes {availability.requires = [3]}

// -----

// expected-error@+1 {{attribute 'availability.requires': a clause without alternatives can't be satisfied: {}}}
func.func private @f() attributes {availability.requires = [{}]}

// -----

// expected-error@+1 {{attribute 'availability.requires': a clause without alternatives can't be satisfied: {example.feature = []}}}
func.func private @f() attributes {availability.requires = [{"example.feature" = []}]}

// -----

// expected-error@+1 {{attribute 'availability.requires': unknown dimension 'example.min_versoin'; did you mean 'example.min_version' or 'example.max_version'?}}
func.func private @f() attributes {availability.requires = [{"example.min_versoin" = "V_1"}]}

// -----

// expected-error@+1 {{attribute 'availability.requires': unknown value 'V_9' of dimension 'example.min_version'}}
func.func private @f() attributes {availability.requires = [{"example.min_version" = "V_9"}]}

// -----

// expected-error@+1 {{attribute 'availability.requires': expected a value of 'example.min_version' as a string, but got 3 : i64}}
func.func private @f() attributes {availability.requires = [{"example.min_version" = 3}]}

// -----

// expected-error@+1 {{attribute 'availability.requires': expected a value of 'example.issue_slots' as a string or a number, but got 3 : i8}}
func.func private @f() attributes {availability.requires = [{"example.issue_slots" = 3 : i8}]}

// -----

// expected-error@+1 {{attribute 'availability.require': unknown attribute; did you mean 'availability.requires'?}}
func.func private @f() attributes {availability.require = []}

// -----

// expected-error@+1 {{attribute 'availability.target': expected a target attribute, but got "vulkan1.1"}}
module attributes {availability.target = "vulkan1.1"} {}
