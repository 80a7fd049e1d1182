# %% position
from engine.chance import Chance
from engine.olifantenpad import GAME

chance = Chance("notebook")
position = GAME.start({"seats": 2}, chance)
position

# %% moves
walks = list(GAME.moves(position, 0))
len(walks), [GAME.write_move(walk) for walk in walks[-5:]]


# %% random
def think(position, seat, chance, budget):
    return chance.pick(list(GAME.moves(position, seat)))


both = {seat: think(position, seat, chance, 100) for seat in GAME.to_move(position)}
GAME.play(position, both, chance).after

# %% meet
from engine.guest.trial import meet

meet(think, GAME, "easy", matches=2)

# %% bot
from engine.olifantenpad import GAME
from engine.olifantenpad.shortcuts import earning, reach


def think(position, seat, chance, budget):
    """Of a thousand walks the one that saves this hour's groups the most."""
    groups = [reach(position, group) for group in position.groups]
    number = {cell: at for at, cell in enumerate(position.park.names)}
    walks = chance.shuffle(list(GAME.moves(position, seat)))[: 10 * budget]

    def worth(walk):
        return earning(position, groups, [number[cell] for cell in walk.steps])

    return max(walks, key=worth)


# %% again
meet(think, GAME, "easy", matches=4)
