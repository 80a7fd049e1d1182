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
seat-bot-number = Bot { $number } (Makkelijk)
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
hint-skip = Tik op het park om door te spoelen.
hint-engine = Je wandeling staat klaar. Je gaat op pad zodra het spel is opgewarmd ({ $percent } %).
hint-others = De anderen denken nog na.
hint-none = Je doet niet meer mee in deze partij.
hint-stay = Je hebt nog geen wandeling getekend. Wil je blijven waar je bent?
hint-gate = Kies een poort en teken je wandeling door het gras.
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
told-nothing = Niemand verliet dit uur de stoep voor een pad.
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
