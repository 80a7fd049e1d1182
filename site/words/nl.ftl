### Grasveld in het Nederlands. Dezelfde ids en variabelen staan in de.ftl en en.ftl.

## De pagina

title = Grasveld · twee spellen op gras
grasveld = Grasveld
olifantenpad = Olifantenpad
splits = Splits
settings = Instellingen
language = Taal
theme = Licht of donker
theme-auto = Auto
theme-light = Licht
theme-dark = Donker
engine = Het spel warmt op
engine-slow = Het duurt erg lang voor het spel op gang komt. Misschien is de verbinding traag.
engine-broken = Het spel kon niet starten.
engine-failed = Daar ging iets mis. Begin een nieuwe partij.
engine-again = Opnieuw proberen
waiting-engine = Een ogenblik, het spel warmt op ({ $percent } %)
address-unreadable = Dit adres klopt niet. Begin bij het begin.
back-home = Naar het begin

## Begin en kiezen

home-title = Twee spellen op gras
home-olifantenpad = Loop het pad dat iedereen wil nemen.
home-splits = Splits je kudde en bezet de meeste velden.
play-now = Speel nu
choose-seats = Meer tegenstanders
choose-question = Tegen hoeveel tegenstanders speel je?
choose-bots = { $bots ->
    [one] Eén tegenstander
   *[other] { $bots } tegenstanders
}
continue-match = Terug naar je partij { $game }

## Elke partij

seat-you = Jij
seat-bot = Bot (Makkelijk)
seat-bot-number = Bot { $number }
seat-ready = klaar
scores = Punten
undo = Stap terug
clear = Wissen
replay = Bekijk opnieuw
replay-slider = Moment van de laatste beurt

## Olifantenpad

park-board = Het park. Met de pijltjes en Q, E, Z, C loop je, G zoekt een poort, Enter verstuurt je wandeling, Backspace neemt een stap terug.
walk = Loop!
stay = Blijf staan
coming = Wie komt er dit uur?
hour-of = uur { $hour } van { $hours }
group-way = { $from } → { $to }
group-size = { $size ->
    [one] Eén wandelaar
   *[other] Groepje van { $size }
}
group-school = Schoolreis van { $size }
cost-label = Weg kost
cost-change = { $now } → { $then }
cost-none = geen weg
gate-north = poort noord
gate-north-east = poort noordoost
gate-east = poort oost
gate-south-east = poort zuidoost
gate-south = poort zuid
gate-south-west = poort zuidwest
gate-west = poort west
gate-north-west = poort noordwest
place-kiosk = kiosk
place-pond = vijver
place-cell = { $cell }
place-exactly = { $place } { $cell }
spoken-step = Stap { $number }: { $cell }
spoken-gate = Binnen door { $gate }
hint-skip = Tik op het park om door te spoelen.
hint-engine = Je wandeling staat klaar. Je gaat op pad zodra het spel is opgewarmd ({ $percent } %).
hint-others = De anderen denken nog na.
hint-none = Je doet niet meer mee in deze partij.
hint-stay = Je hebt nog geen wandeling getekend. Wil je blijven waar je bent?
hint-gate = Kies een poort en teken een kortere weg door het gras. Elke voetstap op jouw pad is een punt.
hint-draw = Teken je wandeling: tik op de vakjes of sleep vanaf je speld.
hint-steps = { $steps ->
    [0] Geen stappen meer.
    [one] Nog één stap.
   *[other] Nog { $steps } stappen.
}
told-your-group = { $size ->
    [one] Eén wandelaar nam jouw pad: +{ $points }
   *[other] Een groepje van { $size } nam jouw pad: +{ $points }
}
told-your-groups = { $groups } groepjes namen jouw paden: +{ $points }
told-their-group = { $size ->
    [one] Eén wandelaar nam het pad van { $name }: +{ $points }
   *[other] Een groepje van { $size } nam het pad van { $name }: +{ $points }
}
told-their-groups = { $groups } groepjes namen de paden van { $name }: +{ $points }
told-nothing = Dit uur bracht geen enkel pad een punt op.
told-closed = { $cells ->
    [one] Eén vakje was te druk en staat nu achter een hekje.
   *[other] { $cells } vakjes waren te druk en staan nu achter hekjes.
}

## Het einde

result-won = Je hebt gewonnen!
result-lost = { $name } heeft gewonnen
result-shared = Gelijkspel: je deelt de eerste plaats
result-draw = Gelijkspel tussen de anderen
result-curve = Punten per beurt
result-herd = grootste kudde { $size }
play-again = Nog een keer

## Splits

splits-board = De weide. Met de pijltjes en Q, E, Z, C ga je van veld naar veld, Enter kiest en bevestigt, R draait een tegel, plus en min verdelen schapen, Escape annuleert.
splits-turn = beurt { $turn }
splits-fields = { $fields ->
    [one] één veld
   *[other] { $fields } velden
}
splits-tiles = { $tiles ->
    [0] geen tegels meer
    [one] nog één tegel
   *[other] { $tiles } tegels
}
splits-ready = 16 schapen
splits-herd = kudde { $size }
splits-left = weggegaan
splits-cancel = Annuleren
splits-turn-tile = Draaien
splits-confirm = Bevestigen
splits-numbers = Verdeling van de schapen
splits-stay = { $sheep ->
    [one] blijft
   *[other] blijven
}
splits-go = { $sheep ->
    [one] gaat
   *[other] gaan
}
splits-one-stays = Eén schaap meer laten blijven
splits-one-goes = Eén schaap meer laten gaan
splits-hint-first = Jij legt de eerste weidetegel. Draai hem, en bevestig.
splits-hint-build = Waar komt je volgende weidetegel? Tik naast de weide.
splits-hint-tile = Tik op de tegel om te draaien, sleep om te schuiven.
splits-tile-not-here = Hier past de tegel niet. Draai hem of kies een andere plek.
splits-hint-place = Waar begint je kudde? Kies een veld aan de buitenrand.
splits-hint-placed = Hier beginnen je 16 schapen. Bevestig, of kies opnieuw.
splits-place-taken = Daar staan al schapen. Kies een ander veld aan de rand.
splits-place-rim = Je kudde begint aan de rand. Kies een veld dat oplicht.
splits-hint-choose = Kies een van je stapels om te splitsen.
splits-hint-target = Waarheen? Kies een veld dat oplicht.
splits-hint-split = { $stay ->
    [one] Eén schaap blijft
   *[other] { $stay } schapen blijven
}, { $go ->
    [one] één gaat
   *[other] { $go } gaan
}. Tik op een van beide velden om daar een schaap meer te hebben.
splits-not-yours = Dat zijn niet jouw schapen.
splits-single = Een schaap alleen kun je niet splitsen.
splits-hemmed-in = Deze stapel zit klem: er is geen vrij veld naast.
splits-not-there = Daar komen ze niet uit. Kies een veld dat oplicht.
splits-hint-engine = Je zet gaat in zodra het spel is opgewarmd ({ $percent } %).
splits-hint-other = { $name } denkt na …
splits-hint-moving = Daar gaan ze …
splits-hint-over = Niemand kan nog zetten.
splits-told-tile-you = Jij legt een weidetegel.
splits-told-tile = { $name } legt een weidetegel.
splits-told-place-you = Jij zet je kudde van { $size } schapen neer.
splits-told-place = { $name } zet zijn kudde van { $size } schapen neer.
splits-told-split-you = Jij splitst: { $stay } { $stay ->
    [one] blijft
   *[other] blijven
}, { $go } { $go ->
    [one] gaat
   *[other] gaan
}.
splits-told-split = { $name } splitst: { $stay } { $stay ->
    [one] blijft
   *[other] blijven
}, { $go } { $go ->
    [one] gaat
   *[other] gaan
}.
splits-told-out-you = Je kunt niet meer zetten, maar je velden tellen mee.
splits-told-out = { $name } kan niet meer zetten.
splits-at-stack = { $field }: { $size ->
    [one] één schaap
   *[other] { $size } schapen
}, { $name }{ $offered ->
    [yes] { ", " }te kiezen
   *[no] { "" }
}
splits-at-field = { $field }: vrij veld{ $offered ->
    [yes] { ", " }te kiezen
   *[no] { "" }
}
splits-at-meadow = { $field }: buiten de weide{ $offered ->
    [yes] { ", " }plek voor een tegel
   *[no] { "" }
}
