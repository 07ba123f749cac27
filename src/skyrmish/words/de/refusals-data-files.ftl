### Was mit einer Datendatei nicht stimmt, unserer oder deiner. $where sagt, in welchem Teil welcher Datei.

data-unread = { $where }: Die Datei ist nicht lesbar: { $error }
data-no-key = { $where } hat kein { $key }
data-no-key-but = { $where } hat kein { $key }; es gibt { $known }
data-no-key-near = { $where } hat kein { $key }; meinst du { $near }?
data-missing = { $where }: { $key } fehlt
data-no-folder = { $variable }: Es gibt keinen Ordner { $folder }
data-no-game = SKYRMISH_GAMES: { $name } ist nicht zu haben: { $kind }: { $problem }

# Eingaben, die zum Zitieren zu viel sind
quoted-list = eine Liste
quoted-object = ein Objekt
in-lesson = Lektion { $name }: { $reason }
lesson-no-goal = ein Fehler gehört zu Ziel { $goal }, und es gibt { $goals }
