### The kit to print: what it refuses, its parts and sheets, its first page, and the command. print-paper.ftl has what
### stands on its pages. $what is plane or ship.

## What cannot be

print-no-players = { $players } players are not from 1 to { $most }
print-no-paper = there is no paper '{ $paper }'; there are { $papers }
print-no-size = { $value } { $unit } are not from { $least } to { $most } { $unit }
print-no-page = what the rules say under '{ $title }' is larger than a page of their card; shorter names and tables fit
print-no-mat = a mat of more than { $most } { $hexes ->
    [yes] hexes
   *[no] mm
 } cannot be printed
print-no-part = there is no '{ $part }' in this kit; it has { $parts }
print-no-file = there is no { $name }.{ $form } in this kit
print-no-place-name = '{ $place }' is no name for a folder
print-no-place-parent = there is no folder { $place }
print-no-place-file = { $place } is a file
print-no-place-link = { $place } is a link; name what it points to
print-no-place-other = { $place } holds what no kit put there, or what was changed since: { $files }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }; choose another name, or --force, which replaces what is in its way and leaves the rest
print-no-place-other-zip = { $place } is not the zip of a kit as it was made; choose another name, --no-zip, or --force, which replaces it
print-no-place-zip = { $place } is a folder, so the zip cannot go there
print-no-place-writing = cannot write { $place }: { $why }; nothing was written
print-disk-full = the disk is full
print-disk-quota = the disk quota is used up
print-disk-closed = there is no permission to write there
print-disk-read-only = the disk is read-only
print-disk-name = the name is too long
print-busy = a kit is being made for you already, or too many for others; wait a little
print-gone = that kit is no longer kept; make it again

## What is played

print-with-module = With { $module }{ $needs ->
    [not-there] { "" }
   *[other] { " " }(and { $needs })
 }
print-with-hexes = On hexes
print-with-modules = with { $modules }
print-with-all-modules = and its modules, one by one
print-on-hexes = on hexes
print-enlarged = enlarged to { $scale } %: where a rule says 100 mm, { $scale } mm are meant
print-house-rules = house rules: { $rules }
print-house-rule = { $option } { $value }

## Parts: a title and a note each

print-what = { $what ->
    [ship] ship
   *[plane] plane
 }
print-what-first = { $what ->
    [ship] Ship
   *[plane] Plane
 }
print-part-plane = { print-what-first }
print-part-plane-note = { $mission ->
    [yes] each in its player's colour
   *[no] one a player, in the player's colour
 }
print-part-plane-blank = Blank { print-what }
print-part-plane-blank-note = to paint, or to put a model on
print-part-plane-letter = { print-what-first } with letter { $letter }
print-part-plane-letter-note = instead of the { print-what }, if you like
print-part-plane-touch = { print-what-first } to tell by touch: { print-emblem }
print-part-plane-touch-note = instead of the { print-what }, if you like
print-part-plane-braille = { print-what-first } with letter { $letter } in Braille
print-part-plane-braille-note = instead of the { print-what }, if you like
print-part-altitude-ring-touch = Altitude ring to tell by touch: { print-emblem }
print-part-altitude-ring-touch-note = { $notches ->
    [1] one notch
   *[other] { $notches } notches
 } in its rim
print-part-altitude-ring = Altitude ring
print-part-altitude-ring-note = { $levels } under each{ $bombers ->
    [yes] , a bomber too
   *[no] { "" }
 }; they lock into each other and under the { print-what }
print-part-first-player = First-player token
print-part-first-player-note = { "" }
print-part-template-all = All-in-one template
print-part-template-all-note = one for the table; turn it over for the right
print-part-template = { print-template-name } template
print-part-template-note = turn it over for the right; print one a player if you like
print-part-ruler-part = Range ruler, part { $number }
print-part-ruler-part-note = one of { $parts } that lock into each other
print-part-ruler = Range ruler in one piece
print-part-ruler-note = { $length } mm long{ $parts ->
    [1] { "" }
   *[other] , instead of the { $parts }: lay it across the plate's diagonal
 }
print-part-stat-board-pegs = Stat board with pegs
print-part-stat-board-pegs-note = one each: a peg in every row
print-part-stat-dial = Stat dial
print-part-stat-dial-note = instead of the board with pegs, if you like: a pointer on every dial
print-part-dial-pointer = Dial pointer
print-part-dial-pointer-note = { $pegs } a dial
print-part-ruler-bendable = Bendable range ruler
print-part-ruler-bendable-note = thin enough to lie over tokens
print-part-peg = Peg
print-part-peg-note = { $pegs } a board{ $bombers ->
    [0] { "" }
   *[other] , { $bombers } on a bomber's
 }
print-part-stat-board = Stat board { $stats }
print-part-stat-board-note = { $shares }
print-share = { $name } { $value }
print-part-bomber = Bomber
print-part-bomber-note = its stubs fit the templates' notches{ $levels ->
    [0] { "" }
   *[other] , its socket the altitude rings
 }
print-part-bomb = Bomb
print-part-bomb-note = { $bombs } a bomber
print-part-balloon = Balloon
print-part-balloon-note = { "" }
print-part-stat-board-bomber = Stat board of the bomber
print-part-stat-board-bomber-note = { $shares }
print-part-die = Blank die
print-part-die-note = { $die } mm, for the stickers; bought dice do as well
print-part-box = { $several ->
    [yes] Box { $number }
   *[no] Box
}
print-part-box-note = for { print-players }, { $width } × { $length } mm
print-part-lid = { $several ->
    [yes] Lid { $number }
   *[no] Lid
}
print-part-lid-note = printed with its top down

## Sheets: a title and a note each

print-sheet-templates-sheet = Templates and ruler
print-sheet-templates-sheet-note = on card of 160 g; check the 50 mm square first
print-sheet-string-ruler = Ruler of string
print-sheet-string-ruler-note = a guide to knot and mark one; keep the page
print-sheet-planes-sheet = { $what ->
    [ship] Ships
   *[plane] Planes
 }{ $levels ->
    [0] { "" }
   *[other] { " " }and altitude
 }
print-sheet-planes-sheet-note = on card of 160 g
print-sheet-stat-cards = Stat cards
print-sheet-stat-cards-note = { $width } × { $height } mm{ $larger ->
    [yes] { "" }
   *[no] , for sleeves
 }: to fill in, and all allocations for each player; with a drop of glue or puff paint on every dot the Braille can be felt
print-sheet-bombers-sheet = Bombers and balloons
print-sheet-bombers-sheet-note = on card of 160 g
print-sheet-play-mat = Play mat
print-sheet-play-mat-note = { $width } × { $height } mm, over many pages
print-sheet-hex-mat = Hex mat
print-sheet-hex-mat-note = { $columns } by { $rows } hexes, over several pages
print-sheet-dice-stickers = Dice stickers
print-sheet-dice-stickers-note = on label paper, for dice of { $die } mm
print-sheet-rule-card = Rules{ $cut ->
    [yes] , in large type
   *[no] , to fold up
 }
print-sheet-rule-card-note = { $cut ->
    [yes] two pages from every sheet
   *[no] eight small pages from every sheet
 }
print-sheet-tuck-box = Tuck box
print-sheet-tuck-box-note = for the paper pieces, on card of 160 g

## The first page of a kit

print-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
print-index-title = Print kit: { $title }
print-index-about = Everything for { print-players }, from the same geometry the game plays with: a printed template cannot disagree with the simulated one. Print plastic or paper, or some of each.
print-index-filament = Filament for what the table needs
print-filament = { $grams } g, { $metres } m of 1.75 mm
print-index-time = Time to print it, about
print-hours = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
 }
print-index-sizes = Clearance, thickness
print-sizes = { $tolerance } mm, { $thickness } mm
print-index-paper = Paper
print-pages = { print-paper-name }, { $pages } pages{ $low_ink ->
    [yes] , low ink
   *[no] { "" }
 }
print-index-modules = Modules
print-index-estimates = Grams and times are a rule of thumb: PLA, 0.2 mm layers, two walls, a fifth of infill.
print-index-solids = For the 3D printer
print-index-spare = Instead, or as well, if you like
print-takes = { $width } × { $length } × { $height } mm; { $grams } g, { $time }{ $several ->
    [yes] { " " }each
   *[no] { "" }
 }
print-change-at = Two colours: change filament at { $height } mm.
print-plate = Plate { $number }
print-on-plate = { $count } × { $title }
print-plate-takes = { $grams } g, { $time }
print-index-plates = Plates for a bed of { $bed } × { $bed } mm
print-larger-than-bed = Larger than the bed, so on no plate: { $parts }.
print-index-colours = The 3MF files have their colours as parts of their own, for a printer that changes filament by itself. Others change it by hand at the height that is told with each part.
print-index-cutting = For the laser cutter, nested
print-cutting-sheet = { $sheet ->
    [a4] Sheets of A4
   *[other] Sheets of 600 × 300 mm
 }
print-cutting-kerf = Layers are named cut, score and engrave. { $kerf ->
    [0] The files have no kerf: give yours with --kerf.
   *[other] Lines lie outside by half a kerf of { $kerf } mm.
 }
print-index-sheets = On paper
print-index-scale = Print at 100 %.
print-index-scale-how = No “fit to page”. Lay a ruler on the 100 mm bar at the foot of a page{ $square ->
    [yes] { " " }(and on the 50 mm square of the templates)
   *[no] { "" }
 }: if it is not right, nothing else will be.
print-first-page = { $title }, first page
print-pages-short = { $pages } p.
print-index-assembly = Put it together
print-how-solids = Print every solid as it lies in its file: flat side down, no supports, 0.2 mm layers.
print-how-notches = Try one { print-what } in a template's notch before you print the rest. If it is tight, make the kit again with a larger --tolerance; if it rattles, with a smaller one.
print-how-rings = Altitude rings go under the { print-what }, boss upwards; they lock and cannot turn.
print-how-ruler = Press the ruler's tongues into their sockets from above, in their order.
print-how-pegs = Pegs go into the stat board from the front: one in each row.
print-how-flat = Flat parts can be cut with a laser from the SVG files: red is cut, blue is scored, black is engraved.
print-how-stickers = Print the dice, or buy blank ones as large. Print the stickers on label paper, cut them, and stick them on.
print-how-aces = Aces have cut corners and a letter; the Decision die has a gold ring.
print-how-paper = Glue paper pieces on card before you cut them, or print on card of 160 g.
print-how-rules = Each sheet of rules folds to eight pages: fold every dashed line, cut the solid one, push the ends together.
print-how-binding = Cut every sheet of rules in its middle, and staple the pages in their order.
print-index-credit = Whose work
print-credit-dice = An unofficial implementation of the mechanics of Squadron Dice by Flatworks Gaming, LLC; not affiliated.
print-index-licence = The models, drawings and texts of this kit are Skyrmish's own and are licensed { $licence }: share and change them, name their makers, keep the licence. See { $file }.

## While it is made, and afterwards

print-index = Index
print-ready = Ready
print-forced = --force replaces { $files }; other files of yours stay as they are.
print-made = { $parts ->
    [one] 1 solid part
   *[other] { $parts } solid parts
 } and { $sheets ->
    [one] 1 paper sheet
   *[other] { $sheets } paper sheets
 } in { $seconds } s ({ $size } MB).
print-takes-in-all = What the table needs takes about { $grams } g and { $hours } h to print.
print-open = Open { $page }{ $archive ->
    [not-there] { "" }
   *[other] ; the same as { $archive }
 }.
