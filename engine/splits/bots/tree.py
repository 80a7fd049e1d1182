"""Monte Carlo tree search: every player takes what is worth most to itself (max^n)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

from engine.splits.bots.board import Board
from engine.splits.bots.flock import ALL_GOES, OVER, Act, Flock, Goes, acts, after
from engine.splits.bots.playout import Luck
from engine.splits.bots.worth import Worth, guess

Leaf = Callable[[Board, Flock, Luck], Worth]
"""What a flock at the edge of the tree is worth."""

_SLICE = 32  # playouts between two looks at the clock


@dataclass(frozen=True, slots=True)
class Style:
    """How a tree grows."""

    leaf: Leaf = guess
    exploration: float = 0.25
    goes: Goes = ALL_GOES
    """The splits looked at below the root; at the root it is all."""


HALF_AND_HALF = Style()
"""Leaves half territory, half playout: beats either alone."""


class Node:
    """A flock in the tree and what came of its acts."""

    __slots__ = ("acts", "flock", "kids", "log", "trials", "visits", "worths")

    def __init__(self, flock: Flock) -> None:
        self.flock = flock
        self.acts: list[Act] = []
        self.kids: list[Node] = []
        self.trials: list[int] = []
        self.worths: list[float] = []
        self.visits = 0
        self.log = 0.0

    def favourite(self, exploration: float) -> int:
        """The act to try: the best so far, sooner those tried less (UCB1).

        The logarithm is a harmonic sum, which is the same to the bit on every machine.
        """
        drive, best, choice = exploration * sqrt(self.log), -1.0, 0
        worths = self.worths
        for number, trials in enumerate(self.trials):
            bound = worths[number] / trials + drive / sqrt(trials)
            if bound > best:
                best, choice = bound, number
        return choice


class Tree:
    """A search that grows by one playout at a time."""

    def __init__(self, board: Board, flock: Flock, luck: Luck, style: Style) -> None:
        self.board, self.luck, self.style = board, luck, style
        self.root = Node(flock)
        self.root.acts = luck.shuffled(acts(board, flock))
        self._worths = [0.0] * len(flock.own)

    def grow(self, playouts: int) -> Iterator[None]:
        """Adds playouts, with a pause every few; ends early once nothing can change."""
        for number in range(1, playouts + 1):
            self._try()
            if number % _SLICE == 0:
                yield
                if self._lead() > playouts - number:
                    return

    def worth(self, player: int) -> float:
        """What the root is worth to a player, on the average of all that was tried."""
        return self._worths[player] / self.root.visits

    def best(self) -> Act:
        """The act tried most often."""
        return self.ranked()[0][0]

    def ranked(self) -> list[tuple[Act, float]]:
        """The acts tried, most often tried first, with what each is worth to its player."""
        root = self.root
        order = sorted(range(len(root.kids)), key=lambda n: (-root.trials[n], -root.worths[n]))
        return [(root.acts[n], root.worths[n] / root.trials[n]) for n in order]

    def _lead(self) -> int:
        trials = sorted(self.root.trials)
        return trials[-1] - trials[-2] if len(trials) > 1 else trials[-1]

    def _try(self) -> None:
        """Goes down the tree, adds a leaf, and tells all on the way what it is worth."""
        node, path = self.root, []
        while node.flock.player != OVER:
            if not node.acts:
                node.acts = self.luck.shuffled(acts(self.board, node.flock, self.style.goes))
            fresh = len(node.kids) < len(node.acts)
            number = len(node.kids) if fresh else node.favourite(self.style.exploration)
            path.append((node, number))
            node = self._add(node) if fresh else node.kids[number]
            if fresh:
                break
        worth = self.style.leaf(self.board, node.flock, self.luck)
        for player, share in enumerate(worth):
            self._worths[player] += share
        for passed, number in path:
            _tell(passed, number, worth[passed.flock.player])

    def _add(self, node: Node) -> Node:
        flock = after(self.board, node.flock, node.acts[len(node.kids)])
        kid = Node(flock)
        node.kids.append(kid)
        node.trials.append(0)
        node.worths.append(0.0)
        return kid


def _tell(node: Node, number: int, worth: float) -> None:
    node.visits += 1
    node.log += 1.0 / node.visits
    node.trials[number] += 1
    node.worths[number] += worth
