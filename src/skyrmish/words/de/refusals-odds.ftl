### Warum eine Frage nach einem Angriff keinen Sinn ergibt.

odds-dice = { $what }: { $number } Würfel liegen nicht zwischen 0 und { $most }
odds-rerolls = { $who ->
    [attacker] Nachwürfe des Angreifers
   *[defender] Nachwürfe des Verteidigers
 }: { $number } liegt nicht zwischen 0 und { $most }
odds-not-from = { $what }: { $number } liegt nicht zwischen { $least } und { $most }
odds-goal = goal: { $given } ist keines von { $known }
odds-kill = goal: Für einen Abschuss nenn das Leben des Ziels
odds-no-rerolls = { $what }: In diesem Regelwerk wird nicht nachgeworfen
odds-section-or-rerolls = { $what }: Sie folgen aus dem Abschnitt; nenn das eine oder das andere
odds-section = section: { $section } liegt nicht zwischen 1 und { $most }
odds-guides = guides: Die Visierlinien ändern in diesem Regelwerk keine Würfel
odds-guides-section = guides: Nenn auch den Abschnitt, damit Nachwürfe gezählt werden können
odds-no-altitude = { $what }: Dieses Regelwerk hat keine Höhe
odds-altitude-section = { $what }: Nenn auch den Abschnitt, damit Nachwürfe gezählt werden können
odds-altitude = { $what }: { $level } liegt in diesem Regelwerk nicht zwischen 0 und { $most }
odds-aces = aces: Dieses Regelwerk gibt keine Ass-Würfel; das Modul ace-pilots tut es in der ersten Ausgabe
