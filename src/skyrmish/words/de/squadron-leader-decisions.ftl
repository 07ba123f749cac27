### Worauf der Tisch wartet: wie ein Pilot gefragt wird, und was die anderen hören.

ask-assign = Werte verteilen
waits-assign = dass Werte verteilt werden
ask-place = aufstellen
waits-place = dass ein Flugzeug aufgestellt wird
ask-move = ziehen
waits-move = einen Zug
ask-attack = angreifen
waits-attack = einen Angriff, oder dass nicht geschossen wird
ask-attack-reroll = einen Angriffswürfel nachwerfen
waits-attack-reroll = einen Nachwurf im Angriff, oder dass die Würfel bleiben
ask-ace-defence = Ass-Würfel in der Abwehr
waits-ace-defence = wie viele Ass-Würfel abwehren
ask-defence-reroll = einen Abwehrwürfel nachwerfen
waits-defence-reroll = einen Nachwurf in der Abwehr, oder dass die Würfel bleiben
ask-immelmann = einen Immelmann fliegen
waits-immelmann = den Immelmann, oder den Verzicht darauf
ask-dive-bomb = einen Sturzangriff fliegen
waits-dive-bomb = den Sturzangriff, oder den Verzicht darauf
ask-push-gain = was gewonnen wird
waits-push-gain = die Wahl zwischen Tempo und Höhe
