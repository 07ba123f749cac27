### Der Bildschirm einer Wiedergabe.

## replay/BranchCard

replay-play-on-from-here = Von hier weiterspielen
replay-branch-from-here = Hier abzweigen
replay-bots = Bots
replay-who-you-fly-for = Für wen du fliegst
replay-branch-and-play = Abzweigen und spielen
replay-you = du
replay-bot = Bot
replay-branch-title = { $title }, ab Schritt { $step }
replay-branch-about = Spiel ab Schritt { $step } in einer Kopie weiter. Diese Aufzeichnung bleibt, wie sie ist.

## replay/ReplayScreen

replay-replay-skyrmish = Wiedergabe · Skyrmish
replay-winding-back = Wird zurückgespult …
replay-link-names-no-match = Dieser Link nennt keine Partie: Ein Teil von ihm fehlt.

## replay/ReplayTable

replay-close-the-replay = Wiedergabe schließen
replay-time = Zeit
replay-step = Schritt
replay-stage = Phase
replay-play = abspielen
replay-home = Pos1
replay-end = Ende
replay-ends = Anfang, Ende
replay-branch = abzweigen
replay-what-happened = Was geschah
replay-steps = { $steps } Schritte · { $title }

## replay/Scrubber

replay-step-of-the-match = Schritt der Partie
replay-move-stage = Bewegungsphase
replay-attack-stage = Angriffsphase
replay-shot-down = abgeschossen
replay-to-the-beginning = Zum Anfang
replay-a-step-back = Einen Schritt zurück
replay-a-step-on = Einen Schritt weiter
replay-to-the-end = Zum Ende
replay-where = { $where }, Schritt { $step } von { $last }. { $chances }
replay-step-of = Schritt { $step } von { $last }
replay-pause = Pause
replay-start-playing = Abspielen
replay-speed = Tempo { $speed }, ändern

## replay/WinCurve

replay-win-chance = Siegchance
replay-as-the-bots-see-it = wie die Bots es sehen
replay-bots-look = die Bots sehen sich die erste Stellung an
replay-working-it-out = wird berechnet: { $known } von { $all }

## replay/curve

replay-chances-unknown = Siegchancen sind noch nicht berechnet
replay-chances = Siegchance: { $chances }
replay-chance = { $name } { $chance }

## replay/trails

replay-table-is-set = Der Tisch ist gedeckt.
replay-step-untold = { $secret ->
    [yes] { $who } wählt geheim.
   *[no] { $who } passt.
}
replay-check-dice = Würfel und Befehle prüfen
replay-proved = { $words }
replay-not-proved = Nicht bewiesen: { $words }.
replay-other-choice = Nicht bewiesen: Diesem Gerät wurde eine verdeckte Wahl genannt, die nicht in dieser Aufzeichnung steht.
replay-other-promise = Nicht bewiesen: Vor dem ersten Würfel hat der Host diesem Gerät ein anderes Geheimnis versprochen als das in dieser Aufzeichnung.
replay-other-shares = Nicht bewiesen: Vor dem ersten Würfel hat der Host diesem Gerät andere Anteile an den Würfeln genannt als die in dieser Aufzeichnung.
replay-share-left-out = Nicht bewiesen: Dieses Gerät hat seinen Anteil an den Würfeln geöffnet, und die Aufzeichnung sagt, es habe das nicht getan. Vielleicht war seine Leitung zu langsam; oder der Host hat den Anteil weggelassen, um andere Würfel zu haben.
replay-no-share = Dieses Gerät hatte keinen Anteil daran: Es kam zu spät, ein anderes Gerät seines Platzes hatte einen, oder der Host hat es ausgelassen.

## replay/film/ShareRow

replay-share = Anderen zeigen
replay-picture = Bild
replay-film = Film
replay-filming = Wird gefilmt … { $done }
replay-link-to-the-moment = Link zu diesem Augenblick
replay-picture-saved = Das Bild ist gesichert.
replay-film-saved = Der Film ist gesichert.
