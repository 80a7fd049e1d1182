"""A field: walks met with profiles of the others."""

import numpy as np

from engine.olifantenpad.hour import work_out
from engine.slices import whole
from tests.olifantenpad.bots.thinking import looked, played


def test_walks_meet_profiles_row_by_row() -> None:
    now = played("field", 3, 1)
    field = looked(now)
    walks, profiles = np.array([1, 5]), [{1: 2, 2: 3}, {1: 0, 2: 4}, {1: 7, 2: 0}]
    points = whole(field.met(0, walks, profiles)).points.reshape(3, 2, 3)
    for row, walk in enumerate(walks.tolist()):
        for column, profile in enumerate(profiles):
            plans = {s: field.plan(s, w) for s, w in [(0, walk), *profile.items()]}
            assert work_out(now, plans).points == tuple(points[:, row, column].tolist())
    assert whole(field.table(0, walks, profiles)).shape == (2, 3)
