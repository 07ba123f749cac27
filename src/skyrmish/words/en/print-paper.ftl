### What stands on the pages of the kit, and inside its cutting files.

print-paper-name = { $paper ->
    [a4] A4
   *[letter] Letter
 }
print-page-note = { print-paper-name }, print at 100 %
print-bar = { $length } mm
print-cutting = Millimetres. Red: cut. Blue: score. Black: engrave. { $whose }

## Seats

print-seat = { $seat ->
    [ember] Ember
    [cobalt] Cobalt
    [jade] Jade
    [plum] Plum
    [slate] Slate
   *[ivory] Ivory
 }
print-emblem = { $emblem ->
    [chevron] chevron
    [ring] ring
    [diamond] diamond
    [trefoil] trefoil
    [star] star
   *[crescent] crescent
 }
print-seat-plane = { print-seat }{ $plane ->
    [0] { "" }
   *[other] { " " }{ $plane }
 }
print-seat-row = { $letter }  { print-seat-plane } { print-emblem }

## Templates and ruler

print-template-name = { $template ->
    [straight] Straight
    [bank] Bank
   *[turn] Turn
 }
print-template = { print-template-name }, costs { $cost }
print-square = { $side } mm × { $side } mm
print-square-how = Print at 100 %: no “fit to page”, no scaling. Measure this square. If it is not { $side } mm, change the printer's scaling and print again, or pieces will not agree with the game.
print-ruler = Range ruler
print-ruler-how = { $strips ->
    [1] { $length } mm
   *[other] { $strips } strips of { $section } mm, tape them end to end
 }
print-ruler-note = { $numbered ->
    [yes] Sections end at { $ends } mm. On a mark counts as closer.
   *[no] Within { $ends } mm is in range.
 }
print-string-how = Take a string that does not stretch. Lay it along the line, tie a knot at each end of it, { $length } mm from knot to knot{ $sections ->
    [1] { "" }
   *[other] , and colour it where sections end, at { $marks } mm
 }. Where the line goes on in another row, mark the end of the row and lay that mark on the next.
print-string-place = { $is_knot ->
    [yes] knot
   *[no] mark
 }
print-all-in-one = All three on one piece
print-all-in-one-how = One start notch, three ends. Glue the two sides back to back: left turns on one side, right turns on the other. Put the start notch to the nose of a { print-what }, lift the { print-what } and set it down in the end you pay for.
print-stubs = The stubs at the bomber's nose and tail fit the common templates: put the notch to the stub, fly, and set the tail stub into the end notch.

## Cards

print-choose = all { $count } allocations for each: { $secret ->
    [yes] choose one in secret, turn it over together
   *[no] choose one, openly
 }
print-foot = Drawn by Skyrmish, { $licence } · { $credit ->
    [not-there] { "" }
   *[other] { $credit } ·{ " " }
 }{ $title }
print-numbers = { $numbers }: one number each
print-bomber-numbers = { print-numbers }; { $speed_name } { $bomber_speed }
print-altitude = Altitude

## Mats

print-band = place { print-what }s outside this line: within { $band } mm of the edge
print-start = { $sides }: place here, touching the edge
print-tile = { $title }, { $tile } of { $last }
print-tile-note = cut along the marks; the next page lies on the dashed strip
print-tiles = { $pages } pages, print at 100 %
print-tiles-how = All of it is { $width } × { $height } mm. Print all pages at 100 % and check the 100 mm bar below. Cut each page along its corner marks, lay the next one on the dashed strip of { $overlap } mm, and tape from behind.

## Dice

print-dice-of = Dice of { print-seat }
print-dice-note = stickers of { $face } mm for dice of { $die } mm
print-rookies = Rookies
print-aces = Aces, one of each letter
print-decision-die = Decision die
print-shared-dice = Hit and Evade dice
print-shared-dice-note = shared by the table
print-dice-of-kind = { $kind ->
    [hit] Hit
   *[evade] Evade
 } dice
print-faces = Faces

## The rule card and the tuck box

print-fold = How to fold
print-fold-how = Fold along every dashed line, both ways. Cut the solid line. Fold the sheet lengthwise, push its ends together until the cut opens to a cross, and close the pages round the cover.{ $sheets ->
    [1] { "" }
   *[other] { " " }Fold each sheet by itself: the second goes on where the first ends.
 }
print-bind = How to bind it
print-bind-how = Cut every sheet along the line in its middle, lay the pages in their order, and staple them at the left.
print-whose = Whose game
print-card-credit = Words and drawings of this card by Skyrmish, { $licence }.
print-clauses = Small signs after a rule name its clause in the rule register.
print-tuck-box-how = { $width } × { $height } × { $depth } mm; 160 g card; cut round it, fold dashed lines, glue the narrow { $strips ->
    [1] tab
   *[other] tab of each strip to the other
 }
print-glue = glue
