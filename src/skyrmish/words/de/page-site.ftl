### Was eine Seite sagt, die ihren Tisch mitbringt und keinen Server braucht.

## here/SiteNotes

site-loading = Der Tisch wird bereitgemacht: { $percent } %
site-failed = { $why ->
    [old] Dieser Browser hat kein { $lacking }, das der Tisch hier braucht. Nimm einen neueren Browser, oder spiel mit einem Skyrmish, das auf diesem Rechner installiert ist.
    [download] Der Tisch kam nicht ganz an: Eine Datei fehlt, oder die Leitung brach ab. Nichts ist verloren.
   *[start] Der Tisch ist in dieser Seite stehen geblieben. Deine Partien sind gesichert und öffnen sich, wo sie standen.
}
site-try-again = Noch einmal
site-silent = Der Tisch hat eine Weile nichts gesagt. Wenn er stehen geblieben ist, beginnt binnen einer Minute ein anderer; was behalten wurde, geht nicht verloren.
site-renew = Jetzt einen anderen beginnen
site-weak = Womit Bots denken, kam nicht an. Bis es da ist, antworten sie auf den ersten Blick, und das Labor hat nichts, womit es zählt.
site-not-kept = Dieser Browser lässt die Seite nichts behalten, wie in einem privaten Fenster: Eine Partie dauert, bis du die Seite schließt. Sichere ihre Aufzeichnung, wenn du sie behalten willst.
site-newer = Eine neuere Version von Skyrmish ist da. Deine Partien bleiben, wie sie sind.
site-take-it = Jetzt nehmen
site-later = Später

## lobby/HostAddress

site-friends = Mitspieler per Link brauchen einen Host: Hier spielen alle an einem Bildschirm. Wenn du einen Host kennst, gib seine Adresse an.
site-host-address = Adresse eines Hosts
site-go = Los
site-no-address = Hierher gehört die Adresse eines Hosts, wie tisch.example oder http://192.168.1.20:8000, so wie sie dir jemand nennt, der ihn hat.

## play/TableScreen, sitting/Banner

site-play-here = Hier spielen

## kit/ReadyKits

site-kits = Eine Zip-Datei je Spiel, wie es meist zu zweit gespielt wird: Bögen als PDF, feste Teile für 3D-Drucker.
site-kit = { $title }, { $megabytes } MB
site-kit-coming = { $title } ist unterwegs
site-kit-missed = { $title } kam nicht an. Ein Set wird erst geholt, wenn du es willst, und das braucht eine Leitung; versuch es noch einmal, wenn sie da ist.
site-other-kits = Jedes andere Set, für mehr Spieler oder mit anderen Modulen, macht ein Skyrmish, das auf einem Rechner installiert ist: skyrmish print.
