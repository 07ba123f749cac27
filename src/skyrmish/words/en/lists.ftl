### Several things in one sentence.

list-and = { $first } and { $second }
list-or = { $first } or { $second }

## What the language is called by those who speak it, and between whole numbers and decimals

language-name = English
decimal-point = .
