# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What __init__.py exports, for type checkers. A test compares the two.

from mlir.availability import package as package
from mlir.availability import spirv as spirv
from mlir.availability import transform as transform
from mlir.availability import vulkan as vulkan
from mlir.availability._adaptor import OpAdaptor as OpAdaptor
from mlir.availability._adaptor import adaptor_class as adaptor_class
from mlir.availability._api import check as check
from mlir.availability._api import describe as describe
from mlir.availability._api import explain as explain
from mlir.availability._api import known_targets as known_targets
from mlir.availability._api import target as target
from mlir.availability._causes import Cause as Cause
from mlir.availability._check_files import FilePackage as FilePackage
from mlir.availability._check_files import FileReport as FileReport
from mlir.availability._check_files import check_files as check_files
from mlir.availability._check_files import lower_files as lower_files
from mlir.availability._conversion import ConversionConfig as ConversionConfig
from mlir.availability._conversion import ConversionTarget as ConversionTarget
from mlir.availability._conversion import DialectConversionFoldingMode as DialectConversionFoldingMode
from mlir.availability._conversion import apply_full_conversion as apply_full_conversion
from mlir.availability._conversion import apply_partial_conversion as apply_partial_conversion
from mlir.availability._conversion_error import ConversionError as ConversionError
from mlir.availability._conversion_error import ErrorDiagnostic as ErrorDiagnostic
from mlir.availability._declare import attach as attach
from mlir.availability._deduce import deduce as deduce
from mlir.availability._dimension import Dimension as Dimension
from mlir.availability._errors import AvailabilityError as AvailabilityError
from mlir.availability._errors import LoweringError as LoweringError
from mlir.availability._errors import ParseError as ParseError
from mlir.availability._failures import ConversionAttempt as ConversionAttempt
from mlir.availability._failures import ConversionFailure as ConversionFailure
from mlir.availability._function_pattern import FunctionPattern as FunctionPattern
from mlir.availability._function_pattern import pattern as pattern
from mlir.availability._greedy import RefusedRewrite as RefusedRewrite
from mlir.availability._greedy import Rewritten as Rewritten
from mlir.availability._greedy import apply_patterns_greedily as apply_patterns_greedily
from mlir.availability._greedy import walk_and_apply_patterns as walk_and_apply_patterns
from mlir.availability._left_out import LeftOut as LeftOut
from mlir.availability._load import load as load
from mlir.availability._lower import lower_to_spirv as lower_to_spirv
from mlir.availability._model import Clause as Clause
from mlir.availability._model import Requirement as Requirement
from mlir.availability._model import Source as Source
from mlir.availability._model import TargetInfo as TargetInfo
from mlir.availability._named_target import NamedTarget as NamedTarget
from mlir.availability._package import lower_for_targets as lower_for_targets
from mlir.availability._parse import parse as parse
from mlir.availability._patterns import ConversionPattern as ConversionPattern
from mlir.availability._patterns import ConversionPatternRewriter as ConversionPatternRewriter
from mlir.availability._patterns import FrozenRewritePatternSet as FrozenRewritePatternSet
from mlir.availability._patterns import PatternRewriter as PatternRewriter
from mlir.availability._patterns import RewritePatternSet as RewritePatternSet
from mlir.availability._patterns import SignatureConversion as SignatureConversion
from mlir.availability._patterns import TypeConverter as TypeConverter
from mlir.availability._report import Report as Report
from mlir.availability._report import TargetReport as TargetReport
from mlir.availability._violation import Condition as Condition
from mlir.availability._violation import Unchecked as Unchecked
from mlir.availability._violation import Violation as Violation

__version__: str
