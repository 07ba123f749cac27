### Dogfight und Bombing Raid am Terminal.

dice-assumed = Was auf den Seiten der Asse steht, ist unsere Annahme (B-60); rules zeigt jeden Würfel.
dice-shot = { hits } gegen { evades }.
dice-shows = zeigt { $icons }
dice-pass = den Entscheidungswürfel behalten: { $icon }
dice-command-odds = odds 1 3: was es bringt, diese Würfel neu zu werfen
dice-odds = Flugzeuge danach: { $chances }. Im Schnitt { $mean }.
dice-odds-when = odds gibt es vor dem zweiten Wurf von Bombing Raid
