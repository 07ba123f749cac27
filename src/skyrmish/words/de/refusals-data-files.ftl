### Was mit einer Datendatei nicht stimmt, unserer oder deiner. $where sagt, in welchem Teil welcher Datei.

place-in-file = { $where ->
    [the-file] die Datei
    [the-mission] die Mission
   *[other] { $where }
 }
data-unread = { place-in-file }: Die Datei ist nicht lesbar: { $error }
data-no-key = { place-in-file } hat kein { $key }
data-no-key-but = { place-in-file } hat kein { $key }; es gibt { $known }
data-no-key-near = { place-in-file } hat kein { $key }; meinst du { $near }?
data-missing = { place-in-file }: { $key } fehlt
data-no-folder = { $variable }: Es gibt keinen Ordner { $folder }
data-no-game = SKYRMISH_GAMES: { $name } ist nicht zu haben: { $kind }: { $problem }

# Eingaben, die zum Zitieren zu viel sind
quoted-list = eine Liste
quoted-object = ein Objekt
in-lesson = Lektion { $name }: { $reason }
lesson-no-goal = ein Fehler gehört zu Ziel { $goal }, und es gibt { $goals }
