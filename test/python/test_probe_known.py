# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which types and numbers rules know, if only some of them were probed."""

import pytest
from probe.known import learn_known

EVERYWHERE = frozenset({"gfx90a", "gfx942"})
NOWHERE: frozenset[str] = frozenset()
VECTORS = ["1 f32", "2 f32", "4 f32", "1 f16", "2 f16", "4 f16", "1 i32", "2 i32"]


def _facts(vector: str) -> dict[str, str]:
    lanes, element = vector.split()
    return {"type of a": element, "lanes of a": lanes}


@pytest.mark.parametrize(
    ("taken", "refused", "vector", "is_known"),
    [
        pytest.param(VECTORS, [], "4 i32", True, id="others with these lanes and this element, and as large"),
        pytest.param(VECTORS, [], "8 i32", False, id="other lanes"),
        pytest.param(VECTORS, [], "4 i8", False, id="another element"),
        pytest.param(VECTORS, ["4 i32"], "4 i32", False, id="refused"),
        pytest.param(VECTORS, ["4 si32"], "4 i32", False, id="as many of the same size were refused"),
        pytest.param(VECTORS, ["4 i64"], "4 i32", True, id="as many of another size were refused"),
        pytest.param([*VECTORS, "1 f64", "2 f64"], [], "4 f64", False, id="larger than any"),
        pytest.param(["1 f32", "1 f64", "2 f16", "2 bf16"], [], "2 f32", False, id="no other vector of it"),
        pytest.param([*VECTORS, "3 i32"], [], "3 f32", True, id="as many elements of the same size"),
        pytest.param([*VECTORS, "3 i32"], [], "3 f16", False, id="as many elements of another size"),
    ],
)
def test_vectors_between_known_ones_are_known(
    taken: list[str], refused: list[str], vector: str, is_known: bool
) -> None:
    examples = [(_facts(each), EVERYWHERE) for each in taken] + [(_facts(each), NOWHERE) for each in refused]
    known = learn_known(examples, any_type=lambda fact: True)
    assert known.admits(_facts(vector)) == is_known
    assert all(known.admits(_facts(each)) for each in taken)


@pytest.mark.parametrize(
    ("taken", "refused", "space", "is_known"),
    [
        pytest.param(["0", "5"], ["7"], "3", True, id="as large as another"),
        pytest.param(["0", "5"], [], "7", False, id="larger than any"),
        pytest.param(["0", "5"], ["6"], "3", False, id="one of this size was refused"),
        pytest.param(["5"], [], "3", False, id="only one is known"),
    ],
)
def test_pointers_of_a_known_size_are_known(
    taken: list[str], refused: list[str], space: str, is_known: bool
) -> None:
    examples = [({"space of a": each}, EVERYWHERE) for each in taken]
    examples += [({"space of a": each}, NOWHERE) for each in refused]
    sizes = {"0": 64, "3": 32, "5": 32, "6": 32, "7": 160}
    known = learn_known(examples, any_type=lambda fact: True, pointers=sizes)
    assert known.admits({"space of a": space}) == is_known
    assert all(known.admits({"space of a": each}) for each in taken)


FORMATS = ["0 8", "1 8", "2 6", "4 4"]


@pytest.mark.parametrize(
    ("taken", "refused", "is_known"),
    [
        pytest.param(FORMATS, ["2 8", "4 8"], False, id="half were refused with lanes of others"),
        pytest.param(FORMATS, ["2 8"], True, id="fewer were refused"),
        pytest.param([*FORMATS, "2 8"], ["4 8", "0 4"], True, id="one exists with several"),
        pytest.param(FORMATS, ["2 16", "4 16"], True, id="only refused with lanes that no number has"),
    ],
)
def test_a_number_may_decide_the_lanes(taken: list[str], refused: list[str], is_known: bool) -> None:
    def facts(text: str) -> dict[str, str]:
        number, lanes = text.split()
        return {"constant a": number, "lanes of b": lanes, "type of b": "i32"}

    examples = [(facts(each), EVERYWHERE) for each in taken] + [(facts(each), NOWHERE) for each in refused]
    known = learn_known(examples, any_type=lambda fact: True, any_number=lambda fact: True)
    assert known.admits(facts("1 4")) == is_known
    assert all(known.admits(facts(each)) for each in taken)


@pytest.mark.parametrize(
    ("taken", "refused", "number", "is_known"),
    [
        pytest.param([0, 1, 2, 5], [8, 16], 7, True, id="three bits"),
        pytest.param([2, 5], [8, 16], 0, True, id="three bits, from zero on"),
        pytest.param([0, 1, 2, 5], [8, 16], 8, False, id="a fourth bit"),
        pytest.param([0, 1, 2, 5], [7, 8], 6, False, id="one of three bits was refused"),
        pytest.param([0, 1, 2, 3], [8, 16], 7, False, id="a third bit was not tried"),
        pytest.param([0, 33, 50], [64], 63, False, id="too many bits to tell"),
        pytest.param([0, 1, 2, 4, 5, 7, 9], [6, 16], 3, False, id="half of a block, but one was refused"),
        pytest.param([0, 2, 3, 4, 6, 7, 19], [11], 5, True, id="most of a block of eight"),
        pytest.param([0, 4, 19], [11], 5, False, id="too few of a block"),
        pytest.param([2, 37, 32768], [], 0, True, id="zero, if none was refused"),
        pytest.param([2, 37, 32768], [], 65535, True, id="a greater one, if none was refused"),
        pytest.param([2, 37, 32768], [], 65537, False, id="greater than is ever tried"),
        pytest.param([2, 37, 32768], [65536], 65535, False, id="a greater one, but one was refused"),
        pytest.param([2, 37], [], 64, False, id="numbers of too few bits to tell"),
    ],
)
def test_numbers_between_known_ones_are_known(
    taken: list[int], refused: list[int], number: int, is_known: bool
) -> None:
    examples = [({"constant a": str(each)}, EVERYWHERE) for each in taken]
    examples += [({"constant a": str(each)}, NOWHERE) for each in refused]
    known = learn_known(examples, any_number=lambda fact: True)
    assert known.admits({"constant a": str(number)}) == is_known
    assert all(known.admits({"constant a": str(each)}) for each in taken)
    assert not any(known.admits({"constant a": str(each)}) for each in refused)
