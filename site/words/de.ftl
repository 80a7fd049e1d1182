### Grasveld auf Deutsch. Dieselben Ids und Variablen stehen in nl.ftl und en.ftl.

## Die Seite

title = Grasveld · zwei Spiele auf Gras
grasveld = Grasveld
olifantenpad = Olifantenpad
splits = Splits
settings = Einstellungen
language = Sprache
theme = Hell oder dunkel
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
engine = Das Spiel läuft sich warm
engine-slow = Der Start dauert sehr lange. Vielleicht ist die Verbindung langsam.
engine-broken = Das Spiel konnte nicht starten.
engine-failed = Da ist etwas schiefgegangen. Bitte beginne eine neue Partie.
engine-again = Noch einmal versuchen
waiting-engine = Einen Moment, das Spiel läuft sich warm ({ $percent } %)
address-unreadable = Diese Adresse stimmt nicht. Bitte fang am Anfang an.
back-home = Zum Anfang

## Anfang und Auswahl

home-title = Zwei Spiele auf Gras
home-olifantenpad = Tritt den Pfad, den alle nehmen wollen.
home-splits = Teile deine Herde und besetze die meisten Felder.
play-now = Jetzt spielen
choose-seats = Mehr Gegner
choose-question = Gegen wie viele spielst du?
choose-bots = { $bots ->
    [one] Ein Gegner
   *[other] { $bots } Gegner
}
continue-match = Zurück zu deiner Partie { $game }

## Jede Partie

seat-you = Du
seat-bot = Bot (Leicht)
seat-bot-number = Bot { $number }
seat-ready = bereit
scores = Punkte
undo = Schritt zurück
clear = Löschen
replay = Noch einmal ansehen
replay-slider = Zeitpunkt im letzten Zug

## Olifantenpad

park-board = Der Park. Mit den Pfeiltasten und Q, E, Z, C gehst du, G sucht ein Tor, Enter schickt dich los, die Rücktaste nimmt einen Schritt zurück.
walk = Los!
stay = Stehen bleiben
coming = Wer kommt diese Stunde?
hour-of = Stunde { $hour } von { $hours }
group-way = { $from } → { $to }
group-size = { $size ->
    [one] Ein Spaziergänger
   *[other] Gruppe von { $size }
}
group-school = Schulausflug mit { $size } Kindern
cost-label = Der Weg kostet
cost-change = { $now } → { $then }
cost-none = kein Weg
gate-north = Nordtor
gate-north-east = Nordosttor
gate-east = Osttor
gate-south-east = Südosttor
gate-south = Südtor
gate-south-west = Südwesttor
gate-west = Westtor
gate-north-west = Nordwesttor
place-kiosk = Kiosk
place-pond = Teich
place-cell = { $cell }
place-exactly = { $place } { $cell }
spoken-step = Schritt { $number }: { $cell }
spoken-gate = Herein durch: { $gate }
hint-skip = Tippe auf den Park, um vorzuspulen.
hint-engine = Dein Spaziergang steht. Es geht los, sobald das Spiel warmgelaufen ist ({ $percent } %).
hint-others = Die anderen überlegen noch.
hint-none = Du bist in dieser Partie nicht mehr dabei.
hint-stay = Du hast noch keinen Spaziergang gezeichnet. Willst du stehen bleiben?
hint-gate = Wähle ein Tor und zeichne eine Abkürzung durchs Gras. Jede Fußstapfe auf deinem Pfad ist ein Punkt.
hint-draw = Zeichne deinen Spaziergang: tippe auf die Felder oder ziehe von deiner Nadel aus.
hint-steps = { $steps ->
    [0] Keine Schritte mehr.
    [one] Noch ein Schritt.
   *[other] Noch { $steps } Schritte.
}
told-your-group = { $size ->
    [one] Ein Spaziergänger nahm deinen Pfad: +{ $points }
   *[other] Eine Gruppe von { $size } nahm deinen Pfad: +{ $points }
}
told-your-groups = { $groups } Gruppen nahmen deine Pfade: +{ $points }
told-their-group = { $size ->
    [one] Ein Spaziergänger nahm den Pfad von { $name }: +{ $points }
   *[other] Eine Gruppe von { $size } nahm den Pfad von { $name }: +{ $points }
}
told-their-groups = { $groups } Gruppen nahmen die Pfade von { $name }: +{ $points }
told-nothing = In dieser Stunde brachte kein Pfad einen Punkt.
told-closed = { $cells ->
    [one] Ein Feld war zu voll und ist jetzt eingezäunt.
   *[other] { $cells } Felder waren zu voll und sind jetzt eingezäunt.
}

## Das Ende

result-won = Du hast gewonnen!
result-lost = { $name } hat gewonnen
result-shared = Unentschieden: du teilst dir den ersten Platz
result-draw = Unentschieden zwischen den anderen
result-curve = Punkte Zug um Zug
result-herd = größte Herde { $size }
play-again = Noch einmal

## Splits

splits-board = Die Weide. Mit den Pfeiltasten und Q, E, Z, C gehst du von Feld zu Feld, Enter wählt und bestätigt, R dreht ein Plättchen, Plus und Minus verteilen Schafe, Escape bricht ab.
splits-turn = Zug { $turn }
splits-fields = { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
}
splits-tiles = { $tiles ->
    [0] keine Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
splits-ready = 16 Schafe
splits-herd = Herde { $size }
splits-left = gegangen
splits-cancel = Abbrechen
splits-turn-tile = Drehen
splits-confirm = Bestätigen
splits-numbers = Verteilung der Schafe
splits-stay = { $sheep ->
    [one] bleibt
   *[other] bleiben
}
splits-go = { $sheep ->
    [one] zieht
   *[other] ziehen
}
splits-one-stays = Ein Schaf mehr bleiben lassen
splits-one-goes = Ein Schaf mehr ziehen lassen
splits-hint-first = Du legst das erste Weideplättchen. Dreh es und bestätige.
splits-hint-build = Wohin kommt dein nächstes Plättchen? Tippe neben die Weide.
splits-hint-tile = Tippe auf das Plättchen zum Drehen, ziehe es zum Schieben.
splits-tile-not-here = Hier passt es nicht. Dreh das Plättchen oder wähle eine andere Stelle.
splits-hint-place = Wo beginnt deine Herde? Wähle ein Feld am äußeren Rand.
splits-hint-placed = Hier beginnen deine 16 Schafe. Bestätige oder wähle neu.
splits-place-taken = Dort stehen schon Schafe. Wähle ein anderes Randfeld.
splits-place-rim = Deine Herde beginnt am Rand. Wähle ein Feld, das leuchtet.
splits-hint-choose = Wähle einen deiner Stapel, um ihn zu teilen.
splits-hint-target = Wohin? Wähle ein Feld, das leuchtet.
splits-hint-split = { $stay ->
    [one] Ein Schaf bleibt
   *[other] { $stay } Schafe bleiben
}, { $go ->
    [one] eines zieht
   *[other] { $go } ziehen
}. Tippe auf eines der beiden Felder, um dort ein Schaf mehr zu haben.
splits-not-yours = Das sind nicht deine Schafe.
splits-single = Ein einzelnes Schaf kannst du nicht teilen.
splits-hemmed-in = Dieser Stapel sitzt fest: Daneben ist kein Feld frei.
splits-not-there = Dort kommen sie nicht an. Wähle ein Feld, das leuchtet.
splits-hint-engine = Dein Zug gilt, sobald das Spiel warmgelaufen ist ({ $percent } %).
splits-hint-other = { $name } überlegt …
splits-hint-moving = Da ziehen sie …
splits-hint-over = Niemand kann mehr ziehen.
splits-told-tile-you = Du legst ein Weideplättchen.
splits-told-tile = { $name } legt ein Weideplättchen.
splits-told-place-you = Du stellst deine Herde von { $size } Schafen auf.
splits-told-place = { $name } stellt eine Herde von { $size } Schafen auf.
splits-told-split-you = Du teilst: { $stay } { $stay ->
    [one] bleibt
   *[other] bleiben
}, { $go } { $go ->
    [one] zieht
   *[other] ziehen
}.
splits-told-split = { $name } teilt: { $stay } { $stay ->
    [one] bleibt
   *[other] bleiben
}, { $go } { $go ->
    [one] zieht
   *[other] ziehen
}.
splits-told-out-you = Du kannst nicht mehr ziehen, aber deine Felder zählen.
splits-told-out = { $name } kann nicht mehr ziehen.
splits-at-stack = { $field }: { $size ->
    [one] ein Schaf
   *[other] { $size } Schafe
}, { $name }{ $offered ->
    [yes] { ", " }wählbar
   *[no] { "" }
}
splits-at-field = { $field }: freies Feld{ $offered ->
    [yes] { ", " }wählbar
   *[no] { "" }
}
splits-at-meadow = { $field }: außerhalb der Weide{ $offered ->
    [yes] { ", " }Platz für ein Plättchen
   *[no] { "" }
}
