"""Squadron Leader: set-up, movement, altitude, gunnery, order of play, ending; editions as data.

``pieces`` says what lies on the table, ``ruleset`` what the edition's data make of the rules, ``decisions`` what a
seat may answer; the other rooms are named after the rulebook's chapters.
"""
