### Why a mission is none, or not for this table.

at-mission = mission { $mission }: { $reason }
at-side = side { $side }: { $reason }
mission-unknown = mission { $mission } is unknown; the missions are { $missions }
mission-too-long = mission: it has more than { $most } characters
mission-no-json = mission: it cannot be read as JSON
mission-no-name = mission: its name is missing
mission-sides = there must be 2 to { $most } [[sides]]
mission-modules = modules must be a list of names
mission-side-no-name = side { $number } needs a name
mission-no-pieces = side { $side } has no pieces that fly: give it planes or bombers
mission-no-bomber = side { $side } is to reach an edge, and has no bomber that could
mission-no-wins = side { $side } has nothing to win by: wins = {"{"} destroy = [...] {"}"} or {"{"} reach = EDGE {"}"}
mission-nobody-has = side { $side } is to destroy { $kinds }, and nobody else has any
mission-count = { $field } must be a whole number from 0 to { $most }, not { $given }
mission-switch = { $field } must be true or false, not { $given }
mission-no-table = { $given } is not of the form {"{"} key = value {"}"}
mission-stats-of = stats are for a plane or a bomber, not for { $given }
mission-stat-missing = { $stat } of its { $kind } is missing
mission-stat = { $stat } { $given } of its { $kind } is not a whole number from 1 to { $most }
mission-edges = edges must be a list of { $known }
mission-no-edge = { $given } is no edge; the edges are { $known }
mission-returns = planes return after 1 round or more
mission-destroy = destroy must be a list of { $known }
mission-destroy-unknown = there is nothing called { $given } to destroy; there are { $known }
bomber-speed = the Speed of a bomber is { $speed }, not { $given }

## At a table

mission-needs = mission { $mission } needs { $module }, which the edition { $edition } has not
mission-says-itself = it says itself what each side flies: leave out pieces
mission-has-sides = mission { $mission } has { $sides } sides, not { $count }
mission-has-seats = mission { $mission } has { $count } sides, { $sides }, not { $given }; several seats of one side have the same team
mission-side-full = the { $side } have { $most } pieces to fly, not enough for { $given } pilots
mission-has-pieces = mission { $mission }: the { $side } have { so-many-pieces }, not { $given }
