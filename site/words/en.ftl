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
engine-forbidden = The host of this page forbids what the game runs on (its Content-Security-Policy lacks wasm-unsafe-eval).
engine-mistyped = The host of this page sends the game as the wrong kind of file ({ $type } in place of application/wasm).
engine-again = Try again
newer-there = A new version is ready. Your match goes on where it stands.
newer-take = Change now
newer-later = Later
install-about = Two strategy games on grass: alone, against bots or with friends, also without a network.
install-bot = Olifantenpad against a bot
waiting-engine = One moment, the game is warming up ({ $percent } %)
address-unreadable = This address is not right. Please start from home.
back-home = Home

## Home and choosing

home-title = Two games on grass
home-olifantenpad = Draw the shortcut that everybody wants to take.
home-splits = Split your flock and take up the most room.
play-now = Play now
continue-match = Back to your match of { $game }

## Every match

seat-you = You
seat-bot-easy = Bot (Easy)
seat-bot-normal = Bot (Normal)
seat-bot-hard = Bot (Hard)
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-red = Red
seat-blue = Blue
seat-violet = Violet
seat-amber = Amber
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
cost-title = What their way costs: pavement 2, trail 3, path 2 a cell
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

## Lessons of Olifantenpad

lesson-olifantenpad-1 = Walk and leave a trail
lesson-olifantenpad-1-1 = This is a park, seen from above. Sand is pavement, green is grass. You are Red. The two marked gates lead in.
lesson-olifantenpad-1-2 = Tap the marked gate. Then take up to three steps, into the grass too. Press Walk!
lesson-olifantenpad-1-2-right = Well done! Where you stepped on grass, there is a trail in your colour now.
lesson-olifantenpad-1-2-stayed = You stayed outside. Tap the marked gate, then cells in the grass.
lesson-olifantenpad-1-2-gate = That gate leads in too. But take the marked one this time.
lesson-olifantenpad-1-2-pavement = Nothing changes on pavement. Step onto the green grass as well.
lesson-olifantenpad-1-3 = By a gate you have three steps. From where you stand you have five. Go on from here: take at least four steps, over grass too.
lesson-olifantenpad-1-3-right = That was far! And remember: where nobody steps, the grass grows back.
lesson-olifantenpad-1-3-gate = You came in by a gate again. You may do that, but it leaves you three steps. Begin where you stand.
lesson-olifantenpad-1-3-short = You have five steps. Take at least four of them.
lesson-olifantenpad-1-3-pavement = That was all pavement. Go over the grass as well.
lesson-olifantenpad-1-4 = Every step makes the ground deeper. Step twice onto the same cell of grass: there, back, and there again.
lesson-olifantenpad-1-4-right = Well done! The trail has become a path. Walkers like a path better.
lesson-olifantenpad-1-4-shallow = No cell has been stepped on twice yet. Walk to and fro.
lesson-olifantenpad-1-4-pavement = Nothing changes on pavement. Step onto the same cell of grass twice.
lesson-olifantenpad-1-5 = First a trail, then a path, then a firm path: deeper it does not get. In lesson 2 the visitors come.

lesson-olifantenpad-2 = Everybody takes the cheap way
lesson-olifantenpad-2-1 = Three visitors want to go from one gate to the other. They never step into fresh grass, so they go round the corner. That is five cells of pavement. Each costs them 2. That makes 10.
lesson-olifantenpad-2-2 = A new trail costs 3 a cell, but straight across is shorter. Come in by a gate and walk over both marked cells.
lesson-olifantenpad-2-2-right = All three took your trail: { $points } points for you!
lesson-olifantenpad-2-2-few = { $points } points, that is a start. Over both marked cells the way is cheaper still.
lesson-olifantenpad-2-2-dear = Over your trail the way costs no less than 10. Walk straight across, over both marked cells.
lesson-olifantenpad-2-2-pavement = There is no new trail, so everybody stays on the pavement. Walk over both marked cells.
lesson-olifantenpad-2-3 = Count with me. The pavement costs 10. Straight across a new trail costs 3 + 3, and the gate 2: that is 8. Every footstep on your trail is one point. 3 walkers on 2 cells make 6 points.
lesson-olifantenpad-2-4 = Now there are two groups: one of 2 walkers and one of 4. Where is a shortcut worth the most? Draw it!
lesson-olifantenpad-2-4-right = { $points } points! Many walkers, many points.
lesson-olifantenpad-2-4-few = { $points } points. You can get more: make a good shortcut for the group of 4.
lesson-olifantenpad-2-4-dear = Nobody took your trail, because the way is not cheaper with it. Walk straight across a lawn.
lesson-olifantenpad-2-4-pavement = There is no new trail, so everybody stays on the pavement. Walk straight across a lawn.
lesson-olifantenpad-2-5 = While you draw, the park shows what a way costs now and what it would cost with your trail. So you can look before you press Walk!

lesson-olifantenpad-3 = Whose cell is it?
lesson-olifantenpad-3-1 = You are not alone. Blue walks too, at the same time. Here you can see the plan of Blue. In a match it is secret. Whoever is first on a cell owns it.
lesson-olifantenpad-3-2 = The step numbers tell who is first. Blue comes in by a gate and begins with step 3. Blue is on the marked cell with step 4. Be there sooner!
lesson-olifantenpad-3-2-right = It is yours! Your number was lower.
lesson-olifantenpad-3-2-missed = You were not on the marked cell. Walk straight there.
lesson-olifantenpad-3-2-late = Blue was there first. Take the shortest way.
lesson-olifantenpad-3-2-grey = You both came with step 4. So the cell is grey and belongs to nobody. Be one step sooner.
lesson-olifantenpad-3-3 = By a gate you begin with step 3. From where you stand you begin with step 1. So it is good to be in the park already.
lesson-olifantenpad-3-4 = Now you are outside, and Blue will be on the marked cell with step 4. You cannot be sooner. But you can be there with step 4 as well. Then it turns grey.
lesson-olifantenpad-3-4-right = Grey! Nobody gets points for that cell.
lesson-olifantenpad-3-4-missed = You were not on the marked cell. Come in by the gate that is close to it.
lesson-olifantenpad-3-4-late = That was step 5, and Blue was sooner. Be on the marked cell with your second step.
lesson-olifantenpad-3-5 = A cell that belongs to somebody stays theirs, even if you walk over it. Only when it is grass again is it free for all.

lesson-olifantenpad-4 = Too busy
lesson-olifantenpad-4-1 = Your shortcut is a path already. Two groups want to use it: one of 3 and one of 2. That makes five footsteps on every cell. Five are too many!
lesson-olifantenpad-4-2 = Stay where you are this time, and watch. Draw nothing and press Walk!
lesson-olifantenpad-4-2-right = { $points } points! But it was too busy.
lesson-olifantenpad-4-2-walked = You went for a walk. This time just stay and watch.
lesson-olifantenpad-4-3 = The marked cells are fenced for one hour. Nobody can step onto them. After that they are fresh grass. You keep your points.
lesson-olifantenpad-4-4 = Four visitors are coming. Make a small shortcut beside the fence: step onto one of the marked cells. You may walk off the cell you stand on.
lesson-olifantenpad-4-4-right = { $points } points, fence or no fence!
lesson-olifantenpad-4-4-pavement = There is no new trail, so everybody stays on the pavement. Step onto one of the marked cells.
lesson-olifantenpad-4-5 = The fences are open again, and there is fresh grass. A tip: after the last hour a fence does you no harm. Then it may be as busy as you like.

lesson-olifantenpad-5 = Growing, fading and a secret plan
lesson-olifantenpad-5-1 = The marked trails are yours. Where nobody steps for an hour, the grass grows back by one level. The footsteps of walkers keep a trail open too.
lesson-olifantenpad-5-2 = Keep the marked trail open: step onto it.
lesson-olifantenpad-5-2-right = Well done! The trail is still there, and it is deeper.
lesson-olifantenpad-5-2-stayed = You stood still. Step onto the marked trail.
lesson-olifantenpad-5-2-missed = You missed the marked trail, so it grows over. Step onto it.
lesson-olifantenpad-5-3 = Your trail has become a path. Whatever nobody stepped on has lost a level.
lesson-olifantenpad-5-4 = Once in a match there is a school trip: five children together! Nobody knows in which hour, only that it is never the first. Here they come. They go from one marked gate to the other.
lesson-olifantenpad-5-5 = Blue plans at the same time, in secret. But Blue has to come in by a gate, and you are in the park already. Get more points than Blue!
lesson-olifantenpad-5-5-right = { $points } points! The children took your trail.
lesson-olifantenpad-5-5-late = Blue got { $points } points, and you got no more than that. Go straight across, and be quick.
lesson-olifantenpad-5-5-nobody = Nobody got any points. You and Blue came with the same step numbers, and so the trail is grey. Be quicker.
lesson-olifantenpad-5-6 = Five children on one trail are five footsteps. Then it is too busy, and a fence follows. Now you know everything. Have fun in the park!

## Lessons of Splits

lesson-splits-1 = Build the pasture
lesson-splits-1-1 = Your sheep want room. But first you all build the pasture together. Everybody lays four tiles. A tile has four fields.
lesson-splits-1-2 = Lay the first tile. You may turn it before you confirm.
lesson-splits-1-2-right = There it lies: the pasture has begun.
lesson-splits-1-3 = Now there are two tiles. Yours must touch them. Lay it so that it holds together well: with four edges or more.
lesson-splits-1-3-right = It touches with { $edges } edges. That makes a wide meadow.
lesson-splits-1-3-loose = { $edges ->
    [one] It touches with one edge only.
   *[other] It touches with { $edges } edges.
} Find a place where four edges touch.
lesson-splits-1-4 = Where tiles touch with few edges, the pasture is narrow. A narrow place can be cut off later. Lesson 4 shows how.
lesson-splits-1-5 = Whoever begins is a little better off. So think while you build: where will I put my sheep?

lesson-splits-2 = Find a good place
lesson-splits-2-1 = Everybody has 16 sheep, all in one stack. They begin on the outer rim: on one of the marked fields. The rim of the hole does not count.
lesson-splits-2-2 = Put your sheep where they can go at least four ways. Count the free fields beside the field.
lesson-splits-2-2-right = A good place: { $ways } ways are open.
lesson-splits-2-2-tight = { $ways ->
    [one] From there only one way is open.
   *[other] From there only { $ways } ways are open.
} Find a field with at least four free fields beside it.
lesson-splits-2-3 = Next it would be Blue’s turn. Whoever begins close to you can take your room. So begin where the meadow is wide.

lesson-splits-3 = Split and count
lesson-splits-3-1 = Now you split your stack. Some sheep stay, the others go straight on, as far as they can. They stop at the edge, at a hole, or in front of other sheep.
lesson-splits-3-2 = Tap your stack and then a field that glows. The sheep share themselves out, half and half. Confirm.
lesson-splits-3-2-right = { $stay } stay and { $go } go. Now you have two fields!
lesson-splits-3-2-uneven = { $stay ->
    [one] One stays
   *[other] { $stay } stay
} and { $go ->
    [one] one goes
   *[other] { $go } go
}. You may do that. But try half and half for once.
lesson-splits-3-3 = Each time you split, you have one field more. A single sheep cannot be split. When nobody can split any more, the most fields win.
lesson-splits-3-4 = The marked passage has three free fields, and every field needs one sheep. How many do you send in? They go to its end.
lesson-splits-3-4-right = Three fields, three sheep: not one too many.
lesson-splits-3-4-many = { $sheep ->
    [one] That is one sheep too many.
   *[other] That is { $sheep } sheep too many.
} There is no room for them in there.
lesson-splits-3-4-few = { $sheep ->
    [one] That is one sheep too few.
   *[other] That is { $sheep } sheep too few.
} Send one for every field.
lesson-splits-3-4-elsewhere = You may go there. But this is about the marked passage. Send your sheep in there.
lesson-splits-3-5 = So count before you split. How many fields are there? How many sheep do they need?

lesson-splits-4 = Cut off and stay open
lesson-splits-4-1 = Blue has more sheep than you. But look at the marked field: only across it can Blue get to the large meadow. That is a bottleneck.
lesson-splits-4-2 = Send sheep onto the marked field. One is enough to close it.
lesson-splits-4-2-right = Closed! Blue has only { $fields } free fields left.
lesson-splits-4-2-open = Blue can still get to { $fields } free fields. Go onto the marked field.
lesson-splits-4-3 = The rest of the meadow is yours alone. Look out for such narrow places. And do not begin behind one yourself.
lesson-splits-4-4 = Now you are in a corner. Your only way out is the marked field. Those who go can go on from there later. Those who stay are shut in. How many go?
lesson-splits-4-4-right = One stays, { $go } go. Nobody is shut in for nothing.
lesson-splits-4-4-shut = { $stay } sheep stay, and now they cannot get out any more. One sheep is enough to hold the field.
lesson-splits-4-5 = Build, place, count, cut off, stay open: now you know everything. Have fun on the pasture!

## People on one device

pass-on = Pass the device to { $name }
pass-secret = What was planned before stays secret until everyone has planned.
pass-taken = I am { $name }
seat-addressed = { $name }: { $words }

## Remembering and replay

take-back = Take the turn back
leave = Give the match up
leave-sure = Really give up?
match-menu = This match
splits-finish = Play it out
splits-hint-alone = Only you can still move. Go on, or have it played out.
splits-hint-shut = Mind: your herd is shut in here. Better choose another field.
sound = Sound
sound-off = Off
sound-on = On
names = Names
names-about = What are you called when several of you play on this device?
motion = Motion
motion-auto = As the system
motion-less = Calm
motion-full = Everything moves
replay-whole = Replay the match
replay-title = Replay
replay-waiting = Setting the match up …
replay-board = The board. { $told }
replay-begin = This is how it began.
replay-start = start
replay-hours = after hour { $turn } of { $turns }
replay-turns = after turn { $turn } of { $turns }
replay-back = One turn back
replay-on = One turn on
replay-play = Play
replay-pause = Pause
replay-slide = Place in the match
replay-heat = Footsteps
replay-copy = Copy the link
replay-copied = Link copied
replay-copy-yourself = This is the link. Copy it yourself:
replay-save = Save as a file
share-broken = This link did not arrive whole, or there is no match of ours in it.
file-foreign = This file is not Grasveld’s, or it is damaged.
file-open = Open a file
kept-title = Kept
kept-link = Kept things and settings
kept-matches = Matches
kept-none = The matches that you play will stand here.
kept-go-on = Play on
kept-file = Take it along
kept-about = Everything stays in this browser. To keep it safe or to move it to another one, take it along as a file. You can also drop such a file on the page.
kept-save = Everything as a file
kept-forget = Forget everything
kept-forget-sure = Really forget everything?
kept-taken = { $things ->
    [0] Everything in the file was here already.
    [one] One thing taken over from the file.
   *[other] { $things } things taken over from the file.
}
result-given-up = You gave the match up
storage-refused = This browser keeps nothing for us. You can play as usual, but once it is closed everything is forgotten.
storage-full = This browser's storage is full. You can play as usual, but nothing new is kept.
storage-broken = The kept match cannot be read any more. It begins anew.
storage-seen = All right

## What the rules refuse

plan-unreadable = A plan reads like -, b2 c3, a1> or a1>b2 c3, but this is: { $text }
plan-too-long = The plan has { $steps } steps; { $most } is the most.
plan-no-gate = { $cell } is no gate.
plan-outside = This seat is not in the park yet: it comes in by a gate.
plan-off-park = { $cell } is not in the park.
plan-obstacle = { $cell } is an obstacle.
plan-fenced = { $cell } is fenced this hour.
plan-squeezed = There is no way to { $cell } between two obstacles or fences.
plan-not-next = { $cell } is not next to { $at }.
park-size = A park is 1 to { $most } rows of equal length, of 1 to { $most } cells each.
park-too-small-or-large = A park is { $least } to { $most } cells wide and high.
park-ground = A park is made of # = G and . but here is: { $ground }
park-no-gates = The park has no gate.
park-gate-inside = The gate { $cell } is not on the park's edge.
player-on-obstacle = A player stands on the obstacle { $cell }.
trail-off-grass = { $cell } is not grass.
fence-taken = { $cell } is fenced twice, or has a trail.
group-kind = A group is visitors or school, not: { $kind }
group-off-pavement = A group's way begins or ends at { $cell }, which is not pavement.
group-nowhere = A group goes from { $cell } to { $cell }.
scenery-impossible = The scenery on { $cell } cannot be.
cell-unknown = There is no such cell in the park: { $cell }
splits-unreadable-move = A move reads like T0,0/1, @0,0 or 0,0>3,0:8.
splits-over = The match is over.
splits-not-your-turn = It is not this seat's turn.
splits-no-move = The seat to move has no move.
splits-build-now = Tiles are being laid now.
splits-place-now = Stacks are being placed now.
splits-play-now = Stacks are being split now.
splits-first-tile = The first tile lies at 0,0.
splits-tile-overlaps = The tile covers a field that is there already.
splits-tile-apart = The tile must touch the pasture with an edge.
splits-no-field = { $field } is no field of the pasture.
splits-field-taken = There are sheep on { $field } already.
splits-not-on-the-rim = { $field } does not lie on the outer rim.
splits-no-stack = There are no sheep on { $field }.
splits-not-your-stack = The sheep on { $field } are another seat's.
splits-too-few-sheep = Of { $size } sheep at least one must go and one stay.
splits-not-straight = Sheep go in a straight line.
splits-no-way = The next field that way is not free.
splits-as-far-as-it-can = Sheep go as far as they can, here to { $field }.
splits-no-position = A position is a JSON object.
splits-other-game = This is no position of Splits.
splits-other-rules = Only positions of version { $version } can be read.
splits-bad-phase = A phase is build, place, play or over.
splits-bad-left = Left must be a list of true or false for 2 to 4 seats.
splits-bad-to-move = To_move must be a seat, or null once it is over.
splits-bad-tiles = Tiles_left must be a list of 0 to 4, one for each seat.
splits-bad-pasture = The pasture must be a list of fields.
splits-large-pasture = The pasture has more than { $most } fields.
splits-bad-field = A field reads like 0,0 or -3,1.
splits-field-twice = A field of the pasture is named twice.
splits-torn-pasture = The pasture is not in one piece.
splits-bad-stacks = Stacks must be a list of objects.
splits-bad-owner = The stack on { $field } is no seat's.
splits-bad-size = The stack on { $field } must have 1 to { $most } sheep.
splits-stacks-overlap = Two stacks are on { $field }.
splits-stack-off-pasture = The stack on { $field } is beside the pasture.
splits-too-many-sheep = A seat has more than { $most } sheep.
splits-cannot-act = The seat to move cannot act.
splits-one-present = With fewer than two seats present the match is over.
splits-not-over = The match is not over: a seat can still move.
splits-sheep-too-early = No stack stands before all tiles are laid.
splits-tiles-do-not-fit = The pasture has not the fields of the tiles that were laid.
splits-tiles-unlaid = A seat has tiles left that should have been laid.
splits-not-whole = While stacks are placed, each seat has at most one, a whole one.
position-game = There is no such game: { $game }
position-missing = The position lacks: { $key }
position-version = Only rules version 1 can be read, not: { $version }
position-seats = There must be 1 to { $most } players.
position-other-seats = The position is not for { $seats } players.
position-object = This must be an object: { $key }
position-list = This must be a list: { $key }
position-number = This must be a whole number from { $least } to { $most }: { $key }
position-flag = This must be true or false: { $key }
no-such-seat = There is no such seat: { $seat }
seat-left = Seat { $seat } has left.
match-over = The match is over.
match-game = There is no such game: { $game }
match-rules = These rules are not known: { $rules }
match-seats = There must be { $least } to { $most } seats.
match-seat = A seat is a human or a bot.
match-level = There is no such bot: { $level }
match-seed = A seed is a text of 1 to 128 plain characters.
match-options = Options must be an object.
entry-out-of-place = This cannot happen now: { $kind }
entry-stale = The entry is for another turn than { $turn }.
entry-not-to-move = Seat { $seat } has no move to make now.
entry-no-move = The entry has no move.
transcript-header = This is no transcript of a match.
transcript-log = The transcript's log must be a list of objects.
transcript-entry = Entry { $entry } of the transcript does not hold.
request-unreadable = The request cannot be read.
request-no-match = No match has begun.
request-no-bot = Seat { $seat } is no bot with a move to make.
daily-date = This is no date like 2026-11-30: { $date }
daily-seats = A match of the day has { $seats } seats.
daily-seed = The match of { $date } has another seed.
par-none = There is no par of: { $game }
lesson-unknown = There are only lessons and steps from 1 to { $most }.
lesson-no-deed = This step of the lesson waits for nothing.
line-unreadable = The line is not JSON.
line-object = The line must be an object with: { $keys }
line-actions = There must be { $seats } actions, each a text or null.
line-seed = A seed is a number, or a text of 1 to 128 plain characters.
file-unreadable = The file cannot be read: { $file }
bytes-unreadable = This should be { $length } bytes in base64url.
stale = This was meant for another turn; the room is at turn { $turn }.
room-entry = This is no entry of a room's log.
room-chain = Entry { $entry } does not follow from the ones before it.
room-time = Entry { $entry } is earlier than the one before it.
room-message = This is no message to a room.
room-body = There is something wrong in what was said: { $kind }
room-signature = The signature is not its author's.
room-key = This is no key that can be used.
room-other = This was meant for another room.
room-twice = This has been said already.
room-seen = Its author has seen another log than this one.
room-out-of-place = This cannot be done now: { $kind }
room-not-yours = This is not for you to say: { $kind }
room-stranger = You have no place in this room.
room-organiser = Only the organiser can do this.
room-name = A name has 1 to { $most } characters that can be seen.
room-joined = You are in this room already.
room-locked = Nobody else can come into this room.
room-full = All places in this room are taken.
room-level = There is no such bot in rooms.
room-clock = A turn cannot last that long.
room-options = A room cannot be played with these options.
room-nobody = There is nobody else with that key here.
room-too-few = There are too few players to start.
room-not-ready = Not everybody is ready yet.
room-not-asked = You have nothing to do in this turn.
room-sealed = Your plan for this turn is sealed already.
room-other-close = This opening belongs to another moment.
room-opened = This plan has been opened already.
room-other-seal = This is not the plan that was sealed.
room-emote = There is no such greeting.
room-emotes = No more than { $most } greetings a turn.
room-deadline = The relay set a deadline that cannot be.
room-early = The relay closed the turn too early.
room-away = The relay calls somebody away who is not.
room-relay-seal = The relay's own part in the draw is not what it sealed.
room-not-old = The room is not old enough to end.
entry-stir = Chance is stirred with a seed, before the turn's first move.
verify-package = To verify this: python -m pip install { $name }
verify-header = The log comes to another match than the transcript says: { $key }
request-in-room = In this room that cannot be asked.
request-no-room = No room is open.

## Park and pasture of today

today-olifantenpad = Park of today
today-splits = Pasture of today
of-a-day-olifantenpad = Park of the day
of-a-day-splits = Pasture of the day
today-title-olifantenpad = Olifantenpad: park of the day
today-title-splits = Splits: pasture of the day
today-about-olifantenpad = A park a day, the same for everyone. Five hours, just you: how many footsteps can you get?
today-about-splits = A pasture a day, the same for everyone, against the strongest bot. How many fields can you take?
today-best-olifantenpad = Your best: { $points ->
    [one] one point
   *[other] { $points } points
}
today-best-splits = Your best: { $points ->
    [one] one field
   *[other] { $points } fields
}
today-tries = { $tries ->
    [one] (played once)
   *[other] (played { $tries } times)
}
today-play = Play
par-is = par { $par }
par-coming = Working out par …
share-olifantenpad = { $points ->
    [one] one footstep
   *[other] { $points } footsteps
}
share-splits = { $points ->
    [one] one field
   *[other] { $points } fields
}
share = Share your result
share-copied = Copied
calendar = Your calendar
calendar-before = Previous month
calendar-after = Next month
calendar-legend-olifantenpad = Your best points by day. ★: par reached.
calendar-legend-splits = Your most fields by day.

### What one hears, and reaches by keyboard

grid-park = The park, cell by cell
grid-park-keys = The arrow keys and Q, E, Z, C go from cell to cell, Enter chooses. N goes to the next possible cell, G to the next gate, Backspace takes a step back. The button Walk! comes after.
grid-pasture = The pasture, field by field
grid-pasture-keys = The arrow keys and Q, E, Z, C go from field to field, Enter chooses and confirms. N goes to the next possible field, R turns a tile, plus and minus share out sheep, Escape cancels.
cell-pavement = pavement
cell-grass = grass
cell-tree = tree
cell-pond = pond
cell-kiosk = kiosk
cell-trail = { $level ->
    [1] trail
    [2] path
   *[3] firm path
} of { $name }
cell-trail-yours = your { $level ->
    [1] trail
    [2] path
   *[3] firm path
}
cell-trail-grey = { $level ->
    [1] grey trail
    [2] grey path
   *[3] grey firm path
}
cell-fence = fenced off
cell-footsteps = { $count ->
    [one] 1 footstep
   *[other] { $count } footsteps
}
cell-you = you stand here
cell-player = { $name } stands here
cell-from = { $size ->
    [one] one walker begins here
   *[other] a group of { $size } begins here
}
cell-from-school = the school trip of { $size } begins here
cell-to = { $size ->
    [one] one walker goes here
   *[other] a group of { $size } goes here
}
cell-to-school = the school trip of { $size } goes here
cell-step = step { $number } of your walk
cell-offered = you can go here
log = The match so far
log-walked-you = You walked { $cells }.
log-walked = { $name } walked { $cells }.
log-came-you = You came in by the { $gate } and walked { $cells }.
log-came = { $name } came in by the { $gate } and walked { $cells }.
log-gate-you = You came in by the { $gate }.
log-gate = { $name } came in by the { $gate }.
log-stayed-you = You stayed put.
log-stayed = { $name } stayed put.
log-points = Score: { $points }.
log-hour = { $hour } o’clock. { $groups ->
    [0] Nobody comes.
    [one] One group comes:
   *[other] { $groups } groups come:
}
log-group = { $size ->
    [one] one walker
   *[other] a group of { $size }
} from { $from } to { $to };
log-school = the school trip of { $size } from { $from } to { $to };
splits-at-blocked = hemmed in
splits-at-tile = your tile
splits-at-misfit = your tile, but it does not fit here
splits-at-place = your herd begins here
splits-at-chosen = chosen, { $sheep ->
    [one] 1 stays
   *[other] { $sheep } stay
}
splits-at-target = { $sheep ->
    [one] 1 goes here
   *[other] { $sheep } go here
}
splits-log-way = From { $from } to { $to }.
splits-log-on = On { $fields }.
splits-log-blocked = { $stacks ->
    [one] The stack on { $fields } is hemmed in now.
   *[other] The stacks on { $fields } are hemmed in now.
}
calendar-day = { $day }: { $result }

## All ways to play

home-lessons = Lessons
home-choose = Bots and people
home-help = How to play
choose-count = How many play?
choose-you = You
choose-seat = Who plays { $name }?
choose-person = Someone here
choose-easy = Bot: easy
choose-normal = Bot: normal
choose-hard = Bot: hard
choose-start = Start
bot-away = The bot cannot think yet: the connection is down. It will try again in a moment.

## The frame of the lessons

lessons = Lessons
lessons-of = Lessons: { $game }
lesson-done = done
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip
lesson-again = Try again
lesson-model = Show me how
lesson-restart = From the start
lesson-onward = Next lesson
lesson-all = All lessons

## How to play

rules = How to play
help-of = How to play { $game }
help-tips = Tips
help-keys = By keyboard
browsers = Grasveld runs in Chrome and Edge from 123, Firefox from 125 and Safari from 17.5.
help-lessons = Learn by doing: the lessons
help-olifantenpad-aim = The shortcut
help-olifantenpad-aim-says = You walk through the grass and leave a trail in your colour. Visitors follow a trail if it is cheaper than the pavement. Every footstep of theirs on your trail is one point. Whoever has the most points after 17:00 wins.
help-olifantenpad-plan = Your walk
help-olifantenpad-plan-says = Every hour you draw a walk in secret. Go on from where you stand: up to five steps, 1 to 5. Or come in by a gate: up to three steps, 3 to 5. Diagonal steps are fine, but not between two obstacles or fences. Then everybody walks at the same time.
help-olifantenpad-owner = Whose cell?
help-olifantenpad-owner-says = The lowest step number gets a fresh cell. With equal numbers it turns grey and belongs to nobody. A trail keeps its owner until it is grass again.
help-olifantenpad-cost = The cheapest way
help-olifantenpad-cost-says = A cell of pavement costs walkers 2, a new trail 3, a path 2. They never go into fresh grass. Of two equal ways they take the one with more pavement, then the one with fewer bends. Still equal? Then the group splits up.
help-olifantenpad-level = Trail, path, firm path
help-olifantenpad-level-says = Every step of a player makes the ground one level deeper. Where nobody steps for an hour, it grows back one level. The footsteps of walkers keep it open, but not deeper.
help-olifantenpad-busy = Too busy
help-olifantenpad-busy-says = Five or more footsteps on one of your cells in one hour are too many. Then your cells on the ways of those walkers are fenced for an hour, and after that they are fresh grass. You keep your points.
help-olifantenpad-school = The school trip
help-olifantenpad-school-says = Once, from 14:00 on, five children come together. Nobody knows in which hour.
help-olifantenpad-tip-1 = Look at the costs while you draw: green is a way that gets cheaper with your walk.
help-olifantenpad-tip-2 = The same ways are used again and again. A good trail pays for hours.
help-olifantenpad-tip-3 = Step twice on a cell, or use a trail again: a path costs walkers only 2.
help-olifantenpad-tip-4 = Stay in the park. From where you stand you begin with step 1, by a gate with step 3.
help-olifantenpad-tip-5 = You cannot be first? Come with the same number, then the cell is grey.
help-olifantenpad-tip-6 = Count the footsteps: four are fine, five bring a fence. In the last hour it does not matter.
help-splits-aim = The most fields
help-splits-aim-says = Your sheep want room. With every split they take one more field. Whoever holds the most fields at the end wins.
help-splits-build = Build
help-splits-build-says = Everybody lays four tiles of four fields, in turn. From the second on a tile has to touch the pasture. Holes are allowed.
help-splits-place = Place
help-splits-place-says = Then each puts all 16 sheep as one stack on the outer rim. The rim of a hole does not count.
help-splits-split = Split
help-splits-split-says = In your turn you split one stack: at least one sheep stays, at least one goes. They go straight on as far as they can, to the edge, to a hole or to other sheep.
help-splits-blocked = Hemmed in
help-splits-blocked-says = A single sheep cannot split, nor can a stack without a free field beside it. If none of your stacks can split, the others go on without you. Your fields still count.
help-splits-end = The end
help-splits-end-says = When nobody can move any more, the most fields win. If they are equal, the largest herd of connected stacks wins.
help-splits-tip-1 = Building decides a lot. Whoever begins is a little better off: think of where you will stand.
help-splits-tip-2 = Look for bottlenecks that are easily cut off, and do not begin behind one.
help-splits-tip-3 = Do not block yourself: keep a free field beside every tall stack.
help-splits-tip-4 = Count your sheep: a field needs one. Sheep that cannot get out are lost for you.

## Hints and analysis

tip = Give me a hint
tip-thinking = Thinking …
tip-here = Hints:
tip-number = Hint { $number }
tip-olifantenpad = Hint { $number }: { $value } points this hour
tip-splits = Hint { $number }: { $value } chance of winning
analysis = Analysis
analysis-working = Working everything out once more …
analysis-olifantenpad = Hour by hour: what your walk brought, what the best one would have, and the lead that makes.
analysis-splits = Move by move: your chance of winning, and that of the best move.
analysis-made = Played
analysis-best = Best
analysis-missed = { $value } missed
analysis-none-missed = nothing missed
analysis-close = Back to the result
result-solo = Your result: { $points ->
    [one] one point
   *[other] { $points } points
}
result-calendar = Your calendar
result-par-reached = ★ Par reached!
result-tie = A draw!

## A bot of one's own

bot-raised = It raised { $error }.
bot-illegal = It made an illegal move ({ $move }).
bot-no-move = It gave no move but something of type { $type }.
bot-slow = It thought longer than { $limit } s.
bot-ended = It ended its process.
guest-broken = This Python does not run: { $error }
guest-no-function = It has no function that takes position, seat, chance and budget.
guest-no-wheel = This file is no wheel.
guest-no-entry = There is no function { $entry } in it.
guest-not-here = No bot has been brought.

## Rooms and duels

friends = With friends
duel = Duel
room = Room
friends-title = { $game } with friends
room-your-name = Your name
room-your-name-about = The others see this name. Your first name or a nickname is enough.
room-name-missing = Fill in a name first.
room-new = A room of your own
room-make = Make a room
room-by-code = Join with a code
room-by-link = You got a link? Just open it.
room-code = Code
room-join = Join
room-return = Back to your room ({ $game })
room-title = { $game }: room
room-invite = Invite others
room-share = Share the link
room-share-text = Come and play with me!
room-qr = QR code of the link
room-players = Who is there
room-organises = organises
room-gone = away
room-is-ready = ready
room-not-ready-yet = not ready yet
room-remove = Remove
room-remove-of = Remove { $name }
room-add-bot = Add: { $name }
room-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
room-terms = What you play
terms-game = Game
terms-length = Length
terms-clock = Time to think
length-hours = { $hours } hours
clock-hour = { $seconds } s an hour
clock-turn = { $seconds } s a turn
clock-none = no limit
room-lock = Let nobody else in
room-ready = I am ready
room-unready = Wait, not yet
room-start = Start
room-leave = Leave the room
room-leave-sure = Really leave?
room-join-says = Join in: fill in your name.
room-closed-says = Nobody else can join here. You can watch.
room-alone = You need somebody else, or a bot.
room-waits-ready = Not ready yet: { $names }.
room-can-start = All are ready. You can start!
room-waits-start = All are ready. { $name } can start.
room-withheld = No match began, for the draw was not opened by: { $names }.
room-relay = the relay
room-drawing = Drawing lots …
room-drawing-for = Drawing lots … Waiting for { $names }.
room-line-away = The connection is down. It comes back by itself, and nothing is lost.
room-differs = The relay tells of another position than this page works out. That is in the record now; save it after the match.
room-paused = Nobody else is there. The clock stands still.
room-waits = Waiting for { $names }
room-waits-you-too = Waiting for you and { $names }
room-waits-you = Waiting for you
room-opening = Plans are being opened: { $names }
room-hurry = { $seconds } seconds left
time-left = Time left in seconds
room-you-watch = You are watching.
room-turn-closed = One moment …
seat-away = away
seat-left-room = has left
emote = Say something
emotes-heard = What is said
emote-hello = Hello!
emote-good-luck = Good luck!
emote-thinking = I am thinking …
emote-nice = Nice!
emote-oops = Oops!
emote-thanks = Thank you!
emote-well-played = Well played!
rematch = Rematch
rematch-open = Once more? It begins as soon as all want to.
rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
rematch-alone = Nobody else is left in the room.
room-back = To the room
room-save = Save the record
room-refused = You cannot get in here
room-ended = This room is closed
room-ended-void = This duel does not count: not everybody was there.
room-ended-old = Nobody had been here for a day.
room-stopped = Stopped, to be safe
room-stopped-says = This page does not read on, because the relay is not to be trusted here. You did nothing wrong. Save what was received as evidence.
room-save-log = Save as evidence
room-log-shorter = The relay left out a part of the room’s record that was there before.
room-log-rewritten = The relay changed the room’s record after the fact.
taken-over = You went on in another window. This one stands still.
taken-back = Go on here
relay-foreign = This is not the relay that belongs to this page. Nothing was sent to it.
missing-relay = No rooms here
missing-relay-how = This copy of Grasveld has no relay, which brings players together. Whoever hosts it can run one (python3 serve.py relay) and name it in config.json.
missing-network = No connection
missing-network-how = To play with others you have to be online.
missing-secure = A safe connection is missing
missing-secure-how = This page came over plain http, where the browser does not let it sign anything. Open it with https. At home: python3 serve.py --tls makes a certificate for that.
missing-new = This browser is too old for rooms
missing-new-how = It cannot sign with Ed25519. A newer version of it can.
missing-alone = Everything for one player and for several on this device works.
duel-title = Duel: { $game }
duel-about-olifantenpad = Against somebody about as strong as you. 30 seconds an hour, no hints. It counts for your rating.
duel-about-splits = Against somebody about as strong as you. 45 seconds a turn, no hints. It counts for your rating.
duel-seek = Find an opponent
duel-waiting = Looking for an opponent in { $game } …
duel-waited = Time waited
duel-stop = Stop looking
duel-bot = Play a bot meanwhile
duel-found = Opponent found
duel-rating = Your rating: { $rating } ({ $games ->
    [one] one duel
   *[other] { $games } duels
})
duel-unrated = You have no rating yet.
best = The best
best-title = { $game }: the best
best-coming = Fetching the table …
best-none = Nobody has played a duel here yet.
best-place = Place
best-name = Name
best-rating = Rating
best-games = Duels
best-hidden = somebody
name-report-of = Report the name { $name }
name-reported = Reported
profile = My page
profile-coming = Fetching your page …
profile-name = You play as { $name }.
profile-none = You have not played a duel yet.
profile-games = { $games ->
    [one] one duel
   *[other] { $games } duels
}
profile-hide = Hide my name in the table
profile-history = Your duels
history-won = Won against
history-lost = Lost to
history-draw = Draw with
identity-title = On another device
identity-about = You are known by a key that lies in this browser, without an e-mail address or password. Take it along as a file to go on elsewhere under the same name and rating. Whoever has the file and its passphrase can play as you.
identity-lost = This browser keeps nothing: once it is closed, this key is gone.
identity-save = Save my key
identity-take = Use a saved key
identity-phrase-new = Passphrase, at least { $least } characters
identity-phrase = Passphrase
identity-file = File
identity-instead = The key takes the place of the one in this browser. Save that one first, if you still want it.
identity-working = One moment …
identity-saved = Saved. Keep the passphrase: nobody can find it again for you.
identity-taken = This browser has the key now.
identity-passphrase = The passphrase does not fit this file.
identity-damaged = There is no key in this file, or it is damaged.
forget-title = Being forgotten
forget-about = Your name, rating and history are deleted from the relay. What others have saved of your matches stays with them.
forget-me = Forget me
forget-sure = Really forget everything?
forget-done = The relay has forgotten you.
host-privacy = Privacy
host-imprint = Imprint
verify-title = Check a match
verify-none = Open the record of a match from a room, or drop it on the page.
verify-working = Checking every signature and playing the match again …
verify-holds = Everything holds: all { $entries } entries are signed, follow one another, and lead to this result.
verify-fails = This record does not hold.
verify-winner = won
verify-open = The match was not over.
fair = Fair play with others
fair-promise = Before a turn closes nobody can learn your plan, not even whoever runs the relay, the computer between you: until then it only has a seal of it. And nobody can change, forge, copy or repeat a plan.
fair-relay = A dishonest relay could still delay a message, drop it or call it late. And together with a player it could show that player the others’ plans before theirs is opened. They could then hold theirs back: their walk is lost, and the next hour’s chance is drawn anew once. All of that leaves a trace in the record.
fair-limits = Whoever gives you this page gives you its code too: all this holds for a page from a source you trust. That somebody asks an engine for advice or plays under several keys cannot be detected.
code-not-open = No room is open under this code.
code-too-often = Too many wrong codes. Wait a minute.
too-often = That was too often. Wait a few minutes.
queue-later = You dropped out of a duel before it began. Wait a few minutes.
name-unfit = A name has 1 to { $most } letters, digits or signs, and no < or >.
relay-trouble = Something went wrong at the relay. Try again.
relay-unproved = The relay did not accept this page’s key.
room-unknown = There is no such room, or you need the link to it.
transcript-none = There is no finished match here yet.
guest-failed = That did not work: { $detail }
guest-garbled = What came from the bot could not be read.
guest-start = The bot’s closed-off frame does not start. It needs a connection, and a host that lets its Python files be read from everywhere.
guest-declined = Nothing was fetched, and the bot was not brought in.
bot-stopped = The bot was stopped.
seat-bot-own = Your bot
bring = Bring a bot of your own
bring-of = Bring a bot for { $game }
bring-intro = A bot is a Python function that is given a position and returns a move. Bring one along, play against it, or let it play ours.
bring-learn = How to write one, step by step
bring-kind = What do you bring?
bring-code = Python
bring-wheel = A wheel
bring-code-label = The bot as Python: a function think(position, seat, chance, budget)
bring-file = Wheel from a file (.whl)
bring-url = or from an address
bring-entry = Its function, if the wheel does not name one
bring-safe = It runs in a closed-off frame. It sees neither this page nor anything that is kept here, and reaches no other host unless you agree.
bring-in = Bring it in
bring-nothing = Choose a file, or give an address that begins with https://.
bring-standing = Your bot
bring-starting = Python is starting for your bot …
bring-installing = Fetching what your bot needs …
bring-here = Your bot is here: { $name }
bring-away = Send it away
bring-printed = What it prints
bring-consent = May this be fetched?
bring-consent-packages = Your bot needs { $packages }. To fetch that, and what it needs in turn, these hosts are asked, and learn your network address:
bring-consent-wheel = To fetch the wheel this host is asked, and learns your network address:
bring-consent-fine = Nothing else of yours goes there. The frame lets your bot ask these hosts alone as long as it is here.
bring-agree = Yes, fetch it
bring-decline = No
bring-play = Play against it
bring-play-title = You against your bot
bring-play-says = A match on the board, you in the first seat.
trial-title = Your bot against ours
trial-says = Every match on a fresh board; the seats take turns.
trial-against = Against
trial-matches = Matches against each
trial-seats = Seats
trial-limit = Time to think
trial-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
trial-start = Let them play
trial-stop = Stop
trial-progress = Matches played
trial-running = { $played } of { $matches } matches played …
trial-played = { $played } of { $matches } matches played.
trial-rival = Against
trial-count = Matches
trial-score = Score
trial-interval = 95 % between
trial-time = Time a move
trial-faults = Faults
trial-list = All matches
trial-won = Won against { $name }, { $points }.
trial-lost = Lost against { $name }, { $points }.
trial-draw = A draw with { $name }, { $points }.
trial-watch = Watch
notebook-of = How to write a bot for { $game }
notebook-intro = Change any of the cells and run them in order, with the button or with Shift and Enter. Everything stays on your machine, in a closed-off frame.
notebook-cell = Cell { $number }, Python
notebook-run = Run
notebook-stop = Stop
notebook-running = Running …
notebook-done = Done.
notebook-end = A few things more. A bot may also yield now and then and return its move at the end. Chance is its only source of luck, so that matches can be repeated. If it needs packages, name them in a block of inline script metadata at its top; you are asked before anything is fetched.
notebook-take = Take this bot along
notebook-splits-position = A game is a table of functions, and a position never changes: playing a move gives another one. Here two players lay eight tiles, place their herds and split twice, all by chance.
notebook-splits-moves = Whose turn is it, and what is allowed? The moves come as Python values; write_move gives them in the notation.
notebook-splits-random = The simplest bot picks any of them. Here is the position after its move.
notebook-splits-meet = How good is that? Let it play Easy. Your bot’s fields come first; in the last line stands how many it won.
notebook-splits-bot = A better one: it looks at the position after each of its moves and takes the one that leaves its sheep the most room.
notebook-splits-again = And now?
notebook-olifantenpad-position = A game is a table of functions, and a position never changes: playing an hour gives another one. This is a park at noon.
notebook-olifantenpad-moves = Which walks are allowed? They come as Python values; write_move gives them in the notation.
notebook-olifantenpad-random = The simplest bot picks any of them. Both seats move at once; here is the park an hour later.
notebook-olifantenpad-meet = How good is that? Let it play Easy. Your bot’s points come first; in the last line stands how many it won.
notebook-olifantenpad-bot = A better one: of a thousand walks it takes the one that saves this hour’s groups the most, and so brings the most footsteps.
notebook-olifantenpad-again = And now?
room-you-unready = Say when you are ready.
room-your-turn = Your turn
duel-again = Another duel

## A game on another page

embed-play = Play
embed-watch = Watch
embed-loading = One moment …
embed-full = Open it by itself
embed-position = From this position
embed-replay = A match to watch
room-log-other = The relay showed others another record of this room than it showed you.
embedding = On your own page
embedding-intro = Put a park, a pasture, a lesson or a match on your site or in your blog. Say what it is to be, and copy the line to where it is to stand.
embedding-game = Game
embedding-kind = What
embedding-match = A match against Easy
embedding-today = Park or pasture of today
embedding-lesson = A lesson
embedding-position = A position
embedding-replay = A match to watch
embedding-number = Lesson
embedding-given = The position as JSON, or the link to the match
embedding-language = Language
embedding-readers = The reader’s own
embedding-script = One line of HTML
embedding-frame = Or as a frame alone, where scripts are not allowed
embedding-copy = Copy
embedding-good = Good to know
embedding-light = Before anybody presses the button only the picture is fetched, less than 20 KB. No cookies, no tracking, nothing from other hosts.
embedding-height = The line fits the frame to its height. A frame alone has the height that you give it.
embedding-storage = It works where browsers let foreign frames keep nothing; then nothing is remembered there.
embedding-shared = Several games on one page start Python only once.
embedding-policy = If your page has a Content-Security-Policy, allow this host in script-src and frame-src.
embedding-more = Two more
