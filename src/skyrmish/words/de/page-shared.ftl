### Was mehrere Bildschirme sagen.

## An mehreren Stellen gesagt

shared-close = Schließen
shared-print-kit = Druckset
shared-rules = Regeln
shared-skyrmish = Skyrmish
shared-a-match = Eine Partie
shared-theme = { $theme ->
    [day] Tag
    [night] Nacht
   *[space] Weltraum
}
shared-speed-short = { $short } { $speed } zu wenig
shared-copied = Kopiert
shared-copy-link = Link kopieren
shared-percent = { $value } %
shared-hexes = { $value ->
    [one] { $value } Feld
   *[other] { $value } Felder
}
shared-laying-out-the-table = Der Tisch wird gedeckt …
shared-game = Spiel
shared-edition = Ausgabe
shared-enter = Enter
shared-replay = Wiedergabe
shared-to-the-lobby = Zur Lobby
shared-record = Aufzeichnung
shared-space = Leertaste
shared-hit = Treffer

## App

shared-incomplete = Ein Teil der Seite kam nicht an: Die Leitung brach ab, oder es gibt eine neuere Version. Nichts ist verloren.
shared-load-again = Seite neu laden

## board/ThreatArc

shared-arc-of = Schussfeld von { $name }

## board/Wedge

shared-range = { $unit ->
    [mm] Reichweite { $most } mm
   *[hexes] Reichweite { $most } Felder
}

## connection/asking

shared-out-of-reach-is-it-running = Der Tisch ist nicht erreichbar. Läuft er noch?
shared-table-answered = Der Tisch antwortet mit { $status }.

## connection/records

shared-record-you-brought = Eine mitgebrachte Aufzeichnung

## connection/socket

shared-line-ended = { $why ->
    [unplayable] Was von dieser Partie gesichert ist, bricht ihre Regeln. Geändert wurde nichts: sag dem Betreiber Bescheid.
    [strange] Dieser Link gehört zu keinem Platz dieser Partie.
    [gone] Diese Partie gibt es hier nicht.
    [elsewhere] Diese Partie ist in einem anderen Tab dieses Browsers offen. Nichts ist verloren: Spiel dort weiter, oder hier.
   *[renewed] Der Tisch wurde erneuert: Lade die Seite neu.
}

## connection/table

shared-out-of-reach = Der Tisch ist nicht erreichbar.

## controls/Masthead

shared-screens = Ansichten
shared-resume = Weiterspielen
shared-lobby = Lobby
shared-replays = Wiedergaben
shared-theme-change = Farben: { $name }. Wechseln.

## flight/fan

shared-climb-first = erst { $levels } steigen
shared-too-deep-a-dive = dafür ist der Sturzflug zu tief
shared-dive-to-pay = { $stores ->
    [yes] { $levels } vom Gespeicherten ausgeben
   *[no] { $levels } sinken, um es zu bezahlen
}
shared-drop-the-climb = { $stores ->
    [yes] weniger speichern
   *[no] nicht steigen
}
shared-nothing-to-pay-with = es ist nichts mehr zum Bezahlen da
shared-short-but = { $short }: { $way }

## pieces/AltitudeBars

shared-altitude-of = { $stores ->
    [yes] Gespeichert: { $altitude } von { $most }
   *[no] Höhe { $altitude } von { $most }
}

## pieces/TeamBadge

shared-team = Team { $team }
shared-your-team = dein Team, { $team }

## pieces/Pips

shared-health-of = Leben { $health } von { $full }

## pieces/TrayDie

shared-die = { $of ->
    [attack] Angriffswürfel { $number }: { $face }, { $result }
   *[defence] Abwehrwürfel { $number }: { $face }, { $result }
}
shared-reroll-it = neu?

## words/dice

shared-die-was = war { $face }
shared-die-bonus = { $for ->
    [altitude] höher
    [guides] Visier
   *[ace] Ass
}
shared-die-result = { $result ->
    [critical] kritisch
    [hit] Treffer
    [double] 2 Treffer
    [dodge] weicht aus
    [double-dodge] 2 Ausweicher
    [cancelled] verpufft
   *[miss] nichts
}
shared-damage = { $damage ->
    [0] Kein Schaden
   *[other] { $damage } Schaden
}

## words/numbers

shared-less-than-a-percent = < 1 %
shared-nearly-certain = > 99 %
shared-millimetres = { $value } mm

## words/sights

shared-out-of-range = { $by } außer Reichweite
shared-outside-the-arc = { $degrees }° außerhalb deines Schussfelds
shared-no-shot-for = { $why }.
shared-no-shot-so-far = { $why }: { $distance } von { $reach }.
shared-sight-odds = { $plane }: Treffer { $hit }, Abschuss { $kill }. { $words }
shared-sight-refused = { $plane }: { $why }. Regel { $clause }.
shared-lab = Labor
shared-skyrmish-home = Skyrmish, zur Startseite
shared-puzzles = Rätsel
shared-language = Sprache
