### Was Spieler unter sich ausmachen, was immer gespielt wird; die Seite sagt es auch.

team-called = Team { $team } ({ $names })
agreed-who = { $who ->
    [you] du
   *[other] { $who }
 }
agreed-winner = { $winner ->
    [not-there] { "" }
    [you] : du gewinnst
   *[other] : { $winner } gewinnt
 }
event-resigned = { agreed-who } { FORM($you, "gibt", "gibst") } auf{ agreed-winner }.
event-draw-agreed = Alle nehmen das Unentschieden an, das { agreed-who } angeboten { $who ->
    [you] hast
   *[other] hat
 }.
event-taken-back = { agreed-who } { FORM($you, "nimmt", "nimmst") } { $orders ->
    [one] den letzten Befehl
   *[other] die letzten { $orders } Befehle
 } zurück; alle sind einverstanden.
event-claimed = { agreed-who } { FORM($you, "beansprucht", "beanspruchst") } die Partie gegen { $side ->
    [you] dich
   *[other] { $side }
 } wegen Abwesenheit oder Zeitablaufs{ agreed-winner }.
