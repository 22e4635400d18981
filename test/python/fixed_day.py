# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One day for tests of what asks for today's date, so that a run over midnight changes nothing."""

from __future__ import annotations

import datetime

TODAY = datetime.date(2026, 3, 14)


class FixedDate(datetime.date):
    """A date whose today is `TODAY`."""

    @classmethod
    def today(cls) -> FixedDate:
        return cls(TODAY.year, TODAY.month, TODAY.day)
