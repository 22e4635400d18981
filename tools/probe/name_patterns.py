# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes many names as few patterns, as `AvailabilityForNames` in td/Availability.td reads them:
"ld.<b8|b16>" stands for "ld.b8" and "ld.b16".
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

_Words: TypeAlias = "tuple[str, ...]"

# Names are divided only between words: "<f16|bf16>", not "<|b>f16". A word has the mark before it.
_WORD = re.compile(r"<[^<>]*>|[.,;( ]?(?:=|[A-Za-z_:]+\d*(?:[A-Za-z_]\w*)?|-?\d+)|.")
_NUMBER = re.compile(r"0|[1-9]\d*")
_BRACKETS = re.compile(r"<[^<>]*>")
_RANGE = re.compile(r"(\d+)\.\.(\d+)")
_LITERAL = re.compile(r'"((?:\\"|[^"\\])*)"')
# Brackets that are nested deeper, or longer patterns, are hard to read.
_DEEPEST = 2
_LONGEST = 400


def patterns(names: Iterable[str]) -> list[str]:
    """Returns patterns that stand for `names`, sorted, and nothing else. Names may have ranges: "<0..7>"."""
    return sorted(_Factors().of(frozenset(tuple(_WORD.findall(name)) for name in names)))


def expand(pattern: str) -> Iterator[str]:
    """Yields the names for which `pattern` stands."""
    begin = pattern.find("<")
    if begin < 0:
        yield pattern
        return
    end, alternatives = _alternatives(pattern, begin)
    middles = [name for each in alternatives for name in _expand_alternative(each)]
    for middle, rest in itertools.product(middles, list(expand(pattern[end:]))):
        yield pattern[:begin] + middle + rest


def listed(names: Iterable[str], width: int = 80) -> str:
    """Returns the patterns of `names` as lines of a list in TableGen."""
    lines: list[str] = []
    for pattern in patterns(names):
        first, *further = _quoted(pattern, width - 7)
        if lines and not further and len(lines[-1]) + len(first) < width - 4 and lines[-1].endswith(","):
            lines[-1] += f" {first}"
        else:
            lines += [first, *further]
    return "\n".join(f"    {line}" for line in lines).removesuffix(",")


def read(text: str) -> list[str]:
    """Returns the names in a list that `listed` wrote."""
    joined = re.sub(r'"\n\s*"', "", text)
    found = [pattern.replace('\\"', '"') for pattern in _LITERAL.findall(joined)]
    return [name for pattern in found for name in expand(pattern)]


def _quoted(pattern: str, width: int) -> Iterator[str]:
    """Yields the lines of a pattern. TableGen joins string literals."""
    while len(pattern) > width:
        # A line ends before a mark, if there is one.
        cut = max(pattern.rfind(mark, width // 2, width) for mark in "<|.,")
        cut = cut if cut > 0 else width
        yield _literal(pattern[:cut])
        pattern = pattern[cut:]
    yield _literal(pattern) + ","


def _literal(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


def _alternatives(pattern: str, begin: int) -> tuple[int, list[str]]:
    """Returns where the bracket at `begin` ends, and what it has between its bars."""
    depth, found = 0, [""]
    for position in range(begin, len(pattern)):
        character = pattern[position]
        depth += (character == "<") - (character == ">")
        if depth == 0:
            return position + 1, found
        if character == "|" and depth == 1:
            found.append("")
        elif position > begin:
            found[-1] += character
    raise ValueError(pattern)


def _expand_alternative(text: str) -> Iterable[str]:
    if limits := _RANGE.fullmatch(text):
        return map(str, range(int(limits[1]), int(limits[2]) + 1))
    return expand(text)


class _Factors:
    """Finds what sets of words have in common; each set once."""

    def __init__(self) -> None:
        self._known: dict[frozenset[_Words], list[str]] = {}

    def of(self, names: frozenset[_Words]) -> list[str]:
        """Returns patterns for `names`."""
        if names not in self._known:
            self._known[names] = self._find(names)
        return self._known[names]

    def _find(self, names: frozenset[_Words]) -> list[str]:
        if len(names) == 1:
            return ["".join(*names)]
        by_first = self._split(names, is_last=False)
        if by_first.is_common:
            return by_first.patterns
        by_last = self._split(names, is_last=True)
        return min(by_first, by_last, key=lambda split: split.cost).patterns

    def _split(self, names: frozenset[_Words], *, is_last: bool) -> _Split:
        """Takes the first or the last words away. Words before equal rests are alternatives."""
        rests: defaultdict[str, set[_Words]] = defaultdict(set)
        for name in names:
            if name:
                rests[name[-1 if is_last else 0]].add(name[:-1] if is_last else name[1:])
        words: defaultdict[frozenset[_Words], list[str]] = defaultdict(list)
        for word, rest in rests.items():
            words[frozenset(rest)].append(word)
        found = [""] if () in names else []
        for same, own in words.items():
            for word in own if _have_bars(own) else [_alternative_words(own)]:
                found += _joined(word, self.of(same), is_last=is_last)
        return _Split(found, is_common=len(rests) == 1 and () not in names)


class _Split:
    def __init__(self, found: list[str], *, is_common: bool) -> None:
        self.patterns = sorted(found)
        self.is_common = is_common
        # A pattern costs quotes and a comma.
        self.cost = sum(map(len, found)) + 8 * len(found)


def _joined(word: str, rests: Sequence[str], *, is_last: bool) -> list[str]:
    def join(rest: str) -> str:
        return rest + word if is_last else word + rest

    if len(rests) > 1:
        inner = f"<{'|'.join(rests)}>"
        if _depth(inner) <= _DEEPEST and len(inner) + len(word) <= _LONGEST and not _have_bars(rests):
            return [join(inner)]
    return [join(rest) for rest in rests]


def _have_bars(texts: Iterable[str]) -> bool:
    """Returns whether one of `texts` has a bar that is part of a name."""
    for text in texts:
        while (outside := _BRACKETS.sub("", text)) != text:
            text = outside
        if "|" in text:
            return True
    return False


def _alternative_words(words: Sequence[str]) -> str:
    if len(words) == 1:
        return words[0]
    numbers = sorted(int(word) for word in words if _NUMBER.fullmatch(word))
    others = sorted(word for word in words if not _NUMBER.fullmatch(word))
    return f"<{'|'.join([*_ranges(numbers), *others])}>"


def _ranges(numbers: Sequence[int]) -> Iterator[str]:
    """Yields numbers, and ranges of three or more."""
    runs = itertools.groupby(enumerate(numbers), key=lambda item: item[1] - item[0])
    for run in ([number for _, number in group] for _, group in runs):
        yield from map(str, run) if len(run) < 3 else [f"{run[0]}..{run[-1]}"]


def _depth(text: str) -> int:
    depths = itertools.accumulate((character == "<") - (character == ">") for character in text)
    return max(depths, default=0)
