### The screen of the rules.

## rules/RulesScreen

rules-rules-skyrmish = Rules · Skyrmish
rules-rule-sheet = Rule sheet
rules-register-of-clauses = Register of clauses
rules-search-the-clauses = Search the clauses
rules-search-arc-reroll-b-36 = Search: arc, reroll, B-36 …
rules-clauses = Clauses
rules-rules = Rules
rules-modules = { $count } modules
rules-no-clause = No clause speaks of “{ $sought }”.
rules-game-and-edition = { $game }, { $edition }
