### Bots, die es nicht gibt, was ein eigener Bot falsch gemacht hat, und was daraus wird.

bot-unknown = Bot { $bot } ist unbekannt; es gibt { $known }
bot-unknown-here = Bot { $bot } ist unbekannt; es gibt { $known }, FILE.py:NAME und program:COMMAND
bot-seconds = seconds: { $seconds } liegt nicht über 0 und höchstens bei { $most }
bot-no-file = Bot { $bot }: Es gibt keine Datei { $file }
bot-problem = Bot { $bot }: { $problem }
bot-which-program = Bot { $bot }: Sag, welches Programm, etwa program:./my-bot
bot-at-fault = Bot { $bot } { $reason }
solver-winning-loses = mit diesen Würfeln kann ein gewonnener Zug ein Verlust sein: Der Rechner spielt sie nicht

## Fehler: was auf den Namen eines Bots folgt

fault-ended = hat sich beendet
fault-late = ist zu spät
fault-no-json = antwortete nicht mit JSON
fault-no-object = antwortete nicht mit einem JSON-Objekt
fault-not-started = lässt sich nicht starten: { $problem }
fault-too-much = antwortete zu viel
fault-says = sagt { $error }
fault-no-orders = antwortete nicht mit einer Liste von Befehlen
fault-order = wollte { $order }: { $reason }
fault-unfinished = beendete seinen Zug nicht

## Fehler: was daraus wird

fault-out = { $who } machte bei { $faults } von { $answers } Antworten Fehler, das verliert die Partie
fault-count-raised = { $count } Ausnahmen
fault-count-late = { $count } zu langsam
fault-count-gone = { $count } weg
fault-count-refused = { $count } abgelehnt
