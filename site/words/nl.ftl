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
engine-forbidden = De server van deze pagina verbiedt waar het spel op draait (in zijn Content-Security-Policy ontbreekt wasm-unsafe-eval).
engine-mistyped = De server van deze pagina stuurt het spel als het verkeerde soort bestand ({ $type } in plaats van application/wasm).
engine-again = Opnieuw proberen
newer-there = Er is een nieuwe versie. Je potje gaat verder waar het is.
newer-take = Nu wisselen
newer-later = Later
install-about = Twee strategiespellen op gras: alleen, tegen bots of met vrienden, ook zonder netwerk.
install-bot = Olifantenpad tegen een bot
waiting-engine = Een ogenblik, het spel warmt op ({ $percent } %)
address-unreadable = Dit adres klopt niet. Begin bij het begin.
back-home = Naar het begin

## Begin en kiezen

home-title = Twee spellen op gras
home-olifantenpad = Loop het pad dat iedereen wil nemen.
home-splits = Splits je kudde en bezet de meeste velden.
play-now = Speel nu
continue-match = Terug naar je partij { $game }

## Elke partij

seat-you = Jij
seat-bot-easy = Bot (Makkelijk)
seat-bot-normal = Bot (Normaal)
seat-bot-hard = Bot (Moeilijk)
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-red = Rood
seat-blue = Blauw
seat-violet = Paars
seat-amber = Oker
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
cost-title = Wat hun weg kost: stoep 2, spoor 3, pad 2 per vakje
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

## Lessen van Olifantenpad

lesson-olifantenpad-1 = Loop en laat een spoor achter
lesson-olifantenpad-1-1 = Dit is een park, van boven gezien. Zand is stoep, groen is gras. Jij bent Rood. Door de twee gemarkeerde poorten kom je binnen.
lesson-olifantenpad-1-2 = Tik op de gemarkeerde poort. Zet dan hoogstens drie stappen, ook in het gras. Druk op Loop!
lesson-olifantenpad-1-2-right = Goed zo! Waar je op het gras stapte, ligt nu een spoor in jouw kleur.
lesson-olifantenpad-1-2-stayed = Je bleef buiten. Tik op de gemarkeerde poort en dan op vakjes in het gras.
lesson-olifantenpad-1-2-gate = Ook door die poort kom je binnen. Maar neem nu de gemarkeerde.
lesson-olifantenpad-1-2-pavement = Op de stoep verandert er niets. Stap ook op het groene gras.
lesson-olifantenpad-1-3 = Via een poort heb je drie stappen. Vanaf waar je staat heb je er vijf. Loop hiervandaan verder: minstens vier stappen, ook over gras.
lesson-olifantenpad-1-3-right = Dat was een heel eind! En onthoud: waar niemand loopt, groeit het gras weer dicht.
lesson-olifantenpad-1-3-gate = Je kwam weer door een poort. Dat mag, maar dan heb je maar drie stappen. Begin waar je staat.
lesson-olifantenpad-1-3-short = Je hebt vijf stappen. Zet er minstens vier.
lesson-olifantenpad-1-3-pavement = Dat was allemaal stoep. Loop ook over het gras.
lesson-olifantenpad-1-4 = Elke stap maakt de grond dieper. Stap twee keer op hetzelfde grasvakje: heen, terug en nog eens heen.
lesson-olifantenpad-1-4-right = Goed zo! Het spoor is een pad geworden. Een pad vinden wandelaars fijner.
lesson-olifantenpad-1-4-shallow = Er is nog geen vakje waar twee keer is gestapt. Loop heen en weer.
lesson-olifantenpad-1-4-pavement = Op de stoep verandert er niets. Stap twee keer op hetzelfde grasvakje.
lesson-olifantenpad-1-5 = Eerst een spoor, dan een pad, dan een vast pad: dieper wordt het niet. In les 2 komen de bezoekers.

lesson-olifantenpad-2 = Iedereen kiest de goedkoopste weg
lesson-olifantenpad-2-1 = Drie bezoekers willen van de ene poort naar de andere. Ze stappen nooit in vers gras, dus lopen ze de hoek om. Dat zijn vijf stoepvakjes. Elk vakje kost ze 2. Samen is dat 10.
lesson-olifantenpad-2-2 = Een nieuw spoor kost 3 per vakje, maar recht oversteken is korter. Kom door een poort binnen en loop over beide gemarkeerde vakjes.
lesson-olifantenpad-2-2-right = Ze namen alle drie jouw spoor: { $points } punten voor jou!
lesson-olifantenpad-2-2-few = { $points } punten, dat is een begin. Over beide gemarkeerde vakjes is de weg nog goedkoper.
lesson-olifantenpad-2-2-dear = Over jouw spoor kost de weg niet minder dan 10. Loop recht naar de overkant, over beide gemarkeerde vakjes.
lesson-olifantenpad-2-2-pavement = Er is geen nieuw spoor, dus blijft iedereen op de stoep. Loop over beide gemarkeerde vakjes.
lesson-olifantenpad-2-3 = Reken maar mee. De stoep kost 10. Over een nieuw spoor is het 3 + 3, en de poort 2: dat is 8. Elke voetstap op jouw spoor is één punt. 3 wandelaars op 2 vakjes, dat zijn 6 punten.
lesson-olifantenpad-2-4 = Nu zijn er twee groepjes: een van 2 wandelaars en een van 4. Waar levert een doorsteek het meeste op? Teken hem!
lesson-olifantenpad-2-4-right = { $points } punten! Veel wandelaars, veel punten.
lesson-olifantenpad-2-4-few = { $points } punten. Het kan beter: maak een goede doorsteek voor het groepje van 4.
lesson-olifantenpad-2-4-dear = Niemand nam jouw spoor, want de weg wordt er niet goedkoper van. Loop recht door een grasveld.
lesson-olifantenpad-2-4-pavement = Er is geen nieuw spoor, dus blijft iedereen op de stoep. Loop recht door een grasveld.
lesson-olifantenpad-2-5 = Terwijl je tekent, zie je wat een weg nu kost en wat hij met jouw spoor zou kosten. Zo kun je kijken voordat je op Loop! drukt.

lesson-olifantenpad-3 = Van wie is het vakje?
lesson-olifantenpad-3-1 = Je bent niet alleen. Blauw loopt ook, tegelijk met jou. Hier zie je het plan van Blauw. In een echt spel is dat geheim. Wie het eerst op een vakje is, krijgt het.
lesson-olifantenpad-3-2 = De stapnummers zeggen wie het eerst is. Blauw komt door een poort en begint met stap 3. Met stap 4 staat Blauw op het gemarkeerde vakje. Wees er eerder!
lesson-olifantenpad-3-2-right = Het is van jou! Jouw nummer was lager.
lesson-olifantenpad-3-2-missed = Je was niet op het gemarkeerde vakje. Loop er recht op af.
lesson-olifantenpad-3-2-late = Blauw was er het eerst. Neem de kortste weg.
lesson-olifantenpad-3-2-grey = Jullie kwamen allebei met stap 4. Dan is het vakje grijs en van niemand. Wees er één stap eerder.
lesson-olifantenpad-3-3 = Door een poort begin je met stap 3. Vanaf waar je staat begin je met stap 1. Het is dus handig om al in het park te zijn.
lesson-olifantenpad-3-4 = Nu ben je buiten, en Blauw staat met stap 4 op het gemarkeerde vakje. Eerder zijn lukt niet. Maar je kunt er ook met stap 4 zijn. Dan wordt het grijs.
lesson-olifantenpad-3-4-right = Grijs! Niemand krijgt punten voor dat vakje.
lesson-olifantenpad-3-4-missed = Je was niet op het gemarkeerde vakje. Kom binnen door de poort die er dichtbij is.
lesson-olifantenpad-3-4-late = Dat was stap 5, en Blauw was eerder. Zorg dat je er met je tweede stap bent.
lesson-olifantenpad-3-5 = Een vakje dat van iemand is, blijft van die speler, ook als jij eroverheen loopt. Pas als het weer gras is, is het vrij.

lesson-olifantenpad-4 = Te druk
lesson-olifantenpad-4-1 = Jouw doorsteek is al een pad. Twee groepjes willen eroverheen: een van 3 en een van 2. Dat zijn vijf voetstappen op elk vakje. Vijf is te veel!
lesson-olifantenpad-4-2 = Blijf deze keer staan en kijk. Teken niets en druk op Loop!
lesson-olifantenpad-4-2-right = { $points } punten! Maar het was te druk.
lesson-olifantenpad-4-2-walked = Je ging wandelen. Blijf deze keer staan en kijk alleen.
lesson-olifantenpad-4-3 = Om de gemarkeerde vakjes staat een uur lang een hekje. Niemand kan erop. Daarna is het weer vers gras. Je punten houd je.
lesson-olifantenpad-4-4 = Er komen vier bezoekers. Maak een kleine doorsteek naast het hekje: stap op een van de gemarkeerde vakjes. Je mag van je eigen vakje af lopen.
lesson-olifantenpad-4-4-right = { $points } punten, hekje of geen hekje!
lesson-olifantenpad-4-4-pavement = Er is geen nieuw spoor, dus blijft iedereen op de stoep. Stap op een van de gemarkeerde vakjes.
lesson-olifantenpad-4-5 = De hekjes zijn weer open en er is vers gras. Een tip: na het laatste uur heb je van een hekje geen last meer. Dan mag het zo druk worden als je wilt.

lesson-olifantenpad-5 = Groeien, vervagen en een geheim plan
lesson-olifantenpad-5-1 = De gemarkeerde sporen zijn van jou. Waar een uur lang niemand stapt, groeit het gras één trapje terug. Ook de voetstappen van wandelaars houden een spoor open.
lesson-olifantenpad-5-2 = Houd het gemarkeerde spoor open: stap erop.
lesson-olifantenpad-5-2-right = Goed zo! Het spoor is er nog, en het is dieper.
lesson-olifantenpad-5-2-stayed = Je stond stil. Stap op het gemarkeerde spoor.
lesson-olifantenpad-5-2-missed = Je miste het gemarkeerde spoor, dus groeit het dicht. Stap erop.
lesson-olifantenpad-5-3 = Jouw spoor is een pad geworden. Waar niemand stapte, is het een trapje minder diep.
lesson-olifantenpad-5-4 = Eén keer per spel is er een schoolreis: vijf kinderen tegelijk! Niemand weet in welk uur, alleen dat het nooit het eerste is. Daar komen ze. Ze gaan van de ene gemarkeerde poort naar de andere.
lesson-olifantenpad-5-5 = Blauw maakt tegelijk een plan, in het geheim. Maar Blauw moet nog door een poort komen, en jij bent al in het park. Haal meer punten dan Blauw!
lesson-olifantenpad-5-5-right = { $points } punten! De kinderen namen jouw spoor.
lesson-olifantenpad-5-5-late = Blauw kreeg { $points } punten, en jij niet meer dan dat. Steek recht over en wees er snel bij.
lesson-olifantenpad-5-5-nobody = Niemand kreeg punten. Jij en Blauw kwamen met dezelfde stapnummers, en dus is het spoor grijs. Wees sneller.
lesson-olifantenpad-5-6 = Vijf kinderen op één spoor zijn vijf voetstappen. Dan is het te druk en komt er een hekje. Nu weet je alles. Veel plezier in het park!

## Lessen van Splits

lesson-splits-1 = Bouw de weide
lesson-splits-1-1 = Je schapen willen ruimte. Maar eerst bouwen jullie samen de weide. Iedereen legt vier tegels. Een tegel heeft vier velden.
lesson-splits-1-2 = Leg de eerste tegel. Je mag hem draaien voordat je bevestigt.
lesson-splits-1-2-right = Daar ligt hij: de weide is begonnen.
lesson-splits-1-3 = Nu liggen er twee tegels. Die van jou moet eraan vast. Leg hem zo dat alles goed samenhangt: met vier randen of meer.
lesson-splits-1-3-right = Hij grenst met { $edges } randen aan de weide. Zo wordt de weide breed.
lesson-splits-1-3-loose = { $edges ->
    [one] Hij raakt de weide maar met één rand.
   *[other] Hij raakt de weide met { $edges } randen.
} Zoek een plek waar vier randen aansluiten.
lesson-splits-1-4 = Waar tegels met weinig randen aansluiten, is de weide smal. Een smalle plek kun je later afsluiten. Les 4 laat zien hoe.
lesson-splits-1-5 = Wie begint, is een beetje in het voordeel. Denk er dus bij het bouwen aan: waar zet ik straks mijn schapen?

lesson-splits-2 = Zoek een goede plek
lesson-splits-2-1 = Iedereen heeft 16 schapen, allemaal op één stapel. Ze beginnen aan de buitenrand: op een van de gemarkeerde velden. De rand van het gat telt niet mee.
lesson-splits-2-2 = Zet je schapen waar ze minstens vier kanten op kunnen. Tel de vrije velden ernaast.
lesson-splits-2-2-right = Een goede plek: je kunt { $ways } kanten op.
lesson-splits-2-2-tight = { $ways ->
    [one] Daar kun je maar één kant op.
   *[other] Daar kun je maar { $ways } kanten op.
} Zoek een veld met minstens vier vrije velden ernaast.
lesson-splits-2-3 = Nu zou Blauw aan de beurt zijn. Wie vlak bij je begint, kan je ruimte afpakken. Begin dus waar de weide breed is.

lesson-splits-3 = Splits en tel
lesson-splits-3-1 = Nu splits je je stapel. Een deel van de schapen blijft, de andere gaan rechtdoor, zo ver als ze kunnen. Ze stoppen bij de rand, bij een gat of vlak voor andere schapen.
lesson-splits-3-2 = Tik op je stapel en dan op een veld dat oplicht. De schapen verdelen zich, half om half. Bevestig.
lesson-splits-3-2-right = { $stay } blijven en { $go } gaan. Nu heb je twee velden!
lesson-splits-3-2-uneven = { $stay ->
    [one] Eén blijft
   *[other] { $stay } blijven
} en { $go ->
    [one] één gaat
   *[other] { $go } gaan
}. Dat mag. Maar probeer het eens half om half.
lesson-splits-3-3 = Bij elke splitsing krijg je een veld erbij. Eén schaap alleen kun je niet splitsen. Als niemand meer kan splitsen, winnen de meeste velden.
lesson-splits-3-4 = De gemarkeerde gang heeft drie vrije velden, en elk veld heeft één schaap nodig. Hoeveel stuur je erin? Ze gaan tot het einde.
lesson-splits-3-4-right = Drie velden, drie schapen: geen één te veel.
lesson-splits-3-4-many = { $sheep ->
    [one] Dat is één schaap te veel.
   *[other] Dat zijn { $sheep } schapen te veel.
} Daar is in de gang geen plaats voor.
lesson-splits-3-4-few = { $sheep ->
    [one] Dat is één schaap te weinig.
   *[other] Dat zijn { $sheep } schapen te weinig.
} Stuur er voor elk veld één.
lesson-splits-3-4-elsewhere = Daar mag je heen. Maar nu gaat het om de gemarkeerde gang. Stuur je schapen daarin.
lesson-splits-3-5 = Tel dus voordat je splitst. Hoeveel velden zijn er? Hoeveel schapen heb je daarvoor nodig?

lesson-splits-4 = Sluit af en blijf vrij
lesson-splits-4-1 = Blauw heeft meer schapen dan jij. Maar kijk naar het gemarkeerde veld: alleen daarlangs kan Blauw naar de grote weide. Het is een flessenhals.
lesson-splits-4-2 = Stuur schapen naar het gemarkeerde veld. Eén is genoeg om het af te sluiten.
lesson-splits-4-2-right = Dicht! Blauw heeft nog maar { $fields } vrije velden.
lesson-splits-4-2-open = Blauw kan nog bij { $fields } vrije velden komen. Ga naar het gemarkeerde veld.
lesson-splits-4-3 = De rest van de weide is van jou alleen. Let op zulke smalle plekken. En begin er zelf niet achter.
lesson-splits-4-4 = Nu sta je zelf in een hoek. Je enige uitweg is het gemarkeerde veld. Wie gaat, kan van daar later verder. Wie blijft, zit opgesloten. Hoeveel gaan er?
lesson-splits-4-4-right = Eén blijft, { $go } gaan. Zo zit er niemand voor niets opgesloten.
lesson-splits-4-4-shut = { $stay } schapen blijven, en die kunnen er nu niet meer uit. Eén schaap is genoeg om het veld te houden.
lesson-splits-4-5 = Bouwen, plaatsen, tellen, afsluiten, vrij blijven: nu weet je alles. Veel plezier op de weide!

## Samen op één toestel

pass-on = Geef het toestel aan { $name }
pass-secret = Wat net gepland is, blijft geheim tot iedereen klaar is.
pass-taken = Ik ben { $name }
seat-addressed = { $name }: { $words }

## Onthouden en terugkijken

take-back = Beurt terugnemen
leave = Partij opgeven
leave-sure = Echt opgeven?
match-menu = Deze partij
splits-finish = Speel uit
splits-hint-alone = Alleen jij kunt nog zetten. Zet verder of laat uitspelen.
splits-hint-shut = Let op: hier is je kudde ingesloten. Kies liever een ander veld.
sound = Geluid
sound-off = Uit
sound-on = Aan
names = Namen
names-about = Hoe heten jullie, als jullie samen op dit apparaat spelen?
motion = Beweging
motion-auto = Zoals het systeem
motion-less = Rustig
motion-full = Alles beweegt
replay-whole = Speel de partij af
replay-title = Terugkijken
replay-waiting = De partij wordt klaargelegd …
replay-board = Het bord. { $told }
replay-begin = Zo begon het.
replay-start = begin
replay-hours = na uur { $turn } van { $turns }
replay-turns = na beurt { $turn } van { $turns }
replay-back = Een beurt terug
replay-on = Een beurt verder
replay-play = Afspelen
replay-pause = Stilzetten
replay-slide = Plaats in de partij
replay-heat = Voetstappen
replay-copy = Kopieer link
replay-copied = Link gekopieerd
replay-copy-yourself = Dit is de link. Kopieer hem zelf:
replay-save = Bewaar als bestand
share-broken = Deze link is niet heel aangekomen, of er zit geen partij van ons in.
file-foreign = Dit bestand is niet van Grasveld, of het is beschadigd.
file-open = Open een bestand
kept-title = Bewaard
kept-link = Bewaard en instellingen
kept-matches = Partijen
kept-none = Hier komen de partijen die je speelt.
kept-go-on = Speel verder
kept-file = Meenemen
kept-about = Alles blijft in deze browser. Wil je het bewaren of meenemen naar een andere, neem het dan mee als bestand. Zo’n bestand kun je ook op de pagina laten vallen.
kept-save = Alles als bestand
kept-forget = Alles vergeten
kept-forget-sure = Echt alles vergeten?
kept-taken = { $things ->
    [0] Alles in het bestand was hier al.
    [one] Eén ding uit het bestand overgenomen.
   *[other] { $things } dingen uit het bestand overgenomen.
}
result-given-up = Je hebt de partij opgegeven
storage-refused = Deze browser bewaart niets voor ons. Je kunt gewoon spelen, maar na het sluiten is alles vergeten.
storage-full = De opslag van deze browser is vol. Je kunt gewoon spelen, maar nieuwe dingen worden niet bewaard.
storage-broken = De bewaarde partij is niet meer te lezen. Ze begint opnieuw.
storage-seen = Goed

## Wat de spelregels weigeren

plan-unreadable = Een wandeling ziet eruit als -, b2 c3, a1> of a1>b2 c3, maar hier staat: { $text }
plan-too-long = De wandeling telt { $steps } stappen; er mogen er hoogstens { $most } in.
plan-no-gate = { $cell } is geen poort.
plan-outside = Je bent nog niet in het park: kom binnen door een poort.
plan-off-park = { $cell } ligt niet in het park.
plan-obstacle = Op { $cell } staat iets in de weg.
plan-fenced = Om { $cell } staat dit uur een hek.
plan-squeezed = Tussen twee obstakels of hekken door kun je niet naar { $cell }.
plan-not-next = { $cell } ligt niet naast { $at }.
park-size = Een park heeft 1 tot { $most } even lange rijen van 1 tot { $most } vakjes.
park-too-small-or-large = Een park is { $least } tot { $most } vakjes breed en hoog.
park-ground = Een park bestaat uit # = G en . maar hier staat: { $ground }
park-no-gates = Het park heeft geen poort.
park-gate-inside = De poort { $cell } ligt niet aan de rand van het park.
player-on-obstacle = Er staat een speler op het obstakel { $cell }.
trail-off-grass = { $cell } is geen gras.
fence-taken = Om { $cell } staan twee hekken, of er ligt al een spoor.
group-kind = Een groep bestaat uit wandelaars of uit een school, niet uit: { $kind }
group-off-pavement = De weg van een groep begint of eindigt op { $cell }, en dat is geen stoep.
group-nowhere = Een groep loopt van { $cell } naar { $cell }.
scenery-impossible = Wat er op { $cell } zou staan, kan niet.
cell-unknown = Dit vakje is er niet in het park: { $cell }
splits-unreadable-move = Een zet ziet eruit als T0,0/1, @0,0 of 0,0>3,0:8.
splits-over = De partij is afgelopen.
splits-not-your-turn = Deze speler is niet aan de beurt.
splits-no-move = Wie aan de beurt is, kan niets doen.
splits-build-now = Nu worden er tegels gelegd.
splits-place-now = Nu worden de kuddes neergezet.
splits-play-now = Nu worden er stapels gesplitst.
splits-first-tile = De eerste tegel ligt op 0,0.
splits-tile-overlaps = De tegel zou over een veld liggen dat er al is.
splits-tile-apart = De tegel moet met een rand tegen de weide liggen.
splits-no-field = { $field } is geen veld van de weide.
splits-field-taken = Op { $field } staan al schapen.
splits-not-on-the-rim = { $field } ligt niet aan de buitenrand.
splits-no-stack = Op { $field } staan geen schapen.
splits-not-your-stack = De schapen op { $field } zijn van een ander.
splits-too-few-sheep = Van { $size } schapen moet er minstens één gaan en één blijven.
splits-not-straight = Schapen lopen in een rechte lijn.
splits-no-way = Het volgende veld die kant op is niet vrij.
splits-as-far-as-it-can = Schapen lopen zo ver ze kunnen, hier tot { $field }.
splits-no-position = Een stelling is een JSON-object.
splits-other-game = Dit is geen stelling van Splits.
splits-other-rules = Alleen stellingen van versie { $version } zijn te lezen.
splits-bad-phase = Een fase is build, place, play of over.
splits-bad-left = Left moet voor 2 tot 4 spelers zeggen of ze weg zijn.
splits-bad-to-move = To_move moet een speler zijn, of null als de partij afgelopen is.
splits-bad-tiles = Tiles_left moet voor elke speler een getal van 0 tot 4 noemen.
splits-bad-pasture = De weide moet een lijst van velden zijn.
splits-large-pasture = De weide heeft meer dan { $most } velden.
splits-bad-field = Een veld ziet eruit als 0,0 of -3,1.
splits-field-twice = Een veld van de weide wordt twee keer genoemd.
splits-torn-pasture = De weide bestaat uit losse stukken.
splits-bad-stacks = Stacks moet een lijst van objecten zijn.
splits-bad-owner = De stapel op { $field } is van niemand.
splits-bad-size = De stapel op { $field } moet 1 tot { $most } schapen tellen.
splits-stacks-overlap = Op { $field } staan twee stapels.
splits-stack-off-pasture = De stapel op { $field } staat naast de weide.
splits-too-many-sheep = Iemand heeft meer dan { $most } schapen.
splits-cannot-act = Wie aan de beurt is, kan niets doen.
splits-one-present = Met minder dan twee spelers is de partij afgelopen.
splits-not-over = De partij is niet afgelopen: er kan nog iemand zetten.
splits-sheep-too-early = Er staat pas een stapel als alle tegels liggen.
splits-tiles-do-not-fit = De weide heeft niet de velden van de gelegde tegels.
splits-tiles-unlaid = Iemand heeft nog tegels die al hadden moeten liggen.
splits-not-whole = Zolang er wordt neergezet, heeft iedereen hoogstens één hele stapel.
position-game = Dit spel bestaat niet: { $game }
position-missing = In de stelling ontbreekt: { $key }
position-version = Alleen versie 1 van de regels is te lezen, niet: { $version }
position-seats = Er moeten 1 tot { $most } spelers zijn.
position-other-seats = De stelling is niet voor { $seats } spelers.
position-object = Dit moet een object zijn: { $key }
position-list = Dit moet een lijst zijn: { $key }
position-number = Dit moet een heel getal van { $least } tot { $most } zijn: { $key }
position-flag = Dit moet true of false zijn: { $key }
no-such-seat = Deze speler is er niet: { $seat }
seat-left = Speler { $seat } doet niet meer mee.
match-over = De partij is afgelopen.
match-game = Dit spel bestaat niet: { $game }
match-rules = Deze spelregels zijn onbekend: { $rules }
match-seats = Er moeten { $least } tot { $most } spelers zijn.
match-seat = Een speler is een mens of een bot.
match-level = Deze bot bestaat niet: { $level }
match-seed = Een toevalsgetal is een tekst van 1 tot 128 gewone tekens.
match-options = De opties moeten een object zijn.
entry-out-of-place = Dit kan nu niet gebeuren: { $kind }
entry-stale = Dit hoort niet bij beurt { $turn }.
entry-not-to-move = Speler { $seat } hoeft nu niets te doen.
entry-no-move = Hier ontbreekt de zet.
transcript-header = Dit is geen verslag van een partij.
transcript-log = In het verslag ontbreekt de lijst van zetten.
transcript-entry = Regel { $entry } van het verslag kan niet kloppen.
request-unreadable = Die vraag is niet te lezen.
request-no-match = Er is nog geen partij begonnen.
request-no-bot = Speler { $seat } is geen bot die aan de beurt is.
line-unreadable = De regel is geen JSON.
line-object = De regel moet een object zijn met: { $keys }
line-actions = Er moeten { $seats } zetten staan, elk een tekst of null.
line-seed = Een toevalsgetal is een getal, of een tekst van 1 tot 128 gewone tekens.
file-unreadable = Dit bestand is niet te lezen: { $file }
bytes-unreadable = Dit moeten { $length } bytes in base64url zijn.
stale = Dit hoorde bij een andere beurt; de kamer is bij beurt { $turn }.
room-entry = Dit is geen regel uit het verslag van een kamer.
room-chain = Regel { $entry } sluit niet aan op de regels ervoor.
room-time = Regel { $entry } is van vroeger dan de regel ervoor.
room-message = Dit is geen bericht aan een kamer.
room-body = Er klopt iets niet in dit bericht: { $kind }
room-signature = De handtekening is niet van de afzender.
room-key = Deze sleutel is niet bruikbaar.
room-other = Dit was voor een andere kamer bedoeld.
room-twice = Dit is al eens gezegd.
room-seen = De afzender zag een ander verslag dan dit.
room-out-of-place = Dit kan nu niet: { $kind }
room-not-yours = Dit is niet aan jou: { $kind }
room-stranger = Je hebt geen plaats in deze kamer.
room-organiser = Alleen wie het spel regelt, kan dit doen.
room-name = Een naam telt 1 tot { $most } zichtbare tekens.
room-joined = Je bent al in deze kamer.
room-locked = Er kan niemand meer bij in deze kamer.
room-full = Alle plaatsen in deze kamer zijn bezet.
room-level = Deze bot speelt niet mee in kamers.
room-clock = Zo lang kan een beurt niet duren.
room-options = Met deze opties kan een kamer niet spelen.
room-nobody = Er is hier niemand anders met die sleutel.
room-too-few = Er zijn te weinig spelers om te beginnen.
room-not-ready = Nog niet iedereen is klaar.
room-not-asked = Jij hoeft deze beurt niets te doen.
room-sealed = Je plan voor deze beurt is al verzegeld.
room-other-close = Deze onthulling hoort bij een ander moment.
room-opened = Dit plan is al onthuld.
room-other-seal = Dit is niet het plan dat verzegeld werd.
room-emote = Die groet bestaat niet.
room-emotes = Niet meer dan { $most } groeten per beurt.
room-deadline = De relay stelde een tijdslimiet die niet kan.
room-early = De relay sloot de beurt te vroeg.
room-away = De relay noemt iemand afwezig die dat niet is.
room-relay-seal = Het aandeel van de relay in de loting is niet wat ze verzegelde.
room-not-old = De kamer is nog niet oud genoeg om te sluiten.
entry-stir = Het toeval wordt opnieuw gemengd met een toevalsgetal, vóór de eerste zet van de beurt.
verify-package = Om dit te controleren: python -m pip install { $name }
verify-header = De regels leiden tot een andere partij dan bovenaan het verslag staat: { $key }
request-in-room = In deze kamer kan dat niet worden gevraagd.
request-no-room = Er is geen kamer geopend.
daily-date = Dit is geen datum als 2026-11-30: { $date }
daily-seats = Aan een dagpartij doen { $seats } spelers mee.
daily-seed = De partij van { $date } heeft een ander toevalsgetal.
par-none = Voor dit spel is er geen dagdoel: { $game }
lesson-unknown = Er zijn alleen lessen en stappen van 1 tot { $most }.
lesson-no-deed = Deze stap van de les wacht nergens op.

## Park en weide van vandaag

today-olifantenpad = Park van vandaag
today-splits = Weide van vandaag
of-a-day-olifantenpad = Park van de dag
of-a-day-splits = Weide van de dag
today-title-olifantenpad = Olifantenpad: park van de dag
today-title-splits = Splits: weide van de dag
today-about-olifantenpad = Elke dag een park, voor iedereen hetzelfde. Vijf uur, jij alleen: hoeveel voetstappen haal je?
today-about-splits = Elke dag een weide, voor iedereen dezelfde, tegen de sterkste bot. Hoeveel velden bezet je?
today-best-olifantenpad = Je beste: { $points ->
    [one] één punt
   *[other] { $points } punten
}
today-best-splits = Je beste: { $points ->
    [one] één veld
   *[other] { $points } velden
}
today-tries = { $tries ->
    [one] (één keer gespeeld)
   *[other] ({ $tries } keer gespeeld)
}
today-play = Speel
par-is = par { $par }
par-coming = Par wordt uitgerekend …
share-olifantenpad = { $points ->
    [one] één voetstap
   *[other] { $points } voetstappen
}
share-splits = { $points ->
    [one] één veld
   *[other] { $points } velden
}
share = Deel je uitslag
share-copied = Gekopieerd
calendar = Je kalender
calendar-before = Vorige maand
calendar-after = Volgende maand
calendar-legend-olifantenpad = Je beste punten per dag. ★: par gehaald.
calendar-legend-splits = Je meeste velden per dag.

### Wat je hoort en met het toetsenbord bereikt

grid-park = Het park, vakje voor vakje
grid-park-keys = Met de pijltjes en Q, E, Z, C ga je van vakje naar vakje, Enter kiest. N gaat naar het volgende vakje dat kan, G naar de volgende poort, Backspace neemt een stap terug. Daarna komt de knop Loop!
grid-pasture = De weide, veld voor veld
grid-pasture-keys = Met de pijltjes en Q, E, Z, C ga je van veld naar veld, Enter kiest en bevestigt. N gaat naar het volgende veld dat kan, R draait een tegel, plus en min verdelen schapen, Escape annuleert.
cell-pavement = stoep
cell-grass = gras
cell-tree = boom
cell-pond = vijver
cell-kiosk = kiosk
cell-trail = { $level ->
    [1] spoor
    [2] pad
   *[3] vast pad
} van { $name }
cell-trail-yours = jouw { $level ->
    [1] spoor
    [2] pad
   *[3] vaste pad
}
cell-trail-grey = { $level ->
    [1] grijs spoor
    [2] grijs pad
   *[3] grijs vast pad
}
cell-fence = achter een hekje
cell-footsteps = { $count ->
    [one] 1 voetstap
   *[other] { $count } voetstappen
}
cell-you = jij staat hier
cell-player = { $name } staat hier
cell-from = { $size ->
    [one] hier begint één wandelaar
   *[other] hier begint een groepje van { $size }
}
cell-from-school = hier begint de schoolreis van { $size }
cell-to = { $size ->
    [one] hierheen gaat één wandelaar
   *[other] hierheen gaat een groepje van { $size }
}
cell-to-school = hierheen gaat de schoolreis van { $size }
cell-step = stap { $number } van je wandeling
cell-offered = hier kun je heen
log = Verloop van de partij
log-walked-you = Jij liep { $cells }.
log-walked = { $name } liep { $cells }.
log-came-you = Jij kwam binnen door { $gate } en liep { $cells }.
log-came = { $name } kwam binnen door { $gate } en liep { $cells }.
log-gate-you = Jij kwam binnen door { $gate }.
log-gate = { $name } kwam binnen door { $gate }.
log-stayed-you = Jij bleef staan.
log-stayed = { $name } bleef staan.
log-points = Stand: { $points }.
log-hour = { $hour } uur. { $groups ->
    [0] Er komt niemand.
    [one] Er komt één groepje:
   *[other] Er komen { $groups } groepjes:
}
log-group = { $size ->
    [one] één wandelaar
   *[other] een groepje van { $size }
} van { $from } naar { $to };
log-school = de schoolreis van { $size } van { $from } naar { $to };
splits-at-blocked = ingesloten
splits-at-tile = je tegel
splits-at-misfit = je tegel, maar die past hier niet
splits-at-place = hier begint je kudde
splits-at-chosen = gekozen, { $sheep ->
    [one] 1 blijft
   *[other] { $sheep } blijven
}
splits-at-target = { $sheep ->
    [one] 1 gaat hierheen
   *[other] { $sheep } gaan hierheen
}
splits-log-way = Van { $from } naar { $to }.
splits-log-on = Op { $fields }.
splits-log-blocked = { $stacks ->
    [one] Ingesloten is nu de stapel op { $fields }.
   *[other] Ingesloten zijn nu de stapels op { $fields }.
}
calendar-day = { $day }: { $result }

## Alle manieren om te spelen

home-lessons = Lessen
home-choose = Bots en mensen
home-help = Spelregels
choose-count = Met hoeveel spelen jullie?
choose-you = Jij
choose-seat = Wie speelt { $name }?
choose-person = Iemand hier
choose-easy = Bot: makkelijk
choose-normal = Bot: normaal
choose-hard = Bot: moeilijk
choose-start = Begin
bot-away = De bot kan nog niet nadenken: de verbinding hapert. Hij probeert het zo weer.

## De lijst en de knoppen van de lessen

lessons = Lessen
lessons-of = Lessen: { $game }
lesson-done = gedaan
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Terug
lesson-skip = Doorspoelen
lesson-again = Nog eens
lesson-model = Doe het eens voor
lesson-restart = Opnieuw
lesson-onward = Volgende les
lesson-all = Alle lessen

## Zo speel je

rules = Zo speel je
help-of = Zo speel je { $game }
help-tips = Tips
help-keys = Met het toetsenbord
browsers = Grasveld werkt in Chrome en Edge vanaf 123, Firefox vanaf 125 en Safari vanaf 17.5.
help-lessons = Leer het al doende: de lessen
help-olifantenpad-aim = De doorsteek
help-olifantenpad-aim-says = Je loopt door het gras en laat een spoor achter in jouw kleur. Bezoekers volgen een spoor als dat goedkoper is dan de stoep. Elke voetstap van hen op jouw spoor is één punt. Wie na 17:00 de meeste punten heeft, wint.
help-olifantenpad-plan = Je wandeling
help-olifantenpad-plan-says = Elk uur teken je in het geheim een wandeling. Ga verder van waar je staat: hoogstens vijf stappen, 1 tot en met 5. Of kom door een poort binnen: hoogstens drie stappen, 3 tot en met 5. Schuin mag ook, maar niet tussen twee obstakels of hekjes door. Dan loopt iedereen tegelijk.
help-olifantenpad-owner = Van wie is het vakje?
help-olifantenpad-owner-says = Wie het laagste stapnummer heeft, krijgt een vers vakje. Bij gelijke nummers wordt het grijs en is het van niemand. Een spoor blijft van dezelfde speler tot het weer gras is.
help-olifantenpad-cost = De goedkoopste weg
help-olifantenpad-cost-says = Een stoepvakje kost wandelaars 2, een nieuw spoor 3, een pad 2. Vers gras gaan ze nooit in. Zijn twee wegen even duur, dan kiezen ze die met de meeste stoep, en daarna die met de minste bochten. Nog steeds gelijk? Dan splitst het groepje zich.
help-olifantenpad-level = Spoor, pad, vast pad
help-olifantenpad-level-says = Elke stap van een speler maakt de grond een trapje dieper. Waar een uur lang niemand komt, groeit het gras een trapje terug. Voetstappen van wandelaars houden een spoor open, maar maken het niet dieper.
help-olifantenpad-busy = Te druk
help-olifantenpad-busy-says = Vijf of meer voetstappen in één uur op een vakje van jou is te druk. Dan staan jouw vakjes langs de weg van die wandelaars een uur achter hekjes, en daarna zijn ze weer vers gras. Je punten houd je.
help-olifantenpad-school = De schoolreis
help-olifantenpad-school-says = Eén keer, vanaf 14:00, komen er vijf kinderen tegelijk. Niemand weet in welk uur.
help-olifantenpad-tip-1 = Kijk onder het tekenen naar wat de wegen kosten: groen is een weg die goedkoper wordt door jouw wandeling.
help-olifantenpad-tip-2 = Dezelfde wegen worden steeds weer gelopen. Aan een goed spoor verdien je uren achter elkaar.
help-olifantenpad-tip-3 = Stap twee keer op een vakje, of gebruik een spoor nog eens: een pad kost wandelaars maar 2.
help-olifantenpad-tip-4 = Blijf in het park. Van waar je staat begin je met stap 1, door een poort met stap 3.
help-olifantenpad-tip-5 = Kun je niet de eerste zijn? Kom met hetzelfde nummer, dan wordt het vakje grijs.
help-olifantenpad-tip-6 = Tel de voetstappen: vier is goed, bij vijf komt er een hekje. In het laatste uur maakt dat niet meer uit.
help-splits-aim = De meeste velden
help-splits-aim-says = Je schapen willen ruimte. Bij elke splitsing krijgen ze er een veld bij. Wie aan het eind de meeste velden heeft, wint.
help-splits-build = Bouwen
help-splits-build-says = Om de beurt legt iedereen vier tegels van vier velden. Vanaf de tweede moet een tegel de weide raken. Er mogen gaten in komen.
help-splits-place = Plaatsen
help-splits-place-says = Dan zet iedereen zijn 16 schapen als één stapel op een veld aan de buitenrand. De rand van een gat telt niet mee.
help-splits-split = Splitsen
help-splits-split-says = Ben je aan de beurt, dan splits je een stapel: minstens één schaap blijft, minstens één gaat. Ze gaan rechtdoor, zo ver als ze kunnen: tot de rand, tot een gat of tot andere schapen.
help-splits-blocked = Klem
help-splits-blocked-says = Een schaap alleen kan niet splitsen, en een stapel zonder vrij veld ernaast ook niet. Kan geen van je stapels meer splitsen, dan gaan de anderen zonder jou verder. Je velden tellen gewoon mee.
help-splits-end = Het einde
help-splits-end-says = Kan niemand meer zetten, dan winnen de meeste velden. Is dat gelijk, dan wint de grootste kudde: stapels die aan elkaar grenzen.
help-splits-tip-1 = Het bouwen beslist veel. Wie begint, is een beetje in het voordeel: denk vast aan waar je straks staat.
help-splits-tip-2 = Let op smalle plekken die makkelijk af te sluiten zijn, en begin er niet achter.
help-splits-tip-3 = Zet jezelf niet klem: houd naast elke hoge stapel een veld vrij.
help-splits-tip-4 = Tel je schapen: een veld heeft er één nodig. Aan schapen die er niet uit kunnen, heb je niets.

## Tips en analyse

tip = Geef een tip
tip-thinking = Even nadenken …
tip-here = Tips:
tip-number = Tip { $number }
tip-olifantenpad = Tip { $number }: { $value } punten dit uur
tip-splits = Tip { $number }: { $value } kans om te winnen
analysis = Analyse
analysis-working = Alles wordt nog eens nagerekend …
analysis-olifantenpad = Elk uur: wat jouw wandeling bracht, wat de beste had gebracht, en hoeveel voorsprong dat scheelt.
analysis-splits = Elke zet: jouw winstkans en die van de beste zet.
analysis-made = Gedaan
analysis-best = Beste
analysis-missed = { $value } gemist
analysis-none-missed = niets gemist
analysis-close = Terug naar de uitslag
result-solo = Jouw uitslag: { $points ->
    [one] één punt
   *[other] { $points } punten
}
result-calendar = Je kalender
result-par-reached = ★ Par gehaald!
result-tie = Gelijkspel!

## Een eigen bot

bot-raised = De bot gaf een fout: { $error }.
bot-illegal = De bot deed een zet die niet mag ({ $move }).
bot-no-move = De bot gaf geen zet, maar iets van het type { $type }.
bot-slow = De bot dacht langer dan { $limit } s.
bot-ended = De bot stopte zijn eigen proces.
guest-broken = Dit Python werkt niet: { $error }
guest-no-function = Er staat geen functie in die position, seat, chance en budget aanneemt.
guest-no-wheel = Dit bestand is geen wheel.
guest-no-entry = Er zit geen functie { $entry } in.
guest-not-here = Er is geen bot meegebracht.

## Rooms and duels

friends = Met vrienden
duel = Duel
room = Kamer
friends-title = { $game } met vrienden
room-your-name = Je naam
room-your-name-about = De anderen zien deze naam. Je voornaam of een bijnaam is genoeg.
room-name-missing = Vul eerst een naam in.
room-new = Een eigen kamer
room-make = Maak een kamer
room-by-code = Meedoen met een code
room-by-link = Heb je een link gekregen? Open die gewoon.
room-code = Code
room-join = Doe mee
room-return = Terug naar je kamer ({ $game })
room-title = { $game }: kamer
room-invite = Nodig anderen uit
room-share = Deel de link
room-share-text = Kom je met me spelen?
room-qr = QR-code van de link
room-players = Wie er zijn
room-organises = regelt het spel
room-gone = even weg
room-is-ready = klaar
room-not-ready-yet = nog niet klaar
room-remove = Verwijder
room-remove-of = Verwijder { $name }
room-add-bot = Erbij: { $name }
room-watching = { $count ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
room-terms = Wat jullie spelen
terms-game = Spel
terms-length = Lengte
terms-clock = Bedenktijd
length-hours = { $hours } uur
clock-hour = { $seconds } s per uur
clock-turn = { $seconds } s per beurt
clock-none = onbeperkt
room-lock = Niemand meer binnenlaten
room-ready = Ik ben klaar
room-unready = Wacht, nog niet
room-start = Begin
room-leave = Verlaat de kamer
room-leave-sure = Echt weggaan?
room-join-says = Doe mee: vul je naam in.
room-closed-says = Hier kan niemand meer bij. Je kunt meekijken.
room-alone = Er moet nog iemand bij, of een bot.
room-waits-ready = Nog niet klaar: { $names }.
room-can-start = Iedereen is klaar. Je kunt beginnen!
room-waits-start = Iedereen is klaar. { $name } kan beginnen.
room-withheld = Er begon geen partij, want de loting werd niet geopend door: { $names }.
room-relay = de relay
room-drawing = Er wordt geloot …
room-drawing-for = Er wordt geloot … Wachten op { $names }.
room-line-away = De verbinding is weg. Ze komt vanzelf terug, en er gaat niets verloren.
room-differs = De relay meldt een andere stand dan deze pagina uitrekent. Dat staat nu in het verslag; bewaar het na de partij.
room-paused = Er is verder niemand. De klok staat stil.
room-waits = Wachten op { $names }
room-waits-you-too = Wachten op jou en { $names }
room-waits-you = Wachten op jou
room-opening = De plannen gaan open: { $names }
room-hurry = Nog { $seconds } seconden
time-left = Resterende tijd in seconden
room-you-watch = Je kijkt mee.
room-turn-closed = Een ogenblik …
seat-away = weg
seat-left-room = is weg
emote = Zeg iets
emotes-heard = Wat er gezegd wordt
emote-hello = Hallo!
emote-good-luck = Succes!
emote-thinking = Ik denk na …
emote-nice = Mooi!
emote-oops = Oei!
emote-thanks = Dank je!
emote-well-played = Goed gespeeld!
rematch = Revanche
rematch-open = Nog eens? Het begint zodra iedereen wil.
rematch-wanted = { $count ->
    [one] { $names } wil revanche.
   *[other] { $names } willen revanche.
}
rematch-alone = Er is verder niemand meer in de kamer.
room-back = Naar de kamer
room-save = Bewaar het verslag
room-refused = Hier kun je niet in
room-ended = Deze kamer is gesloten
room-ended-void = Dit duel telt niet: niet iedereen was er.
room-ended-old = Er was al een dag niemand meer.
room-stopped = Gestopt, voor de zekerheid
room-stopped-says = Deze pagina leest niet verder, want de relay is hier niet te vertrouwen. Jij hebt niets fout gedaan. Bewaar wat er binnenkwam als bewijs.
room-save-log = Bewaar als bewijs
room-log-shorter = De relay liet een deel weg van het verslag dat er eerder wel was.
room-log-rewritten = De relay heeft het verslag van de kamer achteraf veranderd.
taken-over = Je speelt verder in een ander venster. Dit venster staat stil.
taken-back = Speel hier verder
relay-foreign = Dit is niet de relay die bij deze pagina hoort. Er is niets naartoe gestuurd.
missing-relay = Hier zijn geen kamers
missing-relay-how = Deze kopie van Grasveld heeft geen relay, die spelers bij elkaar brengt. Wie haar aanbiedt, kan er een draaien (python3 serve.py relay) en die in config.json noemen.
missing-network = Geen verbinding
missing-network-how = Om met anderen te spelen moet je online zijn.
missing-secure = Er ontbreekt een veilige verbinding
missing-secure-how = Deze pagina kwam over gewoon http, en dan mag ze van de browser niets ondertekenen. Open haar met https. Thuis: python3 serve.py --tls maakt daar een certificaat voor.
missing-new = Deze browser is te oud voor kamers
missing-new-how = Hij kan niet ondertekenen met Ed25519. Een nieuwere versie kan dat wel.
missing-alone = Alles voor één speler en voor meer mensen op dit apparaat werkt gewoon.
duel-title = Duel: { $game }
duel-about-olifantenpad = Tegen iemand die ongeveer zo sterk is als jij. 30 seconden per uur, geen tips. Het telt voor je rating.
duel-about-splits = Tegen iemand die ongeveer zo sterk is als jij. 45 seconden per beurt, geen tips. Het telt voor je rating.
duel-seek = Zoek een tegenstander
duel-waiting = Er wordt een tegenstander gezocht voor { $game } …
duel-waited = Wachttijd
duel-stop = Stop met zoeken
duel-bot = Speel intussen tegen een bot
duel-found = Tegenstander gevonden
duel-rating = Je rating: { $rating } ({ $games ->
    [one] één duel
   *[other] { $games } duels
})
duel-unrated = Je hebt nog geen rating.
best = De besten
best-title = { $game }: de besten
best-coming = De lijst wordt opgehaald …
best-none = Hier heeft nog niemand een duel gespeeld.
best-place = Plaats
best-name = Naam
best-rating = Rating
best-games = Duels
best-hidden = iemand
name-report-of = Meld de naam { $name }
name-reported = Gemeld
profile = Mijn pagina
profile-coming = Je pagina wordt opgehaald …
profile-name = Je speelt als { $name }.
profile-none = Je hebt nog geen duel gespeeld.
profile-games = { $games ->
    [one] één duel
   *[other] { $games } duels
}
profile-hide = Verberg mijn naam in de lijst
profile-history = Je duels
history-won = Gewonnen van
history-lost = Verloren van
history-draw = Gelijkspel met
identity-title = Op een ander apparaat
identity-about = Je bent bekend door een sleutel in deze browser, zonder e-mailadres of wachtwoord. Neem die mee als bestand om ergens anders verder te gaan met dezelfde naam en rating. Wie het bestand en de wachtzin heeft, kan spelen alsof hij jou is.
identity-lost = Deze browser bewaart niets: als je hem sluit, is deze sleutel weg.
identity-save = Bewaar mijn sleutel
identity-take = Gebruik een bewaarde sleutel
identity-phrase-new = Wachtzin, minstens { $least } tekens
identity-phrase = Wachtzin
identity-file = Bestand
identity-instead = Deze sleutel komt in de plaats van die in deze browser. Bewaar die eerst als je hem nog wilt hebben.
identity-working = Een ogenblik …
identity-saved = Bewaard. Onthoud de wachtzin: niemand kan die voor je terugvinden.
identity-taken = Deze browser heeft de sleutel nu.
identity-passphrase = De wachtzin past niet bij dit bestand.
identity-damaged = In dit bestand zit geen sleutel, of het is beschadigd.
forget-title = Vergeten worden
forget-about = Je naam, rating en geschiedenis worden van de relay verwijderd. Wat anderen van jullie partijen bewaard hebben, houden zij.
forget-me = Vergeet mij
forget-sure = Echt alles vergeten?
forget-done = De relay is je vergeten.
host-privacy = Privacy
host-imprint = Colofon
verify-title = Controleer een partij
verify-none = Open het verslag van een partij uit een kamer, of sleep het op de pagina.
verify-working = Elke handtekening wordt gecontroleerd en de partij nagespeeld …
verify-holds = Alles klopt: alle { $entries } regels zijn ondertekend, volgen op elkaar en leiden tot deze uitslag.
verify-fails = Dit verslag klopt niet.
verify-winner = gewonnen
verify-open = De partij was nog niet afgelopen.
fair = Eerlijk spelen met anderen
fair-promise = Voordat een beurt sluit, kan niemand je plan te weten komen, ook niet wie de relay beheert, de computer tussen jullie in: die heeft tot dan alleen een zegel ervan. En niemand kan een plan veranderen, vervalsen, kopiëren of herhalen.
fair-relay = Een oneerlijke relay kan nog wel een bericht ophouden, weglaten of te laat noemen. En samen met een speler kan ze die de plannen van de anderen laten zien voordat het zijne opengaat. Die kan het zijne dan achterhouden: zijn wandeling is weg, en het toeval van het volgende uur wordt één keer opnieuw geloot. Dat laat allemaal een spoor na in het verslag.
fair-limits = Wie je deze pagina geeft, geeft je ook haar code: dit alles geldt voor een pagina van een bron die je vertrouwt. Dat iemand een rekenprogramma om raad vraagt of met meer sleutels speelt, is niet te merken.
code-not-open = Onder deze code is geen kamer open.
code-too-often = Te veel verkeerde codes. Wacht een minuut.
too-often = Dat was te vaak. Wacht een paar minuten.
queue-later = Je haakte af voordat een duel begon. Wacht een paar minuten.
name-unfit = Een naam heeft 1 tot { $most } letters, cijfers of tekens, en geen < of >.
relay-trouble = Er ging iets mis bij de relay. Probeer het opnieuw.
relay-unproved = De relay nam de sleutel van deze pagina niet aan.
room-unknown = Die kamer bestaat niet, of je hebt de link ervan nodig.
transcript-none = Hier is nog geen partij afgelopen.
guest-failed = Dat lukte niet: { $detail }
guest-garbled = Wat de bot teruggaf, is niet te lezen.
guest-start = Het afgesloten kader voor de bot start niet. Het heeft een verbinding nodig, en een host die zijn Python-bestanden overal laat lezen.
guest-declined = Er is niets opgehaald en de bot is niet binnengehaald.
bot-stopped = De bot is gestopt.
seat-bot-own = Jouw bot
bring = Breng je eigen bot mee
bring-of = Breng een bot mee voor { $game }
bring-intro = Een bot is een Python-functie die een stelling krijgt en een zet teruggeeft. Breng er een mee, speel ertegen, of laat hem tegen de onze spelen.
bring-learn = Hoe je er een schrijft, stap voor stap
bring-kind = Wat breng je mee?
bring-code = Python
bring-wheel = Een wheel
bring-code-label = De bot als Python: een functie think(position, seat, chance, budget)
bring-file = Wheel uit een bestand (.whl)
bring-url = of van een adres
bring-entry = De functie, als het wheel er geen noemt
bring-safe = Hij draait in een afgesloten kader. Hij ziet deze pagina niet en niets van wat hier bewaard wordt, en bereikt geen andere host tenzij jij dat goedvindt.
bring-in = Haal hem binnen
bring-nothing = Kies een bestand, of geef een adres dat met https:// begint.
bring-standing = Jouw bot
bring-starting = Python start voor je bot …
bring-installing = Ophalen wat je bot nodig heeft …
bring-here = Je bot is er: { $name }
bring-away = Stuur hem weg
bring-printed = Wat hij afdrukt
bring-consent = Mag dit worden opgehaald?
bring-consent-packages = Je bot heeft { $packages } nodig. Om dat op te halen, en wat daar weer bij hoort, worden deze hosts gevraagd; ze zien je netwerkadres:
bring-consent-wheel = Om het wheel op te halen wordt deze host gevraagd; die ziet je netwerkadres:
bring-consent-fine = Verder gaat er niets van jou naartoe. Zolang je bot er is, mag hij vanuit zijn kader alleen deze hosts vragen.
bring-agree = Ja, haal het op
bring-decline = Nee
bring-play = Speel ertegen
bring-play-title = Jij tegen je bot
bring-play-says = Een partij op het bord, jij begint op de eerste plaats.
trial-title = Jouw bot tegen de onze
trial-says = Elke partij op een nieuw bord; de plaatsen wisselen.
trial-against = Tegen
trial-matches = Partijen tegen elk
trial-seats = Spelers
trial-limit = Bedenktijd
trial-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
trial-start = Laat ze spelen
trial-stop = Stop
trial-progress = Gespeelde partijen
trial-running = { $played } van { $matches } partijen gespeeld …
trial-played = { $played } van { $matches } partijen gespeeld.
trial-rival = Tegen
trial-count = Partijen
trial-score = Score
trial-interval = 95 % tussen
trial-time = Tijd per zet
trial-faults = Fouten
trial-list = Alle partijen
trial-won = Gewonnen van { $name }, { $points }.
trial-lost = Verloren van { $name }, { $points }.
trial-draw = Gelijk tegen { $name }, { $points }.
trial-watch = Bekijk
notebook-of = Zo schrijf je een bot voor { $game }
notebook-intro = Verander de cellen zoals je wilt en voer ze op volgorde uit, met de knop of met Shift en Enter. Alles blijft op je eigen apparaat, in een afgesloten kader.
notebook-cell = Cel { $number }, Python
notebook-run = Voer uit
notebook-stop = Stop
notebook-running = Bezig …
notebook-done = Klaar.
notebook-end = Nog een paar dingen. Een bot mag tussendoor ook yield gebruiken en aan het eind zijn zet teruggeven. Chance is zijn enige bron van toeval, zodat partijen herhaald kunnen worden. Heeft hij pakketten nodig, noem ze dan bovenaan in een blok met inline script metadata; voordat er iets wordt opgehaald, krijg je de vraag of dat mag.
notebook-take = Neem deze bot mee
notebook-splits-position = Een spel is een tabel met functies, en een stelling verandert nooit: een zet spelen geeft een nieuwe. Hier leggen twee spelers acht tegels, zetten hun kudde neer en splitsen twee keer, alles op goed geluk.
notebook-splits-moves = Wie is aan de beurt, en wat mag er? De zetten komen als Python-waarden; write_move geeft ze in de notatie.
notebook-splits-random = De eenvoudigste bot pakt er zomaar een. Dit is de stelling na zijn zet.
notebook-splits-meet = Hoe goed is dat? Laat hem tegen Makkelijk spelen. De velden van jouw bot staan vooraan; de laatste regel zegt hoeveel hij er won.
notebook-splits-bot = Een betere: hij bekijkt de stelling na elk van zijn zetten en neemt de zet waarna zijn schapen de meeste ruimte hebben.
notebook-splits-again = En nu?
notebook-olifantenpad-position = Een spel is een tabel met functies, en een stelling verandert nooit: een uur spelen geeft een nieuwe. Dit is een park om twaalf uur.
notebook-olifantenpad-moves = Welke wandelingen mogen? Ze komen als Python-waarden; write_move geeft ze in de notatie.
notebook-olifantenpad-random = De eenvoudigste bot pakt er zomaar een. Beide spelers lopen tegelijk; dit is het park een uur later.
notebook-olifantenpad-meet = Hoe goed is dat? Laat hem tegen Makkelijk spelen. De punten van jouw bot staan vooraan; de laatste regel zegt hoeveel hij er won.
notebook-olifantenpad-bot = Een betere: van duizend wandelingen neemt hij die waarmee de groepjes van dit uur het meest opschieten, en die dus de meeste voetstappen brengt.
notebook-olifantenpad-again = En nu?
room-you-unready = Zeg het als je klaar bent.
room-your-turn = Jij bent aan de beurt
duel-again = Nog een duel

## Een spel op een andere pagina

embed-play = Speel
embed-watch = Bekijk
embed-loading = Een ogenblik …
embed-full = Open het apart
embed-position = Vanuit deze stelling
embed-replay = Een partij om te bekijken
room-log-other = De relay liet anderen een ander verslag van deze kamer zien dan jou.
embedding = Op je eigen pagina
embedding-intro = Zet een park, een weide, een les of een partij op je site of in je blog. Zeg wat het moet worden en kopieer de regel naar de plek waar het moet staan.
embedding-game = Spel
embedding-kind = Wat
embedding-match = Een partij tegen Makkelijk
embedding-today = Park of weide van vandaag
embedding-lesson = Een les
embedding-position = Een stelling
embedding-replay = Een partij om te bekijken
embedding-number = Les
embedding-given = De stelling als JSON, of de link naar de partij
embedding-language = Taal
embedding-readers = Die van de lezer
embedding-script = Eén regel HTML
embedding-frame = Of alleen als kader, waar scripts niet mogen
embedding-copy = Kopieer
embedding-good = Goed om te weten
embedding-light = Zolang niemand op de knop drukt, wordt alleen het plaatje opgehaald, minder dan 20 KB. Geen cookies, geen tracking, niets van andere hosts.
embedding-height = De regel past het kader aan de hoogte aan. Een kader alleen heeft de hoogte die jij het geeft.
embedding-storage = Het werkt ook waar browsers vreemde kaders niets laten bewaren; dan wordt daar niets onthouden.
embedding-shared = Meer spellen op één pagina starten Python maar één keer.
embedding-policy = Heeft je pagina een Content-Security-Policy, sta deze host dan toe in script-src en frame-src.
embedding-more = Nog twee
