### Was Leute an einem Tisch miteinander zu tun haben.

## Fragen und antworten

together-among-players = Unter Spielern
together-is-asked = Was gefragt wird
together-asked-by-name = { $seat }:
together-asks = { $what ->
    [resign] { $seat } würde für eure Seite aufgeben.
    [draw] { $seat } bietet ein Unentschieden an.
    [take-back] { $seat } möchte den letzten Zug zurücknehmen.
   *[rematch] { $seat } bietet eine Revanche an.
 }
together-yes = { $what ->
    [resign] Aufgeben
    [draw] Unentschieden annehmen
    [take-back] Zurücknehmen lassen
   *[rematch] Noch einmal spielen
 }
together-no = Nein
together-you-asked = { $what ->
    [resign] Du würdest aufgeben: warten auf { $seats }.
    [draw] Du bietest ein Unentschieden an: warten auf { $seats }.
    [take-back] Du möchtest deinen Zug zurücknehmen: warten auf { $seats }.
   *[rematch] Du bietest eine Revanche an: warten auf { $seats }.
 }
together-withdraw = Zurückziehen
together-take-back = { $several ->
    [yes] Für { $seat } zurücknehmen
   *[no] Zurücknehmen
 }
together-offer-a-draw = Unentschieden anbieten
together-resign-of = { $several ->
    [yes] Für { $seat } aufgeben …
   *[no] Aufgeben …
 }
together-resign = Aufgeben
together-sure-to-resign = { $several ->
    [yes] { $seat } gibt die Partie auf und kann nicht zurück. Wirklich?
   *[no] Du gibst die Partie auf und kannst nicht zurück. Wirklich?
 }
together-play-on = Weiterspielen

## Beanspruchen

together-claim = Partie beanspruchen
together-claim-in = { $side } ist weg. Die Partie kann in { $minutes }:{ $seconds } beansprucht werden.
together-can-claim = { $out ->
    [yes] Die Zeit von { $side } ist um.
   *[no] { $side } ist schon lange weg.
 }

## Noch einmal

together-accept-rematch = Revanche annehmen
together-waits-for = Warten auf { $seats } …

## Ein paar Worte

together-signals = Etwas sagen
together-says = { $seat } sagt:
together-signal = { $what ->
    [ready] Bereit
    [nice-shot] Schöner Schuss
   *[one-moment] Einen Moment
 }

## Du bist dran

together-notice = Sag mir, wenn ich dran bin
together-notice-about = Wenn ein anderer Tab vorn ist. Der Titel von diesem sagt es immer.
together-notice-refused = Dein Browser erlaubt es hier nicht. Der Titel dieses Tabs sagt es trotzdem.
together-your-turn = Du bist dran

## Einladen

together-links = Links zu dieser Partie
together-copy-for = Link für { $name } kopieren
together-qr = QR-Code
together-qr-for = QR-Code für { $name }
together-qr-of = QR-Code des Links für { $name }
together-only-this-machine = Diese Links gehen nur auf diesem Rechner auf. Für Mitspieler im selben Netz starte den Tisch mit
together-same-network = Mitspieler im selben Netz können diese Links öffnen.
together-friends-elsewhere = Für Mitspieler anderswo:
together-command-lan = skyrmish play --lan
together-command-host = skyrmish host
together-invitation = Einladung
together-invited = { $people ->
    [0] Du bist zu { $title } eingeladen.
    [one] { $hosts } lädt dich zu { $title } ein.
   *[other] { $hosts } laden dich zu { $title } ein.
 }
together-you-are = Du bist { $seat }.
together-your-name = Dein Name
together-bots-too = { $bots ->
    [one] Ein Bot spielt mit.
   *[other] { $bots } Bots spielen mit.
 }
together-sit-down = Hinsetzen
together-spectators = Zuschauer
together-link-for = Link für { $name }
