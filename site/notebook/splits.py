# %% position
from engine.chance import Chance
from engine.splits import GAME

chance = Chance("notebook")
position = GAME.start({"seats": 2}, chance)
for turn in range(12):
    (seat,) = GAME.to_move(position)
    move = chance.pick(list(GAME.moves(position, seat)))
    position = GAME.play(position, {seat: move}, None).after

position

# %% moves
(seat,) = GAME.to_move(position)
moves = list(GAME.moves(position, seat))
len(moves), [GAME.write_move(move) for move in moves[:5]]


# %% random
def think(position, seat, chance, budget):
    return chance.pick(list(GAME.moves(position, seat)))


GAME.play(position, {seat: think(position, seat, chance, 100)}, None).after

# %% meet
from engine.guest.trial import meet

meet(think, GAME, "easy", matches=4)

# %% bot
from engine.splits import GAME
from engine.splits.bots.room import room
from engine.splits.turns import moved


def think(position, seat, chance, budget):
    """The move after which my sheep have the most room."""
    moves = chance.shuffle(list(GAME.moves(position, seat)))
    return max(moves, key=lambda move: room(moved(position, seat, move), seat))


# %% again
meet(think, GAME, "easy", matches=10)
