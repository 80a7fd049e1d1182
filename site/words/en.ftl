### Grasveld in English. The same ids and variables stand in nl.ftl and de.ftl.

## The page

title = Grasveld · two games on grass
grasveld = Grasveld
olifantenpad = Olifantenpad
splits = Splits
settings = Settings
language = Language
theme = Light or dark
theme-auto = Auto
theme-light = Light
theme-dark = Dark
engine = The game is warming up
engine-slow = The game is taking very long to start. Perhaps the connection is slow.
engine-broken = The game could not be started.
engine-failed = Something went wrong there. Please start a new match.
engine-again = Try again
waiting-engine = One moment, the game is warming up ({ $percent } %)
address-unreadable = This address is not right. Please start from home.
back-home = Home

## Home and choosing

home-title = Two games on grass
home-olifantenpad = Draw the shortcut that everybody wants to take.
home-splits = Split your flock and take up the most room.
play-now = Play now
choose-seats = More opponents
choose-question = How many will you play against?
choose-bots = { $bots ->
    [one] One opponent
   *[other] { $bots } opponents
}
continue-match = Back to your match of { $game }

## Every match

seat-you = You
seat-bot = Bot (Easy)
seat-bot-number = Bot { $number }
seat-ready = ready
scores = Points
undo = Undo
clear = Clear
replay = Watch again
replay-slider = Moment of the last turn

## Olifantenpad

park-board = The park. Arrow keys and Q, E, Z, C walk, G looks for a gate, Enter walks, Backspace takes a step back.
walk = Walk!
stay = Stay put
coming = Who comes this hour?
hour-of = hour { $hour } of { $hours }
group-way = { $from } → { $to }
group-size = { $size ->
    [one] One walker
   *[other] Group of { $size }
}
group-school = School trip of { $size }
cost-label = The way costs
cost-change = { $now } → { $then }
cost-none = no way
gate-north = north gate
gate-north-east = north-east gate
gate-east = east gate
gate-south-east = south-east gate
gate-south = south gate
gate-south-west = south-west gate
gate-west = west gate
gate-north-west = north-west gate
place-kiosk = kiosk
place-pond = pond
place-cell = { $cell }
place-exactly = { $place } { $cell }
spoken-step = Step { $number }: { $cell }
spoken-gate = In by the { $gate }
hint-skip = Tap the park to skip ahead.
hint-engine = Your walk is ready. Off you go as soon as the game has warmed up ({ $percent } %).
hint-others = The others are still thinking.
hint-none = You are out of this match.
hint-stay = You have not drawn a walk. Do you want to stay where you are?
hint-gate = Choose a gate and draw a shortcut through the grass. Every footstep on your trail is a point.
hint-draw = Draw your walk: tap the cells or drag from your marker.
hint-steps = { $steps ->
    [0] No steps left.
    [one] One step left.
   *[other] { $steps } steps left.
}
told-your-group = { $size ->
    [one] One walker took your trail: +{ $points }
   *[other] A group of { $size } took your trail: +{ $points }
}
told-your-groups = { $groups } groups took your trails: +{ $points }
told-their-group = { $size ->
    [one] One walker took the trail of { $name }: +{ $points }
   *[other] A group of { $size } took the trail of { $name }: +{ $points }
}
told-their-groups = { $groups } groups took the trails of { $name }: +{ $points }
told-nothing = No trail brought a point this hour.
told-closed = { $cells ->
    [one] One cell was too busy and is fenced off now.
   *[other] { $cells } cells were too busy and are fenced off now.
}

## The end

result-won = You won!
result-lost = { $name } won
result-shared = A draw: you share first place
result-draw = A draw between the others
result-curve = Points turn by turn
result-herd = largest herd { $size }
play-again = Play again

## Splits

splits-board = The pasture. The arrow keys and Q, E, Z, C go from field to field, Enter chooses and confirms, R turns a tile, plus and minus share out sheep, Escape cancels.
splits-turn = turn { $turn }
splits-fields = { $fields ->
    [one] one field
   *[other] { $fields } fields
}
splits-tiles = { $tiles ->
    [0] no tiles left
    [one] one tile left
   *[other] { $tiles } tiles
}
splits-ready = 16 sheep
splits-herd = herd { $size }
splits-left = has left
splits-cancel = Cancel
splits-turn-tile = Turn
splits-confirm = Confirm
splits-numbers = How the sheep are shared out
splits-stay = { $sheep ->
    [one] stays
   *[other] stay
}
splits-go = { $sheep ->
    [one] goes
   *[other] go
}
splits-one-stays = Let one more sheep stay
splits-one-goes = Let one more sheep go
splits-hint-first = You lay the first pasture tile. Turn it and confirm.
splits-hint-build = Where does your next tile go? Tap beside the pasture.
splits-hint-tile = Tap the tile to turn it, drag it to move it.
splits-tile-not-here = The tile does not fit here. Turn it or choose another place.
splits-hint-place = Where does your herd begin? Choose a field on the outer rim.
splits-hint-placed = Your 16 sheep begin here. Confirm or choose again.
splits-place-taken = There are sheep already. Choose a free field on the outer rim.
splits-place-rim = Your herd begins on the outer rim. Choose a field that glows.
splits-hint-choose = Choose one of your stacks to split.
splits-hint-target = Where to? Choose a field that glows.
splits-hint-split = { $stay ->
    [one] One sheep stays
   *[other] { $stay } sheep stay
}, { $go ->
    [one] one goes
   *[other] { $go } go
}. Tap either field to have one more sheep there.
splits-not-yours = Those are not your sheep.
splits-single = A sheep on its own cannot be split.
splits-hemmed-in = This stack is hemmed in: no field beside it is free.
splits-not-there = They cannot end up there. Choose a field that glows.
splits-hint-engine = Your move counts as soon as the game has warmed up ({ $percent } %).
splits-hint-other = { $name } is thinking …
splits-hint-moving = Off they go …
splits-hint-over = Nobody can move any more.
splits-told-tile-you = You lay a tile.
splits-told-tile = { $name } lays a tile.
splits-told-place-you = You put down your herd of { $size } sheep.
splits-told-place = { $name } puts down a herd of { $size } sheep.
splits-told-split-you = You split: { $stay } { $stay ->
    [one] stays
   *[other] stay
}, { $go } { $go ->
    [one] goes
   *[other] go
}.
splits-told-split = { $name } splits: { $stay } { $stay ->
    [one] stays
   *[other] stay
}, { $go } { $go ->
    [one] goes
   *[other] go
}.
splits-told-out-you = You can move no more, but your fields count.
splits-told-out = { $name } can move no more.
splits-at-stack = { $field }: { $size ->
    [one] one sheep
   *[other] { $size } sheep
}, { $name }{ $offered ->
    [yes] { ", " }can be chosen
   *[no] { "" }
}
splits-at-field = { $field }: free field{ $offered ->
    [yes] { ", " }can be chosen
   *[no] { "" }
}
splits-at-meadow = { $field }: outside the pasture{ $offered ->
    [yes] { ", " }room for a tile
   *[no] { "" }
}
