### Echte Würfel am Tisch: was zu werfen ist und was gefallen ist.

hands-what-fell = { $count ->
    [one] Was zeigt er?
   *[other] Was zeigen die { $count } Würfel, einer nach dem anderen?
 }
hands-fallen = Bisher: { $faces }
hands-face = { $face ->
    [blank] Niete
    [evade] Ausweichen
    [hit] Treffer
    [reroll] Nachwurf
    [any] Beliebig
    [blanks] Nieten
   *[other] { $face }
 }
hands-misread = Verlesen: einen zurück
hands-throw-here = { $count ->
    [one] Hier werfen
   *[other] Alle hier werfen
 }
hands-dice-wait = Es ist zu würfeln
