# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What __init__.py exports, for type checkers. A test compares the two.

from mlir.availability import package as package
from mlir.availability import rewrite as rewrite
from mlir.availability import spirv as spirv
from mlir.availability import transform as transform
from mlir.availability import vulkan as vulkan
from mlir.availability.ask._check import check as check
from mlir.availability.ask._check import explain as explain
from mlir.availability.ask._deduce import deduce as deduce
from mlir.availability.ask._deduce import known_targets_for as known_targets_for
from mlir.availability.ask._parse import parse as parse
from mlir.availability.ask._targets import describe as describe
from mlir.availability.ask._targets import known_devices as known_devices
from mlir.availability.ask._targets import known_targets as known_targets
from mlir.availability.ask._targets import target as target
from mlir.availability.declare._attach import attach as attach
from mlir.availability.declare._dimension import Dimension as Dimension
from mlir.availability.declare._load import load as load
from mlir.availability.declare._named_target import NamedTarget as NamedTarget
from mlir.availability.files._check_files import FilePackage as FilePackage
from mlir.availability.files._check_files import FileReport as FileReport
from mlir.availability.files._check_files import check_files as check_files
from mlir.availability.files._check_files import lower_files as lower_files
from mlir.availability.lower._for_targets import lower_for_targets as lower_for_targets
from mlir.availability.lower._to_spirv import lower_to_spirv as lower_to_spirv
from mlir.availability.report._errors import AvailabilityError as AvailabilityError
from mlir.availability.report._errors import Error as Error
from mlir.availability.report._errors import LoweringError as LoweringError
from mlir.availability.report._errors import ParseError as ParseError
from mlir.availability.report._errors import UnknownError as UnknownError
from mlir.availability.report._model import Clause as Clause
from mlir.availability.report._model import Requirement as Requirement
from mlir.availability.report._model import Source as Source
from mlir.availability.report._model import TargetInfo as TargetInfo
from mlir.availability.report._report import Report as Report
from mlir.availability.report._report import TargetReport as TargetReport
from mlir.availability.report._violation import Condition as Condition
from mlir.availability.report._violation import Unchecked as Unchecked
from mlir.availability.report._violation import Violation as Violation
from mlir.availability.rewrite._apply_greedily import apply_patterns_greedily as apply_patterns_greedily
from mlir.availability.rewrite._conversion import ConversionTarget as ConversionTarget
from mlir.availability.rewrite._conversion import apply_full_conversion as apply_full_conversion
from mlir.availability.rewrite._conversion import apply_partial_conversion as apply_partial_conversion
from mlir.availability.rewrite._patterns import RewritePatternSet as RewritePatternSet
from mlir.availability.rewrite._patterns import TypeConverter as TypeConverter

__version__: str
