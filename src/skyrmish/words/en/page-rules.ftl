### The screen of the rules.

## rules/RulesScreen

rules-rules-skyrmish = Rules · Skyrmish
rules-rule-sheet = Rule sheet
rules-register-of-clauses = Register of clauses
rules-search-the-clauses = Search the clauses
rules-search-arc-reroll-b-36 = Search: arc, reroll, B-36 …
rules-all-clauses = All clauses
rules-clauses = Clauses
rules-rules = Rules
rules-modules = { $count ->
    [one] { $count } module
   *[other] { $count } modules
 }
rules-no-clause = No clause speaks of “{ $sought }”.
rules-game-and-edition = { $game }, { $edition }

## rules/RulePictures, rules/Compared

rules-picture-templates = { $hexes ->
    [yes] The moves, hex by hex
   *[no] The templates, to scale
 }
rules-picture-special = Special manoeuvres
rules-picture-guns = Where guns reach
rules-picture-of = { $manoeuvre }: { $hexes ->
    [yes] the hexes, and where the plane ends
   *[no] the template, and where the plane ends
 }
rules-picture-cost = costs { $cost }{ $altitude ->
    [0] { "" }
    [one] , and one level of altitude
   *[other] , and { $altitude } levels of altitude
 }
rules-picture-reach = { $most } { $unit ->
    [hexes] hexes
   *[mm] mm
 } at most{ $sections ->
    [one] { "" }
   *[other] , in { $sections } sections
 }; what each of them gives stands on its edge.
rules-picture-guides = Between the forward guides
rules-picture-guides-wide = The lane ahead is { $wide } mm wide.
rules-picture-altitude = Altitude
rules-picture-levels = From 0 to { $most }{ $stores ->
    [yes] : unspent Speed, stored beside the ship
   *[no] : a token stands on as many rings as it is high
 }.
rules-picture-turret = A bomber’s turret
rules-picture-turret-about = A bomber fires all around as far as the ring reaches, and further only ahead.
rules-picture-bomb = A bomb
rules-example = Play it: { $lesson }
rules-scene = Play it: { $scene ->
    [move] a move
    [shot] a shot
    [last-hit] the last hit
    [bomber] a bomber’s move
    [two-against-two] two against two
   *[beginning] from the beginning
 }
rules-scene-title = { $title }: a rule played
rules-about-a-ruling = { $about }.
rules-reading = Here: { $value }.
rules-not-taken = Not taken: { $values }.
rules-compare = Compare with
rules-no-difference = Nothing is different.
