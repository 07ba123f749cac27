### Was jede Partie sagt, was immer gespielt wird.

whose = { $you ->
    [yes] dein Würfel
   *[no] der Würfel von { $who }
 }

## skyrmish verify, ein Satz in Teilen

verified = Bewiesen: { $dice ->
    [one] Der einzige Würfel fiel
   *[other] Alle { $dice } Würfel fielen
 }, wie diese Aufzeichnung sagt, und { $orders ->
    [one] ihr einziger Befehl ist
   *[other] alle { $orders } Befehle sind
 }, wie sie gegeben wurden; der Host hatte sein Geheimnis vor dem ersten Würfel versprochen
verified-shares = { $seats } hatten einen Anteil an den Würfeln, den niemand sonst wählen konnte
verified-no-shares = keine Seite hatte einen Anteil an den Würfeln, sodass für die Wahl des Geheimnisses nur das Wort des Hosts steht
verified-withheld = { $seats } versprachen einen Anteil und öffneten ihn nicht, was mit Hilfe des Hosts eine Wahl zwischen { $sets } Würfelfolgen ist
verified-brought = { $dice ->
    [one] der erste Würfel wurde
   *[other] die ersten { $dice } Würfel wurden
 } aus einer anderen Aufzeichnung mitgebracht und nicht geprüft
verified-choices = { $sealed ->
    [0] keine geheime Wahl war versiegelt
   *[other] { $sealed } von { $secret } geheimen Wahlen waren versiegelt und sind, wie sie waren
 }
verified-seed = { $dice ->
    [one] Der eine Würfel ist der
   *[other] Alle { $dice } Würfel sind die
 } von Startwert { $seed }, und { $orders ->
    [one] der eine Befehl ist
   *[other] alle { $orders } Befehle sind
 } erlaubt; wer den Startwert kannte, kannte die Würfel vorher
verified-typed = { $orders ->
    [one] Der eine Befehl ist
   *[other] Alle { $orders } Befehle sind
 } mit den eingetippten Würfeln erlaubt; für Würfel, die Menschen werfen, steht nur deren Wort
verified-taken-back = { $times ->
    [one] einmal wurden Befehle
   *[other] { $times }-mal wurden Befehle
 } zurückgenommen, bevor dafür ein Würfel fiel
verified-so-far = die Aufzeichnung endet vor der Partie
hint-with-reason = { $said }{ $why ->
    [not-there] .
   *[other] : { $why }
 }
