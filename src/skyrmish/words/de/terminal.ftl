### Was das Terminal an jedem Tisch sagt. $you ist yes, wo $who angesprochen wird.

terminal-who = { $who ->
    [you] du
   *[other] { $who }
 }

## Hinsetzen und gehen

terminal-title = { $title }.
terminal-bot = { $name } (Bot { $bot })
terminal-at-the-table = Am Tisch: { $who }. Startwert { $seed }. Gesichert in { $path }.
terminal-resumed = Fortgesetzt in Runde { $round }.
terminal-over-already = Die Partie ist schon zu Ende.
terminal-typed-dice = Du wirfst die Würfel, auch für Bots, und tippst, was sie zeigen; mehrere gehen in eine Zeile, in der Reihenfolge, in der sie verlangt werden.
terminal-type-help = Tippe jederzeit help.
terminal-good-bye = Auf Wiedersehen.
terminal-saved = Gesichert in { $path }; fortsetzen mit
terminal-record = Die Aufzeichnung ist { $path }; durchsehen mit
terminal-teams = { $seats } Plätze brauchen { $seats } Teams, nicht { $teams }

## Die Tastatur übergeben

terminal-hand-over = Die Wahl ist geheim: Gib { $who } die Tastatur. { $who }, drück Enter>
terminal-at-the-keyboard = { terminal-who } { FORM($you, "sitzt", "sitzt") } an der Tastatur.
terminal-has-chosen = { terminal-who } { FORM($you, "hat", "hast") } gewählt.

## Bots mit Fehlern

terminal-fault = { $who }: { $reason }; { $stand_in } antwortet dafür.
terminal-faults = { $who } machte bei { $faults } von { $answers } Antworten Fehler: { $kinds }.
terminal-won-by-faults = { $lost } hat durch Fehler verloren: { $side } gewinnt.
terminal-drawn-by-faults = Der Sieger machte zu oft Fehler: Die anderen haben unentschieden gespielt.

## Fragen

terminal-prompt = { terminal-who }, { $question }>
terminal-prompt-which = { terminal-who }, { $question }: welches Flugzeug?>
terminal-stands = { $name ->
    [you] du
   *[other] { $name }
 }: { $told }.
terminal-sure-to-resign = { terminal-who } { FORM($you, "gibt auf und kann", "gibst auf und kannst") } nicht zurück. Wirklich? ja oder nein>
terminal-sure = '{ $order }' nimmt { $who ->
    [you] dich
   *[other] { $who }
 } aus dem Spiel. Wirklich? ja oder nein>
terminal-throws-dice = '{ $order }' wirft Würfel: { $steps } wird geflogen und kann nicht zurückgenommen werden. Weiter? ja oder nein>
terminal-yes = ja j
terminal-not-done = Es bleibt, wie es war.
terminal-planned = Geplant: { $steps }.
terminal-taken-back = Zurückgenommen: { $step }.
terminal-nothing-against = Gegen '{ $order }' spricht nichts.
terminal-nothing-yet = Noch ist nichts geschehen.

## Hilfe

terminal-help = { $shorts ->
    [yes] Tippe einen Befehl mit seiner Nummer oder in Worten (auf Englisch); Anfänge und Kurzformen genügen, etwa
   *[no] Tippe einen Befehl mit seiner Nummer oder in Worten (auf Englisch); Anfänge genügen.
 }
terminal-help-now = jetzt:
terminal-help-words = { $plans ->
    [yes] Mehrere Schritte gehen mit Kommas: c, s, bl, e. Ein Zug ist nur geplant und kann zurückgenommen werden, bis du ihn beendest. Andere Wörter:
   *[no] Andere Wörter:
 }
terminal-command-help = diese Liste
terminal-command-orders = noch einmal die erlaubten Befehle
terminal-command-look = wie es steht
terminal-command-why = why ORDER: was dagegen spricht
terminal-command-log = was zuletzt geschah; log all von Anfang an
terminal-command-rules = die Regeln dieser Partie
terminal-command-undo = den letzten Schritt des Plans zurücknehmen; undo all alle
terminal-command-takeback = deinen letzten Befehl zurücknehmen, mit allem seither, wenn kein Würfel gefallen ist
terminal-command-resign = aufgeben
terminal-command-hint = was ein guter Spieler täte, und warum
terminal-command-wait = zuerst einen Bot deines Teams ziehen lassen
terminal-command-save = wo das Spiel gesichert ist (nach jedem Schritt)
terminal-command-quit = gehen; das Spiel kann fortgesetzt werden
terminal-hint = { $bot } würde sagen: { $said }{ $why ->
    [not-there] { "" }
   *[other] : { $why }
 }
terminal-hint-for = für { $who ->
    [you] dich
   *[other] { $who }
 }, vom Stand vor deinem Plan

## Nein sagen

terminal-nothing-typed = tippe eine Nummer oder einen Befehl aus der Liste, oder help
terminal-too-long = das ist länger als { $most } Zeichen
terminal-no-list = gerade gibt es keine Liste
terminal-no-number = in der Liste gibt es keine Nummer { $number }
terminal-no-order = { $given } ist kein Befehl und kein Anfang davon; jetzt geht: { $forms }; oder help
terminal-could-be = { $word } könnte { $found } sein
terminal-say-which = sag, welches Flugzeug: { $names }
terminal-has-plan = { terminal-who } { FORM($you, "hat", "hast") } einen Plan; nimm ihn erst mit undo zurück
terminal-nothing-to-undo = es gibt nichts zurückzunehmen: Was gilt, bleibt
terminal-nobody-waits = niemand sonst auf deiner Seite wartet
terminal-why-what = sag, was du wissen willst: why ORDER
terminal-no-map = für dieses Spiel gibt es keine Karte
terminal-so-many-dice = das ist { $typed ->
    [one] 1 Würfel
   *[other] { $typed } Würfel
 }, verlangt sind { $wanted }

## Wiedergabe

terminal-replay-help = Enter oder n: nächste Zeile · p: zurück · n 5, p 5: fünf Zeilen · first · last · g 17: zu Zeile 17 · round 3 · { $map ->
    [yes] map · look [NAME]
   *[no] look
 } · q
terminal-replay-who = Am Tisch: { $who }.
terminal-replay-line = { $number }. { $who }: { $orders }
terminal-replay-secret = wählt, noch nicht aufgedeckt
terminal-replay-end = Das ist das Ende der Aufzeichnung.
terminal-replay-verdict = Die Aufzeichnung endet hier: { $verdict }.
terminal-replay-beginning = Das ist der Anfang der Aufzeichnung.
terminal-replay-no-step = { $word } ist hier kein Schritt. { $help }
terminal-replay-no-number = { $word } ist keine ganze Zahl
terminal-replay-no-line = --at: Die Aufzeichnung hat { $last } Zeilen, nicht { $number }
