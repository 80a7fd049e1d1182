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
seat-bot-number = Bot { $number } (Easy)
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
hint-skip = Tap the park to skip ahead.
hint-engine = Your walk is ready. Off you go as soon as the game has warmed up ({ $percent } %).
hint-others = The others are still thinking.
hint-none = You are out of this match.
hint-stay = You have not drawn a walk. Do you want to stay where you are?
hint-gate = Choose a gate and draw your walk through the grass.
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
told-nothing = Nobody left the pavement for a trail this hour.
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
