### Was ein Server abweist.

at-seat = Platz { $seat }: { $reason }
database-away = der Tisch erreicht gerade seine Partien nicht; versuch es gleich noch einmal
form-not-called-json = das wird nicht als JSON bezeichnet: es braucht den Kopf Content-Type: application/json
form-problem = { $place ->
    [not-there] was geschickt wurde
   *[other] { $place }
 }: { $problem }
match-not-over = die Partie ist noch nicht zu Ende
match-unplayable = Antwort { $number } dieser Partie, wie sie gesichert ist, verstößt gegen die Regeln: { $reason }; geändert wurde nichts
match-unreadable = diese Partie hat eine andere Version gesichert, und diese hier kann sie nicht lesen; nichts daran wurde geändert
no-seat-opens = dieser Schlüssel öffnet keinen Platz dieser Partie
no-such-address = es gibt kein /api/{ $rest }
no-such-match = diese Partie gibt es nicht
record-zero-byte = eine Aufzeichnung ist reiner Text, und in dieser ist ein Null-Byte
page-has-left = die Seite wurde geschlossen
request-other-name = unter diesem Namen ist dieser Tisch nicht bekannt; siehe --url von skyrmish host
request-other-page = die Anfrage kommt von einer anderen Seite
request-too-large = die Anfrage ist zu groß; sie darf höchstens { $most } Byte haben
host-leaving = dieser Host hört gleich auf; die anderen haben seine Partien
host-misdirected = diese Leitung galt einem anderen Rechner: was sein --reach sagt, führt hierher
host-out-of-reach = diese Partie läuft auf einem Rechner, der gerade nicht zu erreichen ist; versuch es gleich noch einmal
rooms-not-ready = ein Prozess, der Partien bedient, wird gerade gestartet
too-many-callers = zu viele Leute auf einmal; versuch es gleich noch einmal
too-many-readers = zu viele Aufzeichnungen werden von einer Stelle, von einer Partie oder von allen gelesen; warte ein wenig
too-many-hints = es wird nach zu vielen Tipps gefragt; warte ein wenig
too-many-matches = es werden zu viele Partien angelegt; warte ein wenig

## Warum eine Leitung geschlossen wird

line-cannot-save = der Tisch konnte nicht weiter; komm später wieder
line-closed-for-now = der Tisch ist vorerst geschlossen
line-come-back = der Tisch ist vorerst geschlossen; komm später wieder
line-hello-first = die erste Nachricht muss ein hello sein
line-hello-twice = hello wurde schon gesagt
line-no-hello = es kam kein hello
line-no-key = keiner der Schlüssel öffnet einen Platz dieser Partie
line-no-text = Nachrichten sind Text
line-other-version = dieser Tisch spricht Version { $version } des Protokolls; lade die Seite neu
line-too-many-bots = zu viele Partien gegen Bots von einer Stelle, oder von allen; warte ein wenig
line-too-many-watch = bei dieser Partie sehen zu viele Leute zu
line-unsaved = der Tisch kann gerade nichts sichern: Platte voll oder Datenbank weg; nichts ist verloren
line-unplayable = was von dieser Partie gesichert ist, verstößt gegen die Regeln; geändert wurde nichts: Sag dem Betreiber Bescheid
line-too-fast = zu viele Nachrichten
line-too-large = die Nachricht ist zu groß

## Anfangen zu bedienen

archive-without-days = --archive: Sag mit --keep-days, nach wie vielen Tagen Partien weggelegt werden
cannot-listen = auf { $address } Port { $port } lässt sich nicht horchen: { $error }
database-closed = die Datenbank { $url } lässt sich nicht öffnen: { $error }
database-newer = die Datenbank wurde von einem neueren Skyrmish geschrieben (ihre Version ist { $version }, unsere { $ours })
database-no-driver = die Datenbank { $url } braucht den Treiber { $driver }, der nicht installiert ist: pip install '{ $package }'
database-unusable = die Datenbank { $url } ist nicht zu gebrauchen: { $error }
host-already = ein anderer Server hat diese Partien offen, unter { $address }; beende ihn erst, oder nimm eine andere --database
limit-no-number = --limit { $name }: { $value } ist keine Zahl über 0
limit-unknown = --limit: Es gibt keine Grenze { $name }; es gibt { $names }
site-page-not-built = die Seite ist noch nicht gebaut; bau sie mit: make page
site-needs-linker = ein Linker fehlt, den Bots in voller Stärke brauchen; installier ihn mit: pip install "skyrmish[site]", oder lass sie weg mit --no-engine
site-no-folder = { $folder } ist eine Datei, kein Ordner
site-file-in-the-way = { $file } ist keine Datei der früheren Site und bleibt in Ruhe; verschieb sie, oder nimm einen anderen Ordner
site-not-empty = { $folder } enthält andere Dateien als eine frühere Site und bleibt in Ruhe; nimm einen leeren Ordner
page-not-built = Die Seite ist noch nicht gebaut. Bau sie mit: make page
processes-in-memory = --processes: Eine Datenbank im Speicher gehört einem Prozess
processes-no-lines = --processes: Dieses System reicht keine Leitungen von Prozess zu Prozess; einer muss alles tun

## Sicherungen

backup-damaged = { $file } ist keine Datenbank von Skyrmish, oder beschädigt: { $error }
backup-failed = { $file } kann nicht geschrieben werden: { $error }
backup-made = { $file } hat { $matches ->
    [one] die einzige Partie
   *[other] alle { $matches } Partien
 }.
backup-missing = es gibt keine Datei { $file }
backup-other-database = { $url } ist keine SQLite-Datei; ihr eigenes Programm kopiert sie: pg_dump --format=custom --file=FILE URL
backup-restored = { $file } hat { $matches ->
    [one] wieder die einzige Partie
   *[other] wieder alle { $matches } Partien
 }.
backup-there = { $file } gibt es schon; nimm eine andere Datei
database-nowhere = eine Datenbank im Speicher ist in keiner Datei
restore-open = ein Server hat diese Partien offen, unter { $address }; beende ihn erst
restore-other-database = { $url } ist keine SQLite-Datei; ihr eigenes Programm legt eine Kopie zurück: pg_restore --clean --dbname=URL FILE

## Die Seite für alle, die einen Client schreiben

api-docs = Der Tisch über HTTP und WebSocket, Version { $version } des Protokolls
api-docs-about = Für alle, die einen Client schreiben. Wie alles zusammenhängt, steht in docs/protocol.md; dasselbe für Programme:
api-docs-gives = Gibt
api-docs-hears = Der Tisch sagt
api-docs-says = Die Seite sagt
api-docs-takes = Nimmt
