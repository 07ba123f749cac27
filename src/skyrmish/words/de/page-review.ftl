### Der Rückblick auf eine Partie.

review-review = Rückblick
review-going-through = Schritt { $steps } …
review-seat = Platz
review-accuracy = Entscheidungen
review-accuracy-about = Züge und Würfelwahlen neben denen eines Asses: Eine, die nichts kostet, zählt 100 %, eine, die ein Fünftel der Partie kostet, zählt nichts.
review-good-dice = Gute Würfel
review-luck = { $rolled }, erwartet { $expected }
review-turning-points = Wendepunkte
review-none = Kein Wurf und keine Entscheidung hat die Partie stark gedreht.
review-roll = { $won ->
    [yes] Dieser Wurf brachte { $you ->
        [yes] dir
       *[no] { $seat }
    } { $percent } %.
   *[no] Dieser Wurf kostete { $you ->
        [yes] dich
       *[no] { $seat }
    } { $percent } %.
 }
review-decision = { $you ->
    [yes] Das kostete dich { $percent } %
   *[no] Das kostete { $seat } { $percent } %
 }. Ein Ass hätte befohlen: { $better }.
review-missed-shot = Mit { $better } wäre der Schuss auf { $target } geblieben, Treffer { $hit } %: { $percent } % der Partie.
review-solve-mistake = { $you ->
    [yes] Mach deinen größten Fehler besser
   *[no] Mach den größten Fehler von { $seat } besser
 }
