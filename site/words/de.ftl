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
engine-forbidden = Der Server dieser Seite verbietet, worauf das Spiel läuft (in seiner Content-Security-Policy fehlt wasm-unsafe-eval).
engine-mistyped = Der Server dieser Seite schickt das Spiel als falsche Art von Datei ({ $type } statt application/wasm).
engine-again = Noch einmal versuchen
newer-there = Eine neue Version ist da. Deine Partie geht weiter, wo sie steht.
newer-take = Jetzt wechseln
newer-later = Später
install-about = Zwei Strategiespiele auf Gras: allein, gegen Bots oder mit Freunden, auch ohne Netz.
install-bot = Olifantenpad gegen einen Bot
waiting-engine = Einen Moment, das Spiel läuft sich warm ({ $percent } %)
address-unreadable = Diese Adresse stimmt nicht. Bitte fang am Anfang an.
back-home = Zum Anfang

## Anfang und Auswahl

home-title = Zwei Spiele auf Gras
home-olifantenpad = Tritt den Pfad, den alle nehmen wollen.
home-splits = Teile deine Herde und besetze die meisten Felder.
play-now = Jetzt spielen
continue-match = Zurück zu deiner Partie { $game }

## Jede Partie

seat-you = Du
seat-bot-easy = Bot (Leicht)
seat-bot-normal = Bot (Mittel)
seat-bot-hard = Bot (Schwer)
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-red = Rot
seat-blue = Blau
seat-violet = Violett
seat-amber = Ocker
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
cost-title = Was ihr Weg kostet: Gehweg 2, Spur 3, Pfad 2 je Feld
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

## Lektionen von Olifantenpad

lesson-olifantenpad-1 = Gehen und eine Spur hinterlassen
lesson-olifantenpad-1-1 = Das ist ein Park, von oben gesehen. Sand ist Gehweg, Grün ist Gras. Du bist Rot. Durch die zwei markierten Tore kommt man hinein.
lesson-olifantenpad-1-2 = Tippe auf das markierte Tor. Mach dann bis zu drei Schritte, auch ins Gras. Drück auf Los!
lesson-olifantenpad-1-2-right = Gut gemacht! Wo du aufs Gras getreten bist, ist jetzt eine Spur in deiner Farbe.
lesson-olifantenpad-1-2-stayed = Du bist draußen geblieben. Tippe auf das markierte Tor und dann auf Felder im Gras.
lesson-olifantenpad-1-2-gate = Auch durch dieses Tor kommst du hinein. Aber nimm diesmal das markierte.
lesson-olifantenpad-1-2-pavement = Auf dem Gehweg ändert sich nichts. Tritt auch auf das grüne Gras.
lesson-olifantenpad-1-3 = Durch ein Tor hast du drei Schritte. Von da, wo du stehst, hast du fünf. Geh von hier aus weiter: mindestens vier Schritte, auch über Gras.
lesson-olifantenpad-1-3-right = Das war weit! Und merk dir: Wo niemand geht, wächst das Gras wieder zu.
lesson-olifantenpad-1-3-gate = Du bist wieder durch ein Tor gekommen. Das darfst du, aber dann bleiben nur drei Schritte. Fang an, wo du stehst.
lesson-olifantenpad-1-3-short = Du hast fünf Schritte. Mach mindestens vier davon.
lesson-olifantenpad-1-3-pavement = Das war alles Gehweg. Geh auch über das Gras.
lesson-olifantenpad-1-4 = Jeder Schritt macht den Boden tiefer. Tritt zweimal auf dasselbe Grasfeld: hin, zurück und noch einmal hin.
lesson-olifantenpad-1-4-right = Gut gemacht! Aus der Spur ist ein Pfad geworden. Pfade mögen Spaziergänger lieber.
lesson-olifantenpad-1-4-shallow = Noch ist kein Feld zweimal betreten. Geh hin und her.
lesson-olifantenpad-1-4-pavement = Auf dem Gehweg ändert sich nichts. Tritt zweimal auf dasselbe Grasfeld.
lesson-olifantenpad-1-5 = Erst eine Spur, dann ein Pfad, dann ein fester Pfad: Tiefer wird es nicht. In Lektion 2 kommen die Besucher.

lesson-olifantenpad-2 = Alle nehmen den billigsten Weg
lesson-olifantenpad-2-1 = Drei Besucher wollen von einem Tor zum anderen. Sie treten nie ins frische Gras, also gehen sie um die Ecke. Das sind fünf Felder Gehweg. Jedes kostet sie 2. Zusammen macht das 10.
lesson-olifantenpad-2-2 = Eine neue Spur kostet 3 je Feld, aber quer hinüber ist es kürzer. Komm durch ein Tor und geh über beide markierten Felder.
lesson-olifantenpad-2-2-right = Alle drei haben deine Spur genommen: { $points } Punkte für dich!
lesson-olifantenpad-2-2-few = { $points } Punkte, das ist ein Anfang. Über beide markierten Felder ist der Weg noch billiger.
lesson-olifantenpad-2-2-dear = Über deine Spur kostet der Weg nicht weniger als 10. Geh quer hinüber, über beide markierten Felder.
lesson-olifantenpad-2-2-pavement = Es gibt keine neue Spur, also bleiben alle auf dem Gehweg. Geh über beide markierten Felder.
lesson-olifantenpad-2-3 = Rechne mit. Der Gehweg kostet 10. Über eine neue Spur sind es 3 + 3, und das Tor 2: Das macht 8. Jede Fußstapfe auf deiner Spur ist ein Punkt. 3 Spaziergänger auf 2 Feldern sind 6 Punkte.
lesson-olifantenpad-2-4 = Jetzt sind es zwei Gruppen: eine mit 2 Spaziergängern und eine mit 4. Wo bringt eine Abkürzung am meisten? Zeichne sie!
lesson-olifantenpad-2-4-right = { $points } Punkte! Viele Spaziergänger, viele Punkte.
lesson-olifantenpad-2-4-few = { $points } Punkte. Es geht noch mehr: Mach eine gute Abkürzung für die Vierergruppe.
lesson-olifantenpad-2-4-dear = Niemand hat deine Spur genommen, denn der Weg wird damit nicht billiger. Geh quer durch eine Wiese.
lesson-olifantenpad-2-4-pavement = Es gibt keine neue Spur, also bleiben alle auf dem Gehweg. Geh quer durch eine Wiese.
lesson-olifantenpad-2-5 = Beim Zeichnen siehst du, was ein Weg jetzt kostet und was er mit deiner Spur kosten würde. So kannst du nachsehen, bevor du auf Los! drückst.

lesson-olifantenpad-3 = Wem gehört das Feld?
lesson-olifantenpad-3-1 = Du bist nicht allein. Blau geht auch, zur selben Zeit. Hier siehst du den Plan von Blau. Im echten Spiel ist er geheim. Wer zuerst auf einem Feld ist, dem gehört es.
lesson-olifantenpad-3-2 = Die Schrittnummern sagen, wer zuerst da ist. Blau kommt durch ein Tor und beginnt mit Schritt 3. Mit Schritt 4 ist Blau auf dem markierten Feld. Sei früher da!
lesson-olifantenpad-3-2-right = Es gehört dir! Deine Nummer war kleiner.
lesson-olifantenpad-3-2-missed = Du warst nicht auf dem markierten Feld. Geh geradewegs hin.
lesson-olifantenpad-3-2-late = Blau war zuerst da. Nimm den kürzesten Weg.
lesson-olifantenpad-3-2-grey = Ihr seid beide mit Schritt 4 gekommen. Dann ist das Feld grau und gehört niemandem. Sei einen Schritt früher da.
lesson-olifantenpad-3-3 = Durch ein Tor beginnst du mit Schritt 3. Von da, wo du stehst, beginnst du mit Schritt 1. Es ist also gut, schon im Park zu sein.
lesson-olifantenpad-3-4 = Jetzt bist du draußen, und Blau ist mit Schritt 4 auf dem markierten Feld. Früher kannst du nicht dort sein. Aber du kannst auch mit Schritt 4 kommen. Dann wird es grau.
lesson-olifantenpad-3-4-right = Grau! Für dieses Feld bekommt niemand Punkte.
lesson-olifantenpad-3-4-missed = Du warst nicht auf dem markierten Feld. Komm durch das Tor, das nah dran ist.
lesson-olifantenpad-3-4-late = Das war Schritt 5, und Blau war früher da. Sei mit deinem zweiten Schritt auf dem markierten Feld.
lesson-olifantenpad-3-5 = Was jemandem gehört, gehört ihm weiter, auch wenn du darübergehst. Erst wenn es wieder Gras ist, ist es frei.

lesson-olifantenpad-4 = Zu viel Gedränge
lesson-olifantenpad-4-1 = Deine Abkürzung ist schon ein Pfad. Zwei Gruppen wollen darüber: eine mit 3 und eine mit 2. Das sind fünf Fußstapfen auf jedem Feld. Fünf sind zu viele!
lesson-olifantenpad-4-2 = Bleib diesmal stehen und schau zu. Zeichne nichts und drück auf Los!
lesson-olifantenpad-4-2-right = { $points } Punkte! Aber es war zu voll.
lesson-olifantenpad-4-2-walked = Du bist losgegangen. Bleib diesmal stehen und schau nur zu.
lesson-olifantenpad-4-3 = Um die markierten Felder steht eine Stunde lang ein Zaun. Niemand kann sie betreten. Danach ist dort wieder frisches Gras. Deine Punkte behältst du.
lesson-olifantenpad-4-4 = Vier Besucher kommen. Mach eine kleine Abkürzung neben dem Zaun: Tritt auf eines der markierten Felder. Von deinem eigenen Feld darfst du hinausgehen.
lesson-olifantenpad-4-4-right = { $points } Punkte, Zaun hin oder her!
lesson-olifantenpad-4-4-pavement = Es gibt keine neue Spur, also bleiben alle auf dem Gehweg. Tritt auf eines der markierten Felder.
lesson-olifantenpad-4-5 = Die Zäune sind wieder offen, und dort ist frisches Gras. Ein Tipp: Nach der letzten Stunde schadet dir kein Zaun mehr. Dann darf es so voll werden, wie du willst.

lesson-olifantenpad-5 = Wachsen, verblassen und ein geheimer Plan
lesson-olifantenpad-5-1 = Die markierten Spuren gehören dir. Wo eine Stunde lang niemand hintritt, wächst das Gras eine Stufe nach. Auch die Fußstapfen der Spaziergänger halten eine Spur offen.
lesson-olifantenpad-5-2 = Halte die markierte Spur offen: Tritt darauf.
lesson-olifantenpad-5-2-right = Gut gemacht! Die Spur ist noch da, und sie ist tiefer.
lesson-olifantenpad-5-2-stayed = Du bist stehen geblieben. Tritt auf die markierte Spur.
lesson-olifantenpad-5-2-missed = Du hast die markierte Spur verfehlt, also wächst sie zu. Tritt darauf.
lesson-olifantenpad-5-3 = Aus deiner Spur ist ein Pfad geworden. Wo niemand hingetreten ist, ist es eine Stufe weniger tief.
lesson-olifantenpad-5-4 = Einmal im Spiel kommt ein Schulausflug: fünf Kinder auf einmal! Niemand weiß, in welcher Stunde, nur nie in der ersten. Da kommen sie. Sie gehen von einem markierten Tor zum anderen.
lesson-olifantenpad-5-5 = Blau plant zur selben Zeit, im Geheimen. Aber Blau muss erst durch ein Tor, und du bist schon im Park. Hol mehr Punkte als Blau!
lesson-olifantenpad-5-5-right = { $points } Punkte! Die Kinder haben deine Spur genommen.
lesson-olifantenpad-5-5-late = Blau hat { $points } Punkte bekommen, und du nicht mehr. Geh quer hinüber und sei schnell.
lesson-olifantenpad-5-5-nobody = Niemand hat Punkte bekommen. Du und Blau kamt mit denselben Schrittnummern, also ist die Spur grau. Sei schneller.
lesson-olifantenpad-5-6 = Fünf Kinder auf einer Spur sind fünf Fußstapfen. Dann ist es zu voll, und ein Zaun folgt. Jetzt weißt du alles. Viel Spaß im Park!

## Lektionen von Splits

lesson-splits-1 = Die Weide bauen
lesson-splits-1-1 = Deine Schafe wollen Platz. Aber zuerst baut ihr zusammen die Weide. Jeder legt vier Weideplättchen. Ein Plättchen hat vier Felder.
lesson-splits-1-2 = Leg das erste Plättchen. Du darfst es drehen, bevor du bestätigst.
lesson-splits-1-2-right = Da liegt es: Die Weide hat begonnen.
lesson-splits-1-3 = Jetzt liegen zwei Plättchen da. Deines muss sie berühren. Leg es so, dass alles gut zusammenhängt: mit vier Kanten oder mehr.
lesson-splits-1-3-right = Es berührt die Weide mit { $edges } Kanten. So wird sie breit.
lesson-splits-1-3-loose = { $edges ->
    [one] Es berührt die Weide nur mit einer Kante.
   *[other] Es berührt die Weide mit { $edges } Kanten.
} Such eine Stelle, an der vier Kanten anliegen.
lesson-splits-1-4 = Wo Plättchen mit wenigen Kanten anliegen, ist die Weide schmal. Eine schmale Stelle kann man später abschneiden. Lektion 4 zeigt, wie.
lesson-splits-1-5 = Wer beginnt, ist ein wenig im Vorteil. Denk also beim Bauen daran: Wohin setze ich meine Schafe?

lesson-splits-2 = Einen guten Platz finden
lesson-splits-2-1 = Jeder hat 16 Schafe, alle auf einem Stapel. Sie beginnen am äußeren Rand: auf einem der markierten Felder. Der Rand des Lochs zählt nicht.
lesson-splits-2-2 = Setz deine Schafe dahin, wo sie in mindestens vier Richtungen gehen können. Zähl die freien Felder daneben.
lesson-splits-2-2-right = Ein guter Platz: { $ways } Richtungen sind offen.
lesson-splits-2-2-tight = { $ways ->
    [one] Von dort ist nur eine Richtung offen.
   *[other] Von dort sind nur { $ways } Richtungen offen.
} Such ein Feld mit mindestens vier freien Feldern daneben.
lesson-splits-2-3 = Jetzt wäre Blau dran. Wer nah bei dir beginnt, kann dir Platz wegnehmen. Beginn also, wo die Weide breit ist.

lesson-splits-3 = Teilen und zählen
lesson-splits-3-1 = Jetzt teilst du deinen Stapel. Ein Teil der Schafe bleibt, die anderen gehen geradeaus, so weit sie können. Sie halten am Rand, an einem Loch oder vor anderen Schafen.
lesson-splits-3-2 = Tippe auf deinen Stapel und dann auf ein Feld, das leuchtet. Die Schafe teilen sich auf, halb und halb. Bestätige.
lesson-splits-3-2-right = { $stay } bleiben und { $go } gehen. Jetzt hast du zwei Felder!
lesson-splits-3-2-uneven = { $stay ->
    [one] Eines bleibt
   *[other] { $stay } bleiben
} und { $go ->
    [one] eines geht
   *[other] { $go } gehen
}. Das darfst du. Aber versuch es einmal halb und halb.
lesson-splits-3-3 = Mit jedem Teilen hast du ein Feld mehr. Ein einzelnes Schaf kann sich nicht teilen. Wenn niemand mehr teilen kann, gewinnen die meisten Felder.
lesson-splits-3-4 = Der markierte Gang hat drei freie Felder, und jedes Feld braucht ein Schaf. Wie viele schickst du hinein? Sie gehen bis ans Ende.
lesson-splits-3-4-right = Drei Felder, drei Schafe: keines zu viel.
lesson-splits-3-4-many = { $sheep ->
    [one] Das ist ein Schaf zu viel.
   *[other] Das sind { $sheep } Schafe zu viel.
} Im Gang ist kein Platz dafür.
lesson-splits-3-4-few = { $sheep ->
    [one] Das ist ein Schaf zu wenig.
   *[other] Das sind { $sheep } Schafe zu wenig.
} Schick für jedes Feld eines.
lesson-splits-3-4-elsewhere = Dorthin darfst du. Aber es geht um den markierten Gang. Schick deine Schafe da hinein.
lesson-splits-3-5 = Zähl also, bevor du teilst. Wie viele Felder sind da? Wie viele Schafe brauchst du dafür?

lesson-splits-4 = Abschneiden und offen bleiben
lesson-splits-4-1 = Blau hat mehr Schafe als du. Aber schau auf das markierte Feld: Nur darüber kommt Blau auf die große Weide. Das ist ein Engpass.
lesson-splits-4-2 = Schick Schafe auf das markierte Feld. Eines genügt, um es zu schließen.
lesson-splits-4-2-right = Zu! Blau hat nur noch { $fields } freie Felder.
lesson-splits-4-2-open = Blau kommt noch auf { $fields } freie Felder. Geh auf das markierte Feld.
lesson-splits-4-3 = Der Rest der Weide gehört dir allein. Achte auf solche Engpässe. Und beginn selbst nicht hinter einem.
lesson-splits-4-4 = Jetzt stehst du selbst in einer Ecke. Dein einziger Ausweg ist das markierte Feld. Wer geht, kann von dort später weiter. Wer bleibt, ist eingesperrt. Wie viele gehen?
lesson-splits-4-4-right = Eines bleibt, { $go } gehen. So ist keines umsonst eingesperrt.
lesson-splits-4-4-shut = { $stay } Schafe bleiben, und die kommen jetzt nicht mehr heraus. Ein Schaf genügt, um das Feld zu halten.
lesson-splits-4-5 = Bauen, setzen, zählen, abschneiden, offen bleiben: Jetzt weißt du alles. Viel Spaß auf der Weide!

## Zusammen an einem Gerät

pass-on = Gib das Gerät an { $name }
pass-secret = Was eben geplant wurde, bleibt geheim, bis alle fertig sind.
pass-taken = Ich bin { $name }
seat-addressed = { $name }: { $words }

## Aufbewahren und nachspielen

take-back = Zug zurücknehmen
leave = Partie aufgeben
leave-sure = Wirklich aufgeben?
match-menu = Diese Partie
splits-finish = Zu Ende spielen
splits-hint-alone = Nur du kannst noch ziehen. Zieh weiter oder lass zu Ende spielen.
splits-hint-shut = Achtung: Hier ist deine Herde eingeschlossen. Wähle lieber anders.
sound = Ton
sound-off = Aus
sound-on = An
names = Namen
names-about = Wie heißt ihr, wenn ihr zusammen an diesem Gerät spielt?
motion = Bewegung
motion-auto = Wie das System
motion-less = Ruhig
motion-full = Alles bewegt sich
replay-whole = Partie nachspielen
replay-title = Nachspielen
replay-waiting = Die Partie wird aufgebaut …
replay-board = Das Brett. { $told }
replay-begin = So fing es an.
replay-start = Anfang
replay-hours = nach Stunde { $turn } von { $turns }
replay-turns = nach Zug { $turn } von { $turns }
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slide = Stelle in der Partie
replay-heat = Fußspuren
replay-copy = Link kopieren
replay-copied = Link kopiert
replay-copy-yourself = Das ist der Link. Kopiere ihn selbst:
replay-save = Als Datei sichern
share-broken = Dieser Link ist nicht heil angekommen, oder es steckt keine Partie von uns darin.
file-foreign = Diese Datei ist nicht von Grasveld, oder sie ist beschädigt.
file-open = Datei öffnen
kept-title = Aufbewahrt
kept-link = Aufbewahrtes und Einstellungen
kept-matches = Partien
kept-none = Hier stehen später die Partien, die du spielst.
kept-go-on = Weiterspielen
kept-file = Mitnehmen
kept-about = Alles bleibt in diesem Browser. Willst du es sichern oder in einen anderen mitnehmen, dann nimm es als Datei. So eine Datei kannst du auch einfach auf die Seite fallen lassen.
kept-save = Alles als Datei
kept-forget = Alles vergessen
kept-forget-sure = Wirklich alles vergessen?
kept-taken = { $things ->
    [0] Alles in der Datei war schon hier.
    [one] Eine Sache aus der Datei übernommen.
   *[other] { $things } Sachen aus der Datei übernommen.
}
result-given-up = Du hast die Partie aufgegeben
storage-refused = Dieser Browser bewahrt nichts für uns auf. Du kannst ganz normal spielen, aber nach dem Schließen ist alles vergessen.
storage-full = Der Speicher dieses Browsers ist voll. Du kannst ganz normal spielen, aber Neues wird nicht aufbewahrt.
storage-broken = Die aufbewahrte Partie ist nicht mehr lesbar. Sie beginnt von vorn.
storage-seen = Gut

## Was die Regeln ablehnen

plan-unreadable = Ein Spaziergang sieht aus wie -, b2 c3, a1> oder a1>b2 c3, hier steht aber: { $text }
plan-too-long = Der Spaziergang hat { $steps } Schritte; höchstens { $most } sind erlaubt.
plan-no-gate = { $cell } ist kein Tor.
plan-outside = Du bist noch nicht im Park: Komm durch ein Tor herein.
plan-off-park = { $cell } liegt nicht im Park.
plan-obstacle = Auf { $cell } steht etwas im Weg.
plan-fenced = Um { $cell } steht in dieser Stunde ein Zaun.
plan-squeezed = Zwischen zwei Hindernissen oder Zäunen kommst du nicht nach { $cell } durch.
plan-not-next = { $cell } liegt nicht neben { $at }.
park-size = Ein Park hat 1 bis { $most } gleich lange Reihen mit 1 bis { $most } Feldern.
park-too-small-or-large = Ein Park ist { $least } bis { $most } Felder breit und hoch.
park-ground = Ein Park besteht aus # = G und . aber hier steht: { $ground }
park-no-gates = Der Park hat kein Tor.
park-gate-inside = Das Tor { $cell } liegt nicht am Rand des Parks.
player-on-obstacle = Auf dem Hindernis { $cell } steht jemand.
trail-off-grass = { $cell } ist kein Gras.
fence-taken = Um { $cell } stehen zwei Zäune, oder dort liegt schon ein Pfad.
group-kind = Eine Gruppe besteht aus Spaziergängern oder einer Schulklasse, nicht aus: { $kind }
group-off-pavement = Der Weg einer Gruppe beginnt oder endet auf { $cell }, und das ist kein Gehweg.
group-nowhere = Eine Gruppe geht von { $cell } nach { $cell }.
scenery-impossible = Was auf { $cell } stehen soll, kann dort nicht stehen.
cell-unknown = Dieses Feld gibt es im Park nicht: { $cell }
splits-unreadable-move = Ein Zug sieht aus wie T0,0/1, @0,0 oder 0,0>3,0:8.
splits-over = Die Partie ist zu Ende.
splits-not-your-turn = Dieser Platz ist nicht am Zug.
splits-no-move = Wer am Zug ist, kann nichts tun.
splits-build-now = Jetzt werden Plättchen gelegt.
splits-place-now = Jetzt werden die Herden aufgestellt.
splits-play-now = Jetzt werden Stapel geteilt.
splits-first-tile = Das erste Plättchen liegt auf 0,0.
splits-tile-overlaps = Das Plättchen läge auf einem Feld, das schon da ist.
splits-tile-apart = Das Plättchen muss mit einer Kante an der Weide liegen.
splits-no-field = { $field } ist kein Feld der Weide.
splits-field-taken = Auf { $field } stehen schon Schafe.
splits-not-on-the-rim = { $field } liegt nicht am äußeren Rand.
splits-no-stack = Auf { $field } stehen keine Schafe.
splits-not-your-stack = Die Schafe auf { $field } gehören jemand anderem.
splits-too-few-sheep = Von { $size } Schafen muss mindestens eines gehen und eines bleiben.
splits-not-straight = Schafe gehen in gerader Linie.
splits-no-way = Das nächste Feld in dieser Richtung ist nicht frei.
splits-as-far-as-it-can = Schafe gehen so weit sie können, hier bis { $field }.
splits-no-position = Eine Stellung ist ein JSON-Objekt.
splits-other-game = Das ist keine Stellung von Splits.
splits-other-rules = Nur Stellungen der Version { $version } sind lesbar.
splits-bad-phase = Eine Phase ist build, place, play oder over.
splits-bad-left = Left muss für 2 bis 4 Plätze sagen, ob sie fort sind.
splits-bad-to-move = To_move muss ein Platz sein, oder null, wenn die Partie zu Ende ist.
splits-bad-tiles = Tiles_left muss für jeden Platz eine Zahl von 0 bis 4 nennen.
splits-bad-pasture = Die Weide muss eine Liste von Feldern sein.
splits-large-pasture = Die Weide hat mehr als { $most } Felder.
splits-bad-field = Ein Feld sieht aus wie 0,0 oder -3,1.
splits-field-twice = Ein Feld der Weide ist zweimal genannt.
splits-torn-pasture = Die Weide besteht aus losen Stücken.
splits-bad-stacks = Stacks muss eine Liste von Objekten sein.
splits-bad-owner = Der Stapel auf { $field } gehört niemandem.
splits-bad-size = Der Stapel auf { $field } muss 1 bis { $most } Schafe haben.
splits-stacks-overlap = Auf { $field } stehen zwei Stapel.
splits-stack-off-pasture = Der Stapel auf { $field } steht neben der Weide.
splits-too-many-sheep = Jemand hat mehr als { $most } Schafe.
splits-cannot-act = Wer am Zug ist, kann nichts tun.
splits-one-present = Mit weniger als zwei Spielern ist die Partie zu Ende.
splits-not-over = Die Partie ist nicht zu Ende: Jemand kann noch ziehen.
splits-sheep-too-early = Stapel stehen erst, wenn alle Plättchen liegen.
splits-tiles-do-not-fit = Die Weide hat nicht die Felder der gelegten Plättchen.
splits-tiles-unlaid = Jemand hat noch Plättchen, die schon liegen müssten.
splits-not-whole = Solange aufgestellt wird, hat jeder höchstens einen ganzen Stapel.
position-game = Dieses Spiel gibt es nicht: { $game }
position-missing = In der Stellung fehlt: { $key }
position-version = Nur Version 1 der Regeln ist lesbar, nicht: { $version }
position-seats = Es müssen 1 bis { $most } Spieler sein.
position-other-seats = Die Stellung ist nicht für { $seats } Spieler.
position-object = Das muss ein Objekt sein: { $key }
position-list = Das muss eine Liste sein: { $key }
position-number = Das muss eine ganze Zahl von { $least } bis { $most } sein: { $key }
position-flag = Das muss true oder false sein: { $key }
no-such-seat = Diesen Platz gibt es nicht: { $seat }
seat-left = Platz { $seat } spielt nicht mehr mit.
match-over = Die Partie ist zu Ende.
match-game = Dieses Spiel gibt es nicht: { $game }
match-rules = Diese Spielregeln sind unbekannt: { $rules }
match-seats = Es müssen { $least } bis { $most } Spieler sein.
match-seat = Auf einem Platz sitzt ein Mensch oder ein Bot.
match-level = Diesen Bot gibt es nicht: { $level }
match-seed = Eine Zufallszahl ist ein Text aus 1 bis 128 einfachen Zeichen.
match-options = Die Optionen müssen ein Objekt sein.
entry-out-of-place = Das kann jetzt nicht geschehen: { $kind }
entry-stale = Das gehört nicht zu Zug { $turn }.
entry-not-to-move = Platz { $seat } hat jetzt nichts zu tun.
entry-no-move = Hier fehlt der Zug.
transcript-header = Das ist keine Mitschrift einer Partie.
transcript-log = In der Mitschrift fehlt die Liste der Züge.
transcript-entry = Zeile { $entry } der Mitschrift kann nicht stimmen.
request-unreadable = Diese Frage ist nicht lesbar.
request-no-match = Es hat noch keine Partie begonnen.
request-no-bot = Platz { $seat } ist kein Bot, der am Zug ist.
line-unreadable = Die Zeile ist kein JSON.
line-object = Die Zeile muss ein Objekt sein mit: { $keys }
line-actions = Es müssen { $seats } Züge sein, jeder ein Text oder null.
line-seed = Eine Zufallszahl ist eine Zahl oder ein Text aus 1 bis 128 einfachen Zeichen.
file-unreadable = Diese Datei ist nicht lesbar: { $file }
bytes-unreadable = Das müssen { $length } Bytes in Base64url sein.
stale = Das galt einem anderen Zug; der Raum ist bei Zug { $turn }.
room-entry = Das ist kein Eintrag aus der Aufzeichnung eines Raums.
room-chain = Eintrag { $entry } schließt nicht an die vorigen an.
room-time = Eintrag { $entry } ist älter als der vorige.
room-message = Das ist keine Nachricht an einen Raum.
room-body = An dieser Nachricht stimmt etwas nicht: { $kind }
room-signature = Die Unterschrift stammt nicht vom Absender.
room-key = Dieser Schlüssel ist nicht brauchbar.
room-other = Das war für einen anderen Raum bestimmt.
room-twice = Das wurde schon einmal gesagt.
room-seen = Der Absender kennt eine andere Aufzeichnung als diese.
room-out-of-place = Das geht jetzt nicht: { $kind }
room-not-yours = Das steht dir nicht zu: { $kind }
room-stranger = Du hast keinen Platz in diesem Raum.
room-organiser = Das kann nur, wer den Raum leitet.
room-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
room-joined = Du bist schon in diesem Raum.
room-locked = In diesen Raum kommt niemand mehr hinein.
room-full = In diesem Raum sind alle Plätze besetzt.
room-level = Diesen Bot gibt es in Räumen nicht.
room-clock = So lange kann ein Zug nicht dauern.
room-options = Mit diesen Optionen kann ein Raum nicht spielen.
room-nobody = Hier ist sonst niemand mit diesem Schlüssel.
room-too-few = Zum Beginnen sind es zu wenige.
room-not-ready = Noch sind nicht alle bereit.
room-not-asked = Du hast in diesem Zug nichts zu tun.
room-sealed = Dein Plan für diesen Zug ist schon versiegelt.
room-other-close = Diese Enthüllung gehört zu einem anderen Zeitpunkt.
room-opened = Dieser Plan ist schon enthüllt.
room-other-seal = Das ist nicht der Plan, der versiegelt wurde.
room-emote = Diesen Gruß gibt es nicht.
room-emotes = Höchstens { $most } Grüße in einer Runde.
room-deadline = Das Relay hat eine Frist gesetzt, die nicht sein kann.
room-early = Das Relay hat den Zug zu früh geschlossen.
room-away = Das Relay nennt jemanden abwesend, der es nicht ist.
room-relay-seal = Der eigene Anteil des Relays am Los ist nicht der versiegelte.
room-not-old = Der Raum ist noch nicht alt genug, um zu schließen.
entry-stir = Der Zufall wird mit einer Zufallszahl neu gemischt, vor dem ersten Zug der Runde.
verify-package = Um das zu prüfen: python -m pip install { $name }
verify-header = Die Einträge führen zu einer anderen Partie, als oben in der Aufzeichnung steht: { $key }
request-in-room = In diesem Raum kann man das nicht fragen.
request-no-room = Es ist kein Raum offen.
daily-date = Das ist kein Datum wie 2026-11-30: { $date }
daily-seats = An einer Tagespartie nehmen { $seats } Spieler teil.
daily-seed = Die Partie vom { $date } hat eine andere Zufallszahl.
par-none = Für dieses Spiel gibt es kein Tagesziel: { $game }
lesson-unknown = Es gibt nur Lektionen und Schritte von 1 bis { $most }.
lesson-no-deed = Dieser Schritt der Lektion wartet auf nichts.

## Park und Weide des Tages

today-olifantenpad = Park des Tages
today-splits = Weide des Tages
of-a-day-olifantenpad = Park des Tages
of-a-day-splits = Weide des Tages
today-title-olifantenpad = Olifantenpad: Park des Tages
today-title-splits = Splits: Weide des Tages
today-about-olifantenpad = Jeden Tag ein Park, für alle derselbe. Fünf Stunden, du allein: Wie viele Fußstapfen holst du?
today-about-splits = Jeden Tag eine Weide, für alle dieselbe, gegen den stärksten Bot. Wie viele Felder besetzt du?
today-best-olifantenpad = Dein bestes Ergebnis: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
today-best-splits = Dein bestes Ergebnis: { $points ->
    [one] ein Feld
   *[other] { $points } Felder
}
today-tries = { $tries ->
    [one] (einmal gespielt)
   *[other] ({ $tries }-mal gespielt)
}
today-play = Spielen
par-is = Par { $par }
par-coming = Par wird ausgerechnet …
share-olifantenpad = { $points ->
    [one] eine Fußstapfe
   *[other] { $points } Fußstapfen
}
share-splits = { $points ->
    [one] ein Feld
   *[other] { $points } Felder
}
share = Ergebnis teilen
share-copied = Kopiert
calendar = Dein Kalender
calendar-before = Voriger Monat
calendar-after = Nächster Monat
calendar-legend-olifantenpad = Deine besten Punkte je Tag. ★: Par erreicht.
calendar-legend-splits = Deine meisten Felder je Tag.

### Was man hört und mit der Tastatur erreicht

grid-park = Der Park, Feld für Feld
grid-park-keys = Mit den Pfeiltasten und Q, E, Z, C geht es von Feld zu Feld, Enter wählt. N geht zum nächsten möglichen Feld, G zum nächsten Tor, die Rücktaste nimmt einen Schritt zurück. Danach kommt der Knopf Los!
grid-pasture = Die Weide, Feld für Feld
grid-pasture-keys = Mit den Pfeiltasten und Q, E, Z, C geht es von Feld zu Feld, Enter wählt und bestätigt. N geht zum nächsten möglichen Feld, R dreht ein Plättchen, Plus und Minus verteilen Schafe, Escape bricht ab.
cell-pavement = Gehweg
cell-grass = Gras
cell-tree = Baum
cell-pond = Teich
cell-kiosk = Kiosk
cell-trail = { $level ->
    [1] Spur
    [2] Pfad
   *[3] fester Pfad
} von { $name }
cell-trail-yours = { $level ->
    [1] deine Spur
    [2] dein Pfad
   *[3] dein fester Pfad
}
cell-trail-grey = { $level ->
    [1] graue Spur
    [2] grauer Pfad
   *[3] grauer fester Pfad
}
cell-fence = hinter einem Zaun
cell-footsteps = { $count ->
    [one] 1 Fußstapfe
   *[other] { $count } Fußstapfen
}
cell-you = hier stehst du
cell-player = hier steht { $name }
cell-from = { $size ->
    [one] hier beginnt ein Spaziergänger
   *[other] hier beginnt eine Gruppe von { $size }
}
cell-from-school = hier beginnt der Schulausflug von { $size }
cell-to = { $size ->
    [one] hierher geht ein Spaziergänger
   *[other] hierher geht eine Gruppe von { $size }
}
cell-to-school = hierher geht der Schulausflug von { $size }
cell-step = Schritt { $number } deines Spaziergangs
cell-offered = hierhin kannst du
log = Verlauf der Partie
log-walked-you = Du bist gegangen: { $cells }.
log-walked = { $name } ist gegangen: { $cells }.
log-came-you = Du bist hereingekommen ({ $gate }) und gegangen: { $cells }.
log-came = { $name } ist hereingekommen ({ $gate }) und gegangen: { $cells }.
log-gate-you = Du bist hereingekommen: { $gate }.
log-gate = { $name } ist hereingekommen: { $gate }.
log-stayed-you = Du bist stehen geblieben.
log-stayed = { $name } ist stehen geblieben.
log-points = Stand: { $points }.
log-hour = { $hour } Uhr. { $groups ->
    [0] Es kommt niemand.
    [one] Es kommt eine Gruppe:
   *[other] Es kommen { $groups } Gruppen:
}
log-group = { $size ->
    [one] ein Spaziergänger
   *[other] eine Gruppe von { $size }
}, Start: { $from }, Ziel: { $to };
log-school = der Schulausflug von { $size }, Start: { $from }, Ziel: { $to };
splits-at-blocked = eingeschlossen
splits-at-tile = dein Plättchen
splits-at-misfit = dein Plättchen, aber es passt hier nicht
splits-at-place = hier beginnt deine Herde
splits-at-chosen = gewählt, { $sheep ->
    [one] 1 bleibt
   *[other] { $sheep } bleiben
}
splits-at-target = { $sheep ->
    [one] 1 geht hierher
   *[other] { $sheep } gehen hierher
}
splits-log-way = Von { $from } nach { $to }.
splits-log-on = Auf { $fields }.
splits-log-blocked = { $stacks ->
    [one] Eingeschlossen ist jetzt der Stapel auf { $fields }.
   *[other] Eingeschlossen sind jetzt die Stapel auf { $fields }.
}
calendar-day = { $day }: { $result }

## Alle Arten zu spielen

home-lessons = Lektionen
home-choose = Bots und Leute
home-help = Spielregeln
choose-count = Wie viele spielen mit?
choose-you = Du
choose-seat = Wer spielt { $name }?
choose-person = Jemand hier
choose-easy = Bot: leicht
choose-normal = Bot: mittel
choose-hard = Bot: schwer
choose-start = Los geht’s
bot-away = Der Bot kann noch nicht nachdenken: Die Verbindung hakt. Er versucht es gleich wieder.

## Liste und Knöpfe der Lektionen

lessons = Lektionen
lessons-of = Lektionen: { $game }
lesson-done = geschafft
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Vorspulen
lesson-again = Neuer Versuch
lesson-model = Zeig mir, wie
lesson-restart = Von vorn
lesson-onward = Nächste Lektion
lesson-all = Alle Lektionen

## So wird gespielt

rules = So wird gespielt
help-of = So spielst du { $game }
help-tips = Tipps
help-keys = Mit der Tastatur
browsers = Grasveld läuft in Chrome und Edge ab 123, Firefox ab 125 und Safari ab 17.5.
help-lessons = Lern es beim Spielen: die Lektionen
help-olifantenpad-aim = Die Abkürzung
help-olifantenpad-aim-says = Du gehst durchs Gras und hinterlässt eine Spur in deiner Farbe. Besucher folgen einer Spur, wenn sie billiger ist als der Gehweg. Jede Fußstapfe von ihnen auf deiner Spur ist ein Punkt. Wer nach 17:00 die meisten Punkte hat, gewinnt.
help-olifantenpad-plan = Dein Spaziergang
help-olifantenpad-plan-says = Jede Stunde zeichnest du heimlich einen Spaziergang. Geh weiter von da, wo du stehst: bis zu fünf Schritte, 1 bis 5. Oder komm durch ein Tor herein: bis zu drei Schritte, 3 bis 5. Schräg geht auch, nur nicht zwischen zwei Hindernissen oder Zäunen hindurch. Dann gehen alle gleichzeitig.
help-olifantenpad-owner = Wem gehört das Feld?
help-olifantenpad-owner-says = Ein frisches Feld bekommt, wer die kleinste Schrittnummer hat. Bei gleichen Nummern wird es grau und gehört niemandem. Eine Spur behält ihren Besitzer, bis sie wieder Gras ist.
help-olifantenpad-cost = Der billigste Weg
help-olifantenpad-cost-says = Ein Feld Gehweg kostet Spaziergänger 2, eine neue Spur 3, ein Pfad 2. In frisches Gras gehen sie nie. Sind zwei Wege gleich teuer, nehmen sie den mit mehr Gehweg, dann den mit weniger Biegungen. Immer noch gleich? Dann teilt sich die Gruppe.
help-olifantenpad-level = Spur, Pfad, fester Pfad
help-olifantenpad-level-says = Jeder Schritt eines Spielers macht den Boden eine Stufe tiefer. Wo eine Stunde lang niemand hintritt, wächst das Gras eine Stufe nach. Fußstapfen der Spaziergänger halten eine Spur offen, machen sie aber nicht tiefer.
help-olifantenpad-busy = Zu viel Gedränge
help-olifantenpad-busy-says = Fünf oder mehr Fußstapfen in einer Stunde auf einem deiner Felder sind zu viele. Dann sind deine Felder auf den Wegen dieser Spaziergänger eine Stunde lang eingezäunt, und danach ist dort wieder frisches Gras. Deine Punkte behältst du.
help-olifantenpad-school = Der Schulausflug
help-olifantenpad-school-says = Einmal, ab 14:00, kommen fünf Kinder auf einmal. Niemand weiß, in welcher Stunde.
help-olifantenpad-tip-1 = Schau beim Zeichnen auf die Kosten: Grün ist ein Weg, der durch deinen Spaziergang billiger wird.
help-olifantenpad-tip-2 = Dieselben Wege werden immer wieder gegangen. Eine gute Spur bringt stundenlang Punkte.
help-olifantenpad-tip-3 = Tritt zweimal auf ein Feld oder geh noch einmal über eine Spur: Ein Pfad kostet Spaziergänger nur 2.
help-olifantenpad-tip-4 = Bleib im Park. Von da, wo du stehst, beginnst du mit Schritt 1, durch ein Tor mit Schritt 3.
help-olifantenpad-tip-5 = Du kannst nicht zuerst da sein? Komm mit derselben Nummer, dann wird das Feld grau.
help-olifantenpad-tip-6 = Zähl die Fußstapfen: Vier sind gut, bei fünf kommt ein Zaun. In der letzten Stunde macht das nichts mehr.
help-splits-aim = Die meisten Felder
help-splits-aim-says = Deine Schafe wollen Platz. Mit jedem Teilen bekommen sie ein Feld dazu. Wer am Ende die meisten Felder hat, gewinnt.
help-splits-build = Bauen
help-splits-build-says = Reihum legt jeder vier Plättchen mit je vier Feldern. Ab dem zweiten muss ein Plättchen die Weide berühren. Löcher sind erlaubt.
help-splits-place = Aufstellen
help-splits-place-says = Dann stellt jeder seine 16 Schafe als einen Stapel auf ein Feld am äußeren Rand. Der Rand eines Lochs zählt nicht.
help-splits-split = Teilen
help-splits-split-says = Wenn du dran bist, teilst du einen Stapel: Mindestens ein Schaf bleibt, mindestens eines zieht. Sie ziehen geradeaus, so weit sie können: bis zum Rand, bis zu einem Loch oder bis zu anderen Schafen.
help-splits-blocked = Eingesperrt
help-splits-blocked-says = Ein einzelnes Schaf kann sich nicht teilen, ein Stapel ohne freies Feld daneben auch nicht. Kann keiner deiner Stapel mehr, machen die anderen ohne dich weiter. Deine Felder zählen trotzdem.
help-splits-end = Das Ende
help-splits-end-says = Wenn niemand mehr ziehen kann, gewinnen die meisten Felder. Bei Gleichstand gewinnt die größte Herde: Stapel, die aneinandergrenzen.
help-splits-tip-1 = Das Bauen entscheidet viel. Wer beginnt, ist ein wenig im Vorteil: Denk schon daran, wo du stehen wirst.
help-splits-tip-2 = Achte auf Engpässe, die leicht abzuschneiden sind, und beginn nicht hinter einem.
help-splits-tip-3 = Sperr dich nicht selbst ein: Halte neben jedem hohen Stapel ein Feld frei.
help-splits-tip-4 = Zähl deine Schafe: Ein Feld braucht eines. Schafe, die nicht herauskommen, nützen dir nichts.

## Tipps und Analyse

tip = Tipp geben
tip-thinking = Ich denke nach …
tip-here = Tipps:
tip-number = Tipp { $number }
tip-olifantenpad = Tipp { $number }: { $value } Punkte in dieser Stunde
tip-splits = Tipp { $number }: { $value } Gewinnchance
analysis = Analyse
analysis-working = Alles wird noch einmal durchgerechnet …
analysis-olifantenpad = Jede Stunde: was dein Weg brachte, was der beste gebracht hätte, und wie viel Vorsprung das ausmacht.
analysis-splits = Jeder Zug: deine Gewinnchance und die des besten Zugs.
analysis-made = Gemacht
analysis-best = Bester
analysis-missed = { $value } verpasst
analysis-none-missed = nichts verpasst
analysis-close = Zurück zum Ergebnis
result-solo = Dein Ergebnis: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
result-calendar = Dein Kalender
result-par-reached = ★ Par erreicht!
result-tie = Unentschieden!

## Ein eigener Bot

bot-raised = Der Bot meldete einen Fehler: { $error }.
bot-illegal = Der Bot machte einen unerlaubten Zug ({ $move }).
bot-no-move = Der Bot gab keinen Zug, sondern etwas vom Typ { $type }.
bot-slow = Der Bot dachte länger als { $limit } s nach.
bot-ended = Der Bot hat seinen eigenen Prozess beendet.
guest-broken = Dieses Python läuft nicht: { $error }
guest-no-function = Darin ist keine Funktion, die position, seat, chance und budget nimmt.
guest-no-wheel = Diese Datei ist kein Wheel.
guest-no-entry = Darin gibt es keine Funktion { $entry }.
guest-not-here = Es ist kein Bot mitgebracht worden.

## Rooms and duels

friends = Mit Freunden
duel = Duell
room = Raum
friends-title = { $game } mit Freunden
room-your-name = Dein Name
room-your-name-about = Die anderen sehen diesen Namen. Dein Vorname oder ein Spitzname reicht.
room-name-missing = Gib zuerst einen Namen ein.
room-new = Ein eigener Raum
room-make = Raum anlegen
room-by-code = Mit einem Code dazukommen
room-by-link = Du hast einen Link bekommen? Öffne ihn einfach.
room-code = Code
room-join = Dazukommen
room-return = Zurück in deinen Raum ({ $game })
room-title = { $game }: Raum
room-invite = Lade andere ein
room-share = Link teilen
room-share-text = Spiel mit mir!
room-qr = QR-Code des Links
room-players = Wer da ist
room-organises = leitet den Raum
room-gone = gerade weg
room-is-ready = bereit
room-not-ready-yet = noch nicht bereit
room-remove = Entfernen
room-remove-of = { $name } entfernen
room-add-bot = Dazu: { $name }
room-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
room-terms = Was gespielt wird
terms-game = Spiel
terms-length = Länge
terms-clock = Bedenkzeit
length-hours = { $hours } Stunden
clock-hour = { $seconds } s je Stunde
clock-turn = { $seconds } s je Zug
clock-none = unbegrenzt
room-lock = Niemanden mehr hereinlassen
room-ready = Ich bin bereit
room-unready = Halt, noch nicht
room-start = Start
room-leave = Raum verlassen
room-leave-sure = Wirklich gehen?
room-join-says = Spiel mit: Gib deinen Namen ein.
room-closed-says = Hier kann niemand mehr dazukommen. Du kannst zuschauen.
room-alone = Es fehlt noch jemand, oder ein Bot.
room-waits-ready = Noch nicht bereit: { $names }.
room-can-start = Alle sind bereit. Du kannst starten!
room-waits-start = Alle sind bereit. { $name } kann starten.
room-withheld = Es begann keine Partie, denn die Auslosung wurde nicht geöffnet von: { $names }.
room-relay = dem Relay
room-drawing = Es wird ausgelost …
room-drawing-for = Es wird ausgelost … Warten auf { $names }.
room-line-away = Die Verbindung ist weg. Sie kommt von selbst wieder, und nichts geht verloren.
room-differs = Das Relay meldet eine andere Stellung, als diese Seite ausrechnet. Das steht jetzt in der Aufzeichnung; speichere sie nach der Partie.
room-paused = Sonst ist niemand da. Die Uhr steht still.
room-waits = Warten auf { $names }
room-waits-you-too = Warten auf dich und { $names }
room-waits-you = Warten auf dich
room-opening = Die Pläne werden geöffnet: { $names }
room-hurry = Noch { $seconds } Sekunden
time-left = Restliche Zeit in Sekunden
room-you-watch = Du schaust zu.
room-turn-closed = Einen Augenblick …
seat-away = weg
seat-left-room = ist gegangen
emote = Sag etwas
emotes-heard = Was gesagt wird
emote-hello = Hallo!
emote-good-luck = Viel Glück!
emote-thinking = Ich denke nach …
emote-nice = Schön!
emote-oops = Hoppla!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
rematch = Revanche
rematch-open = Noch einmal? Es geht los, sobald alle wollen.
rematch-wanted = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
rematch-alone = Sonst ist niemand mehr im Raum.
room-back = Zum Raum
room-save = Aufzeichnung speichern
room-refused = Hier kommst du nicht hinein
room-ended = Dieser Raum ist geschlossen
room-ended-void = Dieses Duell zählt nicht: Es waren nicht alle da.
room-ended-old = Seit einem Tag war niemand mehr hier.
room-stopped = Zur Sicherheit angehalten
room-stopped-says = Diese Seite liest nicht weiter, denn dem Relay ist hier nicht zu trauen. Du hast nichts falsch gemacht. Speichere als Beleg, was angekommen ist.
room-save-log = Als Beleg speichern
room-log-shorter = Das Relay hat einen Teil der Aufzeichnung weggelassen, der schon da war.
room-log-rewritten = Das Relay hat die Aufzeichnung des Raums nachträglich geändert.
taken-over = Du spielst in einem anderen Fenster weiter. Dieses steht still.
taken-back = Hier weiterspielen
relay-foreign = Das ist nicht das Relay, das zu dieser Seite gehört. Es wurde nichts dorthin geschickt.
missing-relay = Hier gibt es keine Räume
missing-relay-how = Diese Kopie von Grasveld hat kein Relay, das Spieler zusammenbringt. Wer sie anbietet, kann eines betreiben (python3 serve.py relay) und in config.json nennen.
missing-network = Keine Verbindung
missing-network-how = Um mit anderen zu spielen, musst du online sein.
missing-secure = Es fehlt eine sichere Verbindung
missing-secure-how = Diese Seite kam über einfaches http, da lässt der Browser sie nichts unterschreiben. Öffne sie mit https. Zu Hause: python3 serve.py --tls macht dafür ein Zertifikat.
missing-new = Dieser Browser ist zu alt für Räume
missing-new-how = Er kann nicht mit Ed25519 unterschreiben. Eine neuere Version kann es.
missing-alone = Alles für eine Person und für mehrere an diesem Gerät funktioniert.
duel-title = Duell: { $game }
duel-about-olifantenpad = Gegen jemanden, der etwa so stark ist wie du. 30 Sekunden je Stunde, keine Tipps. Es zählt für deine Wertung.
duel-about-splits = Gegen jemanden, der etwa so stark ist wie du. 45 Sekunden je Zug, keine Tipps. Es zählt für deine Wertung.
duel-seek = Gegner suchen
duel-waiting = Gegner für { $game } gesucht …
duel-waited = Wartezeit
duel-stop = Nicht mehr suchen
duel-bot = Inzwischen gegen einen Bot
duel-found = Gegner gefunden
duel-rating = Deine Wertung: { $rating } ({ $games ->
    [one] ein Duell
   *[other] { $games } Duelle
})
duel-unrated = Du hast noch keine Wertung.
best = Die Besten
best-title = { $game }: die Besten
best-coming = Die Tabelle wird geholt …
best-none = Hier hat noch niemand ein Duell gespielt.
best-place = Platz
best-name = Name
best-rating = Wertung
best-games = Duelle
best-hidden = jemand
name-report-of = Den Namen { $name } melden
name-reported = Gemeldet
profile = Meine Seite
profile-coming = Deine Seite wird geholt …
profile-name = Du spielst als { $name }.
profile-none = Du hast noch kein Duell gespielt.
profile-games = { $games ->
    [one] ein Duell
   *[other] { $games } Duelle
}
profile-hide = Meinen Namen in der Tabelle verbergen
profile-history = Deine Duelle
history-won = Gewonnen gegen
history-lost = Verloren gegen
history-draw = Unentschieden gegen
identity-title = Auf einem anderen Gerät
identity-about = Man kennt dich an einem Schlüssel in diesem Browser, ohne E-Mail-Adresse und Passwort. Nimm ihn als Datei mit, um woanders mit demselben Namen und derselben Wertung weiterzuspielen. Wer die Datei und den Passsatz hat, kann als du spielen.
identity-lost = Dieser Browser merkt sich nichts: Wird er geschlossen, ist dieser Schlüssel weg.
identity-save = Schlüssel speichern
identity-take = Gespeicherten Schlüssel nutzen
identity-phrase-new = Passsatz, mindestens { $least } Zeichen
identity-phrase = Passsatz
identity-file = Datei
identity-instead = Dieser Schlüssel ersetzt den in diesem Browser. Speichere jenen zuerst, wenn du ihn noch brauchst.
identity-working = Einen Augenblick …
identity-saved = Gespeichert. Merk dir den Passsatz: Niemand kann ihn für dich wiederfinden.
identity-taken = Dieser Browser hat den Schlüssel jetzt.
identity-passphrase = Der Passsatz passt nicht zu dieser Datei.
identity-damaged = In dieser Datei ist kein Schlüssel, oder sie ist beschädigt.
forget-title = Vergessen werden
forget-about = Dein Name, deine Wertung und dein Verlauf werden vom Relay gelöscht. Was andere von euren Partien gespeichert haben, behalten sie.
forget-me = Vergiss mich
forget-sure = Wirklich alles vergessen?
forget-done = Das Relay hat dich vergessen.
host-privacy = Datenschutz
host-imprint = Impressum
verify-title = Partie prüfen
verify-none = Öffne die Aufzeichnung einer Partie aus einem Raum, oder zieh sie auf die Seite.
verify-working = Jede Unterschrift wird geprüft und die Partie nachgespielt …
verify-holds = Alles stimmt: Alle { $entries } Einträge sind unterschrieben, folgen aufeinander und führen zu diesem Ergebnis.
verify-fails = Diese Aufzeichnung stimmt nicht.
verify-winner = gewonnen
verify-open = Die Partie war noch nicht zu Ende.
fair = Fair spielen mit anderen
fair-promise = Bevor ein Zug schließt, kann niemand deinen Plan erfahren, auch nicht, wer das Relay betreibt, den Rechner zwischen euch: Bis dahin hat es nur ein Siegel davon. Und niemand kann einen Plan ändern, fälschen, kopieren oder wiederholen.
fair-relay = Ein unehrliches Relay kann noch eine Nachricht aufhalten, weglassen oder verspätet nennen. Und es kann mit jemandem zusammen spielen und ihm die Pläne der anderen zeigen, bevor seiner geöffnet wird. Dann kann er seinen zurückhalten: Sein Weg ist verloren, und der Zufall der nächsten Stunde wird einmal neu ausgelost. All das hinterlässt eine Spur in der Aufzeichnung.
fair-limits = Wer dir diese Seite gibt, gibt dir auch ihren Code: All das gilt für eine Seite aus einer Quelle, der du vertraust. Dass jemand ein Rechenprogramm um Rat fragt oder mit mehreren Schlüsseln spielt, ist nicht zu merken.
code-not-open = Unter diesem Code ist kein Raum offen.
code-too-often = Zu viele falsche Codes. Warte eine Minute.
too-often = Das war zu oft. Warte ein paar Minuten.
queue-later = Du bist ausgestiegen, bevor ein Duell begann. Warte ein paar Minuten.
name-unfit = Ein Name hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen, und kein < oder >.
relay-trouble = Beim Relay ist etwas schiefgegangen. Versuch es noch einmal.
relay-unproved = Das Relay hat den Schlüssel dieser Seite nicht angenommen.
room-unknown = Diesen Raum gibt es nicht, oder du brauchst den Link dazu.
transcript-none = Hier ist noch keine Partie zu Ende.
guest-failed = Das hat nicht geklappt: { $detail }
guest-garbled = Was vom Bot kam, lässt sich nicht lesen.
guest-start = Der abgeschlossene Rahmen für den Bot startet nicht. Er braucht eine Verbindung und einen Host, der seine Python-Dateien überall lesen lässt.
guest-declined = Es wurde nichts geholt, und der Bot ist nicht hereingekommen.
bot-stopped = Der Bot wurde angehalten.
seat-bot-own = Dein Bot
bring = Bring deinen eigenen Bot mit
bring-of = Bring einen Bot für { $game } mit
bring-intro = Ein Bot ist eine Python-Funktion, die eine Stellung bekommt und einen Zug zurückgibt. Bring einen mit, spiel gegen ihn oder lass ihn gegen unsere spielen.
bring-learn = Wie man einen schreibt, Schritt für Schritt
bring-kind = Was bringst du mit?
bring-code = Python
bring-wheel = Ein Wheel
bring-code-label = Der Bot als Python: eine Funktion think(position, seat, chance, budget)
bring-file = Wheel aus einer Datei (.whl)
bring-url = oder von einer Adresse
bring-entry = Seine Funktion, falls das Wheel keine nennt
bring-safe = Er läuft in einem abgeschlossenen Rahmen. Er sieht weder diese Seite noch irgendetwas, das hier aufbewahrt wird, und erreicht keinen anderen Host, wenn du nicht zustimmst.
bring-in = Hol ihn herein
bring-nothing = Wähle eine Datei oder gib eine Adresse an, die mit https:// beginnt.
bring-standing = Dein Bot
bring-starting = Python startet für deinen Bot …
bring-installing = Es wird geholt, was dein Bot braucht …
bring-here = Dein Bot ist da: { $name }
bring-away = Schick ihn weg
bring-printed = Was er ausgibt
bring-consent = Darf das geholt werden?
bring-consent-packages = Dein Bot braucht { $packages }. Um das zu holen, und was dazu wieder nötig ist, werden diese Hosts gefragt; sie erfahren deine Netzwerkadresse:
bring-consent-wheel = Um das Wheel zu holen, wird dieser Host gefragt; er erfährt deine Netzwerkadresse:
bring-consent-fine = Sonst geht nichts von dir dorthin. Solange dein Bot da ist, darf er aus seinem Rahmen nur diese Hosts fragen.
bring-agree = Ja, hol es
bring-decline = Nein
bring-play = Spiel gegen ihn
bring-play-title = Du gegen deinen Bot
bring-play-says = Eine Partie auf dem Brett, du sitzt auf dem ersten Platz.
trial-title = Dein Bot gegen unsere
trial-says = Jede Partie auf einem frischen Brett; die Plätze wechseln.
trial-against = Gegen
trial-matches = Partien gegen jeden
trial-seats = Plätze
trial-limit = Bedenkzeit
trial-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
trial-start = Lass sie spielen
trial-stop = Anhalten
trial-progress = Gespielte Partien
trial-running = { $played } von { $matches } Partien gespielt …
trial-played = { $played } von { $matches } Partien gespielt.
trial-rival = Gegen
trial-count = Partien
trial-score = Ergebnis
trial-interval = 95 % zwischen
trial-time = Zeit je Zug
trial-faults = Fehler
trial-list = Alle Partien
trial-won = Gewonnen gegen { $name }, { $points }.
trial-lost = Verloren gegen { $name }, { $points }.
trial-draw = Unentschieden gegen { $name }, { $points }.
trial-watch = Ansehen
notebook-of = So schreibt man einen Bot für { $game }
notebook-intro = Ändere die Zellen, wie du willst, und führe sie der Reihe nach aus, mit dem Knopf oder mit Umschalt und Enter. Alles bleibt auf deinem Gerät, in einem abgeschlossenen Rahmen.
notebook-cell = Zelle { $number }, Python
notebook-run = Ausführen
notebook-stop = Anhalten
notebook-running = Läuft …
notebook-done = Fertig.
notebook-end = Noch ein paar Dinge. Ein Bot darf zwischendurch auch yield benutzen und am Ende seinen Zug zurückgeben. Chance ist seine einzige Quelle von Zufall, damit sich Partien wiederholen lassen. Braucht er Pakete, dann nenne sie oben in einem Block mit inline script metadata; bevor etwas geholt wird, wirst du gefragt.
notebook-take = Nimm diesen Bot mit
notebook-splits-position = Ein Spiel ist eine Tabelle von Funktionen, und eine Stellung ändert sich nie: ein Zug ergibt eine neue. Hier legen zwei Spieler acht Plättchen, setzen ihre Herden und teilen zweimal, alles nach Zufall.
notebook-splits-moves = Wer ist am Zug, und was ist erlaubt? Die Züge kommen als Python-Werte; write_move gibt sie in der Notation.
notebook-splits-random = Der einfachste Bot nimmt irgendeinen. Das ist die Stellung nach seinem Zug.
notebook-splits-meet = Wie gut ist das? Lass ihn gegen Leicht spielen. Die Felder deines Bots stehen vorn; die letzte Zeile sagt, wie viele er gewann.
notebook-splits-bot = Ein besserer: Er sieht sich die Stellung nach jedem seiner Züge an und nimmt den, nach dem seine Schafe am meisten Platz haben.
notebook-splits-again = Und jetzt?
notebook-olifantenpad-position = Ein Spiel ist eine Tabelle von Funktionen, und eine Stellung ändert sich nie: eine Stunde ergibt eine neue. Das ist ein Park um zwölf Uhr.
notebook-olifantenpad-moves = Welche Wege sind erlaubt? Sie kommen als Python-Werte; write_move gibt sie in der Notation.
notebook-olifantenpad-random = Der einfachste Bot nimmt irgendeinen. Beide gehen gleichzeitig; das ist der Park eine Stunde später.
notebook-olifantenpad-meet = Wie gut ist das? Lass ihn gegen Leicht spielen. Die Punkte deines Bots stehen vorn; die letzte Zeile sagt, wie viele er gewann.
notebook-olifantenpad-bot = Ein besserer: Von tausend Wegen nimmt er den, der den Grüppchen dieser Stunde am meisten erspart und so die meisten Schritte bringt.
notebook-olifantenpad-again = Und jetzt?
room-you-unready = Sag, wenn du bereit bist.
room-your-turn = Du bist dran
duel-again = Noch ein Duell

## Ein Spiel auf einer anderen Seite

embed-play = Spielen
embed-watch = Ansehen
embed-loading = Einen Augenblick …
embed-full = Für sich öffnen
embed-position = Von dieser Stellung aus
embed-replay = Eine Partie zum Ansehen
room-log-other = Das Relay hat anderen eine andere Aufzeichnung dieses Raums gezeigt als dir.
embedding = Auf deiner eigenen Seite
embedding-intro = Setze einen Park, eine Weide, eine Lektion oder eine Partie auf deine Website oder in dein Blog. Sag, was es werden soll, und kopiere die Zeile dorthin, wo es stehen soll.
embedding-game = Spiel
embedding-kind = Was
embedding-match = Eine Partie gegen Leicht
embedding-today = Park oder Weide von heute
embedding-lesson = Eine Lektion
embedding-position = Eine Stellung
embedding-replay = Eine Partie zum Ansehen
embedding-number = Lektion
embedding-given = Die Stellung als JSON oder der Link zur Partie
embedding-language = Sprache
embedding-readers = Die des Lesers
embedding-script = Eine Zeile HTML
embedding-frame = Oder nur als Rahmen, wo keine Skripte erlaubt sind
embedding-copy = Kopieren
embedding-good = Gut zu wissen
embedding-light = Solange niemand auf den Knopf drückt, wird nur das Bild geholt, weniger als 20 KB. Keine Cookies, kein Tracking, nichts von anderen Hosts.
embedding-height = Die Zeile passt den Rahmen an seine Höhe an. Ein Rahmen allein hat die Höhe, die du ihm gibst.
embedding-storage = Es funktioniert auch, wo Browser fremde Rahmen nichts aufbewahren lassen; dann wird dort nichts gemerkt.
embedding-shared = Mehrere Spiele auf einer Seite starten Python nur einmal.
embedding-policy = Hat deine Seite eine Content-Security-Policy, dann erlaube diesen Host in script-src und frame-src.
embedding-more = Noch zwei
