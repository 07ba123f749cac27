### Versuche, die keinen Sinn ergeben, und ihre Dateien.

not-from-to = { $what }: { $number } liegt nicht zwischen { $least } und { $most }
lab-seed-range = { $what }: { $seed } liegt nicht zwischen 0 und 2^63 − 1
arena-bots = --bots: Eine Arena hat 2 bis { $most } Bots, nicht { $bots }
arena-bot-twice = --bots: { $bot } ist zweimal genannt
arena-no-file = --save: { $path } ist keine Datei einer Arena
arena-other-file = --save: { $path } enthält eine andere Arena (andere Bots, Regeln, Startwert oder Grenzen)
shelf-bot = --save: Bot { $bot } passt in keine Aufzeichnung, wo | und # etwas anderes bedeuten; --save-games 0 sichert keine
shelf-file = --save: { $folder } ist eine Datei, kein Ordner
shelf-taken = --save: { $folder } enthält schon Aufzeichnungen; nimm einen anderen Ordner
arena-unwritten = --save: { $path } kann nicht geschrieben werden: { $problem }
kept-no-file = --keep: { $path } ist keine Datei mit gesicherten Spielen oder Wertungen; nimm eine andere
kept-unwritten = --keep: { $path } kann nicht geschrieben werden: { $problem }
kept-own = --keep: Gesichert werden nur Spiele zwischen Bots der Leiter; lass --keep weg

## Das Labor einer Seite

lab-bots = { $bots } { $bots ->
    [one] Bot
   *[other] Bots
 } für { $seats } Plätze: Es muss für jeden einer sein
lab-not-this-game = { $game } lässt sich hier nicht so oft spielen; skyrmish simulate kann es
lab-no-mission = balance vergleicht Verteilungen der Werte in einem einfachen Luftkampf: Wähl keine Mission
lab-needs-engine = Regeln als WebAssembly, mit denen viele Spiele gespielt werden, kamen nicht an, oder dieser Ordner wurde ohne sie geschrieben: skyrmish site ohne --no-engine
lab-broke-off = die Spiele brachen ab: { $problem }
lab-busy = das Labor zählt gerade Spiele von jemand anderem; versuch es danach noch einmal
lab-getting-ready = Die Regeln werden für viele Spiele übersetzt, einmal für diese Version: Das dauert auf einem freien Kern etwa eine halbe Minute, und länger, wo anderes läuft …
cluster-no-ray = --cluster: Das braucht Ray, das nicht installiert ist: pip install 'skyrmish[cluster]'
cluster-silent = --cluster: Unter { $address } antwortet kein Ray-Cluster; starte einen mit ray start --head und gib die Adresse an, die es nennt
cluster-lost = --cluster: Der Cluster ging verloren ({ $problem }); starte ihn neu, und derselbe Befehl spielt dieselben Spiele
cluster-version = --cluster: Seine Rechner haben Skyrmish { $theirs }, und dieser { $ours }; nur bei gleicher Version sind Spiele gleich
cluster-own = --cluster: Eigene Bots und Spiele werden auf einem Rechner gespielt; lass --cluster weg
