### The screen of the print kit.

## kit

kit-paper = Paper

## kit/KitOptions

kit-what-to-print = What to print
kit-everything-for-the-table-cut = Everything for the table, cut from the same geometry that the game plays with.
kit-players = Players
kit-pieces = Pieces
kit-ink = Ink
kit-check-the-scale = Check the scale
kit-print-at-100-and-lay = Print at 100 % and lay a ruler on the bar at the foot of the first sheet: it must measure 100 mm.
kit-group = { $group ->
    [templates] Templates
    [ruler] Range ruler
    [planes] Planes, altitude
    [stats] Stat cards, boards
    [expansion] Bomber, balloon
    [mats] Play mat
    [hex] Hex mat
    [dice] Dice
    [rules] Rules
    [box] Boxes
   *[other] { $group }
}
kit-group-about = { $group ->
    [templates] straight, bank, turn
    [ruler] and string
    [planes] a set each
    [stats] a set each
    [expansion] expansion
    [mats] many pages
    [hex] several pages
    [dice] stickers and blanks
    [rules] a booklet
    [box] of card or plastic
   *[other] { "" }
}
kit-paper-size = { $paper ->
    [a4] A4
    [a3] A3
    [letter] US Letter
   *[other] { $paper }
}
kit-in-colour = Colour
kit-outlines-only = Outlines only

## kit/Played

kit-modules = Modules
kit-all-modules = Each by itself
kit-some-modules = Chosen
kit-board = Board
kit-open-sky = Open sky
kit-hexes = Hexes
kit-board-side = { $side ->
    [width] Width
   *[height] Height
}
kit-mission = Mission
kit-no-mission = none

## kit/SolidView

kit-turning = { $title }, from all sides
kit-turn-by-hand = Drag it, or use the arrow keys.

## kit/KitScreen

kit-print-kit-skyrmish = Print kit · Skyrmish
kit-looking-through-the-drawers = Looking through the drawers …
kit-the-whole-kit = The whole kit
kit-how-far-the-kit-is = How far the kit is
kit-print-the-first-sheet = Print the first sheet
kit-3d-printer = 3D printer
kit-notches-with-the-clearance-you = Notches and sockets with the clearance you choose.
kit-bed = Bed of your printer
kit-bed-of = { $bed } mm
kit-plates = The whole kit has plates of all parts for it, in colours, with grams and time.
kit-scale = Size
kit-scale-of = { $scale } %
kit-clearance = Clearance
kit-printed-and-played-agree = Printed and played agree
kit-templates-notches-and-ruler-are = Templates, notches and ruler are drawn from the geometry that the table measures with, to the last digit.
kit-beginning = Beginning
kit-contents = { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
} of paper and { $parts ->
    [one] { $parts } solid part
   *[other] { $parts } solid parts
}, each as PDF, SVG, STL and 3MF, with an index.
kit-making-it = Making it …
kit-fetch-all = Fetch all
kit-step = { $done } of { $all }: { $what }
kit-clearance-of = { $clearance } mm
kit-first-page = { $title }: its first page

## kit/Previews

kit-pdf = PDF
kit-solid-parts = Solid parts
kit-first-page-as-printed = { $title }: its first page as it will be printed
kit-turn = { $title }: look at it from all sides
kit-larger = { $title }, larger
kit-of-what = of { $title }
kit-count = { $count } pieces
kit-more = { $count } more, if you like
