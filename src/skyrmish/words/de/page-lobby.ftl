### Der Bildschirm, auf dem eine Partie entsteht.

## An mehreren Stellen gesagt

lobby-bot = Bot

## lobby/ImportRecord

lobby-open-a-record = Aufzeichnung öffnen
lobby-or-paste-one = oder einfügen:
lobby-record-as-text = Aufzeichnung als Text
lobby-a-record-as-the-table = Eine Aufzeichnung, wie Tisch oder Terminal sie schreiben
lobby-show-it = Zeigen

## lobby/LobbyScreen

lobby-set-up-a-match = Partie aufbauen
lobby-seats-and-start = Plätze und Start
lobby-the-table-does-not-answer = Der Tisch antwortet nicht
lobby-try-again = Noch einmal
lobby-line = Luftkämpfe im Taschenformat, alle an einem Tisch
lobby-rules-came-by-link = Diese Regeln kamen per Link.

## lobby/MatchList

lobby-keys-of-your-seats-are = Die Schlüssel deiner Plätze liegen auf diesem Gerät; an ihnen erkennt der Host deine Partien. Eine Partie hier zu vergessen, beendet sie nicht. Gelöscht wird gemeinsam: Der Host löscht eine Partie, sobald alle, die darin spielen, das wollen.
lobby-resume-a-match = Partie fortsetzen
lobby-replays = Wiedergaben
lobby-match-over = beendet
lobby-outcome = { $result ->
    [won] du hast gewonnen
    [lost] { $winner } hat gewonnen
    [drawn] unentschieden
   *[watched] { $winner } hat gewonnen
 }{ $how ->
    [resigned] , durch Aufgabe
    [claimed] , durch Anspruch
    [draw-agreed] , vereinbart
   *[rules] { "" }
 }
lobby-statistics = Deine Partien auf diesem Gerät
lobby-statistics-column = { $column ->
    [game] Spiel
    [played] gespielt
    [won] gewonnen
    [lost] verloren
    [drawn] remis
   *[luck] Glück
 }
lobby-game-name = { $game ->
    [squadron-leader] Squadron Leader
    [space-pirates] Space Pirates
    [dogfight] Dogfight
    [bombing-raid] Bombing Raid
   *[other] { $game }
 }
lobby-luck = { $rolled } von { $expected }
lobby-luck-about = Glück: Treffer und Ausweicher deiner Flugzeuge, oder Flugzeuge auf deinen Würfeln, im ersten Wurf, und wie viele zu erwarten waren.
lobby-save-list = Diese Liste sichern
lobby-forget-all = Alle vergessen …
lobby-forget-all-really = Wirklich alle vergessen
lobby-forget = { $title } vergessen, { $when }
lobby-forget-here = Auf diesem Gerät vergessen
lobby-delete-at-host = Überall löschen
lobby-deleted = Die Partie ist gelöscht.
lobby-deleted-later = Der Host löscht die Partie, sobald auch { $people } das wollen.
lobby-none-waiting = Auf diesem Gerät wartet keine Partie auf dich.
lobby-none-played = Auf diesem Gerät wurde noch keine Partie gespielt.

## lobby/SeatList

lobby-seats = Plätze
lobby-teams = Teams
lobby-free-for-all = jeder gegen jeden
lobby-in-teams = in Teams
lobby-add-a-seat = Platz hinzufügen

## lobby/SeatRow

lobby-by-link = Per Link
lobby-flies-as = fliegt als
lobby-team = Team
lobby-alone = allein
lobby-remove = Entfernen
lobby-seat-by-link = du bekommst einen Link zum Verschicken
lobby-seat-you = du, an diesem Gerät
lobby-seat-same-screen = gleicher Bildschirm, abwechselnd
lobby-count = { $of ->
    [planes] Flugzeuge
    [bombers] Bomber
   *[balloons] Ballons
}
lobby-count-of = { $of ->
    [planes] Flugzeuge von { $name }
    [bombers] Bomber von { $name }
   *[balloons] Ballons von { $name }
}
lobby-name-of-seat = Name von Platz { $number }
lobby-who-flies-for = Wer für { $name } fliegt
lobby-human = Mensch
lobby-same-screen = Gleicher Bildschirm
lobby-level-of = Stufe von { $name }
lobby-team-of = Team von { $name }
lobby-remove-seat = { $name } entfernen

## lobby/SharePanel

lobby-the-table-is-set = Der Tisch ist gedeckt
lobby-send-each-friend-their-own = Schick jedem seinen eigenen Link. Wer ihn öffnet, setzt sich, ohne Konto, und kommt später mit demselben Link wieder.
lobby-see-everything-but-secrets = sehen alles außer Geheimnissen
lobby-is-here = ist da
lobby-not-here-yet = noch nicht da
lobby-to-the-table = An den Tisch
lobby-all-here = { $away ->
    [0] Alle sind da.
    [one] Du musst nicht warten: Es geht los, sobald dein Mitspieler sich setzt.
   *[other] Du musst nicht warten: Es geht los, sobald deine Mitspieler sich setzen.
}

## lobby/StartPanel

lobby-copy-a-link-to-these = Link zu diesen Regeln kopieren
lobby-rules-copied = Link zu diesen Regeln kopiert.
lobby-setting-the-table = Der Tisch wird gedeckt …
lobby-start = Start

## lobby/choosing/BoardPicker

lobby-board = Spielfeld
lobby-as-printed = Wie gedruckt
lobby-open-sky = Freier Himmel
lobby-hexes = Sechseckfelder
lobby-board-side = { $side ->
    [width] Breite
   *[height] Höhe
}
lobby-board-unit = { $board ->
    [hex] Felder
   *[open] mm
}
lobby-board-size = { $board ->
    [hex] { $width } × { $height }
   *[open] { $width } × { $height } mm
}

## lobby/choosing/GameCards


## lobby/choosing/ModuleCards

lobby-core = Grundspiel
lobby-forward-guides = Visierlinien
lobby-guides = { $module ->
    [guides-extra-die] +1 Würfel
   *[guides-only] nur dort
}
lobby-needs = Braucht { $modules }.

## lobby/choosing/RulesColumn

lobby-start-from-a-preset = Mit einer Vorlage beginnen
lobby-start-from = Vorlage
lobby-modules = Module
lobby-mission = Mission
lobby-none-the-last-side-flying = Keine: Wer zuletzt fliegt, gewinnt
lobby-own = { $option ->
    [dice] Eigene Würfel
   *[other] { $option }: eigene
}
lobby-own-about = { $option ->
    [dice] Deine zeigen andere Seiten? Wähle eine Würfeldatei (TOML); was darin fehlt, bleibt wie gedruckt.
   *[other] Wähle eine Datei.
}
lobby-own-chosen = Gespielt wird mit { $name }.
lobby-own-refused = Mit { $name } kann nicht gespielt werden.
lobby-own-choose = Datei wählen
lobby-own-drop = Wie üblich
lobby-one-set-of-rules = Ein einziges Regelwerk, Würfel statt Flugzeugen. Die Regeln stehen am Tisch unter Regeln.
lobby-modules-on = { $on } von { $all } an

## lobby/choosing/Rulings

lobby-rulings = Auslegungen
lobby-where-the-printed-rules-leave = Wo die gedruckten Regeln etwas offen lassen, hat der Tisch es festgelegt. Du kannst es anders festlegen.
lobby-search-the-rulings = Auslegungen durchsuchen
lobby-search-arc-altitude-b-05 = Suche: Schussfeld, Höhe, B-05 …
lobby-all-at-their-defaults = Alle wie üblich
lobby-ruling-usual = üblich: { $value }
lobby-ruling-now = , jetzt
lobby-no-ruling = Keine Auslegung spricht von „{ $sought }“.

## lobby/choosing/SettingRows

lobby-change = Ändern
lobby-seed-for-the-same-dice = Startwert, für wieder dieselben Würfel
lobby-any = beliebig
lobby-minutes-for-each-seat = Minuten je Platz
lobby-setting = { $name ->
    [dice] Würfel
    [clock] Uhr
   *[rulings] Auslegungen
}
lobby-change-setting = { $name ->
    [dice] Würfel ändern
    [clock] Uhr ändern
   *[rulings] Auslegungen ändern
}
lobby-dice-by-chance = zufällig, alle aufgezeichnet
lobby-dice-from-seed = aus Startwert { $seed }
lobby-clock = { $minutes ->
    [0] keine
   *[other] je { $minutes } Minuten
}
lobby-no-clock = ohne Uhr
lobby-rulings-changed = { $changed ->
    [0] alle wie üblich
   *[other] { $changed } geändert
}

## lobby/draft/draft

lobby-pilot = Pilot { $number }

## lobby/draft/summary

lobby-board-words = { $board ->
    [hex] Sechseckfelder, { $width } × { $height }
   *[open] { $width } × { $height } mm freier Himmel
}
lobby-game-and-edition = { $game }, { $edition }
lobby-core-alone = nur Grundregeln
lobby-with-mission = Mission { $mission }
lobby-changed-rulings = { $changed ->
    [one] { $changed } Auslegung geändert
   *[other] { $changed } Auslegungen geändert
}
lobby-people = { $pilots } Piloten{ $several ->
    [yes] {" "}mit { $planes } Flugzeugen
   *[no] {""}
}{ $teams ->
    [yes] {" "}in Teams
   *[no] {""}
}
lobby-and = { $most } und { $last }
lobby-details = { $parts }.

## lobby/draft/switching

lobby-switched-on = { $modules } eingeschaltet: { $by } braucht es.
lobby-switched-off = { $excluded ->
    [yes] { $modules } ausgeschaltet: nicht zusammen mit { $by }.
   *[no] { $modules } ausgeschaltet: braucht { $by }.
}
lobby-add-a-pilot = Pilot hinzufügen: Mehrere können sich eine Seite teilen
lobby-side-of = Seite von { $name }
